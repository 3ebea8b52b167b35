//! The pit: 24 spaces in three sections, what stands on them and what a statue there would bring, and beside
//! each section what a painting costs and who leads.

use super::art::{letter, resource_at};
use super::name;
use crate::marks::seat_letter;
use game::{Seat, Viewer};
use games::xian::scoring::MAJORITY;
use games::xian::{Asked, Bonus, Figure, Moment, Offer, Print, Prompt, RequestSlot, Resource, Section};
use games::xian::{SectionView, Space, SpaceView, Verb, Verdict, View, Xian};
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// The side of a space, the gap between two sections, and where the panel beside them begins.
pub const CELL: usize = 72;
const GAP: usize = 12;
const PANEL: usize = COLUMNS * CELL + 10;
const COLUMNS: usize = 4;
const ROWS: usize = 2;
const WIDTH: usize = PANEL + 104;
const HEIGHT: usize = 3 * ROWS * CELL + 2 * GAP;

pub fn pit(view: &View, people: &People, language: Language) -> Markup {
    html! {
        svg.xian-pit data-ground="pit" viewBox=(format!("-2 -2 {} {}", WIDTH + 4, HEIGHT + 4)) {
            g role="grid" aria-label=(words::text(language, "board-xian-pit", &[])) {
                @for row in 0..Section::ALL.len() * ROWS {
                    g role="row" {
                        @for space in view.spaces.iter().skip(row * COLUMNS).take(COLUMNS) {
                            (cell(view, space, people, language))
                        }
                    }
                }
            }
            @for section in &view.sections { (panel(view, section, people, language)) }
            g.still id="ghost" {}
        }
    }
}

/// Where the corner of a space lies.
fn corner(space: Space) -> (usize, usize) {
    let (column, row) = (space.number() % COLUMNS, space.index() / COLUMNS);
    (column * CELL, row * CELL + space.section().index() * GAP)
}

/// The same as a shift of a drawing.
pub fn at(space: Space) -> String {
    let (x, y) = corner(space);
    format!("translate({x} {y})")
}

fn cell(view: &View, space: &SpaceView, people: &People, language: Language) -> Markup {
    let label = label(space, people, language);
    let place = space.space;
    // A card may be called like a space, so the thing says what is done there.
    let verb = if space.figure == Figure::Nothing { Verb::Model } else { Verb::Paint };
    let painting = matches!(view.prompt, Prompt::Turn(Moment { asked: Asked::Paint, .. }));
    html! {
        g.space data-thing={ (verb) " " (place) } data-place=(place) role="gridcell" tabindex="-1" transform=(at(place))
            data-column=(place.number() % COLUMNS) data-row=(place.index() / COLUMNS) {
            title { (label) }
            // The title says it all: what is drawn is for the eyes.
            rect.xian-floor x="1.5" y="1.5" width=(CELL - 3) height=(CELL - 3) rx="5" {}
            @match space.figure {
                Figure::Nothing => @if let Print::Bonus(bonus) = space.print { (printed(bonus, language)) },
                Figure::Raw { signed_by } => {
                    (statue("raw", None))
                    @if let Some(by) = signed_by { (signature(by)) }
                    @if let Some(group) = space.group.filter(|_| painting) {
                        text.xian-score aria-hidden="true" x="10" y="20" { "+" (group.len()) }
                    }
                },
                Figure::Soldier { of, signed_by } => {
                    g data-piece={ "soldier-" (place) } data-home={ "seat-" (of) } { (statue(&format!("of-{of}"), Some(of))) }
                    @if let Some(by) = signed_by { (signature(by)) }
                },
            }
            text.xian-place aria-hidden="true" x=(CELL - 6) y=(CELL - 7) text-anchor="end" { (place) }
        }
    }
}

/// What whoever models here gains.
fn printed(bonus: Bonus, language: Language) -> Markup {
    let coins = (0..bonus.coins).map(|_| Resource::Coin);
    let extras: Vec<Resource> = coins.chain(bonus.pigments.iter().map(Resource::from)).collect();
    html! {
        g aria-hidden="true" transform="translate(23 9)" {
            use.xian-seal href="#xian-seal" width="26" height="26" {}
            text.xian-worth x="13" y="19" text-anchor="middle" { (bonus.prestige) }
        }
        g transform=(format!("translate({} 38) scale(.75)", CELL / 2 - extras.len() * 9)) {
            @for (index, &extra) in extras.iter().enumerate() { (resource_at(extra, index * 24, 0, language)) }
        }
    }
}

