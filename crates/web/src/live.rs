//! The rooms that are in use: read from the store on demand, changed only by what the store has taken, and
//! watched by everybody who looks.

use crate::room::Room;
use crate::shelf;
use crate::shown::WhyNot;
use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use store::{AppendError, Appended, Chair, Entry, Store, StoreError, TableId, Token};
use tokio::sync::{Notify, watch};
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
    now: watch::Sender<Arc<dyn Room>>,
    /// Held by whoever is changing it.
    writing: tokio::sync::Mutex<()>,
    /// Somebody does not want to wait for the bots.
    hurry: Notify,
    hurried: AtomicBool,
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
    /// The room as it is now.
    pub fn room(&self) -> Arc<dyn Room> {
        self.now.borrow().clone()
    }

    /// The room now and after every change.
    pub fn watch(&self) -> watch::Receiver<Arc<dyn Room>> {
        self.now.subscribe()
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
        let Some(room) = self.load(id).await? else { return Ok(None) };
        let live = self.keep(id, room);
        self.wake_bots(&live);
        Ok(Some(live))
    }

    /// Changes a room: the entry is tried, written, and only then seen by anybody.
    ///
    /// `expected` is the version the change was made for. A token that was written before is not written again.
    pub async fn write(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        expected: usize,
        token: Token,
        entry: Entry,
        language: Language,
    ) -> Result<(), Refused> {
        let _turn = live.writing.lock().await;
        let room = live.room();
        let id = room.sheet().id.clone();
        if room.sheet().version != expected {
            return self.written_already(&id, token, entry).await;
        }
        let next = room.after(&entry, language).map_err(Refused::Rule)?;
        let by_person = bot_to_move(&*room).is_none();
        let kept = {
            let (id, token, entry) = (id.clone(), token, entry);
            self.stored(move |store| store.append(&id, expected, &token, &entry)).await?
        };
        match kept {
            Ok(Appended::Now(_)) => {
                if by_person {
                    live.hurried.store(false, Ordering::Relaxed);
                }
                live.now.send_replace(next);
                self.wake_bots(live);
                Ok(())
            }
            Ok(Appended::Before(_)) => Ok(()),
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            // Somebody else writes to the same store: what is in memory is old.
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => {
                if let Some(room) = self.load(&id).await? {
                    live.now.send_replace(room);
                    self.wake_bots(live);
                }
                Err(Refused::Stale)
            }
        }
    }

    /// The answer to a change of an old version: well if it is one that was made already and is sent again.
    async fn written_already(&self, id: &TableId, token: Token, entry: Entry) -> Result<(), Refused> {
        let id = id.clone();
        // No log has so many entries, so nothing can be written here.
        let answer = self.stored(move |store| store.append(&id, usize::MAX, &token, &entry)).await?;
        match answer {
            Ok(_) => Ok(()),
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => Err(Refused::Stale),
        }
    }

    async fn load(&self, id: &TableId) -> Result<Option<Arc<dyn Room>>, Trouble> {
        let wanted = id.clone();
        let Some(kept) = self.stored(move |store| store.table(&wanted)).await?? else { return Ok(None) };
        Ok(Some(shelf::load(id, kept)?))
    }

    fn keep(&self, id: &TableId, room: Arc<dyn Room>) -> Arc<Live> {
        let mut in_use = self.in_use();
        if in_use.len() >= KEPT {
            in_use.retain(|_, live| Arc::strong_count(live) > 1 || live.now.receiver_count() > 0);
        }
        // Somebody else may have been faster; there must be only one.
        let live = in_use.entry(id.clone()).or_insert_with(|| {
            Arc::new(Live {
                now: watch::Sender::new(room),
                writing: tokio::sync::Mutex::default(),
                hurry: Notify::new(),
                hurried: AtomicBool::new(false),
            })
        });
        live.clone()
    }

    fn in_use(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, Arc<Live>>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets a bot play, if one is to move. Its move wakes the next; a move that came too late changes nothing,
    /// because it was made for an older version.
    fn wake_bots(self: &Arc<Rooms>, live: &Arc<Live>) {
        let room = live.room();
        let Some(seat) = bot_to_move(&*room) else { return };
        let (rooms, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let paced = async {
                if !live.hurried.load(Ordering::Relaxed) {
                    tokio::select! {
                        () = tokio::time::sleep(rooms.pace) => {}
                        () = live.hurry.notified() => {}
                    }
                }
            };
            let version = room.sheet().version;
            let thinking = tokio::task::spawn_blocking(move || room.bots_choice(seat));
            let (choice, ()) = tokio::join!(thinking, paced);
            let (Ok(Some(action)), Ok(token)) = (choice, Token::fresh()) else {
                return eprintln!("mandate: a bot has nothing to play");
            };
            let entry = Entry::Played { seat, action };
            // Boxed, because this write wakes the next bot in the same way.
            let write = rooms.write(&live, version, token, entry, Language::English);
            let written: Result<(), Refused> = Box::pin(write).await;
            if let Err(Refused::Trouble(trouble)) = written {
                eprintln!("mandate: {trouble}");
            }
        });
    }
}

/// The bot that owes a decision, if everybody is there.
fn bot_to_move(room: &dyn Room) -> Option<game::Seat> {
    let sheet = room.sheet();
    let is_bot = |seat: &game::Seat| matches!(sheet.chairs.get(seat.index()), Some(Chair::Bot { .. }));
    sheet.is_full().then(|| room.turn().awaited().iter().find(is_bot)).flatten()
}
