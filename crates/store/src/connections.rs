//! The connections to one file: one that writes, and a few that read while it does. A reader waits for no writer, in
//! this process or another.

use crate::interface::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError, TryLockError};
use std::time::Duration;

/// How many may read at once.
const MOST_READERS: usize = 8;

/// How long a write waits for another process that writes.
const PATIENCE: Duration = Duration::from_secs(5);

/// What to do about a file that is not there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Missing {
    Create,
    Refuse,
}

/// All connections to one store.
pub(crate) struct Connections {
    writer: Mutex<Connection>,
    /// None for a store in memory: only the connection that made it can see it.
    readers: Option<Readers>,
}

impl Connections {
    /// Connects to a file, which must be there unless it is to be created.
    pub(crate) fn to(file: &Path, missing: Missing) -> Result<Connections, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let flags = match missing {
            Missing::Create => flags | OpenFlags::SQLITE_OPEN_CREATE,
            Missing::Refuse => flags,
        };
        let writer = Connection::open_with_flags(file, flags)?;
        prepare_writer(&writer)?;
        let readers =
            Readers { file: file.to_owned(), places: Default::default(), turn: AtomicUsize::new(0) };
        Ok(Connections { writer: Mutex::new(writer), readers: Some(readers) })
    }

    pub(crate) fn in_memory() -> Result<Connections, StoreError> {
        let writer = Connection::open_in_memory()?;
        prepare_writer(&writer)?;
        Ok(Connections { writer: Mutex::new(writer), readers: None })
    }

    /// The connection that writes.
    ///
    /// A thread that died while it held the connection left no open transaction behind: dropping one rolls it
    /// back. So the connection is sound.
    pub(crate) fn writer(&self) -> MutexGuard<'_, Connection> {
        self.writer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Reads something, all of it as it was at one moment.
    pub(crate) fn read<T>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        let Some(readers) = &self.readers else { return at_one_moment(&mut self.writer(), work) };
        readers.read(work)
    }
}

fn at_one_moment<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.transaction()?;
    work(&transaction)
}

fn prepare_writer(writer: &Connection) -> Result<(), StoreError> {
    writer.busy_timeout(PATIENCE)?;
    // With a write-ahead log and full synchronisation, a commit returns when it is on disk, and readers see the
    // state before it until then.
    writer.pragma_update(None, "journal_mode", "wal")?;
    writer.pragma_update(None, "synchronous", "full")?;
    writer.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

/// Connections that only read, opened when they are first needed.
struct Readers {
    file: PathBuf,
    places: [Mutex<Option<Connection>>; MOST_READERS],
    /// Where to wait next when all are busy.
    turn: AtomicUsize,
}

impl Readers {
    fn read<T>(&self, work: impl FnOnce(&Connection) -> Result<T, StoreError>) -> Result<T, StoreError> {
        let mut place = self.place();
        let connection = match &mut *place {
            Some(connection) => connection,
            none => none.insert(self.open()?),
        };
        at_one_moment(connection, work)
    }

    /// A connection that nobody uses, or else one of those for which one has to wait.
    fn place(&self) -> MutexGuard<'_, Option<Connection>> {
        for place in &self.places {
            match place.try_lock() {
                Ok(free) => return free,
                Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
                Err(TryLockError::WouldBlock) => {}
            }
        }
        let turn = self.turn.fetch_add(1, Ordering::Relaxed) % MOST_READERS;
        self.places[turn].lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn open(&self) -> Result<Connection, StoreError> {
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = Connection::open_with_flags(&self.file, flags)?;
        // Only for the rare moments at which the write-ahead log itself is being put in order.
        connection.busy_timeout(PATIENCE)?;
        Ok(connection)
    }
}
