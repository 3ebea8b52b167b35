//! One `SQLite` file that holds everything. The only place that speaks SQL.

use crate::entry::{Chair, Entry, Opening};
use crate::ids::{PersonId, TableId, Token};
use crate::interface::{AppendError, Appended, Kept, Listed, Store, StoreError, Visibility};
use crate::maintenance;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The steps from an empty file to the present schema. A step is never changed once it has been released; the
/// file's `user_version` tells how many it has taken.
const SCHEMA: &[&str] = &[
    "
    CREATE TABLE settings (name TEXT PRIMARY KEY, value BLOB NOT NULL) STRICT;
    CREATE TABLE people (id TEXT PRIMARY KEY, name TEXT NOT NULL) STRICT;
    CREATE TABLE tables (
        id TEXT PRIMARY KEY,
        game TEXT NOT NULL,
        opening TEXT NOT NULL,
        touched INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX tables_by_touch ON tables (touched);
    CREATE TABLE entries (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        token TEXT NOT NULL,
        entry TEXT NOT NULL,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, token)
    ) STRICT, WITHOUT ROWID;
    CREATE TABLE sitters (
        person TEXT NOT NULL,
        table_id TEXT NOT NULL REFERENCES tables (id),
        PRIMARY KEY (person, table_id)
    ) STRICT, WITHOUT ROWID;
",
    // The file says whose it is, and which names nobody may take.
    "
    PRAGMA application_id = 0x4d6e6474;
    CREATE TABLE blocked_names (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
",
];

/// A moment that only ever grows, so that two tables touched in the same millisecond still have an order.
const NEXT_TOUCH: &str =
    "(SELECT max(coalesce(max(touched), 0) + 1, unixepoch('subsec') * 1000) FROM tables)";

/// A store in one file.
pub struct Sqlite {
    connection: Mutex<Connection>,
}

impl Sqlite {
    /// Opens the file, which is made if it is not there, and brings it up to the present schema.
    /// A file that is damaged or not ours is refused before anything in it is changed.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        maintenance::look_before_serving(file)?;
        Sqlite::prepare(Connection::open(file)?)
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        Sqlite::prepare(Connection::open_in_memory()?)
    }

    fn prepare(mut connection: Connection) -> Result<Sqlite, StoreError> {
        connection.busy_timeout(Duration::from_secs(5))?;
        // With a write-ahead log and full synchronisation, a commit returns when it is on disk.
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection)?;
        Ok(Sqlite { connection: Mutex::new(connection) })
    }

    /// A thread that died while it held the connection left no open transaction behind: dropping one rolls it
    /// back. So the connection is sound.
    fn connection(&self) -> MutexGuard<'_, Connection> {
        self.connection.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&Transaction) -> Result<T, E>) -> Result<T, E> {
        let mut connection = self.connection();
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreError::from)?;
        let answer = work(&transaction)?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(answer)
    }
}

impl Store for Sqlite {
    fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.write(|file| {
            let kept =
                file.query_row("SELECT value FROM settings WHERE name = 'secret'", [], |row| row.get(0));
            if let Some(secret) = kept.optional()? {
                return Ok(secret);
            }
            let mut secret = [0; 32];
            getrandom::fill(&mut secret).map_err(|_| StoreError::Unusable(Box::new(crate::NoRandomness)))?;
            file.execute("INSERT INTO settings (name, value) VALUES ('secret', ?1)", [secret])?;
            Ok(secret)
        })
    }

    fn open_table(&self, id: &TableId, opening: &Opening, entries: &[Entry]) -> Result<(), StoreError> {
        let written = serde_json::to_string(opening)?;
        self.write(|file| {
            file.execute(
                &format!("INSERT INTO tables (id, game, opening, touched) VALUES (?1, ?2, ?3, {NEXT_TOUCH})"),
                params![id.as_str(), opening.game, written],
            )?;
            for person in opening.chairs.iter().filter_map(Chair::taken_by) {
                sit(file, id, person)?;
            }
            for (number, entry) in entries.iter().enumerate() {
                insert(file, id, number, &fresh_token()?, &serde_json::to_string(entry)?)?;
            }
            Ok(())
        })
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        let mut connection = self.connection();
        // One transaction, so that opening and log are of the same moment.
        let file = connection.transaction()?;
        read_table(&file, id)
    }

    fn append(
        &self,
        id: &TableId,
        expected: usize,
        token: &Token,
        entries: &[Entry],
        visibility: Visibility,
    ) -> Result<Appended, AppendError> {
        let written: Vec<String> =
            entries.iter().map(serde_json::to_string).collect::<Result<_, _>>().map_err(StoreError::from)?;
        self.write(|file| {
            if let Some(number) = written_before(file, id, token)? {
                return Ok(Appended::Before(number));
            }
            if !exists(file, id)? {
                return Err(AppendError::NoSuchTable);
            }
            let actual = length(file, id)?;
            if actual != expected {
                return Err(AppendError::Conflict { expected, actual });
            }
            if visibility == Visibility::Public {
                touch(file, id)?;
            }
            for (number, (entry, written)) in (actual..).zip(entries.iter().zip(&written)) {
                let token = if number == actual { token.clone() } else { fresh_token()? };
                insert(file, id, number, &token, written)?;
                if let Entry::Sat { person, .. } = entry {
                    sit(file, id, person)?;
                }
            }
            Ok(Appended::Now(actual))
        })
    }

    fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        let connection = self.connection();
        let mut query = connection.prepare_cached(
            "SELECT id, game FROM tables JOIN sitters ON table_id = id WHERE person = ?1
             ORDER BY touched DESC LIMIT ?2",
        )?;
        let rows = query.query_map(params![person.as_str(), most as i64], listed)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        let connection = self.connection();
        let mut query =
            connection.prepare_cached("SELECT id, game FROM tables ORDER BY touched DESC LIMIT ?1")?;
        let rows = query.query_map([most as i64], listed)?;
        Ok(rows.collect::<Result<_, _>>()?)
    }

    fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let connection = self.connection();
        let name = connection
            .query_row("SELECT name FROM people WHERE id = ?1", [person.as_str()], |row| row.get(0));
        Ok(name.optional()?)
    }

    fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        maintenance::is_blocked(&self.connection(), name)
    }

    fn call(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        self.write(|file| {
            file.execute(
                "INSERT INTO people (id, name) VALUES (?1, ?2)
                 ON CONFLICT (id) DO UPDATE SET name = excluded.name",
                [person.as_str(), name],
            )?;
            Ok(())
        })
    }
}

