//! Everything that can go wrong on the command line, in one clear sentence each.

use analysis::CannotAnalyse;
use game::SetUpError;
use game::options::OptionError;
use lab::arena::ArenaError;
use lab::threads::NoThreads;
use std::fmt::Display;
use std::io;
use std::path::{Path, PathBuf};
use store::maintenance::FileError;
use store::{PersonId, StoreError, TableId};
use table::{NoSeed, NotAName, RecordError};
use words::Language;

#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error("{}", self.told(Language::English))]
    Seats { game: &'static str, fewest: usize, most: usize, asked: usize },
    #[error("{}", self.told(Language::English))]
    Players { players: usize, seats: usize },
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error("{}", self.told(Language::English))]
    NothingOwed(u8),
    #[error("{}", self.told(Language::English))]
    NobodyOwes,
    #[error("{}", self.told(Language::English))]
    NothingToDo,
    #[error(transparent)]
    NoThreads(#[from] NoThreads),
    #[error("{}", self.told(Language::English))]
    CannotRead { file: PathBuf, error: io::Error },
    #[error("{}", self.told(Language::English))]
    CannotWrite { file: PathBuf, error: io::Error },
    #[error("{}", self.told(Language::English))]
    FileTaken { file: PathBuf },
    #[error("{}", self.told(Language::English))]
    NobodyPlays,
    #[error("{}", self.told(Language::English))]
    Input(io::Error),
    #[error("{}", self.told(Language::English))]
    Terminal(io::Error),
    #[error("{}", self.told(Language::English))]
    NoRecord { file: PathBuf, error: serde_json::Error },
    #[error("{}", self.told(Language::English))]
    UnknownGame { file: PathBuf, game: String },
    #[error("{}: {error}", file.display())]
    Record { file: PathBuf, error: RecordError },
    #[error("{}: {error}", file.display())]
    CannotAnalyse { file: PathBuf, error: CannotAnalyse },
    #[error("{}", self.told(Language::English))]
    NoSuchAction { last: usize, asked: usize },
    #[error("{}", self.told(Language::English))]
    NoSuchPuzzle { last: usize, asked: usize },
    #[error("{}", self.told(Language::English))]
    NoSuchLesson { last: usize, asked: usize },
    #[error("{}", self.told(Language::English))]
    NoSuchSeat(u8),
    #[error("line {line}: {what}")]
    Trace { line: usize, what: String },
    #[error("{}, line {line}: {why}", file.display())]
    NoSettings { file: PathBuf, line: usize, why: String },
    #[error("\u{201c}{text}\u{201d} does not say what is logged; write info, or info,access=debug")]
    LogFilter { text: String },
    #[error(
        "the links in messages need the address of the site: say it by --site, as in https://mandate.example"
    )]
    NoSite,
    #[error(transparent)]
    Site(#[from] web::InvalidSiteAddress),
    #[error("mails need a server and a sender: say both, by --mail-server and --mail-from")]
    HalfOfMail,
    #[error(transparent)]
    MailServer(#[from] web::InvalidMailServer),
    #[error("there is nobody to think for: name the database that the servers share by --store")]
    NoDatabase,
    #[error(transparent)]
    NoSeed(#[from] NoSeed),
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
    #[error("{}", self.told(Language::English))]
    Output(#[from] io::Error),
    #[error("{}", self.told(Language::English))]
    OurFault(String),
}

impl Trouble {
    /// In the reader's language, as far as it is about games, and about what one plays and reads. What the system or a
    /// file says of itself, and what only operators meet, is in English.
    pub fn told(&self, language: Language) -> String {
        match (self, language) {
            (Trouble::Options(error), Language::French) => words::option_error(error, language),
            (Trouble::SetUp(error), Language::French) => words::set_up_error(error, language),
            (
                Trouble::Record { file, error }
                | Trouble::CannotAnalyse { file, error: CannotAnalyse::Record(error) },
                Language::French,
            ) => of_file(file, &words::record_error(error, language), language),
            (Trouble::CannotAnalyse { file, error: CannotAnalyse::Running }, _) => {
                of_file(file, &words::text(language, "analysis-running", &[]), language)
            }
            _ => match self.message() {
                Some((id, arguments)) => told(id, &arguments, language),
                None => self.to_string(),
            },
        }
    }

    /// The message that tells it, with its arguments; none for what is told in English alone.
    fn message(&self) -> Option<(&'static str, Vec<(&'static str, String)>)> {
        let shown = |file: &Path| ("file", file.display().to_string());
        let why = |error: &dyn Display| ("reason", error.to_string());
        let number = |name: &'static str, number: usize| (name, number.to_string());
        Some(match self {
            Trouble::Seats { game, fewest, most, asked } => (
                "trouble-seats",
                vec![
                    ("game", (*game).to_owned()),
                    number("fewest", *fewest),
                    number("most", *most),
                    number("asked", *asked),
                ],
            ),
            Trouble::Players { players, seats } => {
                ("trouble-players", vec![number("players", *players), number("seats", *seats)])
            }
            Trouble::NothingOwed(seat) => ("trouble-nothing-owed", vec![number("seat", (*seat).into())]),
            Trouble::NobodyOwes => ("trouble-nobody-owes", vec![]),
            Trouble::NothingToDo => ("trouble-nothing-to-do", vec![]),
            Trouble::NoThreads(NoThreads::NoneAsked) => ("trouble-no-threads", vec![]),
            Trouble::CannotRead { file, error } => ("trouble-cannot-read", vec![shown(file), why(error)]),
            Trouble::CannotWrite { file, error } => ("trouble-cannot-write", vec![shown(file), why(error)]),
            Trouble::FileTaken { file } => ("trouble-file-taken", vec![shown(file)]),
            Trouble::NobodyPlays => ("trouble-nobody-plays", vec![]),
            Trouble::Input(error) => ("trouble-input", vec![why(error)]),
            Trouble::Terminal(error) => ("trouble-terminal", vec![why(error)]),
            Trouble::NoRecord { file, error } => ("trouble-no-record", vec![shown(file), why(error)]),
            Trouble::UnknownGame { file, game } => {
                ("trouble-unknown-game", vec![shown(file), ("game", game.clone())])
            }
            Trouble::NoSuchAction { last, asked } => {
                ("trouble-no-such-action", vec![number("last", *last), number("asked", *asked)])
            }
            Trouble::NoSuchPuzzle { last, asked } => {
                ("trouble-no-such-puzzle", vec![number("last", *last), number("asked", *asked)])
            }
            Trouble::NoSuchLesson { last, asked } => {
                ("trouble-no-such-lesson", vec![number("last", *last), number("asked", *asked)])
            }
            Trouble::NoSuchSeat(seat) => ("trouble-no-such-seat", vec![number("seat", (*seat).into())]),
            Trouble::NoSeed(NoSeed) => ("trouble-no-seed", vec![]),
            Trouble::Output(error) => ("trouble-output", vec![why(error)]),
            Trouble::OurFault(what) => ("trouble-our-fault", vec![why(what)]),
            _ => return None,
        })
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
            | Trouble::NoDatabase
            | Trouble::LogFilter { .. }
            | Trouble::NoSuchAction { .. }
            | Trouble::NoSuchPuzzle { .. }
            | Trouble::NoSuchLesson { .. }
            | Trouble::NoSuchSeat(_) => 2,
            _ => 1,
        }
    }
}

fn told(id: &str, arguments: &[(&str, String)], language: Language) -> String {
    let arguments: Vec<(&str, &str)> =
        arguments.iter().map(|(name, value)| (*name, value.as_str())).collect();
    words::text(language, id, &arguments)
}

/// What is wrong with a file.
fn of_file(file: &Path, reason: &str, language: Language) -> String {
    let told = [("file", &*file.display().to_string()), ("reason", reason)];
    words::text(language, "record-of-file", &told)
}

/// A number of things in words: 1 table, 2 tables.
pub fn counted(count: usize, thing: &str) -> String {
    if count == 1 { format!("1 {thing}") } else { format!("{count} {thing}s") }
}
