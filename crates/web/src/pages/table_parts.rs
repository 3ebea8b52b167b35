//! The parts that the table page is made of, from the prompt to the log. They lay out what a room shows; no part asks a
//! room for more than its viewer may know.

use super::layout::say;
use super::recap::again;
use crate::App;
use crate::fair_deal::rematch_fields;
use crate::room::{Room, winners};
use crate::sheet::Perspective;
use crate::snapshot::{Drafting, LoggedMove, Snapshot};
use crate::visitor::Visitor;
use boards::seat_mark;
use game::{Seat, Viewer};
use maud::{Markup, html};
use store::Chair;

/// The sentence at the top: what is to be decided, or for whom the curtain waits.
pub fn prompt(look: Perspective, shown: &Snapshot, visitor: &Visitor) -> String {
    match look.curtain.and_then(|seat| shown.names.get(seat.index())) {
        Some(name) => words::text(visitor.language, "prompt-curtain", &[("name", name)]),
        None => shown.prompt.clone(),
    }
}

/// The steps of the turn so far: each can be taken back, together with those after it.
pub fn steps(room: &dyn Room, look: Perspective, shown: &Snapshot, visitor: &Visitor) -> Markup {
    html! {
        @if !shown.steps.is_empty() {
            ol.trail aria-label=(say(visitor, "steps")) {
                @for (index, step) in shown.steps.iter().enumerate() {
                    @let back = words::text(visitor.language, "steps-back", &[("step", step)]);
                    li {
                        (take_back(room, look, shown.steps.len() - index, &html! {
                            button aria-label=(back) title=(back) { (step) span aria-hidden="true" { "\u{21b6}" } }
                        }))
                    }
                }
            }
        }
    }
}

/// Snapshot between two players on one device: the page holds nothing of either hand.
pub fn curtain(room: &dyn Room, seat: Seat, shown: &Snapshot, visitor: &Visitor) -> Markup {
    let name = shown.names.get(seat.index()).cloned().unwrap_or_default();
    html! {
        div.curtain {
            (seat_mark(seat))
            p { (words::text(visitor.language, "curtain-text", &[("name", &name)])) }
            a.button.primary href={ "/t/" (room.sheet().id) "?as=" (seat) } data-curtain {
                (words::text(visitor.language, "curtain-button", &[("name", &name)]))
            }
        }
    }
}

pub fn players(room: &dyn Room, viewer: Viewer, shown: &Snapshot) -> Markup {
    let won = winners(shown.outcome);
    html! {
        ul.players {
            @for ((seat, chair), figures) in room.sheet().seats().zip(&shown.seats) {
                li.awaited[shown.awaited.contains(seat)].mine[viewer.is(seat)].winner[won.contains(seat)]
                    data-home={ "seat-" (seat) } aria-current=[shown.awaited.contains(seat).then_some("true")] {
                    (seat_mark(seat))
                    bdi.name { (shown.names[seat.index()]) }
                    @if matches!(chair, Chair::Bot { .. }) { span.bot aria-hidden="true" { "\u{2699}\u{fe0e}" } }
                    span.figures { (figures) }
                }
            }
        }
    }
}

/// The viewer's own hand, and the form that confirms an action or declares a draft ready.
pub fn hand(
    room: &dyn Room,
    look: Perspective,
    shown: &Snapshot,
    playing: bool,
    visitor: &Visitor,
) -> Markup {
    html! {
        section.own {
            div.hand role="group" aria-label=(say(visitor, "hand")) { (shown.hand) }
            @match shown.draft.filter(|_| playing) {
                Some(drafting) => {
                    form id="confirm" method="post" action=(address(room, "draft")) data-quiet data-at-once {
                        (acting(room, look))
                        input type="hidden" name="action" value="";
                    }
                    form.confirm.ready id="ready" method="post" action=(address(room, "ready")) data-quiet {
                        (acting(room, look))
                        p.small { (say(visitor, "draft-help")) }
                        div.buttons {
                            button.primary type="submit" disabled[drafting == Drafting::Incomplete] { (say(visitor, "ready")) }
                        }
                    }
                },
                None => {
                    form.confirm id="confirm" method="post" action=(address(room, "play")) data-quiet {
                        (acting(room, look))
                        input type="hidden" name="action" value="";
                        div.consequences id="consequences" aria-live="polite" tabindex="0" role="group" aria-label=(say(visitor, "consequences")) {}
                        div.buttons {
                            button.primary type="submit" disabled { (say(visitor, "confirm")) }
                            @if shown.turns { button type="button" id="turn" disabled { (say(visitor, "turn")) " " kbd { "R" } } }
                            button type="button" id="cancel" disabled { (say(visitor, "cancel")) " " kbd { "Esc" } }
                        }
                    }
                },
            }
            @if shown.may_be_asked { (asks(room, look, visitor)) }
        }
    }
}

/// The hidden fields that say who acts, and on which version of the table. The script fills in the token.
fn acting(room: &dyn Room, look: Perspective) -> Markup {
    html! {
        input type="hidden" name="seat" value=[look.seat];
        input type="hidden" name="version" value=(room.version(look.viewer));
        input type="hidden" name="token" value="";
    }
}

