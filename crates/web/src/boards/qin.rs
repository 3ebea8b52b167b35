//! Qin on a page: squares with pattern and colour, borders and pagodas in the colour of their owner.

use super::Board;
use super::art::seat_letter;
use game::Seat;
use maud::{Markup, html};
use qin::{Colour, Event, Hand, Kind, Placement, Position, Qin, SIDE, Space, SpaceSet, Terrain};
use qin::{View, Village};
use std::fmt::Write;
use words::{Language, People, page};

/// The side of a square, and the margin for the letters and numbers.
const SQUARE: usize = 40;
const MARGIN: usize = 22;
/// How far inside its squares the border of a province runs.
const INSET: usize = 2;

impl Board for Qin {
    const MINUTES: u32 = 30;
    const TURNS: bool = true;

    fn shapes() -> Markup {
        glyphs()
    }

    fn picture() -> Markup {
        let squares = [
            (1, 1, Colour::Red),
            (2, 1, Colour::Red),
            (1, 2, Colour::Red),
            (2, 0, Colour::Blue),
            (3, 0, Colour::Blue),
            (4, 0, Colour::Blue),
            (3, 1, Colour::Yellow),
            (4, 1, Colour::Yellow),
            (4, 2, Colour::Yellow),
            (5, 1, Colour::Yellow),
            (5, 2, Colour::Yellow),
            (7, 1, Colour::Blue),
            (7, 2, Colour::Blue),
            (8, 0, Colour::Red),
            (8, 1, Colour::Red),
        ];
        html! {
            svg.picture viewBox="0 -6 400 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
                @for (column, row) in (0..10).flat_map(|column| (0..3).map(move |row| (column, row))) {
                    rect.grass x=(column * SQUARE) y=(row * SQUARE) width=(SQUARE) height=(SQUARE) {}
                }
                @for (column, row, colour) in squares {
                    g transform=(translate(column * SQUARE, row * SQUARE)) { (half(colour)) }
                }
                @for (column, row) in [(5, 0), (0, 1), (6, 2), (9, 1)] {
                    g transform=(translate(column * SQUARE, row * SQUARE)) { use.village href="#village" {} }
                }
                path.border.of-0 d="M42 42H118V78H78V118H42Z" {}
                path.border.of-1 d="M82 2H198V38H82Z" {}
                path.border.of-2 d="M122 42H238V118H162V78H122Z" {}
                path.border.of-0 d="M322 2H358V78H322Z" {}
                (pagoda(Seat::FIRST, 1, &translate(SQUARE, 2 * SQUARE)))
                (pagoda(Seat::FIRST, 1, &translate(0, SQUARE)))
                (pagoda(Seat::FIRST, 1, &translate(8 * SQUARE, 0)))
                @if let Some(second) = Seat::new(1) { (pagoda(second, 1, &translate(3 * SQUARE, 0))) }
                @if let Some(third) = Seat::new(2) { (pagoda(third, 2, &translate(5 * SQUARE, SQUARE))) }
            }
        }
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        let position = &view.position;
        let size = MARGIN + SIDE * SQUARE + 6;
        html! {
            svg.board.qin data-ground="board" viewBox=(format!("0 -6 {size} {size}")) role="grid" aria-label=(page(language, "board", &[])) {
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

    fn hand(view: &View, language: Language) -> Markup {
        let game::Viewer::Seat(seat) = view.viewer else { return html! {} };
        let Hand::Open(tiles) = view.players[seat.index()].hand else { return html! {} };
        html! {
            @for kind in tiles.iter() {
                button.tile type="button" data-thing=(kind) aria-pressed="false" aria-label=(kind_name(kind, language)) {
                    (tile(kind))
                }
            }
        }
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        let player = &view.players[seat.index()];
        let supply = player.supply.to_string();
        let held = match player.hand {
            Hand::Open(tiles) => tiles.len(),
            Hand::Hidden { tiles } => usize::from(tiles),
        };
        let matched = view.options.games.get() > 1;
        html! {
            span.figure.few[player.supply <= 3] title=(page(language, "board-qin-supply", &[("count", &supply)])) {
                (small_pagoda(seat)) b { (supply) }
                span.visually-hidden { (page(language, "board-qin-supply", &[("count", &supply)])) }
            }
            span.figure { (page(language, "board-qin-hand", &[("count", &held.to_string())])) }
            @if matched {
                span.figure { (page(language, "board-qin-match-score", &[("count", &player.score.to_string())])) }
            }
        }
    }

    fn beside(view: &View, language: Language) -> Markup {
        let (game, games) = (view.game.to_string(), view.options.games.get().to_string());
        html! {
            @if view.options.games.get() > 1 {
                p.small { (page(language, "board-qin-game", &[("game", &game), ("games", &games)])) }
            }
            h2 { (page(language, "board-qin-unseen", &[])) }
            ul.bag {
                @for kind in Kind::ALL {
                    li title=(kind_name(kind, language)) {
                        (tile(kind))
                        @let told = [("tile", &*kind_name(kind, language)), ("count", &view.unseen.of(kind).to_string())];
                        span.visually-hidden { (page(language, "board-qin-unseen-tiles", &told)) }
                        span aria-hidden="true" { (view.unseen.of(kind)) }
                    }
                }
            }
            p.small { (page(language, "board-qin-stock", &[("count", &view.stock.to_string())])) }
        }
    }

    fn echoes(event: &Event) -> bool {
        matches!(event, Event::Laid { .. })
    }

    fn ghost(_view: &View, action: Placement) -> Markup {
        html! {
            @for (space, colour) in action.halves() {
                g transform=(at(space)) { (half(colour)) }
            }
            path.ghost-edge d=(outline(action.spaces().into_iter().collect())) {}
        }
    }

    fn meant(_view: &View, things: &[&str]) -> Vec<Placement> {
        let kind = Kind::ALL.into_iter().find(|kind| things.contains(&kind.to_string().as_str()));
        let space = Space::all().find(|space| things.contains(&space.to_string().as_str()));
        let (Some(kind), Some(space)) = (kind, space) else { return vec![] };
        let ways = Space::all().flat_map(|other| [(space, other), (other, space)]);
        ways.filter_map(|(first, second)| Placement::new(kind, first, second)).collect()
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

/// A pagoda with the letter of its owner; one of two storeys stands for two.
fn pagoda(owner: Seat, storeys: u8, place: &str) -> Markup {
    let (shape, letter_at) = if storeys > 1 { ("#pagoda-two", "36.5") } else { ("#pagoda", "34") };
    html! {
        g class={ "pagoda of-" (owner) } transform=(place) {
            use href=(shape) {}
            text.on-seat x="20" y=(letter_at) text-anchor="middle" font-size="11" { (seat_letter(owner)) }
        }
    }
}

fn small_pagoda(owner: Seat) -> Markup {
    html! {
        svg.token viewBox="6 4 28 34" aria-hidden="true" { (pagoda(owner, 1, &translate(0, 0))) }
    }
}

/// A province square: its colour and, for those who do not tell colours apart, its sign.
fn half(colour: Colour) -> Markup {
    let name = colour.to_string();
    html! {
        rect class={ "half " (name) } x="0.5" y="0.5" width="39" height="39" rx="4" {}
        use class={ "sign " (name) } href={ "#sign-" (name) } {}
    }
}

fn tile(kind: Kind) -> Markup {
    let (first, second) = kind.colours();
    html! {
        svg viewBox="-2 -2 84 44" aria-hidden="true" {
            g { (half(first)) }
            g transform=(translate(SQUARE, 0)) { (half(second)) }
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

fn label(position: &Position, space: Space, people: &People, language: Language) -> String {
    let name = |seat: Seat| people.names.get(seat.index()).cloned().unwrap_or_default();
    let place = space.to_string();
    if let Some(colour) = position.colour_at(space) {
        let colour = page(language, &format!("board-qin-{colour}"), &[]);
        return match position.province_at(space) {
            None => page(language, "board-qin-square-lone", &[("space", &place), ("colour", &colour)]),
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
                page(language, "board-qin-square-province", &told)
            }
        };
    }
    match position.board().terrain(space) {
        Terrain::Water => page(language, "board-qin-square-water", &[("space", &place)]),
        Terrain::Village(village) => village_label(position, village, &place, &name, language),
        Terrain::Grassland | Terrain::Printed(_) if position.unfillable().contains(space) => {
            page(language, "board-qin-square-spare", &[("space", &place)])
        }
        Terrain::Grassland | Terrain::Printed(_) => {
            page(language, "board-qin-square-free", &[("space", &place)])
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
        None => page(language, "board-qin-square-village-empty", &[("space", place), ("counts", &counts)]),
        Some(holder) => {
            let told = [("space", place), ("counts", &counts), ("name", &name(holder))];
            page(language, "board-qin-square-village", &told)
        }
    }
}

fn kind_name(kind: Kind, language: Language) -> String {
    page(language, &format!("board-qin-tile-{kind}"), &[])
}

fn translate(x: usize, y: usize) -> String {
    format!("translate({x} {y})")
}

fn at(space: Space) -> String {
    translate(space.column() * SQUARE, space.row() * SQUARE)
}

/// The line round a set of squares, a little inside them.
fn outline(spaces: SpaceSet) -> String {
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

/// The shapes that are drawn many times.
fn glyphs() -> Markup {
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
