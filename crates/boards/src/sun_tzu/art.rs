//! The pieces: cards, banners, men, markers of the 6 and the devices of the two sides. Every shape is drawn once, as a
//! symbol; colours reach it as custom properties of the side (`.st-white`, `.st-black`).

use super::say;
use games::sun_tzu::{Card, Face, Side, Slot};
use maud::{Markup, html};
use words::Language;

/// The size of a card on the map.
pub const CARD: (i32, i32) = (62, 86);
/// How many men stand at a banner at most; its figure counts the others.
const MOST_MEN: u8 = 10;

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

/// The colours of a side.
pub const fn colours(side: Side) -> &'static str {
    match side {
        Side::SunTzu => "st-white",
        Side::KingShao => "st-black",
    }
}

/// The device of a side: Sun Tzu's book of bamboo slips, King Shao's horned mask.
pub const fn device(side: Side) -> &'static str {
    match side {
        Side::SunTzu => "#st-slips",
        Side::KingShao => "#st-mask",
    }
}

/// The device of a side, simplified, on a square of 24.
pub const fn device_of(side: Side) -> &'static str {
    match side {
        Side::SunTzu => {
            "M2.2 4.2h2.6v16H2.2zm3.3-1h2.6v18H5.5zm3.3-.6h2.6v19.2H8.8zm3.3 0h2.6v19.2h-2.6zm3.3.6h2.6v18h-2.6zm3.3 1h2.6v16h-2.6zM1.5 7.4h21v1.6h-21zm0 7.6h21v1.6h-21z"
        }
        Side::KingShao => {
            "M8 7C5.4 7 3.2 5.2 2.6 1.2.6 4.6.8 8.6 4.2 10.4 3 16 8 19 8.6 23l3.4-2.4 3.4 2.4c.6-4 5.6-7 4.4-12.6 3.4-1.8 3.6-5.8 1.6-9.2C20.8 5.2 18.6 7 16 7c-2.7-1-5.3-1-8 0ZM5.6 11.6l5.2 1.8-2.8 2.3zm12.8 0-5.2 1.8 2.8 2.3zM12 8l1.2 1.6L12 11.2l-1.2-1.6z"
        }
    }
}

/// A round seal with the device of a side: pages that know no symbols of this game show it too.
pub fn mark(side: Side) -> Markup {
    html! {
        svg class={ "mark " (colours(side)) } viewBox="0 0 24 24" aria-hidden="true" {
            circle.st-disc cx="12" cy="12" r="11" {}
            path.st-device fill-rule="evenodd" transform="translate(5.5 5.5) scale(.54)" d=(device_of(side)) {}
        }
    }
}

/// A card lying open, at the size of the map.
pub fn face(card: Card) -> Markup {
    html! { use href={ "#" (symbol(card)) } width=(CARD.0) height=(CARD.1) {} }
}

/// A card lying face down.
pub fn back(side: Side) -> Markup {
    html! { use class={ "st-back " (colours(side)) } href={ "#st-back-" (side.seat()) } width=(CARD.0) height=(CARD.1) {} }
}

/// The place of a card: empty, face down, or open.
pub fn slot(slot: Slot, side: Side) -> Markup {
    html! {
        @match slot {
            Slot::Empty => {
                rect.st-slot x="1" y="1" width=(CARD.0 - 2) height=(CARD.1 - 2) rx="7" {}
                use.st-slot-device href=(device(side)) x="19" y="31" width="24" height="24" {}
            },
            Slot::FaceDown => (back(side)),
            Slot::Face(card) => g.st-card { (face(card)) },
        }
    }
}

/// A banner with the number of armies of a side.
pub fn banner(side: Side, armies: u8) -> Markup {
    html! {
        g class={ "st-flag " (colours(side)) } {
            use href="#st-banner" width="58" height="65" {}
            text x="37" y="33" text-anchor="middle" font-size="29" { (armies) }
            use.st-device href=(device(side)) x="31" y="34" width="12" height="12" {}
        }
    }
}

