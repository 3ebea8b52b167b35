//! `mandate verify`: whether a recorded game is what it says.

use crate::args::VerifyArguments;
use crate::files;
use crate::trouble::Trouble;
use game::{Game, Seat};
use std::io::{self, Write};
use table::{Ended, Record, RecordError, Table, printable};
use words::{Language, listed};

pub fn run(arguments: &VerifyArguments) -> Result<(), Trouble> {
    let (file, language) = (&arguments.file, arguments.language);
    let (record, game) = files::read(file)?;
    let verified =
        (game.verify)(&record, language).map_err(|error| Trouble::Record { file: file.clone(), error })?;
    let (contributions, actions) = (record.contributions.len().to_string(), verified.actions.to_string());
    let told = [
        ("file", &*file.display().to_string()),
        ("game", game.id),
        ("promised", if record.secret.is_some() { "secret" } else { "seed" }),
        ("contributions", &contributions),
        ("actions", &actions),
        ("result", &verified.result),
    ];
    Ok(writeln!(io::stdout(), "{}", printable(&words::text(language, "terminal-verified", &told)))?)
}

/// What a record that keeps its promises holds.
pub struct Verified {
    actions: usize,
    /// What came of the game, in words.
    result: String,
}

/// Checks a record.
pub fn verify_record<G: Game>(record: &Record, language: Language) -> Result<Verified, RecordError> {
    let table: Table<G> = table::verify(record)?;
    let name = |seat: Seat| table.players()[seat.index()].name.clone();
    let say = |id: &str, arguments: &[(&str, &str)]| words::text(language, id, arguments);
    let result = match (table.outcome(), table.ended()) {
        (None, None) => say("terminal-verified-running", &[]),
        (None, Some(Ended::Agreed)) => say("terminal-verified-agreed", &[]),
        (None, Some(Ended::Resigned(seat))) => say("terminal-verified-resigned", &[("name", &name(seat))]),
        (None, Some(Ended::TimedOut(seat))) => say("terminal-verified-timed-out", &[("name", &name(seat))]),
        (Some(outcome), _) => {
            let winners: Vec<String> = outcome.winners().iter().map(name).collect();
            let scores: Vec<String> = outcome.scores().iter().map(ToString::to_string).collect();
            let told = [("winners", &*listed(language, &winners)), ("scores", &scores.join(", "))];
            say("terminal-verified-won", &told)
        }
    };
    Ok(Verified { actions: table.len(), result })
}
