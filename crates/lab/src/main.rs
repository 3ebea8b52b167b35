//! The program `lab`, for those who work on Mandate: measures how strong and how fast the bots are, and teaches them anew.

mod args;
mod trouble;
mod shelf;
mod measure;
mod measured;
mod speed;
mod learn;

use args::{Arguments, Command};
use clap::Parser;
use std::process::ExitCode;
use trouble::Trouble;

fn main() -> ExitCode {
    let done = match Arguments::parse().command {
        Command::Measure(arguments) => measure::run(&arguments),
        Command::Learn(arguments) => learn::run(&arguments),
    };
    match done {
        Ok(()) | Err(Trouble::NobodyReads) => ExitCode::SUCCESS,
        Err(trouble) => {
            // What went wrong may quote a file that somebody else wrote.
            eprintln!("{}", table::printable(&format!("lab: {trouble}")));
            ExitCode::from(trouble.exit_status())
        }
    }
}
