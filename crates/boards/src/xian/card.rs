//! Xi'an as a picture for a chat: the pit with its statues, raw or in the colours of a seat. Knows the view; plain SVG
//! only (`card`).

use super::art::troops;
use super::pit::{CELL, SIZE, at};
use crate::card::{disc, paint, paths};
use games::xian::{Figure, Section, SpaceView, View};
use maud::{Markup, html};

const SHAPES: &str = include_str!("../../assets/xian.svg");

pub fn card(view: &View) -> Markup {
    let (width, height) = SIZE;
    html! {
        g transform="translate(40 45) scale(1.486)" {
            rect width=(width) height=(height) rx="8" fill="#8a5636" stroke="#c8953a" stroke-width="2" {}
            @for space in &view.spaces { g transform=(at(space.space)) { (space_drawn(space)) } }
        }
    }
}

/// A space: its floor, and who stands there.
fn space_drawn(space: &SpaceView) -> Markup {
    let floor = match space.space.section() {
        Section::A => "#e2c79c",
        Section::B => "#d8b78a",
        Section::C => "#cda878",
    };
    html! {
        rect x="1.5" y="1.5" width=(CELL - 3) height=(CELL - 3) rx="4" fill=(floor) stroke="#5a3320" {}
        @match space.figure {
            Figure::Nothing => circle cx=(CELL / 2) cy=(CELL / 2) r="5" fill="#8a5636" {},
            Figure::Raw { .. } => (statue(space, ["#b9784c", "#a4653d", "#c98f63", "#925a37", "#3b2015"])),
            Figure::Soldier { of, .. } => {
                (statue(space, [paint(of).seat, paint(of).deep, "#ecc79d", "#2b1d18", paint(of).rim]))
                (disc(of, 70, 70, 11))
            },
        }
    }
}

/// A statue in its colours: robe, mail, skin, hair, and the line round them.
fn statue(space: &SpaceView, [robe, mail, skin, hair, edge]: [&str; 5]) -> Markup {
    html! {
        g transform="translate(10 2) scale(1.066)" stroke=(edge) stroke-width="1.3" stroke-linejoin="round" {
            @for (class, d) in paths(SHAPES, &format!("xian-{}", troops(space.space.section()))) {
                @let fill = match class { "robe" => robe, "mail" => mail, "skin" => skin, "hair" | "boot" | "base" => hair, _ => "none" };
                path d=(d) fill=(fill) {}
            }
        }
    }
}