/// A statue, raw or in the colour of a seat.
pub fn statue(look: &str, of: Option<Seat>) -> Markup {
    html! {
        g class={ "xian-figure " (look) } aria-hidden="true" {
            use href="#xian-statue" x="5" y="4" width="62" height="62" {}
            @if let Some(seat) = of {
                text.on-seat x="36" y="46" text-anchor="middle" font-size="17" { (seat_letter(seat)) }
            }
        }
    }
}

/// A small flag under a statue.
pub fn signature(by: Seat) -> Markup {
    html! {
        g class={ "xian-signature of-" (by) } aria-hidden="true" {
            path d="M5 50h18v16H5Z" {}
            text.on-seat x="14" y="62" text-anchor="middle" font-size="11" { (seat_letter(by)) }
        }
    }
}

/// Beside a section: its requests and price, what modelling costs, and who leads.
fn panel(view: &View, section: &SectionView, people: &People, language: Language) -> Markup {
    let index = section.section.index();
    let slots: &[RequestSlot] = match section.section {
        Section::A => &[RequestSlot::A],
        Section::B => &[RequestSlot::B1, RequestSlot::B2],
        Section::C => &[RequestSlot::C],
    };
    let [first, second, third] = MAJORITY[index];
    html! {
        g transform=(format!("translate({PANEL} {})", index * (ROWS * CELL + GAP))) {
            text.xian-section x="0" y="24" { (section.section) }
            g transform="translate(56 4)" role="img" aria-label=(cost_label(section, language)) {
                title { (cost_label(section, language)) }
                text.xian-small x="20" y="16" text-anchor="end" { (section.section.model_cost()) }
                g transform="translate(23 1) scale(.8)" { (resource_at(Resource::Clay, 0, 0, language)) }
            }
            @for (place, &slot) in slots.iter().enumerate() { (request(view, slot, place, language)) }
            (price(view, section, language))
            g role="img" aria-label=(standing_label(section, people, language)) {
                title { (standing_label(section, people, language)) }
                text.xian-small x="0" y="106" { (first) " · " (second) " · " (third) }
                @for (place, seat) in view.table.seats().seats().enumerate() {
                    g transform=(format!("translate({} {})", place % 2 * 52, 112 + place / 2 * 17))
                        class=(if section.soldiers[seat] == 0 { "faint" } else { "" }) {
                        circle class={ "of-" (seat) " xian-dot" } cx="8" cy="8" r="7" {}
                        text.on-seat x="8" y="11.5" text-anchor="middle" font-size="9.5" { (seat_letter(seat)) }
                        text.xian-small x="18" y="12.5" { (section.soldiers[seat]) "→" (section.majority[seat.index()]) }
                    }
                }
            }
        }
    }
}

/// A request token: its colour and number; the one that leaves next is marked.
fn request(view: &View, slot: RequestSlot, place: usize, language: Language) -> Markup {
    let token = view.table.requests.at(slot);
    let leaves = view.leaving_request == Some(slot);
    let colour = words::text(language, &format!("board-xian-{}", token.colour()), &[]);
    let (number, leaving) = (token.number().to_string(), if leaves { "yes" } else { "no" });
    let told = [("slot", slot.name()), ("number", &number), ("colour", &colour), ("leaves", leaving)];
    let label = words::text(language, "board-xian-request", &told);
    html! {
        g class=(if leaves { "xian-request leaves" } else { "xian-request" }) role="img" aria-label=(label)
            transform=(format!("translate({} 32)", place * 52)) {
            title { (label) }
            rect class={ "xian-dye " (token.colour()) } width="44" height="26" rx="5" {}
            text.xian-dye-letter x="22" y="18" text-anchor="middle" font-size="14" {
                (letter(token.colour(), language)) " " (token.number()) @if leaves { " ↗" }
            }
        }
    }
}

