//! Everything that can go wrong on the command line, in one clear sentence each.

use game::SetUpError;
use game::options::OptionError;
use lab::arena::ArenaError;
use lab::threads::NoThreads;
use std::io;
use std::path::PathBuf;
use store::maintenance::FileError;
use store::{PersonId, StoreError, TableId};
use table::{NoRandomness, NotAName, RecordError};
use words::Language;

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error("{game} is played by {fewest} to {most}, not by {asked}")]
    Seats { game: &'static str, fewest: usize, most: usize, asked: usize },
    #[error("{players} players cannot sit in {seats} seats: name one for all, or one for each")]
    Players { players: usize, seats: usize },
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error("seat {0} owes no decision there")]
    NothingOwed(u8),
    #[error("nobody owes a decision there: the game is over")]
    NobodyOwes,
    #[error("there must be at least one game")]
    NothingToDo,
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    #[error("cannot read {}: {error}", file.display())]
    CannotRead { file: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", file.display())]
    CannotWrite { file: PathBuf, error: io::Error },
    #[error("{} is there already; go on with it by --continue, or choose another name", file.display())]
    FileTaken { file: PathBuf },
    #[error("nobody plays here but bots: seat somebody as me")]
    NobodyPlays,
    #[error("cannot read the input: {0}")]
    Input(io::Error),
    #[error("the terminal cannot be used: {0}; try --plain")]
    Terminal(io::Error),
    #[error("{} is no record: {error}", file.display())]
    NoRecord { file: PathBuf, error: serde_json::Error },
    #[error("{}: there is no game \u{201c}{game}\u{201d} here", file.display())]
    UnknownGame { file: PathBuf, game: String },
    #[error("{}: {error}", file.display())]
    Record { file: PathBuf, error: RecordError },
    #[error("the match has {last} actions; there is no position after {asked}")]
    NoSuchAction { last: usize, asked: usize },
    #[error("there is no seat {0} at this table")]
    NoSuchSeat(u8),
    #[error("line {line}: {what}")]
    Trace { line: usize, what: String },
    #[error("{}, line {line}: {why}", file.display())]
    NoSettings { file: PathBuf, line: usize, why: String },
    #[error("\u{201c}{text}\u{201d} does not say what is logged; write info, or info,access=debug")]
    LogFilter { text: String },
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
    #[error(transparent)]
    Serve(#[from] web::ServeError),
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("{} and {} are the same file", .0.display(), .1.display())]
    SameFile(PathBuf, PathBuf),
    #[error("{} has {}", file.display(), counted(*problems, "problem"))]
    Problems { file: PathBuf, problems: usize },
    #[error("{} could not be exported", counted(*.0, "table"))]
    NotExported(usize),
    #[error("there is no table {id} in {}", file.display())]
    NoSuchTable { id: TableId, file: PathBuf },
    #[error("there is nobody {person} in {}", file.display())]
    NoSuchPerson { person: PersonId, file: PathBuf },
    #[error("\u{201c}{}\u{201d} cannot be a name: {error}", table::printable(name))]
    NotAName { name: String, error: NotAName },
    #[error("\u{201c}{}\u{201d} is blocked; `mandate admin unblock` it first", table::printable(.0))]
    Blocked(String),
    #[error("\u{201c}{}\u{201d} is not blocked", table::printable(.0))]
    NotBlocked(String),
    #[error("nothing was deleted: it takes a yes, or --yes where nobody can be asked")]
    NotConfirmed,
    #[error("cannot write the result: {0}")]
    Output(io::Error),
    #[error("a game could not be played on: {0}")]
    OurFault(String),
    /// Whoever read our output has closed it, like `head` does. That is no trouble at all.
    #[error("nobody reads any more")]
    NobodyReads,
}

impl Trouble {
    /// In the reader's language, as far as it is about games: what is wrong with options and records. English tells
    /// the details too.
    pub fn told(&self, language: Language) -> String {
        match (self, language) {
            (Trouble::Options(error), Language::French) => words::option_error(error, language),
            (Trouble::Record { file, error }, Language::French) => words::text(
                language,
                "record-of-file",
                &[("file", &file.display().to_string()), ("reason", &words::record_error(error, language))],
            ),
            _ => self.to_string(),
        }
    }

    /// 2 if what was asked for does not exist, 1 if it was looked at and is wrong.
    pub fn exit_status(&self) -> u8 {
        match self {
            Trouble::Options(_)
            | Trouble::Seats { .. }
            | Trouble::Players { .. }
            | Trouble::NothingToDo
            | Trouble::NoThreads(NoThreads::NoneAsked)
            | Trouble::Arena(_)
            | Trouble::FileTaken { .. }
            | Trouble::NobodyPlays
            | Trouble::NothingOwed(_)
            | Trouble::NobodyOwes
            | Trouble::CannotRead { .. }
            | Trouble::SameFile(..)
            | Trouble::NoSuchTable { .. }
            | Trouble::NoSuchPerson { .. }
            | Trouble::NotAName { .. }
            | Trouble::Blocked(_)
            | Trouble::NotBlocked(_)
            | Trouble::Store(StoreError::File(
                FileError::Missing(_)
                | FileError::Folder(_)
                | FileError::CannotRead { .. }
                | FileError::Taken(_),
            ))
            | Trouble::NoSettings { .. }
            | Trouble::LogFilter { .. }
            | Trouble::NoSuchAction { .. }
            | Trouble::NoSuchSeat(_) => 2,
            _ => 1,
        }
    }
}

/// A number of things in words: 1 table, 2 tables.
pub fn counted(count: usize, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Trouble {
        if error.kind() == io::ErrorKind::BrokenPipe { Trouble::NobodyReads } else { Trouble::Output(error) }
    }
}
