//! One `SQLite` file that holds everything. The only place that speaks SQL.

mod sessions;

use crate::connections::{Connections, Missing};
use crate::entry::{Entry, Opening};
use crate::ids::{PersonId, TableId, Token};
use crate::interface::{AppendError, Appended, Kept, Listed, Opened, Store, StoreError, Visibility};
use crate::lock::ServerLock;
use crate::maintenance;
use crate::sessions::Sessions;
use rusqlite::{Connection, OptionalExtension, Row, Transaction, TransactionBehavior, params};
use std::path::Path;

/// The steps from an empty file to the present schema. A step is never changed once it has been released; the
/// file's `user_version` tells how many it has taken.
const SCHEMA: &[&str] = &[TABLES, UPLOADS, BLOCKED_NAMES, sessions::SCHEMA];

const TABLES: &str = "
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
";

/// Who brought the record of a match that was played elsewhere; nobody, if it is played here.
const UPLOADS: &str = "
    ALTER TABLE tables ADD COLUMN uploaded_by TEXT;
    UPDATE tables SET uploaded_by = json_extract(opening, '$.by')
        WHERE instr(opening, '{\"elsewhere\":') > 0;
    CREATE INDEX tables_by_uploader ON tables (uploaded_by) WHERE uploaded_by IS NOT NULL;
    DROP INDEX tables_by_touch;
    CREATE INDEX tables_by_touch ON tables (touched) WHERE uploaded_by IS NULL;
";

/// The file says whose it is, and which names nobody may take.
const BLOCKED_NAMES: &str = "
    PRAGMA application_id = 0x4d6e6474;
    CREATE TABLE blocked_names (name TEXT PRIMARY KEY) STRICT, WITHOUT ROWID;
";

/// A moment that only ever grows, so that two tables touched in the same millisecond still have an order.
const NEXT_TOUCH: &str = "(SELECT max(coalesce(max(touched), 0) + 1, unixepoch('subsec') * 1000)
      FROM tables WHERE uploaded_by IS NULL)";

/// A store in one file.
pub struct Sqlite {
    pub(crate) connections: Connections,
    /// Held by a server, for as long as it lives.
    _lock: Option<ServerLock>,
}

impl Sqlite {
    /// Opens the file to serve from it: it is made if it is not there, and brought up to the present schema. No
    /// other program can serve from it meanwhile. A file that is damaged or not ours is refused before anything in
    /// it is changed.
    pub fn open(file: &Path) -> Result<Sqlite, StoreError> {
        maintenance::look_before_serving(file)?;
        let lock = ServerLock::take(file)?;
        make_private(file)?;
        let connections = Connections::to(file, Missing::Create)?;
        migrate(&mut connections.writer())?;
        Ok(Sqlite { connections, _lock: Some(lock) })
    }

    /// Opens the file beside a server that may be running on it. The file must be there, and of the present schema.
    pub fn open_beside(file: &Path) -> Result<Sqlite, StoreError> {
        let connections = Connections::to(file, Missing::Refuse)?;
        let (found, known) = (version(&connections.writer())?, VERSION);
        match found {
            found if found > known => Err(StoreError::Newer { found, known }),
            found if found < known => Err(StoreError::Older { found, known }),
            _ => Ok(Sqlite { connections, _lock: None }),
        }
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let connections = Connections::in_memory()?;
        migrate(&mut connections.writer())?;
        Ok(Sqlite { connections, _lock: None })
    }

    fn write<T, E: From<StoreError>>(&self, work: impl FnOnce(&Transaction) -> Result<T, E>) -> Result<T, E> {
        let mut connection = self.connections.writer();
        let transaction =
            connection.transaction_with_behavior(TransactionBehavior::Immediate).map_err(StoreError::from)?;
        let answer = work(&transaction)?;
        transaction.commit().map_err(StoreError::from)?;
        Ok(answer)
    }
}

impl Store for Sqlite {
    fn secret(&self) -> Result<[u8; 32], StoreError> {
        if let Some(secret) = self.connections.read(secret)? {
            return Ok(secret);
        }
        self.write(|file| {
            if let Some(secret) = secret(file)? {
                return Ok(secret);
            }
            let mut secret = [0; 32];
            getrandom::fill(&mut secret).map_err(|_| StoreError::Unusable(Box::new(crate::NoRandomness)))?;
            file.execute("INSERT INTO settings (name, value) VALUES ('secret', ?1)", [secret])?;
            Ok(secret)
        })
    }

