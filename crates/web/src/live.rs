//! The rooms that are in use: read from the store on demand, changed only by what the store has taken, and
//! watched by everybody who looks.
//!
//! Where somebody may be asked in secret, the others must not notice. While such a question is open they are
//! shown the room as it was before, and they see it go on after the same time whether anybody was asked or not.

mod going_on;

use crate::room::Room;
use crate::shelf;
use crate::shown::WhyNot;
use game::{Seat, SeatSet, Viewer};
use going_on::{asked_in_secret, begun, bot_to_move};
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{AppendError, Appended, Entry, PersonId, Store, StoreError, TableId, Token, Visibility};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;
use words::Language;

/// How many rooms are kept in memory before those that nobody uses are dropped.
const KEPT: usize = 500;

/// All rooms in use.
pub struct Rooms {
    store: Arc<dyn Store>,
    /// How long a bot waits before its move is seen.
    pace: Duration,
    live: Mutex<HashMap<TableId, Arc<Live>>>,
}

/// A room in use.
pub struct Live {
    /// The room as it is now; watching it tells of every change.
    now: watch::Sender<Scene>,
    /// Held by whoever is changing it.
    writing: tokio::sync::Mutex<()>,
    /// Until when a moment lasts.
    until: Mutex<Instant>,
    /// The seat that a bot thinks for, and what it has seen.
    thinking: Mutex<Option<(Seat, usize)>>,
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
    fn of(room: Arc<dyn Room>) -> Scene {
        Scene { truth: room.clone(), shown: room }
    }

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
    Rule(WhyNot),
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

    /// Whether a moment goes by.
    fn rests(&self) -> bool {
        let scene = self.now.borrow();
        !Arc::ptr_eq(&scene.truth, &scene.shown)
    }

    fn thinking(&self) -> MutexGuard<'_, Option<(Seat, usize)>> {
        self.thinking.lock().unwrap_or_else(PoisonError::into_inner)
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

impl Rooms {
    pub fn new(store: Arc<dyn Store>, pace: Duration) -> Arc<Rooms> {
        Arc::new(Rooms { store, pace, live: Mutex::default() })
    }

    /// Runs work that waits for the disk away from those who must not wait.
    pub async fn stored<T: Send + 'static>(
        &self,
        work: impl FnOnce(&dyn Store) -> T + Send + 'static,
    ) -> Result<T, Trouble> {
        let store = self.store.clone();
        tokio::task::spawn_blocking(move || work(&*store)).await.map_err(|_| Trouble::Interrupted)
    }

    /// The room of a table, if there is such a table.
    pub async fn open(self: &Arc<Rooms>, id: &TableId) -> Result<Option<Arc<Live>>, Trouble> {
        if let Some(live) = self.in_use().get(id) {
            return Ok(Some(live.clone()));
        }
        let Some(scene) = self.load(id).await? else { return Ok(None) };
        let live = self.keep(id, scene);
        self.go_on(&live);
        Ok(Some(live))
    }

    /// Changes a room: the entry is tried, written, and only then seen by anybody. A change that was made for
    /// something else than what is there is not made; a token that was written before is not written again.
    pub async fn write(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        change: Change,
        language: Language,
    ) -> Result<(), Refused> {
        let _turn = live.writing.lock().await;
        let Change { entry, token, by, version } = change;
        let room = live.truth();
        let id = room.sheet().id.clone();
        let resting = match by {
            Viewer::Public => false,
            Viewer::Seat(seat) => live.scene().seen_from(SeatSet::only(seat)).resting,
        };
        if resting || room.version(by) != version {
            return self.written_already(&id, token, entry).await;
        }
        let next = room.after(&entry, language).map_err(Refused::Rule)?;
        let by_person = bot_to_move(&*room).is_none();
        match self.append(&room, token, entry).await? {
            Ok(Appended::Now(_)) => {
                if by_person {
                    live.hurried.store(false, Ordering::Relaxed);
                }
                let mut moments = begun(&*room, &*next);
                let next = self.decline(next, &mut moments).await?;
                live.extend(self.moment(&*next) * moments);
                live.set(next);
                self.go_on(live);
                Ok(())
            }
            Ok(Appended::Before(_)) => Ok(()),
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            // Somebody else writes to the same store: what is in memory is old.
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => {
                if let Some(scene) = self.load(&id).await? {
                    live.now.send_replace(scene);
                    self.go_on(live);
                }
                Err(Refused::Stale)
            }
        }
    }

    /// Writes an entry that follows what a room has.
    async fn append(
        &self,
        room: &Arc<dyn Room>,
        token: Token,
        entry: Entry,
    ) -> Result<Result<Appended, AppendError>, Trouble> {
        let (id, entries) = (room.sheet().id.clone(), room.sheet().entries);
        self.stored(move |store| store.append(&id, entries, &token, &[entry], Visibility::Public)).await
    }

    /// The answer to a change of an old version: well if it is one that was made already and is sent again.
    async fn written_already(&self, id: &TableId, token: Token, entry: Entry) -> Result<(), Refused> {
        let id = id.clone();
        // No log has so many entries, so nothing can be written here.
        let answer = self.stored(move |store| store.append(&id, usize::MAX, &token, &[entry], Visibility::Public)).await?;
        match answer {
            Ok(_) => Ok(()),
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => Err(Refused::Stale),
        }
    }

    /// A table from the store. Those who are not asked in secret see it as it was before the question.
    async fn load(&self, id: &TableId) -> Result<Option<Scene>, Trouble> {
        let wanted = id.clone();
        let Some(mut kept) = self.stored(move |store| store.table(&wanted)).await?? else { return Ok(None) };
        let mut scene = Scene::of(shelf::load(id, kept.clone())?);
        while !asked_in_secret(&*scene.shown).is_empty() {
            kept.entries.pop();
            scene.shown = shelf::load(id, kept.clone())?;
        }
        Ok(Some(scene))
    }

    fn keep(&self, id: &TableId, scene: Scene) -> Arc<Live> {
        let mut in_use = self.in_use();
        if in_use.len() >= KEPT {
            in_use.retain(|_, live| Arc::strong_count(live) > 1 || live.now.receiver_count() > 0);
        }
        // Somebody else may have been faster; there must be only one.
        let asked = !asked_in_secret(&*scene.truth).is_empty();
        let rest = if asked { self.moment(&*scene.truth) } else { Duration::ZERO };
        let live = in_use.entry(id.clone()).or_insert_with(|| {
            Arc::new(Live {
                now: watch::Sender::new(scene),
                writing: tokio::sync::Mutex::default(),
                until: Mutex::new(Instant::now() + rest),
                thinking: Mutex::default(),
                hurry: Notify::new(),
                hurried: AtomicBool::new(false),
            })
        });
        live.clone()
    }

    fn in_use(&self) -> MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
