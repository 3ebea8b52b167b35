//! One room in memory, as everybody has it who looks at it or changes it.

use super::bulletin::Bulletin;
use super::leases::Held;
use super::moments::asked_in_secret;
use super::{Loaded, RoomState};
use crate::attendance::OpenStreams;
use crate::frames::Frames;
use crate::room::Room;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, TableId};
use tokio::sync::{Notify, watch};
use tokio::time::Instant;

/// A room in memory, shared by everybody who looks at it or changes it.
pub struct RoomHandle {
    pub(super) id: TableId,
    /// The room as it is now; subscribers are told of every change.
    pub(super) current: watch::Sender<RoomState>,
    /// What those who look at it have on their pages.
    pub frames: Frames,
    /// Who follows it.
    pub(super) streams: OpenStreams,
    /// Where its changes are told to those who look at the lobby.
    pub(super) bulletin: Arc<Bulletin>,
    /// Held while it is heard what people say there.
    pub(super) listening: tokio::sync::Mutex<()>,
    /// Held while an entry is written, so that writes come one after the other.
    pub(super) write_lock: tokio::sync::Mutex<()>,
    /// When the secret moment ends that is passing now, or that passed last.
    pub(super) moment_ends: Mutex<Instant>,
    /// Whether it is known since when those are away who were so before the room was loaded.
    pub(super) knows_absences: AtomicBool,
    /// Whether somebody has opened the room, so that its bots play. Being listed in a lobby does not count.
    pub(super) opened: AtomicBool,
    /// Whether a driver task is running for this room.
    pub(super) has_driver: Mutex<bool>,
    /// The lease of its table, once this server drives it.
    pub(super) lease: Mutex<Held>,
    /// When it was used last, by the count of all uses.
    pub(super) last_used: AtomicU64,
    /// Wakes a bot that is pausing before its move.
    pub(super) skip_pause: Notify,
    /// Whether bots do without their pauses for now.
    pub(super) skips_pauses: AtomicBool,
}

impl RoomHandle {
    pub(super) fn new(id: TableId, loaded: Loaded, bulletin: Arc<Bulletin>, last_used: u64) -> RoomHandle {
        RoomHandle {
            id,
            current: watch::Sender::new(loaded.state),
            frames: Frames::default(),
            streams: OpenStreams::default(),
            bulletin,
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
        }
    }

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
    pub(super) fn is_watched(&self) -> bool {
        self.current.receiver_count() > 0
    }

    pub(super) fn actual_room(&self) -> Arc<dyn Room> {
        self.current.borrow().actual.clone()
    }

    /// Replaces the room by its successor. The public sees it at once, unless a secret moment is passing or somebody is
    /// being asked in secret.
    pub(super) fn replace(&self, room: Arc<dyn Room>) {
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
    pub(super) fn reveal(&self) {
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

    pub(super) fn has_driver(&self) -> MutexGuard<'_, bool> {
        self.has_driver.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn moment_ends(&self) -> Instant {
        *self.moment_ends.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Makes the secret moment longer that is passing, or begins one.
    pub(super) fn extend_moment(&self, by: Duration) {
        let mut ends = self.moment_ends.lock().unwrap_or_else(PoisonError::into_inner);
        *ends = (*ends).max(Instant::now()) + by;
    }

    /// Lets the bots play without their pauses, until a person has played.
    pub(super) fn skip_pauses(&self) {
        self.skips_pauses.store(true, Ordering::Relaxed);
        self.skip_pause.notify_waiters();
    }
}
