//! The pieces: cards, armies, tiles and markers as shapes. Every piece of a side has its letter.

use super::say;
use crate::marks::seat_letter;
use games::sun_tzu::{Card, Side, Slot};
use maud::{Markup, html};
use words::Language;

/// The size of a card on the map.
pub const CARD: (i32, i32) = (40, 56);

/// A card as people write it, with a real minus sign.
pub fn figure(card: Card) -> String {
    match card {
        Card::Plague => String::new(),
        other => other.name().replace('-', "\u{2212}"),
    }
}

/// What a card is called.
pub fn card_name(card: Card, language: Language) -> String {
    say(language, "card", &[("card", card.name())])
}

/// A card lying open, at the size of the map: yellow ones have a broad band, white ones a plain edge.
pub fn face(card: Card) -> Markup {
    let (width, height) = CARD;
    let kind = if card.is_yellow() { "yellow" } else { "white" };
    html! {
        g class={ "st-card " (kind) } {
            rect width=(width) height=(height) rx="5" {}
            @if card.is_yellow() { path.band d="M4 8h32M4 48h32" {} }
            @if card == Card::Plague {
                use.st-plague href="#st-plague" {}
            } @else {
                text x="20" y="37" text-anchor="middle" font-size=(if card == Card::Ten { "22" } else { "25" }) { (figure(card)) }
            }
            (price(card))
        }
    }
}

/// A dot for every army that a card costs.
fn price(card: Card) -> Markup {
    let middle = 20 - 4 * (i32::from(card.cost()) - 1);
    html! {
        @for dot in 0..i32::from(card.cost()) { circle.price cx=(middle + 8 * dot) cy="43.5" r="2.6" {} }
    }
}

/// The place of a card: empty, face down, or open.
pub fn slot(slot: Slot, side: Side, next: bool) -> Markup {
    let (width, height) = CARD;
    let seat = side.seat();
    html! {
        @match slot {
            Slot::Empty => {
                rect.st-slot.next[next] width=(width) height=(height) rx="5" {}
                text.st-slot-letter x="20" y="34" text-anchor="middle" font-size="16" { (seat_letter(seat)) }
            },
            Slot::FaceDown => {
                rect class={ "st-back of-" (seat) } width=(width) height=(height) rx="5" {}
                use.st-knot href="#st-knot" {}
                text class={ "on-seat for-" (seat) } x="20" y="34" text-anchor="middle" font-size="16" { (seat_letter(seat)) }
            },
            Slot::Face(card) => (face(card)),
        }
    }
}

/// A banner with the number of armies of a side.
pub fn banner(side: Side, armies: u8) -> Markup {
    let seat = side.seat();
    html! {
        g class={ "st-banner of-" (seat) } {
            use href="#st-banner" {}
            text.on-seat x="25" y="29" text-anchor="middle" font-size="24" { (armies) }
            text.on-seat x="25" y="44" text-anchor="middle" font-size="11" { (seat_letter(seat)) }
        }
    }
}

/// A marker of the 6.
pub fn marker(side: Side) -> Markup {
    let seat = side.seat();
    html! {
        g class={ "st-mark of-" (seat) } {
            circle cx="0" cy="0" r="9.5" {}
            text.on-seat x="0" y="4.5" text-anchor="middle" font-size="13" { "6" }
        }
    }
}

/// A small banner for figures in a line.
pub fn token(side: Side) -> Markup {
    html! {
        svg.token viewBox="0 0 50 60" aria-hidden="true" {
            g class={ "st-banner of-" (side.seat()) } {
                use href="#st-banner" {}
                text.on-seat x="25" y="36" text-anchor="middle" font-size="24" { (seat_letter(side.seat())) }
            }
        }
    }
}

/// A card by itself, for hands and lists.
pub fn card(card: Card) -> Markup {
    html! {
        svg.st-single viewBox="-2 -2 44 60" aria-hidden="true" { (face(card)) }
    }
}

/// The shapes that are drawn many times.
pub fn shapes() -> Markup {
    html! {
        defs {
            symbol id="st-banner" viewBox="0 0 50 60" width="50" height="60" {
                path.pole d="M4 2v56" {}
                path d="M4 4h43c-3 6-3 10 0 15s3 12 0 29H4z" {}
            }
            symbol id="st-plague" viewBox="0 0 40 56" width="40" height="56" {
                path d="M20 13c8 0 12 6 12 12 0 4-2 7-4 8v6H12v-6c-2-1-4-4-4-8 0-6 4-12 12-12z" {}
                path.hole d="M13 24h5v5h-5zM22 24h5v5h-5zM16.5 35h2v4h-2zM21.5 35h2v4h-2z" {}
            }
            symbol id="st-knot" viewBox="0 0 40 56" width="40" height="56" {
                path d="M6 12h7V6M34 12h-7V6M6 44h7v6M34 44h-7v6M20 6v9M20 41v9" {}
            }
            pattern id="st-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)" {
                path.st-hatch d="M0 0v5" {}
            }
        }
    }
}
