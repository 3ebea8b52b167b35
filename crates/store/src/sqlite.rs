//! One `SQLite` file that holds everything: one thread writes to it, a few read from it.

mod writer;
mod readers;
mod sessions;
mod rows;
mod clocks;
mod stages;
mod words;
mod feeds;
mod contacts;
mod thinking;

use crate::attendance::{Arrivals, Attendances, Elsewhere};
use crate::changes::Changes;
use crate::clocks::Clocks;
use crate::contacts::Contacts;
use crate::entry::{Entry, Opening};
use crate::feeds::Feeds;
use crate::forgetting::erase;
use crate::ids::{PersonId, TableId, Token, fresh_token};
use crate::interface::{
    Append, AppendError, Appended, Kept, Opened, Store, StoreError, Visibility, written_entries,
};
use crate::leases::{Holder, Lease, Leases, Renewal, Rules};
use crate::lock::ServerLock;
use crate::sessions::Sessions;
use crate::stage::{Listed, ListedRow, Stage};
use crate::thinking::Thinking;
use crate::words::Words;
use crate::{maintenance, names};
use async_trait::async_trait;
use readers::Readers;
use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row, TransactionBehavior, params};
use std::path::Path;
use std::time::Duration;
use writer::Writer;

/// The steps from an empty file to the present schema. A step is never changed once it has been released; the
/// file's `user_version` tells how many it has taken.
const SCHEMA: &[&str] = &[
    TABLES,
    UPLOADS,
    BLOCKED_NAMES,
    sessions::SCHEMA,
    ANALYSES,
    PEOPLE,
    clocks::SCHEMA,
    stages::SCHEMA,
    words::SCHEMA,
    feeds::SCHEMA,
    contacts::SCHEMA,
];

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

/// What was found in matches that are over.
const ANALYSES: &str = "
    CREATE TABLE analyses (
        table_id TEXT PRIMARY KEY REFERENCES tables (id),
        analysis TEXT NOT NULL
    ) STRICT;
";

/// Whether a table concerns others than those who sit there: it is open to all, or several people have had a place.
const PEOPLE: &str = "
    ALTER TABLE tables ADD COLUMN shared INTEGER NOT NULL DEFAULT 0;
    UPDATE tables SET shared = 1 WHERE uploaded_by IS NULL AND (json_extract(opening, '$.open_to_all')
        OR (SELECT count(*) FROM sitters WHERE table_id = id) > 1);
    CREATE INDEX shared_tables ON tables (touched) WHERE shared = 1;
    CREATE TRIGGER table_is_open AFTER INSERT ON tables
        WHEN new.uploaded_by IS NULL AND json_extract(new.opening, '$.open_to_all')
        BEGIN UPDATE tables SET shared = 1 WHERE id = new.id; END;
    CREATE TRIGGER table_has_company AFTER INSERT ON sitters
        WHEN (SELECT count(*) FROM sitters WHERE table_id = new.table_id) = 2
        BEGIN UPDATE tables SET shared = 1 WHERE id = new.table_id AND uploaded_by IS NULL; END;
";

/// A moment that only ever grows, so that two tables touched in the same millisecond still have an order.
const NEXT_TOUCH: &str = "(SELECT max(coalesce(max(touched), 0) + 1, unixepoch('subsec') * 1000)
      FROM tables WHERE uploaded_by IS NULL)";

/// How long a write waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// How many statements a connection keeps prepared: all there are.
const STATEMENTS: usize = 64;

