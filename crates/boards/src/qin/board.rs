//! The board of Qin: an old silk map in a lacquer tray. Squares lie below, then the ribbons round provinces, then
//! pagodas; what somebody may be about to do is drawn above all of it. Every part that changes by itself has a name
//! (`data-part`), the same from move to move.

use super::art::{SQUARE, bare_land, emblem, land, pagoda, translate};
use super::label::label;
use super::outline::outline;
use super::square::{Ground, Square};
use game::{Seat, SeatSet};
use games::qin::{Placement, Position, Province, SIDE, Space, SpaceSet, Terrain, View, Village};
use markup::kept;
use maud::{Markup, html};
use std::fmt::Write;
use words::{Language, People};

/// The rim of the tray, with the letters and numbers.
const RIM: usize = 20;
/// The side of the map.
const MAP: usize = SIDE * SQUARE;
/// How far inside its squares the ribbon of a province runs, and how far the shore of a lake.
pub const RIBBON: usize = 2;
const SHORE: usize = 8;

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    let position = &view.position;
    let won = view.outcome.map_or(SeatSet::EMPTY, |outcome| outcome.winners());
    let sites = sites(position);
    let built = sites.iter().map(|site| site.space).collect();
    html! {
        svg.board.qin.over[view.outcome.is_some()] data-ground="board" role="grid" aria-label=(words::text(language, "board", &[]))
            viewBox=(format!("-{RIM} -{RIM} {0} {0}", MAP + 2 * RIM)) {
            (map(position))
            (hamlets(position, won))
            @for row in 0..SIDE { (row_of(&Square::row(position, row, built, won), people.names, language)) }
            g.still {
                @if let Some(last) = position.last() { (laid(last)) }
                @for (_, spaces, province) in position.provinces() { (ribbons(position, spaces, &province, won)) }
                @if let Some(last) = position.last() { path.last data-part="last" d=(corners(last)) {} }
                @for site in &sites { (site.pagoda(won)) }
            }
            g id="ghost" {}
        }
    }
}

/// What never changes: the tray, the silk with the eaves tile of this side, the lakes.
fn map(position: &Position) -> Markup {
    // There is one board for each side, whatever is played on it.
    kept("qin-map", std::ptr::from_ref(position.board()).addr(), || drawn_map(position))
}

fn drawn_map(position: &Position) -> Markup {
    let (rim, side) = (format!("-{RIM}"), MAP + 2 * RIM);
    let mut lines = String::new();
    for line in (1..SIDE).map(|line| line * SQUARE) {
        // Writing to a string cannot fail.
        let _ = write!(lines, "M{line} 0V{MAP}M0 {line}H{MAP}");
    }
    let water = |space: &Space| position.board().terrain(*space) == Terrain::Water;
    let lakes = outline(Space::all().filter(water).collect(), SHORE);
    html! {
        g.map data-part="map" {
            rect.tray x=(rim) y=(rim) width=(side) height=(side) rx="9" {}
            rect.thread x="-16.5" y="-16.5" width=(side - 7) height=(side - 7) rx="6" {}
            @for quarter in 0..4 {
                use.fret href="#fret" transform=(format!("rotate({} {1} {1})", 90 * quarter, MAP / 2)) x="-14" y="-14" width="26" height="26" {}
            }
            g.coordinates aria-hidden="true" {
                @for (index, letter) in ('a'..).take(SIDE).enumerate() {
                    text x=(index * SQUARE + SQUARE / 2) y=(MAP + 14) { (letter) }
                    text x="-10" y=(index * SQUARE + SQUARE / 2 + 4) { (SIDE - index) }
                }
            }
            rect.silk width=(MAP) height=(MAP) {}
            rect width=(MAP) height=(MAP) fill="url(#qin-meadow)" {}
            rect width=(MAP) height=(MAP) fill="url(#qin-tufts)" {}
            @if let Some(side) = position.board().side() {
                g.emblem transform="translate(110 110) scale(3)" { (emblem(side)) }
            }
            path.grid d=(lines) {}
            @if !lakes.is_empty() {
                path.shore d=(lakes) {}
                path.water d=(lakes) {}
                path d=(lakes) fill="url(#qin-ripples)" {}
            }
        }
    }
}

/// A row of squares.
fn row_of(squares: &[Square], names: &[String], language: Language) -> Markup {
    kept("qin-row", (squares, names, language), || {
        html! { g role="row" { @for square in squares { (drawn_square(square, names, language)) } } }
    })
}

/// One square: what lies there, with words for those who do not see it.
fn drawn_square(square: &Square, names: &[String], language: Language) -> Markup {
    let Square { space, fresh, won, .. } = *square;
    let lone = matches!(square.ground, Ground::Land { province: None, .. });
    kept("qin-square", (square, names, language), || {
        html! {
            g.square.fresh[fresh].lone[lone].won[won] data-thing=(space) data-part=(space)
                role="gridcell" tabindex="-1" data-column=(space.column()) data-row=(space.row()) transform=(at(space)) {
                title { (label(square, names, language)) }
                @match square.ground {
                    Ground::Land { colour, .. } if square.built => (bare_land(colour)),
                    Ground::Land { colour, .. } => (land(colour)),
                    Ground::Water => use href="#qin-water" {},
                    Ground::Village { is_first: true, .. } => use href="#qin-village" {},
                    Ground::Village { is_first: false, .. } => use href="#qin-village-b" {},
                    Ground::Scrub => use href="#qin-scrub" {},
                    Ground::Grass => use href="#qin-grass" {},
                }
            }
        }
    })
}

