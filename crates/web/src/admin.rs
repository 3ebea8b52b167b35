//! What `mandate admin` needs of the site: a stored table loaded as the server would load it, without a server.

use crate::registry;
use crate::room::{Broken, Room};
use std::sync::Arc;
use store::{Kept, TableId};
use table::Record;
use words::Language;

/// A stored table, replayed by the rules of its game.
pub struct Replayed {
    room: Arc<dyn Room>,
}

/// Replays the whole log of a table, or says which entry the rules refuse, or what else is wrong.
pub fn replay(id: &TableId, kept: Kept) -> Result<Replayed, String> {
    registry::load(id, kept).map(|room| Replayed { room }).map_err(Broken::what)
}

impl Replayed {
    /// Whether the match is over.
    pub fn is_over(&self) -> bool {
        self.room.is_over()
    }

    /// How many actions have been played and not taken back.
    pub fn actions(&self) -> usize {
        self.room.actions()
    }

    /// The names of the seats.
    pub fn names(&self) -> Vec<String> {
        self.room.info().names(Language::English)
    }

    /// The record that anybody may have: everything once the match is over, and no secret before.
    pub fn record(&self) -> Record {
        self.room.record()
    }

    /// The record with seed and deal, even while the match is being played.
    pub fn whole_record(&self) -> Record {
        self.room.whole_record()
    }
}
