//! The land: five provinces on a silk scroll, once for screens that are wider than high and once for upright ones. Knows
//! where things stand in a province; nothing of what stands there.
//!
//! A drawing carries the places of the wide map as attributes; the stylesheet moves things to their places on the upright
//! one. Neighbours share their borders, point for point.

use games::sun_tzu::{Province, Side};
use maud::{Markup, html};

/// The box of the map: the upright one is its middle, from 330 to 790.
pub const BOX: &str = "0 0 1120 540";

/// Where a thing of a province stands, from the middle of the province.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Spot {
    Name,
    /// The tile with its three values, and what a battle comes to.
    Tile,
    /// Banner and men.
    Camp,
    /// The card of a side.
    Card(Side),
    /// Between the two cards.
    Between,
}

/// Everything of a province, moved to its place on the map.
pub fn in_province(place: Province, things: &Markup) -> Markup {
    let (x, y) = middle(place);
    html! { g class={ "st-in " (posture(place)) " in-" (place) } transform=(format!("translate({x} {y}) scale(1.1)")) { (things) } }
}

/// A thing at its spot in a province.
pub fn at(spot: Spot, place: Province, thing: &Markup) -> Markup {
    let ((x, y), name) = (spot.of(place), spot.name());
    html! { g class={ "st-at at-" (name) } transform=(format!("translate({x} {y})")) { (thing) } }
}

impl Spot {
    const fn name(self) -> &'static str {
        match self {
            Spot::Name => "name",
            Spot::Tile => "tile",
            Spot::Camp => "camp",
            Spot::Card(Side::SunTzu) => "card-0",
            Spot::Card(Side::KingShao) => "card-1",
            Spot::Between => "between",
        }
    }

    const fn of(self, place: Province) -> (i32, i32) {
        match (self, lies(place)) {
            (Spot::Name, true) => (-164, -40),
            (Spot::Name, false) => (0, -112),
            (Spot::Tile, true) => (30, -66),
            (Spot::Tile, false) => (-54, -100),
            (Spot::Camp, true) => (-166, -24),
            (Spot::Camp, false) => (-64, 52),
            (Spot::Card(Side::SunTzu), true) => (-14, -26),
            (Spot::Card(Side::SunTzu), false) => (-76, -56),
            (Spot::Card(Side::KingShao), true) => (76, -26),
            (Spot::Card(Side::KingShao), false) => (14, -56),
            (Spot::Between, true) => (62, 17),
            (Spot::Between, false) => (0, -13),
        }
    }
}

/// Whether a province is broader than high: things lie beside each other there.
const fn lies(place: Province) -> bool {
    matches!(place, Province::Mongolia | Province::Qinghai | Province::Tibet)
}

const fn posture(place: Province) -> &'static str {
    if lies(place) { "lies" } else { "stands" }
}

const fn middle(place: Province) -> (i32, i32) {
    match place {
        Province::Xinjiang => (184, 262),
        Province::Tibet => (574, 452),
        Province::Qinghai => (574, 275),
        Province::Mongolia => (574, 99),
        Province::Mandarin => (932, 262),
    }
}

/// Where the banner of a province waves on the wide map and on the upright one.
const fn banners(place: Province) -> [(i32, i32); 2] {
    match place {
        Province::Xinjiang => [(150, 348), (412, 338)],
        Province::Tibet => [(440, 458), (452, 470)],
        Province::Qinghai => [(440, 282), (562, 338)],
        Province::Mongolia => [(440, 106), (452, 102)],
        Province::Mandarin => [(898, 348), (713, 338)],
    }
}

/// The way that armies take from one province to another, with a head where they arrive.
pub fn route(from: Province, to: Province) -> Markup {
    marched(from, to, &html! {}, 0)
}

/// The same, with so many who march along it.
pub fn marched(from: Province, to: Province, marcher: &Markup, count: usize) -> Markup {
    let ways = banners(from).into_iter().zip(banners(to));
    html! {
        @for ((start, end), map) in ways.zip(["wide", "tall"]) {
            g class={ "st-route " (map) } {
                @let (way, head) = curve(start, end);
                path.st-way d=(way) {}
                path.st-way-head d=(head) {}
                @for _ in 0..count { g.st-marcher data-along=(way) { (marcher) } }
            }
        }
    }
}