/// One man for each army, up to ten, in one row or two.
pub fn men(side: Side, armies: u8) -> Markup {
    let shown = i32::from(armies.min(MOST_MEN));
    let at = |man: i32| {
        if shown <= 5 {
            (61 + 17 * man, 22, 20, 28)
        } else {
            (61 + 16 * (man % 5), 8 + 27 * (man / 5), 17, 24)
        }
    };
    html! {
        g class={ "st-men " (colours(side)) } {
            @for (x, y, width, height) in (0..shown).map(at) { use href="#st-man" x=(x) y=(y) width=(width) height=(height) {} }
        }
    }
}

/// The place of a banner where nobody stands.
pub fn nobody(language: Language) -> Markup {
    html! {
        path.st-none d="M6 8v52M6 8h46l-6 11 6 12H6" {}
        text.st-none-text x="32" y="58" text-anchor="middle" font-size="14" { (say(language, "nobody-here", &[])) }
    }
}

/// Markers of the 6, under the card of their side.
pub fn sixes(side: Side, count: u8) -> Markup {
    let count = i32::from(count);
    html! {
        @for number in 0..count {
            @let x = 31 + 22 * number - 11 * (count - 1);
            g class={ "st-six " (colours(side)) } {
                circle cx=(x) cy="87" r="10" {}
                text x=(x) y="92" text-anchor="middle" font-size="14" { "6" }
            }
        }
    }
}

/// A man for figures in a line.
pub fn man(side: Side) -> Markup {
    html! { svg class={ "token " (colours(side)) } viewBox="0 0 20 28" aria-hidden="true" { use href="#st-man" {} } }
}

/// A card by itself, for hands and lists.
pub fn card(card: Card) -> Markup {
    html! { svg.st-single viewBox="-2 -2 66 90" aria-hidden="true" { (face(card)) } }
}

/// The symbol of a card.
fn symbol(card: Card) -> String {
    format!("st-card-{}", card.name().replace('+', "plus").replace('-', "minus"))
}

/// What kind of card it is, as a sign.
const fn emblem(card: Card) -> &'static str {
    match card.face() {
        Face::Plague => "#st-rat",
        Face::Plus(_) => "#st-drum",
        Face::Minus => "#st-broken",
        Face::Number(1) => "#st-scroll",
        Face::Number(6) => "#st-flag",
        Face::Number(7..) => "#st-horse",
        Face::Number(_) => "#st-foot",
    }
}

/// A card as a symbol: gold ones have round corners and come back, white ones have cut corners and work once.
fn card_symbol(card: Card) -> Markup {
    let plague = card == Card::Plague;
    html! {
        symbol id=(symbol(card)) viewBox="-2 -2 66 90" overflow="visible" {
            @if card.is_yellow() {
                rect.st-paper.gold width="62" height="86" rx="7" {}
                rect.st-frame.gold x="4" y="4" width="54" height="78" rx="4" {}
            } @else {
                path.st-paper d="M8 0h46l8 8v70l-8 8H8l-8-8V8z" {}
                path.st-frame d="M9.5 4h43l5.5 5.5v67L52.5 82h-43L4 76.5v-67z" {}
            }
            @if plague {
                use.st-emblem href=(emblem(card)) x="9" y="16" width="44" height="29" {}
                path.st-emblem d="M14 58h34M19 66h24M24 74h14" {}
            } @else {
                text.st-value x="31" y="46" text-anchor="middle" font-size="37" { (figure(card)) }
                use.st-emblem.gold[card.is_yellow()] href=(emblem(card)) x="13" y="53" width="36" height="23" {}
            }
            @for man in 0..i32::from(card.cost()) { use.st-cost href="#st-man" x=(45 - 10 * man) y="6" width="11" height="15" {} }
        }
    }
}

/// The shapes that are drawn many times.
pub fn symbols() -> Markup {
    html! {
        (maud::PreEscaped(SIGNS))
        @for side in Side::BOTH {
            symbol id={ "st-back-" (side.seat()) } viewBox="-2 -2 66 90" overflow="visible" {
                rect.st-back-paper width="62" height="86" rx="7" {}
                rect fill="url(#st-net)" x="4" y="4" width="54" height="78" rx="4" {}
                circle.st-back-seat cx="31" cy="43" r="17" {}
                use.st-device href=(device(side)) x="20" y="32" width="22" height="22" {}
            }
        }
        @for card in Card::ALL { (card_symbol(card)) }
    }
}

/// Signs and figures, drawn by hand.
const SIGNS: &str = include_str!("../../assets/sun-tzu/signs.svg");
