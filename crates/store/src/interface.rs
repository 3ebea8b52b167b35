//! What a store promises, whatever keeps the bytes. The tests of the promises are in `tests/promises.rs`.

use crate::entry::{Entry, Opening};
use crate::ids::{PersonId, TableId, Token};
use std::error::Error;

/// Keeps tables, their logs, and people's names.
///
/// When a call returns, what it wrote is on disk: it survives the death of the process at any later moment.
/// Calls block; whoever must not wait calls them on a thread of their own.
pub trait Store: Send + Sync + 'static {
    /// The server's own secret, made once and kept with the tables.
    fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// Keeps a new table, with what has happened at it already. If there is a table of this id, it is left as it is.
    fn open_table(&self, id: &TableId, opening: &Opening, entries: &[Entry]) -> Result<Opened, StoreError>;

    /// A table with its whole log, if there is one.
    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError>;

    /// Adds entries to a table's log, which must have `expected` entries so far: all of them or none, in one
    /// transaction.
    ///
    /// The token names the whole write. One that the log has already is not written twice, whatever is expected: its
    /// place is told again.
    fn append(
        &self,
        id: &TableId,
        expected: usize,
        token: &Token,
        entries: &[Entry],
        visibility: Visibility,
    ) -> Result<Appended, AppendError>;

    /// The tables where a person sits or has a seat kept, the last touched first.
    fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// All tables at which somebody plays here, the last touched first: no uploaded records.
    fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// How many records of matches played elsewhere a person has brought here.
    fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError>;

    /// What a person is called.
    fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError>;

    /// Gives a person a name.
    fn call(&self, person: &PersonId, name: &str) -> Result<(), StoreError>;
}

/// A table as it was kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    pub opening: Opening,
    pub entries: Vec<Entry>,
}

/// A table in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    pub id: TableId,
    pub game: String,
}

/// How a table came to be there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opened {
    /// It is new.
    Now,
    /// It was there already, as it was opened then.
    Before,
}

/// Whether a write may show in the order of lists.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// The table moves to the front of all lists.
    Public,
    /// Nobody but who wrote it may notice: the table stays where it is.
    Secret,
}

/// How a write came to be in the log.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Appended {
    /// It is new; its first entry is at this place, counted from 0.
    Now(usize),
    /// It was there already.
    Before(usize),
}

/// Why an entry was not added. The log is as it was.
#[derive(Debug, thiserror::Error)]
pub enum AppendError {
    #[error("the log has {actual} entries, not {expected}: somebody else was faster")]
    Conflict { expected: usize, actual: usize },
    #[error("there is no such table")]
    NoSuchTable,
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The store does not do its work.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    #[error("the store cannot be used: {0}")]
    Unusable(#[source] Box<dyn Error + Send + Sync>),
    #[error("another program serves from {0} already: stop it first, or serve from another file")]
    InUse(String),
    #[error(
        "the store is of version {found}, older than {known}: start the server once to bring it up to date"
    )]
    Older { found: i64, known: i64 },
    #[error("the store holds something that cannot be read: {0}")]
    Unreadable(#[from] serde_json::Error),
    #[error("the store is of version {found}; this program knows versions up to {known}")]
    Newer { found: i64, known: i64 },
}
