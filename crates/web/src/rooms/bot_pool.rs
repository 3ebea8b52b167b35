//! The thread pool in which bots think, with a fair queue. Knows no game and no room.
//!
//! People take turns, however many tables they have: everybody gets one job done before anybody gets a second. A table
//! has at most one job in the queue, a person at most one hint, and a job whose result nobody waits for any more is dropped
//! before it starts. When many people are waiting, bots think for a shorter time instead of letting the queue grow slow.
//! Analyses of finished matches are made in the same threads, in small steps with a fair queue of their own, while nobody
//! waits for a bot.

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

/// What a person has asked for, of which there is one at a time in the queue.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Errand {
    /// A bot's move at a table.
    Move(TableId),
    /// A hint, at whatever table.
    Hint,
    /// An answer to what somebody tries in a match that is over.
    Answer,
    /// A step of an analysis. Whoever waits for anything else comes first.
    Step(usize),
}

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
    queue: Queue<Box<dyn Job>>,
    /// What is done while nobody waits for anything else.
    later: Queue<Box<dyn Job>>,
    threads: usize,
    idle: usize,
    stats: PoolStats,
    closed: bool,
}

/// Something to think about for a limited time.
trait Job: Send {
    /// Whether somebody still waits for the result.
    fn is_wanted(&self) -> bool;
    fn run(self: Box<Self>, time: Duration);
}

struct Asked<W, T> {
    work: W,
    answer: oneshot::Sender<T>,
}

impl<T: Send, W: FnOnce(Duration) -> T + Send> Job for Asked<W, T> {
    fn is_wanted(&self) -> bool {
        !self.answer.is_closed()
    }

    fn run(self: Box<Self>, time: Duration) {
        let result = (self.work)(time);
        // The receiver may be gone by now.
        let _ = self.answer.send(result);
    }
}

impl BotPool {
    /// As many threads as the machine has cores, less one, which is left to serving pages.
    pub fn new() -> BotPool {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        BotPool::with_threads(cores.saturating_sub(1).max(1))
    }

    pub fn with_threads(most: usize) -> BotPool {
        BotPool { shared: Arc::new(Shared { state: Mutex::default(), work: Condvar::new() }), most }
    }

    /// Queues a job for this person, replacing an earlier one of the same errand. `work` is given the time it may take;
    /// the receiver gets its result, or is closed without one if no thread can be started or the job panics. Dropping the
    /// receiver cancels the job.
    pub fn submit<T: Send + 'static>(
        &self,
        person: &PersonId,
        errand: Errand,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> oneshot::Receiver<T> {
        let (answer, receiver) = oneshot::channel();
        let mut state = self.shared.state();
        if state.idle <= state.queue.len() + state.later.len() && state.threads < self.most {
            self.start_thread(&mut state);
        }
        if state.threads > 0 {
            let State { queue, later, .. } = &mut *state;
            let queue = if matches!(errand, Errand::Step(_)) { later } else { queue };
            let replaced = queue.push(person, errand, Box::new(Asked { work, answer }));
            state.stats.dropped += u64::from(replaced.is_some());
        }
        self.shared.work.notify_one();
        receiver
    }

    /// How many jobs can be worked on at once.
    pub fn threads(&self) -> usize {
        self.most
    }

