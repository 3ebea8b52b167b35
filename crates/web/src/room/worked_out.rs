//! What follows from a room and is worked out once, however many look: views, and what can be taken back. Whatever
//! changes the match begins anew.

use super::{GameRoom, ageing};
use crate::registry::Playable;
use game::{Game, Seat, Viewer};
use std::sync::{Arc, OnceLock};

pub(super) struct WorkedOut<G: Game> {
    /// What the public sees, and every seat.
    views: Vec<OnceLock<G::View>>,
    /// How many of its last actions each seat could take back.
    undoable: Vec<OnceLock<usize>>,
}

impl<G: Game> WorkedOut<G> {
    pub fn nothing(seats: usize) -> WorkedOut<G> {
        WorkedOut {
            views: (0..=seats).map(|_| OnceLock::new()).collect(),
            undoable: (0..seats).map(|_| OnceLock::new()).collect(),
        }
    }
}

impl<G: Playable> GameRoom<G> {
    /// What a viewer may know now. A seat that the table does not have sees what the public does.
    pub(super) fn view(&self, viewer: Viewer) -> &G::View {
        let views = &self.worked_out.views;
        let (place, viewer) = match views.get(ageing::place(viewer)) {
            Some(place) => (place, viewer),
            None => (&views[0], Viewer::Public),
        };
        place.get_or_init(|| self.table.view(viewer))
    }

    /// After a change, everything is worked out anew.
    pub(super) fn forget_views(&mut self) {
        self.worked_out = Arc::new(WorkedOut::nothing(self.info.chairs.len()));
    }

    /// How many of its last actions a seat could take back, one after the other.
    pub(super) fn undoable(&self, seat: Seat) -> usize {
        let known = self.worked_out.undoable.get(seat.index());
        known.map_or(0, |known| *known.get_or_init(|| self.table.undoable(seat)))
    }
}
