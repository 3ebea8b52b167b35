//! What everybody sees of a seat: fame, hand and deck.

use super::{art, face_down};
use game::Seat;
use games::great_wall::{Hand, View, Won};
use maud::{Markup, html};
use words::Language;

pub fn seat(view: &View, seat: Seat, language: Language) -> Markup {
    let player = &view.players[seat.index()];
    let held = match player.hand {
        Hand::Open { cards } => cards.len(),
        Hand::Hidden { count } => count,
    };
    // Whoever may not see the values sees how many tokens there are.
    let (key, fame, times) = match player.won {
        Won::Open { points, .. } => ("board-great-wall-points", points.to_string(), ""),
        Won::Hidden { count } => ("board-great-wall-tokens", count.to_string(), "\u{d7}"),
    };
    let deck = face_down(&player.deck).to_string();
    let unit = words::text(language, key, &[("count", &fame)]);
    html! {
        span.figure title=(unit) { (art::hidden_token()) b { (times) (fame) } span.visually-hidden { (unit) } }
        span.figure.note { (words::text(language, "board-great-wall-held", &[("hand", &held.to_string()), ("deck", &deck)])) }
    }
}
