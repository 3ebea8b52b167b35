//! `mandate games`: what can be played.

use crate::args::GamesArguments;
use crate::registry::GAMES;
use crate::trouble::Trouble;
use std::io::{self, Write};

pub fn games(arguments: &GamesArguments) -> Result<(), Trouble> {
    let (mut out, language) = (io::stdout().lock(), arguments.language);
    for (number, game) in GAMES.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let (fewest, most) = (game.seats.0.to_string(), game.seats.1.to_string());
        let (title, designers) = ((game.title)(language), (game.designers)(language));
        let told = [("id", game.id), ("title", &title), ("designers", &designers)];
        let seats =
            [("fewest", &*fewest), ("most", &most), ("exact", if fewest == most { "yes" } else { "no" })];
        writeln!(out, "{}", words::text(language, "terminal-games-game", &[&told[..], &seats].concat()))?;
        for option in game.options {
            let values: Vec<String> = option.values.iter().map(ToString::to_string).collect();
            writeln!(out, "  --option {}={}", option.name, values.join("|"))?;
            let usual = words::text(language, "terminal-games-usual", &[("value", &values[0])]);
            writeln!(out, "      {} {usual}", (game.option_help)(option.name, language))?;
        }
    }
    Ok(())
}
