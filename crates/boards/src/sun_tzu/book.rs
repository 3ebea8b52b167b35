//! The book of bamboo slips: a slip for every space of the track, the jade disc that counts, and the nine dynasties.

use super::art::device;
use super::keyframes::{Keyframe, numbers};
use super::{say, side_name};
use games::sun_tzu::{DYNASTIES, Side, View};
use markup::kept;
use maud::{Markup, html};
use words::{Language, People};

/// The book as it is now.
pub fn book(view: &View, people: &People, language: Language) -> Markup {
    let over = view.outcome.is_some();
    let inputs = (view.track, view.to_red, view.dynasty, view.next_scoring, over, people.names, language);
    kept("sun-tzu-book", inputs, || {
        let label = track_label(view, people, language);
        let slip = |space: i8| html! { @if space == view.track { (disc(space)) } };
        html! {
            div.st-book id="st-book" {
                (slips(limit(view), &label, language, slip))
                (dynasties(view.dynasty, view.next_scoring, over, language))
            }
        }
    })
}

/// The dynasty, in a few words.
pub fn period(view: &View, language: Language) -> String {
    say(language, "dynasty-now", &[("dynasty", &view.dynasty.to_string())])
}

/// The book at every step: the disc goes from where it was, and the slips on its way glow.
pub fn recap(view: &View, keyframes: &[Keyframe], first: usize, dynasty: u8, language: Language) -> Markup {
    let slip = |space: i8| {
        let here = |keyframe: &Keyframe| keyframe.after.track == space;
        let passed = |keyframe: &Keyframe| {
            let (from, to) = (
                keyframe.before.track.min(keyframe.after.track),
                keyframe.before.track.max(keyframe.after.track),
            );
            from != to && (from..=to).contains(&space)
        };
        html! {
            @if let Some(numbers) = numbers(keyframes, first, passed) { i.st-passed data-at-steps=(numbers) hidden {} }
            @if let Some(numbers) = numbers(keyframes, first, here) { span.st-told-disc data-at-steps=(numbers) hidden { (disc(space)) } }
        }
    };
    html! {
        div.st-book aria-hidden="true" {
            (slips(limit(view), "", language, slip))
            (dynasties(dynasty, dynasty.div_ceil(3) * 3, false, language))
        }
    }
}

/// How many spaces each side has, its red one included.
fn limit(view: &View) -> i8 {
    i8::try_from(u8::midpoint(view.to_red[Side::SunTzu], view.to_red[Side::KingShao])).unwrap_or(10)
}

fn slips(limit: i8, label: &str, language: Language, on: impl Fn(i8) -> Markup) -> Markup {
    html! {
        div role="img" aria-label=(label) title=(say(language, "track-help", &[])) {
            ol.st-slips {
                @for space in (-limit..=limit).rev() {
                    @let side = if space > 0 { Side::SunTzu } else { Side::KingShao };
                    li.end[space.abs() == limit].zero[space == 0].fifth[space % 5 == 0] {
                        @if space.abs() == limit { svg.st-end viewBox="0 0 24 24" { use href=(device(side)) {} } }
                        @else { span { (space.abs()) } }
                        (on(space))
                    }
                }
            }
        }
    }
}

/// The jade disc on its space.
fn disc(space: i8) -> Markup {
    html! {
        svg.st-bi data-piece="marker" viewBox="0 0 44 60" {
            use href="#st-bi" {}
            text x="22" y="32" text-anchor="middle" font-size="19" { (space.unsigned_abs()) }
        }
    }
}

fn track_label(view: &View, people: &People, language: Language) -> String {
    let name = |side: Side| people.names.get(side.seat().index()).cloned().unwrap_or_default();
    let to_red = Side::BOTH.map(|side| view.to_red[side].to_string());
    let names = Side::BOTH.map(name);
    let told =
        [("one", names[0].as_str()), ("ones", &to_red[0]), ("other", &names[1]), ("others", &to_red[1])];
    say(language, "track", &told)
}

/// The nine dynasties; the third of every three pays, under a little roof.
fn dynasties(now: u8, scoring: u8, over: bool, language: Language) -> Markup {
    let told = [("dynasty", now.to_string()), ("scoring", scoring.to_string())];
    let told = told.each_ref().map(|(key, value)| (*key, value.as_str()));
    html! {
        div.st-dynasties role="img" aria-label=(say(language, "dynasty", &told)) title=(say(language, "dynasty", &told)) {
            strong { (say(language, "dynasty-now", &told)) }
            ol {
                @for dynasty in 1..=DYNASTIES {
                    li.past[dynasty < now].now[dynasty == now].pays[dynasty % 3 == 0] { (dynasty) }
                }
            }
            span.st-next { @if !over { (say(language, "dynasty-next", &told)) } }
        }
    }
}

/// Where the disc stands, in words: in the middle, or how far on whose side.
pub fn standing(track: i8, language: Language) -> String {
    let space = track.unsigned_abs().to_string();
    let side = Side::favoured_by(track).map(|side| side_name(side, language)).unwrap_or_default();
    say(language, "stands", &[("space", &space), ("side", &side)])
}
