//! What is kept of a table: how it was opened, and what happened at it, one entry after the other.

use crate::ids::{PersonId, TableId};
use game::{Seat, Seed};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// How a table was opened. It never changes afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    pub options: Value,
    pub chairs: Vec<Chair>,
    /// Secret until the match is over.
    #[serde(with = "disclosed")]
    pub seed: Seed,
    /// Who opened it.
    pub by: PersonId,
    /// Whether anybody may take a free chair, or only who was invited to it.
    pub open_to_all: bool,
}

/// Who sits in a seat, or may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Waits for somebody.
    Free,
    Person {
        person: PersonId,
        name: String,
    },
    Bot {
        level: String,
    },
    /// Somebody of whom only the name is known: the match was played elsewhere.
    Elsewhere {
        name: String,
    },
}

impl Chair {
    pub fn person(person: PersonId, name: impl Into<String>) -> Chair {
        Chair::Person { person, name: name.into() }
    }

    /// The person who sits here, if it is one.
    pub fn taken_by(&self) -> Option<&PersonId> {
        match self {
            Chair::Person { person, .. } => Some(person),
            Chair::Free | Chair::Bot { .. } | Chair::Elsewhere { .. } => None,
        }
    }
}

/// Something that happened at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A person takes a seat, or goes by another name in it.
    Sat { seat: Seat, person: PersonId, name: String },
    /// An action, by its spelling.
    Played { seat: Seat, action: String },
    /// A seat takes its last actions back, so many, as if they had not been.
    Undone {
        seat: Seat,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        actions: usize,
    },
    /// Play goes back to the moment after so many actions; everything later is void.
    Rewound { actions: usize },
    /// A seat prepares several actions, to be played together when it is ready; they replace what it had prepared.
    Drafted { seat: Seat, actions: Vec<String> },
    /// A seat plays all it has prepared.
    Ready { seat: Seat },
    /// Whether a seat wants to be asked about what it may do but need not.
    Asks { seat: Seat, asks: bool },
    /// The same people play again at another table.
    Rematch { table: TableId },
}

impl Entry {
    /// The seat that does it, or that it is about.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Sat { seat, .. }
            | Entry::Played { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::Drafted { seat, .. }
            | Entry::Ready { seat }
            | Entry::Asks { seat, .. } => Some(*seat),
            Entry::Rewound { .. } | Entry::Rematch { .. } => None,
        }
    }
}

const fn once() -> usize {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_once(actions: &usize) -> bool {
    *actions == 1
}

mod disclosed {
    use game::Seed;
    use serde::{Deserialize, Deserializer, Serializer, de::Error};

    pub fn serialize<S: Serializer>(seed: &Seed, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&seed.disclose())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Seed, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
