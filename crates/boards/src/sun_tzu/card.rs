//! Sun Tzu as a picture for a chat: the five provinces in the colours of who holds them, armies, cards that lie open or
//! face down, and where the marker stands. Knows the view; plain SVG only (`card`).

use super::art::{CARD, device_of};
use super::lands::{Spot, ground_of, place_of};
use crate::card::figures;
use games::sun_tzu::{Face, Province, Side, Slot, View};
use maud::{Markup, html};

/// The colours of a side: its face, and what is written on it.
const fn colours(side: Side) -> (&'static str, &'static str) {
    match side {
        Side::SunTzu => ("#fffdf7", "#2a2320"),
        Side::KingShao => ("#2a2224", "#fbf6ea"),
    }
}

/// The map, and the track below it.
pub fn card(view: &View) -> Markup {
    html! {
        g transform="translate(40 60) scale(.732)" {
            rect x="-6" y="-30" width="1132" height="600" rx="14" fill="#7fa7b6" {}
            @for place in Province::ALL { (province(view, place)) }
        }
        (track(view))
    }
}

/// A province: its land, its armies, both cards.
fn province(view: &View, place: Province) -> Markup {
    let shown = &view.provinces[place];
    let land = match shown.holder {
        None => "#dcd2a8",
        Some(Side::SunTzu) => "#f4efe2",
        Some(Side::KingShao) => "#5d5553",
    };
    html! {
        path d=(ground_of(place)) fill=(land) stroke="#33240f" stroke-width="4" stroke-linejoin="round" {}
        @for side in Side::BOTH {
            g transform=(place_of(Spot::Card(side), place)) { (slot(shown.cards[side], side)) }
        }
        @if let Some(side) = shown.holder {
            @let (fill, on) = colours(side);
            g transform=(place_of(Spot::Camp, place)) {
                path d="M8 66V2H70L60 22 70 42H8" fill=(fill) stroke="#b3352a" stroke-width="4" stroke-linejoin="round" {}
                (figures(i32::from(shown.armies), 34, 22, 26, on))
            }
        }
    }
}

/// The place of a card: nothing, a back in the colours of its side, or what it is worth.
fn slot(slot: Slot, side: Side) -> Markup {
    let (fill, on) = colours(side);
    let (width, height) = CARD;
    html! {
        @match slot {
            Slot::Empty => rect width=(width) height=(height) rx="7" fill="none" stroke="#33240f" stroke-opacity=".35" stroke-width="2.5" stroke-dasharray="7 5" {},
            Slot::FaceDown => {
                rect width=(width) height=(height) rx="7" fill=(fill) stroke="#c8953a" stroke-width="4" {}
                path transform="translate(19 31)" fill-rule="evenodd" fill=(on) d=(device_of(side)) {}
            },
            Slot::Face(card) => {
                rect width=(width) height=(height) rx="7" fill="#fbf6ea" stroke=(fill) stroke-width="4" {}
                (worth(card.face()))
            },
        }
    }
}

/// What a card is worth; a plague is a skull's two eyes and a mouth.
fn worth(face: Face) -> Markup {
    let ink = "#2a2320";
    html! {
        @match face {
            Face::Number(worth) => (figures(i32::from(worth), 31, 43, 40, ink)),
            Face::Plus(worth) => {
                path d="M8 43H24M16 35V51" stroke=(ink) stroke-width="4" stroke-linecap="round" {}
                (figures(i32::from(worth), 42, 43, 34, ink))
            },
            Face::Minus => (figures(-1, 31, 43, 34, ink)),
            Face::Plague => path fill="#7a1f16" fill-rule="evenodd" d="M31 18C15 18 10 30 12 42 13 50 18 52 20 54V64H42V54C44 52 49 50 50 42 52 30 47 18 31 18ZM18 38A5 5 0 1 0 28 38 5 5 0 1 0 18 38ZM34 38A5 5 0 1 0 44 38 5 5 0 1 0 34 38ZM27 58H29V64H27ZM33 58H35V64H33Z" {},
        }
    }
}

/// The track: Sun Tzu's spaces at the left, King Shao's at the right, and the marker.
fn track(view: &View) -> Markup {
    let limit = i32::from(view.options.track_limit.space());
    let step = 800 / (2 * limit + 1);
    let left = 450 - step * (2 * limit + 1) / 2;
    // What is good for Sun Tzu lies on his side, at the left.
    let at = |space: i32| left + (limit - space) * step;
    html! {
        @for space in -limit..=limit {
            @let fill = match space { 0 => "#d8bd86", _ if space.abs() == limit => "#b3352a", 1.. => "#f4efe2", _ => "#5d5553" };
            rect x=(at(space) + 2) y="510" width=(step - 4) height="80" rx="5" fill=(fill) stroke="#c8953a" stroke-width="1.5" {}
        }
        @let x = at(i32::from(view.track)) + step / 2;
        circle cx=(x) cy="550" r="30" fill="#2c7a62" stroke="#bfe3d3" stroke-width="4" {}
        circle cx=(x) cy="550" r="10" fill="#211a1c" stroke="#bfe3d3" stroke-width="3" {}
    }
}

/// The mark of a side.
pub fn disc(side: Side, x: usize, y: usize, radius: usize) -> Markup {
    let (fill, on) = colours(side);
    let scale = radius as f32 / 20.0;
    html! {
        circle cx=(x) cy=(y) r=(radius) fill=(fill) stroke="#c8953a" stroke-width="3" {}
        path fill-rule="evenodd" fill=(on) transform=(format!("translate({x} {y}) scale({scale:.2}) translate(-12 -12)")) d=(device_of(side)) {}
    }
}
