//! What an operator does with the file that keeps everything: look whether it is whole, copy it while a server runs,
//! put a copy in its place, take things out of it, and say what nobody may be called.
//!
//! Works on files and connections of its own, never on those of a server. [`Archive::open`] and
//! [`Archive::open_beside`] work beside a running server; [`Archive::open_alone`] refuses to.

mod look;
mod copy;
mod changes;

pub use changes::Blocked;
pub use copy::{OldFile, PartialCopy, copy};
pub(crate) use look::look_before_serving;

use crate::entry::{Chair, Entry};
use crate::ids::{PersonId, TableId};
use crate::interface::{Kept, StoreError};
use crate::lock::ServerLock;
use crate::sqlite::{VERSION, read_table};
use look::{Content, connect};
use rusqlite::{Connection, Row, Transaction, TransactionBehavior};
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Why a file cannot be used, or not in this way. Nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    #[error("{} is a folder, not a database of Mandate", .0.display())]
    Folder(PathBuf),
    #[error("cannot read {}: {error}", file.display())]
    CannotRead { file: PathBuf, error: io::Error },
    #[error("cannot write {}: {error}", file.display())]
    CannotWrite { file: PathBuf, error: io::Error },
    #[error("{} is not a database of Mandate", .0.display())]
    Foreign(PathBuf),
    #[error("{} is damaged: {what}; restore a backup with `mandate admin restore`", file.display())]
    Damaged { file: PathBuf, what: String },
    #[error("{} is in use: stop the server first", .0.display())]
    InUse(PathBuf),
    #[error("{} is of version {found}, and this program writes version {VERSION}: start the server once, which brings it up to date", file.display())]
    Older { file: PathBuf, found: i64 },
    #[error("{} is there already; choose another name, or overwrite it with --force", .0.display())]
    Taken(PathBuf),
    #[error("another backup is being written to {}", .0.display())]
    BeingWritten(PathBuf),
    #[error("the copy is not what was copied: {what}; it was thrown away")]
    CopyDiffers { what: String },
}

/// The file that keeps everything, opened by an operator.
pub struct Archive {
    file: PathBuf,
    connection: Connection,
    /// Held by whoever must be alone with the file: no server can start meanwhile.
    _lock: Option<ServerLock>,
}

/// A table in an operator's list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TableRow {
    pub id: TableId,
    pub game: String,
    pub entries: usize,
    /// When something happened there last that everybody may know of, in milliseconds since 1970.
    pub touched: i64,
    /// The same as a date and a time of day (UTC).
    pub touched_at: String,
}

/// Somebody who has a name or sits at a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PersonRow {
    pub person: PersonId,
    /// The name they chose, if they chose one.
    pub name: Option<String>,
    /// At how many tables they sit.
    pub tables: usize,
}

impl Archive {
    /// Opens a file to read it; a server may be running. A file that is not there is not made.
    pub fn open(file: &Path) -> Result<Archive, StoreError> {
        let archive = Archive::check(file, connect(file)?, None)?;
        archive.connection.pragma_update(None, "query_only", true)?;
        Ok(archive)
    }

    /// Opens a file to write a little into it; a server may be running, and waits for its turn.
    pub fn open_beside(file: &Path) -> Result<Archive, StoreError> {
        Archive::check(file, connect(file)?, None)?.for_writing()
    }

    /// Opens a file that nobody else uses, and keeps everybody else away while it is open.
    pub fn open_alone(file: &Path) -> Result<Archive, StoreError> {
        let connection = connect(file)?;
        let lock = lock(file)?;
        keep_others_away(file, &connection)?;
        Archive::check(file, connection, Some(lock))?.for_writing()
    }

    fn check(file: &Path, connection: Connection, lock: Option<ServerLock>) -> Result<Archive, StoreError> {
        match look::content(file, &connection)? {
            Content::Ours => Ok(Archive { file: file.into(), connection, _lock: lock }),
            Content::Nothing => Err(FileError::Foreign(file.into()).into()),
        }
    }

    fn for_writing(self) -> Result<Archive, StoreError> {
        let found = look::version(&self.connection)?;
        if found != VERSION {
            return Err(FileError::Older { file: self.file, found }.into());
        }
        self.connection.pragma_update(None, "synchronous", "full")?;
        self.connection.pragma_update(None, "foreign_keys", true)?;
        Ok(self)
    }

    pub fn file(&self) -> &Path {
        &self.file
    }