/// A store in one file. Dropping it waits until all that was asked for is written, and the file is closed.
pub struct Sqlite {
    writer: Writer,
    /// None for a store in memory: only the connection that made it can see it.
    readers: Option<Readers>,
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
        let mut connection = connect(file)?;
        migrate(&mut connection)?;
        Sqlite::over(file, connection, Some(lock))
    }

    /// Opens the file beside a server that may be running on it. The file must be there, and of the present schema.
    pub fn open_beside(file: &Path) -> Result<Sqlite, StoreError> {
        let connection = connect(file)?;
        let (found, known) = (version(&connection)?, VERSION);
        match found {
            found if found > known => Err(StoreError::Newer { found, known }),
            found if found < known => Err(StoreError::Older { found, known }),
            _ => Sqlite::over(file, connection, None),
        }
    }

    /// A store that forgets everything when it is dropped.
    pub fn in_memory() -> Result<Sqlite, StoreError> {
        let mut connection = Connection::open_in_memory()?;
        prepare_writer(&connection)?;
        migrate(&mut connection)?;
        Ok(Sqlite { writer: Writer::start(connection)?, readers: None, _lock: None })
    }

    fn over(file: &Path, connection: Connection, lock: Option<ServerLock>) -> Result<Sqlite, StoreError> {
        let (writer, readers) = (Writer::start(connection)?, Readers::start(file)?);
        Ok(Sqlite { writer, readers: Some(readers), _lock: lock })
    }

    /// Writes something, all of it or nothing. It is on disk when this returns.
    async fn write<T, E>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        self.writer.write(work).await
    }

    /// Reads something, all of it as it was at one moment.
    async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        match &self.readers {
            Some(readers) => readers.read(work).await,
            None => self.writer.write(work).await,
        }
    }
}