/// The yards of all villages.
fn hamlets(position: &Position, won: SeatSet) -> Markup {
    let board = position.board();
    let holders: Vec<Option<Seat>> = board.villages().map(|village| position.holder(village)).collect();
    kept("qin-hamlets", (std::ptr::from_ref(board).addr(), &holders, won), || {
        html! { g { @for (village, &holder) in board.villages().zip(&holders) { (hamlet(position, village, holder, won)) } } }
    })
}

/// The yard of a village: fenced while it is free, walled in the colour of its holder. A large one looks like one.
pub fn hamlet(position: &Position, village: Village, holder: Option<Seat>, won: SeatSet) -> Markup {
    let spaces = position.board().village_spaces(village);
    let (Some(first), Some(last)) = (spaces.iter().next(), spaces.iter().last()) else { return html! {} };
    let length = |from: usize, to: usize| (from.abs_diff(to) + 1) * SQUARE - 5;
    let (width, height) = (length(first.column(), last.column()), length(first.row(), last.row()));
    let (x, y) = (first.column() * SQUARE + 2, first.row() * SQUARE + 2);
    let class = match holder {
        Some(holder) if won.contains(holder) => format!("hamlet held of-{holder} won"),
        Some(holder) => format!("hamlet held of-{holder}"),
        None => "hamlet".to_owned(),
    };
    let yard = |class: &str| html! { rect class=(class) x={ (x) ".5" } y={ (y) ".5" } width=(width) height=(height) rx="7" {} };
    html! {
        g class=(class) data-part={ "hamlet-" (first) } {
            @if holder.is_some() { (yard("case")) (yard("yard")) (yard("stitch")) } @else { (yard("yard")) }
        }
    }
}

/// The ribbon round a province: a dark case, the colour of the owner, a stitch.
fn ribbons(position: &Position, spaces: SpaceSet, province: &Province, won: SeatSet) -> Markup {
    let fresh = position.last().is_some_and(|last| last.spaces().iter().any(|space| spaces.contains(*space)));
    let won = won.contains(province.owner());
    let class = format!("province of-{}", province.owner());
    let class = class + if fresh { " fresh" } else { "" } + if won { " won" } else { "" };
    kept("qin-province", (&class, province.site(), spaces), || {
        html! { g class=(class) data-part={ "province-" (province.site()) } { (ribbon(spaces)) } }
    })
}

/// The three lines of a ribbon.
pub fn ribbon(spaces: SpaceSet) -> Markup {
    let path = outline(spaces, RIBBON);
    html! {
        path.case d=(path) {}
        path.ribbon d=(path) pathLength="1" {}
        path.stitch d=(path) {}
    }
}

/// The tile laid last, in one piece, to be seen while it comes to the board from a hand.
fn laid(tile: Placement) -> Markup {
    let [first, second] = tile.spaces();
    html! {
        g.laid data-part="laid" data-piece={ "tile-" (first) "-" (second) } data-home="mover" data-hand {
            @for (space, colour) in tile.halves() { g transform=(at(space)) { (land(colour)) } }
        }
    }
}

/// The four corners of the tile laid last.
fn corners(tile: Placement) -> String {
    let [one, other] = tile.spaces();
    let (left, top) = (one.column().min(other.column()) * SQUARE, one.row().min(other.row()) * SQUARE);
    let right = (one.column().max(other.column()) + 1) * SQUARE;
    let bottom = (one.row().max(other.row()) + 1) * SQUARE;
    format!(
        "M{left} {top}m0 11v-11h11M{right} {top}m-11 0h11v11M{right} {bottom}m0-11v11h-11M{left} {bottom}m11 0h-11v-11"
    )
}

/// Where pagodas stand: on a province or a village.
#[derive(Hash)]
pub struct Site {
    pub space: Space,
    pub owner: Seat,
    pub pagodas: u8,
}

impl Site {
    /// The pagodas of a site; they glide from their owner's seat and back there.
    fn pagoda(&self, won: SeatSet) -> Markup {
        let won = won.contains(self.owner);
        kept("qin-pagoda", (self, won), || {
            html! {
                g.pagoda.won[won].{ "of-" (self.owner) } data-part={ "pagoda-" (self.space) } data-piece={ "pagoda-" (self.space) "-" (self.owner) }
                    data-home={ "seat-" (self.owner) } transform=(at(self.space)) { g.built { (pagoda(self.owner, self.pagodas)) } }
            }
        })
    }
}

/// Everywhere that pagodas stand, in reading order: a roof may hide a little of the row above, never of the one below.
pub fn sites(position: &Position) -> Vec<Site> {
    let provinces = position.each_province().filter(|province| province.pagodas() > 0).map(|province| Site {
        space: province.site(),
        owner: province.owner(),
        pagodas: province.pagodas(),
    });
    let villages = position.board().villages().filter_map(|village| {
        let space = position.board().village_spaces(village).iter().next()?;
        Some(Site { space, owner: position.holder(village)?, pagodas: 1 })
    });
    let mut sites: Vec<Site> = provinces.chain(villages).collect();
    sites.sort_unstable_by_key(|site| site.space);
    sites
}

/// Where a square lies on the board.
pub fn at(space: Space) -> String {
    translate(space.column() * SQUARE, space.row() * SQUARE)
}
