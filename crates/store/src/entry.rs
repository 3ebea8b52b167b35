//! What is kept of a table: how it was opened, and what happened at it, one entry after the other.

use crate::ids::{PersonId, TableId};
use crate::pace::{ClockReading, Customs};
use game::{Contribution, Origin, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Noted;

/// How a table was opened. It never changes afterwards.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening {
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    pub options: Value,
    pub chairs: Vec<Chair>,
    /// What the deal is made of, as far as it is known when the table opens; those who sit down later add to it.
    /// Secret until the match is over.
    #[serde(flatten, with = "disclosed")]
    pub origin: Origin,
    /// Who opened it.
    pub by: PersonId,
    /// Whether anybody may take a free chair, or only who was invited to it.
    pub open_to_all: bool,
    /// What people have agreed on for this table.
    #[serde(default, skip_serializing_if = "Customs::are_usual")]
    pub customs: Customs,
}

impl Opening {
    /// Whether the match was played elsewhere and only its record was brought here.
    pub fn is_uploaded(&self) -> bool {
        self.chairs.iter().any(|chair| matches!(chair, Chair::Elsewhere { .. }))
    }

    /// Whether every seat is taken already, so that play can begin.
    pub fn is_full(&self) -> bool {
        !self.chairs.iter().any(Chair::is_empty)
    }

    /// Everybody who has a place at this table, whether or not they sit there yet.
    pub fn people(&self) -> impl Iterator<Item = &PersonId> {
        self.chairs.iter().filter_map(|chair| chair.taken_by().or(chair.kept_for()))
    }
}

/// Who sits in a seat, or may.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Waits for somebody.
    Free,
    /// Waits for this person, and for nobody else.
    Kept {
        person: PersonId,
        name: String,
    },
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
            Chair::Free | Chair::Kept { .. } | Chair::Bot { .. } | Chair::Elsewhere { .. } => None,
        }
    }

    /// The person for whom this chair waits, if it waits for one.
    pub fn kept_for(&self) -> Option<&PersonId> {
        match self {
            Chair::Kept { person, .. } => Some(person),
            Chair::Free | Chair::Person { .. } | Chair::Bot { .. } | Chair::Elsewhere { .. } => None,
        }
    }

    /// Whether somebody has yet to sit down here.
    pub fn is_empty(&self) -> bool {
        matches!(self, Chair::Free | Chair::Kept { .. })
    }
}

/// Something that happened at a table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// A person takes a seat, or goes by another name in it.
    Sat {
        seat: Seat,
        person: PersonId,
        name: String,
        /// What the person adds to the seed of the match when taking the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        chance: Option<Contribution>,
    },
    /// A seat is free again before the deal: whoever had it gives it up, or the host does not wait for them.
    Left { seat: Seat },
    /// The host closes the table before the deal: nothing will be played here.
    Closed,
    /// An action, by its spelling.
    Played { seat: Seat, action: String },
    /// A seat takes back its last actions, as if they had not been.
    Undone {
        seat: Seat,
        #[serde(default = "once", skip_serializing_if = "is_once")]
        actions: usize,
    },
    /// Play goes back to the moment after the first `actions` actions; everything later is void.
    Rewound { actions: usize },
    /// A seat prepares several actions, to be played together when it is ready; they replace what it had prepared.
    Drafted { seat: Seat, actions: Vec<String> },
    /// A seat plays all it has prepared.
    Ready { seat: Seat },
    /// Whether a seat wants to be asked about what it may do but need not.
    Asks { seat: Seat, asks: bool },
    /// A seat does something beside playing.
    Noted { seat: Seat, what: Noted },
    /// The same people play again at another table.
    Rematch { table: TableId },
    /// What was played so far was played at another table, up to this moment; here somebody plays on.
    Branched { table: TableId, at: usize },
    /// How the clocks stood after what was written with it.
    Clocked(ClockReading),
}

impl Entry {
    /// The seat that does it, or that it is about.
    pub fn seat(&self) -> Option<Seat> {
        match self {
            Entry::Sat { seat, .. }
            | Entry::Left { seat }
            | Entry::Played { seat, .. }
            | Entry::Undone { seat, .. }
            | Entry::Drafted { seat, .. }
            | Entry::Ready { seat }
            | Entry::Noted { seat, .. }
            | Entry::Asks { seat, .. } => Some(*seat),
            Entry::Closed
            | Entry::Rewound { .. }
            | Entry::Rematch { .. }
            | Entry::Branched { .. }
            | Entry::Clocked(_) => None,
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

/// How the origin of a seed is written down: by `seed` if it was promised whole, else by `secret` and
/// `contributions`.
mod disclosed {
    use game::{Contribution, Origin, Seat};
    use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Written {
        Whole { seed: String },
        Shared { secret: String, contributions: Vec<(Seat, Contribution)> },
    }

    pub fn serialize<S: Serializer>(origin: &Origin, serializer: S) -> Result<S::Ok, S::Error> {
        let written = match origin {
            Origin::Whole(seed) => Written::Whole { seed: seed.disclose() },
            Origin::Shared { secret, contributions } => Written::Shared {
                secret: secret.disclose(),
                contributions: contributions.iter().map(|(&seat, &given)| (seat, given)).collect(),
            },
        };
        written.serialize(serializer)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Origin, D::Error> {
        Ok(match Written::deserialize(deserializer)? {
            Written::Whole { seed } => Origin::Whole(seed.parse().map_err(D::Error::custom)?),
            Written::Shared { secret, contributions } => Origin::Shared {
                secret: secret.parse().map_err(D::Error::custom)?,
                contributions: contributions.into_iter().collect(),
            },
        })
    }
}
