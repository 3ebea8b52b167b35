//! `mandate games`: what can be played.

use crate::shelf::SHELF;
use crate::trouble::Trouble;
use std::io::{self, Write};

pub fn games() -> Result<(), Trouble> {
    let mut out = io::stdout().lock();
    for (number, shelved) in SHELF.iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        let (fewest, most) = shelved.seats;
        let seats = if fewest == most { format!("{fewest}") } else { format!("{fewest} to {most}") };
        writeln!(out, "{}: {} by {}, {seats} seats", shelved.id, shelved.name, shelved.designers)?;
        for option in shelved.options {
            let values: Vec<String> = option.values.iter().map(ToString::to_string).collect();
            writeln!(out, "  --option {}={}", option.name, values.join("|"))?;
            writeln!(out, "      {} [default: {}]", option.meaning, values[0])?;
        }
    }
    Ok(())
}
