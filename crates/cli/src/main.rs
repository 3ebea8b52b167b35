//! The program `mandate`: its commands, one file each, and how it reports what went wrong.

mod args;
mod trouble;
mod registry;
mod boards;
mod wrap;
mod serve;
mod think;
mod play;
mod lesson;
mod puzzle;
mod list;
mod files;
mod trace;
mod players;
mod simulate;
mod report;
mod arena;
mod hint;
mod analyse;
mod verify;
mod replay;
mod admin;

use args::{Arguments, Command};
use clap::Parser;
use std::io::ErrorKind;
use std::process::ExitCode;
use trouble::Trouble;
use words::Language;

/// Gives back to the system what is not used any more: a server that has had thousands of tables open is as small as one
/// that has not.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    // Read once more, so that the settings of the environment count.
    let command = arguments.command.or_else(|| Arguments::parse_from(["mandate", "serve"]).command);
    match command.as_ref().map_or(Ok(()), run) {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has closed it, like `head` does. That is no trouble at all.
        Err(Trouble::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
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
        Command::Lesson(arguments) => arguments.language,
        Command::Puzzle(arguments) => arguments.language,
        Command::Hint(arguments) => arguments.language,
        Command::Analyse(arguments) => arguments.language,
        Command::Verify(arguments) => arguments.language,
        Command::Replay(arguments) => arguments.language,
        _ => Language::English,
    }
}

fn run(command: &Command) -> Result<(), Trouble> {
    match command {
        Command::Serve(arguments) => serve::run(arguments),
        Command::Think(arguments) => think::run(arguments),
        Command::Play(arguments) => play::run(arguments),
        Command::Lesson(arguments) => lesson::run(arguments),
        Command::Puzzle(arguments) => puzzle::run(arguments),
        Command::Games(arguments) => list::games(arguments),
        Command::Trace(arguments) => trace::run(arguments),
        Command::Simulate(arguments) => simulate::run(arguments),
        Command::Arena(arguments) => arena::run(arguments),
        Command::Hint(arguments) => hint::run(arguments),
        Command::Analyse(arguments) => analyse::run(arguments),
        Command::Verify(arguments) => verify::run(arguments),
        Command::Replay(arguments) => replay::run(arguments),
        Command::Admin(arguments) => admin::run(arguments),
    }
}
