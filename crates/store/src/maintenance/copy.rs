//! Copies of the file: made from one moment while a server may be writing, compared with that moment row by row, and
//! put in their place in one step. Killed at any time, what was there before is there, or what was to come, whole.

use super::look::{self, connect};
use super::{Archive, FileError, keep_others_away};
use crate::interface::StoreError;
use crate::lock::ServerLock;
use rusqlite::backup::{Backup, StepResult};
use rusqlite::{Connection, ErrorCode, Row, Rows};
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// What `SQLite` keeps beside a database while it is used.
const COMPANIONS: [&str; 3] = ["-wal", "-shm", "-journal"];

/// A copy that is whole and compared, but not yet where it shall be. It is thrown away if it never gets there.
pub struct PartialCopy {
    part: PathBuf,
    to: PathBuf,
    /// Keeps other backups from the same place.
    lock: File,
}

/// Copies everything as it is at one moment to a file beside `to`, and makes sure that all of it has arrived.
pub fn copy(from: &Archive, to: &Path) -> Result<PartialCopy, StoreError> {
    let copy = PartialCopy::begin(to)?;
    // All is read in one transaction: what is compared is what was copied.
    let moment = from.connection.unchecked_transaction()?;
    // The moment is that of the first read.
    moment.query_row("SELECT count(*) FROM sqlite_schema", [], |_| Ok(()))?;
    let mut written = connect_new(&copy.part)?;
    copy_pages(&moment, &mut written).map_err(|error| copy.trouble(from, error))?;
    compare(&moment, &written)?;
    drop(written);
    File::open(&copy.part).and_then(|file| file.sync_all()).map_err(|error| copy.cannot_write(error))?;
    Ok(copy)
}

impl PartialCopy {
    /// Takes the place of a copy that was killed; two that are alive do not share it.
    fn begin(to: &Path) -> Result<PartialCopy, FileError> {
        let part = beside(to, ".part");
        let cannot_write = |error| FileError::CannotWrite { file: part.clone(), error };
        let lock = private().write(true).create(true).truncate(false).open(&part).map_err(cannot_write)?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Err(FileError::BeingWritten(to.into())),
            Err(TryLockError::Error(error)) => return Err(cannot_write(error)),
        }
        let copy = PartialCopy { part, to: to.into(), lock };
        let emptied = make_private(&copy.lock).and_then(|()| copy.lock.set_len(0));
        emptied.and_then(|()| remove_companions(&copy.part)).map_err(|error| copy.cannot_write(error))?;
        Ok(copy)
    }

    /// Where it is for now.
    pub fn part(&self) -> &Path {
        &self.part
    }

    /// Moves the copy to its place. What is there already stays there, unless it is to be overwritten; never a
    /// database that somebody uses.
    pub fn publish(self, overwrite: bool) -> Result<(), StoreError> {
        if beside(&self.to, "-wal").exists() {
            return Err(FileError::InUse(self.to.clone()).into());
        }
        let moved =
            if overwrite { fs::rename(&self.part, &self.to) } else { rename_to_free(&self.part, &self.to) };
        moved.and_then(|()| sync_folder(&self.to)).map_err(|error| match error.kind() {
            io::ErrorKind::AlreadyExists => FileError::Taken(self.to.clone()),
            _ => self.cannot_write(error),
        })?;
        Ok(())
    }

    fn cannot_write(&self, error: io::Error) -> FileError {
        FileError::CannotWrite { file: self.to.clone(), error }
    }

    /// Which of the two files an error is about: a full disk is the copy's.
    fn trouble(&self, from: &Archive, error: rusqlite::Error) -> StoreError {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull | ErrorCode::SystemIoFailure | ErrorCode::CannotOpen) => {
                self.cannot_write(io::Error::other(error)).into()
            }
            _ => look::explained(&from.file, error),
        }
    }
}

impl Drop for PartialCopy {
    fn drop(&mut self) {
        // Once it is in its place, nothing is left here to remove.
        let _ = fs::remove_file(&self.part);
        let _ = remove_companions(&self.part);
    }
}

/// The file that a copy shall replace, held so that nobody uses it meanwhile.
pub struct OldFile {
    state: OldState,
    _lock: ServerLock,
}

enum OldState {
    Missing,
    /// It is whole in one file, with nothing beside it, as long as the connection holds it.
    Held {
        _connection: Connection,
    },
    Damaged,
}

impl OldFile {
    /// Takes hold of the file. One that a server uses is refused, and one that is not ours too, unless it is to be
    /// replaced whatever it is.
    pub fn hold(file: &Path, whatever_it_is: bool) -> Result<OldFile, StoreError> {
        let lock = super::lock(file)?;
        let state = match hold_alone(file) {
            Err(StoreError::File(FileError::Missing(_))) => OldState::Missing,
            Err(StoreError::File(FileError::Damaged { .. })) => OldState::Damaged,
            Err(StoreError::File(FileError::Foreign(_))) if whatever_it_is => OldState::Damaged,
            held => held?,
        };
        Ok(OldFile { state, _lock: lock })
    }

    /// Puts a copy in its place, and tells where the old file is now, if there was one: under the name of this second.
    /// One that is damaged is kept with everything beside it.
    pub fn replace_by(self, copy: PartialCopy) -> Result<Option<PathBuf>, StoreError> {
        let to = copy.to.clone();
        let aside = self.keep_aside(&to).and_then(|aside| keep_owner(&to, &copy.part).map(|()| aside));
        let aside = aside.map_err(|error| copy.cannot_write(error))?;
        copy.publish(true)?;
        Ok(aside)
    }

