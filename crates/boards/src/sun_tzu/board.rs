//! The board: the map of the five provinces with everything that lies on it, and the track above.

use super::art::{CARD, banner, card_name, marker, slot};
use super::{name_of, own, plan, say};
use crate::marks::seat_letter;
use games::sun_tzu::{DYNASTIES, Phase, Prompt, Province, ProvinceView, Side, Slot, View};
use maud::{Markup, html};
use words::{Language, People};

/// How far the map lies under the track.
const MAP: i32 = 88;
/// The middle of the track, and its length.
const TRACK: (i32, i32) = (300, 588);
/// Where the banner stands and where the cards of both sides lie, from the middle of a province.
pub const BANNER: (i32, i32) = (-80, -20);
const CARDS: [(i32, i32); 2] = [(-20, -19), (34, -19)];
/// The rows of the map as one walks it with keys.
const ROWS: [&[(usize, Province)]; 3] = [
    &[(1, Province::Mongolia)],
    &[(0, Province::Xinjiang), (1, Province::Qinghai), (2, Province::Mandarin)],
    &[(1, Province::Tibet)],
];

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    html! {
        svg.board.sun-tzu data-ground="map" viewBox="-6 0 612 644" {
            (dynasties(view, language))
            (track(view, people, language))
            g role="grid" aria-label=(say(language, "map", &[])) transform=(translate((0, MAP))) {
                @for (row, provinces) in ROWS.iter().enumerate() {
                    g role="row" {
                        @for &(column, place) in *provinces {
                            (province(view, place, (column, row), people, language))
                        }
                    }
                }
            }
            g transform=(translate((0, MAP))) { g id="ghost" {} }
        }
    }
}

fn province(
    view: &View,
    place: Province,
    (column, row): (usize, usize),
    people: &People,
    language: Language,
) -> Markup {
    let shown = &view.provinces[place];
    let label = label(view, shown, people, language);
    html! {
        g.square.st-province data-thing=(place) role="gridcell" tabindex="-1" data-column=(column) data-row=(row) {
            title { (label) }
            path.st-land.embattled[is_embattled(view, place)].resolved[shown.resolved] d=(outline(place)) {}
            g aria-hidden="true" transform=(translate(middle(place))) {
                text.st-name x="0" y="-60" text-anchor="middle" font-size="20" {
                    @if let Some(number) = view.announced.iter().position(|&named| named == place) { tspan.st-number { (number + 1) ". " } }
                    (name_of(place, language))
                }
                (tile(view, shown))
                (garrison(shown))
                @for side in Side::BOTH { (cards(view, shown, side)) }
            }
        }
    }
}

/// What the province pays at the three scorings; the next one stands out, past ones are faint.
fn tile(view: &View, shown: &ProvinceView) -> Markup {
    let next = usize::from(view.next_scoring / 3).saturating_sub(1);
    html! {
        g.st-tile transform="translate(-45 -52)" {
            @for (scoring, value) in shown.values.iter().enumerate() {
                g.past[scoring < next].next[scoring == next] transform=(translate((30 * scoring as i32, 0))) {
                    rect width="29" height="24" rx="4" {}
                    text x="14.5" y="18" text-anchor="middle" font-size="17" { (value) }
                }
            }
        }
    }
}

fn garrison(shown: &ProvinceView) -> Markup {
    html! {
        @if let Some(holder) = shown.holder {
            g transform=(translate(BANNER)) {
                g data-piece={ "armies-" (holder.seat()) "-" (shown.province) } data-home={ "seat-" (holder.seat()) } {
                    (banner(holder, shown.armies))
                }
            }
        } @else {
            path.st-nobody d="M-72 8h32" {}
        }
    }
}

/// The card of a side, and its markers of the 6 under it.
fn cards(view: &View, shown: &ProvinceView, side: Side) -> Markup {
    let (x, y) = CARDS[side.seat().index()];
    let next = own(view) == Some(side)
        && matches!(view.prompt, Prompt::Lay { province } if province == shown.province && !plan::is_drafting(view));
    let marks = i32::from(shown.marks[side]);
    html! {
        g transform=(translate((x, y))) {
            (slot(shown.cards[side], side, next))
            @for mark in 0..marks { g transform=(translate((20 + 22 * mark - 11 * (marks - 1), CARD.1 + 14))) { (marker(side)) } }
        }
    }
}

fn is_embattled(view: &View, place: Province) -> bool {
    match view.phase {
        Phase::Costs { at } | Phase::Reaction { at } | Phase::Placing { at, .. } => at == place,
        _ => false,
    }
}

/// Everything about a province in words.
fn label(view: &View, shown: &ProvinceView, people: &People, language: Language) -> String {
    let name = |side: Side| people.names.get(side.seat().index()).cloned().unwrap_or_default();
    let armies = shown.armies.to_string();
    let held = match shown.holder {
        None => say(language, "nobody", &[]),
        Some(side) => say(language, "armies-of", &[("count", &armies), ("name", &name(side))]),
    };
    let tile = shown.values.map(|value| value.to_string()).join(", ");
    let next = shown.value.to_string();
    let told =
        [("province", name_of(shown.province, language)), ("values", tile), ("next", next), ("held", held)];
    let told = told.each_ref().map(|(key, value)| (*key, value.as_str()));
    let mut parts = vec![say(language, "province", &told)];
    for side in Side::BOTH {
        let name = name(side);
        match shown.cards[side] {
            Slot::Empty => {}
            Slot::FaceDown => parts.push(say(language, "face-down", &[("name", &name)])),
            Slot::Face(card) => {
                parts.push(say(language, "laid", &[("name", &name), ("card", &card_name(card, language))]));
            }
        }
        if shown.marks[side] > 0 {
            parts.push(say(
                language,
                "marked",
                &[("name", &name), ("count", &shown.marks[side].to_string())],
            ));
        }
    }
    if is_embattled(view, shown.province) {
        parts.push(say(language, "embattled", &[]));
    }
    let join =
        |first: String, then: String| words::text(language, "parts", &[("first", &first), ("then", &then)]);
    parts.into_iter().reduce(join).unwrap_or_default()
}

