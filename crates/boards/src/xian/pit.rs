//! The pit, lying on its side: 24 spaces in three sections with walls of brick between them, what stands on each and
//! what a statue there would bring.

use super::art::{resource_at, troops};
use super::space::label;
use game::Seat;
use games::xian::{
    Action, Bonus, Equipment, EquipmentSet, Figure, Kind, Owned, Print, Resource, SeatView, Section, Space,
    SpaceView, Verb, View,
};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// The side of a space, the wall round the pit, and the wall between two sections.
pub const CELL: usize = 84;
const RIM: usize = 10;
const WALL: usize = 14;
/// A section lies on its side: its two rows are columns here.
const COLUMNS_PER_SECTION: usize = 2;
const ROWS: usize = 4;
/// Width and height of the pit.
pub const SIZE: (usize, usize) = (WIDTH, HEIGHT);
const WIDTH: usize = 2 * RIM + 2 * WALL + 3 * COLUMNS_PER_SECTION * CELL;
const HEIGHT: usize = 2 * RIM + ROWS * CELL;

pub fn pit(view: &View, people: &People, language: Language) -> Markup {
    let arms = arms(view);
    html! {
        svg.xian-trench data-ground="pit" viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) {
            (kept("xian-walls", (), walls))
            g role="grid" aria-label=(words::text(language, "board-xian-pit", &[])) {
                @for row in 0..ROWS {
                    g role="row" {
                        @for space in view.spaces.iter().filter(|space| column_and_row(space.space).1 == row) {
                            (cell(space, is_paintable(view, space.space), carried(&arms, space.space), people, language))
                        }
                    }
                }
            }
            g.still id="ghost" {}
        }
    }
}

/// Earth, and brick round it and between the sections.
fn walls() -> Markup {
    html! { g {
        rect.xian-earth width=(WIDTH) height=(HEIGHT) rx="7" {}
        @for (x, y, width, height) in [(0, 0, WIDTH, RIM), (0, HEIGHT - RIM, WIDTH, RIM), (0, 0, RIM, HEIGHT), (WIDTH - RIM, 0, RIM, HEIGHT)] {
            rect.xian-bank x=(x) y=(y) width=(width) height=(height) {}
            rect x=(x) y=(y) width=(width) height=(height) fill="url(#xian-brick)" {}
        }
        @for section in 1..Section::ALL.len() {
            @let x = left_of(section) - WALL;
            rect.xian-bank x=(x) width=(WALL) height=(HEIGHT) {}
            rect x=(x) width=(WALL) height=(HEIGHT) fill="url(#xian-brick)" {}
            path.xian-glint d=(format!("M{} 0v{HEIGHT}", x + 1)) {}
        }
    } }
}

/// Where a section begins.
const fn left_of(section: usize) -> usize {
    RIM + section * (COLUMNS_PER_SECTION * CELL + WALL)
}

/// The place of a space in the pit that lies on its side.
fn column_and_row(space: Space) -> (usize, usize) {
    (space.section().index() * COLUMNS_PER_SECTION + space.number() / ROWS, space.number() % ROWS)
}

/// Where the corner of a space lies, as a shift of a drawing.
pub fn at(space: Space) -> String {
    let (column, row) = column_and_row(space);
    let x = left_of(space.section().index()) + column % COLUMNS_PER_SECTION * CELL;
    format!("translate({x} {})", RIM + row * CELL)
}

/// Whether the viewer may paint here now.
fn is_paintable(view: &View, place: Space) -> bool {
    view.legal.iter().any(|action| matches!(action, Action::Paint { space, .. } if *space == place))
}

fn cell(
    space: &SpaceView,
    paintable: bool,
    arms: Option<Kind>,
    people: &People,
    language: Language,
) -> Markup {
    kept("xian-space", (space, paintable, arms, people, language), || {
        drawn_cell(space, paintable, arms, people, language)
    })
}

