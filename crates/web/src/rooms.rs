//! The rooms in memory: a cache over the store. A room is loaded on demand, changed only by entries that the store has
//! accepted, and watched by every page that shows it.
//!
//! Some questions of the games are secret: nobody else may notice that somebody is being asked. While such a question
//! is open, everybody else is shown the room as it was before, and after a *secret moment* of fixed length they see the
//! game go on, whether or not anybody was asked (`rooms/moments.rs`). So a room in memory has two sides: what it
//! actually is, and what the public sees ([`RoomState`]).

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
use crate::attendance::{Attendance, OpenStreams};
use crate::frames::Frames;
use crate::question::{Asked, Question};
use crate::registry;
use crate::room::Room;
use crate::snapshot::Explanation;
use crate::talk::{Talk, has_talk};
use analyses::Analyses;
use answers::Answers;
use bot_pool::{BotPool, Errand, PoolStats};
use bulletin::Bulletin;
pub use bulletin::{Edition, ListedRoom};
use game::{Seat, SeatSet, Viewer};
use leases::Held;
use moments::asked_in_secret;
use name_cache::NameCache;
use presence::Exchanged;
use quotas::Quotas;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Entry, Holder, Lease, Outage, PersonId, Store, StoreError, TableId, Token};
use thinking::Apart;
use tokio::sync::{Notify, watch};
use tokio::time::Instant;
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

/// A room in memory, shared by everybody who looks at it or changes it.
pub struct RoomHandle {
    id: TableId,
    /// The room as it is now; subscribers are told of every change.
    current: watch::Sender<RoomState>,
    /// What those who look at it have on their pages.
    pub frames: Frames,
    /// Who follows it.
    streams: OpenStreams,
    /// Where its changes are told to those who look at the lobby.
    bulletin: Arc<Bulletin>,
    /// Held while it is heard what people say there.
    listening: tokio::sync::Mutex<()>,
    /// Held while an entry is written, so that writes come one after the other.
    write_lock: tokio::sync::Mutex<()>,
    /// When the secret moment ends that is passing now, or that passed last.
    moment_ends: Mutex<Instant>,
    /// Whether it is known since when those are away who were so before the room was loaded.
    knows_absences: AtomicBool,
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
    /// Who is there. Secret moments do not delay it.
    attendance: Arc<Attendance>,
    /// What people have said there. Secret moments do not delay it either.
    talk: Arc<Talk>,
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
        self.seen_from(self.actual.info().seats_of(person))
    }

    fn seen_from(&self, seats: SeatSet) -> VisibleRoom {
        if asked_in_secret(&*self.actual).iter().any(|seat| seats.contains(seat)) {
            return VisibleRoom { room: self.actual.clone(), paused: false };
        }
        VisibleRoom { room: self.public.clone(), paused: self.lags() }
    }

    /// Who is there.
    pub fn attendance(&self) -> &Attendance {
        &self.attendance
    }

    /// What people have said there.
    pub fn talk(&self) -> &Talk {
        &self.talk
    }

    /// The room as the public sees it.
    pub fn public(&self) -> &dyn Room {
        &*self.public
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
    NoSeed(#[from] table::NoSeed),
    #[error("a task ended before its time")]
    TaskFailed,
    #[error("there is nothing to play for a seat that is awaited")]
    NothingToPlay,
    #[error("another server drives this table by now")]
    LeaseLost,
}

impl InternalError {
    /// Whether there is something in the store that this program does not know: it is for servers that do.
    fn is_foreign(&self) -> bool {
        matches!(self, InternalError::Broken(_) | InternalError::Store(StoreError::Unreadable(_)))
    }
}

impl RoomHandle {
    pub fn id(&self) -> &TableId {
        &self.id
    }

    /// The table, and how many entries its log has as far as everybody knows.
    pub fn log(&self) -> (&TableId, usize) {
        (&self.id, self.public_room().info().entries)
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

    /// Whether somebody follows it.
    fn is_watched(&self) -> bool {
        self.current.receiver_count() > 0
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
        self.bulletin.note(&self.id);
    }

    /// Lets the public see the room as it is, if no secret moment is passing and nobody is being asked in secret.
    fn reveal(&self) {
        let revealed = self.current.send_if_modified(|state| {
            let due = state.lags()
                && Instant::now() >= self.moment_ends()
                && asked_in_secret(&*state.actual).is_empty();
            if due {
                state.public = state.actual.clone();
            }
            due
        });
        if revealed {
            self.bulletin.note(&self.id);
        }
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
    fn skip_pauses(&self) {
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
            Arc::new(RoomHandle {
                id: id.clone(),
                current: watch::Sender::new(loaded.state),
                frames: Frames::default(),
                streams: OpenStreams::default(),
                bulletin: self.bulletin.clone(),
                listening: tokio::sync::Mutex::default(),
                write_lock: tokio::sync::Mutex::default(),
                moment_ends: Mutex::new(Instant::now() + loaded.moment),
                knows_absences: AtomicBool::new(false),
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
