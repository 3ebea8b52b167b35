//! The parts that the table page is made of, from the prompt to the log. They lay out what a room shows; no part asks a
//! room for more than its viewer may know.

use super::calls::calls;
use super::layout::say;
use super::leaving::leave;
use super::presence::presence;
use super::recap::again;
use super::rules;
use crate::App;
use crate::attendance::Attendance;
use crate::fair_deal::rematch_fields;
use crate::room::Room;
use crate::room_info::Perspective;
use crate::snapshot::{Citation, Drafting, Snapshot};
use boards::icon;
use game::Seat;
use maud::{Markup, html};
use store::Chair;
use words::Language;

/// The sentence at the top: what is to be decided, or for whom the curtain waits.
pub fn prompt(look: Perspective, shown: &Snapshot, language: Language) -> String {
    match look.curtain.and_then(|seat| shown.names.get(seat.index())) {
        Some(name) => words::text(language, "prompt-curtain", &[("name", name)]),
        None => shown.prompt.clone(),
    }
}

/// Whether this viewer may be advised: at a table against bots alone.
pub fn is_advised(room: &dyn Room, look: Perspective) -> bool {
    look.seat.is_some() && room.info().allows_advice()
}

/// Where hints and the coach speak; filled by the script.
pub fn coach(language: Language) -> Markup {
    html! {
        section.coach id="coach" aria-live="polite" tabindex="-1" aria-label=(say(language, "coach"))
            data-thinking=(say(language, "hint-thinking")) data-lost=(say(language, "sending-lost")) {}
    }
}

