//! `mandate games`: what can be played.

use crate::args::GamesArguments;
use crate::shelf::SHELF;
use crate::trouble::Trouble;
use std::io::{self, Write};

pub fn games(arguments: &GamesArguments) -> Result<(), Trouble> {
    let (mut out, language) = (io::stdout().lock(), arguments.language);
    for (number, shelved) in SHELF.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let (fewest, most) = (shelved.seats.0.to_string(), shelved.seats.1.to_string());
        let (title, designers) = ((shelved.title)(language), (shelved.designers)(language));
        let told = [("id", shelved.id), ("title", &title), ("designers", &designers)];
        let seats =
            [("fewest", &*fewest), ("most", &most), ("exact", if fewest == most { "yes" } else { "no" })];
        writeln!(out, "{}", words::text(language, "terminal-games-game", &[&told[..], &seats].concat()))?;
        for option in shelved.options {
            let values: Vec<String> = option.values.iter().map(ToString::to_string).collect();
            writeln!(out, "  --option {}={}", option.name, values.join("|"))?;
            let usual = words::text(language, "terminal-games-usual", &[("value", &values[0])]);
            writeln!(out, "      {} {usual}", (shelved.option_help)(option.name, language))?;
        }
    }
    Ok(())
}
