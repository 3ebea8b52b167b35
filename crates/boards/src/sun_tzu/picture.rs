//! Sun Tzu in the lobby: the map with a few cards and armies.

use super::art::{banner, face};
use super::board::{middle, outline, translate};
use games::sun_tzu::{Card, Province, Side};
use maud::{Markup, html};

pub fn picture() -> Markup {
    let laid =
        [(Province::Xinjiang, Card::Six), (Province::Mandarin, Card::PlusOne), (Province::Tibet, Card::Ten)];
    html! {
        svg.picture.sun-tzu viewBox="-10 157 620 256" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @for place in Province::ALL { path.st-land d=(outline(place)) {} }
            @for (place, card) in laid {
                g transform=(translate(middle(place))) { g transform="translate(-40 -56) scale(2)" { (face(card)) } }
            }
            g transform=(translate(middle(Province::Qinghai))) { g transform="translate(-44 -54) scale(1.8)" { (banner(Side::SunTzu, 4)) } }
            g transform=(translate(middle(Province::Mongolia))) { g transform="translate(-44 -54) scale(1.8)" { (banner(Side::KingShao, 2)) } }
        }
    }
}
