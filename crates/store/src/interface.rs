//! What a store promises, whatever keeps the bytes. The tests of the promises are in `tests/it`.

use crate::changes::Changes;
use crate::entry::{Entry, Opening};
use crate::ids::{PersonId, TableId, Token};
use crate::leases::{Lease, Leases};
use crate::maintenance::FileError;
use crate::postgres::DatabaseError;
use crate::sessions::Sessions;
use async_trait::async_trait;
use std::error::Error;

/// Keeps tables, their logs, and people's names.
///
/// When a call has returned, what it wrote is on disk: it survives the death of the process at any later moment. A call
/// that is dropped before it has returned may or may not be carried out. No call blocks the thread that awaits it.
#[async_trait]
pub trait Store: Send + Sync + 'static {
    /// The server's own secret, made once and kept with the tables.
    async fn secret(&self) -> Result<[u8; 32], StoreError>;

    /// Keeps a new table, with what has happened at it already. If there is a table of this id, it is left as it is.
    async fn open_table(
        &self,
        id: &TableId,
        opening: &Opening,
        entries: &[Entry],
    ) -> Result<Opened, StoreError>;

    /// A table with its whole log, if there is one.
    async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError>;

    /// The entries of a table's log from this place on: what somebody has missed who has those before it.
    async fn entries_from(&self, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError>;

    /// Adds entries to a table's log: all of them or none, in one transaction.
    async fn append(&self, id: &TableId, append: &Append) -> Result<Appended, AppendError>;

    /// The tables where a person sits or has a seat kept, the last touched first.
    async fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// All tables at which somebody plays here, the last touched first: no uploaded records.
    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError>;

    /// How many records of matches played elsewhere a person has brought here.
    async fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError>;

    /// What a person is called.
    async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError>;

    /// Whether the operator lets nobody have this name, however it is spelled.
    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError>;

    /// Gives a person a name.
    async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), StoreError>;

    /// What other servers change in this store from now on.
    async fn changes(&self) -> Result<Changes, StoreError>;

    /// The sessions of people's devices.
    fn sessions(&self) -> &dyn Sessions;

    /// Who does what a table does by itself.
    fn leases(&self) -> &dyn Leases;
}

/// Entries to be added to a log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Append {
    /// How many entries the log must have so far.
    pub expected: usize,
    /// Names the whole write. One that the log has already is not written twice, whatever is expected: its place is
    /// told again.
    pub token: Token,
    pub entries: Vec<Entry>,
    pub visibility: Visibility,
    /// What the table does by itself is written only while this lease is held. People need none.
    pub lease: Option<Lease>,
}

impl Append {
    /// Entries that everybody may notice.
    pub fn new(expected: usize, token: Token, entries: Vec<Entry>) -> Append {
        Append { expected, token, entries, visibility: Visibility::Public, lease: None }
    }

    /// The same, with nobody to notice but who wrote it.
    pub fn in_secret(self) -> Append {
        Append { visibility: Visibility::Secret, ..self }
    }

    /// The same, only while a lease is held.
    pub fn under(self, lease: Lease) -> Append {
        Append { lease: Some(lease), ..self }
    }

    /// Those who sit down by it.
    pub(crate) fn sitters(&self) -> impl Iterator<Item = &PersonId> {
        self.entries.iter().filter_map(|entry| match entry {
            Entry::Sat { person, .. } => Some(person),
            _ => None,
        })
    }
}

/// Entries as they are written down.
pub(crate) fn written_entries(entries: &[Entry]) -> Result<Vec<String>, StoreError> {
    Ok(entries.iter().map(serde_json::to_string).collect::<Result<_, _>>()?)
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

impl Listed {
    /// The rows of a list, given as id and game, without those that name no table.
    pub(crate) fn readable(rows: Vec<(String, String)>) -> Vec<Listed> {
        let listed = rows.into_iter().filter_map(|(id, game)| {
            let known = TableId::new(&id);
            if known.is_none() {
                tracing::warn!(?id, "a row that names no table is left out of a list");
            }
            Some(Listed { id: known?, game })
        });
        listed.collect()
    }
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
    #[error("another server may do by now what this table does by itself")]
    LeaseLost,
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
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Database(#[from] DatabaseError),
    #[error(transparent)]
    Copy(#[from] crate::copy::CopyError),
}

impl StoreError {
    /// Whether the same may work in a while: the database does not answer, and will again. Whether a write has happened
    /// is not known; sent again with its token, it happens once.
    pub fn is_passing(&self) -> bool {
        use DatabaseError::{Lost, ReadOnly, Silent, Unreachable};
        matches!(self, StoreError::Database(Unreachable { .. } | Silent | Lost(_) | ReadOnly(_)))
    }
}