fn drawn_cell(
    space: &SpaceView,
    paintable: bool,
    arms: Option<Kind>,
    people: &People,
    language: Language,
) -> Markup {
    let (place, (column, row)) = (space.space, column_and_row(space.space));
    // A card may be called like a space, so the thing says what is done there.
    let verb = if space.figure == Figure::Nothing { Verb::Model } else { Verb::Paint };
    html! {
        g.space.odd[(column + row) % 2 == 1] id={ "space-" (place) } data-thing={ (verb) " " (place) } data-place=(place)
            role="gridcell" tabindex="-1" transform=(at(place)) data-column=(column) data-row=(row) {
            // The title says it all: what is drawn is for the eyes.
            title { (label(space, people, language)) }
            rect.xian-floor x="1.500" y="1.500" width=(CELL - 3) height=(CELL - 3) rx="4" {}
            text.xian-nr aria-hidden="true" x="8" y="15" { (place.number() + 1) }
            @match space.figure {
                Figure::Nothing => @if let Print::Bonus(bonus) = space.print { (printed(bonus)) },
                Figure::Raw { signed_by } => {
                    (statue(place, None))
                    @if let Some(by) = signed_by { (signature(by)) }
                    @if let Some(group) = space.group.filter(|_| paintable) { (gained(group.len())) }
                },
                Figure::Soldier { of, signed_by } => {
                    g data-piece={ "soldier-" (place) } data-home={ "seat-" (of) } { (statue(place, Some(of))) }
                    @if let Some(kind) = arms { (armed(kind)) }
                    @if let Some(by) = signed_by { (signature(by)) }
                },
            }
        }
    }
}

/// What whoever models here gains.
fn printed(bonus: Bonus) -> Markup {
    let goods = goods(bonus);
    let (size, gap) = if goods.len() > 2 { (22, 1) } else { (25, 2) };
    let left = (CELL + gap - goods.len() * (size + gap)) / 2;
    let top = if goods.is_empty() { 27 } else { 13 };
    html! {
        g aria-hidden="true" {
            rect.xian-stamp x="27" y=(top) width="30" height="30" rx="5" {}
            text.xian-worth x="42" y=(top + 22) { (bonus.prestige) }
            @for (index, &good) in goods.iter().enumerate() { (resource_at(good, left + index * (size + gap), 50, size)) }
        }
    }
}

/// The goods of a space, one by one.
pub fn goods(bonus: Bonus) -> Vec<Resource> {
    let coins = (0..bonus.coins).map(|_| Resource::Coin);
    coins.chain(bonus.pigments.iter().map(Resource::from)).collect()
}

/// A statue: raw, or painted in the colours of a seat, whose device it wears.
pub fn statue(place: Space, of: Option<Seat>) -> Markup {
    let paint = of.map_or_else(|| "raw".to_owned(), |seat| format!("painted of-{seat}"));
    html! {
        g class={ "xian-statue " (paint) } aria-hidden="true" {
            ellipse.xian-shade cx="42" cy="76" rx="31" ry="6" {}
            use href={ "#xian-" (troops(place.section())) } x="10" y="2" width="64" height="81" {}
            @if let Some(seat) = of {
                circle.xian-roundel cx="70" cy="70" r="11" {}
                use href={ "#device-" (seat) } x="62.500" y="62.500" width="15" height="15" {}
            }
        }
    }
}

/// The chop of whoever alone may paint a statue.
pub fn signature(by: Seat) -> Markup {
    html! {
        g class={ "xian-chop of-" (by) } aria-hidden="true" {
            rect x="4" y="60" width="20" height="20" rx="3" {}
            use href={ "#device-" (by) } x="6.500" y="62.500" width="15" height="15" {}
        }
    }
}

/// A weapon in the hand of a soldier.
fn armed(kind: Kind) -> Markup {
    html! { use.xian-arms aria-hidden="true" href={ "#xian-" (kind) } x="1" y="24" width="34" height="34" {} }
}

/// Points that something here would bring.
pub fn gained(points: usize) -> Markup {
    html! {
        g.xian-gained aria-hidden="true" {
            circle cx="69" cy="15" r="13" {}
            text x="69" y="20" { "+" (points) }
        }
    }
}

/// RULES 9.4: the weapons that soldiers carry, as far as the viewer knows who has which: each card with one soldier of
/// its section, each soldier once.
fn arms(view: &View) -> Vec<(Space, Kind)> {
    let of_section = |seat: &SeatView, section: Section| {
        let cards = match seat.equipment {
            Owned::Open(cards) => cards,
            Owned::FaceDown { .. } => EquipmentSet::EMPTY,
        };
        let soldiers = view.table.players[seat.seat].soldiers.and(section.spaces());
        let kinds = cards.iter().map(Equipment::kind).filter(move |kind| kind.section() == section);
        soldiers.iter().zip(kinds).collect::<Vec<_>>()
    };
    let all = view.seats.iter().flat_map(|seat| Section::ALL.map(|section| of_section(seat, section)));
    all.flatten().collect()
}

fn carried(arms: &[(Space, Kind)], space: Space) -> Option<Kind> {
    arms.iter().find(|(armed, _)| *armed == space).map(|(_, kind)| *kind)
}
