//! A match written down: one JSON document.

use crate::notes::Note;
use game::{Commitment, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The format this crate writes and reads.
pub const FORMAT: &str = "mandate/1";

/// A match as data. It is read without knowing the game; [`crate::reopen`] brings it back to life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    pub format: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// The game's id.
    pub game: String,
    pub options: Value,
    pub seats: Vec<Player>,
    /// What was promised before the deal: the hash of the secret, or of the seed if there is no secret.
    pub commitment: Commitment,
    /// What the host added to the seed, in hexadecimal digits; not in what the public sees of a running match, and
    /// not in a record whose seed was promised whole.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// What everybody added to the seed who sat down, in hexadecimal digits, in the order of the seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub contributions: Vec<(Seat, String)>,
    /// The seed in hexadecimal digits; not in what the public sees of a running match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<String>,
    /// What chance decided; not in what the public sees of a running match.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deal: Option<Value>,
    /// Seat and spelling of every action.
    pub actions: Vec<(Seat, String)>,
    /// What was done beside the actions, if anything was.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub notes: Vec<Note>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Value>,
}

/// Who sits in a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
}

impl Player {
    pub fn named(name: impl Into<String>) -> Player {
        Player { name: name.into() }
    }
}
