//! What can be written after `mandate` on the command line.

use crate::admin::AdminArguments;
use crate::play::Chair;
use crate::registry::{self, GameEntry};
use crate::serve::settings::{LogFormat, Settings};
use bots::Budget;
use clap::{Args, Parser, Subcommand};
use games::NoSuchGame;
use std::num::NonZeroUsize;
use std::path::PathBuf;
use std::time::Duration;
use web::ListenAddress;
use words::Language;

/// Play, learn and study four board games about the birth of imperial China.
#[derive(Parser)]
#[command(name = "mandate", version)]
pub struct Arguments {
    /// Without a command, the web table is served
    #[command(subcommand)]
    pub command: Option<Command>,
}

#[derive(Subcommand)]
pub enum Command {
    /// Serves the web table: open the printed address in a browser and play
    Serve(Box<ServeArguments>),
    /// Thinks for the servers that share a database: bots, hints and analyses, in a process of its own
    Think(ThinkArguments),
    /// Plays a game in this terminal, against bots or with friends at the same keyboard
    Play(PlayArguments),
    /// Teaches a game in this terminal, by short lessons with a task in each
    Lesson(LessonArguments),
    /// Asks puzzles of a game in this terminal: positions in which one move is clearly the best
    Puzzle(PuzzleArguments),
    /// What can be played, with all options
    Games(GamesArguments),
    /// Random games as JSON Lines, decision by decision, for checking the rules from outside
    Trace(TraceArguments),
    /// Plays many games and reports speed, wins, scores, lengths and endings
    Simulate(SimulateArguments),
    /// Lets bots play each other on the same deals and rates them
    Arena(ArenaArguments),
    /// What the strongest bot would play in a position of a recorded game, and why
    Hint(HintArguments),
    /// Where a recorded game was won, decision by decision, and how much of it was luck
    Analyse(AnalyseArguments),
    /// Checks a recorded game: the promised seed, the deal, every action and the outcome
    Verify(VerifyArguments),
    /// Shows the position of a recorded game as text
    Replay(ReplayArguments),
    /// Looks after the file that keeps everything: backups, checks, tables, names
    Admin(AdminArguments),
}

#[derive(Args)]
pub struct ServeArguments {
    #[command(flatten)]
    pub settings: Settings,
    /// A TOML file with the same settings; flags and the environment go before it
    #[arg(long, value_name = "FILE", env = "MANDATE_CONFIG")]
    pub config: Option<PathBuf>,
    /// Prints all settings as such a file, and serves nothing
    #[arg(long)]
    pub print_config: bool,
}

#[derive(Args)]
pub struct ThinkArguments {
    /// The PostgreSQL database that the servers share, as in `postgres://mandate@localhost/mandate`
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_STORE", hide_env_values = true)]
    pub store: Option<String>,
    /// How many decisions are thought about at once [default: all cores]
    #[arg(long, value_name = "N", env = "MANDATE_THREADS")]
    pub threads: Option<NonZeroUsize>,
    /// Where /metrics can be fetched; nowhere, if this is not said
    #[arg(long, value_name = "ADDRESS", env = "MANDATE_THINK_METRICS_LISTEN", value_delimiter = ',')]
    pub metrics_listen: Option<Vec<ListenAddress>>,
    /// What is logged: error, warn, info, debug or trace [default: info]
    #[arg(long, value_name = "FILTER", env = "MANDATE_LOG")]
    pub log: Option<String>,
    /// How it is logged [default: text]
    #[arg(long, value_enum, env = "MANDATE_LOG_FORMAT")]
    pub log_format: Option<LogFormat>,
    /// The TOML file of the servers, for the address of the database and the log; flags and the environment go before it
    #[arg(long, value_name = "FILE", env = "MANDATE_CONFIG")]
    pub config: Option<PathBuf>,
}

impl ThinkArguments {
    /// What is said here of the settings that servers have, too.
    pub fn settings(&self) -> Settings {
        Settings {
            store: self.store.clone(),
            log: self.log.clone(),
            log_format: self.log_format,
            ..Settings::default()
        }
    }
}

#[derive(Args)]
pub struct LessonArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
    /// Begins with the lesson of this number
    #[arg(long, value_name = "N")]
    pub from: Option<usize>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct PuzzleArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
    /// Begins with the puzzle of this number [default: the puzzle of the day]
    #[arg(long, value_name = "N")]
    pub number: Option<usize>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct GamesArguments {
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct PlayArguments {
    /// The game
    #[arg(value_parser = a_game, required_unless_present = "continued", conflicts_with = "continued")]
    pub game: Option<&'static GameEntry>,
    /// Who sits where: `me`, `friend`, either with a name as in `friend=Lin`, or a bot such as novice, apprentice,
    /// scholar, general or master [default: me against an apprentice]
    #[arg(long, value_name = "WHO", value_delimiter = ',')]
    pub seats: Vec<Chair>,
    /// An option of the game, as name=value; see `mandate games`
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value,
        conflicts_with = "continued")]
    pub options: Vec<(String, String)>,
    /// Any text; the same text gives the same deal
    #[arg(long, value_name = "TEXT", conflicts_with = "continued")]
    pub seed: Option<String>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
    /// Line by line, for screen readers and scripts; also if the terminal can do no more
    #[arg(long)]
    pub plain: bool,
    /// Keeps the game in this file while it is played [default: a new file in this folder]
    #[arg(long, value_name = "FILE", conflicts_with = "continued")]
    pub record: Option<PathBuf>,
    /// Goes on with the game in this file
    #[arg(long = "continue", value_name = "FILE")]
    pub continued: Option<PathBuf>,
    /// Milliseconds bots may think about a decision
    #[arg(long, value_name = "MS", default_value_t = 700)]
    pub time: u64,
}

