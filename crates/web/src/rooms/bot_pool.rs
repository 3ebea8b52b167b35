//! The thread pool in which bots think, with a fair queue. Knows no game and no room.
//!
//! People take turns, however many tables they have: everybody gets one job done before anybody gets a second. A table
//! has at most one job in the queue, and a job whose result nobody waits for any more is dropped before it starts. When
//! many people are waiting, bots think for a shorter time instead of letting the queue grow slow.

use crate::bot::THINKING_TIME;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, TableId};
use tokio::sync::oneshot;

/// How long one round of the queue may take: everybody who waits gets one job done.
const ROUND: Duration = Duration::from_millis(1200);

/// The least time a bot gets to think, however many people wait.
const SHORTEST: Duration = Duration::from_millis(1);

/// A job: given the time it may take, it returns the chosen action, or `None` if there is nothing to choose.
pub type Work = Box<dyn FnOnce(Duration) -> Option<String> + Send>;

/// The threads and their queue. The threads end when the pool is dropped.
pub struct BotPool {
    shared: Arc<Shared>,
    most: usize,
}

/// How busy the threads are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct PoolStats {
    /// Jobs in the queue.
    pub queued: usize,
    /// Jobs that a thread is working on.
    pub running: usize,
    /// Jobs that are finished.
    pub done: u64,
    /// Jobs that were dropped because nobody was waiting for them any more.
    pub dropped: u64,
}

struct Shared {
    state: Mutex<State>,
    work: Condvar,
}

#[derive(Default)]
struct State {
    queue: Queue<Job>,
    threads: usize,
    idle: usize,
    stats: PoolStats,
    closed: bool,
}

struct Job {
    work: Work,
    answer: oneshot::Sender<Option<String>>,
}

impl BotPool {
    /// As many threads as the machine has cores, less one, which is left to serving pages.
    pub fn new() -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool::with_threads(cores.saturating_sub(1).max(1))
    }

    fn with_threads(most: usize) -> BotPool {
        BotPool { shared: Arc::new(Shared { state: Mutex::default(), work: Condvar::new() }), most }
    }

    /// Queues a job for a table of this person, replacing an earlier job of the same table. The receiver gets the result,
    /// or is closed without one if no thread can be started or the job panics. Dropping the receiver cancels the job.
    pub fn submit(
        &self,
        person: &PersonId,
        table: &TableId,
        work: Work,
    ) -> oneshot::Receiver<Option<String>> {
        let (answer, receiver) = oneshot::channel();
        let mut state = self.shared.state();
        if state.idle <= state.queue.len() && state.threads < self.most {
            self.start_thread(&mut state);
        }
        if state.threads > 0 {
            let replaced = state.queue.push(person, table, Job { work, answer });
            state.stats.dropped += u64::from(replaced.is_some());
        }
        self.shared.work.notify_one();
        receiver
    }

    /// How busy the threads are now.
    pub fn stats(&self) -> PoolStats {
        let state = self.shared.state();
        PoolStats { queued: state.queue.len(), ..state.stats }
    }

    fn start_thread(&self, state: &mut State) {
        let (shared, threads) = (self.shared.clone(), self.most);
        let named = std::thread::Builder::new().name("thinking".into());
        match named.spawn(move || shared.run(threads)) {
            Ok(_) => state.threads += 1,
            Err(error) => tracing::error!(%error, "no thread for a bot to think in"),
        }
    }
}

impl Drop for BotPool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.work.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of a thread: works on jobs until the pool is dropped.
    fn run(&self, threads: usize) {
        lower_priority();
        while let Some((job, time)) = self.next(threads) {
            // A bot that panics must not take the thread with it; its receiver is closed without a result.
            if let Ok(chosen) = catch_unwind(AssertUnwindSafe(|| (job.work)(time))) {
                // The receiver may be gone by now.
                let _ = job.answer.send(chosen);
            } else {
                tracing::error!("a bot died while it was thinking");
            }
            let mut state = self.state();
            state.stats.running -= 1;
            state.stats.done += 1;
        }
    }

    /// Waits for the next job whose result somebody wants, and says how long it may take.
    fn next(&self, threads: usize) -> Option<(Job, Duration)> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let time = thinking_time(state.queue.people(), threads);
            match state.queue.pop() {
                Some(job) if job.answer.is_closed() => state.stats.dropped += 1,
                Some(job) => {
                    state.stats.running += 1;
                    return Some((job, time));
                }
                None => {
                    state.idle += 1;
                    state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
                    state.idle -= 1;
                }
            }
        }
    }
}

/// Lets everything else on this machine go first: no page waits for a thinking bot.
fn lower_priority() {
    // On Linux this affects the calling thread only; elsewhere it would slow the whole server down.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(15) {
        tracing::debug!(%error, "bots think as eagerly as pages are served");
    }
}

/// How long a bot may think while this many people wait, so that a round takes no longer than [`ROUND`].
fn thinking_time(people: usize, threads: usize) -> Duration {
    let share = ROUND * threads as u32 / people.max(1) as u32;
    share.clamp(SHORTEST, THINKING_TIME)
}

/// A queue in which people take turns, and so do the tables of each person.
struct Queue<J> {
    /// The people who have jobs; the first is next.
    people: VecDeque<PersonId>,
    /// The jobs of each of them, at least one.
    jobs: HashMap<PersonId, VecDeque<(TableId, J)>>,
    length: usize,
}

