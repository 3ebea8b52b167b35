//! Qin as a picture for a chat: the map with its provinces, villages and pagodas. Knows the view; plain SVG only (`card`).

use super::art::SQUARE;
use super::board::{RIBBON, at, sites};
use super::outline::outline;
use crate::card::{paint, paths};
use game::Seat;
use games::qin::{Colour, Position, SIDE, Space, Terrain, View};
use maud::{Markup, html};

const SHAPES: &str = include_str!("../../assets/qin.svg");
const MAP: usize = SIDE * SQUARE;

/// The map, in the middle of the room that a picture has for a board.
pub fn card(view: &View) -> Markup {
    let position = &view.position;
    let lakes = Space::all().filter(|space| position.board().terrain(*space) == Terrain::Water).collect();
    html! {
        g transform="translate(170 35) scale(1.077)" {
            rect x="-8" y="-8" width=(MAP + 16) height=(MAP + 16) rx="8" fill="none" stroke="#c8953a" stroke-width="2" {}
            rect width=(MAP) height=(MAP) fill="#d9d3ab" {}
            path d=(outline(lakes, 8)) fill="#a8c6c6" stroke="#5f8a8c" stroke-width="9" stroke-linejoin="round" {}
            @for space in Space::all() { (square(position, space)) }
            @for (_, spaces, province) in position.provinces() { (ribbon(&outline(spaces, RIBBON), province.owner())) }
            @for site in sites(position) { g transform=(at(site.space)) { (pagoda(site.owner, site.pagodas)) } }
        }
    }
}

/// What lies on a square.
fn square(position: &Position, space: Space) -> Markup {
    let (land, village) = (position.colour_at(space), position.board().terrain(space));
    html! {
        @match (land, village) {
            (Some(colour), _) => g transform=(at(space)) { (lie(colour)) },
            (None, Terrain::Village(village)) => g transform=(at(space)) {
                @let holder = position.holder(village).map(|seat| paint(seat).seat);
                rect x="2" y="2" width="36" height="36" rx="7" fill="#f2e4c2" stroke=(holder.unwrap_or("#a58a5e")) stroke-width="4" {}
                @for (class, d) in paths(SHAPES, "qin-village") {
                    @match class {
                        "hut" => path fill="#a98253" d=(d) {},
                        "thatch" | "door" => path fill="#5a4029" d=(d) {},
                        _ => {},
                    }
                }
            },
            (None, _) => {},
        }
    }
}

/// A square of a land with its sign.
fn lie(colour: Colour) -> Markup {
    let (ground, fill, line) = match colour {
        Colour::Red => ("#b5432f", "#fae8d2", "none"),
        Colour::Yellow => ("#d6a84f", "#6a4410", "none"),
        Colour::Blue => ("#3f6fa4", "none", "#eaf2f5"),
    };
    html! {
        rect width=(SQUARE) height=(SQUARE) fill=(ground) stroke="#1c120a" stroke-opacity=".3" {}
        @for (_, d) in paths(SHAPES, &format!("qin-{colour}")).filter(|(class, _)| ["rock", "ear", "wave"].contains(class)) {
            path d=(d) fill=(fill) stroke=(line) stroke-width="2.2" stroke-linecap="round" {}
        }
    }
}

fn ribbon(path: &str, owner: Seat) -> Markup {
    html! {
        path d=(path) fill="none" stroke="#1a110b" stroke-width="6" stroke-linejoin="round" {}
        path d=(path) fill="none" stroke=(paint(owner).seat) stroke-width="4" stroke-linejoin="round" {}
    }
}

fn pagoda(owner: Seat, pagodas: u8) -> Markup {
    let paint = paint(owner);
    let shape = if pagodas > 1 { "qin-pagoda-two" } else { "qin-pagoda" };
    html! {
        @for (class, d) in paths(SHAPES, shape) {
            @match class {
                "roof" | "foot" => path fill=(paint.seat) stroke=(paint.rim) stroke-width="1.2" d=(d) {},
                "post" => path fill=(paint.deep) stroke=(paint.rim) stroke-width="1.2" d=(d) {},
                "tip" => path fill="#e0ad4a" stroke="#1a110b" stroke-width=".7" d=(d) {},
                _ => {},
            }
        }
    }
}
