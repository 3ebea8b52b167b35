//! How a room is changed: an entry is tried, written, and only then seen by anybody.
//!
//! A write is a task of its own. Once it has begun it goes on to its end, whether or not its client still waits.
//! Everything that follows from it at once is written in the same transaction, so that the time of an answer does not
//! tell what follows in secret.

use super::moments::{asked_in_secret, begun, decline, is_bot, length};
use super::{Change, Live, Refused, Rooms, Trouble};
use crate::room::Room;
use game::{SeatSet, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{AppendError, Appended, Chair, Entry, Token, Visibility};
use tracing::Instrument;
use words::Language;

impl Rooms {
    /// Changes a room: the entry is tried, written, and only then seen by anybody. A change that was made for
    /// something else than what is there is not made; a token that was written before is not written again.
    pub async fn write(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        change: Change,
        language: Language,
    ) -> Result<(), Refused> {
        let (rooms, live) = (self.clone(), live.clone());
        let write = async move { rooms.write_through(&live, change, language).await };
        tokio::spawn(write.in_current_span()).await.map_err(|_| Trouble::Interrupted)?
    }

    /// As [`Rooms::write`], for tasks that nobody drops.
    pub(super) async fn write_through(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        change: Change,
        language: Language,
    ) -> Result<(), Refused> {
        let _turn = live.writing.lock().await;
        let room = live.truth();
        if !live.is_current(&change) {
            return self.written_already(live, change).await;
        }
        let Change { entry, token, by, .. } = change;
        let next = room.after(&entry, language).map_err(Refused::Rule)?;
        let visibility = visibility(&entry, &*room, &*next);
        let by_person = matches!(by, Viewer::Seat(seat) if !is_bot(&*room, seat));
        let hurry_ends = by_person && matches!(entry, Entry::Played { .. } | Entry::Ready { .. });
        let (declined, next) = decline(next);
        let entries = [vec![entry], declined].concat();
        match self.append(&*room, token, entries, visibility).await? {
            Ok(Appended::Now(_)) => {
                if hurry_ends {
                    live.hurried.store(false, Ordering::Relaxed);
                }
                live.extend(length(&*next, self.pace) * begun(&*room, &*next));
                live.set(next);
                if live.awake.load(Ordering::Relaxed) {
                    self.go_on(live);
                }
                Ok(())
            }
            Ok(Appended::Before(place)) => self.catch_up(live, place).await,
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            // Somebody else writes to the same store: what is in memory is old.
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => {
                self.reload(live).await?;
                Err(Refused::Stale)
            }
        }
    }

    /// Writes entries that follow what a room has.
    async fn append(
        &self,
        room: &dyn Room,
        token: Token,
        entries: Vec<Entry>,
        visibility: Visibility,
    ) -> Result<Result<Appended, AppendError>, Trouble> {
        let (id, expected) = (room.sheet().id.clone(), room.sheet().entries);
        self.stored(move |store| store.append(&id, expected, &token, &entries, visibility)).await
    }

    /// The answer to a change of an old version: well if it is one that was made already and is sent again.
    async fn written_already(self: &Arc<Rooms>, live: &Arc<Live>, change: Change) -> Result<(), Refused> {
        let id = live.truth().sheet().id.clone();
        let Change { entry, token, .. } = change;
        // No log has so many entries, so nothing can be written here.
        let answer = self
            .stored(move |store| store.append(&id, usize::MAX, &token, &[entry], Visibility::Secret))
            .await?;
        match answer {
            Ok(Appended::Now(place) | Appended::Before(place)) => self.catch_up(live, place).await,
            Err(AppendError::Store(error)) => Err(Trouble::Store(error).into()),
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => Err(Refused::Stale),
        }
    }

    /// Makes sure that a room has the entry at this place of the log.
    async fn catch_up(self: &Arc<Rooms>, live: &Arc<Live>, place: usize) -> Result<(), Refused> {
        if live.truth().sheet().entries <= place {
            self.reload(live).await?;
        }
        Ok(())
    }

    /// Reads a room again whose log has become longer than what is in memory. Whoever calls this is writing.
    async fn reload(self: &Arc<Rooms>, live: &Arc<Live>) -> Result<(), Trouble> {
        let id = live.truth().sheet().id.clone();
        if let Some(read) = self.load(&id).await? {
            live.extend(read.rest);
            live.now.send_replace(read.scene);
            self.go_on(live);
        }
        Ok(())
    }
}

impl Live {
    /// Whether a change was made for what its maker sees now. While a moment goes by nobody decides anything, so
    /// nothing can be found out by trying.
    fn is_current(&self, change: &Change) -> bool {
        let resting = match change.by {
            Viewer::Public => false,
            Viewer::Seat(seat) => self.scene().seen_from(SeatSet::only(seat)).resting,
        };
        !resting && self.truth().is_current(change.by, change.version)
    }
}

/// Who may notice from the order of lists that an entry was written: nobody, unless everybody at the table sees it
/// happen. The answer to a secret question does not show before its moment is over, and a new name is no news.
fn visibility(entry: &Entry, before: &dyn Room, after: &dyn Room) -> Visibility {
    let seen = match entry {
        Entry::Sat { seat, .. } => before.sheet().chairs.get(seat.index()) == Some(&Chair::Free),
        _ => before.version(Viewer::Public) != after.version(Viewer::Public),
    };
    if seen && asked_in_secret(before).is_empty() { Visibility::Public } else { Visibility::Secret }
}
