//! A few threads that read from a file, each by a connection of its own, while the writer writes. A reader waits for
//! no writer, in this process or another.

use super::ended;
use crate::interface::StoreError;
use rusqlite::{Connection, OpenFlags};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// How many read at once.
const READERS: usize = 4;

/// Reads, several at once.
pub(super) struct Readers {
    /// None when no more are to come.
    queue: Option<mpsc::Sender<Request>>,
    threads: Vec<JoinHandle<()>>,
}

/// Something to be read: it is given the connection, or why there is none.
type Request = Box<dyn FnOnce(Result<&mut Connection, StoreError>) + Send>;

impl Readers {
    pub(super) fn start(file: &Path) -> Result<Readers, StoreError> {
        let (queue, requests) = mpsc::channel();
        let requests = Arc::new(Mutex::new(requests));
        let mut readers = Readers { queue: Some(queue), threads: vec![] };
        for _ in 0..READERS {
            let (file, requests) = (file.to_owned(), requests.clone());
            let thread = thread::Builder::new()
                .name("store-reader".into())
                .spawn(move || serve(&file, &requests))
                .map_err(|error| StoreError::Unusable(Box::new(error)))?;
            readers.threads.push(thread);
        }
        Ok(readers)
    }

    /// Reads something, all of it as it was at one moment.
    pub(super) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (reply, answer) = oneshot::channel();
        let request = Box::new(move |connection: Result<&mut Connection, StoreError>| {
            let answer = connection.and_then(|connection| at_one_moment(connection, work));
            // Whoever asked may have gone.
            let _ = reply.send(answer);
        });
        let queued = self.queue.as_ref().is_some_and(|queue| queue.send(request).is_ok());
        if !queued {
            return Err(ended());
        }
        answer.await.unwrap_or_else(|_| Err(ended()))
    }
}

impl Drop for Readers {
    fn drop(&mut self) {
        self.queue = None;
        for thread in self.threads.drain(..) {
            let _ = thread.join();
        }
    }
}

/// Reads what is asked for until nobody can ask any more. The connection is made when it is first needed.
fn serve(file: &Path, queue: &Mutex<mpsc::Receiver<Request>>) {
    let mut connection = None;
    // Whoever waits for the next request holds the lock; the others wait for the lock.
    while let Ok(request) = next(queue) {
        let opened = match &mut connection {
            Some(connection) => Ok(connection),
            none => open(file).map(|opened| none.insert(opened)),
        };
        let _ = catch_unwind(AssertUnwindSafe(|| request(opened)));
    }
}

fn next(queue: &Mutex<mpsc::Receiver<Request>>) -> Result<Request, mpsc::RecvError> {
    queue.lock().unwrap_or_else(PoisonError::into_inner).recv()
}

fn at_one_moment<T>(
    connection: &mut Connection,
    work: impl FnOnce(&Connection) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    let transaction = connection.transaction()?;
    work(&transaction)
}

fn open(file: &Path) -> Result<Connection, StoreError> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let connection = Connection::open_with_flags(file, flags)?;
    // Only for the rare moments at which the write-ahead log itself is being put in order.
    connection.busy_timeout(super::PATIENCE)?;
    super::keep_statements(&connection)?;
    Ok(connection)
}
