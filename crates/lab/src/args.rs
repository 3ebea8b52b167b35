//! What can be written after `lab` on the command line.

use crate::registry::{self, GameEntry};
use clap::{Args, Parser, Subcommand};
use games::NoSuchGame;
use std::path::PathBuf;

/// Measures Mandate's bots and its server, and teaches the bots anew.
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
    /// Measures the luck of games of all levels: whether it has the mean zero, and what an adjusted result is worth
    Luck(LuckArguments),
    /// Lets all levels decide in the same positions, and analyses what each of them loses there: who errs most
    Errors(ErrorsArguments),
    /// Analyses games at the depth of every analysis and looks again at decisions with ten times the thought and other dice:
    /// how many errors stay as they were, and what an analysis takes
    Stability(StabilityArguments),
    /// Looks for puzzles in games of the master: positions with one good option that the planner does not see
    Puzzles(PuzzlesArguments),
    /// Puts a server of this machine under load, and measures what moves, pushes and pages cost it
    Load(Box<LoadArguments>),
}

#[derive(Args)]
pub struct MeasureArguments {
    /// One game only [default: all]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
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
pub struct LuckArguments {
    /// One game only [default: all]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many games, with two seats
    #[arg(long, value_name = "G", default_value_t = 1000)]
    pub games: u64,
    /// Imagined games for each decision of the players
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub play: u32,
    /// Imagined games for each position, when luck is measured
    #[arg(long, value_name = "N", default_value_t = 24)]
    pub worlds: u32,
    /// How many other ways a draw could have come are looked at
    #[arg(long, value_name = "N", default_value_t = 12)]
    pub alternatives: u32,
    /// Any text; it gives the deals
    #[arg(long, value_name = "TEXT", default_value = "mandate")]
    pub seed: String,
    /// The file that keeps what was analysed; a later run goes on from there
    #[arg(long, value_name = "FILE", default_value = "luck.jsonl")]
    pub results: PathBuf,
    /// How many games are analysed at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
}

#[derive(Args)]
pub struct ErrorsArguments {
    /// One game only [default: all]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many games, with two seats
    #[arg(long, value_name = "G", default_value_t = 1000)]
    pub games: u64,
    /// How many decisions with a choice are looked at, of each seat in each game
    #[arg(long, value_name = "D", default_value_t = 1)]
    pub decisions: usize,
    /// Imagined games for each decision of the players; a general thinks of no more than its level allows
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub play: u32,
    /// Imagined games for each decision that is looked at: far more than the players have
    #[arg(long, value_name = "N", default_value_t = 8000)]
    pub iterations: u32,
    /// Any text; it gives the deals, and which decisions are looked at
    #[arg(long, value_name = "TEXT", default_value = "mandate")]
    pub seed: String,
    /// The file that keeps what was found; a later run goes on from there
    #[arg(long, value_name = "FILE", default_value = "errors.jsonl")]
    pub results: PathBuf,
    /// How many games are looked at at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
}

#[derive(Args)]
pub struct StabilityArguments {
    /// One game only [default: all]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many games with two seats are analysed, between all pairs of levels in turn
    #[arg(long, value_name = "G", default_value_t = 4)]
    pub games: u64,
    /// How many of their decisions with a choice are looked at again
    #[arg(long, value_name = "D", default_value_t = 100)]
    pub again: usize,
    /// Imagined games for each decision of the players
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub play: u32,
    /// The same number of imagined games for every decision that is analysed [default: as many as needed]
    #[arg(long, value_name = "N")]
    pub iterations: Option<u32>,
    /// Imagined games for the first look at a decision, if as many as needed are used
    #[arg(long, value_name = "N", conflicts_with = "iterations", requires = "most")]
    pub first: Option<u32>,
    /// Imagined games for the last look at a decision
    #[arg(long, value_name = "N", conflicts_with = "iterations", requires = "first")]
    pub most: Option<u32>,
    /// Any text; it gives the deals
    #[arg(long, value_name = "TEXT", default_value = "stability")]
    pub seed: String,
}

#[derive(Args)]
pub struct LearnArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
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

#[derive(Args)]
pub struct PuzzlesArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
    /// How many puzzles the file should hold
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub count: usize,
    /// Imagined games for each decision that is looked at; ten times as many confirm what was found
    #[arg(long, value_name = "N", default_value_t = 600)]
    pub iterations: u32,
    /// By how many games in a hundred the best option must be better than any other
    #[arg(long, value_name = "PERCENT", default_value_t = 5.0)]
    pub gap: f32,
    /// Any text; it gives the deals. The same text, numbers and file give the same puzzles
    #[arg(long, value_name = "TEXT", default_value = "mandate")]
    pub seed: String,
    /// The file to which they are added, a line each; a later run goes on with the next deal
    #[arg(long, value_name = "FILE")]
    pub file: PathBuf,
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct LoadArguments {
    #[command(subcommand)]
    pub command: Option<LoadCommand>,
    #[command(flatten)]
    pub moves: MovesArguments,
}

#[derive(Subcommand)]
pub enum LoadCommand {
    /// One table with many spectators
    Spectators(SpectatorsArguments),
    /// Pages of rules, the lobby and files, asked for one after the other
    Pages(PagesArguments),
    /// What open tables, waiting streams and stored matches take
    Memory(MemoryArguments),
}

#[derive(Args)]
pub struct MovesArguments {
    /// One game only [default: all, one after the other]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many tables, with two people at each
    #[arg(long, value_name = "N", default_value_t = 10)]
    pub tables: u64,
    /// How many spectators at each table
    #[arg(long, value_name = "S", default_value_t = 0)]
    pub spectators: u64,
    /// Moves a second at all tables together [default: as many as possible]
    #[arg(long, value_name = "R")]
    pub rate: Option<f64>,
    /// How many seconds each game is played
    #[arg(long, value_name = "T", default_value_t = 20)]
    pub seconds: u64,
    /// How many moves of each game at most
    #[arg(long, value_name = "M")]
    pub moves: Option<u64>,
    /// Streams may be compressed, if the server does that
    #[arg(long)]
    pub gzip: bool,
    #[command(flatten)]
    pub server: ServerArguments,
}

#[derive(Args)]
pub struct SpectatorsArguments {
    /// One game only [default: all, one after the other]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many spectators
    #[arg(long, value_name = "S", default_value_t = 1000)]
    pub spectators: u64,
    /// Moves a second [default: the next when everybody has the last]
    #[arg(long, value_name = "R")]
    pub rate: Option<f64>,
    /// How many seconds each game is played
    #[arg(long, value_name = "T", default_value_t = 20)]
    pub seconds: u64,
    /// How many moves of each game at most
    #[arg(long, value_name = "M")]
    pub moves: Option<u64>,
    /// Streams may be compressed, if the server does that
    #[arg(long)]
    pub gzip: bool,
    #[command(flatten)]
    pub server: ServerArguments,
}

#[derive(Args)]
pub struct PagesArguments {
    /// How many requests for each kind of page
    #[arg(long, value_name = "N", default_value_t = 5000)]
    pub requests: u64,
    /// Asks for uncompressed pages
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub server: ServerArguments,
}

#[derive(Args)]
pub struct MemoryArguments {
    /// One game only [default: all, one after the other]
    #[arg(value_parser = a_game)]
    pub game: Option<&'static GameEntry>,
    /// How many tables, each of which is played to its end
    #[arg(long, value_name = "N", default_value_t = 100)]
    pub tables: u64,
    /// How many spectators of one table
    #[arg(long, value_name = "S", default_value_t = 1000)]
    pub spectators: u64,
    #[command(flatten)]
    pub server: ServerArguments,
}

/// Which server is measured, and how the result is told.
#[derive(Args, Clone)]
pub struct ServerArguments {
    /// The program `mandate`, started on a free port with a temporary database and raised limits, anew for each run
    #[arg(long, value_name = "PATH", required_unless_present = "at", conflicts_with = "at")]
    pub server: Option<PathBuf>,
    /// A server of this machine that runs already, such as <http://127.0.0.1:8080>; whoever runs it has raised its limits
    #[arg(long, value_name = "URL")]
    pub at: Option<String>,
    /// The process of that server; without it, processor time and memory are not measured
    #[arg(long, value_name = "PID", requires = "at")]
    pub process: Option<u32>,
    /// Another program to compare with: both run in turn
    #[arg(long, value_name = "PATH", conflicts_with = "at")]
    pub against: Option<PathBuf>,
    /// How many times each server runs; medians are reported
    #[arg(long, value_name = "R", default_value_t = 1)]
    pub rounds: u64,
    /// Percent of the machine that the generator may take before its report is refused
    #[arg(long, value_name = "PERCENT", default_value_t = 50.0)]
    pub most_share: f64,
    /// Milliseconds that the generator's own tasks may run late (99th percentile) before its report is refused
    #[arg(long, value_name = "MS", default_value_t = 10.0)]
    pub most_lag: f64,
    /// Prints JSON instead of a table
    #[arg(long)]
    pub json: bool,
}

fn a_game(id: &str) -> Result<&'static GameEntry, NoSuchGame> {
    registry::find(id).ok_or(NoSuchGame)
}
