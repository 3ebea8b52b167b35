//! The small pieces of Xi'an: coins, clay, pigments, statues, builders. Every colour has its letter.

use crate::marks::seat_letter;
use game::Seat;
use games::xian::{Colour, Resource, Set};
use maud::{Markup, html};
use words::Language;

/// A shape of the common ones as a picture of its own.
pub fn icon(shape: &str) -> Markup {
    html! { svg class={ "xian-icon " (shape) } viewBox="0 0 24 24" aria-hidden="true" { use href={ "#xian-" (shape) } {} } }
}

/// A resource: the coin with its square hole, the lump of clay, the drop of pigment with its letter.
pub fn resource(resource: Resource, language: Language) -> Markup {
    html! {
        svg.xian-icon viewBox="0 0 24 24" aria-hidden="true" { (resource_at(resource, 0, 0, language)) }
    }
}

/// The same within a drawing.
pub fn resource_at(resource: Resource, x: usize, y: usize, language: Language) -> Markup {
    match resource.pigment() {
        None => html! {
            use class={ "xian-" (resource) } href={ "#xian-" (resource) } x=(x) y=(y) width="24" height="24" {}
        },
        Some(colour) => html! {
            use class={ "xian-dye " (colour) } href="#xian-drop" x=(x) y=(y) width="24" height="24" {}
            text.xian-dye-letter x=(x + 12) y=(y + 19) text-anchor="middle" font-size="11" { (letter(colour, language)) }
        },
    }
}

/// An amount of a resource, with words for those who do not see it.
pub fn amount(of: Resource, count: u8, language: Language) -> Markup {
    let told = [("resource", of.name()), ("count", &count.to_string())];
    html! {
        span.xian-amount.none[count == 0] title=(words::text(language, "board-xian-amount", &told)) {
            (resource(of, language)) span aria-hidden="true" { (count) }
            span.visually-hidden { (words::text(language, "board-xian-amount", &told)) }
        }
    }
}

/// One of each of these pigments.
pub fn pigments(colours: Set<Colour>, language: Language) -> Markup {
    html! { @for colour in colours.iter() { (resource(Resource::from(colour), language)) } }
}

/// The letter of a colour in the reader's language.
pub fn letter(colour: Colour, language: Language) -> String {
    words::text(language, "board-xian-letter", &[("colour", colour.name())])
}

/// A shape in the colour of a seat, with its letter.
pub fn of_seat(shape: &str, seat: Seat) -> Markup {
    html! {
        svg.xian-piece viewBox="0 0 24 24" aria-hidden="true" {
            g class={ "of-" (seat) } {
                use href={ "#xian-" (shape) } width="24" height="24" {}
                text.on-seat x="12" y="19.5" text-anchor="middle" font-size="10.5" { (seat_letter(seat)) }
            }
        }
    }
}

/// The Prime Minister in his winged hat.
pub fn prime_minister() -> Markup {
    html! { svg.xian-piece.minister viewBox="0 0 24 24" aria-hidden="true" { use href="#xian-minister" {} } }
}

/// The shapes that are drawn many times, each in a square of 24.
pub fn shapes() -> Markup {
    html! {
        defs {
            symbol id="xian-coin" viewBox="0 0 24 24" { path fill-rule="evenodd" d="M12 2a10 10 0 1 0 0 20 10 10 0 1 0 0-20ZM8.5 8.5h7v7h-7Z" {} }
            symbol id="xian-clay" viewBox="0 0 24 24" { path d="M4 16C2 11 6 5 11 5c3-1 6 0 7 3 3 1 4 5 3 8-1 4-5 5-9 5s-7-1-8-5Z" {} }
            symbol id="xian-drop" viewBox="0 0 24 24" { path d="M12 1C15 6 20 10 20 15a8 8 0 1 1-16 0C4 10 9 6 12 1Z" {} }
            symbol id="xian-any" viewBox="0 0 24 24" { path.xian-line d="M12 2C15 7 19 10 19 15a7 7 0 1 1-14 0C5 10 9 7 12 2Z" {} }
            symbol id="xian-statue" viewBox="0 0 24 24" {
                path d="M12 1.5c1 0 1.5.6 1.6 1.3 1.3.5 1.7 1.7 1.4 3-.2.9-.7 1.5-1.2 1.9l.1 1c2.6.4 4.3 1.8 4.6 4.3l.5 4.5-2.2.4-.5-3-.3 2.6 1 5H7l1-5-.3-2.6-.5 3-2.2-.4.5-4.5c.3-2.5 2-3.9 4.6-4.3l.1-1C9.700 7.300 9.200 6.700 9 5.800c-.3-1.300.1-2.500 1.400-3C10.500 2.100 11 1.500 12 1.500Z" {}
            }
            symbol id="xian-builder" viewBox="0 0 24 24" { path d="M12 1.500 22.500 9 20 11v11.500H4V11L1.500 9Z" {} }
            symbol id="xian-disc" viewBox="0 0 24 24" { path d="M2 12a10 10 0 1 1 20 0v4a10 7 0 0 1-20 0Z" {} }
            symbol id="xian-minister" viewBox="0 0 24 24" {
                path d="M8 3h8v3h7v2.500h-7.500A4.500 4.500 0 0 1 13.500 13c4 .8 6 3.800 6.500 9.500H4c.5-5.700 2.500-8.700 6.500-9.500a4.500 4.500 0 0 1-2-4.500H1V6h7Z" {}
            }
            symbol id="xian-seal" viewBox="0 0 24 24" { path d="M5 2h14a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V5a3 3 0 0 1 3-3Z" {} }
            symbol id="xian-brush" viewBox="0 0 24 24" { path.xian-line d="M14 10 21 3M10 13c2-2 4-1 4 1 0 5-6 6-11 6 3-1 3-6 7-7Z" {} }
            symbol id="xian-crossbow" viewBox="0 0 24 24" { path.xian-line d="M12 3v18M3 9c4-5 14-5 18 0M3 9l9 8 9-8M9 21h6" {} }
            symbol id="xian-arrowheads" viewBox="0 0 24 24" { path.xian-line d="M7 3 3.500 10H7v11M7 3l3.500 7H7M17 3l-3.500 7H17v11M17 3l3.500 7H17" {} }
            symbol id="xian-chariot" viewBox="0 0 24 24" { path.xian-line d="M4 4v8h12l5-3M13 17.500a4.500 4.500 0 1 1-9 0 4.500 4.500 0 1 1 9 0ZM8.500 13v9M4 17.500h9" {} }
            symbol id="xian-halberd" viewBox="0 0 24 24" { path.xian-line d="M11 22V2M11 4c5 0 8 2 9 6-3 1-6 1-9 0M11 6H5" {} }
            symbol id="xian-horse" viewBox="0 0 24 24" { path.xian-line d="M5 22c0-7 1-9 4-11L7 7l4 1 2-5c5 2 8 6 8 11l-3 2-4-4c-1 4 1 6 2 10Z" {} }
            symbol id="xian-sword" viewBox="0 0 24 24" { path.xian-line d="M20 3 9 14M20 3v5l-9 9M20 3h-5L7 12M5 12l7 7M8.500 15.500 4 20" {} }
        }
    }
}
