//! The one thread that writes to a file. What arrives while it is busy waits in a queue, and is committed together:
//! one transaction, one wait for the disk. Whoever is alone waits for nobody.

use super::ended;
use crate::interface::StoreError;
use rusqlite::{Connection, Transaction, TransactionBehavior};
use std::iter;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, mpsc};
use std::thread::{self, JoinHandle};
use tokio::sync::oneshot;

/// How many writes share a commit at most, so that the first of them does not wait for long.
const MOST_TOGETHER: usize = 256;

/// Writes, one after the other.
pub(super) struct Writer {
    /// None when no more are to come.
    queue: Option<mpsc::Sender<Box<dyn Request>>>,
    thread: Option<JoinHandle<()>>,
}

impl Writer {
    pub(super) fn start(connection: Connection) -> Result<Writer, StoreError> {
        let (queue, requests) = mpsc::channel();
        let thread = thread::Builder::new()
            .name("store-writer".into())
            .spawn(move || serve(connection, &requests))
            .map_err(|error| StoreError::Unusable(Box::new(error)))?;
        Ok(Writer { queue: Some(queue), thread: Some(thread) })
    }

    /// Does work that writes, all of it or nothing, and answers when it is on disk.
    pub(super) async fn write<T, E>(
        &self,
        work: impl FnOnce(&Connection) -> Result<T, E> + Send + 'static,
    ) -> Result<T, E>
    where
        T: Send + 'static,
        E: From<StoreError> + Send + 'static,
    {
        let (reply, answer) = oneshot::channel();
        let request = Box::new(Waiting { work: Some(work), answer: None, reply });
        let queued = self.queue.as_ref().is_some_and(|queue| queue.send(request).is_ok());
        if !queued {
            return Err(ended().into());
        }
        answer.await.unwrap_or_else(|_| Err(ended().into()))
    }
}

impl Drop for Writer {
    /// What is in the queue is still written; then the file is closed.
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

/// Something to be written, and whoever waits for it.
trait Request: Send {
    /// Does the work; whether what it wrote is to be kept.
    fn run(&mut self, file: &Connection) -> bool;

