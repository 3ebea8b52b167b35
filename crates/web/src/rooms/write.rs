//! How a room is changed: an entry is tried on a copy, written to the store, and only then seen by anybody.
//!
//! A write is a task of its own: once begun, it is carried through even if its client has gone. Everything that follows
//! from an entry at once is written in the same transaction, so that the time of the answer does not tell what followed
//! in secret.

use super::moments::{asked_in_secret, begun, decline, is_bot, length};
use super::{InternalError, RoomHandle, Rooms, WriteError, WriteRequest};
use crate::room::Room;
use game::{SeatSet, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Append, AppendError, Appended, Chair, Entry, Visibility};
use tracing::Instrument;
use words::Language;

impl Rooms {
    /// Changes a room. A request for another version of the room than the present one is refused as stale, unless its
    /// token was written before: then it is the same request again, and is answered as the first time.
    pub async fn write(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        request: WriteRequest,
        language: Language,
    ) -> Result<(), WriteError> {
        let (rooms, handle) = (self.clone(), handle.clone());
        let write = async move { rooms.write_here(&handle, request, language).await };
        tokio::spawn(write.in_current_span()).await.map_err(|_| InternalError::TaskFailed)?
    }

    /// As [`Rooms::write`], for tasks that are never cancelled.
    pub(super) async fn write_here(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        request: WriteRequest,
        language: Language,
    ) -> Result<(), WriteError> {
        let _lock = handle.write_lock.lock().await;
        let room = handle.actual_room();
        if !handle.is_current(&request) {
            return self.answer_stale(handle, request).await;
        }
        let WriteRequest { entry, token, by, .. } = request;
        let next = room.after(&entry, language).map_err(WriteError::NotAllowed)?;
        let visibility = visibility(&entry, &*room, &*next);
        let by_person = matches!(by, Viewer::Seat(seat) if !is_bot(&*room, seat));
        let pauses_again = by_person && matches!(entry, Entry::Played { .. } | Entry::Ready { .. });
        let (declined, next) = decline(next);
        let entries = [vec![entry], declined].concat();
        let append = Append { visibility, ..Append::new(room.sheet().entries, token, entries) };
        match self.store.append(&handle.id, &append).await {
            Ok(Appended::Now(_)) => {
                if pauses_again {
                    handle.skips_pauses.store(false, Ordering::Relaxed);
                }
                handle.extend_moment(length(&*next, self.pace) * begun(&*room, &*next));
                handle.replace(next);
                if handle.opened.load(Ordering::Relaxed) {
                    self.start_driver(handle);
                }
                Ok(())
            }
            Ok(Appended::Before(place)) => self.catch_up(handle, place).await,
            Err(AppendError::Store(error)) => Err(InternalError::Store(error).into()),
            // Somebody else writes to the same store: the room in memory is out of date.
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable | AppendError::LeaseLost) => {
                self.reload(handle).await?;
                Err(WriteError::Stale)
            }
        }
    }

    /// Answers a request for an old version: success if its token was written before, else stale.
    async fn answer_stale(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        request: WriteRequest,
    ) -> Result<(), WriteError> {
        // No log is that long, so this looks the token up and can never write.
        let lookup = Append::new(usize::MAX, request.token, vec![request.entry]).in_secret();
        match self.store.append(&handle.id, &lookup).await {
            Ok(Appended::Now(place) | Appended::Before(place)) => self.catch_up(handle, place).await,
            Err(AppendError::Store(error)) => Err(InternalError::Store(error).into()),
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable | AppendError::LeaseLost) => {
                Err(WriteError::Stale)
            }
        }
    }

    /// Makes sure that the room in memory has the entry at this place of the log.
    async fn catch_up(self: &Arc<Rooms>, handle: &Arc<RoomHandle>, place: usize) -> Result<(), WriteError> {
        if handle.actual_room().sheet().entries <= place {
            self.reload(handle).await?;
        }
        Ok(())
    }

    /// Loads a room again whose log is longer than what is in memory. The caller holds the write lock.
    async fn reload(self: &Arc<Rooms>, handle: &Arc<RoomHandle>) -> Result<(), InternalError> {
        if let Some(loaded) = self.load(&handle.id).await? {
            handle.extend_moment(loaded.moment);
            handle.current.send_replace(loaded.state);
            self.start_driver(handle);
        }
        Ok(())
    }
}

impl RoomHandle {
    /// Whether a request was made for what its author sees now. During a secret moment nobody can decide anything, so
    /// trying finds nothing out.
    fn is_current(&self, request: &WriteRequest) -> bool {
        let paused = match request.by {
            Viewer::Public => false,
            Viewer::Seat(seat) => self.state().seen_from(SeatSet::only(seat)).paused,
        };
        !paused && self.actual_room().is_current(request.by, request.version)
    }
}

/// Whether an entry moves its table up in lists, where anybody can notice: only if everybody at the table sees it
/// happen. The answer to a secret question does not show before its moment is over, and a new name is no news.
fn visibility(entry: &Entry, before: &dyn Room, after: &dyn Room) -> Visibility {
    let seen = match entry {
        Entry::Sat { seat, .. } => before.sheet().chairs.get(seat.index()) == Some(&Chair::Free),
        _ => before.version(Viewer::Public) != after.version(Viewer::Public),
    };
    if seen && asked_in_secret(before).is_empty() { Visibility::Public } else { Visibility::Secret }
}