#[async_trait]
impl Store for Sqlite {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        if let Some(secret) = self.read(secret).await? {
            return Ok(secret);
        }
        let fresh = crate::ids::fresh_secret()?;
        self.write(move |file| {
            if let Some(secret) = secret(file)? {
                return Ok(secret);
            }
            file.execute("INSERT INTO settings (name, value) VALUES ('secret', ?1)", [fresh])?;
            Ok(fresh)
        })
        .await
    }

    async fn open_table(
        &self,
        id: &TableId,
        opening: &Opening,
        entries: &[Entry],
    ) -> Result<Opened, StoreError> {
        let (id, written, game) = (id.clone(), serde_json::to_string(opening)?, opening.game.clone());
        let uploaded_by = opening.is_uploaded().then(|| opening.by.clone());
        let people: Vec<PersonId> = opening.people().cloned().collect();
        let is_full = opening.is_full();
        let entries = written_entries(entries)?;
        self.write(move |file| {
            if exists(file, &id)? {
                return Ok(Opened::Before);
            }
            file.prepare_cached(&format!(
                "INSERT INTO tables (id, game, opening, touched, uploaded_by, begun)
                 SELECT ?1, ?2, ?3, touch, ?4, iif(?5, touch, NULL) FROM (SELECT {NEXT_TOUCH} AS touch)"
            ))?
            .execute(params![
                id.as_str(),
                game,
                written,
                uploaded_by.as_ref().map(PersonId::as_str),
                is_full
            ])?;
            for person in &people {
                sit(file, &id, person)?;
            }
            for (number, entry) in entries.iter().enumerate() {
                insert(file, &id, number, &fresh_token()?, entry)?;
            }
            Ok(Opened::Now)
        })
        .await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        let id = id.clone();
        self.read(move |file| read_table(file, &id)).await
    }

    async fn entries_from(&self, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError> {
        let id = id.clone();
        self.read(move |file| read_entries(file, &id, place)).await
    }

    async fn append(&self, id: &TableId, append: &Append) -> Result<Appended, AppendError> {
        let written = written_entries(&append.entries)?;
        let sitters: Vec<PersonId> = append.sitters().cloned().collect();
        let (id, token) = (id.clone(), append.token.clone());
        // The lease, if there is one, is valid: nobody else can serve from this file.
        let Append { expected, visibility, reaches, .. } = *append;
        let clocks = append.clocks().cloned();
        self.write(move |file| {
            if let Some(number) = written_before(file, &id, &token)? {
                return Ok(Appended::Before(number));
            }
            if !exists(file, &id)? {
                return Err(AppendError::NoSuchTable);
            }
            let actual = length(file, &id)?;
            if actual != expected {
                return Err(AppendError::Conflict { expected, actual });
            }
            if visibility == Visibility::Public {
                touch(file, &id)?;
            }
            for (number, written) in (actual..).zip(&written) {
                let token = if number == actual { token.clone() } else { fresh_token()? };
                insert(file, &id, number, &token, written)?;
            }
            for person in &sitters {
                sit(file, &id, person)?;
            }
            if let Some(stage) = reaches {
                stages::reach(file, &id, stage)?;
            }
            if let Some(clocks) = clocks {
                clocks::keep_reading(file, &id, &clocks)?;
            }
            Ok(Appended::Now(actual))
        })
        .await
    }

    async fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT id, game, touched, begun, ended FROM tables JOIN sitters ON table_id = id WHERE person = ?1
                 ORDER BY touched DESC LIMIT ?2",
            )?;
            let rows = query.query_map(params![person.as_str(), most as i64], listed_row)?;
            Ok(Listed::readable(rows.collect::<Result<_, _>>()?))
        })
        .await
    }

    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT id, game, touched, begun, ended FROM tables WHERE uploaded_by IS NULL ORDER BY touched DESC LIMIT ?1",
            )?;
            let rows = query.query_map([most as i64], listed_row)?;
            Ok(Listed::readable(rows.collect::<Result<_, _>>()?))
        })
        .await
    }

    async fn tables_at(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError> {
        let (stages, person) = (stages.to_vec(), person.clone());
        self.read(move |file| stages::of_person(file, &stages, &person)).await
    }

    async fn shared_tables(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
        let stages = stages.to_vec();
        self.read(move |file| stages::shared(file, &stages)).await
    }

    async fn correct_stages(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError> {
        let stages = stages.to_vec();
        self.write(move |file| stages.iter().try_for_each(|(id, stage)| stages::correct(file, id, *stage)))
            .await
    }

    async fn rated_tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT id, game, touched, begun, ended FROM tables
                 WHERE uploaded_by IS NULL AND json_extract(opening, '$.customs.rated')
                 ORDER BY coalesce(ended, touched), id",
            )?;
            let rows = query.query_map([], listed_row)?;
            Ok(Listed::readable(rows.collect::<Result<_, _>>()?))
        })
        .await
    }

    async fn uploaded_by(&self, person: &PersonId) -> Result<Vec<Listed>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT id, game, touched, begun, ended FROM tables WHERE uploaded_by = ?1 ORDER BY touched DESC",
            )?;
            let rows = query.query_map([person.as_str()], listed_row)?;
            Ok(Listed::readable(rows.collect::<Result<_, _>>()?))
        })
        .await
    }

    /// There are no others.
    fn hurry(&self, _: &TableId) {}

    async fn forget(&self, person: &PersonId) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(move |file| {
            // What is written over is not to stay in gaps between rows.
            file.pragma_update(None, "secure_delete", true)?;
            file.execute("DELETE FROM sessions WHERE person = ?1", [person.as_str()])?;
            file.execute("DELETE FROM passes WHERE person = ?1", [person.as_str()])?;
            words::silence(file, &person)?;
            file.execute("DELETE FROM feeds WHERE person = ?1", [person.as_str()])?;
            file.execute("DELETE FROM contacts WHERE person = ?1", [person.as_str()])?;
            erase_names(file, &person, "")?;
            Ok(())
        })
        .await
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let id = id.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached("SELECT analysis FROM analyses WHERE table_id = ?1")?;
            Ok(query.query_row([id.as_str()], |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn keep_analysis(&self, id: &TableId, analysis: &str) -> Result<(), StoreError> {
        let (id, analysis) = (id.clone(), analysis.to_owned());
        self.write(move |file| {
            file.prepare_cached("INSERT OR REPLACE INTO analyses (table_id, analysis) VALUES (?1, ?2)")?
                .execute([id.as_str(), &analysis])?;
            Ok(())
        })
        .await
    }

    async fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached("SELECT count(*) FROM tables WHERE uploaded_by = ?1")?;
            Ok(query.query_row([person.as_str()], |row| row.get::<_, i64>(0))? as usize)
        })
        .await
    }

    async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached("SELECT name FROM people WHERE id = ?1")?;
            Ok(query.query_row([person.as_str()], |row| row.get(0)).optional()?)
        })
        .await
    }

    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        Ok(names::is_among(&self.read(blocked_names).await?, name))
    }

    async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        let (person, name) = (person.clone(), name.to_owned());
        self.write(move |file| set_name(file, &person, &name)).await
    }

    /// Nobody else serves from this file.
    async fn changes(&self) -> Result<Changes, StoreError> {
        Ok(Changes::none())
    }

    fn sessions(&self) -> &dyn Sessions {
        self
    }

    fn leases(&self) -> &dyn Leases {
        self
    }

    fn attendances(&self) -> &dyn Attendances {
        self
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn words(&self) -> &dyn Words {
        self
    }

    fn feeds(&self) -> &dyn Feeds {
        self
    }

    fn contacts(&self) -> &dyn Contacts {
        self
    }

    fn thinking(&self) -> &dyn Thinking {
        self
    }
}

