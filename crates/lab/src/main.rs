//! The program `lab`, for those who work on Mandate: measures how strong and how fast the bots are and what a
//! server carries, and teaches the bots anew.

mod args;
mod trouble;
mod registry;
mod lines;
mod lineup;
mod measure;
mod measured;
mod speed;
mod learn;
mod luck;
mod studied;
mod errors;
mod erred;
mod stability;
mod puzzles;
mod load;

use args::{Arguments, Command};
use clap::Parser;
use std::io::ErrorKind;
use std::process::ExitCode;
use trouble::Trouble;

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Measure(arguments) => measure::run(&arguments),
        Command::Learn(arguments) => learn::run(&arguments),
        Command::Luck(arguments) => luck::run(&arguments),
        Command::Errors(arguments) => errors::run(&arguments),
        Command::Stability(arguments) => stability::run(&arguments),
        Command::Puzzles(arguments) => puzzles::run(&arguments),
        Command::Load(arguments) => load::run(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        // Whoever read our output has closed it, like `head` does. That is no trouble at all.
        Err(Trouble::Output(error)) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(trouble) => {
            // What went wrong may quote a file that somebody else wrote.
            eprintln!("{}", table::printable(&format!("lab: {trouble}")));
            ExitCode::from(trouble.exit_status())
        }
    }
}
