//! How a room in memory follows its log, when another server has written to it.
//!
//! What others wrote is taken as if it had been written here: a secret moment that it begins passes here too, in the
//! same time. Whoever is far behind loads the whole table again, which begins the moment anew.

use super::moments::{begun, is_bot, length};
use super::{InternalError, RoomHandle, RoomState, Rooms};
use crate::room::Room;
use crate::room_info::RoomInfo;
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
                self.note_missed();
                self.bulletin.note(id);
                return;
            };
            handle.clone()
        };
        if handle.actual_room().info().entries < length {
            tokio::spawn(follow(self.clone(), handle, length));
        }
    }

    /// Somebody has another name, which is to be looked up.
    pub fn name_changed(&self, person: &PersonId) {
        self.names.forget(person);
    }

    /// Somebody is forgotten: what they were called is not to be found in memory either.
    pub fn person_forgotten(self: &Arc<Rooms>, person: &PersonId) {
        self.names.forget(person);
        for handle in self.rooms_of(person) {
            tokio::spawn(reload(self.clone(), handle));
        }
    }

    /// Forgets a person, in the store and in memory.
    pub async fn forget(self: &Arc<Rooms>, person: &PersonId) -> Result<(), InternalError> {
        self.store.forget(person).await?;
        for handle in self.rooms_of(person) {
            reload(self.clone(), handle).await;
        }
        Ok(())
    }

    /// The rooms in memory that a person may be named in.
    fn rooms_of(&self, person: &PersonId) -> Vec<Arc<RoomHandle>> {
        let cached = self.cached();
        cached.values().filter(|handle| concerns(handle.actual_room().info(), person)).cloned().collect()
    }

    /// Takes what the log has and the room in memory has not. The caller holds the write lock.
    pub(super) async fn catch_up(self: &Arc<Rooms>, handle: &Arc<RoomHandle>) -> Result<(), InternalError> {
        let room = handle.actual_room();
        let missed = self.store.entries_from(&handle.id, room.info().entries).await?;
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
            self.load_again(handle).await?;
        }
        if handle.opened.load(Ordering::Relaxed) {
            self.start_driver(handle);
        }
        Ok(())
    }

    /// Takes what the store has in the place of what is in memory. The caller holds the write lock.
    async fn load_again(&self, handle: &RoomHandle) -> Result<(), InternalError> {
        let Some(loaded) = self.load(&handle.id).await? else { return Ok(()) };
        handle.extend_moment(loaded.moment);
        handle.current.send_modify(|state| {
            // As many entries as before may say something else.
            handle.frames.clear();
            *state =
                RoomState { attendance: state.attendance.clone(), talk: state.talk.clone(), ..loaded.state };
        });
        self.bulletin.note(&handle.id);
        Ok(())
    }

    /// Leaves a table to servers that know what is written there: whoever asks for it here is told that this one does not.
    pub(super) async fn give_up(&self, handle: &Arc<RoomHandle>, error: &InternalError) {
        tracing::error!(table = %handle.id, %error, "a table cannot follow what others have written");
        {
            let mut cached = self.cached();
            if cached.get(&handle.id).is_some_and(|known| Arc::ptr_eq(known, handle)) {
                cached.remove(&handle.id);
            }
        }
        self.give_back_lease(handle).await;
    }
}

/// Brings a room up to this length of its log, as soon as the store lets it.
async fn follow(rooms: Arc<Rooms>, handle: Arc<RoomHandle>, length: usize) {
    let mut retry = FIRST_RETRY;
    loop {
        let lock = handle.write_lock.lock().await;
        if handle.actual_room().info().entries >= length {
            return;
        }
        let caught_up = rooms.catch_up(&handle).await;
        drop(lock);
        match caught_up {
            Ok(()) => return,
            Err(error) if error.is_foreign() => return rooms.give_up(&handle, &error).await,
            Err(error) => {
                tracing::warn!(table = %handle.id, %error, "a table does not follow what others have written");
            }
        }
        sleep(retry).await;
        retry = (retry * 2).min(LONGEST_RETRY);
    }
}

/// Loads a room again, as soon as the store lets it.
async fn reload(rooms: Arc<Rooms>, handle: Arc<RoomHandle>) {
    let mut retry = FIRST_RETRY;
    loop {
        let lock = handle.write_lock.lock().await;
        let loaded = rooms.load_again(&handle).await;
        drop(lock);
        match loaded {
            Ok(()) => return,
            Err(error) if error.is_foreign() => return rooms.give_up(&handle, &error).await,
            Err(error) => tracing::warn!(table = %handle.id, %error, "a table still has a name in memory"),
        }
        sleep(retry).await;
        retry = (retry * 2).min(LONGEST_RETRY);
    }
}

/// Whether somebody has, or had, a place in a room, or brought its record here.
fn concerns(info: &RoomInfo, person: &PersonId) -> bool {
    let chairs = info.opening.chairs.iter().chain(&info.chairs);
    let chairs = chairs.chain(info.replaced.values().map(|replaced| &replaced.chair));
    let mut people = chairs.filter_map(|chair| chair.taken_by().or(chair.kept_for()));
    info.opening.by == *person || people.any(|known| known == person)
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
