//! Looking at a file before anything is done with it: is it there, is it ours, of which version, is it whole?
//! Changes nothing in the file.

use super::FileError;
use crate::interface::StoreError;
use crate::sqlite::VERSION;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fs::{self, File};
use std::io;
use std::path::Path;
use std::time::Duration;

/// How every `SQLite` database begins.
const MAGIC: &[u8] = b"SQLite format 3\0";

/// What a database of ours says of itself: "Mndt".
const APPLICATION: i64 = 0x4d6e_6474;

/// Tables that ours have had from the beginning, when they did not yet say whose they are.
const FIRST_TABLES: [&str; 5] = ["entries", "people", "settings", "sitters", "tables"];

/// How long to wait for somebody who writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// What is in a file.
pub(super) enum Content {
    /// A database in which nothing was made yet.
    Nothing,
    Ours,
}

/// A server is about to use this file. It may be missing or empty; what is there must be ours and whole.
pub(crate) fn look_before_serving(file: &Path) -> Result<(), StoreError> {
    match fs::metadata(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Ok(found) if found.is_file() && found.len() == 0 => return Ok(()),
        _ => {}
    }
    let connection = connect(file)?;
    if let Content::Ours = content(file, &connection)?
        && let Some(what) = integrity(&connection, "quick_check(1)")
            .map_err(|error| explained(file, error))?
            .into_iter()
            .next()
    {
        return Err(FileError::Damaged { file: file.into(), what }.into());
    }
    Ok(())
}

/// A connection to a database that is there. What it turns out to hold is for [`content`] to say.
pub(super) fn connect(file: &Path) -> Result<Connection, StoreError> {
    let found = fs::metadata(file).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => FileError::Missing(file.into()),
        _ => FileError::CannotRead { file: file.into(), error },
    })?;
    if found.is_dir() {
        return Err(FileError::Folder(file.into()).into());
    }
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags).map_err(|error| explained(file, error))?;
    connection.busy_timeout(PATIENCE)?;
    Ok(connection)
}

/// `SQLite` takes whatever ends within its first page for an empty database, and would write over it.
fn refuse_what_only_looks_empty(file: &Path, connection: &Connection) -> Result<(), StoreError> {
    let pages: i64 = connection
        .pragma_query_value(None, "page_count", |row| row.get(0))
        .map_err(|error| explained(file, error))?;
    let cannot_read = |error| FileError::CannotRead { file: file.into(), error };
    if pages > 0 || fs::metadata(file).map_err(cannot_read)?.len() == 0 {
        return Ok(());
    }
    // Reading a database beside `SQLite` would end its locks when the file is closed; this is none.
    let beginning = fs::read(file).map_err(cannot_read)?;
    if !beginning.starts_with(MAGIC) {
        return Err(FileError::Foreign(file.into()).into());
    }
    let what = "it ends within its first page".into();
    Err(FileError::Damaged { file: file.into(), what }.into())
}

/// What is in a database. One of a newer version is refused, as is one of another program.
pub(super) fn content(file: &Path, connection: &Connection) -> Result<Content, StoreError> {
    refuse_what_only_looks_empty(file, connection)?;
    let read = || -> rusqlite::Result<(i64, i64, Vec<String>)> {
        let application = connection.pragma_query_value(None, "application_id", |row| row.get(0))?;
        let mut query =
            connection.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
        let tables = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
        Ok((application, version(connection)?, tables))
    };
    let (application, version, tables) = read().map_err(|error| explained(file, error))?;
    if tables.is_empty() && application == 0 && version == 0 {
        return Ok(Content::Nothing);
    }
    let is_old = application == 0 && FIRST_TABLES.iter().all(|name| tables.iter().any(|table| table == name));
    if application != APPLICATION && !is_old {
        return Err(FileError::Foreign(file.into()).into());
    }
    match version {
        1..=VERSION => Ok(Content::Ours),
        ..=0 => {
            let what = format!("it says that it is of version {version}");
            Err(FileError::Damaged { file: file.into(), what }.into())
        }
        found => Err(StoreError::Newer { found, known: VERSION }),
    }
}

/// How many steps of the schema a database has taken.
pub(super) fn version(connection: &Connection) -> rusqlite::Result<i64> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

/// What is wrong with a database's pages and indexes, as far as this check looks; nothing if it is whole.
pub(super) fn integrity(connection: &Connection, check: &str) -> rusqlite::Result<Vec<String>> {
    let mut query = connection.prepare(&format!("PRAGMA {check}"))?;
    let lines: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    let problems = lines.iter().flat_map(|line| line.lines()).map(|line| line.trim_start_matches("*** "));
    Ok(problems.filter(|line| *line != "ok").map(str::to_owned).collect())
}

/// What an error of `SQLite` means for the file: somebody else keeps it, it is damaged, or something else.
pub(super) fn explained(file: &Path, error: rusqlite::Error) -> StoreError {
    match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => FileError::InUse(file.into()).into(),
        Some(ErrorCode::NotADatabase) => FileError::Foreign(file.into()).into(),
        Some(ErrorCode::DatabaseCorrupt | ErrorCode::SystemIoFailure) => {
            FileError::Damaged { file: file.into(), what: error.to_string() }.into()
        }
        Some(ErrorCode::CannotOpen | ErrorCode::PermissionDenied | ErrorCode::ReadOnly) => {
            let error = File::open(file).err().unwrap_or_else(|| io::Error::other(error));
            FileError::CannotRead { file: file.into(), error }.into()
        }
        _ => error.into(),
    }
}
