//! What a store promises, whatever keeps the bytes. The tests of the promises are in `tests/it`.

use crate::attendance::Attendances;
use crate::changes::Changes;
use crate::clocks::Clocks;
use crate::contacts::Contacts;
use crate::entry::{Entry, Opening};
use crate::feeds::Feeds;
use crate::ids::{PersonId, TableId, Token};
use crate::leases::{Lease, Leases};
use crate::maintenance::FileError;
use crate::pace::ClockReading;
use crate::postgres::DatabaseError;
use crate::sessions::Sessions;
use crate::stage::{Listed, Stage};
use crate::thinking::Thinking;
use crate::words::Words;
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

    /// The tables of a person at some stages, so many of each, one stage after the other: first those that concern others
    /// too, and of these the last touched first. Of those that are over, the last that ended; for a minute they are
    /// still among those that play.
    async fn tables_at(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError>;

    /// The same of the tables that concern others than those who sit there: those that are open to all, and those where
    /// several people have had a place. Nobody is told of one person's games against bots.
    async fn shared_tables(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError>;

    /// Takes down how far tables are of which no writer has said it: as of when they were last touched. What is known
    /// stays as it is.
    async fn correct_stages(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError>;

    /// The tables that were opened as rated, in the order in which their matches ended; those that are not over come
    /// where they were last touched.
    async fn rated_tables(&self) -> Result<Vec<Listed>, StoreError>;

    /// The records that a person has uploaded.
    async fn uploaded_by(&self, person: &PersonId) -> Result<Vec<Listed>, StoreError>;

    /// Tells other servers that the bots of a table shall do without their pauses, as far as others can be reached now.
    fn hurry(&self, id: &TableId);

    /// Forgets a person: no name that they have had stands at any table, past or present, nor any in records that they
    /// have uploaded; nothing is kept about their devices but that all are signed out, if they are, nor anything
    /// that they have said, nor their feed, nor any address of theirs. Matches stay, and so does the number by which a seat
    /// is theirs. Their own name is for [`Store::set_name`], which comes first.
    async fn forget(&self, person: &PersonId) -> Result<(), StoreError>;

    /// The analysis of a table's match, if one was kept.
    async fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError>;

    /// Keeps the analysis of a table's match, in the place of an earlier one. There must be such a table.
    async fn keep_analysis(&self, id: &TableId, analysis: &str) -> Result<(), StoreError>;

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

    /// Who is at which table.
    fn attendances(&self) -> &dyn Attendances;

    /// What servers must know that count the time of tables.
    fn clocks(&self) -> &dyn Clocks;

    /// What people say at tables.
    fn words(&self) -> &dyn Words;

    /// Where people's feeds are read.
    fn feeds(&self) -> &dyn Feeds;

    /// Where people are told that others wait for them.
    fn contacts(&self) -> &dyn Contacts;

    /// What is thought about apart from the servers.
    fn thinking(&self) -> &dyn Thinking;
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
    /// How far the table is by it, if it comes to another stage.
    pub reaches: Option<Stage>,
    /// What the table does by itself is written only while this lease is held. People need none.
    pub lease: Option<Lease>,
}

impl Append {
    /// Entries that everybody may notice.
    pub fn new(expected: usize, token: Token, entries: Vec<Entry>) -> Append {
        Append { expected, token, entries, visibility: Visibility::Public, reaches: None, lease: None }
    }

    /// The same, with nobody to notice but who wrote it.
    pub fn in_secret(self) -> Append {
        Append { visibility: Visibility::Secret, ..self }
    }

    /// The same, by which the table comes to another stage.
    pub fn reaching(self, stage: Stage) -> Append {
        Append { reaches: Some(stage), ..self }
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

    /// How the clocks of the table stand after it, if it has any.
    pub(crate) fn clocks(&self) -> Option<&ClockReading> {
        self.entries.iter().rev().find_map(|entry| match entry {
            Entry::Clocked(reading) => Some(reading),
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
