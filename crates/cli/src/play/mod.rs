//! `mandate play`: a match in this terminal, against bots or with friends at the same keyboard.
//!
//! `sitting` is the match and its file, `turns` says who comes to the keyboard next, `choice` how an action is found
//! among many; `plain` plays line by line, `screen` with the whole terminal.

mod seating;
mod sitting;
mod turns;
mod choice;
mod asking;
mod plain;
mod screen;

use crate::args::PlayArguments;
use crate::boards::Drawn;
use crate::files;
use crate::trouble::Trouble;
use bots::Judged;
use sitting::Sitting;
use std::env;
use std::io::{self, IsTerminal};
use table::{Record, printable};

pub use choice::{Choice, Meant, tidy};
pub use plain::{command, next_line, write_options};
pub use seating::Chair;
#[cfg(test)]
pub use sitting::tests::offered_first;

pub fn run(arguments: &PlayArguments) -> Result<(), Trouble> {
    let continued = arguments.continued.as_deref().map(files::read).transpose()?;
    match (&continued, arguments.game) {
        (Some((record, game)), _) => (game.play)(arguments, Some(record)),
        (None, Some(game)) => (game.play)(arguments, None),
        (None, None) => Err(Trouble::NothingToDo),
    }
}

/// Plays a match until it is over or the players leave; either way it is in its file.
pub fn play<G: Judged + Drawn>(arguments: &PlayArguments, record: Option<&Record>) -> Result<(), Trouble> {
    let mut sitting = Sitting::<G>::begin(arguments, record)?;
    if arguments.plain || !is_capable() {
        return plain::run(&mut sitting);
    }
    screen::run(&mut sitting)?;
    plain::farewell(&sitting, &mut io::stdout())
}

/// Whether this is a terminal that can be drawn on.
fn is_capable() -> bool {
    let dumb = env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb");
    !dumb && io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Where the match is kept, and what can be done with it.
fn about_file<G: Judged + Drawn>(sitting: &Sitting<G>) -> String {
    let id = if sitting.table.is_over() { "terminal-finished" } else { "terminal-kept" };
    words::text(sitting.language, id, &[("file", &printable(&sitting.file.display().to_string()))])
}
