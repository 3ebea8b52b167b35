//! Where bots think: a few threads of their own, and a fair queue before them. Knows no game and no room.
//!
//! People take turns, whoever has how many tables: each gets one job done before anybody gets the next. A table has
//! one job at most, and one that nobody waits for any more is dropped before it is begun. While many people wait,
//! bots think for a shorter time rather than let them wait long.

use crate::players::THINKING;
use std::collections::{HashMap, VecDeque};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, TableId};
use tokio::sync::oneshot;

/// How long a round of the queue may take, in which everybody gets one job done.
const ROUND: Duration = Duration::from_millis(1200);

/// The least a bot thinks, however many wait.
const SHORTEST: Duration = Duration::from_millis(1);

/// What is chosen after thinking for a while; `None` if there is nothing to choose.
pub type Work = Box<dyn FnOnce(Duration) -> Option<String> + Send>;

/// The threads that think, and their queue. They end when it is dropped.
pub struct Pool {
    shared: Arc<Shared>,
    most: usize,
}

/// How busy the threads are.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Stats {
    /// Jobs that wait.
    pub queued: usize,
    /// Jobs that are being thought about.
    pub running: usize,
    /// Jobs that have been done.
    pub done: u64,
    /// Jobs that were dropped because nobody waited for them any more.
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
    stats: Stats,
    closed: bool,
}

struct Job {
    work: Work,
    answer: oneshot::Sender<Option<String>>,
}

impl Pool {
    /// About as many threads as the machine has cores; one core is left to those who serve pages.
    pub fn new() -> Pool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Pool::with_threads(cores.saturating_sub(1).max(1))
    }

    fn with_threads(most: usize) -> Pool {
        Pool { shared: Arc::new(Shared { state: Mutex::default(), work: Condvar::new() }), most }
    }

    /// Queues what a table of this person waits for; an earlier job of the same table is dropped. Nothing comes if no
    /// thread can be had or the work dies. Whoever drops the receiver does not want the answer any more.
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
    pub fn stats(&self) -> Stats {
        let state = self.shared.state();
        Stats { queued: state.queue.len(), ..state.stats }
    }

    fn start_thread(&self, state: &mut State) {
        let (shared, threads) = (self.shared.clone(), self.most);
        let named = std::thread::Builder::new().name("thinking".into());
        match named.spawn(move || shared.work_off(threads)) {
            Ok(_) => state.threads += 1,
            Err(error) => tracing::error!(%error, "no thread for a bot to think in"),
        }
    }
}

impl Drop for Pool {
    fn drop(&mut self) {
        self.shared.state().closed = true;
        self.shared.work.notify_all();
    }
}

impl Shared {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What a thread does until the pool is dropped.
    fn work_off(&self, threads: usize) {
        give_way();
        while let Some((job, time)) = self.next(threads) {
            // A bot that dies must not take the thread with it: whoever waits is told that nothing comes.
            if let Ok(chosen) = catch_unwind(AssertUnwindSafe(|| (job.work)(time))) {
                // Whoever asked may have gone meanwhile.
                let _ = job.answer.send(chosen);
            } else {
                tracing::error!("a bot died while it was thinking");
            }
            let mut state = self.state();
            state.stats.running -= 1;
            state.stats.done += 1;
        }
    }

    /// The next job that somebody waits for, and how long it may take.
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

/// Lets everything else of this machine go first: pages do not wait for a bot that thinks.
fn give_way() {
    // On Linux this is about the calling thread alone; elsewhere it would slow the whole server down.
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(15) {
        tracing::debug!(%error, "bots think as eagerly as pages are served");
    }
}

/// How long a bot thinks while this many people wait, so that a round does not take too long.
fn thinking_time(people: usize, threads: usize) -> Duration {
    let share = ROUND * threads as u32 / people.max(1) as u32;
    share.clamp(SHORTEST, THINKING)
}

/// A queue in which people take turns, and so do the tables of each.
struct Queue<J> {
    /// Those with jobs; the first is next.
    people: VecDeque<PersonId>,
    /// The jobs of each, never none.
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

    /// Adds the job of a table; gives the one back that it replaces.
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

    /// The job of whoever is next.
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
        assert_eq!(thinking_time(0, 2), THINKING);
        assert_eq!(thinking_time(3, 2), THINKING);
        for people in [4, 10, 100, 1000] {
            let round = thinking_time(people, 2) * people as u32 / 2;
            assert!(round <= ROUND && thinking_time(people, 2) >= SHORTEST, "{people}: {round:?}");
        }
    }

    /// A job that tells when it has begun and ends when it is told to.
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
        let (pool, person) = (Pool::with_threads(2), person());
        let ((first, first_begun, first_go), (second, second_begun, second_go)) = (held(), held());
        let first = pool.submit(&person, &table(), first);
        let second = pool.submit(&person, &table(), second);
        first_begun.recv().unwrap();
        second_begun.recv().unwrap();
        let unwanted = pool.submit(&person, &table(), Box::new(|_| panic!("nobody waits for this")));
        let last = pool.submit(&person, &table(), Box::new(|_| Some("last".to_owned())));
        assert_eq!(pool.stats(), Stats { queued: 2, running: 2, ..Stats::default() });
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
        let (pool, person) = (Pool::with_threads(1), person());
        assert!(pool.submit(&person, &table(), Box::new(|_| panic!("dies"))).blocking_recv().is_err());
        let next = pool.submit(&person, &table(), Box::new(|_| Some("next".to_owned())));
        assert_eq!(next.blocking_recv().unwrap().as_deref(), Some("next"));
    }
}
