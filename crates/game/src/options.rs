//! The options of a game: what they are called, which values they take, and how they are read.
//!
//! ```
//! use game::options::from_words;
//! use qin::{Games, Qin, Sides};
//!
//! let options = from_words::<Qin>([("side", "lion"), ("games", "2")])?;
//! assert_eq!((options.side, options.games), (Sides::Lion, Games::new(2).ok_or("a match has 1 to 8 games")?));
//!
//! let refused = from_words::<Qin>([("side", "tiger")]).map_err(|error| error.to_string());
//! assert_eq!(refused, Err("option side of qin is one of bird, lion, alternate, not tiger".to_owned()));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use crate::Game;
use serde_json::{Map, Value};
use std::fmt;

/// One option of a game, as forms, help texts and readers need it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct OptionInfo {
    /// Its name in records and on the command line.
    pub name: &'static str,
    /// The values it can take; the first is the default.
    pub values: &'static [OptionValue],
    /// Where it is offered when a table is opened.
    pub offered: Offered,
}

/// A value of an option.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum OptionValue {
    /// A word.
    Word(&'static str),
    /// A number.
    Number(u8),
    /// Yes or no.
    Flag(bool),
}

/// Where an option is offered when a table is opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// At once.
    Openly,
    /// To those who ask for more.
    BehindMore,
    /// Not at all: command line, API and records only.
    Never,
}

impl OptionValue {
    fn to_json(self) -> Value {
        match self {
            OptionValue::Word(word) => Value::from(word),
            OptionValue::Number(number) => Value::from(number),
            OptionValue::Flag(flag) => Value::from(flag),
        }
    }
}

impl fmt::Display for OptionValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            OptionValue::Word(word) => f.write_str(word),
            OptionValue::Number(number) => number.fmt(f),
            OptionValue::Flag(flag) => flag.fmt(f),
        }
    }
}

/// Options that a game does not have.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// No option has this name.
    #[error("{game} has no option \u{201c}{name}\u{201d}; it has {known}")]
    UnknownName {
        /// The game's id.
        game: &'static str,
        /// The name that was given.
        name: String,
        /// The names that exist.
        known: String,
    },
    /// The option does not take this value.
    #[error("option {name} of {game} is one of {allowed}, not {value}")]
    WrongValue {
        /// The game's id.
        game: &'static str,
        /// The option.
        name: &'static str,
        /// The value that was given.
        value: String,
        /// The values it takes.
        allowed: String,
    },
    /// Options are an object of names and values.
    #[error("the options of {game} are an object of names and values")]
    NoObject {
        /// The game's id.
        game: &'static str,
    },
}

/// Reads options typed as `name=value`; a missing one has its default.
pub fn from_words<'a, G: Game>(
    pairs: impl IntoIterator<Item = (&'a str, &'a str)>,
) -> Result<G::Options, OptionError> {
    let mut chosen = Map::new();
    for (name, word) in pairs {
        let info = find::<G>(name)?;
        let value = info.values.iter().find(|value| value.to_string() == word);
        chosen.insert(name.to_owned(), value.ok_or_else(|| wrong_value::<G>(info, word))?.to_json());
    }
    read::<G>(chosen)
}

/// Reads the options of a record; a missing one has its default.
pub fn from_json<G: Game>(json: &Value) -> Result<G::Options, OptionError> {
    let given = json.as_object().ok_or(OptionError::NoObject { game: G::ID })?;
    for (name, value) in given {
        let info = find::<G>(name)?;
        if !info.values.iter().any(|known| known.to_json() == *value) {
            return Err(wrong_value::<G>(info, value));
        }
    }
    read::<G>(given.clone())
}

/// The options with every choice taken from a number: as the number runs, all combinations come up.
pub fn combination<G: Game>(mut number: u64) -> Result<G::Options, OptionError> {
    let mut chosen = Map::new();
    for info in G::OPTIONS {
        let count = info.values.len() as u64;
        chosen.insert(info.name.to_owned(), info.values[(number % count) as usize].to_json());
        number /= count;
    }
    read::<G>(chosen)
}

/// How many combinations of option values a game has.
pub fn combinations<G: Game>() -> u64 {
    G::OPTIONS.iter().map(|info| info.values.len() as u64).product()
}

fn find<G: Game>(name: &str) -> Result<&'static OptionInfo, OptionError> {
    G::OPTIONS.iter().find(|info| info.name == name).ok_or_else(|| OptionError::UnknownName {
        game: G::ID,
        name: name.to_owned(),
        known: list(G::OPTIONS.iter().map(|info| info.name)),
    })
}

fn wrong_value<G: Game>(info: &'static OptionInfo, value: impl fmt::Display) -> OptionError {
    OptionError::WrongValue {
        game: G::ID,
        name: info.name,
        value: value.to_string(),
        allowed: list(info.values.iter()),
    }
}

fn list(things: impl Iterator<Item = impl fmt::Display>) -> String {
    things.map(|thing| thing.to_string()).collect::<Vec<_>>().join(", ")
}

/// Names and values are known to be right here, so reading can only fail if a game's table of options and its
/// type disagree; its contract tests would show it.
fn read<G: Game>(mut chosen: Map<String, Value>) -> Result<G::Options, OptionError> {
    for info in G::OPTIONS {
        chosen.entry(info.name).or_insert_with(|| info.values[0].to_json());
    }
    serde_json::from_value(Value::Object(chosen)).map_err(|_| OptionError::NoObject { game: G::ID })
}
