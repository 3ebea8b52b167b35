//! What people say at a table, beside its log: nothing of it is a move, and somebody who is forgotten takes it along. The
//! tests of the promises are in `tests/it/words.rs`.
//!
//! Knows no language and no game: phrases and signs are names, and so is the action that a sign is about.

use crate::ids::{PersonId, TableId, Token};
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use game::Seat;
use serde::{Deserialize, Serialize};

/// How much of what was said at a table is kept: whoever says more takes the place of what was said first.
pub(crate) const MOST_KEPT: usize = 1000;

/// Something that somebody has said at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Said {
    pub person: PersonId,
    pub at: Timestamp,
    pub words: Spoken,
}

/// What was said, and from which of the seats of whoever said it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Spoken {
    pub seat: Seat,
    pub what: Saying,
}

/// What can be said.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Saying {
    /// One of the phrases that everybody reads in their own language, by its name.
    Phrase(String),
    /// Words of one's own.
    Text(String),
    /// A sign about an action. The same sign about the same action once more takes it back, another one takes its place.
    Reaction { to: String, sign: String },
}

/// Keeps what people say.
#[async_trait]
pub trait Words: Send + Sync {
    /// Keeps something that is said at a table, which must be there. What bears a token that was used there before is the
    /// same once more, and is not kept twice.
    async fn say(&self, table: &TableId, token: &Token, said: &Said) -> Result<(), StoreError>;

    /// What was said last at a table, at most so much of it, in the order in which it was said.
    async fn said_at(&self, table: &TableId, most: usize) -> Result<Vec<Said>, StoreError>;

    /// Everything that is kept of what a person has said, table by table.
    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, Said)>, StoreError>;
}

/// A row as it is kept: who, when, what. What somebody has said who is forgotten is no row any more.
pub(crate) fn read_row((person, at, words): (String, i64, String)) -> Result<Said, StoreError> {
    let person = PersonId::try_from(person).map_err(|error| StoreError::Unusable(error.into()))?;
    Ok(Said { person, at: Timestamp(at), words: serde_json::from_str(&words)? })
}
