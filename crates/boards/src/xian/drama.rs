//! The moments of Xi'an that everybody should notice: rounds, large groups, end tiles, prestige that is lost.

use crate::drama::Drama;
use game::Seat;
use games::xian::Event;

/// RULES 1.1: the last round.
const LAST_ROUND: u8 = 6;
/// A painting that scores this much has made a large group.
const LARGE_GROUP: u8 = 3;

/// Why an event is worth noticing for a seat, or for somebody who watches.
pub fn drama(event: &Event, you: Option<Seat>) -> Option<Drama> {
    match *event {
        Event::RoundBegan { round } if round == LAST_ROUND => Some(Drama::LastRound),
        Event::RoundBegan { .. } => Some(Drama::Opening),
        Event::PrestigePaid { seat, .. } if you == Some(seat) => Some(Drama::Loss),
        Event::StatuePainted { prestige, .. } if prestige >= LARGE_GROUP => Some(Drama::Gain),
        Event::EndTileTaken { .. } => Some(Drama::Complete),
        _ => None,
    }
}
