//! The pieces of Great Wall of China as shapes: cards with the letter of their owner and what they are worth
//! at this moment, tokens, and the shield that a token is to its card.

use crate::marks::seat_letter;
use game::Seat;
use games::great_wall::{Card, ColumnView, Kind, Token};
use maud::{Markup, html};

/// The size of a card, and how much of a covered one looks out from under the one above.
const WIDTH: usize = 44;
const HEIGHT: usize = 62;
const FAN: usize = 17;

/// One column of a site: the covered cards as a fan, the uncovered one with its value, the token on it.
pub fn column(view: &ColumnView) -> Markup {
    let depth = view.covered.len() * FAN;
    html! {
        svg.card-art viewBox=(format!("-1 -1 {} {}", WIDTH + 2, depth + HEIGHT + 2)) aria-hidden="true" {
            @for (place, card) in view.covered.iter().rev().enumerate() {
                g.covered transform=(down(place * FAN)) {
                    (face(*card))
                    path.struck d="M3 8H41" {}
                }
            }
            g transform=(down(depth)) {
                (face(view.top))
                text.worth x="38" y="57" text-anchor="end" { (view.value) }
                @if let Some(token) = view.token { (shield(token)) }
            }
        }
    }
}

/// A card of a hand, with the number of those that are taken together with it.
pub fn card(owner: Seat, kind: Kind, taken: Option<u8>) -> Markup {
    html! {
        svg.card-art viewBox=(format!("-1 -1 {} {}", WIDTH + 2, HEIGHT + 2)) aria-hidden="true" {
            (face(Card::new(owner, kind)))
            @if let Some(taken) = taken { text.lot x="4" y="57" { "\u{d7}" (taken) } }
        }
    }
}

/// The back of a deck with the number of its cards.
pub fn back(owner: Seat, count: usize) -> Markup {
    html! {
        svg.card-art viewBox=(format!("-1 -1 {} {}", WIDTH + 2, HEIGHT + 2)) aria-hidden="true" {
            rect class={ "card-back of-" (owner) } width=(WIDTH) height=(HEIGHT) rx="5" {}
            path.lattice d="M4 12 14 4M4 26 30 4M4 40 40 10M4 54 40 24M14 58 40 38M30 58 40 52" {}
            rect.count-ground x="9" y="20" width="26" height="22" rx="4" {}
            text.count x="22" y="36.5" text-anchor="middle" { (count) }
        }
    }
}

/// Cards of one kind that would be laid.
pub fn laid(owner: Seat, kind: Kind, count: u8) -> Markup {
    html! {
        (face(Card::new(owner, kind)))
        @if count > 1 { text.worth x="38" y="57" text-anchor="end" { "\u{d7}" (count) } }
    }
}

/// A token lies on a card: it weighs on its owner, and keeps dragons off.
pub fn shield(token: Token) -> Markup {
    html! {
        g.shield {
            path d="M2 37H24V49C24 56 18 59 13 61 8 59 2 56 2 49Z" {}
            text x="13" y="53" text-anchor="middle" { "\u{2212}" (token) }
        }
    }
}

/// A fame token.
pub fn token(token: Token) -> Markup {
    html! {
        svg.fame viewBox="0 0 40 40" aria-hidden="true" {
            circle.rim cx="20" cy="20" r="18.5" {}
            circle.face cx="20" cy="20" r="14" {}
            text x="20" y="26.5" text-anchor="middle" { (token) }
        }
    }
}

/// What a kind of card looks like, alone.
pub fn glyph(kind: Kind) -> Markup {
    html! {
        svg.glyph viewBox="0 0 30 30" aria-hidden="true" { use href={ "#gw-" (kind) } {} }
    }
}

/// The face of a card: a band with its owner's letter, and its kind.
fn face(card: Card) -> Markup {
    let owner = card.owner();
    html! {
        rect.card-paper width=(WIDTH) height=(HEIGHT) rx="5" {}
        path class={ "band of-" (owner) } d="M0 5Q0 0 5 0H39Q44 0 44 5V15H0Z" {}
        text.band-letter.of-1-letter[owner.index() == 1] x="5" y="12" { (seat_letter(owner)) }
        use.band-glyph.of-1-letter[owner.index() == 1] href={ "#gw-" (card.kind()) } x="26" y="0.5" width="14" height="14" {}
        use.kind href={ "#gw-" (card.kind()) } x="6" y="16" width="32" height="32" {}
        rect.card-edge width=(WIDTH) height=(HEIGHT) rx="5" {}
    }
}

fn down(y: usize) -> String {
    format!("translate(0 {y})")
}

/// The kinds of cards as signs.
pub fn shapes() -> Markup {
    html! {
        defs {
            (sign(Kind::Wall, "M2 26V9H7V12H11V9H15V12H19V9H23V12H28V26ZM2 17H28M2 21.5H28M9 12V17M19 12V17M14 17V21.5M24 17V21.5M9 21.5V26M19 21.5V26"))
            (sign(Kind::Gate, "M3 26V12H27V26H20V20A5 5 0 0 0 10 20V26ZM1 12Q8 10 9 5H21Q22 10 29 12Z"))
            (sign(Kind::Watchtower, "M9 27 11 14H19L21 27ZM7 14V10H23V14ZM4 10Q11 8 15 2 19 8 26 10ZM13.5 27V21H16.5V27"))
            (sign(Kind::Noble, "M8 8H22M10 8V4H20V8M11 8A4.2 4.2 0 0 0 19 8M15 12.5C8 14 5 20 4 27H26C25 20 22 14 15 12.5ZM15 13V27M11 18 15 22 19 18"))
            (sign(Kind::Warrior, "M25 28V6M25 1 22 7H28ZM4 11Q11 7 18 11V18Q18 25 11 28 4 25 4 18ZM11 12V25M6 17H16"))
            (sign(Kind::Horseman, "M8 28C8 20 12 18 12 14L6 17 3 14C5 9 9 6 14 5L16 2 18 5C25 8 27 16 25 28ZM18 5C20 10 21 14 20 20M11.5 9.5V9.6"))
            (sign(Kind::Dragon, "M3 22C3 28 12 29 13 23 14 17 8 16 9 11 10 5 18 4 20 8M20 8 18 3 24 6 28 12 21 14C19 13 20 11 20 8M13 23C17 28 26 25 26 19M24 10V10.1"))
        }
    }
}

fn sign(kind: Kind, lines: &str) -> Markup {
    html! {
        symbol id={ "gw-" (kind) } viewBox="0 0 30 30" { path d=(lines) {} }
    }
}
