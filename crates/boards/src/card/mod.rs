//! A picture of a position for a link that is shared in a chat: 1200 by 630, drawn from the public view. It is turned into
//! pixels without a browser, so it is plain SVG: attributes instead of styles, and no letters. Figures are strokes of our
//! own, because no font can be counted on.

mod figures;

use crate::board::Board;
use crate::marks::{DEVICES, MANDATE};
use game::{Seat, SeatSet, View};
use maud::{Markup, PreEscaped, html};

pub use figures::figures;

/// Width and height of the picture.
pub const SIZE: (u32, u32) = (1200, 630);

/// The colours of a seat: its face, its shade, what is written on it, and the line round it. They are those of the pages
/// (`tokens.css` in `web`; a test there compares them).
pub struct Paint {
    pub seat: &'static str,
    pub deep: &'static str,
    pub on: &'static str,
    pub rim: &'static str,
}

const PAINTS: [Paint; game::MAX_SEATS] = [
    Paint { seat: "#2c7a62", deep: "#1b5343", on: "#fbf6ea", rim: "#14100f" },
    Paint { seat: "#fbf6ea", deep: "#dccfb4", on: "#2a2320", rim: "#2a2320" },
    Paint { seat: "#74407f", deep: "#4f2a58", on: "#fbf6ea", rim: "#14100f" },
    Paint { seat: "#2d2427", deep: "#171113", on: "#fbf6ea", rim: "#d9ab55" },
    Paint { seat: "#a5551f", deep: "#733814", on: "#fffaf0", rim: "#14100f" },
];

pub const fn paint(seat: Seat) -> &'static Paint {
    &PAINTS[seat.index()]
}

/// The position as a picture: the board, the seal of the game, and the seats, with those to move or those who won
/// marked.
pub fn position<G: Board>(view: &G::View, seats: impl Iterator<Item = Seat>) -> String {
    let marked = view.outcome().map_or_else(|| view.awaited(), |outcome| outcome.winners());
    framed(&html! {
        (G::card(view))
        (seal(G::SEAL))
        (places::<G>(seats, marked))
    })
}

/// A table at which nothing is dealt yet: the picture on the game's box.
pub fn cover<G: Board>() -> String {
    framed(&html! {
        style { (PreEscaped(crate::COVER_STYLES.replace("var(--flag, #b3352a)", "#b3352a"))) }
        svg x="40" y="35" width="820" height="560" { (PreEscaped(G::COVER)) }
        (seal(G::SEAL))
    })
}

/// A tray of lacquer with a thread of gold.
fn framed(picture: &Markup) -> String {
    let (width, height) = SIZE;
    let drawn = html! {
        svg xmlns="http://www.w3.org/2000/svg" width=(width) height=(height) viewBox=(format!("0 0 {width} {height}")) {
            rect width=(width) height=(height) fill="#211a1c" {}
            rect x="10" y="10" width=(width - 20) height=(height - 20) rx="14" fill="none" stroke="#c8953a" stroke-width="3" {}
            (picture)
        }
    };
    drawn.into_string()
}

/// The character of the game on cinnabar, and the seal of Mandate small below it.
fn seal(strokes: &str) -> Markup {
    let [ground, carved] = MANDATE;
    html! {
        rect x="940" y="60" width="180" height="180" rx="22" fill="#b3352a" {}
        g transform="translate(952 72) scale(6.5)" fill="none" stroke="#fbf0dc" stroke-width="2.1" stroke-linecap="round" { path d=(strokes) {} }
        g transform="translate(1000 508) scale(1)" { path fill="#b3352a" d=(ground) {} path fill="#fbf0dc" d=(carved) {} }
    }
}

/// The seats below the seal, two in a row.
fn places<G: Board>(seats: impl Iterator<Item = Seat>, marked: SeatSet) -> Markup {
    html! {
        @for (place, seat) in seats.enumerate() {
            @let (x, y) = (985 + place % 2 * 90, 300 + place / 2 * 76);
            @if marked.contains(seat) { circle cx=(x) cy=(y) r="37" fill="none" stroke="#e3b866" stroke-width="5" {} }
            @match G::EXTRAS.sides {
                Some(sides) => ((sides.disc)(seat, x, y, 29)),
                None => (disc(seat, x, y, 29)),
            }
        }
    }
}

/// The mark of a seat: a disc in its colour with its device.
pub fn disc(seat: Seat, x: usize, y: usize, radius: usize) -> Markup {
    let paint = paint(seat);
    let scale = radius as f32 / 17.0;
    html! {
        circle cx=(x) cy=(y) r=(radius) fill=(paint.seat) stroke=(paint.rim) stroke-width="2.5" {}
        path fill-rule="evenodd" fill=(paint.on) transform=(format!("translate({x} {y}) scale({scale:.2}) translate(-12 -12)")) d=(DEVICES[seat.index()]) {}
    }
}

/// The paths of a shape as they are drawn in a file of shapes, one shape on each line: the class and the `d` of each.
pub fn paths(shapes: &'static str, id: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    let name = format!("id=\"{id}\"");
    let line = shapes.lines().find(|line| line.contains(&name)).unwrap_or_default();
    line.split("<path ").skip(1).filter_map(|path| {
        let class = attribute(path, "class=\"").unwrap_or_default();
        Some((class, attribute(path, " d=\"").or_else(|| attribute(path, "d=\""))?))
    })
}

fn attribute(element: &'static str, name: &str) -> Option<&'static str> {
    element.split_once('>')?.0.split_once(name)?.1.split_once('"').map(|(value, _)| value)
}
