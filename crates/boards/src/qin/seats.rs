//! What everybody sees of a seat: pagodas in supply, tiles in hand, and the score of a match of several games.

use super::art::small_pagoda;
use game::Seat;
use games::qin::{Hand, View};
use maud::{Markup, html};
use words::Language;

pub fn seat(view: &View, seat: Seat, language: Language) -> Markup {
    let player = &view.players[seat.index()];
    let supply = player.supply.to_string();
    let held = match player.hand {
        Hand::Open(tiles) => tiles.len(),
        Hand::Hidden { tiles } => usize::from(tiles),
    };
    let matched = view.options.games.get() > 1;
    html! {
        span.figure.few[player.supply <= 3] title=(words::text(language, "board-qin-supply", &[("count", &supply)])) {
            (small_pagoda(seat)) b { (supply) }
            span.visually-hidden { (words::text(language, "board-qin-supply", &[("count", &supply)])) }
        }
        span.figure { (words::text(language, "board-qin-hand", &[("count", &held.to_string())])) }
        @if matched {
            span.figure { (words::text(language, "board-qin-match-score", &[("count", &player.score.to_string())])) }
        }
    }
}
