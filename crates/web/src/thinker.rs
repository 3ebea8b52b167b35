//! A process that thinks for servers: it takes tasks from the store that they share, builds what each is about from the
//! log of its table, and answers. It serves nobody, writes to no table and holds no lease; losing it loses nothing.

mod metrics;

use crate::question::{Matter, Question};
use crate::rooms::bot_pool::{BotPool, Errand, thinking_time};
use axum::Router;
use metrics::Thoughts;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Claimed, NoRandomness, PersonId, Renewal, Store, StoreError, TableId};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout};

/// How long the store counts on a thinker after it was heard of.
const LIFETIME: Duration = Duration::from_secs(3);

/// How often the store hears of it: twice it may be late.
const RENEWAL: Duration = Duration::from_secs(1);

/// How often to look for tasks that nobody told of.
const LOOK: Duration = Duration::from_secs(1);

/// How often an answer is sent that does not arrive. After that its server has given up long ago.
const TRIES: usize = 30;

/// How many matches are remembered: of one that is analysed, step after step is asked for.
const REMEMBERED: usize = 8;

/// Something that thinks, on threads of its own, until it is dropped.
pub struct Thinker {
    mind: Arc<Mind>,
    background: JoinSet<()>,
}

impl Thinker {
    /// Begins to think for the servers that share a store, about so many tasks at once: as many as the machine has cores,
    /// unless one says otherwise.
    pub async fn start(store: Arc<dyn Store>, threads: Option<usize>) -> Result<Thinker, StoreError> {
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = threads.unwrap_or_else(cores).max(1);
        // First of all, so that nothing is missed.
        let mut offers = store.thinking().offers().await?;
        let id = store.thinking().register_thinker(threads, LIFETIME).await?;
        let mind = Arc::new(Mind {
            store,
            threads,
            pool: BotPool::with_threads(threads),
            id: Mutex::new(id),
            remembered: Mutex::default(),
            woken: Notify::new(),
            thoughts: Thoughts::default(),
        });
        let mut background = JoinSet::new();
        background.spawn(mind.clone().keep_alive());
        let woken = mind.clone();
        background.spawn(async move {
            loop {
                offers.next().await;
                woken.woken.notify_one();
            }
        });
        for _ in 0..threads {
            background.spawn(mind.clone().work(fresh_name()?));
        }
        Ok(Thinker { mind, background })
    }

    /// How many tasks it works on at once.
    pub fn threads(&self) -> usize {
        self.mind.threads
    }

    /// What operators watch.
    pub fn metrics(&self) -> Router {
        metrics::router(self.mind.clone())
    }

    /// Ends in peace: others go on with what this one has begun.
    pub async fn retire(mut self) {
        self.background.shutdown().await;
        if let Err(error) = self.mind.store.thinking().retire_thinker(self.mind.id()).await {
            tracing::warn!(%error, "others have to wait before they go on with what was begun");
        }
    }
}

/// A name by which a worker queues for the threads.
fn fresh_name() -> Result<PersonId, StoreError> {
    PersonId::fresh().map_err(|error: NoRandomness| StoreError::Unusable(error.into()))
}

/// What the workers of a thinker share.
struct Mind {
    store: Arc<dyn Store>,
    threads: usize,
    pool: BotPool,
    id: Mutex<store::Thinker>,
    remembered: Mutex<VecDeque<(TableId, usize, Matter)>>,
    /// Wakes a worker who has nothing to do.
    woken: Notify,
    thoughts: Thoughts,
}

