//! The pieces of Qin as shapes: province squares with pattern and colour, tiles, pagodas in the colour of their owner.

use crate::marks::seat_letter;
use game::Seat;
use games::qin::{Colour, Kind};
use maud::{Markup, html};

/// The side of a square.
pub const SQUARE: usize = 40;

/// A province square: its colour and, for those who do not tell colours apart, its sign.
pub fn half(colour: Colour) -> Markup {
    let name = colour.to_string();
    html! {
        rect class={ "half " (name) } x="0.5" y="0.5" width="39" height="39" rx="4" {}
        use class={ "sign " (name) } href={ "#sign-" (name) } {}
    }
}

/// Both halves of a tile, side by side.
pub fn tile(kind: Kind) -> Markup {
    let (first, second) = kind.colours();
    html! {
        svg viewBox="-2 -2 84 44" aria-hidden="true" {
            g { (half(first)) }
            g transform=(translate(SQUARE, 0)) { (half(second)) }
        }
    }
}

/// A pagoda with the letter of its owner; one of two storeys stands for two.
pub fn pagoda(owner: Seat, storeys: u8, place: &str) -> Markup {
    let (shape, letter_at) = if storeys > 1 { ("#pagoda-two", "36.5") } else { ("#pagoda", "34") };
    html! {
        g class={ "pagoda of-" (owner) } transform=(place) {
            use href=(shape) {}
            text.on-seat x="20" y=(letter_at) text-anchor="middle" font-size="11" { (seat_letter(owner)) }
        }
    }
}

/// A pagoda for figures in a line.
pub fn small_pagoda(owner: Seat) -> Markup {
    html! {
        svg.token viewBox="6 4 28 34" aria-hidden="true" { (pagoda(owner, 1, &translate(0, 0))) }
    }
}

pub fn translate(x: usize, y: usize) -> String {
    format!("translate({x} {y})")
}

/// The shapes that are drawn many times.
pub fn shapes() -> Markup {
    html! {
        defs {
            symbol id="sign-red" viewBox="0 0 40 40" width="40" height="40" { path d="M20 12 28 20 20 28 12 20Z" {} }
            symbol id="sign-yellow" viewBox="0 0 40 40" width="40" height="40" { circle cx="20" cy="20" r="6.5" {} }
            symbol id="sign-blue" viewBox="0 0 40 40" width="40" height="40" {
                path.line d="M10 16q5-5 10 0t10 0M10 24q5-5 10 0t10 0" {}
            }
            symbol id="water" viewBox="0 0 40 40" width="40" height="40" {
                rect.water width="40" height="40" {}
                path.wave d="M4 14q4-4 8 0t8 0 8 0 8 0M4 27q4-4 8 0t8 0 8 0 8 0" {}
            }
            symbol id="village" viewBox="0 0 40 40" width="40" height="40" {
                path.house d="M9 32V23h9v9zM22 32V20h10v12z" {}
                path.roof d="M6 24 13.5 16 21 24zM19 21 27 11 35 21z" {}
            }
            symbol id="pagoda" viewBox="0 0 40 40" width="40" height="40" {
                path d="M20 3 21.2 8C22.5 10.5 25 12 29 12.2L27.5 15.5H24.5V18.5C26.5 20.5 29 21.7 33 22L31 26H28V36H12V26H9L7 22C11 21.7 13.5 20.5 15.5 18.5V15.5H12.5L11 12.2C15 12 17.5 10.5 18.8 8Z" {}
            }
            symbol id="pagoda-two" viewBox="0 0 40 40" width="40" height="40" {
                path d="M20 0 21 4C22.3 6 24.5 7 28 7.3L26.5 10.5H24V13C26 15 28.5 16 32 16.3L30.3 20H27.5V22.5C29.5 24.3 32.5 25.3 36 25.6L34 29.5H31V38.5H9V29.5H6L4 25.6C7.5 25.3 10.5 24.3 12.5 22.5V20H9.7L8 16.3C11.5 16 14 15 16 13V10.5H13.5L12 7.3C15.5 7 17.7 6 19 4Z" {}
            }
        }
    }
}
