//! `mandate verify`: whether a recorded game is what it says.

use crate::args::VerifyArguments;
use crate::files;
use crate::trouble::Trouble;
use game::Game;
use std::io::{self, Write};
use table::{Record, RecordError, Table, printable};

pub fn run(arguments: &VerifyArguments) -> Result<(), Trouble> {
    let file = &arguments.file;
    let (record, game) = files::read(file)?;
    let verdict = (game.verify)(&record).map_err(|error| Trouble::Record { file: file.clone(), error })?;
    Ok(writeln!(io::stdout(), "{}", printable(&format!("{}: {verdict}", file.display())))?)
}

/// Checks a record and says in one sentence what it holds.
pub fn verify_record<G: Game>(record: &Record) -> Result<String, RecordError> {
    let table: Table<G> = table::verify(record)?;
    let result = match table.outcome() {
        None => "the game is not over".to_owned(),
        Some(outcome) => {
            let names: Vec<&str> =
                outcome.winners().iter().map(|seat| table.players()[seat.index()].name.as_str()).collect();
            let scores: Vec<String> = outcome.scores().iter().map(ToString::to_string).collect();
            format!("{} won, scores {}", names.join(" and "), scores.join(", "))
        }
    };
    let (game, actions) = (G::ID, table.len());
    let promised = match (&record.secret, record.contributions.len()) {
        (None, _) => "seed".to_owned(),
        (Some(_), 1) => "secret, 1 contribution, seed".to_owned(),
        (Some(_), count) => format!("secret, {count} contributions, seed"),
    };
    Ok(format!("verified: {game}, {promised}, deal and {actions} actions are as promised; {result}"))
}
