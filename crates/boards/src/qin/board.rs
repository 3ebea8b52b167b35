//! The board of Qin: every square with what lies there, borders and pagodas in the colour of their owner.

use super::art::{SQUARE, half, pagoda, translate};
use game::Seat;
use games::qin::{Placement, Position, SIDE, Space, SpaceSet, Terrain, View, Village};
use maud::{Markup, html};
use std::fmt::Write;
use words::{Language, People};

/// The margin for the letters and numbers.
const MARGIN: usize = 22;
/// How far inside its squares the border of a province runs.
const INSET: usize = 2;

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    let position = &view.position;
    let size = MARGIN + SIDE * SQUARE + 6;
    html! {
        svg.board.qin data-ground="board" viewBox=(format!("0 -6 {size} {size}")) role="grid" aria-label=(words::text(language, "board", &[])) {
            (coordinates())
            g transform=(translate(MARGIN, 0)) {
                rect.ground width=(SIDE * SQUARE) height=(SIDE * SQUARE) rx="3" {}
                @for row in 0..SIDE {
                    g role="row" {
                        @for space in (0..SIDE).filter_map(|column| Space::new(row, column)) {
                            (square(position, space, people, language))
                        }
                    }
                }
                g.still {
                    @if let Some(last) = position.last() { (laid(last)) }
                    @for (_, spaces, province) in position.provinces() {
                        path class={ "border of-" (province.owner()) } d=(outline(spaces)) {}
                    }
                    @if let Some(last) = position.last() {
                        path.last d=(outline(last.spaces().into_iter().collect())) {}
                    }
                    (pagodas(position))
                }
                g id="ghost" {}
            }
        }
    }
}

/// One square: what lies there, with words for those who do not see it.
fn square(position: &Position, space: Space, people: &People, language: Language) -> Markup {
    let terrain = position.board().terrain(space);
    let label = label(position, space, people, language);
    let spare = position.unfillable().contains(space);
    let fresh = position.last().is_some_and(|last| last.spaces().contains(&space));
    html! {
        g.square.fresh[fresh] data-thing=(space) role="gridcell" tabindex="-1" aria-label=(label)
            data-column=(space.column()) data-row=(space.row()) transform=(at(space)) {
            title { (label) }
            @if let Some(colour) = position.colour_at(space) {
                (half(colour))
            } @else {
                @match terrain {
                    Terrain::Water => use href="#water" {},
                    Terrain::Village(village) => (village_square(position, village, space)),
                    Terrain::Grassland | Terrain::Printed(_) => {
                        rect.grass width=(SQUARE) height=(SQUARE) {}
                        @if spare { path.spare d="M14 14 26 26M26 14 14 26" {} }
                    },
                }
            }
        }
    }
}

/// A village of two squares looks like one: its ground reaches over.
fn village_square(position: &Position, village: Village, space: Space) -> Markup {
    let spaces = position.board().village_spaces(village);
    let first = spaces.iter().next() == Some(space);
    let (width, height) = spaces.iter().last().map_or((1, 1), |last| {
        (last.column().abs_diff(space.column()) + 1, last.row().abs_diff(space.row()) + 1)
    });
    html! {
        @if first {
            rect.village-ground x="3" y="3" rx="7" width=(width * SQUARE - 6) height=(height * SQUARE - 6) {}
        } @else {
            rect.hit width=(SQUARE) height=(SQUARE) {}
        }
        use.village href="#village" {}
    }
}

/// The tile laid last, in one piece, to be seen while it comes to the board from a hand.
fn laid(tile: Placement) -> Markup {
    let [first, second] = tile.spaces();
    html! {
        g.laid data-piece={ "tile-" (first) "-" (second) } data-home="mover" data-hand {
            @for (space, colour) in tile.halves() { g transform=(at(space)) { (half(colour)) } }
        }
    }
}

fn pagodas(position: &Position) -> Markup {
    html! {
        @for (_, _, province) in position.provinces() {
            @if province.pagodas() > 0 {
                g data-piece={ "pagoda-" (province.site()) } data-home={ "seat-" (province.owner()) } {
                    (pagoda(province.owner(), province.pagodas(), &at(province.site())))
                }
            }
        }
        @for village in position.board().villages() {
            @if let (Some(holder), Some(space)) =
                (position.holder(village), position.board().village_spaces(village).iter().next()) {
                g data-piece={ "pagoda-" (space) } data-home={ "seat-" (holder) } {
                    (pagoda(holder, 1, &at(space)))
                }
            }
        }
    }
}