    fn open_table(&self, id: &TableId, opening: &Opening, entries: &[Entry]) -> Result<Opened, StoreError> {
        let written = serde_json::to_string(opening)?;
        let uploaded_by = opening.is_uploaded().then(|| opening.by.as_str());
        self.write(|file| {
            if exists(file, id)? {
                return Ok(Opened::Before);
            }
            file.execute(
                &format!(
                    "INSERT INTO tables (id, game, opening, touched, uploaded_by)
                     VALUES (?1, ?2, ?3, {NEXT_TOUCH}, ?4)"
                ),
                params![id.as_str(), opening.game, written, uploaded_by],
            )?;
            for person in opening.people() {
                sit(file, id, person)?;
            }
            for (number, entry) in entries.iter().enumerate() {
                insert(file, id, number, &fresh_token()?, &serde_json::to_string(entry)?)?;
            }
            Ok(Opened::Now)
        })
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.connections.read(|file| read_table(file, id))
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
        self.connections.read(|file| {
            let mut query = file.prepare_cached(
                "SELECT id, game FROM tables JOIN sitters ON table_id = id WHERE person = ?1
                 ORDER BY touched DESC LIMIT ?2",
            )?;
            readable(query.query_map(params![person.as_str(), most as i64], listed)?)
        })
    }

    fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.connections.read(|file| {
            let mut query = file.prepare_cached(
                "SELECT id, game FROM tables WHERE uploaded_by IS NULL ORDER BY touched DESC LIMIT ?1",
            )?;
            readable(query.query_map([most as i64], listed)?)
        })
    }

    fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        self.connections.read(|file| {
            let mut query = file.prepare_cached("SELECT count(*) FROM tables WHERE uploaded_by = ?1")?;
            Ok(query.query_row([person.as_str()], |row| row.get::<_, i64>(0))? as usize)
        })
    }

    fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        self.connections.read(|file| {
            let mut query = file.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
            Ok(query.query_row([person.as_str()], |row| row.get(0)).optional()?)
        })
    }

    fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        self.connections.read(|file| maintenance::is_blocked(file, name))
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

    fn sessions(&self) -> &dyn Sessions {
        self
    }
}

/// Makes a file that is not there yet, readable by its owner only: it holds the server's secret and all seeds. What
/// `SQLite` puts beside it gets the same permissions.
fn make_private(file: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    match options.open(file) {
        Err(error) if error.kind() != std::io::ErrorKind::AlreadyExists => {
            Err(StoreError::Unusable(Box::new(error)))
        }
        _ => Ok(()),
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
    let found = version(&file)?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for step in SCHEMA.iter().skip(found as usize) {
        file.execute_batch(step)?;
    }
    file.pragma_update(None, "user_version", VERSION)?;
    Ok(file.commit()?)
}

/// How many steps of the schema a file has taken.
fn version(file: &Connection) -> Result<i64, StoreError> {
    Ok(file.pragma_query_value(None, "user_version", |row| row.get(0))?)
}

fn secret(file: &Connection) -> Result<Option<[u8; 32]>, StoreError> {
    let kept = file.query_row("SELECT value FROM settings WHERE name = 'secret'", [], |row| row.get(0));
    Ok(kept.optional()?)
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

/// The rows of a list, without those that name no table.
fn readable(
    rows: impl Iterator<Item = rusqlite::Result<Result<Listed, String>>>,
) -> Result<Vec<Listed>, StoreError> {
    let mut list = vec![];
    for row in rows {
        match row? {
            Ok(listed) => list.push(listed),
            Err(id) => tracing::warn!(?id, "a row that names no table is left out of a list"),
        }
    }
    Ok(list)
}

fn listed(row: &Row) -> rusqlite::Result<Result<Listed, String>> {
    let (id, game): (String, String) = (row.get(0)?, row.get(1)?);
    Ok(TableId::new(&id).map(|id| Listed { id, game }).ok_or(id))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unusable(Box::new(error))
    }
}