/// What a painting costs here, and whether the viewer could pay.
fn price(view: &View, section: &SectionView, language: Language) -> Markup {
    let seated = matches!(view.viewer, Viewer::Seat(_));
    let key = if section.payments.is_empty() { "board-xian-cannot-pay" } else { "board-xian-can-pay" };
    let (sign, look) = if section.payments.is_empty() { ("✗", "lacks") } else { ("✓", "pays") };
    html! {
        g transform="translate(0 66) scale(.92)" {
            @for (index, &colour) in section.colours.iter().enumerate() { (resource_at(colour.into(), index * 25, 0, language)) }
            @for index in 0..section.of_any_colour {
                use.xian-any href="#xian-any" x=((section.colours.len() + usize::from(index)) * 25) y="0" width="24" height="24" {}
            }
            @if seated {
                g role="img" aria-label=(words::text(language, key, &[])) {
                    title { (words::text(language, key, &[])) }
                    text class={ "xian-verdict " (look) } x="58" y="18" { (sign) }
                }
            }
        }
    }
}

fn cost_label(section: &SectionView, language: Language) -> String {
    let clay = section.section.model_cost().to_string();
    words::text(language, "board-xian-model-cost", &[("section", section.section.name()), ("clay", &clay)])
}

fn standing_label(section: &SectionView, people: &People, language: Language) -> String {
    let seats = (0..).map_while(Seat::new).zip(&section.soldiers).zip(&section.majority);
    let standing: Vec<String> = seats
        .map(|((seat, soldiers), points)| format!("{} {soldiers} → {points}", name(people, seat)))
        .collect();
    let told = [("section", section.section.name()), ("standing", &standing.join(", "))];
    words::text(language, "board-xian-standing", &told)
}

/// A space in words, with what the viewer could do there.
fn label(space: &SpaceView, people: &People, language: Language) -> String {
    let place = space.space.to_string();
    let owner = |key: &str, seat: Seat| {
        words::text(language, key, &[("space", &place), ("name", name(people, seat))])
    };
    let refused = |why| <Xian as Speaks>::refusal(why, people, language).text;
    let mut parts = vec![match space.figure {
        Figure::Nothing => words::text(language, "board-xian-space-empty", &[("space", &place)]),
        Figure::Raw { .. } => words::text(language, "board-xian-space-raw", &[("space", &place)]),
        Figure::Soldier { of, .. } => owner("board-xian-space-soldier", of),
    }];
    if let Figure::Raw { signed_by: Some(by) } | Figure::Soldier { signed_by: Some(by), .. } = space.figure {
        parts.push(owner("board-xian-space-signed", by));
    }
    if let (Figure::Nothing, Print::Bonus(bonus)) = (space.figure, space.print) {
        parts.push(gain(space.gain.unwrap_or(bonus), language));
    }
    match &space.model {
        Some(Offer { full: Verdict::Allowed(clay), .. }) => {
            parts.push(words::text(language, "board-xian-space-clay", &[("clay", &clay.to_string())]));
        }
        Some(Offer { full: Verdict::Refused(why), .. }) => parts.push(refused(why)),
        None => {}
    }
    if let Some(group) = space.group {
        parts.push(words::text(language, "board-xian-space-group", &[("count", &group.len().to_string())]));
    }
    if let Some(Offer { full: Verdict::Refused(why), .. }) = &space.paint {
        parts.push(refused(why));
    }
    let join =
        |first: String, then: String| words::text(language, "parts", &[("first", &first), ("then", &then)]);
    parts.into_iter().reduce(join).unwrap_or_default()
}

/// Points, coins and pigments in words.
fn gain(bonus: Bonus, language: Language) -> String {
    let amount = |resource: Resource, count: u8| {
        words::text(
            language,
            "board-xian-amount",
            &[("resource", resource.name()), ("count", &count.to_string())],
        )
    };
    let prestige = words::text(language, "board-xian-prestige", &[("count", &bonus.prestige.to_string())]);
    let coins = (bonus.coins > 0).then(|| amount(Resource::Coin, bonus.coins));
    let pigments = bonus.pigments.iter().map(|colour| amount(colour.into(), 1));
    let parts: Vec<String> = std::iter::once(prestige).chain(coins).chain(pigments).collect();
    parts.join(", ")
}
