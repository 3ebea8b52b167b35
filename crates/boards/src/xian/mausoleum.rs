//! The mausoleum: the supervisors' track with its stacks, the tile of each space, and the end tiles.

use super::art::of_seat;
use super::name;
use crate::marks::seat_mark;
use game::Seat;
use games::xian::{EndTile, Tile, View};
use maud::{Markup, html};
use words::{Language, People};

pub fn mausoleum(view: &View, people: &People, language: Language) -> Markup {
    html! {
        section.xian-mausoleum data-ground="track" aria-label=(words::text(language, "board-xian-track", &[])) {
            ol.xian-track {
                @for (space, stack) in (0..).zip(&view.track) { (step(space, stack, people, language)) }
            }
            ul.xian-end-tiles aria-label=(words::text(language, "board-xian-end-tiles", &[])) {
                @for tile in in_play(view) { li { (end_tile(tile, view, people, language)) } }
            }
        }
    }
}

/// A space of the track, with the markers from the bottom of the stack to its top.
fn step(space: u8, stack: &[Seat], people: &People, language: Language) -> Markup {
    html! {
        li data-place={ "track " (space) } {
            span.xian-stack {
                @for &seat in stack {
                    span title=(name(people, seat)) data-piece={ "supervisor-" (seat) } {
                        (of_seat("disc", seat)) span.visually-hidden { (name(people, seat)) }
                    }
                }
            }
            b { (space) }
            @match Tile::on(space) {
                Some(tile) => span.xian-tile title=(tile_help(tile, language)) { (tile_name(tile, language)) },
                None if space > 0 => span.xian-tile { (words::text(language, "board-xian-end-tile", &[])) },
                None => {},
            }
        }
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
    html! {
        button.xian-end-tile.taken[keeper.is_some()] type="button" aria-pressed="false"
            data-thing={ "choose " (tile.name().replace('_', " ")) } {
            span { (end_tile_name(tile, language)) }
            @if let Some(value) = value {
                span.small { (words::text(language, "board-xian-worth-to-you", &[("count", &value)])) }
            }
            @if let Some(seat) = keeper { (seat_mark(seat)) span.visually-hidden { (name(people, seat)) } }
        }
    }
}

pub fn end_tile_name(tile: EndTile, language: Language) -> String {
    words::text(language, &format!("board-xian-end-{}", tile.name().replace('_', "-")), &[])
}