    /// What is wrong with the file itself, a sentence each: pages, indexes, references between rows, and logs with
    /// gaps. Whether the logs make sense is for those to say who know the games.
    pub fn problems(&self) -> Result<Vec<String>, StoreError> {
        let mut problems = look::integrity(&self.connection, "integrity_check")?;
        if !problems.is_empty() {
            return Ok(problems);
        }
        problems.extend(self.sentences(
            "SELECT format('a row of %s refers to a row of %s that is not there', \"table\", parent)
             FROM pragma_foreign_key_check",
        )?);
        problems.extend(self.sentences(
            "SELECT format('the log of table %s has %d entries, and the last has number %d',
                 table_id, count(*), max(number))
             FROM entries GROUP BY table_id HAVING count(*) <> max(number) + 1 OR min(number) <> 0",
        )?);
        Ok(problems)
    }

    fn sentences(&self, query: &str) -> Result<Vec<String>, StoreError> {
        let mut query = self.connection.prepare(query)?;
        let sentences = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok(sentences)
    }

    /// All tables, the last touched first. Rows that bear no name of a table are left out; [`Archive::problems`] and
    /// whoever reads the logs tell of them.
    pub fn tables(&self) -> Result<Vec<TableRow>, StoreError> {
        let mut query = self.connection.prepare(
            "SELECT id, game, touched, strftime('%Y-%m-%d %H:%M', touched / 1000, 'unixepoch'),
                 (SELECT count(*) FROM entries WHERE table_id = id)
             FROM tables ORDER BY touched DESC",
        )?;
        let rows = query.query_map([], table_row)?.collect::<Result<Vec<_>, _>>()?;
        Ok(rows.into_iter().flatten().collect())
    }

    /// A table with its whole log, if there is one.
    pub fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        // One transaction, so that opening and log are of the same moment.
        let file = self.connection.unchecked_transaction()?;
        read_table(&file, id)
    }

    /// The tables at which nothing has happened for this many days, the oldest first.
    pub fn untouched_for(&self, days: u32) -> Result<Vec<TableRow>, StoreError> {
        let now: i64 =
            self.connection
                .query_row("SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER)", [], |row| row.get(0))?;
        let before = now - i64::from(days) * 86_400_000;
        let mut rows = self.tables()?;
        rows.retain(|row| row.touched <= before);
        rows.reverse();
        Ok(rows)
    }

    /// Everybody who has a name or sits somewhere.
    pub fn people(&self) -> Result<Vec<PersonRow>, StoreError> {
        let mut people: BTreeMap<PersonId, PersonRow> = BTreeMap::new();
        let mut query = self.connection.prepare(
            "SELECT id, name, 0 FROM people UNION ALL SELECT person, NULL, count(*) FROM sitters GROUP BY person",
        )?;
        let rows =
            query.query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get::<_, i64>(2)? as usize)))?;
        for row in rows {
            let (person, name, tables): (String, Option<String>, usize) = row?;
            let Some(person) = PersonId::new(&person) else { continue };
            let known = people.entry(person.clone()).or_insert(PersonRow { person, name: None, tables: 0 });
            known.name = known.name.take().or(name);
            known.tables += tables;
        }
        Ok(people.into_values().collect())
    }

    fn write<T>(
        &mut self,
        work: impl FnOnce(&Transaction) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let transaction = self.connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let answer = work(&transaction)?;
        transaction.commit()?;
        Ok(answer)
    }
}

/// Takes the place of the server, unless it runs.
fn lock(file: &Path) -> Result<ServerLock, StoreError> {
    ServerLock::take(file).map_err(|error| match error {
        StoreError::InUse(_) => FileError::InUse(file.into()).into(),
        error => error,
    })
}

/// In exclusive mode a connection shares the file with nobody; whoever else has it open, has it shared. The connection
/// must be a new one: `SQLite` decides with the first access whether others may be there too.
fn keep_others_away(file: &Path, connection: &Connection) -> Result<(), StoreError> {
    connection.busy_timeout(Duration::ZERO)?;
    connection.pragma_update(None, "locking_mode", "exclusive")?;
    connection.execute_batch("BEGIN EXCLUSIVE; COMMIT").map_err(|error| look::explained(file, error))
}

/// Who sits where by now, as far as the log tells.
pub fn chairs(kept: &Kept) -> Vec<Chair> {
    let mut chairs = kept.opening.chairs.clone();
    for entry in &kept.entries {
        let Some(chair) = entry.seat().and_then(|seat| chairs.get_mut(seat.index())) else { continue };
        match entry {
            Entry::Sat { person, name, .. } => *chair = Chair::person(person.clone(), name),
            Entry::Left { .. } => *chair = Chair::Free,
            _ => {}
        }
    }
    chairs
}

fn table_row(row: &Row) -> rusqlite::Result<Option<TableRow>> {
    let id: String = row.get(0)?;
    let Some(id) = TableId::new(&id) else { return Ok(None) };
    Ok(Some(TableRow {
        id,
        game: row.get(1)?,
        touched: row.get(2)?,
        touched_at: row.get::<_, Option<String>>(3)?.unwrap_or_default(),
        entries: row.get::<_, i64>(4)? as usize,
    }))
}
