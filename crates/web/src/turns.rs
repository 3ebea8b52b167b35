//! Where others wait for somebody, as everybody may know it. A question that nobody else may know about is no news here: a
//! feed is read by programs, and what it tells and when must not depend on secrets.

use crate::registry;
use crate::room::Room;
use game::{Seat, Viewer};
use store::PersonId;
use words::Language;

/// A turn that somebody has at a table with others.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaitingTurn {
    pub seat: Seat,
    /// Tells it from the turns of the same seat before and after.
    pub number: usize,
}

/// The turn for which others wait at a table, if it is this person's.
pub fn waiting_for(room: &dyn Room, person: &PersonId) -> Option<WaitingTurn> {
    let info = room.info();
    if room.is_over() || info.closed || !info.has_company() {
        return None;
    }
    let awaited = room.awaited(Viewer::Public);
    let seat = info.seats_of(person).iter().find(|&seat| awaited.contains(seat))?;
    Some(WaitingTurn { seat, number: room.turn_number(seat) })
}

/// How the news of a turn is told.
pub struct News {
    /// What the game is called, and who waits.
    pub title: String,
    pub text: String,
}

impl News {
    pub fn of(room: &dyn Room, turn: WaitingTurn, language: Language) -> News {
        let info = room.info();
        let game = registry::find(&info.opening.game).map(|game| (game.title)(language)).unwrap_or_default();
        let others: Vec<String> = info
            .seats()
            .zip(info.names(language))
            .filter(|((seat, _), _)| *seat != turn.seat)
            .map(|(_, name)| name)
            .collect();
        let told = [("game", game.as_str()), ("names", &others.join(", "))];
        News {
            title: words::text(language, "feed-turn", &told),
            text: words::text(language, "feed-turn-text", &told),
        }
    }
}