/// Nobody else serves from this file: nobody is anywhere else.
#[async_trait]
impl Attendances for Sqlite {
    fn is_shared(&self) -> bool {
        false
    }

    async fn exchange(
        &self,
        _: Holder,
        _: &Arrivals,
        _: Option<&TableId>,
        _: &str,
    ) -> Result<Elsewhere, StoreError> {
        Ok(Elsewhere { mark: String::new(), places: None })
    }
}

/// Nobody else serves from this file: whoever asks for a lease has it.
#[async_trait]
impl Leases for Sqlite {
    async fn register_holder(&self, _: Duration) -> Result<Holder, StoreError> {
        Ok(Holder(0))
    }

    async fn renew_holder(&self, _: Holder, _: Duration) -> Result<Renewal, StoreError> {
        Ok(Renewal::Alive)
    }

    async fn retire_holder(&self, _: Holder) -> Result<(), StoreError> {
        Ok(())
    }

    async fn acquire_lease(&self, _: Holder, table: &TableId) -> Result<Option<Lease>, StoreError> {
        Ok(Some(Lease { table: table.clone(), fence: 0 }))
    }

    async fn take_over(&self, _: Holder, _: &[Rules], _: usize) -> Result<Vec<Lease>, StoreError> {
        Ok(vec![])
    }

    async fn release_lease(&self, _: &Lease) -> Result<(), StoreError> {
        Ok(())
    }
}

/// The connection that writes to a file, which must be there.
fn connect(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    prepare_writer(&connection)?;
    Ok(connection)
}

fn prepare_writer(writer: &Connection) -> Result<(), StoreError> {
    writer.busy_timeout(PATIENCE)?;
    // With a write-ahead log and full synchronisation, a commit returns when it is on disk, and readers see the
    // state before it until then.
    writer.pragma_update(None, "journal_mode", "wal")?;
    writer.pragma_update(None, "synchronous", "full")?;
    writer.pragma_update(None, "foreign_keys", true)?;
    keep_statements(writer)
}

/// Lets a connection plan each of its statements once. Without the guarantee, a query with a limit is planned anew whenever
/// it is asked of somebody else, which takes longer than the answer.
fn keep_statements(connection: &Connection) -> Result<(), StoreError> {
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    connection.set_prepared_statement_cache_capacity(STATEMENTS);
    Ok(())
}

/// Why there is no answer: the thread that owes it has ended, or the work panicked.
fn ended() -> StoreError {
    StoreError::Unusable("the work ended before its time".into())
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
    Ok(Some(Kept { opening: serde_json::from_str(&opening)?, entries: read_entries(file, id, 0)? }))
}

