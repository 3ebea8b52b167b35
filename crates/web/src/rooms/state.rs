//! A room as it is, as the public sees it, and as one person does.

use super::moments::asked_in_secret;
use crate::attendance::Attendance;
use crate::room::Room;
use crate::talk::Talk;
use game::SeatSet;
use std::sync::Arc;
use store::PersonId;

/// A room at one point in time: as it is, and as the public sees it.
#[derive(Clone)]
pub struct RoomState {
    pub(super) actual: Arc<dyn Room>,
    /// What everybody sees who is not being asked in secret. During a secret moment it lags behind.
    pub(super) public: Arc<dyn Room>,
    /// Who is there. Secret moments do not delay it.
    pub(super) attendance: Arc<Attendance>,
    /// What people have said there. Secret moments do not delay it either.
    pub(super) talk: Arc<Talk>,
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

    pub(super) fn seen_from(&self, seats: SeatSet) -> VisibleRoom {
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
    pub(super) fn lags(&self) -> bool {
        !Arc::ptr_eq(&self.actual, &self.public)
    }
}
