//! A variation: what would have happened, had something else been played from a moment of a match that is over. A room of
//! its own, which nobody keeps; hidden things lie as they did, and every viewer sees what they would have seen.

use super::GameRoom;
use super::Room;
use crate::registry::Playable;
use crate::snapshot::Explanation;
use game::Seat;
use std::sync::Arc;
use store::Entry;
use words::Language;

impl<G: Playable> GameRoom<G> {
    /// The room after the first `after` actions and those that are tried; `None` while the match runs, and beyond its end.
    pub(super) fn play_variation(
        &self,
        after: usize,
        tried: &[(Seat, String)],
        language: Language,
    ) -> Option<Result<Arc<dyn Room>, Explanation>> {
        if !self.table.is_over() || after > self.table.len() {
            return None;
        }
        let mut room = self.clone();
        room.table.rewind(after).ok()?;
        room.drafts.fill_with(Default::default);
        room.log_cache = Arc::default();
        room.forget_views();
        for (seat, action) in tried {
            let entry = Entry::Played { seat: *seat, action: action.clone() };
            if let Err(error) = room.take(&entry) {
                return Some(Err(error.explain(&self.info.names(language), language)));
            }
        }
        Some(Ok(Arc::new(room)))
    }
}
