//! The moments of Qin that everybody should notice: provinces that are swallowed or become major, villages that are taken.

use crate::drama::Drama;
use game::{Seat, SeatSet};
use games::qin::{Event, Place};

/// What is worth noticing for a seat, or for somebody who watches.
pub fn drama(events: &[Event], you: Option<Seat>) -> Vec<Drama> {
    // Who joins provinces of their own takes pagodas back too, and loses nothing.
    let joined: SeatSet = events
        .iter()
        .filter_map(|event| match *event {
            Event::Joined { owner, .. } => Some(owner),
            _ => None,
        })
        .collect();
    let moment = |event: &Event| match *event {
        Event::Returned { seat, from: Place::Province(_), .. } if !joined.contains(seat) => {
            Some(if you == Some(seat) { Drama::Loss } else { Drama::Swallowed })
        }
        Event::VillageConquered { from, .. } if you == Some(from) => Some(Drama::Loss),
        Event::VillageConquered { .. } | Event::VillageTaken { .. } => Some(Drama::Gain),
        Event::BecameMajor { .. } => Some(Drama::Complete),
        Event::NextGame { .. } => Some(Drama::Opening),
        _ => None,
    };
    events.iter().filter_map(moment).collect()
}