/// A bow from a point to another that ends a little before it, and the head of its arrow.
fn curve((x0, y0): (i32, i32), (x1, y1): (i32, i32)) -> (String, String) {
    let (dx, dy) = (f64::from(x1 - x0), f64::from(y1 - y0));
    let length = dx.hypot(dy).max(1.0);
    // It bends to its left by a fifth of its length, and sets out from beside the banner.
    let (bend_x, bend_y) = (f64::from(x0) + dx / 2.0 + dy / 5.0, f64::from(y0) + dy / 2.0 - dx.abs() / 5.0);
    let towards = (f64::from(x1) - bend_x, f64::from(y1) - bend_y);
    let far = towards.0.hypot(towards.1).max(1.0);
    let (ux, uy) = (towards.0 / far, towards.1 / far);
    let short = 34.0_f64.min(length / 3.0);
    let (tip_x, tip_y) = (f64::from(x1) - ux * short, f64::from(y1) - uy * short);
    let way = format!("M{x0} {y0}Q{bend_x:.0} {bend_y:.0} {tip_x:.0} {tip_y:.0}");
    let base = (tip_x - ux * 14.0, tip_y - uy * 14.0);
    let head = format!(
        "M{:.0} {:.0}L{:.0} {:.0} {:.0} {:.0}Z",
        tip_x + ux * 5.0,
        tip_y + uy * 5.0,
        base.0 - uy * 8.0,
        base.1 + ux * 8.0,
        base.0 + uy * 8.0,
        base.1 - ux * 8.0,
    );
    (way, head)
}

/// The outline of a province on the wide map.
pub const fn ground_of(place: Province) -> &'static str {
    outlines(place)[0].1
}

/// Where a thing stands on the wide map, as a shift of its drawing.
pub fn place_of(spot: Spot, place: Province) -> String {
    let ((x, y), (dx, dy)) = (middle(place), spot.of(place));
    format!("translate({x} {y}) scale(1.1) translate({dx} {dy})")
}

/// The ground of a province, in the colours of who holds it.
pub fn ground(place: Province, holder: Option<Side>) -> Markup {
    let held = match holder {
        None => "nobody",
        Some(Side::SunTzu) => "white",
        Some(Side::KingShao) => "black",
    };
    html! { use class={ "st-ground g-" (place) " held-by-" (held) } href={ "#st-land-" (place) } {} }
}

/// The outline of a province, for states that must not be covered by its neighbours.
pub fn edge(place: Province) -> Markup {
    html! { use class={ "st-edge e-" (place) } href={ "#st-outline-" (place) } {} }
}

/// The lands as shapes: ground, grain, hatching and band of its holder, and scenery.
pub fn shapes() -> Markup {
    html! {
        (maud::PreEscaped(PATTERNS))
        @for place in Province::ALL {
            g id={ "st-outline-" (place) } {
                @for (map, outline) in outlines(place) { path class=(map) d=(outline) {} }
            }
            @for (map, outline) in outlines(place) { clipPath id={ "st-within-" (place) "-" (map) } { path d=(outline) {} } }
            g id={ "st-land-" (place) } {
                @for (map, outline) in outlines(place) {
                    g class=(map) {
                        path.st-soil d=(outline) {}
                        path.st-grain d=(outline) fill={ "url(#st-grain-" (place) ")" } {}
                        path.st-hatched d=(outline) fill="url(#st-hatch)" {}
                        g clip-path={ "url(#st-within-" (place) "-" (map) ")" } {
                            path.st-thread d=(outline) {}
                            path.st-band d=(outline) {}
                        }
                    }
                }
                g.wide.st-scenery {
                    @for (sign, x, y, width, height) in scenery(place) { use href={ "#st-" (sign) } x=(x) y=(y) width=(width) height=(height) {} }
                }
            }
        }
    }
}