/// The steps of the turn so far: each can be taken back, together with those after it.
pub fn steps(room: &dyn Room, look: Perspective, shown: &Snapshot, language: Language) -> Markup {
    html! {
        @if !shown.steps.is_empty() {
            ol.trail id="trail" aria-label=(say(language, "steps")) {
                @for (index, step) in shown.steps.iter().enumerate() {
                    @let back = words::text(language, "steps-back", &[("step", step)]);
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

/// The curtain between two players on one device: the page holds nothing of either hand.
pub fn curtain(room: &dyn Room, seat: Seat, shown: &Snapshot, language: Language) -> Markup {
    let name = shown.names.get(seat.index()).cloned().unwrap_or_default();
    html! {
        div.curtain {
            ((shown.mark)(seat))
            p { (words::text(language, "curtain-text", &[("name", &name)])) }
            a.button.primary href={ "/t/" (room.info().id) "?as=" (seat) } data-curtain {
                (words::text(language, "curtain-button", &[("name", &name)]))
            }
        }
    }
}

pub fn players(
    room: &dyn Room,
    attendance: &Attendance,
    clock: impl Fn(Seat) -> Markup,
    look: Perspective,
    shown: &Snapshot,
    language: Language,
) -> Markup {
    let (won, viewer, info) = (shown.winners(), look.viewer, room.info());
    html! {
        ul.players id="players" {
            @for ((seat, chair), figures) in info.seats().zip(&shown.seats) {
                li.plate.{ "of-" (seat) }.awaited[shown.awaited.contains(seat)].mine[viewer.is(seat)].winner[won.contains(seat)]
                    id={ "plate-" (seat) } data-home={ "seat-" (seat) } aria-current=[shown.awaited.contains(seat).then_some("true")] {
                    ((shown.mark)(seat))
                    bdi.name title=(shown.names[seat.index()]) { (shown.names[seat.index()]) }
                    @if matches!(chair, Chair::Bot { .. }) { span.bot { (icon("bot")) } }
                    span.figures { (figures) }
                    (clock(seat))
                    // Of somebody in whose place a bot plays it is told whether they are back.
                    @let person = info.replaced.get(&seat).filter(|gone| gone.may_return).map_or(chair, |gone| &gone.chair);
                    (presence(info, person, attendance, look.person(info), language))
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
    language: Language,
) -> Markup {
    html! {
        div.hand id="hand" role="group" aria-label=(say(language, "hand")) data-pick-first=(say(language, "pick-first")) { (shown.hand) }
        @match shown.draft.filter(|_| playing) {
            Some(drafting) => {
                form id="confirm" method="post" action=(address(room, "draft")) data-quiet data-at-once {
                    (acting(room, look))
                    input type="hidden" name="action" value="";
                }
                form.confirm.ready id="ready" method="post" action=(address(room, "ready")) data-quiet {
                    (acting(room, look))
                    p.consequences { (say(language, "draft-help")) }
                    div.buttons {
                        button.primary type="submit" disabled[drafting == Drafting::Incomplete] { (say(language, "ready")) }
                    }
                }
            },
            None => {
                form.confirm id="confirm" method="post" action=(address(room, "play")) data-quiet {
                    (acting(room, look))
                    input type="hidden" name="action" value="";
                    (confirming(shown.turns, language))
                }
            },
        }
        @if shown.may_be_asked { (asks(room, look, language)) }
    }
}

/// A hand to try things out with where no match is played: what is asked by which paragraph, the hand, and the form that
/// sends what is picked to an address.
pub fn hand_to_try(
    address: &str,
    seat: Option<Seat>,
    (prompt, citation): (&str, Citation),
    hand: &Markup,
    turns: bool,
    language: Language,
) -> Markup {
    html! {
        div.asked-for {
            p.prompt id="prompt" tabindex="-1" { (prompt) }
            (rules::cited(citation, language))
        }
        div.hand id="hand" role="group" aria-label=(say(language, "hand")) data-pick-first=(say(language, "pick-first")) { (hand) }
        form.confirm id="confirm" method="post" action=(address) {
            @if let Some(seat) = seat { input type="hidden" name="seat" value=(seat); }
            input type="hidden" name="action" value="";
            (confirming(turns, language))
        }
    }
}

/// What would follow from what is picked, and the buttons that play it, turn it or drop it.
fn confirming(turns: bool, language: Language) -> Markup {
    html! {
        div.consequences id="consequences" aria-live="polite" tabindex="0" role="group" aria-label=(say(language, "consequences")) data-hint=(say(language, "hint")) {}
        div.buttons {
            button.primary type="submit" disabled { (say(language, "confirm")) }
            @if turns { button type="button" id="turn" disabled { (say(language, "turn")) " " kbd { "R" } } }
            button type="button" id="cancel" disabled { (say(language, "cancel")) " " kbd { "Esc" } }
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

pub fn address(room: &dyn Room, page: &str) -> String {
    format!("/t/{}/{page}", room.info().id)
}

/// The switch by which a seat opts out of optional questions, and what it does.
fn asks(room: &dyn Room, look: Perspective, language: Language) -> Markup {
    let asks = look.seat.is_some_and(|seat| !room.info().unasked.contains(seat));
    html! {
        form.asks method="post" action=(address(room, "asks")) data-quiet {
            (acting(room, look))
            input type="hidden" name="asks" value=(!asks);
            button id="asks" role="switch" aria-checked=(asks) aria-describedby="asks-help" { (say(language, "asks")) }
            p.small id="asks-help" { (say(language, "asks-help")) }
        }
    }
}

pub fn ending(app: &App, room: &dyn Room, look: Perspective, shown: &Snapshot, language: Language) -> Markup {
    let info = room.info();
    let names: Vec<&str> = shown.winners().iter().map(|seat| shown.names[seat.index()].as_str()).collect();
    let told = [("names", names.join(", ")), ("count", names.len().to_string())];
    let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    html! {
        section.ending id="ending" {
            @if !names.is_empty() { h2 { (words::text(language, "ending-winners", &told)) } }
            @if shown.ended.is_some() { p { (shown.prompt) } }
            @if let Some(ending) = &shown.ending { p { (ending) } }
            @if let Some(outcome) = shown.outcome {
                ol.scores {
                    @for (name, score) in shown.names.iter().zip(outcome.scores()) { li { (name) " " b { (score) } } }
                }
            }
            (shown.course)
            div.buttons {
                @if look.seat.is_some() {
                    form method="post" action={ "/t/" (info.id) "/rematch" } {
                        (rematch_fields(&app.signer, &info.id))
                        button.primary { (say(language, if info.rematch.is_some() { "rematch-go" } else { "rematch" })) }
                    }
                } @else if let Some(next) = &info.rematch {
                    a.button.primary href={ "/t/" (next) } { (say(language, "rematch-go")) }
                }
                a.button href={ "/t/" (info.id) "/replay" } { (say(language, "replay")) }
                a.button href={ "/t/" (info.id) "/analysis" } { (say(language, "analysis")) }
            }
        }
    }
}

/// Whether the viewer's last action can be taken back.
fn can_undo(room: &dyn Room, look: Perspective) -> bool {
    look.seat.is_some_and(|seat| room.take_back(seat, 1).is_some())
}

/// Undo within reach of a thumb: on a phone the tools lie below the board, under the sheet.
pub fn undo_in_reach(room: &dyn Room, look: Perspective, language: Language) -> Markup {
    html! {
        @if can_undo(room, look) {
            button.take-back form="take-back" title=(say(language, "undo")) { (icon("undo")) span.visually-hidden { (say(language, "undo")) } }
        }
    }
}

pub fn tools(
    room: &dyn Room,
    attendance: &Attendance,
    look: Perspective,
    shown: &Snapshot,
    language: Language,
) -> Markup {
    let info = room.info();
    let turn_so_far = look.seat.map_or(0, |seat| room.turn_so_far(seat));
    let is_bot = |seat: Seat| matches!(info.chairs.get(seat.index()), Some(Chair::Bot { .. }));
    let has_bots = info.seats().any(|(seat, _)| is_bot(seat));
    let bots_play = !shown.is_over() && info.is_full() && shown.awaited.iter().any(is_bot);
    html! {
        div.tools id="tools" {
            form id="take-back" method="post" action=(address(room, "undo")) data-quiet {
                (taking_back(room, look, 1))
                button id="undo" disabled[!can_undo(room, look)] title=(say(language, "undo-text")) { (icon("undo")) (say(language, "undo")) }
            }
            @if turn_so_far > 1 {
                (take_back(room, look, turn_so_far, &html! {
                    button id="restart" { (say(language, "restart-turn")) }
                }))
            }
            @if is_advised(room, look) && !shown.is_over() {
                button type="button" id="hint" disabled[shown.legal.is_empty()] title="H" { (icon("hint")) (say(language, "hint-button")) }
            }
            @if has_bots {
                form method="post" action={ "/t/" (info.id) "/hurry" } data-quiet {
                    button id="hurry" disabled[!bots_play] { (icon("hurry")) (say(language, "hurry")) }
                }
            }
            (again(&shown.recap, language))
            @if look.seat.is_some() && !shown.is_over() {
                // What this browser wants is no part of the table: the script shows and changes it.
                button type="button" id="confirming" role="switch" aria-checked="false" { (say(language, "confirm-all")) }
            }
            @if !shown.is_over() { (calls(info, look, language)) }
            @if !shown.is_over() { (leave(room, attendance, look, language)) }
        }
    }
}

/// A form that takes back the last few actions of the viewer's seat.
fn take_back(room: &dyn Room, look: Perspective, actions: usize, button: &Markup) -> Markup {
    html! {
        form method="post" action=(address(room, "undo")) data-quiet {
            (taking_back(room, look, actions))
            (button)
        }
    }
}

/// The hidden fields that say how many actions are taken back.
fn taking_back(room: &dyn Room, look: Perspective, actions: usize) -> Markup {
    html! {
        (acting(room, look))
        input type="hidden" name="actions" value=(actions);
    }
}
