//! What can be written after `mandate` on the command line.

use crate::admin::AdminArguments;
use crate::play::Chair;
use crate::serve::settings::Settings;
use crate::shelf::{self, Shelved};
use bots::Budget;
use clap::{Args, Parser, Subcommand};
use std::path::PathBuf;
use std::time::Duration;
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
    Serve(ServeArguments),
    /// Plays a game in this terminal, against bots or with friends at the same keyboard
    Play(PlayArguments),
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
pub struct GamesArguments {
    /// The language: en or fr
    #[arg(long, value_name = "CODE", default_value = "en")]
    pub language: Language,
}

#[derive(Args)]
pub struct PlayArguments {
    /// The game
    #[arg(value_parser = a_game, required_unless_present = "continued", conflicts_with = "continued")]
    pub game: Option<&'static Shelved>,
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
    pub game: Option<&'static Shelved>,
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
    pub game: &'static Shelved,
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
    pub game: &'static Shelved,
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

fn a_player(id: &str) -> Result<String, String> {
    if bots::PLAYERS.contains(&id) {
        return Ok(id.to_owned());
    }
    Err(format!("there is no such player; there are {}", bots::PLAYERS.join(", ")))
}

fn a_game(id: &str) -> Result<&'static Shelved, String> {
    shelf::find(id).ok_or_else(|| {
        let known: Vec<&str> = shelf::SHELF.iter().map(|shelved| shelved.id).collect();
        format!("there is no such game; there are {}", known.join(", "))
    })
}

fn name_and_value(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').ok_or("an option is written name=value")?;
    Ok((name.to_owned(), value.to_owned()))
}