const fn outlines(place: Province) -> [(&'static str, &'static str); 2] {
    let (wide, tall) = match place {
        Province::Xinjiang => (
            "M300 16C226 2 118 20 58 84C18 130 32 206 20 268C10 340 24 424 72 480C120 532 220 538 288 526C292 470 362 432 350 360C326 304 378 236 356 184C362 104 306 70 300 16Z",
            "M338 152C328 210 340 330 338 390C380 372 440 386 483 368C473 310 495 230 485 174C440 156 380 170 338 152Z",
        ),
        Province::Tibet => (
            "M288 526C370 544 458 516 560 530C662 544 744 540 828 522C820 470 760 428 770 358C706 342 638 344 570 362C502 380 420 344 350 360C362 432 292 470 288 526Z",
            "M338 390C336 452 352 510 396 522C450 534 500 526 560 530C620 534 680 534 726 522C768 510 784 452 782 390C740 372 680 386 637 368C590 380 530 356 483 368C440 386 380 372 338 390Z",
        ),
        Province::Qinghai => (
            "M356 184C412 206 492 168 560 184C628 200 698 200 764 182C744 238 792 300 770 358C706 342 638 344 570 362C502 380 420 344 350 360C326 304 378 236 356 184Z",
            "M485 174C530 186 590 164 635 174C627 230 647 310 637 368C590 380 530 356 483 368C473 310 495 230 485 174Z",
        ),
        Province::Mongolia => (
            "M300 16C380 28 452 4 560 10C668 16 742 30 816 18C826 66 762 112 764 182C698 200 628 200 560 184C492 168 412 206 356 184C362 104 306 70 300 16Z",
            "M338 152C336 90 352 30 396 18C450 6 500 16 560 10C620 4 680 6 726 18C768 30 784 90 782 152C740 170 680 156 635 174C590 164 530 186 485 174C440 156 380 170 338 152Z",
        ),
        Province::Mandarin => (
            "M816 18C896 4 1014 22 1062 78C1102 128 1076 180 1094 236C1112 292 1086 330 1098 388C1108 446 1040 500 986 512C926 528 886 508 828 522C820 470 760 428 770 358C792 300 744 238 764 182C762 112 826 66 816 18Z",
            "M782 152C792 210 780 330 782 390C740 372 680 386 637 368C647 310 627 230 635 174C680 156 740 170 782 152Z",
        ),
    };
    [("wide", wide), ("tall", tall)]
}

/// What one sees in a land: a sign, its place and its size.
const fn scenery(place: Province) -> &'static [(&'static str, i32, i32, i32, i32)] {
    match place {
        Province::Xinjiang => &[
            ("dune", 70, 74, 130, 43),
            ("camel", 160, 38, 58, 40),
            ("camel", 218, 52, 46, 32),
            ("dune", 70, 408, 150, 50),
            ("dune", 160, 456, 110, 37),
        ],
        Province::Tibet => &[
            ("peak", 312, 444, 88, 65),
            ("peak", 298, 478, 58, 43),
            ("peak", 738, 448, 84, 62),
            ("peak", 724, 482, 54, 40),
        ],
        Province::Qinghai => &[("junk", 727, 206, 30, 26), ("junk", 362, 322, 24, 20)],
        Province::Mongolia => &[
            ("yurt", 322, 30, 42, 31),
            ("yurt", 346, 62, 32, 23),
            ("horse", 754, 110, 40, 26),
            ("horse", 764, 36, 38, 25),
        ],
        Province::Mandarin => &[
            ("gate", 942, 46, 70, 70),
            ("pine", 1014, 70, 26, 37),
            ("pine", 916, 82, 22, 31),
            ("pine", 896, 96, 18, 26),
            ("junk", 970, 420, 62, 53),
            ("junk", 908, 458, 40, 34),
        ],
    }
}

/// Sea, the grain of every land, hatching, and the net on the back of a card.
const PATTERNS: &str = include_str!("../../assets/sun-tzu/patterns.svg");