impl Mind {
    fn id(&self) -> store::Thinker {
        *self.id.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets the store hear of this thinker. Should it have been late, others have its tasks, and it begins anew.
    async fn keep_alive(self: Arc<Mind>) {
        loop {
            sleep(RENEWAL).await;
            let thinking = self.store.thinking();
            let renewed = match thinking.renew_thinker(self.id(), LIFETIME).await {
                Ok(Renewal::Alive) => continue,
                Ok(Renewal::Expired) => {
                    tracing::warn!("this thinker was not heard of in time: others go on with its tasks");
                    thinking.register_thinker(self.threads, LIFETIME).await
                }
                Err(error) => Err(error),
            };
            match renewed {
                Ok(id) => *self.id.lock().unwrap_or_else(PoisonError::into_inner) = id,
                Err(error) => tracing::warn!(%error, "the store cannot be told that this thinker is alive"),
            }
        }
    }

    /// Works on one task after the other, for ever.
    async fn work(self: Arc<Mind>, worker: PersonId) {
        loop {
            let id = self.id();
            match self.store.thinking().claim(id).await {
                Ok(Some(claimed)) => {
                    // There may be something for the next worker, too.
                    self.woken.notify_one();
                    self.think_about(id, &worker, &claimed).await;
                }
                Ok(None) => {
                    let _ = timeout(LOOK, self.woken.notified()).await;
                }
                Err(error) => {
                    tracing::warn!(%error, "there may be something to think about, and it cannot be seen");
                    sleep(LOOK).await;
                }
            }
        }
    }

    async fn think_about(&self, id: store::Thinker, worker: &PersonId, claimed: &Claimed) {
        let begun = Instant::now();
        let question = serde_json::from_str::<Question>(&claimed.errand);
        let kind = question.as_ref().map_or("unknown", Question::kind);
        let answer = match question {
            Ok(question) => self.answer(worker, claimed, question).await,
            Err(error) => Err(error.to_string()),
        };
        self.thoughts.thought(kind, begun.elapsed(), answer.is_err());
        if let Err(why) = &answer {
            tracing::warn!(table = %claimed.table, why, "a server has to think about this itself");
        }
        for _ in 0..TRIES {
            let sent = self.store.thinking().answer(id, &claimed.id, answer.as_deref().ok()).await;
            match sent {
                Ok(true) => return,
                Ok(false) => return tracing::debug!("nobody waits for this answer any more"),
                Err(error) => tracing::warn!(%error, "an answer does not arrive"),
            }
            sleep(LOOK).await;
        }
    }

    /// Answers a question in the threads.
    async fn answer(
        &self,
        worker: &PersonId,
        claimed: &Claimed,
        question: Question,
    ) -> Result<String, String> {
        let died = |_| "it died while it was thinking".to_owned();
        let matter = if let Some(matter) = self.known(claimed).filter(|_| question.is_about_match()) {
            matter
        } else {
            let (asked, table, kept) = (question.clone(), claimed.table.clone(), self.kept(claimed).await?);
            let built = self.pool.submit(worker, Errand::Hint, move |_| asked.matter(&table, kept));
            built.await.map_err(died)??
        };
        if question.is_about_match() {
            self.remember(claimed, &matter);
        }
        let time = thinking_time(claimed.people, claimed.threads);
        let thought = self.pool.submit(worker, Errand::Hint, move |_| question.answer(&matter, time));
        thought.await.map_err(died)?.ok_or_else(|| "it cannot be asked there".to_owned())
    }

    /// The table as it was when the question was asked.
    async fn kept(&self, claimed: &Claimed) -> Result<store::Kept, String> {
        let kept = self.store.table(&claimed.table).await.map_err(|error| error.to_string())?;
        let mut kept = kept.ok_or("there is no such table")?;
        if kept.entries.len() < claimed.length {
            return Err("its log is not as long".into());
        }
        kept.entries.truncate(claimed.length);
        Ok(kept)
    }

    fn remembered(&self) -> MutexGuard<'_, VecDeque<(TableId, usize, Matter)>> {
        self.remembered.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn known(&self, claimed: &Claimed) -> Option<Matter> {
        let remembered = self.remembered();
        let is_it = |(table, length, _): &&(TableId, usize, Matter)| {
            *table == claimed.table && *length == claimed.length
        };
        remembered.iter().find(is_it).map(|(_, _, matter)| matter.clone())
    }

    fn remember(&self, claimed: &Claimed, matter: &Matter) {
        if self.known(claimed).is_some() {
            return;
        }
        let mut remembered = self.remembered();
        remembered.push_back((claimed.table.clone(), claimed.length, matter.clone()));
        if remembered.len() > REMEMBERED {
            remembered.pop_front();
        }
    }
}