/// Which game is played, and how.
#[derive(Args, Clone)]
pub struct TableArguments {
    /// How many play
    #[arg(long, value_name = "N")]
    pub seats: Option<usize>,
    /// How many games
    #[arg(long, value_name = "G", default_value_t = 1)]
    pub games: u64,
    /// Any text; the same text gives the same games
    #[arg(long, value_name = "TEXT")]
    pub seed: Option<String>,
    /// An option of the game, as name=value; see `mandate games`
    #[arg(long = "option", value_name = "NAME=VALUE", value_parser = name_and_value)]
    pub options: Vec<(String, String)>,
}

#[derive(Args)]
pub struct TraceArguments {
    /// The game
    #[arg(value_parser = a_game, required_unless_present = "from", conflicts_with = "from")]
    pub game: Option<&'static GameEntry>,
    #[command(flatten)]
    pub table: TableArguments,
    /// Who plays, seat by seat; one name stands for all seats
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "random",
        value_parser = a_player)]
    pub players: Vec<String>,
    #[command(flatten)]
    pub budget: BudgetArguments,
    /// Replays the deals and actions of the traces in a file instead
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "games", "seed", "options", "players"])]
    pub from: Option<PathBuf>,
}

#[derive(Args)]
pub struct SimulateArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
    #[command(flatten)]
    pub table: TableArguments,
    /// Who plays, seat by seat; one name stands for all seats
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "random",
        value_parser = a_player)]
    pub players: Vec<String>,
    #[command(flatten)]
    pub budget: BudgetArguments,
    /// How many threads play at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Prints one JSON object instead of a text
    #[arg(long)]
    pub json: bool,
    /// Keeps a record of every game in this folder
    #[arg(long, value_name = "FOLDER")]
    pub records: Option<PathBuf>,
}

#[derive(Args)]
pub struct VerifyArguments {
    /// A record, as JSON
    pub file: PathBuf,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct ReplayArguments {
    /// A record, as JSON
    pub file: PathBuf,
    /// After how many actions [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// Through the eyes of this seat only
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct ArenaArguments {
    /// The game
    #[arg(value_parser = a_game)]
    pub game: &'static GameEntry,
    #[command(flatten)]
    pub table: TableArguments,
    /// Who meets; everybody meets everybody
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', required = true, value_parser = a_player)]
    pub players: Vec<String>,
    #[command(flatten)]
    pub budget: BudgetArguments,
    /// Stops as soon as it is plain whether the first of two players is the stronger
    #[arg(long)]
    pub sprt: bool,
    /// Tells victories without the luck of the draws too, and how many games that saves, if any
    #[arg(long)]
    pub adjusted: bool,
    /// How many games are played at once [default: all cores]
    #[arg(long, value_name = "T")]
    pub threads: Option<usize>,
    /// Prints one JSON object instead of a text
    #[arg(long)]
    pub json: bool,
    /// Draws the ratings with their intervals into this file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
}

/// How long bots may think about a decision.
#[derive(Args, Clone, Copy)]
pub struct BudgetArguments {
    /// Milliseconds for each decision
    #[arg(long, value_name = "MS", default_value_t = 50)]
    pub time: u64,
    /// Imagined games for each decision instead; then the same seed gives the same games
    #[arg(long, value_name = "N", conflicts_with = "time")]
    pub iterations: Option<u32>,
}

impl BudgetArguments {
    pub fn budget(self) -> Budget {
        match self.iterations {
            Some(most) => Budget::Iterations(most),
            None => Budget::Time(Duration::from_millis(self.time)),
        }
    }
}

#[derive(Args)]
pub struct HintArguments {
    /// A record, as JSON
    pub file: PathBuf,
    /// After how many actions [default: all]
    #[arg(long, value_name = "N")]
    pub at: Option<usize>,
    /// For this seat [default: the lowest that owes a decision]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Milliseconds to think
    #[arg(long, value_name = "MS", default_value_t = 1000)]
    pub time: u64,
    /// Imagined games to think through instead
    #[arg(long, value_name = "N", conflicts_with = "time")]
    pub iterations: Option<u32>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct AnalyseArguments {
    /// A record of a finished game, as JSON
    pub file: PathBuf,
    /// This seat only [default: all]
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// Imagined games to think through for each decision [default: as many as its error needs to settle]; the same number
    /// gives the same analysis, and so does the default
    #[arg(long, value_name = "N")]
    pub iterations: Option<u32>,
    /// Milliseconds to think about each decision instead
    #[arg(long, value_name = "MS", conflicts_with = "iterations")]
    pub time: Option<u64>,
    /// Prints one JSON object instead of a text
    #[arg(long)]
    pub json: bool,
    /// Draws everybody's chances from the deal to the end into this file
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

fn a_player(id: &str) -> Result<String, String> {
    if bots::PLAYERS.contains(&id) {
        return Ok(id.to_owned());
    }
    Err(format!("there is no such player; there are {}", bots::PLAYERS.join(", ")))
}

fn a_game(id: &str) -> Result<&'static GameEntry, NoSuchGame> {
    registry::find(id).ok_or(NoSuchGame)
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}