impl<J> Default for Queue<J> {
    fn default() -> Queue<J> {
        Queue { people: VecDeque::new(), jobs: HashMap::new(), length: 0 }
    }
}

impl<J> Queue<J> {
    fn len(&self) -> usize {
        self.length
    }

    fn people(&self) -> usize {
        self.people.len()
    }

    /// Adds the job of a table, and returns the one it replaces.
    fn push(&mut self, person: &PersonId, table: &TableId, job: J) -> Option<J> {
        let jobs = self.jobs.entry(person.clone()).or_default();
        if jobs.is_empty() {
            self.people.push_back(person.clone());
        }
        if let Some((_, queued)) = jobs.iter_mut().find(|(queued, _)| queued == table) {
            return Some(std::mem::replace(queued, job));
        }
        jobs.push_back((table.clone(), job));
        self.length += 1;
        None
    }

    /// Takes the next job.
    fn pop(&mut self) -> Option<J> {
        let person = self.people.pop_front()?;
        let jobs = self.jobs.get_mut(&person)?;
        let (_, job) = jobs.pop_front()?;
        if jobs.is_empty() {
            self.jobs.remove(&person);
        } else {
            self.people.push_back(person);
        }
        self.length -= 1;
        Some(job)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn person() -> PersonId {
        PersonId::fresh().unwrap()
    }

    fn table() -> TableId {
        TableId::fresh().unwrap()
    }

    #[test]
    fn nobodys_hundred_tables_starve_one_person() {
        let (mut queue, hoarder, other) = (Queue::default(), person(), person());
        for _ in 0..200 {
            queue.push(&hoarder, &table(), "hoarder");
        }
        queue.push(&other, &table(), "other");
        assert_eq!((queue.len(), queue.people()), (201, 2));
        assert_eq!(
            [queue.pop(), queue.pop(), queue.pop()],
            [Some("hoarder"), Some("other"), Some("hoarder")]
        );
    }

    #[test]
    fn everybody_gets_a_job_done_before_anybody_gets_the_next() {
        let mut queue = Queue::default();
        for number in 0..50 {
            let person = person();
            for table in 0..=number {
                queue.push(&person, &self::table(), (number, table));
            }
        }
        for round in 0..50 {
            let served: Vec<_> = (round..50).map(|_| queue.pop()).collect();
            let due: Vec<_> = (round..50).map(|number| Some((number, round))).collect();
            assert_eq!(served, due, "in round {round}");
        }
        assert_eq!((queue.pop(), queue.len(), queue.people()), (None, 0, 0));
    }

    #[test]
    fn a_table_has_one_job_at_most() {
        let (mut queue, person, table) = (Queue::default(), person(), table());
        assert_eq!(queue.push(&person, &table, 1), None);
        assert_eq!(queue.push(&person, &table, 2), Some(1));
        assert_eq!((queue.len(), queue.pop(), queue.pop()), (1, Some(2), None));
    }

    #[test]
    fn a_round_takes_no_longer_however_many_wait() {
        assert_eq!(thinking_time(0, 2), THINKING_TIME);
        assert_eq!(thinking_time(3, 2), THINKING_TIME);
        for people in [4, 10, 100, 1000] {
            let round = thinking_time(people, 2) * people as u32 / 2;
            assert!(round <= ROUND && thinking_time(people, 2) >= SHORTEST, "{people}: {round:?}");
        }
    }

    /// A job that says when it has begun, and ends when it is told to.
    fn held() -> (Work, mpsc::Receiver<()>, mpsc::Sender<()>) {
        let ((begun, is_begun), (go, may_go)) = (mpsc::channel(), mpsc::channel());
        let work = Box::new(move |_| {
            begun.send(()).unwrap();
            may_go.recv().unwrap();
            Some("done".to_owned())
        });
        (work, is_begun, go)
    }

    #[test]
    fn no_more_jobs_run_than_there_are_threads_and_those_nobody_waits_for_are_not_begun() {
        let (pool, person) = (BotPool::with_threads(2), person());
        let ((first, first_begun, first_go), (second, second_begun, second_go)) = (held(), held());
        let first = pool.submit(&person, &table(), first);
        let second = pool.submit(&person, &table(), second);
        first_begun.recv().unwrap();
        second_begun.recv().unwrap();
        let unwanted = pool.submit(&person, &table(), Box::new(|_| panic!("nobody waits for this")));
        let last = pool.submit(&person, &table(), Box::new(|_| Some("last".to_owned())));
        assert_eq!(pool.stats(), PoolStats { queued: 2, running: 2, ..PoolStats::default() });
        drop(unwanted);
        first_go.send(()).unwrap();
        assert_eq!(last.blocking_recv().unwrap().as_deref(), Some("last"));
        assert_eq!(first.blocking_recv().unwrap().as_deref(), Some("done"));
        assert_eq!(pool.stats().dropped, 1);
        second_go.send(()).unwrap();
        assert_eq!(second.blocking_recv().unwrap().as_deref(), Some("done"));
    }

    #[test]
    fn a_bot_that_dies_does_not_take_its_thread_along() {
        let (pool, person) = (BotPool::with_threads(1), person());
        assert!(pool.submit(&person, &table(), Box::new(|_| panic!("dies"))).blocking_recv().is_err());
        let next = pool.submit(&person, &table(), Box::new(|_| Some("next".to_owned())));
        assert_eq!(next.blocking_recv().unwrap().as_deref(), Some("next"));
    }
}
