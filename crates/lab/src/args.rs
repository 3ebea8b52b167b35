//! What can be written after `lab` on the command line.

use crate::shelf::{self, Shelved};
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;

/// Measures Mandate's bots and teaches them anew.
#[derive(Parser)]
#[command(name = "lab", version)]
pub struct Arguments {
    #[command(subcommand)]
    pub command: Command,
}

#[derive(Subcommand)]
pub enum Command {
    /// Measures how strong the bots are: all levels of all games, as a table
    Measure(MeasureArguments),
    /// Learns anew how positions are judged, by self-play, and prints the table of weights as Rust
    Learn(LearnArguments),
}

#[derive(Args)]
pub struct MeasureArguments {
    /// One game only [default: all]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static Shelved>,
    /// How many games of each contest
    #[arg(long, value_name = "G", default_value_t = 400)]
    pub games: u64,
    /// Milliseconds for each decision; a fifth of it against random
    #[arg(long, value_name = "MS", default_value_t = 50)]
    pub time: u64,
    /// Any text; it gives the deals
    #[arg(long, value_name = "TEXT", default_value = "mandate")]
    pub seed: String,
    /// The file that keeps what was played; a later measurement goes on from there
    #[arg(long, value_name = "FILE", default_value = "measured.jsonl")]
    pub results: PathBuf,
    /// How many games are played at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Measures how fast the search thinks instead: imagined games per second on one core
    #[arg(long, conflicts_with_all = ["games", "results", "threads"])]
    pub speed: bool,
}

#[derive(Args)]
pub struct LearnArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static Shelved,
    /// How many games bots play themselves with each number of seats
    #[arg(long, value_name = "G", default_value_t = 20_000)]
    pub games: u64,
    /// Any text; the same text and number of games give the same table
    #[arg(long, value_name = "TEXT", default_value = "mandate")]
    pub seed: String,
    /// How many games are played at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
}

fn a_game(id: &str) -> Result<&'static Shelved, String> {
    shelf::find(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::SHELF.iter().map(|shelved| shelved.id).collect();
        format!("there is no such game; there are {}", known.join(", "))
    })
}
