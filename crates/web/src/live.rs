//! The rooms that are in use: read from the store on demand, changed only by what the store has taken, and
//! watched by everybody who looks.
//!
//! Where somebody may be asked in secret, the others must not notice. While such a question is open they are
//! shown the room as it was before, and they see it go on after the same time whether anybody was asked or not.

mod moments;
mod writing;
mod driver;
pub mod thinking;
mod names;
mod quotas;

use crate::room::Room;
use crate::shelf;
use crate::snapshot::Explanation;
use game::{SeatSet, Viewer};
use moments::asked_in_secret;
use names::Names;
use quotas::Quotas;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Entry, PersonId, Store, StoreError, TableId, Token};
use thinking::{Pool, Stats};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

/// How many rooms are kept in memory; beyond that, those are dropped that nobody has used for longest.
const KEPT: usize = 1000;

/// All rooms in use.
pub struct Rooms {
    store: Arc<dyn Store>,
    /// How long a bot waits before its move is seen.
    pace: Duration,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
    /// Counts the uses of rooms, to tell which was used last.
    uses: AtomicU64,
    thinking: Pool,
    names: Names,
    quotas: Quotas,
}

/// A room in use.
pub struct Live {
    id: TableId,
    /// The room as it is now; watching it tells of every change.
    now: watch::Sender<Scene>,
    /// Held by whoever is changing it.
    writing: tokio::sync::Mutex<()>,
    /// Until when a moment lasts.
    until: Mutex<Instant>,
    /// Whether somebody has come in, so that it goes on by itself; a list only looks at it.
    awake: AtomicBool,
    /// Whether a task does what is due here.
    driven: Mutex<bool>,
    /// When it was used last, by the count of all uses.
    used: AtomicU64,
    /// Somebody does not want to wait for the bots.
    hurry: Notify,
    hurried: AtomicBool,
}

/// A room, and what is shown of it.
#[derive(Clone)]
pub struct Scene {
    truth: Arc<dyn Room>,
    /// What everybody sees who is not asked in secret.
    shown: Arc<dyn Room>,
}

/// The room as somebody sees it.
pub struct Sight {
    pub room: Arc<dyn Room>,
    /// Whether the game is about to go on by itself.
    pub resting: bool,
}

impl Scene {
    /// What a person sees.
    pub fn seen_by(&self, person: &PersonId) -> Sight {
        self.seen_from(self.truth.sheet().seats_of(person))
    }

    fn seen_from(&self, seats: SeatSet) -> Sight {
        if asked_in_secret(&*self.truth).iter().any(|seat| seats.contains(seat)) {
            return Sight { room: self.truth.clone(), resting: false };
        }
        Sight { room: self.shown.clone(), resting: !Arc::ptr_eq(&self.truth, &self.shown) }
    }
}

/// A change to a room, and what whoever makes it has seen.
pub struct Change {
    pub entry: Entry,
    /// Sent again with the same token, it is the same change.
    pub token: Token,
    pub by: Viewer,
    pub version: usize,
}

impl Change {
    /// A change to what everybody sees of a room.
    pub fn to(room: &dyn Room, entry: Entry) -> Result<Change, Trouble> {
        let by = Viewer::Public;
        Ok(Change { entry, token: Token::fresh()?, by, version: room.version(by) })
    }
}

