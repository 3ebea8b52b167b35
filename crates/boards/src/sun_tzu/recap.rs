//! The battles of a dynasty and its scoring, one step each, with their arithmetic. Made from events alone: the
//! figures are those of the rules.

use super::art::{card, figure, token};
use super::{name_of, say};
use crate::marks::seat_mark;
use crate::recap::{Recap, RecapStep};
use games::sun_tzu::{Both, Card, Event, Face, Province, Side, SunTzu, Victory};
use maud::{Markup, html};
use words::{Language, People, Speaks};

/// The steps since both plans were ready for the last time.
pub fn recap(events: &[Event], people: &People, language: Language) -> Recap {
    let is_new = |event: &Event| matches!(event, Event::PlansReady);
    let round = events.iter().rposition(is_new).unwrap_or(0);
    let (earlier, latest) = events.split_at(round);
    let steps = cut(latest).into_iter().map(|events| step(events, people, language));
    Recap { earlier: cut(earlier).len(), steps: steps.collect() }
}

/// Every province, every scoring, and every warlord between them with what follows.
fn cut(events: &[Event]) -> Vec<&[Event]> {
    let starts: Vec<usize> = (0..events.len()).filter(|&at| is_start(events, at)).collect();
    let ends = starts.iter().skip(1).copied().chain([events.len()]);
    starts.iter().copied().zip(ends).map(|(start, end)| &events[start..end]).collect()
}

fn is_start(events: &[Event], at: usize) -> bool {
    match events[at] {
        Event::Revealed { .. } | Event::Scored { .. } | Event::Mustered { .. } => true,
        // Within a battle it belongs to the battle.
        Event::WarlordShown { .. } => !matches!(
            events[..at]
                .iter()
                .rev()
                .find(|event| !matches!(event, Event::Paid { .. } | Event::Passed { .. })),
            Some(Event::Revealed { .. })
        ),
        _ => false,
    }
}

fn step(events: &[Event], people: &People, language: Language) -> RecapStep {
    let told = events.iter().take_while(|event| !closes(event));
    let lines = told.clone().filter_map(|event| SunTzu::event(event, people, language)).collect();
    let title = match events.first() {
        Some(Event::Revealed { province, .. }) => name_of(*province, language),
        Some(Event::Scored { .. }) => say(language, "step-scoring", &[]),
        _ => say(language, "step-before", &[]),
    };
    let picture =
        html! { div.st-step aria-hidden="true" { @for event in told { (drawn(event, language)) } } };
    // What opens it, in no language: the rest may still come, and who changes theirs has seen it all the same.
    let identity = format!("{:?}", events.first());
    RecapStep { title, picture, lines, identity }
}

/// What comes after a step and is no part of it.
fn closes(event: &Event) -> bool {
    matches!(
        event,
        Event::Tidied { .. }
            | Event::OrderDecided { .. }
            | Event::ChooserChanged { .. }
            | Event::ProvinceNamed { .. }
            | Event::Looked { .. }
            | Event::Drew { .. }
            | Event::DynastyBegan { .. }
    )
}

/// An event in figures.
fn drawn(event: &Event, language: Language) -> Markup {
    match *event {
        Event::Revealed { cards, .. } => duel(cards),
        Event::Paid { side, from_reserve, from_map, .. } => {
            html! { p.st-sum { (armies(side, -i32::from(from_reserve + from_map.total()))) } }
        }
        Event::PlagueStruck { holder: Some(side), armies, survivors, .. } => {
            html! { p.st-sum { (token(side)) b { (armies) } " \u{2192} " b { (survivors) } } }
        }
        Event::Fought { compared, victory, .. } => fought(compared, victory),
        Event::Placed { side, from_reserve, from_map, .. } => {
            html! { p.st-sum { (armies(side, i32::from(from_reserve + from_map.total()))) } }
        }
        Event::Scored { paid, points, from, to } => html! {
            ul.st-paid {
                @for place in Province::ALL {
                    @if let Some((side, value)) = paid[place] { li { (name_of(place, language)) (seat_mark(side.seat())) b { "+" (value) } } }
                }
            }
            p.st-sum { (points_of(points)) }
            p.st-sum { (marker(from)) " \u{2192} " (marker(to)) }
        },
        Event::ProvinceScored { from, to, .. } => {
            html! { p.st-sum { (marker(from)) " \u{2192} " (marker(to)) } }
        }
        _ => html! {},
    }
}

fn duel(cards: Both<Card>) -> Markup {
    html! {
        div.st-duel { @for side in Side::BOTH { span { (seat_mark(side.seat())) (card(cards[side])) } } }
    }
}

/// By how much which side won, and what the margin drove off.
fn fought(compared: Both<Card>, victory: Option<Victory>) -> Markup {
    let Some(Victory { winner, driven_off, marching_in }) = victory else {
        return html! { p.st-sum { (figure(compared[Side::SunTzu])) " = " (figure(compared[Side::KingShao])) } };
    };
    let (won, lost) = (compared[winner], compared[winner.rival()]);
    let numbers = matches!((won.face(), lost.face()), (Face::Number(_), Face::Number(_)));
    html! {
        p.st-sum {
            (seat_mark(winner.seat()))
            @if numbers { (figure(won)) " \u{2212} " (figure(lost)) " = " }
            b { (driven_off + marching_in) }
        }
        @if driven_off > 0 { p.st-sum { (armies(winner.rival(), -i32::from(driven_off))) } }
    }
}

/// Armies that come or go.
fn armies(side: Side, change: i32) -> Markup {
    let sign = if change < 0 { "\u{2212}" } else { "+" };
    html! { (token(side)) b { (sign) (change.unsigned_abs()) } }
}

fn points_of(points: Both<u8>) -> Markup {
    html! { @for side in Side::BOTH { span { (seat_mark(side.seat())) b { (points[side]) } } } }
}

/// A space of the track, with the seal of the side it belongs to.
fn marker(track: i8) -> Markup {
    html! {
        @if let Some(side) = Side::favoured_by(track) { (seat_mark(side.seat())) }
        b { (track.unsigned_abs()) }
    }
}
