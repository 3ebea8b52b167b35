//! The pieces of Qin: squares of the three lands, tiles, pagodas in the colours of their owners. The shapes themselves
//! are drawn in `assets/qin.svg`; a page has them once.

use game::Seat;
use games::qin::{Colour, Kind, Side};
use maud::{Markup, PreEscaped, html};

/// The side of a square.
pub const SQUARE: usize = 40;

/// The shapes that are drawn many times.
pub fn shapes() -> Markup {
    PreEscaped(include_str!("../../assets/qin.svg").to_owned())
}

/// A square of a land: mountains, millet or rivers, told apart by shape as well as by colour.
pub fn land(colour: Colour) -> Markup {
    html! { use href={ "#qin-" (colour) } {} }
}

/// The same ground without its sign, for where a pagoda stands.
pub fn bare_land(colour: Colour) -> Markup {
    html! { use href={ "#qin-" (colour) "-bare" } {} }
}

/// Both halves of a tile, side by side.
pub fn tile(kind: Kind) -> Markup {
    let (first, second) = kind.colours();
    html! {
        svg.domino viewBox="-3 -3 87 49" aria-hidden="true" {
            use href={ "#qin-" (first) } {}
            use href={ "#qin-" (second) } x=(SQUARE) {}
            rect.rim x="-.5" y="-.5" width="81" height="41" rx="3" {}
        }
    }
}

/// A pagoda with the device of its owner; one of three roofs stands for two.
pub fn pagoda(owner: Seat, pagodas: u8) -> Markup {
    html! {
        use href=(if pagodas > 1 { "#qin-pagoda-two" } else { "#qin-pagoda" }) {}
        use href={ "#device-" (owner) } x="14.5" y="23.8" width="11" height="11" {}
    }
}

/// A pagoda for figures in a line.
pub fn small_pagoda(owner: Seat) -> Markup {
    html! {
        svg class={ "token of-" (owner) } viewBox="5 0 30 40" aria-hidden="true" { (pagoda(owner, 1)) }
    }
}

/// The eaves tile of a side of the board, as large as a page that is 100 wide.
pub fn emblem(side: Side) -> Markup {
    PreEscaped(
        match side {
            Side::Bird => include_str!("../../assets/qin-bird.svg"),
            Side::Lion => include_str!("../../assets/qin-lion.svg"),
        }
        .to_owned(),
    )
}

pub fn translate(x: usize, y: usize) -> String {
    format!("translate({x} {y})")
}
