//! The moments of Great Wall of China that everybody should notice: claims, sites that are completed and opened, dragons,
//! the last round.

use crate::drama::Drama;
use game::Seat;
use games::great_wall::Event;

/// What is worth noticing for a seat, or for somebody who watches.
pub fn drama(event: &Event, you: Option<Seat>) -> Option<Drama> {
    match *event {
        Event::Covered { card, .. } if you == Some(card.owner()) => Some(Drama::Loss),
        Event::LastRoundBegan { .. } => Some(Drama::LastRound),
        Event::Completed { .. } => Some(Drama::Complete),
        Event::Claimed { .. } => Some(Drama::Gain),
        Event::Opened { .. } => Some(Drama::Opening),
        _ => None,
    }
}
