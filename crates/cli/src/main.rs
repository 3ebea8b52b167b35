//! The program `mandate`: its commands, one file each, and how it reports what went wrong.

mod args;
mod trouble;
mod shelf;
mod boards;
mod wrap;
mod serve;
mod play;
mod list;
mod files;
mod trace;
mod players;
mod simulate;
mod report;
mod arena;
mod hint;
mod verify;
mod replay;
mod admin;

use args::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;
use trouble::Trouble;
use words::Language;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Read once more, so that the settings of the environment count.
    let command = arguments.command.or_else(|| Arguments::parse_from(["mandate", "serve"]).command);
    match command.as_ref().map_or(Ok(()), run) {
        Ok(()) | Err(Trouble::NobodyReads) => ExitCode::SUCCESS,
        Err(trouble) => {
            // What went wrong may quote a file that somebody else wrote.
            let language = command.as_ref().map_or(Language::English, language);
            eprintln!("{}", table::printable(&format!("mandate: {}", trouble.told(language))));
            ExitCode::from(trouble.exit_status())
        }
    }
}

/// The language in which a command speaks.
fn language(command: &Command) -> Language {
    match command {
        Command::Play(arguments) => arguments.language,
        Command::Games(arguments) => arguments.language,
        Command::Hint(arguments) => arguments.language,
        Command::Replay(arguments) => arguments.language,
        _ => Language::English,
    }
}

fn run(command: &Command) -> Result<(), Trouble> {
    match command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Games(arguments) => list::games(arguments),
        Command::Trace(arguments) => trace::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Hint(arguments) => hint::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Replay(arguments) => replay::run(arguments),
        Command::Admin(arguments) => admin::run(arguments),
    }
}