/// A table with its whole log, of the moment of the transaction that this is called in.
pub(crate) fn read_table(file: &Connection, id: &TableId) -> Result<Option<Kept>, StoreError> {
    let opening: Option<String> = file
        .query_row("SELECT opening FROM tables WHERE id = ?1", [id.as_str()], |row| row.get(0))
        .optional()?;
    let Some(opening) = opening else { return Ok(None) };
    let mut query = file.prepare_cached("SELECT entry FROM entries WHERE table_id = ?1 ORDER BY number")?;
    let written = query.query_map([id.as_str()], |row| row.get::<_, String>(0))?;
    let entries = written.map(|text| Ok(serde_json::from_str(&text?)?)).collect::<Result<_, StoreError>>()?;
    Ok(Some(Kept { opening: serde_json::from_str(&opening)?, entries }))
}

/// The version of the schema that this program writes.
pub(crate) const VERSION: i64 = SCHEMA.len() as i64;

/// Takes the steps of the schema that the file has not taken yet.
fn migrate(connection: &mut Connection) -> Result<(), StoreError> {
    let file = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found: i64 = file.pragma_query_value(None, "user_version", |row| row.get(0))?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for step in SCHEMA.iter().skip(found as usize) {
        file.execute_batch(step)?;
    }
    file.pragma_update(None, "user_version", VERSION)?;
    Ok(file.commit()?)
}

fn written_before(file: &Transaction, id: &TableId, token: &Token) -> Result<Option<usize>, StoreError> {
    let mut query = file.prepare_cached("SELECT number FROM entries WHERE table_id = ?1 AND token = ?2")?;
    let number = query.query_row([id.as_str(), token.as_str()], |row| row.get::<_, i64>(0)).optional()?;
    Ok(number.map(|number| number as usize))
}

pub(crate) fn length(file: &Transaction, id: &TableId) -> Result<usize, StoreError> {
    let mut query =
        file.prepare_cached("SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ?1")?;
    Ok(query.query_row([id.as_str()], |row| row.get::<_, i64>(0))? as usize)
}

pub(crate) fn insert(
    file: &Transaction,
    id: &TableId,
    number: usize,
    token: &Token,
    entry: &str,
) -> Result<(), StoreError> {
    file.prepare_cached("INSERT INTO entries (table_id, number, token, entry) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![id.as_str(), number as i64, token.as_str(), entry])?;
    Ok(())
}

pub(crate) fn fresh_token() -> Result<Token, StoreError> {
    Token::fresh().map_err(|error| StoreError::Unusable(Box::new(error)))
}

fn exists(file: &Transaction, id: &TableId) -> Result<bool, StoreError> {
    Ok(file.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([id.as_str()])?)
}

/// Moves a table to the front of all lists.
fn touch(file: &Transaction, id: &TableId) -> Result<(), StoreError> {
    file.prepare_cached(&format!("UPDATE tables SET touched = {NEXT_TOUCH} WHERE id = ?1"))?
        .execute([id.as_str()])?;
    Ok(())
}

fn sit(file: &Transaction, id: &TableId, person: &PersonId) -> Result<(), StoreError> {
    file.execute(
        "INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?1, ?2)",
        [person.as_str(), id.as_str()],
    )?;
    Ok(())
}

fn listed(row: &Row) -> rusqlite::Result<Listed> {
    let id: String = row.get(0)?;
    let id =
        TableId::new(&id).ok_or(rusqlite::Error::InvalidColumnType(0, id, rusqlite::types::Type::Text))?;
    Ok(Listed { id, game: row.get(1)? })
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unusable(Box::new(error))
    }
}
