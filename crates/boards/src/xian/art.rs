//! The small pieces of Xi'an: goods, cards, builders, statues. Colours of pigments are told by a sign as well: a disc
//! is yellow, a diamond red, a leaf green, waves are blue. Seats are told by their devices.

use game::Seat;
use games::xian::{Card, Colour, Resource, Section, Set, Work};
use maud::{Markup, PreEscaped, html};
use words::Language;

/// The shapes that are drawn many times. Their parts take their colours from properties of whatever uses them.
pub fn shapes() -> Markup {
    PreEscaped(include_str!("../../assets/xian.svg").to_owned())
}

/// A shape as a picture of its own, beside words that say the same.
pub fn icon(shape: &str) -> Markup {
    html! { svg.xian-icon viewBox="0 0 24 24" aria-hidden="true" { use href={ "#xian-" (shape) } {} } }
}

/// A sign that explains itself: to the eye when it is pointed at, and to those who listen.
pub fn sign(shape: &str, told: &str) -> Markup {
    html! { span.xian-sign title=(told) { (icon(shape)) span.visually-hidden { (told) } } }
}

/// The shape of a resource: a coin with its square hole, a lump of clay, a jar with the sign of its pigment.
fn shape_of(resource: Resource) -> String {
    match resource.pigment() {
        None => resource.to_string(),
        Some(colour) => format!("jar-{colour}"),
    }
}

pub fn resource(resource: Resource) -> Markup {
    icon(&shape_of(resource))
}

/// The same within a drawing.
pub fn resource_at(resource: Resource, x: usize, y: usize, size: usize) -> Markup {
    html! { use href={ "#xian-" (shape_of(resource)) } x=(x) y=(y) width=(size) height=(size) {} }
}

/// An amount of a resource, with words for those who do not see it.
pub fn amount(of: Resource, count: u8, language: Language) -> Markup {
    let told = amount_told(of, count, language);
    html! {
        span.xian-amount.none[count == 0] title=(told) {
            (resource(of)) span aria-hidden="true" { (count) }
            span.visually-hidden { (told) }
        }
    }
}

/// “2 coins”
pub fn amount_told(of: Resource, count: u8, language: Language) -> String {
    words::text(language, "board-xian-amount", &[("resource", of.name()), ("count", &count.to_string())])
}

/// One of each of these pigments.
pub fn pigments(colours: Set<Colour>) -> Markup {
    html! { @for colour in colours.iter() { (resource(Resource::from(colour))) } }
}

/// Points of prestige on a red seal.
pub fn points(prestige: i16) -> Markup {
    html! { b.xian-points { (prestige) } }
}

/// A worker card in small: the sign of its colour and its number.
pub fn chip(card: Card, language: Language) -> Markup {
    let told = card_name(card, language);
    html! {
        span class={ "xian-chip xian-" (card.colour()) } title=(told) {
            (icon(card.colour().name())) span aria-hidden="true" { (card.initiative()) }
            span.visually-hidden { (told) }
        }
    }
}

/// Who is on a worker card: the assistant by name, or the kind of worker.
pub fn worker_name(card: Card, language: Language) -> String {
    let key = match card.work() {
        Work::Coins(_) => "board-xian-tax-collector".to_owned(),
        Work::Clay(_) => "board-xian-craftsman".to_owned(),
        Work::Pigments(_) => "board-xian-miner".to_owned(),
        Work::Recruit(assistant) => format!("board-xian-{assistant}"),
    };
    words::text(language, &key, &[])
}

/// A worker card in words, with its colour and number.
pub fn card_name(card: Card, language: Language) -> String {
    let colour = words::text(language, &format!("board-xian-{}", card.colour()), &[]);
    let (worker, number) = (worker_name(card, language), card.initiative().to_string());
    words::text(language, "board-xian-card", &[("worker", &worker), ("colour", &colour), ("number", &number)])
}

/// A master builder under his hat, with the device of his player.
pub fn builder(seat: Seat) -> Markup {
    html! { svg class={ "xian-piece of-" (seat) } viewBox="0 0 24 24" aria-hidden="true" { (builder_drawn(seat)) } }
}

/// The same within a drawing of 24 units.
pub fn builder_drawn(seat: Seat) -> Markup {
    html! {
        use href="#xian-builder" {}
        use href={ "#device-" (seat) } x="7.500" y="13.500" width="9" height="9" {}
    }
}

/// The Prime Minister in his winged hat.
pub fn prime_minister() -> Markup {
    html! { svg.xian-piece.minister viewBox="0 0 24 24" aria-hidden="true" { use href="#xian-minister" {} } }
}

/// The troops of each section have a figure of their own.
pub const fn troops(section: Section) -> &'static str {
    match section {
        Section::A => "archer",
        Section::B => "guard",
        Section::C => "general",
    }
}