    /// How busy the threads are now.
    pub fn stats(&self) -> PoolStats {
        let state = self.shared.state();
        PoolStats { queued: state.queue.len() + state.later.len(), ..state.stats }
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
            if catch_unwind(AssertUnwindSafe(|| job.run(time))).is_err() {
                tracing::error!("a bot died while it was thinking");
            }
            let mut state = self.state();
            state.stats.running -= 1;
            state.stats.done += 1;
        }
    }

    /// Waits for the next job whose result somebody wants, and says how long it may take.
    fn next(&self, threads: usize) -> Option<(Box<dyn Job>, Duration)> {
        let mut state = self.state();
        loop {
            if state.closed {
                return None;
            }
            let time = thinking_time(state.queue.people(), threads);
            let State { queue, later, .. } = &mut *state;
            match queue.pop().or_else(|| later.pop()) {
                Some(job) if !job.is_wanted() => state.stats.dropped += 1,
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
pub fn thinking_time(people: usize, threads: usize) -> Duration {
    let share = ROUND * threads as u32 / people.max(1) as u32;
    share.clamp(SHORTEST, THINKING_TIME)
}

/// A queue in which people take turns, and so do the errands of each person.
struct Queue<J> {
    /// The people who have jobs; the first is next.
    people: VecDeque<PersonId>,
    /// The jobs of each of them, at least one.
    jobs: HashMap<PersonId, VecDeque<(Errand, J)>>,
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

    /// Adds the job of an errand, and returns the one it replaces.
    fn push(&mut self, person: &PersonId, errand: Errand, job: J) -> Option<J> {
        let jobs = self.jobs.entry(person.clone()).or_default();
        if jobs.is_empty() {
            self.people.push_back(person.clone());
        }
        if let Some((_, queued)) = jobs.iter_mut().find(|(queued, _)| *queued == errand) {
            return Some(std::mem::replace(queued, job));
        }
        jobs.push_back((errand, job));
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

    fn table() -> Errand {
        Errand::Move(TableId::fresh().unwrap())
    }

    #[test]
    fn nobodys_hundred_tables_starve_one_person() {
        let (mut queue, hoarder, other) = (Queue::default(), person(), person());
        for _ in 0..200 {
            queue.push(&hoarder, table(), "hoarder");
        }
        queue.push(&other, table(), "other");
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
                queue.push(&person, self::table(), (number, table));
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
        assert_eq!(queue.push(&person, table.clone(), 1), None);
        assert_eq!(queue.push(&person, table, 2), Some(1));
        assert_eq!((queue.len(), queue.pop(), queue.pop()), (1, Some(2), None));
    }

    #[test]
    fn a_person_has_one_hint_at_most_and_it_takes_no_move_away() {
        let (mut queue, one, other) = (Queue::default(), person(), person());
        assert_eq!(queue.push(&one, table(), "move"), None);
        assert_eq!(queue.push(&one, Errand::Hint, "hint"), None);
        assert_eq!(queue.push(&one, Errand::Hint, "newer hint"), Some("hint"));
        assert_eq!(queue.push(&other, Errand::Hint, "another's"), None);
        let served: Vec<_> = std::iter::from_fn(|| queue.pop()).collect();
        assert_eq!(served, ["move", "another's", "newer hint"]);
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
    fn held() -> (impl FnOnce(Duration) -> &'static str + Send + 'static, mpsc::Receiver<()>, mpsc::Sender<()>)
    {
        let ((begun, is_begun), (go, may_go)) = (mpsc::channel(), mpsc::channel());
        let work = move |_| {
            begun.send(()).unwrap();
            may_go.recv().unwrap();
            "done"
        };
        (work, is_begun, go)
    }

    #[test]
    fn no_more_jobs_run_than_there_are_threads_and_those_nobody_waits_for_are_not_begun() {
        let (pool, person) = (BotPool::with_threads(2), person());
        let ((first, first_begun, first_go), (second, second_begun, second_go)) = (held(), held());
        let first = pool.submit(&person, table(), first);
        let second = pool.submit(&person, table(), second);
        first_begun.recv().unwrap();
        second_begun.recv().unwrap();
        let unwanted = pool.submit(&person, table(), |_| -> () { panic!("nobody waits for this") });
        let last = pool.submit(&person, table(), |_| "last");
        assert_eq!(pool.stats(), PoolStats { queued: 2, running: 2, ..PoolStats::default() });
        drop(unwanted);
        first_go.send(()).unwrap();
        assert_eq!(last.blocking_recv().unwrap(), "last");
        assert_eq!(first.blocking_recv().unwrap(), "done");
        assert_eq!(pool.stats().dropped, 1);
        second_go.send(()).unwrap();
        assert_eq!(second.blocking_recv().unwrap(), "done");
    }

    #[test]
    fn an_analysis_goes_on_only_while_nobody_waits_for_a_bot() {
        let (pool, analyst, player) = (BotPool::with_threads(1), person(), person());
        let (begun, go) = (mpsc::channel::<()>(), mpsc::channel::<()>());
        let first = pool.submit(&analyst, Errand::Step(0), move |_| {
            begun.0.send(()).unwrap();
            go.1.recv().unwrap();
        });
        begun.1.recv().unwrap();
        let (order, done) = mpsc::channel();
        let steps: Vec<_> = (1..4)
            .map(|step| {
                let order = order.clone();
                pool.submit(&analyst, Errand::Step(step), move |_| {
                    order.send(format!("step {step}")).unwrap();
                })
            })
            .collect();
        let moved = pool.submit(&player, table(), move |_| order.send("move".to_owned()).unwrap());
        assert_eq!(pool.stats().queued, 4);
        go.0.send(()).unwrap();
        first.blocking_recv().unwrap();
        moved.blocking_recv().unwrap();
        for step in steps {
            step.blocking_recv().unwrap();
        }
        assert_eq!(done.iter().collect::<Vec<_>>(), ["move", "step 1", "step 2", "step 3"]);
    }

    #[test]
    fn a_bot_that_dies_does_not_take_its_thread_along() {
        let (pool, person) = (BotPool::with_threads(1), person());
        assert!(pool.submit(&person, table(), |_| -> () { panic!("dies") }).blocking_recv().is_err());
        let next = pool.submit(&person, table(), |_| "next");
        assert_eq!(next.blocking_recv().unwrap(), "next");
    }
}
