//! What everybody sees of a seat: pagodas in supply, the race as a row of roofs, tiles in hand, and the score of a match
//! of several games.

use super::art::small_pagoda;
use super::late::FEW;
use game::Seat;
use games::qin::{Hand, View, pagodas};
use maud::{Markup, html};
use words::Language;

/// How wide one roof of the race is.
const ROOF: u8 = 12;

pub fn seat(view: &View, seat: Seat, language: Language) -> Markup {
    let player = &view.players[seat.index()];
    let supply = words::text(language, "board-qin-supply", &[("count", &player.supply.to_string())]);
    let held = match player.hand {
        Hand::Open(tiles) => tiles.len(),
        Hand::Hidden { tiles } => usize::from(tiles),
    };
    let all = pagodas(view.position.seats());
    html! {
        span.figure.few[player.supply <= FEW] title=(supply) {
            (small_pagoda(seat)) b { (player.supply) }
            span.visually-hidden { (supply) }
        }
        span.figure.note title=(words::text(language, "board-qin-held", &[("count", &held.to_string())])) {
            (words::text(language, "board-qin-hand", &[("count", &held.to_string())]))
        }
        @if view.options.games.get() > 1 {
            span.figure.note { (words::text(language, "board-qin-match-score", &[("count", &player.score.to_string())])) }
        }
        (roofs(seat, player.on_board, all, language))
    }
}

/// A roof for every pagoda of a player: filled are those on the board.
fn roofs(seat: Seat, on_board: u8, all: u8, language: Language) -> Markup {
    let told = [("placed", &*on_board.to_string()), ("all", &all.to_string())];
    html! {
        svg.race viewBox=(format!("0 0 {} 11", u16::from(all) * u16::from(ROOF))) role="img" {
            title { (words::text(language, "board-qin-roofs", &told)) }
            use.slot href="#qin-roofs" {}
            svg class={ "of-" (seat) } width=(u16::from(on_board) * u16::from(ROOF)) height="11" { use.set href="#qin-roofs" {} }
        }
    }
}
