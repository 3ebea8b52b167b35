//! The map, the reserves and the book at every step of a dynasty, in their places: cards turn over where they lie, what
//! a battle comes to stands at the province, armies march. All keyframes are drawn at once; the page shows one at a
//! time, and whatever moves begins to move when its keyframe appears.

use super::art::{back, banner, colours, device, face, figure, man, mark, men, nobody, sixes};
use super::board::{edges, name, scroll, tile};
use super::keyframes::{CardState, Keyframe, ProvinceState, Verdict, numbers};
use super::lands::{Spot, at, edge, ground, in_province, marched};
use super::{book, say, side_name};
use games::sun_tzu::{Both, Card, Face, Province, Side, Victory, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// All keyframes, of which the first has this number, in a dynasty of the past or the present one.
pub fn stage(
    view: &View,
    keyframes: &[Keyframe],
    first: usize,
    dynasty: u8,
    people: &People,
    language: Language,
) -> Markup {
    let values = Province::ALL.map(|place| view.provinces[place].values);
    let inputs = (keyframes, first, dynasty, values, view.to_red, people.names, language);
    kept("sun-tzu-stage", inputs, || drawn_stage(view, keyframes, first, dynasty, people, language))
}

fn drawn_stage(
    view: &View,
    keyframes: &[Keyframe],
    first: usize,
    dynasty: u8,
    people: &People,
    language: Language,
) -> Markup {
    let drawn = html! {
        @for place in Province::ALL { (province(view, keyframes, first, dynasty, place, language)) }
        (edges())
        @for (keyframe, number) in keyframes.iter().zip(first..) {
            g.st-edges data-at-steps=(number) hidden {
                @for place in Province::ALL {
                    @let told = &keyframe.provinces[place];
                    @if told.now { g.fought { (edge(place)) } }
                    @else if !told.changes.is_empty() { g.changed { (edge(place)) } }
                }
                @for &(side, from, to) in &keyframe.routes { (marched(from, to, &marcher(side), MARCHERS)) }
            }
        }
    };
    html! {
        div.st-recap id="st-recap" aria-hidden="true" {
            ul.players { @for side in Side::BOTH { (plate(keyframes, first, side, people, language)) } }
            (scroll("st-recap-map", &drawn, &html! {}))
            (book::recap(view, keyframes, first, dynasty, language))
        }
    }
}

/// The plate of a side with its reserve at every step.
fn plate(keyframes: &[Keyframe], first: usize, side: Side, people: &People, language: Language) -> Markup {
    let mut told: Vec<u8> = keyframes.iter().map(|keyframe| keyframe.after.reserve[side]).collect();
    told.sort_unstable();
    told.dedup();
    html! {
        li class={ "plate of-" (side.seat()) } {
            (mark(side))
            strong.st-side { (side_name(side, language)) }
            bdi.name { (people.names.get(side.seat().index()).map_or("", String::as_str)) }
            span.st-stock {
                span.st-reserve {
                    (man(side))
                    b {
                        @for armies in told {
                            @let here = |keyframe: &Keyframe| keyframe.after.reserve[side] == armies;
                            @if let Some(numbers) = numbers(keyframes, first, here) { span data-at-steps=(numbers) hidden { (armies) } }
                        }
                    }
                    small { (say(language, "reserve-short", &[])) }
                }
            }
        }
    }
}

/// How many men stand for an army that marches.
const MARCHERS: usize = 3;

/// A man of a side on his way, round the point where he is.
fn marcher(side: Side) -> Markup {
    html! { g class=(colours(side)) { use href="#st-man" x="-11" y="-15" width="22" height="31" {} } }
}

/// A province in all its keyframes; keyframes in which it is the same are drawn once.
fn province(
    view: &View,
    keyframes: &[Keyframe],
    first: usize,
    dynasty: u8,
    place: Province,
    language: Language,
) -> Markup {
    let mut different: Vec<&ProvinceState> = vec![];
    for keyframe in keyframes {
        if !different.contains(&&keyframe.provinces[place]) {
            different.push(&keyframe.provinces[place]);
        }
    }
    html! {
        @for told in different {
            @if let Some(numbers) = numbers(keyframes, first, |keyframe| keyframe.provinces[place] == *told) {
                g.st-told.now[told.now] data-at-steps=(numbers) hidden {
                    (ground(place, Side::favoured_by(told.armies)))
                    @if let Some(left) = told.left.filter(|left| left.signum() != told.armies.signum()) {
                        g.st-ground-left { (ground(place, Side::favoured_by(left))) }
                    }
                    (in_province(place, &things(view, told, dynasty, place, language)))
                }
            }
        }
    }
}

fn things(view: &View, told: &ProvinceState, dynasty: u8, place: Province, language: Language) -> Markup {
    html! {
        (at(Spot::Name, place, &name(place, None, language)))
        @if let Some(verdict) = told.verdict { (at(Spot::Tile, place, &plaque(verdict, told.now, language))) }
        @else { (at(Spot::Tile, place, &tile(view.provinces[place].values, dynasty.div_ceil(3) * 3, language))) }
        @if let Some(left) = told.left.filter(|&left| left != 0) { (at(Spot::Camp, place, &html! { g.st-left { (camp(left, language)) } })) }
        (at(Spot::Camp, place, &html! {
            g.st-came[told.left.is_some()] { (camp(told.armies, language)) }
            (changes(&told.changes))
        }))
        @for side in Side::BOTH {
            (at(Spot::Card(side), place, &html! { (card(told.cards[side], side, told.now)) (sixes(side, told.marks[side])) }))
        }
        @if let Some(points) = told.pays { (at(Spot::Between, place, &seal(points, told.verdict.is_some()))) }
    }
}

fn camp(armies: i8, language: Language) -> Markup {
    html! {
        @if let Some(side) = Side::favoured_by(armies) { (men(side, armies.unsigned_abs())) (banner(side, armies.unsigned_abs())) }
        @else { (nobody(language)) }
    }
}

/// A card in a keyframe: one that is turned up has its back over it for a moment.
fn card(shown: CardState, side: Side, now: bool) -> Markup {
    html! {
        @match shown {
            CardState::Nothing => {},
            CardState::FaceDown => (back(side)),
            CardState::Face(card) => g.st-card.st-slam[now] { (face(card)) },
            CardState::Turned(card) => { g.st-card.st-turn { (face(card)) } g.st-turn-out { (back(side)) } },
        }
    }
}

/// What a battle came to, at the province.
fn plaque(verdict: Verdict, now: bool, language: Language) -> Markup {
    html! {
        g.st-plaque.past[!now] {
            rect x="-18" y="-1" width="144" height="34" rx="6" {}
            @match verdict {
                Verdict::Plague { armies, survivors } => {
                    use.st-plaque-sign href="#st-rat" x="-11" y="5" width="34" height="22" {}
                    text x="74" y="23" text-anchor="middle" font-size="20" { (armies) " \u{2192} " (survivors) }
                },
                Verdict::Fought { compared, victory: None } => {
                    text x="54" y="23" text-anchor="middle" font-size="20" { (figure(compared[Side::SunTzu])) " = " (figure(compared[Side::KingShao])) }
                },
                Verdict::Fought { compared, victory: Some(victory) } => {
                    use.st-plaque-sign href=(device(victory.winner)) x="-11" y="7" width="18" height="18" {}
                    @let sum = sum(compared, victory, language);
                    text x="66" y="23" text-anchor="middle" font-size=(if sum.chars().count() > 10 { "15" } else { "20" }) { (sum) }
                },
            }
        }
    }
}

/// By how much a card beat the other: numbers as a difference, others in words.
pub fn sum(compared: Both<Card>, victory: Victory, language: Language) -> String {
    let (won, lost) = (compared[victory.winner], compared[victory.winner.rival()]);
    let margin = (victory.driven_off + victory.marching_in).to_string();
    if is_difference(won, lost) {
        format!("{} \u{2212} {} = {margin}", figure(won), figure(lost))
    } else {
        say(language, "wins-by", &[("card", &figure(won)), ("margin", &margin)])
    }
}

/// Whether two cards are compared by their difference.
pub fn is_difference(won: Card, lost: Card) -> bool {
    matches!((won.face(), lost.face()), (Face::Number(_), Face::Number(_)) | (Face::Plus(_), Face::Plus(_)))
}

/// Armies that came or went, at the banner.
fn changes(changes: &[(Side, i8)]) -> Markup {
    html! {
        @for (number, &(side, armies)) in changes.iter().enumerate() {
            @let x = 44 + 44 * number;
            g.{ "st-change " (colours(side)) }.minus[armies < 0] {
                rect x=(x) y="-12" width="38" height="23" rx="11.5" {}
                text x=(x + 19) y="5" text-anchor="middle" font-size="15" { (signed(armies)) }
            }
        }
    }
}

/// A change with its sign.
pub fn signed(armies: i8) -> String {
    let sign = if armies < 0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", armies.unsigned_abs())
}

/// What a province pays, as a seal; a smaller one beside cards that still lie there.
fn seal(points: u8, beside_cards: bool) -> Markup {
    html! {
        g.st-seal.small[beside_cards] {
            rect x="-33" y="-33" width="66" height="66" rx="9" {}
            rect.st-seal-line x="-27" y="-27" width="54" height="54" rx="5" {}
            text y="14" text-anchor="middle" font-size="38" { "+" (points) }
        }
    }
}