fn address(room: &dyn Room, page: &str) -> String {
    format!("/t/{}/{page}", room.sheet().id)
}

/// The switch by which a seat opts in to optional questions.
fn asks(room: &dyn Room, look: Perspective, visitor: &Visitor) -> Markup {
    let asks = look.seat.is_some_and(|seat| room.sheet().asking.contains(seat));
    html! {
        form.asks method="post" action=(address(room, "asks")) data-quiet {
            (acting(room, look))
            input type="hidden" name="asks" value=(!asks);
            button id="asks" role="switch" aria-checked=(asks) title=(say(visitor, "asks-help")) { (say(visitor, "asks")) }
        }
    }
}

pub fn ending(app: &App, room: &dyn Room, look: Perspective, shown: &Snapshot, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let names: Vec<&str> =
        winners(shown.outcome).iter().map(|seat| shown.names[seat.index()].as_str()).collect();
    let told = [("names", names.join(", ")), ("count", names.len().to_string())];
    let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    html! {
        section.ending {
            h2 { (words::text(visitor.language, "ending-winners", &told)) }
            @if let Some(ending) = &shown.ending { p { (ending) } }
            @if let Some(outcome) = shown.outcome {
                ol.scores {
                    @for (name, score) in shown.names.iter().zip(outcome.scores()) { li { (name) " " b { (score) } } }
                }
            }
            div.buttons {
                @if look.seat.is_some() {
                    form method="post" action={ "/t/" (sheet.id) "/rematch" } {
                        (rematch_fields(&app.signer, &sheet.id))
                        button.primary { (say(visitor, if sheet.rematch.is_some() { "rematch-go" } else { "rematch" })) }
                    }
                } @else if let Some(next) = &sheet.rematch {
                    a.button.primary href={ "/t/" (next) } { (say(visitor, "rematch-go")) }
                }
                a.button href={ "/t/" (sheet.id) "/replay" } { (say(visitor, "replay")) }
            }
        }
    }
}

pub fn tools(room: &dyn Room, look: Perspective, shown: &Snapshot, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let can_undo = look.seat.is_some_and(|seat| room.take_back(seat, 1).is_some());
    let turn_so_far = look.seat.map_or(0, |seat| room.turn_so_far(seat));
    let bots_play = shown.outcome.is_none()
        && sheet.is_full()
        && shown.awaited.iter().any(|seat| matches!(sheet.chairs.get(seat.index()), Some(Chair::Bot { .. })));
    html! {
        div.tools {
            (take_back(room, look, 1, &html! {
                button id="undo" disabled[!can_undo] title="Ctrl+Z" { (say(visitor, "undo")) }
            }))
            @if turn_so_far > 1 {
                (take_back(room, look, turn_so_far, &html! {
                    button id="restart" { (say(visitor, "restart-turn")) }
                }))
            }
            form method="post" action={ "/t/" (sheet.id) "/hurry" } data-quiet {
                button id="hurry" disabled[!bots_play] { (say(visitor, "hurry")) }
            }
            a.button href=(shown.citation.address()) { (say(visitor, "rules")) }
            a.button href={ "/t/" (sheet.id) "/replay" } { (say(visitor, "replay")) }
            (again(&shown.recap, visitor))
            button type="button" id="sound" aria-pressed="false" { (say(visitor, "sound")) }
        }
    }
}

/// A form that takes back the last few actions of the viewer's seat.
fn take_back(room: &dyn Room, look: Perspective, actions: usize, button: &Markup) -> Markup {
    html! {
        form method="post" action=(address(room, "undo")) data-quiet {
            (acting(room, look))
            input type="hidden" name="actions" value=(actions);
            (button)
        }
    }
}

/// The log, the latest action first; what happened since the viewer's last turn stands apart.
pub fn log(room: &dyn Room, look: Perspective, shown: &Snapshot, visitor: &Visitor) -> Markup {
    let since = look.seat.map_or(0, |seat| shown.since(seat));
    let (new, old): (Vec<_>, Vec<_>) =
        shown.log.iter().rev().enumerate().partition(|(index, _)| *index < since);
    html! {
        section.log aria-label=(say(visitor, "log")) {
            @if !new.is_empty() && !old.is_empty() {
                h2 { (say(visitor, "log-since")) }
                ol.new { @for (_, told) in new { (logged(told)) } }
                h2 { (say(visitor, "log-before")) }
                ol id="log-before" tabindex="0" { @for (_, told) in old { (logged(told)) } }
            } @else {
                h2 { (say(visitor, "log")) }
                ol id="log-before" tabindex="0" { @for (_, told) in new.into_iter().chain(old) { (logged(told)) } }
            }
            @if shown.log.first().is_some_and(|told| told.number > 1) {
                p.small { a href=(address(room, "replay")) { (say(visitor, "log-earlier")) } }
            }
        }
    }
}

/// One action of the log. Pointing at a line highlights the places that it mentions.
pub fn logged(told: &LoggedMove) -> Markup {
    html! {
        li value=(told.number) {
            (seat_mark(told.seat))
            div {
                @for line in &told.lines {
                    p data-places=[(!line.places.is_empty()).then(|| line.places.join("|"))] { (line.text) }
                }
            }
        }
    }
}