fn coordinates() -> Markup {
    html! {
        g.coordinates aria-hidden="true" {
            @for (index, letter) in ('a'..).take(SIDE).enumerate() {
                text x=(MARGIN + index * SQUARE + SQUARE / 2) y=(SIDE * SQUARE + 15) text-anchor="middle" { (letter) }
                text x=(MARGIN - 6) y=(index * SQUARE + SQUARE / 2 + 4) text-anchor="end" { (SIDE - index) }
            }
        }
    }
}

/// A square in words, for those who do not see it.
fn label(position: &Position, space: Space, people: &People, language: Language) -> String {
    let name = |seat: Seat| people.names.get(seat.index()).cloned().unwrap_or_default();
    let place = space.to_string();
    if let Some(colour) = position.colour_at(space) {
        let colour = words::text(language, &format!("board-qin-{colour}"), &[]);
        return match position.province_at(space) {
            None => words::text(language, "board-qin-square-lone", &[("space", &place), ("colour", &colour)]),
            Some(province) => {
                let size = province.size().to_string();
                let safe = if province.is_major() { "major" } else { "small" };
                let told = [
                    ("space", place.as_str()),
                    ("colour", &colour),
                    ("size", &size),
                    ("name", &name(province.owner())),
                    ("kind", safe),
                ];
                words::text(language, "board-qin-square-province", &told)
            }
        };
    }
    match position.board().terrain(space) {
        Terrain::Water => words::text(language, "board-qin-square-water", &[("space", &place)]),
        Terrain::Village(village) => village_label(position, village, &place, &name, language),
        Terrain::Grassland | Terrain::Printed(_) if position.unfillable().contains(space) => {
            words::text(language, "board-qin-square-spare", &[("space", &place)])
        }
        Terrain::Grassland | Terrain::Printed(_) => {
            words::text(language, "board-qin-square-free", &[("space", &place)])
        }
    }
}

/// Who holds a village, and how strong everybody is beside it.
fn village_label(
    position: &Position,
    village: Village,
    place: &str,
    name: &impl Fn(Seat) -> String,
    language: Language,
) -> String {
    let beside = position.pagodas_beside(village);
    let counts: Vec<String> = (position.seats().seats().filter(|seat| beside[seat.index()] > 0))
        .map(|seat| format!("{} {}", name(seat), beside[seat.index()]))
        .collect();
    let counts = if counts.is_empty() { "\u{2013}".into() } else { counts.join(", ") };
    match position.holder(village) {
        None => {
            words::text(language, "board-qin-square-village-empty", &[("space", place), ("counts", &counts)])
        }
        Some(holder) => {
            let told = [("space", place), ("counts", &counts), ("name", &name(holder))];
            words::text(language, "board-qin-square-village", &told)
        }
    }
}

/// Where a square lies on the board.
pub fn at(space: Space) -> String {
    translate(space.column() * SQUARE, space.row() * SQUARE)
}

/// The line round a set of squares, a little inside them.
pub fn outline(spaces: SpaceSet) -> String {
    let has = |row: Option<usize>, column: Option<usize>| {
        (row.zip(column))
            .and_then(|(row, column)| Space::new(row, column))
            .is_some_and(|s| spaces.contains(s))
    };
    let mut path = String::new();
    for space in spaces.iter() {
        let (row, column) = (space.row(), space.column());
        let left = has(Some(row), column.checked_sub(1));
        let right = has(Some(row), Some(column + 1));
        let above = has(row.checked_sub(1), Some(column));
        let below = has(Some(row + 1), Some(column));
        let inset = |open: bool| if open { 0 } else { INSET };
        let (x0, x1) = (column * SQUARE + inset(left), (column + 1) * SQUARE - inset(right));
        let (y0, y1) = (row * SQUARE + inset(above), (row + 1) * SQUARE - inset(below));
        for (open, line) in [
            (above, format!("M{x0} {y0}H{x1}")),
            (below, format!("M{x0} {y1}H{x1}")),
            (left, format!("M{x0} {y0}V{y1}")),
            (right, format!("M{x1} {y0}V{y1}")),
        ] {
            if !open {
                let _ = write!(path, "{line}");
            }
        }
    }
    path
}