    /// Answers when all is over: with what the work said, unless it was well and could not be committed.
    fn reply(self: Box<Self>, failure: Option<&Arc<rusqlite::Error>>);
}

struct Waiting<W, T, E> {
    work: Option<W>,
    answer: Option<Result<T, E>>,
    reply: oneshot::Sender<Result<T, E>>,
}

impl<W, T, E> Request for Waiting<W, T, E>
where
    W: FnOnce(&Connection) -> Result<T, E> + Send,
    T: Send,
    E: From<StoreError> + Send,
{
    fn run(&mut self, file: &Connection) -> bool {
        self.answer = self.work.take().map(|work| work(file));
        matches!(self.answer, Some(Ok(_)))
    }

    fn reply(self: Box<Self>, failure: Option<&Arc<rusqlite::Error>>) {
        let answer = match (self.answer, failure) {
            (Some(Err(error)), _) => Err(error),
            (_, Some(failure)) => Err(StoreError::Unusable(Box::new(failure.clone())).into()),
            (Some(Ok(answer)), None) => Ok(answer),
            (None, None) => Err(ended().into()),
        };
        // Whoever asked may have gone.
        let _ = self.reply.send(answer);
    }
}

/// Carries out what is asked for until nobody can ask any more. Should some work panic, those who share its transaction
/// are told that it ended, nothing of it is kept, and the rest goes on.
fn serve(mut connection: Connection, queue: &mpsc::Receiver<Box<dyn Request>>) {
    while let Ok(first) = queue.recv() {
        let requests = iter::once(first).chain(queue.try_iter().take(MOST_TOGETHER - 1));
        let _ = catch_unwind(AssertUnwindSafe(|| serve_together(&mut connection, requests)));
    }
}

fn serve_together(connection: &mut Connection, requests: impl Iterator<Item = Box<dyn Request>>) {
    let mut done = vec![];
    let committed = commit_together(connection, requests, &mut done);
    let failure = committed.err().map(Arc::new);
    for request in done {
        request.reply(failure.as_ref());
    }
}

/// Does all of it in one transaction. Those that have been looked at are in `done` afterwards, and want an answer.
fn commit_together(
    connection: &mut Connection,
    requests: impl Iterator<Item = Box<dyn Request>>,
    done: &mut Vec<Box<dyn Request>>,
) -> rusqlite::Result<()> {
    let mut transaction = match connection.transaction_with_behavior(TransactionBehavior::Immediate) {
        Ok(transaction) => transaction,
        Err(error) => {
            done.extend(requests);
            return Err(error);
        }
    };
    // More may arrive meanwhile, and are taken along.
    for mut request in requests {
        let attempted = attempt(&mut transaction, &mut *request);
        done.push(request);
        attempted?;
    }
    transaction.commit()
}

/// Does the work of one request. If it fails, nothing of it is left, and the others go on.
fn attempt(transaction: &mut Transaction, request: &mut dyn Request) -> rusqlite::Result<()> {
    let savepoint = transaction.savepoint()?;
    if request.run(&savepoint) {
        savepoint.commit()?;
    } else {
        savepoint.finish()?;
    }
    // On some errors, such as a full disk, `SQLite` rolls back everything.
    if transaction.is_autocommit() { Err(rolled_back()) } else { Ok(()) }
}

fn rolled_back() -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_ABORT_ROLLBACK);
    rusqlite::Error::SqliteFailure(code, Some("another write failed, and took this one with it".into()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::future::Future;
    use std::pin::{Pin, pin};
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::task::{Context, Poll, Waker};

    /// A writer whose commits are counted, and the first of which waits at a gate.
    fn writer_behind_gate() -> (Writer, Arc<AtomicUsize>, mpsc::Sender<()>) {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE numbers (number INTEGER PRIMARY KEY)").unwrap();
        let (open, gate) = mpsc::channel();
        let commits = Arc::new(AtomicUsize::new(0));
        let counted = commits.clone();
        connection
            .commit_hook(Some(move || {
                if counted.fetch_add(1, Ordering::SeqCst) == 0 {
                    gate.recv().unwrap();
                }
                false
            }))
            .unwrap();
        (Writer::start(connection).unwrap(), commits, open)
    }

    fn insert(file: &Connection, number: usize) -> Result<usize, StoreError> {
        file.execute("INSERT INTO numbers VALUES (?1)", [number as i64])?;
        Ok(number)
    }

    async fn count(writer: &Writer) -> usize {
        let count = |file: &Connection| -> Result<i64, StoreError> {
            Ok(file.query_row("SELECT count(*) FROM numbers", [], |row| row.get(0))?)
        };
        writer.write(count).await.unwrap() as usize
    }

    /// Puts a write into the queue without waiting for its answer.
    fn begin<F: Future>(future: &mut Pin<&mut F>) {
        assert!(matches!(future.as_mut().poll(&mut Context::from_waker(Waker::noop())), Poll::Pending));
    }

    #[tokio::test]
    async fn what_arrives_together_is_committed_together() {
        let (writer, commits, gate) = writer_behind_gate();
        let mut first = pin!(writer.write(|file| insert(file, 0)));
        begin(&mut first);
        while commits.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        let mut others: Vec<_> =
            (1..=100).map(|number| Box::pin(writer.write(move |file| insert(file, number)))).collect();
        for other in &mut others {
            begin(&mut other.as_mut());
        }
        gate.send(()).unwrap();
        assert_eq!(first.await.unwrap(), 0);
        for (number, other) in (1..).zip(others) {
            assert_eq!(other.await.unwrap(), number);
        }
        assert_eq!(commits.load(Ordering::SeqCst), 2);
        assert_eq!(count(&writer).await, 101);
    }

    #[tokio::test]
    async fn one_that_fails_or_panics_does_not_fail_the_writer() {
        let (writer, _, gate) = writer_behind_gate();
        gate.send(()).unwrap();
        let (good, bad, after) = tokio::join!(
            writer.write(|file| insert(file, 1)),
            writer.write(|file| {
                insert(file, 2)?;
                insert(file, 1)
            }),
            writer.write(|file| insert(file, 3)),
        );
        assert!(good.is_ok() && bad.is_err() && after.is_ok());
        assert_eq!(count(&writer).await, 2, "nothing is left of what failed");
        let panicked = writer.write(|_| -> Result<(), StoreError> { panic!("a bug") }).await;
        assert!(matches!(panicked, Err(StoreError::Unusable(_))));
        assert_eq!(writer.write(|file| insert(file, 4)).await.unwrap(), 4);
    }

    #[tokio::test]
    async fn if_the_commit_fails_everybody_is_told_and_nothing_is_written() {
        let mut connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE numbers (number INTEGER PRIMARY KEY)").unwrap();
        let left = AtomicUsize::new(1);
        // A commit hook that says yes turns the commit into a rollback.
        connection
            .commit_hook(Some(move || {
                left.fetch_update(Ordering::SeqCst, Ordering::SeqCst, |left| left.checked_sub(1)).is_ok()
            }))
            .unwrap();
        let writer = Writer::start(connection).unwrap();
        let failed = writer.write(|file| insert(file, 1)).await;
        assert!(matches!(failed, Err(StoreError::Unusable(_))), "{failed:?}");
        assert_eq!(count(&writer).await, 0);
        assert_eq!(writer.write(|file| insert(file, 1)).await.unwrap(), 1);
    }

    #[tokio::test]
    async fn when_everything_is_rolled_back_everybody_is_told() {
        let (writer, commits, gate) = writer_behind_gate();
        let mut first = pin!(writer.write(|file| insert(file, 0)));
        begin(&mut first);
        while commits.load(Ordering::SeqCst) == 0 {
            tokio::task::yield_now().await;
        }
        let mut good = pin!(writer.write(|file| insert(file, 1)));
        let mut fatal = pin!(writer.write(|file| -> Result<(), StoreError> {
            file.execute_batch("ROLLBACK")?;
            Err(ended())
        }));
        begin(&mut good);
        begin(&mut fatal);
        gate.send(()).unwrap();
        assert!(first.await.is_ok());
        assert!(good.await.is_err() && fatal.await.is_err());
        assert_eq!(count(&writer).await, 1);
    }
}
