//! How a room in memory follows its log, when another server has written to it.
//!
//! What others wrote is taken as if it had been written here: a secret moment that it begins passes here too, in the
//! same time. Whoever is far behind loads the whole table again, which begins the moment anew.

use super::moments::{begun, is_bot, length};
use super::{InternalError, RoomHandle, Rooms};
use crate::room::Room;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Entry, PersonId, TableId};
use tokio::time::sleep;
use words::Language;

/// How many entries are taken one by one; more are a whole table that is loaded again.
const FEW: usize = 8;

/// How long to wait before the first retry, and at most before any later one; each waits twice as long as the last.
const FIRST_RETRY: Duration = Duration::from_millis(100);
const LONGEST_RETRY: Duration = Duration::from_secs(5);

impl Rooms {
    /// Another server has written to a table: if its room is in memory, it follows.
    pub fn table_changed(self: &Arc<Rooms>, id: &TableId, length: usize) {
        let handle = {
            let cached = self.cached();
            let Some(handle) = cached.get(id) else {
                // Whoever is loading it just now looks whether they have this.
                self.missed.fetch_add(1, Ordering::Relaxed);
                return;
            };
            handle.clone()
        };
        if handle.actual_room().sheet().entries < length {
            tokio::spawn(follow(self.clone(), handle, length));
        }
    }

    /// Somebody has another name, which is to be looked up.
    pub fn name_changed(&self, person: &PersonId) {
        self.names.forget(person);
    }

    /// Takes what the log has and the room in memory has not. The caller holds the write lock.
    pub(super) async fn catch_up(self: &Arc<Rooms>, handle: &Arc<RoomHandle>) -> Result<(), InternalError> {
        let room = handle.actual_room();
        let missed = self.store.entries_from(&handle.id, room.sheet().entries).await?;
        if missed.is_empty() {
            return Ok(());
        }
        let next = if missed.len() <= FEW { after_all(&room, &missed) } else { None };
        if let Some(next) = next {
            if missed.iter().any(|entry| is_persons_play(&*room, entry)) {
                handle.skips_pauses.store(false, Ordering::Relaxed);
            }
            handle.extend_moment(length(&*next, self.pace) * begun(&*room, &*next));
            handle.replace(next);
        } else {
            let Some(loaded) = self.load(&handle.id).await? else { return Ok(()) };
            handle.extend_moment(loaded.moment);
            handle.current.send_replace(loaded.state);
        }
        if handle.opened.load(Ordering::Relaxed) {
            self.start_driver(handle);
        }
        Ok(())
    }
}

/// Brings a room up to this length of its log, as soon as the store lets it.
async fn follow(rooms: Arc<Rooms>, handle: Arc<RoomHandle>, length: usize) {
    let mut retry = FIRST_RETRY;
    loop {
        let lock = handle.write_lock.lock().await;
        if handle.actual_room().sheet().entries >= length {
            return;
        }
        let caught_up = rooms.catch_up(&handle).await;
        drop(lock);
        match caught_up {
            Ok(()) => return,
            Err(InternalError::Store(error)) => {
                tracing::warn!(table = %handle.id, %error, "a table does not follow what others have written");
            }
            // Written by a version of the program that knows more than this one: whoever asks is told.
            Err(error) => {
                tracing::error!(table = %handle.id, %error, "a table cannot follow what others have written");
                rooms.cached().remove(&handle.id);
                return;
            }
        }
        sleep(retry).await;
        retry = (retry * 2).min(LONGEST_RETRY);
    }
}

/// The room after entries that somebody has written already; `None` if they cannot be taken one by one.
fn after_all(room: &Arc<dyn Room>, entries: &[Entry]) -> Option<Arc<dyn Room>> {
    entries.iter().try_fold(room.clone(), |room, entry| room.after(entry, Language::English).ok())
}

/// Whether a person has played: bots pause before their moves again.
pub(super) fn is_persons_play(room: &dyn Room, entry: &Entry) -> bool {
    match entry {
        Entry::Played { seat, .. } | Entry::Ready { seat } => !is_bot(room, *seat),
        _ => false,
    }
}
