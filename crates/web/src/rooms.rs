//! The rooms in memory: a cache over the store. A room is loaded on demand, changed only by entries that the store has
//! accepted, and watched by every page that shows it.
//!
//! Some questions of the games are secret: nobody else may notice that somebody is being asked. While such a question
//! is open, everybody else is shown the room as it was before, and after a *secret moment* of fixed length they see the
//! game go on, whether or not anybody was asked (`rooms/moments.rs`). So a room in memory has two sides: what it
//! actually is, and what the public sees ([`RoomState`]).

mod handle;
mod state;
mod request;
mod presence;
mod talk;
mod moments;
mod write;
mod catching_up;
mod driver;
pub mod clocks;
mod leases;
pub mod bot_pool;
mod thinking;
pub mod analyses;
pub mod answers;
mod bulletin;
mod name_cache;
mod quotas;

use crate::advice::Hint;
use crate::attendance::Attendance;
use crate::question::{Asked, Question};
use crate::registry;
use crate::room::Room;
use crate::talk::has_talk;
use analyses::Analyses;
use answers::Answers;
use bot_pool::{BotPool, Errand, PoolStats};
use bulletin::Bulletin;
pub use bulletin::{Edition, ListedRoom};
use game::Seat;
pub use handle::RoomHandle;
use name_cache::NameCache;
use presence::Exchanged;
use quotas::Quotas;
pub use request::{InternalError, WriteError, WriteRequest};
pub use state::{RoomState, VisibleRoom};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Holder, Outage, PersonId, Store, StoreError, TableId};
use thinking::Apart;
use words::Language;

/// How many rooms are kept in memory. When it is full, a quarter of them is evicted, the least recently used first.
const CAPACITY: usize = 1000;

/// How often rooms are evicted that nobody has used since the last time.
const SWEEP: Duration = Duration::from_mins(5);

/// All rooms in memory, and the one way to the store behind them.
pub struct Rooms {
    store: Arc<dyn Store>,
    /// How long a bot waits before its move is shown.
    pace: Duration,
    cached: Mutex<HashMap<TableId, Arc<RoomHandle>>>,
    /// Counts the uses of all rooms, to tell which was used last.
    uses: AtomicU64,
    bots: BotPool,
    apart: Apart,
    analyses: Analyses,
    answers: Answers,
    names: NameCache,
    /// What servers have told each other about who is where.
    exchanged: tokio::sync::Mutex<Exchanged>,
    quotas: Quotas,
    bulletin: Arc<Bulletin>,
    /// This server, as one that drives tables; `None` before it begins to and once it ends.
    holder: Mutex<Option<Holder>>,
    /// When no server counted the time of tables.
    outages: Mutex<Arc<[Outage]>>,
    /// How often another server has changed a table that was not in memory.
    missed: AtomicU64,
}

/// A room that has just been read from the store.
struct Loaded {
    state: RoomState,
    /// How long the secret moment lasts that begins anew with it.
    moment: Duration,
}

impl Rooms {
    /// No rooms yet, over this store; this server drives tables from now on.
    pub async fn start(store: Arc<dyn Store>, pace: Duration) -> Result<Arc<Rooms>, StoreError> {
        let rooms = Arc::new(Rooms {
            store,
            pace,
            cached: Mutex::default(),
            uses: AtomicU64::new(0),
            bots: BotPool::new(),
            apart: Apart::default(),
            analyses: Analyses::default(),
            answers: Answers::default(),
            names: NameCache::default(),
            exchanged: tokio::sync::Mutex::default(),
            quotas: Quotas::default(),
            bulletin: Arc::default(),
            holder: Mutex::default(),
            outages: Mutex::new(Arc::new([])),
            missed: AtomicU64::new(0),
        });
        rooms.begin_counting().await?;
        rooms.register().await?;
        Ok(rooms)
    }

