//! The board: the map of the five provinces with everything that lies on it, and the book of bamboo slips that counts.

use super::art::{back, banner, card_name, device, men, nobody, sixes, slot};
use super::book;
use super::lands::{BOX, Spot, at, edge, ground, in_province};
use super::{name_of, own, plan, say, side_name};
use games::sun_tzu::{Phase, Prompt, Province, ProvinceView, Side, Slot, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// The rows of the map as one walks it with keys.
const ROWS: [&[(usize, Province)]; 3] = [
    &[(1, Province::Mongolia)],
    &[(0, Province::Xinjiang), (1, Province::Qinghai), (2, Province::Mandarin)],
    &[(1, Province::Tibet)],
];

pub fn board(view: &View, people: &People, language: Language) -> Markup {
    let drawn = html! {
        g role="grid" aria-label=(say(language, "map", &[])) {
            @for (row, provinces) in ROWS.iter().enumerate() {
                g role="row" {
                    @for &(column, place) in *provinces { (province(view, place, (column, row), people, language)) }
                }
            }
        }
        (edges())
        g id="ghost" {}
    };
    html! {
        (scroll("st-map", &drawn, &chop(view, language)))
        (book::book(view, people, language))
    }
}

/// A hand scroll of silk with the map drawn on it, and what is stamped over it.
pub fn scroll(id: &str, drawn: &Markup, stamped: &Markup) -> Markup {
    html! {
        div.st-scroll id=(id) {
            div.st-silk {
                svg.board.sun-tzu data-ground="map" viewBox=(BOX) preserveAspectRatio="xMidYMid slice" {
                    rect x="-300" y="-200" width="1720" height="940" fill="url(#st-sea)" {}
                    (drawn)
                }
                (stamped)
            }
        }
    }
}

/// The outlines of the provinces, over all lands, for whatever the stylesheet has to say of them.
pub fn edges() -> Markup {
    kept("sun-tzu-edges", (), || html! { g.st-edges { @for place in Province::ALL { (edge(place)) } } })
}

fn province(
    view: &View,
    place: Province,
    (column, row): (usize, usize),
    people: &People,
    language: Language,
) -> Markup {
    let shown = &view.provinces[place];
    let number = view.announced.iter().position(|&named| named == place);
    let ready = Side::BOTH.map(|side| plan::is_ready(view, side));
    let battle = (number, view.next_scoring, is_embattled(view, place), ready);
    let viewed = (own(view), matches!(view.prompt, Prompt::Lay { .. }).then_some(view.prompt));
    kept("sun-tzu-province", (shown, battle, viewed, people.names, language), || {
        drawn_province(view, place, number, (column, row), people, language)
    })
}

fn drawn_province(
    view: &View,
    place: Province,
    number: Option<usize>,
    (column, row): (usize, usize),
    people: &People,
    language: Language,
) -> Markup {
    let shown = &view.provinces[place];
    let label = label(view, shown, people, language);
    let things = html! {
        (at(Spot::Name, place, &name(place, number, language)))
        (at(Spot::Tile, place, &tile(shown.values, view.next_scoring, language)))
        (at(Spot::Camp, place, &garrison(shown, language)))
        (at(Spot::Between, place, &html! { use.st-versus href="#st-foot" x="-11" y="-8" width="22" height="15" {} }))
        @for side in Side::BOTH { (at(Spot::Card(side), place, &card_of(view, shown, side, language))) }
        (reason(view, place, language))
    };
    html! {
        g.square.st-province.embattled[is_embattled(view, place)].resolved[shown.resolved] id={ "st-" (place) }
            data-thing=(place) role="gridcell" tabindex="-1" data-column=(column) data-row=(row) {
            title { (label) }
            g aria-hidden="true" {
                (ground(place, shown.holder))
                (in_province(place, &things))
            }
        }
    }
}

/// The name of a province, and which in an announced order it is.
pub fn name(place: Province, number: Option<usize>, language: Language) -> Markup {
    html! {
        text.st-name font-size="25" {
            @if let Some(number) = number { tspan.st-number { (number + 1) "." } " " }
            (name_of(place, language))
        }
    }
}

/// What the province pays after the third, sixth and ninth dynasty; the next one stands out, past ones are faint.
pub fn tile(values: [u8; 3], next_scoring: u8, language: Language) -> Markup {
    let next = usize::from(next_scoring / 3).saturating_sub(1);
    html! {
        g.st-tile {
            title { (say(language, "tile-help", &[])) }
            @for ((scoring, value), year) in values.iter().enumerate().zip(["III", "VI", "IX"]) {
                @let x = 36 * scoring;
                g.past[scoring < next].due[scoring == next] {
                    rect x=(x + 1) width="34" height="32" rx="4" {}
                    text.st-year x=(x + 18) y="10.5" text-anchor="middle" font-size="9.5" { (year) }
                    text x=(x + 18) y="27" text-anchor="middle" font-size="17" { (value) }
                }
            }
        }
    }
}

fn garrison(shown: &ProvinceView, language: Language) -> Markup {
    html! {
        @if let Some(holder) = shown.holder {
            g data-piece={ "armies-" (holder.seat()) "-" (shown.province) } data-home={ "seat-" (holder.seat()) } {
                (men(holder, shown.armies))
                (banner(holder, shown.armies))
            }
        } @else { (nobody(language)) }
    }
}

/// The card of a side, and its markers of the 6 under it. A side that is ready has laid a card in every province.
fn card_of(view: &View, shown: &ProvinceView, side: Side, language: Language) -> Markup {
    let (place, seat) = (shown.province, side.seat());
    let lies = shown.cards[side];
    let next = own(view) == Some(side)
        && matches!(view.prompt, Prompt::Lay { province } if province == place && !plan::is_drafting(view));
    html! {
        @match lies {
            Slot::Empty if plan::is_ready(view, side) == Some(true) => {
                g data-piece={ "back-" (seat) "-" (place) } data-home={ "seat-" (seat) } { (back(side)) }
            },
            Slot::Empty => g.st-mine[own(view) == Some(side)].st-here[next] { (slot(lies, side)) },
            Slot::FaceDown => g data-piece={ "back-" (seat) "-" (place) } data-home={ "seat-" (seat) } { (back(side)) },
            Slot::Face(card) => {
                g data-piece={ "card-" (seat) "-" (place) "-" (card) } data-home={ "seat-" (seat) } data-hand { (slot(lies, side)) }
                @if plan::is_drafting(view) && own(view) == Some(side) {
                    g.st-clear data-thing={ "clear " (place) } {
                        title { (say(language, "clear", &[("province", &name_of(place, language))])) }
                        circle cx="59" cy="3" r="11" {}
                        path d="M55-1l8 8M63-1l-8 8" {}
                    }
                }
            },
        }
        @if shown.marks[side] > 0 {
            g { title { (say(language, "six-help", &[("side", &side_name(side, language))])) } (sixes(side, shown.marks[side])) }
        }
    }
}

/// Why the 6 cannot lie here; the stylesheet shows it while one holds the 6.
fn reason(view: &View, place: Province, language: Language) -> Markup {
    let refused = own(view)
        .filter(|&side| matches!(view.prompt, Prompt::Lay { .. }) && !view.provinces[place].six_open[side]);
    html! {
        @if let Some(side) = refused {
            (at(Spot::Card(side), place, &html! {
                g.st-why {
                    rect x="-44" y="66" width="150" height="25" rx="12.5" {}
                    text x="31" y="83" text-anchor="middle" font-size="13" { (say(language, "six-stands", &[])) }
                }
            }))
        }
    }
}

fn is_embattled(view: &View, place: Province) -> bool {
    match view.phase {
        Phase::Costs { at } | Phase::Reaction { at } | Phase::Placing { at, .. } => at == place,
        _ => false,
    }
}

/// The seal of the winner, stamped on the map.
fn chop(view: &View, language: Language) -> Markup {
    let Some(outcome) = view.outcome else { return html! {} };
    let won: Vec<Side> =
        Side::BOTH.into_iter().filter(|side| outcome.winners().contains(side.seat())).collect();
    let [winner] = won[..] else { return html! {} };
    let name = side_name(winner, language);
    html! {
        div.st-victory {
            svg.st-chop viewBox="0 0 200 200" role="img" aria-label=(say(language, "has-won", &[("side", &name)])) {
                path.st-chop-ground d="M14 8 186 5l9 10-3 80 4 88-10 12-88-4-86 5-8-11 4-86-3-80z" {}
                path.st-chop-cut fill-rule="evenodd" d="M22 22h156v156H22zm5 5v146h146V27z" {}
                use.st-chop-cut href=(device(winner)) x="54" y="34" width="92" height="92" {}
                text x="100" y="160" text-anchor="middle" font-size="20" { (name) }
            }
        }
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
