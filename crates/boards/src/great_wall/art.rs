//! The pieces of Great Wall of China: cards with the device of their owner and what they are worth at this moment,
//! tokens of fame, and the pendant that a token is to its card. The shapes are drawn in `assets/great-wall.svg`.

use game::Seat;
use games::great_wall::{Card, ColumnView, Kind, Token};
use maud::{Markup, PreEscaped, html};

/// How much of a covered card looks out from under the one above.
const FAN: usize = 15;
/// The picture of a card with the air round it, which its shadow needs.
pub const CARD: &str = "-2 -2 64 89";

/// The shapes that are drawn many times.
pub fn shapes() -> Markup {
    PreEscaped(include_str!("../../assets/great-wall.svg").to_owned())
}

/// One column of a site: the covered cards as a fan, the uncovered one with its value, the token on it, which is the
/// same piece (`token_piece`) as before it was laid there.
pub fn column(view: &ColumnView, token_piece: Option<&str>) -> Markup {
    let depth = view.covered.len() * FAN;
    html! {
        svg.card-art viewBox=(format!("-2 -2 64 {}", depth + 89)) aria-hidden="true" {
            @for (place, card) in view.covered.iter().rev().enumerate() {
                g.covered transform=(down(place * FAN)) {
                    (face(*card))
                    path.struck d="M4 11 54 6" {}
                }
            }
            g transform=(down(depth)) {
                (face(view.top))
                (disc(view.value))
                @if let Some(token) = view.token { (pendant(token, token_piece)) }
            }
        }
    }
}

/// A card of a hand, with the number of those that are taken together with it.
pub fn card(owner: Seat, kind: Kind, taken: Option<u8>) -> Markup {
    html! {
        svg.card-art viewBox=(CARD) aria-hidden="true" {
            (face(Card::new(owner, kind)))
            @if let Some(taken) = taken { text.lot x="3.5" y="30" { "\u{d7}" (taken) } }
        }
    }
}

/// The back of a deck with the number of its cards.
pub fn back(owner: Seat, count: usize) -> Markup {
    html! {
        svg class={ "card-art deck of-" (owner) } viewBox="-2 -2 68 91" aria-hidden="true" {
            @if count > 2 { use href="#gw-back" x="4" y="3" {} }
            @if count > 1 { use href="#gw-back" x="2" y="1.5" {} }
            @if count > 0 { use href="#gw-back" {} } @else { rect.bare width="60" height="84" rx="6" {} }
            rect.count-ground x="17" y="29" width="26" height="25" rx="5" {}
            text.count x="30" y="48" { (count) }
        }
    }
}

/// Cards of one kind that would be laid.
pub fn laid(owner: Seat, kind: Kind, count: u8) -> Markup {
    html! {
        (face(Card::new(owner, kind)))
        @if count > 1 { text.lot x="3.5" y="30" { "\u{d7}" (count) } }
    }
}

/// A token hangs on a card: it weighs on its owner, and keeps dragons off.
pub fn pendant(token: Token, piece: Option<&str>) -> Markup {
    html! {
        g.pendant data-piece=[piece] {
            use href="#gw-pendant" {}
            text x="14" y="71.8" { "\u{2212}" (token) }
        }
    }
}

/// A fame token, face up.
pub fn token(token: Token) -> Markup {
    html! { svg.fame viewBox="0 0 40 40" aria-hidden="true" { use href="#gw-bi" {} text x="20" y="25.8" { (token) } } }
}

/// A fame token, face down.
pub fn hidden_token() -> Markup {
    html! { svg.fame viewBox="0 0 40 40" aria-hidden="true" { use href="#gw-bi" {} } }
}

/// The sign of a kind of card, alone.
pub fn glyph(kind: Kind) -> Markup {
    html! { svg.glyph viewBox="0 0 20 20" aria-hidden="true" { use href={ "#gs-" (kind) } {} } }
}

/// The face of a card: a band with its owner's device and the sign of its kind, and a scene in the owner's colours.
fn face(card: Card) -> Markup {
    let owner = card.owner();
    html! {
        rect.drop y="2.5" width="61" height="84" rx="7" {}
        g class={ "of-" (owner) } {
            use href={ "#gw-face-" (card.kind()) } {}
            use href={ "#device-" (owner) } x="3" y="2.6" width="12.5" height="12.5" {}
        }
    }
}

/// What a card is worth at this moment.
fn disc(value: u8) -> Markup {
    html! { circle.worth-disc cx="26" cy="9" r="8.4" {} text.worth x="26" y="14" { (value) } }
}

fn down(y: usize) -> String {
    format!("translate(0 {y})")
}
