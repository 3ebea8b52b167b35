//! The way to the tomb: stairs with the supervisors' discs stacked on them and the tile of each step, and the tablets of
//! the end tiles.

use super::art::icon;
use super::name;
use crate::marks::seat_mark;
use game::{Seat, Viewer};
use games::xian::{EndTile, Tile, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

pub fn mausoleum(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-tomb data-ground="track" aria-label=(words::text(language, "board-xian-track", &[])) {
            ol.xian-stairs {
                @for (space, stack) in (0..).zip(&view.track) { (step(space, stack, view, people, language)) }
            }
            ul.xian-tablets aria-label=(words::text(language, "board-xian-end-tiles", &[])) {
                @for tile in in_play(view) { li { (end_tile(tile, view, people, language)) } }
            }
        }
    }
}

/// A step, with the discs from the bottom of the stack to its top, which goes first on ties.
fn step(space: u8, stack: &[Seat], view: &View, people: &People, language: Language) -> Markup {
    let is_next = match view.viewer {
        Viewer::Seat(seat) => view.table.players[seat].supervisor.space + 1 == space,
        Viewer::Public => false,
    };
    kept("xian-step", (space, stack, is_next, people.names, language), || {
        drawn_step(space, stack, is_next, people, language)
    })
}

fn drawn_step(space: u8, stack: &[Seat], is_next: bool, people: &People, language: Language) -> Markup {
    let tile = Tile::on(space);
    let (shape, called, help) = match tile {
        Some(tile) => (Some(tile_shape(tile)), tile_name(tile, language), tile_help(tile, language)),
        None if space == 0 => (
            None,
            words::text(language, "board-xian-start", &[]),
            words::text(language, "board-xian-start-help", &[]),
        ),
        None => (
            Some("tomb"),
            words::text(language, "board-xian-end-tile", &[]),
            words::text(language, "board-xian-end-tile-help", &[]),
        ),
    };
    html! {
        li id={ "stair-" (space) } data-place={ "track " (space) } title=(help) {
            span.xian-stack {
                @for &seat in stack {
                    span title=(name(people, seat)) data-piece={ "supervisor-" (seat) } {
                        (seat_mark(seat)) span.visually-hidden { (name(people, seat)) }
                    }
                }
                @if is_next { svg.mark.still data-ghost="extra advance" viewBox="0 0 24 24" aria-hidden="true" {} }
            }
            span.xian-step { @if let Some(shape) = shape { (icon(shape)) } span { (called) } }
            b { (space) }
        }
    }
}

pub fn tile_shape(tile: Tile) -> &'static str {
    match tile {
        Tile::OpenOrFree => "open",
        Tile::Market => "market",
        Tile::Reduction => "less",
        Tile::PlusOneAction => "more",
    }
}

pub fn tile_name(tile: Tile, language: Language) -> String {
    words::text(language, &format!("board-xian-tile-{}", tile.name().replace('_', "-")), &[])
}

pub fn tile_help(tile: Tile, language: Language) -> String {
    words::text(language, &format!("board-xian-tile-{}-help", tile.name().replace('_', "-")), &[])
}

/// The end tiles of this game, taken or not.
fn in_play(view: &View) -> Vec<EndTile> {
    let taken = view.table.players.iter().filter_map(|player| player.end_tile);
    let mut tiles: Vec<EndTile> = view.table.end_tiles.iter().chain(taken).collect();
    tiles.sort_unstable();
    tiles
}

fn end_tile(tile: EndTile, view: &View, people: &People, language: Language) -> Markup {
    let keeper = view.table.seats().seats().find(|&seat| view.table.players[seat].end_tile == Some(tile));
    let value = view.end_tiles.iter().find(|(other, _)| *other == tile).map(|(_, value)| value.to_string());
    kept("xian-tablet", (tile, keeper, &value, people.names, language), || {
        html! {
            button.xian-tablet.taken[keeper.is_some()] id={ "tablet-" (tile.name().replace('_', "-")) } type="button" aria-pressed="false"
                data-thing={ "choose " (tile.name().replace('_', " ")) } {
                b { (worth(tile)) }
                span { (end_tile_counts(tile, language)) }
                @match (keeper, &value) {
                    (Some(seat), _) => small.xian-keeper title=(name(people, seat)) { (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } },
                    (None, Some(value)) => small { (words::text(language, "board-xian-worth-to-you", &[("count", value)])) },
                    (None, None) => {},
                }
            }
        }
    })
}

/// RULES 9.6: what an end tile pays for each thing that it counts.
const fn worth(tile: EndTile) -> u8 {
    match tile {
        EndTile::Resources | EndTile::Tens => 1,
        EndTile::Soldiers | EndTile::Assistants => 2,
        EndTile::UnusedTiles => 3,
        EndTile::Pairs => 4,
        EndTile::Majorities => 5,
        EndTile::Flat => 6,
    }
}

/// What an end tile counts.
fn end_tile_counts(tile: EndTile, language: Language) -> String {
    words::text(language, &format!("board-xian-end-{}", tile.name().replace('_', "-")), &[])
}

/// An end tile in a line: “2: each soldier”.
pub fn end_tile_name(tile: EndTile, language: Language) -> String {
    let counts = end_tile_counts(tile, language);
    words::text(
        language,
        "board-xian-end-tile-told",
        &[("points", &worth(tile).to_string()), ("counts", &counts)],
    )
}