    /// Gives the old file a second name, and what lies beside it another one, so that nothing of it is taken for a
    /// part of the new file.
    fn keep_aside(&self, file: &Path) -> io::Result<Option<PathBuf>> {
        if let OldState::Missing = self.state {
            remove_companions(file)?;
            return Ok(None);
        }
        let aside = free_name(file)?;
        if fs::hard_link(file, &aside).is_err() {
            // Not every file system has second names.
            fs::copy(file, &aside).and_then(|_| File::open(&aside)?.sync_all())?;
        }
        for companion in COMPANIONS {
            match fs::rename(beside(file, companion), beside(&aside, companion)) {
                Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
                _ => {}
            }
        }
        sync_folder(file)?;
        Ok(Some(aside))
    }
}

/// Keeps others away, and moves everything into the one file. It may be of a newer version, and be replaced by an older
/// one.
fn hold_alone(file: &Path) -> Result<OldState, StoreError> {
    let connection = connect(file)?;
    keep_others_away(file, &connection)?;
    match look::content(file, &connection) {
        Ok(_) | Err(StoreError::Newer { .. }) => {}
        Err(error) => return Err(error),
    }
    connection
        .pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))
        .map_err(|error| look::explained(file, error))?;
    Ok(OldState::Held { _connection: connection })
}

/// A new database that only its owner may read. It is synchronised when it is complete.
fn connect_new(part: &Path) -> Result<Connection, StoreError> {
    let connection = Connection::open(part)?;
    connection.pragma_update(None, "synchronous", "off")?;
    Ok(connection)
}

fn copy_pages(from: &Connection, to: &mut Connection) -> rusqlite::Result<()> {
    let backup = Backup::new(from, to)?;
    while backup.step(-1)? != StepResult::Done {
        std::thread::yield_now();
    }
    drop(backup);
    // One file, with nothing beside it; a server that uses it changes that again.
    to.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))
}

/// Makes sure that a copy is whole and holds every row of the original.
fn compare(original: &Connection, copy: &Connection) -> Result<(), StoreError> {
    let differs = |what: String| StoreError::File(FileError::CopyDiffers { what });
    if let Some(problem) = look::integrity(copy, "integrity_check")?.into_iter().next() {
        return Err(differs(problem));
    }
    let mut query = original.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")?;
    let tables: Vec<String> = query.query_map([], |row| row.get(0))?.collect::<Result<_, _>>()?;
    for table in tables {
        let rows = format!("SELECT * FROM \"{table}\"");
        let (mut original, mut copy) = (original.prepare(&rows)?, copy.prepare(&rows)?);
        let columns = original.column_count();
        if !same_rows(original.query([])?, copy.query([])?, columns)? {
            return Err(differs(format!("the rows of {table} differ")));
        }
    }
    Ok(())
}

fn same_rows(mut some: Rows, mut others: Rows, columns: usize) -> rusqlite::Result<bool> {
    let same = |row: &Row, other: &Row| -> rusqlite::Result<bool> {
        for column in 0..columns {
            if row.get_ref(column)? != other.get_ref(column)? {
                return Ok(false);
            }
        }
        Ok(true)
    };
    loop {
        match (some.next()?, others.next()?) {
            (None, None) => return Ok(true),
            (Some(row), Some(other)) if same(row, other)? => {}
            _ => return Ok(false),
        }
    }
}

/// Gives a new file to the owner of the old one, so that a server finds its own even if root has restored it.
fn keep_owner(old: &Path, new: &Path) -> io::Result<()> {
    #[cfg(unix)]
    if let (Ok(old), Ok(made)) = (fs::metadata(old), fs::metadata(new)) {
        use std::os::unix::fs::{MetadataExt, chown};
        if (old.uid(), old.gid()) != (made.uid(), made.gid()) {
            chown(new, Some(old.uid()), Some(old.gid()))?;
        }
    }
    Ok(())
}

/// A name beside a file that is free: the file's own with the present second.
fn free_name(file: &Path) -> io::Result<PathBuf> {
    let clock = Connection::open_in_memory().and_then(|sql| {
        sql.query_row("SELECT strftime('%Y%m%dT%H%M%SZ')", [], |row| row.get::<_, String>(0))
    });
    let second = clock.map_err(io::Error::other)?;
    let names =
        std::iter::once(format!(".{second}")).chain((2..).map(|number| format!(".{second}-{number}")));
    let mut names = names.map(|name| beside(file, &name));
    names.find(|name| fs::symlink_metadata(name).is_err()).ok_or_else(|| io::Error::other("no name is free"))
}

/// Moves a file to a name that nobody has, in one step.
fn rename_to_free(from: &Path, to: &Path) -> io::Result<()> {
    match fs::hard_link(from, to) {
        Ok(()) => fs::remove_file(from),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(error),
        // Not every file system has second names.
        Err(_) if fs::symlink_metadata(to).is_ok() => Err(io::ErrorKind::AlreadyExists.into()),
        Err(_) => fs::rename(from, to),
    }
}

fn remove_companions(file: &Path) -> io::Result<()> {
    for companion in COMPANIONS {
        match fs::remove_file(beside(file, companion)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}

/// The file whose name is this one's with something at its end.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

/// How a file is made that only its owner may read.
fn private() -> OpenOptions {
    let mut options = OpenOptions::new();
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// The same for a file that was there already.
#[cfg_attr(not(unix), expect(unused_variables, reason = "elsewhere, files have other permissions"))]
fn make_private(file: &File) -> io::Result<()> {
    #[cfg(unix)]
    file.set_permissions(std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    Ok(())
}

/// A new name lasts when its folder is on disk.
fn sync_folder(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}
