//! What is to be written to a room, and why it may not be.

use crate::room::{Broken, Room};
use crate::snapshot::Explanation;
use game::Viewer;
use store::{Entry, Lease, StoreError, Token};

/// An entry to be written to a room's log, and what its author had seen of the room.
pub struct WriteRequest {
    pub entry: Entry,
    /// Identifies the request: sent again with the same token, it is written only once.
    pub token: Token,
    pub by: Viewer,
    /// The version of the room that the author had seen.
    pub version: usize,
    /// What the table does by itself is written only while this server drives it. People need no lease.
    pub lease: Option<Lease>,
}

impl WriteRequest {
    /// A request on behalf of the public, for the version of the room that everybody sees.
    pub fn by_public(room: &dyn Room, entry: Entry) -> Result<WriteRequest, InternalError> {
        let by = Viewer::Public;
        Ok(WriteRequest { entry, token: Token::fresh()?, by, version: room.version(by), lease: None })
    }
}

/// Why an entry was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The rules of the game, or of the room, forbid it.
    #[error("{}", .0.line.text)]
    NotAllowed(Explanation),
    /// The room has changed since its author looked.
    #[error("the table has moved on")]
    Stale,
    #[error(transparent)]
    Internal(#[from] InternalError),
}

/// Something failed that no visitor can do anything about: they are told that it is our fault, and the log says what
/// it is.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] Broken),
    #[error("{0}")]
    NoRandomness(#[from] store::NoRandomness),
    #[error("{0}")]
    NoSeed(#[from] table::NoSeed),
    #[error("a task ended before its time")]
    TaskFailed,
    #[error("there is nothing to play for a seat that is awaited")]
    NothingToPlay,
    #[error("another server drives this table by now")]
    LeaseLost,
}

impl InternalError {
    /// Whether there is something in the store that this program does not know: it is for servers that do.
    pub(super) fn is_foreign(&self) -> bool {
        matches!(self, InternalError::Broken(_) | InternalError::Store(StoreError::Unreadable(_)))
    }
}