/// Writes another name over all that a person has had at tables, and in records that they have uploaded; at how many.
pub(crate) fn erase_names(file: &Connection, person: &PersonId, name: &str) -> Result<usize, StoreError> {
    let mut query = file.prepare(
        "SELECT table_id FROM sitters WHERE person = ?1 UNION SELECT id FROM tables WHERE uploaded_by = ?1",
    )?;
    let ids = query.query_map([person.as_str()], |row| row.get::<_, String>(0))?;
    let mut tables = 0;
    for id in ids.collect::<Result<Vec<_>, _>>()?.iter().filter_map(|id| TableId::new(id)) {
        let Some(kept) = read_table(file, &id)? else { continue };
        let erased = erase(kept, person, name);
        tables += usize::from(!erased.is_empty());
        if let Some(opening) = &erased.opening {
            let opening = serde_json::to_string(opening)?;
            file.execute("UPDATE tables SET opening = ?2 WHERE id = ?1", [id.as_str(), &opening])?;
        }
        for (number, entry) in &erased.entries {
            file.execute(
                "UPDATE entries SET entry = ?3 WHERE table_id = ?1 AND number = ?2",
                params![id.as_str(), *number as i64, serde_json::to_string(entry)?],
            )?;
        }
    }
    Ok(tables)
}

fn read_entries(file: &Connection, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError> {
    let mut query = file
        .prepare_cached("SELECT entry FROM entries WHERE table_id = ?1 AND number >= ?2 ORDER BY number")?;
    let written = query.query_map(params![id.as_str(), place as i64], |row| row.get::<_, String>(0))?;
    written.map(|text| Ok(serde_json::from_str(&text?)?)).collect()
}

pub(crate) fn set_name(file: &Connection, person: &PersonId, name: &str) -> Result<(), StoreError> {
    file.prepare_cached(
        "INSERT INTO people (id, name) VALUES (?1, ?2) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
    )?
    .execute([person.as_str(), name])?;
    Ok(())
}

pub(crate) fn blocked_names(file: &Connection) -> Result<Vec<String>, StoreError> {
    let mut query = file.prepare_cached("SELECT name FROM blocked_names ORDER BY name")?;
    let names = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    Ok(names)
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

fn written_before(file: &Connection, id: &TableId, token: &Token) -> Result<Option<usize>, StoreError> {
    let mut query = file.prepare_cached("SELECT number FROM entries WHERE table_id = ?1 AND token = ?2")?;
    let number = query.query_row([id.as_str(), token.as_str()], |row| row.get::<_, i64>(0)).optional()?;
    Ok(number.map(|number| number as usize))
}

fn length(file: &Connection, id: &TableId) -> Result<usize, StoreError> {
    let mut query =
        file.prepare_cached("SELECT coalesce(max(number) + 1, 0) FROM entries WHERE table_id = ?1")?;
    Ok(query.query_row([id.as_str()], |row| row.get::<_, i64>(0))? as usize)
}

pub(crate) fn insert(
    file: &Connection,
    id: &TableId,
    number: usize,
    token: &Token,
    entry: &str,
) -> Result<(), StoreError> {
    file.prepare_cached("INSERT INTO entries (table_id, number, token, entry) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![id.as_str(), number as i64, token.as_str(), entry])?;
    Ok(())
}

fn exists(file: &Connection, id: &TableId) -> Result<bool, StoreError> {
    Ok(file.prepare_cached("SELECT 1 FROM tables WHERE id = ?1")?.exists([id.as_str()])?)
}

/// Moves a table to the front of all lists.
fn touch(file: &Connection, id: &TableId) -> Result<(), StoreError> {
    file.prepare_cached(&format!("UPDATE tables SET touched = {NEXT_TOUCH} WHERE id = ?1"))?
        .execute([id.as_str()])?;
    Ok(())
}

fn sit(file: &Connection, id: &TableId, person: &PersonId) -> Result<(), StoreError> {
    file.prepare_cached("INSERT OR IGNORE INTO sitters (person, table_id) VALUES (?1, ?2)")?
        .execute([person.as_str(), id.as_str()])?;
    Ok(())
}

fn listed_row(row: &Row) -> rusqlite::Result<ListedRow> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?, row.get(4)?))
}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        StoreError::Unusable(Box::new(error))
    }
}