/// The nine dynasties; the third of every three scores.
fn dynasties(view: &View, language: Language) -> Markup {
    let told = [("dynasty", view.dynasty.to_string()), ("scoring", view.next_scoring.to_string())];
    let told = told.each_ref().map(|(key, value)| (*key, value.as_str()));
    html! {
        g.st-dynasties role="img" aria-label=(say(language, "dynasty", &told)) {
            title { (say(language, "dynasty", &told)) }
            text x="6" y="20" font-size="17" { (say(language, "dynasty-short", &told)) }
            @for dynasty in 1..=DYNASTIES {
                @let x = 600 - 24 * i32::from(DYNASTIES - dynasty) - 14;
                g.past[dynasty < view.dynasty].now[dynasty == view.dynasty] {
                    @if dynasty % 3 == 0 { rect x=(x - 9) y="5" width="18" height="18" rx="3" {} }
                    @else { circle cx=(x) cy="14" r="8" {} }
                    text x=(x) y="18.5" text-anchor="middle" font-size="12" { (dynasty) }
                }
            }
        }
    }
}

/// The track with its red ends: Sun Tzu pulls to the left, King Shao to the right.
fn track(view: &View, people: &People, language: Language) -> Markup {
    let name = |side: Side| people.names.get(side.seat().index()).cloned().unwrap_or_default();
    let to_red = Side::BOTH.map(|side| view.to_red[side].to_string());
    let names = Side::BOTH.map(name);
    let told =
        [("one", names[0].as_str()), ("ones", &to_red[0]), ("other", &names[1]), ("others", &to_red[1])];
    let label = say(language, "track", &told);
    let limit = i32::from(view.to_red[Side::SunTzu] + view.to_red[Side::KingShao]) / 2;
    let step = TRACK.1 / (2 * limit + 1);
    let at = |space: i32| TRACK.0 - space * step;
    html! {
        g.st-track role="img" aria-label=(label) {
            title { (label) }
            @for space in -limit..=limit {
                @let side = if space > 0 { Side::SunTzu } else { Side::KingShao };
                g transform=(translate((at(space), 54))) {
                    rect.red[space.abs() == limit].middle[space == 0] x=(1 - step / 2) y="-17" width=(step - 2) height="34" rx="4" {}
                    @if space.abs() == limit {
                        rect.hatched x=(1 - step / 2) y="-17" width=(step - 2) height="34" rx="4" {}
                        text.end y="6" text-anchor="middle" font-size="17" { (seat_letter(side.seat())) }
                    } @else {
                        text y="5" text-anchor="middle" font-size="13" { (space.abs()) }
                    }
                }
            }
            g data-piece="marker" transform=(translate((at(i32::from(view.track)), 54))) {
                path.st-marker d="M0-22 17 0 0 22-17 0z" {}
                text.st-marker-text y="6.5" text-anchor="middle" font-size="18" { (view.track.unsigned_abs()) }
            }
        }
    }
}

/// A shift by this much.
pub fn translate((x, y): (i32, i32)) -> String {
    format!("translate({x} {y})")
}

/// The middle of a province on the map.
pub const fn middle(province: Province) -> (i32, i32) {
    match province {
        Province::Xinjiang => (104, 288),
        Province::Tibet => (300, 464),
        Province::Qinghai => (300, 288),
        Province::Mongolia => (300, 110),
        Province::Mandarin => (496, 288),
    }
}

/// Where the card of a side lies.
pub fn card_place(province: Province, side: Side) -> (i32, i32) {
    let ((x, y), (dx, dy)) = (middle(province), CARDS[side.seat().index()]);
    (x + dx, y + dy)
}

/// The shape of a province. Neighbours share their borders, point for point.
pub const fn outline(province: Province) -> &'static str {
    match province {
        Province::Xinjiang => {
            "M60 535C5 380 0 180 70 40C110 110 160 140 205 195C195 250 212 310 205 375C150 430 110 480 60 535Z"
        }
        Province::Tibet => {
            "M540 530C400 565 200 560 60 535C110 480 150 430 205 375C270 388 330 365 395 375C440 430 490 470 540 530Z"
        }
        Province::Qinghai => {
            "M205 195C260 205 330 180 395 195C388 250 405 310 395 375C330 365 270 388 205 375C212 310 195 250 205 195Z"
        }
        Province::Mongolia => {
            "M70 40C200 0 380 15 530 30C470 90 430 130 395 195C330 180 260 205 205 195C160 140 110 110 70 40Z"
        }
        Province::Mandarin => {
            "M530 30C600 180 590 380 540 530C490 470 440 430 395 375C405 310 388 250 395 195C430 130 470 90 530 30Z"
        }
    }
}
