//! The rooms in memory: a cache over the store. A room is loaded on demand, changed only by entries that the store has
//! accepted, and watched by every page that shows it.
//!
//! Some questions of the games are secret: nobody else may notice that somebody is being asked. While such a question
//! is open, everybody else is shown the room as it was before, and after a *secret moment* of fixed length they see the
//! game go on, whether or not anybody was asked (`rooms/moments.rs`). So a room in memory has two sides: what it
//! actually is, and what the public sees ([`RoomState`]).

mod moments;
mod write;
mod catching_up;
mod driver;
mod leases;
pub mod bot_pool;
mod name_cache;
mod quotas;

use crate::room::Room;
use crate::shelf;
use crate::snapshot::Explanation;
use bot_pool::{BotPool, PoolStats};
use game::{SeatSet, Viewer};
use leases::Held;
use moments::asked_in_secret;
use name_cache::NameCache;
use quotas::Quotas;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Entry, Holder, Lease, PersonId, Store, StoreError, TableId, Token};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

/// How many rooms are kept in memory. When it is full, a quarter of them is evicted, the least recently used first.
const CAPACITY: usize = 1000;

/// All rooms in memory, and the one way to the store behind them.
pub struct Rooms {
    store: Arc<dyn Store>,
    /// How long a bot waits before its move is shown.
    pace: Duration,
    cached: Mutex<HashMap<TableId, Arc<RoomHandle>>>,
    /// Counts the uses of all rooms, to tell which was used last.
    uses: AtomicU64,
    bots: BotPool,
    names: NameCache,
    quotas: Quotas,
    /// This server, as one that drives tables; `None` before it begins to and once it ends.
    holder: Mutex<Option<Holder>>,
    /// How often another server has changed a table that was not in memory.
    missed: AtomicU64,
}

/// A room in memory, shared by everybody who looks at it or changes it.
pub struct RoomHandle {
    id: TableId,
    /// The room as it is now; subscribers are told of every change.
    current: watch::Sender<RoomState>,
    /// Held while an entry is written, so that writes come one after the other.
    write_lock: tokio::sync::Mutex<()>,
    /// When the secret moment ends that is passing now, or that passed last.
    moment_ends: Mutex<Instant>,
    /// Whether somebody has opened the room, so that its bots play. Being listed in a lobby does not count.
    opened: AtomicBool,
    /// Whether a driver task is running for this room.
    has_driver: Mutex<bool>,
    /// The lease of its table, once this server drives it.
    lease: Mutex<Held>,
    /// When it was used last, by the count of all uses.
    last_used: AtomicU64,
    /// Wakes a bot that is pausing before its move.
    skip_pause: Notify,
    /// Whether bots do without their pauses for now.
    skips_pauses: AtomicBool,
}

/// A room at one point in time: as it is, and as the public sees it.
#[derive(Clone)]
pub struct RoomState {
    actual: Arc<dyn Room>,
    /// What everybody sees who is not being asked in secret. During a secret moment it lags behind.
    public: Arc<dyn Room>,
}

/// The room as one person sees it.
pub struct VisibleRoom {
    pub room: Arc<dyn Room>,
    /// Whether a secret moment is passing: nobody can act, and the game is about to go on by itself.
    pub paused: bool,
}

impl RoomState {
    /// What a person sees.
    pub fn seen_by(&self, person: &PersonId) -> VisibleRoom {
        self.seen_from(self.actual.sheet().seats_of(person))
    }

    fn seen_from(&self, seats: SeatSet) -> VisibleRoom {
        if asked_in_secret(&*self.actual).iter().any(|seat| seats.contains(seat)) {
            return VisibleRoom { room: self.actual.clone(), paused: false };
        }
        VisibleRoom { room: self.public.clone(), paused: self.lags() }
    }

    /// Whether the public does not see the room as it is.
    fn lags(&self) -> bool {
        !Arc::ptr_eq(&self.actual, &self.public)
    }
}

/// An entry to be written to a room's log, and what its author had seen of the room.
pub struct WriteRequest {
    pub entry: Entry,
    /// Identifies the request: sent again with the same token, it is written only once.
    pub token: Token,
    pub by: Viewer,
    /// The version of the room that the author had seen.
    pub version: usize,
    /// What the table does by itself is written only while this server drives it. People need no lease.
    pub lease: Option<Lease>,
}

impl WriteRequest {
    /// A request on behalf of the public, for the version of the room that everybody sees.
    pub fn by_public(room: &dyn Room, entry: Entry) -> Result<WriteRequest, InternalError> {
        let by = Viewer::Public;
        Ok(WriteRequest { entry, token: Token::fresh()?, by, version: room.version(by), lease: None })
    }
}