    /// The store behind the rooms.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The room of a table, if there is such a table, for somebody who looks at it. From now on its bots play.
    pub async fn open(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<RoomHandle>>, InternalError> {
        let handle = self.wake(id).await?;
        if let Some(handle) = &handle {
            self.recall_absences(handle).await?;
        }
        Ok(handle)
    }

    /// The same for nobody who would want to know who is there.
    async fn wake(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<RoomHandle>>, InternalError> {
        let handle = self.peek(id).await?;
        if let Some(handle) = &handle
            && !handle.opened.swap(true, Ordering::Relaxed)
        {
            self.start_driver(handle);
        }
        Ok(handle)
    }

    /// The room of a table, if there is such a table, for a list: this sets no bot to work.
    pub async fn peek(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<RoomHandle>>, InternalError> {
        if let Some(handle) = self.cached().get(id) {
            handle.last_used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
            handle.reveal();
            return Ok(Some(handle.clone()));
        }
        let missed = self.missed.load(Ordering::Relaxed);
        let Some(loaded) = self.load(id).await? else { return Ok(None) };
        let handle = self.insert(id, loaded);
        if self.missed.load(Ordering::Relaxed) != missed {
            self.listen(&handle).await?;
            let _lock = handle.write_lock.lock().await;
            self.catch_up(&handle).await?;
        }
        Ok(Some(handle))
    }

    /// What a good move would be for a seat, thought out in the queue of those who wait for bots; nothing if there is nothing
    /// to advise, or if the person has asked again meanwhile.
    pub async fn hint(
        self: &Arc<Rooms>,
        person: &PersonId,
        room: Arc<dyn Room>,
        seat: Seat,
        language: Language,
    ) -> Option<Hint> {
        let question = Question::Hint { seat, language: language.code().to_owned() };
        let (table, length) = (room.info().id.clone(), room.info().entries);
        let work = move |time| room.hint(seat, time, language);
        self.think(person, Errand::Hint, &Asked { table, length, question }, work).await.ok().flatten()
    }

    /// Lets the bots of a table play without their pauses, at whatever server that is.
    pub fn hurry(&self, id: &TableId) {
        self.hurry_here(id);
        self.store.hurry(id);
    }

    /// The same for a table that may be in memory.
    pub fn hurry_here(&self, id: &TableId) {
        if let Some(handle) = self.cached().get(id) {
            handle.skip_pauses();
        }
    }

    /// How busy the bots are.
    pub fn bot_stats(&self) -> PoolStats {
        self.bots.stats()
    }

    /// Reads a table from the store. During a secret moment, the public sees it as it was before.
    async fn load(&self, id: &TableId) -> Result<Option<Loaded>, InternalError> {
        let Some(kept) = self.store.table(id).await? else { return Ok(None) };
        let (loading, pace) = (id.clone(), self.pace);
        // Playing a whole match again takes its time.
        let replayed = tokio::task::spawn_blocking(move || {
            let actual = registry::load(&loading, kept.clone())?;
            let (public, moments) = moments::public_room(&loading, kept, &actual)?;
            let moment = moments::length(&*actual, pace) * moments;
            Ok::<_, InternalError>(Loaded {
                state: RoomState {
                    actual,
                    public,
                    attendance: Arc::new(Attendance::begin()),
                    talk: Arc::default(),
                },
                moment,
            })
        });
        let mut loaded = replayed.await.map_err(|_| InternalError::TaskFailed)??;
        if has_talk(loaded.state.actual.info()) {
            loaded.state.talk = Arc::new(self.talk_at(id).await?);
        }
        Ok(Some(loaded))
    }

    fn insert(&self, id: &TableId, loaded: Loaded) -> Arc<RoomHandle> {
        let mut cached = self.cached();
        if cached.len() >= CAPACITY {
            self.evict(&mut cached, CAPACITY / 4, u64::MAX);
        }
        let last_used = self.uses.fetch_add(1, Ordering::Relaxed);
        // Somebody else may have loaded the same table meanwhile, and a table must have one handle only.
        let handle = cached.entry(id.clone()).or_insert_with(|| {
            Arc::new(RoomHandle::new(id.clone(), loaded, self.bulletin.clone(), last_used))
        });
        handle.clone()
    }

    /// Something has changed at a table that was not in memory.
    fn note_missed(&self) {
        self.missed.fetch_add(1, Ordering::Relaxed);
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.cached().len()
    }

    fn cached(&self) -> MutexGuard<'_, HashMap<TableId, Arc<RoomHandle>>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Evicts the rooms that nobody uses, for as long as the site is there.
    pub async fn sweep(self: Arc<Rooms>) {
        let mut before = 0;
        loop {
            tokio::time::sleep(SWEEP).await;
            self.forget_lists().await;
            let now = self.uses.load(Ordering::Relaxed);
            let mut cached = self.cached();
            self.evict(&mut cached, usize::MAX, before);
            // Whoever comes back to one of the others is shown everything anew.
            cached.values().filter(|handle| !handle.is_watched()).for_each(|handle| handle.frames.clear());
            before = now;
        }
    }

    /// Evicts rooms that nobody holds or watches and that were last used before a certain use, the least recently used
    /// first, and no more than `most`.
    fn evict(&self, cached: &mut HashMap<TableId, Arc<RoomHandle>>, most: usize, before: u64) {
        let unused =
            cached.iter().filter(|(_, handle)| Arc::strong_count(handle) == 1 && !handle.is_watched());
        let unused = unused.map(|(id, handle)| (handle.last_used.load(Ordering::Relaxed), id.clone()));
        let mut unused: Vec<(u64, TableId)> = unused.filter(|(used, _)| *used < before).collect();
        unused.sort_unstable();
        for evicted in unused.iter().take(most).filter_map(|(_, id)| cached.remove(id)) {
            let store = self.store.clone();
            if let Some((_, lease)) = evicted.lease().take() {
                tokio::spawn(async move { store.leases().release_lease(&lease).await });
            }
        }
    }
}
