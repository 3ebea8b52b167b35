//! Who thinks about something: a process that thinks apart, if there is one, or the threads of this server.
//!
//! What is offered to thinkers is thought about here if none of them answers: because they have died, cannot answer, or
//! the database has lost it. Whoever asked judges the answer in either case: it is played only if the table is still as it
//! was, by the server that has the lease.

use super::bot_pool::Errand;
use super::{InternalError, Rooms};
use crate::question::Asked;
use serde::de::DeserializeOwned;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Holder, PersonId, StoreError, Task, Token};
use tokio::runtime::Handle;
use tokio::sync::{Notify, oneshot};
use tokio::time::{Instant, sleep_until};

/// How often to look whether anybody thinks, and whether what was offered is still there.
const LOOK: Duration = Duration::from_secs(1);

/// What is thought about apart from this server.
#[derive(Default)]
pub(super) struct Apart {
    /// How many tasks all thinkers can work on at once; none, if nobody thinks.
    threads: AtomicUsize,
    pending: Mutex<HashMap<Token, Pending>>,
    /// Wakes whoever takes the answers.
    answered: Notify,
}

/// A task that was offered.
struct Pending {
    holder: Holder,
    /// Whether the store is known to have it.
    offered: bool,
    answer: oneshot::Sender<Option<String>>,
}

impl Apart {
    fn pending(&self) -> MutexGuard<'_, HashMap<Token, Pending>> {
        self.pending.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Nobody will answer these any more: whoever waits is told so.
    fn give_up(&self, lost: impl Fn(&Token, &Pending) -> bool) {
        self.pending().retain(|id, pending| !lost(id, pending));
    }
}

/// Somebody waits for the answer to a task. When they do no longer, it is taken back.
struct Waiting<'a> {
    rooms: &'a Arc<Rooms>,
    id: Token,
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        let Some(_) = self.rooms.apart.pending().remove(&self.id) else { return };
        let (rooms, id) = (self.rooms.clone(), self.id.clone());
        // Where no tasks can run any more, nobody thinks for long.
        let Ok(runtime) = Handle::try_current() else { return };
        runtime.spawn(async move {
            if let Err(error) = rooms.store.thinking().withdraw(&id).await {
                tracing::debug!(%error, "somebody may think about what nobody waits for");
            }
        });
    }
}

impl Rooms {
    /// Thinks about something: apart from this server if anybody does, or else by `work` in the queue of those who wait for
    /// bots here.
    pub(super) async fn think<T: DeserializeOwned + Send + 'static>(
        self: &Arc<Rooms>,
        person: &PersonId,
        errand: Errand,
        asked: &Asked,
        work: impl FnOnce(Duration) -> T + Send + 'static,
    ) -> Result<T, InternalError> {
        if let Some(answer) = self.think_apart(person, asked).await {
            match serde_json::from_str(&answer) {
                Ok(answer) => return Ok(answer),
                Err(error) => tracing::warn!(table = %asked.table, %error, "an answer cannot be read"),
            }
        }
        self.bots.submit(person, errand, work).await.map_err(|_| InternalError::TaskFailed)
    }

    /// How many tasks can be worked on at once.
    pub(super) fn thinking_threads(&self) -> usize {
        match self.threads_apart() {
            0 => self.bots.threads(),
            threads => threads,
        }
    }

    /// How many tasks those who think apart can work on at once.
    pub fn threads_apart(&self) -> usize {
        self.apart.threads.load(Ordering::Relaxed)
    }

    /// How many tasks this server has offered that are not answered.
    pub fn tasks_apart(&self) -> usize {
        self.apart.pending().len()
    }

    /// The answer of a thinker; `None` if none of them gives one.
    async fn think_apart(self: &Arc<Rooms>, person: &PersonId, asked: &Asked) -> Option<String> {
        if self.threads_apart() == 0 {
            return None;
        }
        let (holder, id) = ((*self.holder())?, Token::fresh().ok()?);
        let task = Task {
            id: id.clone(),
            person: person.clone(),
            table: asked.table.clone(),
            length: asked.length,
            errand: serde_json::to_string(&asked.question).ok()?,
            urgency: asked.question.urgency(),
        };
        let (sender, answer) = oneshot::channel();
        self.apart.pending().insert(id.clone(), Pending { holder, offered: false, answer: sender });
        let waiting = Waiting { rooms: self, id };
        match self.store.thinking().offer(holder, &task).await {
            Ok(true) => {}
            Ok(false) => return None,
            Err(error) => {
                tracing::warn!(%error, "those who think apart cannot be asked");
                return None;
            }
        }
        if let Some(pending) = self.apart.pending().get_mut(&waiting.id) {
            pending.offered = true;
        }
        answer.await.ok().flatten()
    }

    /// Thinkers have answered a server.
    pub fn answered(&self, holder: Holder) {
        if *self.holder() == Some(holder) {
            self.apart.answered.notify_one();
        }
    }

    /// Knows whether anybody thinks apart, and takes their answers, for as long as the site is there.
    pub async fn look_after_thinkers(self: Arc<Rooms>) {
        if !self.store.attendances().is_shared() {
            return;
        }
        let mut next_look = Instant::now();
        loop {
            let looked = tokio::select! {
                () = sleep_until(next_look) => {
                    next_look = Instant::now() + LOOK;
                    self.look_for_thinkers().await
                }
                () = self.apart.answered.notified() => self.take_answers().await,
            };
            if let Err(error) = looked {
                tracing::warn!(%error, "nothing is heard of those who think apart");
                self.apart.threads.store(0, Ordering::Relaxed);
                self.apart.give_up(|_, _| true);
            }
        }
    }

    /// Looks who thinks; what nobody will answer any more is thought about here.
    async fn look_for_thinkers(&self) -> Result<(), StoreError> {
        let threads = self.store.thinking().thinking_threads().await?;
        self.apart.threads.store(threads, Ordering::Relaxed);
        let holder = *self.holder();
        self.apart.give_up(|_, pending| threads == 0 || Some(pending.holder) != holder);
        let offered: Vec<Token> = {
            let pending = self.apart.pending();
            pending.iter().filter(|(_, pending)| pending.offered).map(|(id, _)| id.clone()).collect()
        };
        let Some(holder) = holder.filter(|_| !offered.is_empty()) else { return Ok(()) };
        let unanswered: HashSet<Token> =
            self.store.thinking().unanswered(holder).await?.into_iter().collect();
        // Somebody may have answered since.
        self.take_answers().await?;
        let offered: HashSet<Token> = offered.into_iter().collect();
        self.apart.give_up(|id, _| offered.contains(id) && !unanswered.contains(id));
        Ok(())
    }

    async fn take_answers(&self) -> Result<(), StoreError> {
        let Some(holder) = *self.holder() else { return Ok(()) };
        for (id, answer) in self.store.thinking().take_answers(holder).await? {
            if let Some(pending) = self.apart.pending().remove(&id) {
                // Whoever asked may not wait any more.
                let _ = pending.answer.send(answer);
            }
        }
        Ok(())
    }
}