/// Why an entry was not written.
#[derive(Debug, thiserror::Error)]
pub enum WriteError {
    /// The rules of the game, or of the room, forbid it.
    #[error("{}", .0.line.text)]
    NotAllowed(Explanation),
    /// The room has changed since its author looked.
    #[error("the table has moved on")]
    Stale,
    #[error(transparent)]
    Internal(#[from] InternalError),
}

/// Something failed that no visitor can do anything about: they are told that it is our fault, and the log says what
/// it is.
#[derive(Debug, thiserror::Error)]
pub enum InternalError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] crate::room::Broken),
    #[error("{0}")]
    NoRandomness(#[from] store::NoRandomness),
    #[error("{0}")]
    NoSeed(#[from] table::NoRandomness),
    #[error("a task ended before its time")]
    TaskFailed,
    #[error("there is nothing to play for a seat that is awaited")]
    NothingToPlay,
    #[error("another server drives this table by now")]
    LeaseLost,
}

impl RoomHandle {
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The room as the public sees it now.
    pub fn public_room(&self) -> Arc<dyn Room> {
        self.current.borrow().public.clone()
    }

    /// The room as a person sees it now.
    pub fn room_for(&self, person: &PersonId) -> Arc<dyn Room> {
        self.state().seen_by(person).room
    }

    /// The room as it is now, to be looked at by anybody.
    pub fn state(&self) -> RoomState {
        self.current.borrow().clone()
    }

    /// The room now and after every change.
    pub fn subscribe(&self) -> watch::Receiver<RoomState> {
        self.current.subscribe()
    }

    fn actual_room(&self) -> Arc<dyn Room> {
        self.current.borrow().actual.clone()
    }

    /// Replaces the room by its successor. The public sees it at once, unless a secret moment is passing or somebody is
    /// being asked in secret.
    fn replace(&self, room: Arc<dyn Room>) {
        let is_public = Instant::now() >= self.moment_ends() && asked_in_secret(&*room).is_empty();
        self.current.send_modify(|state| {
            if is_public {
                state.public = room.clone();
            }
            state.actual = room;
        });
    }

    /// Lets the public see the room as it is, if no secret moment is passing and nobody is being asked in secret.
    fn reveal(&self) {
        self.current.send_if_modified(|state| {
            let due = state.lags()
                && Instant::now() >= self.moment_ends()
                && asked_in_secret(&*state.actual).is_empty();
            if due {
                state.public = state.actual.clone();
            }
            due
        });
    }

    fn has_driver(&self) -> MutexGuard<'_, bool> {
        self.has_driver.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn moment_ends(&self) -> Instant {
        *self.moment_ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the secret moment longer that is passing, or begins one.
    fn extend_moment(&self, by: Duration) {
        let mut ends = self.moment_ends.lock().unwrap_or_else(PoisonError::into_inner);
        *ends = (*ends).max(Instant::now()) + by;
    }

    /// Lets the bots play without their pauses, until a person has played.
    pub fn skip_pauses(&self) {
        self.skips_pauses.store(true, Ordering::Relaxed);
        self.skip_pause.notify_waiters();
    }
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
            names: NameCache::default(),
            quotas: Quotas::default(),
            holder: Mutex::default(),
            missed: AtomicU64::new(0),
        });
        rooms.register().await?;
        Ok(rooms)
    }

    /// The store behind the rooms.
    pub fn store(&self) -> &dyn Store {
        &*self.store
    }

    /// The room of a table, if there is such a table. From now on its bots play.
    pub async fn open(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<RoomHandle>>, InternalError> {
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
            let _lock = handle.write_lock.lock().await;
            self.catch_up(&handle).await?;
        }
        Ok(Some(handle))
    }

    /// How busy the bots are.
    pub fn bot_stats(&self) -> PoolStats {
        self.bots.stats()
    }

    /// Reads a table from the store. During a secret moment, the public sees it as it was before.
    async fn load(&self, id: &TableId) -> Result<Option<Loaded>, InternalError> {
        let Some(kept) = self.store.table(id).await? else { return Ok(None) };
        let (id, pace) = (id.clone(), self.pace);
        // Playing a whole match again takes its time.
        let replayed = tokio::task::spawn_blocking(move || {
            let actual = shelf::load(&id, kept.clone())?;
            let (public, moments) = moments::public_room(&id, kept, &actual)?;
            let moment = moments::length(&*actual, pace) * moments;
            Ok(Some(Loaded { state: RoomState { actual, public }, moment }))
        });
        replayed.await.map_err(|_| InternalError::TaskFailed)?
    }

    fn insert(&self, id: &TableId, loaded: Loaded) -> Arc<RoomHandle> {
        let mut cached = self.cached();
        if cached.len() >= CAPACITY {
            for evicted in evict(&mut cached) {
                let store = self.store.clone();
                if let Some((_, lease)) = evicted.lease().take() {
                    tokio::spawn(async move { store.leases().release_lease(&lease).await });
                }
            }
        }
        let last_used = self.uses.fetch_add(1, Ordering::Relaxed);
        // Somebody else may have loaded the same table meanwhile, and a table must have one handle only.
        let handle = cached.entry(id.clone()).or_insert_with(|| {
            Arc::new(RoomHandle {
                id: id.clone(),
                current: watch::Sender::new(loaded.state),
                write_lock: tokio::sync::Mutex::default(),
                moment_ends: Mutex::new(Instant::now() + loaded.moment),
                opened: AtomicBool::new(false),
                has_driver: Mutex::default(),
                lease: Mutex::default(),
                last_used: AtomicU64::new(last_used),
                skip_pause: Notify::new(),
                skips_pauses: AtomicBool::new(false),
            })
        });
        handle.clone()
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.cached().len()
    }

    fn cached(&self) -> MutexGuard<'_, HashMap<TableId, Arc<RoomHandle>>> {
        self.cached.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Makes space in a full cache: evicts rooms that nobody holds or watches, the least recently used first.
fn evict(cached: &mut HashMap<TableId, Arc<RoomHandle>>) -> Vec<Arc<RoomHandle>> {
    let is_unused =
        |handle: &Arc<RoomHandle>| Arc::strong_count(handle) == 1 && handle.current.receiver_count() == 0;
    let unused = cached.iter().filter(|(_, handle)| is_unused(handle));
    let mut unused: Vec<(u64, TableId)> =
        unused.map(|(id, handle)| (handle.last_used.load(Ordering::Relaxed), id.clone())).collect();
    unused.sort_unstable();
    unused.iter().take(CAPACITY / 4).filter_map(|(_, id)| cached.remove(id)).collect()
}
