//! How a room is changed: an entry is tried on a copy, written to the store, and only then seen by anybody.
//!
//! A write is a task of its own: once begun, it is carried through even if its client has gone. Everything that follows
//! from an entry at once is written in the same transaction, so that the time of the answer does not tell what followed
//! in secret.

use super::catching_up::is_persons_play;
use super::moments::{asked_in_secret, begun, decline, length};
use super::{InternalError, RoomHandle, Rooms, WriteError, WriteRequest};
use crate::room::Room;
use game::{SeatSet, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use store::{Append, AppendError, Appended, Chair, Entry, Visibility};
use table::Noted;
use tokio::sync::MutexGuard;
use tokio::time::{Instant, sleep_until};
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
        let _lock = self.turn_to_write(handle, &request).await;
        // What was seen at another server may not have been heard of here yet.
        if request.version > handle.actual_room().version(request.by) {
            self.catch_up(handle).await?;
        }
        // This ends: whenever it is tried again, somebody else has written to the same log.
        while let WriteStatus::Behind = self.try_to_write(handle, &request, language).await? {
            self.catch_up(handle).await?;
        }
        Ok(())
    }

    /// Waits until it is this request's turn to be written. What people do beside playing waits for the end of a secret
    /// moment, whether or not somebody is asked in it: else the order of lists would tell.
    async fn turn_to_write<'a>(
        self: &Arc<Rooms>,
        handle: &'a Arc<RoomHandle>,
        request: &WriteRequest,
    ) -> MutexGuard<'a, ()> {
        loop {
            let lock = handle.write_lock.lock().await;
            if !is_persons_note(&request.entry) || !handle.is_in_moment() {
                return lock;
            }
            drop(lock);
            self.start_driver(handle);
            handle.moment_passed().await;
        }
    }

    /// Writes what was requested, unless the room in memory is out of date.
    async fn try_to_write(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        request: &WriteRequest,
        language: Language,
    ) -> Result<WriteStatus, WriteError> {
        let room = handle.actual_room();
        if !handle.is_current(request) {
            return self.answer_stale(handle, request).await;
        }
        let next = match room.after(&request.entry, language) {
            Ok(next) => next,
            // A note is never too old; sent again, it may not be possible any more because it was written.
            Err(why) if matches!(request.entry, Entry::Noted { .. }) => {
                let again = self.answer_stale(handle, request).await;
                return again.map_err(|_| WriteError::NotAllowed(why));
            }
            Err(why) => return Err(WriteError::NotAllowed(why)),
        };
        let visibility = visibility(&request.entry, &*room, &*next);
        let (declined, mut next) = decline(next);
        let mut entries = [vec![request.entry.clone()], declined].concat();
        let moment = length(&*next, self.pace) * begun(&*room, &*next);
        if let Some(clocked) = self.clocks_after(&request.entry, &*room, &*next, moment) {
            next = next.after(&clocked, language).map_err(WriteError::NotAllowed)?;
            entries.push(clocked);
        }
        let append = Append {
            visibility,
            reaches: Some(next.stage()).filter(|stage| *stage != room.stage()),
            lease: request.lease.clone(),
            ..Append::new(room.info().entries, request.token.clone(), entries)
        };
        match self.store.append(&handle.id, &append).await {
            Ok(Appended::Now(_)) => {
                if is_persons_play(&*room, &request.entry) {
                    handle.skips_pauses.store(false, Ordering::Relaxed);
                }
                handle.extend_moment(moment);
                handle.replace(next);
                if handle.opened.load(Ordering::Relaxed) {
                    self.start_driver(handle);
                }
                Ok(WriteStatus::Done)
            }
            answer => self.tried(handle, answer).await,
        }
    }

    /// What it means that nothing new was written.
    async fn tried(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        answer: Result<Appended, AppendError>,
    ) -> Result<WriteStatus, WriteError> {
        match answer {
            Ok(Appended::Now(place) | Appended::Before(place)) => {
                if handle.actual_room().info().entries <= place {
                    self.catch_up(handle).await?;
                }
                Ok(WriteStatus::Done)
            }
            // Somebody else writes to the same log.
            Err(AppendError::Conflict { actual, .. }) if actual > handle.actual_room().info().entries => {
                Ok(WriteStatus::Behind)
            }
            Err(AppendError::Conflict { .. } | AppendError::NoSuchTable) => Err(WriteError::Stale),
            Err(AppendError::LeaseLost) => Err(InternalError::LeaseLost.into()),
            Err(AppendError::Store(error)) => Err(InternalError::Store(error).into()),
        }
    }

    /// Answers a request for an old version: success if its token was written before, else stale.
    async fn answer_stale(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        request: &WriteRequest,
    ) -> Result<WriteStatus, WriteError> {
        // No log is that long, so this looks the token up and can never write.
        let entries = vec![request.entry.clone()];
        let lookup = Append::new(usize::MAX, request.token.clone(), entries).in_secret();
        let answer = self.store.append(&handle.id, &lookup).await;
        self.tried(handle, answer).await
    }
}

/// Whether somebody does something beside playing. That their time is up the driver finds out, which waits for nobody.
fn is_persons_note(entry: &Entry) -> bool {
    matches!(entry, Entry::Noted { what, .. } if !matches!(what, Noted::TimedOut { .. }))
}

/// What came of a request.
enum WriteStatus {
    /// It is written, now or before.
    Done,
    /// The log is longer than what is in memory.
    Behind,
}

impl RoomHandle {
    /// Whether a secret moment is passing. Who is alone with bots takes all the time they want: nobody waits for its end.
    fn is_in_moment(&self) -> bool {
        let state = self.state();
        !state.actual.info().has_one_person() && (state.lags() || Instant::now() < self.moment_ends())
    }

    /// Waits for the end of the secret moment that is passing.
    async fn moment_passed(&self) {
        let mut states = self.subscribe();
        loop {
            states.borrow_and_update();
            if !self.is_in_moment() {
                return;
            }
            let ends = self.moment_ends();
            tokio::select! {
                () = sleep_until(ends), if Instant::now() < ends => {}
                _ = states.changed() => {}
            }
        }
    }

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
        Entry::Sat { seat, .. } => before.info().chairs.get(seat.index()) == Some(&Chair::Free),
        _ => before.version(Viewer::Public) != after.version(Viewer::Public),
    };
    if seen && asked_in_secret(before).is_empty() { Visibility::Public } else { Visibility::Secret }
}
