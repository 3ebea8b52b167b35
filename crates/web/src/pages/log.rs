//! The log of a match beside its board: what happened since the viewer's last turn, then what was before. Where a turn
//! is made of several actions, they are told as one turn.

use super::layout::say;
use super::remarks::{Remark, Remarks};
use super::table_parts::address;
use crate::room::Room;
use crate::room_info::Perspective;
use crate::snapshot::{LoggedMove, Snapshot};
use boards::{Drama, icon};
use game::Seat;
use markup::kept;
use maud::{Markup, html};
use words::Language;

/// The log, the latest turn first; what happened since the viewer's last turn stands apart, and can be stepped through.
pub fn log(
    room: &dyn Room,
    look: Perspective,
    shown: &Snapshot,
    remarks: &Remarks,
    language: Language,
) -> Markup {
    let since = look.seat.map_or(0, |seat| shown.since(seat));
    let (old, new) = shown.log.split_at(shown.log.len() - since);
    let stands_apart = !new.is_empty() && !old.is_empty();
    html! {
        section.log id="log" aria-label=(say(language, "log")) {
            header {
                h2 { (say(language, if stands_apart { "log-since" } else { "log" })) }
                @for (id, key, way) in [("since-back", "log-back", "back"), ("since-next", "log-next", "next")] {
                    button type="button" id=(id) title=(say(language, key)) { (icon(way)) span.visually-hidden { (say(language, key)) } }
                }
            }
            div.scroll id="log-lines" tabindex="0" {
                (notes(shown, language))
                // One list, so that a turn stays what it is when it is not new any more.
                ol id="log-turns" {
                    @if stands_apart {
                        (turns(new, look, shown, remarks, language))
                        li.before id="log-before" { h3 { (say(language, "log-before")) } }
                        (turns(old, look, shown, remarks, language))
                    } @else {
                        (turns(&shown.log, look, shown, remarks, language))
                    }
                }
                @if shown.log.is_empty() { p.small { (say(language, "log-empty")) } }
                @if shown.log.first().is_some_and(|told| told.number > 1) {
                    p.small { a href=(address(room, "replay")) { (say(language, "log-earlier")) } }
                }
            }
        }
    }
}

/// What people did beside playing, the latest first.
pub fn notes(shown: &Snapshot, language: Language) -> Markup {
    html! {
        @if !shown.notes.is_empty() {
            ul.notes id="notes" aria-label=(say(language, "notes")) {
                @for note in shown.notes.iter().rev() { li { ((shown.mark)(note.seat)) p { (note.text) } } }
            }
        }
    }
}

/// Actions as turns, the latest first.
fn turns(
    moves: &[LoggedMove],
    look: Perspective,
    shown: &Snapshot,
    remarks: &Remarks,
    language: Language,
) -> Markup {
    let is_one = |one: &LoggedMove, next: &LoggedMove| shown.has_long_turns && one.seat == next.seat;
    html! {
        @for turn in moves.chunk_by(is_one).rev() {
            (told(turn, look.seat, &remarks.about(turn, look.seat), shown, language))
        }
    }
}

/// The actions of one turn, in their order, with what is said about them; several have a headline.
pub fn told(
    turn: &[LoggedMove],
    you: Option<Seat>,
    remark: &Remark,
    shown: &Snapshot,
    language: Language,
) -> Markup {
    let Some(first) = turn.first() else { return html! {} };
    let who = if you == Some(first.seat) { "you" } else { "other" };
    kept("log-turn", (turn, who, remark, &shown.names, language), || {
        html! {
            li.{ "of-" (first.seat) }.turn[turn.len() > 1] id={ "turn-" (first.number) } value=(first.number) {
                ((shown.mark)(first.seat))
                div {
                    @if turn.len() > 1 {
                        p.headline { (headline(turn, who, &shown.names[first.seat.index()], language)) }
                    }
                    @for told in turn { (action(told)) }
                    (remark.shown(&shown.names, language))
                }
            }
        }
    })
}

/// Whose turn it was and what it came to, or at least how many actions it took.
fn headline(turn: &[LoggedMove], who: &str, name: &str, language: Language) -> String {
    let told = |key, variable, value: &str| {
        words::text(language, key, &[("who", who), ("name", name), (variable, value)])
    };
    match turn.first().and_then(|first| first.came_to.as_ref()) {
        Some(came_to) => told("log-turn-came-to", "what", came_to),
        None => told("log-turn", "count", &turn.len().to_string()),
    }
}

/// One action. Pointing at a line highlights the places that it mentions.
fn action(told: &LoggedMove) -> Markup {
    let drama: Vec<&str> = told.drama.iter().copied().map(Drama::name).collect();
    html! {
        div.action id={ "told-" (told.number) } data-drama=[(!drama.is_empty()).then(|| drama.join(" "))] {
            @for line in told.lines.iter() {
                p data-places=[(!line.places.is_empty()).then(|| line.places.join("|"))] { (line.text) }
            }
        }
    }
}