/// Why a room was not changed.
#[derive(Debug, thiserror::Error)]
pub enum Refused {
    /// The rules, or the room, say no.
    #[error("{}", .0.line.text)]
    Rule(Explanation),
    /// The room has changed since.
    #[error("the table has moved on")]
    Stale,
    #[error(transparent)]
    Trouble(#[from] Trouble),
}

/// The store or what is in it fails. People are told that it is not their fault; the log says what it is.
#[derive(Debug, thiserror::Error)]
pub enum Trouble {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error(transparent)]
    Broken(#[from] crate::room::Broken),
    #[error("{0}")]
    NoRandomness(#[from] store::NoRandomness),
    #[error("{0}")]
    NoSeed(#[from] table::NoRandomness),
    #[error("a task ended before its time")]
    Interrupted,
    #[error("there is nothing to play for a seat that is awaited")]
    NothingToPlay,
}

impl Live {
    /// The room as everybody may see it now.
    pub fn room(&self) -> Arc<dyn Room> {
        self.now.borrow().shown.clone()
    }

    /// The room as it is now, to be looked at from a seat.
    pub fn scene(&self) -> Scene {
        self.now.borrow().clone()
    }

    /// The room now and after every change.
    pub fn watch(&self) -> watch::Receiver<Scene> {
        self.now.subscribe()
    }

    fn truth(&self) -> Arc<dyn Room> {
        self.now.borrow().truth.clone()
    }

    /// The room is another one now. It is shown at once, unless a moment goes by or somebody is asked in secret.
    fn set(&self, room: Arc<dyn Room>) {
        let shown = Instant::now() >= self.until() && asked_in_secret(&*room).is_empty();
        self.now.send_modify(|scene| {
            if shown {
                scene.shown = room.clone();
            }
            scene.truth = room;
        });
    }

    /// Shows the room as it is, if no moment goes by and nobody is asked in secret.
    fn show(&self) {
        self.now.send_if_modified(|scene| {
            let due = !Arc::ptr_eq(&scene.truth, &scene.shown)
                && Instant::now() >= self.until()
                && asked_in_secret(&*scene.truth).is_empty();
            if due {
                scene.shown = scene.truth.clone();
            }
            due
        });
    }

    /// Whether a moment goes by.
    fn rests(&self) -> bool {
        let scene = self.now.borrow();
        !Arc::ptr_eq(&scene.truth, &scene.shown)
    }

    fn driven(&self) -> MutexGuard<'_, bool> {
        self.driven.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn until(&self) -> Instant {
        *self.until.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the moment that goes by longer.
    fn extend(&self, by: Duration) {
        let mut until = self.until.lock().unwrap_or_else(PoisonError::into_inner);
        *until = (*until).max(Instant::now()) + by;
    }

    /// Lets the bots play without waiting, until the next person has played.
    pub fn hurry(&self) {
        self.hurried.store(true, Ordering::Relaxed);
        self.hurry.notify_waiters();
    }
}

/// A room that has just been read.
struct Read {
    scene: Scene,
    /// How long the moment lasts that begins anew with it.
    rest: Duration,
}

impl Rooms {
    pub fn new(store: Arc<dyn Store>, pace: Duration) -> Arc<Rooms> {
        Arc::new(Rooms {
            store,
            pace,
            live: Mutex::default(),
            uses: AtomicU64::new(0),
            thinking: Pool::new(),
            names: Names::default(),
            quotas: Quotas::default(),
        })
    }

    /// Runs work that waits for the disk away from those who must not wait.
    pub async fn stored<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let store = self.store.clone();
        tokio::task::spawn_blocking(move || work(&*store)).await.map_err(|_| Trouble::Interrupted)
    }

    /// The room of a table, if there is such a table. From now on it goes on by itself.
    pub async fn open(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<Live>>, Trouble> {
        let live = self.look_at(id).await?;
        if let Some(live) = &live
            && !live.awake.swap(true, Ordering::Relaxed)
        {
            self.go_on(live);
        }
        Ok(live)
    }

    /// The room of a table, if there is such a table, as a list shows it: looking at it wakes no bot.
    pub async fn look_at(&self, id: &TableId) -> Result<Option<Arc<Live>>, Trouble> {
        if let Some(live) = self.in_use().get(id) {
            live.used.store(self.uses.fetch_add(1, Ordering::Relaxed), Ordering::Relaxed);
            live.show();
            return Ok(Some(live.clone()));
        }
        Ok(self.load(id).await?.map(|read| self.keep(id, read)))
    }

    /// How busy the bots are.
    pub fn thinking(&self) -> Stats {
        self.thinking.stats()
    }

    /// A table from the store. While a moment goes by, those who are not asked in secret see it as it was before.
    async fn load(&self, id: &TableId) -> Result<Option<Read>, Trouble> {
        let (id, pace) = (id.clone(), self.pace);
        let read = self.stored(move |store| {
            let Some(kept) = store.table(&id)? else { return Ok(None) };
            let truth = shelf::load(&id, kept.clone())?;
            let (shown, moments) = moments::shown(&id, kept, &truth)?;
            let rest = moments::length(&*truth, pace) * moments;
            Ok(Some(Read { scene: Scene { truth, shown }, rest }))
        });
        read.await?
    }

    fn keep(&self, id: &TableId, read: Read) -> Arc<Live> {
        let mut in_use = self.in_use();
        if in_use.len() >= KEPT {
            drop_unused(&mut in_use);
        }
        let used = self.uses.fetch_add(1, Ordering::Relaxed);
        // Somebody else may have been faster; there must be only one.
        let live = in_use.entry(id.clone()).or_insert_with(|| {
            Arc::new(Live {
                id: id.clone(),
                now: watch::Sender::new(read.scene),
                writing: tokio::sync::Mutex::default(),
                until: Mutex::new(Instant::now() + read.rest),
                awake: AtomicBool::new(false),
                driven: Mutex::default(),
                used: AtomicU64::new(used),
                hurry: Notify::new(),
                hurried: AtomicBool::new(false),
            })
        });
        live.clone()
    }

    /// How many rooms are in memory.
    pub fn count(&self) -> usize {
        self.in_use().len()
    }

    fn in_use(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Drops rooms that nobody holds or watches, those first that were used longest ago, until there is room again.
fn drop_unused(in_use: &mut HashMap<TableId, Arc<Live>>) {
    let is_unused = |live: &Arc<Live>| Arc::strong_count(live) == 1 && live.now.receiver_count() == 0;
    let unused = in_use.iter().filter(|(_, live)| is_unused(live));
    let mut unused: Vec<(u64, TableId)> =
        unused.map(|(id, live)| (live.used.load(Ordering::Relaxed), id.clone())).collect();
    unused.sort_unstable();
    for (_, id) in unused.iter().take(KEPT / 4) {
        in_use.remove(id);
    }
}
