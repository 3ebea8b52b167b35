//! Tables for whoever keeps the file: brought back to life as the server would, without a page and without a server.

use crate::room::{Broken, Room};
use crate::shelf;
use std::sync::Arc;
use store::{Kept, TableId};
use table::Record;
use words::Language;

/// A table whose whole log was taken again by the rules of its game.
pub struct Replayed {
    room: Arc<dyn Room>,
}

/// Takes all entries of a table again, or says which one the rules do not take, or what else is wrong.
pub fn replay(id: &TableId, kept: Kept) -> Result<Replayed, String> {
    shelf::load(id, kept).map(|room| Replayed { room }).map_err(Broken::what)
}

impl Replayed {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.room.turn().outcome().is_some()
    }

    /// How many actions have been played and not taken back.
    pub fn actions(&self) -> usize {
        self.room.actions()
    }

    /// What the seats are called.
    pub fn names(&self) -> Vec<String> {
        self.room.sheet().names(Language::English)
    }

    /// What anybody may have of the match: everything once it is over, and no secret before.
    pub fn record(&self) -> Record {
        self.room.record()
    }

    /// The match with its seed and its deal, even while it is being played.
    pub fn whole_record(&self) -> Record {
        self.room.whole_record()
    }
}
