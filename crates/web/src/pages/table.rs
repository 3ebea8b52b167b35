//! The table page, and the stream that keeps it up to date: each viewer is sent their own view, whole, after
//! every change. Whoever was away gets the present at once and has missed nothing.

use super::layout::{page, say};
use super::{room, rules, seating};
use crate::App;
use crate::boards::seat_mark;
use crate::notice::Notice;
use crate::room::{Room, winners};
use crate::sheet::Look;
use crate::shelf;
use crate::shown::{LoggedMove, Shown};
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::convert::Infallible;
use store::Chair;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt};

/// Which of several seats on one device looks, and what the page has already.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(rename = "as")]
    seat: Option<Seat>,
    have: Option<usize>,
}

/// `GET /t/ID`.
pub async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let game = shelf::find(&room.sheet().opening.game).ok_or_else(|| Notice::not_found(&visitor))?;
    let body = html! {
        main id="content" {
            (fragment(&app, &*room, asked.seat, &visitor))
            // Empty until a paragraph is asked for: without the script, its link leads to the page of the rules.
            dialog.rules id="rules" aria-label=(say(&visitor, "rules")) {
                form method="dialog" {
                    a href={ "/rules/" (game.id) } { (say(&visitor, "rules-as-page")) }
                    button { (say(&visitor, "close")) }
                }
            }
            div.toast id="notice" role="alert" {}
        }
    };
    Ok(page(&visitor, &(game.title)(visitor.language), &(game.shapes)(), &body))
}

/// `GET /t/ID/live`: the fragment of the table page after every change, as server-sent events. The number of
/// an event is the version of the room.
pub async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let resumed = headers.get("last-event-id").and_then(|value| value.to_str().ok()?.parse().ok());
    let have = resumed.or(asked.have);
    let changes = WatchStream::new(live.watch()).skip_while(move |room| Some(room.sheet().version) == have);
    let events = changes.map(move |room| {
        let shown = fragment(&app, &*room, asked.seat, &visitor);
        Ok(Event::default().id(room.sheet().version.to_string()).event("table").data(shown.into_string()))
    });
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// Everything of the page that changes.
pub fn fragment(app: &App, room: &dyn Room, asked: Option<Seat>, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let look = sheet.look(&visitor.person, asked, room.turn());
    let Some(shown) = room.show(look.viewer, None, visitor.language) else { return html! {} };
    let playing = look.seat.filter(|&seat| sheet.is_full() && shown.awaited.contains(seat));
    let title = if playing.is_some() { say(visitor, "title-your-turn") } else { String::new() };
    html! {
        div.table id="table" data-version=(sheet.version) data-live={ "/t/" (sheet.id) "/live" }
            data-seat=[look.seat] data-turn=(title) data-turns=[shown.turns.then_some("yes")]
            data-legal=[playing.map(|_| shown.legal.join("|"))] data-pick-first=(say(visitor, "pick-first")) {
            div.asked-for {
                p.prompt id="prompt" role="status" { (prompt(room, look, &shown, visitor)) }
                @if sheet.is_full() && look.curtain.is_none() { (rules::cited(shown.paragraph, visitor)) }
            }
            (steps(room, look, &shown, visitor))
            div.stage {
                (shown.story)
                (shown.board)
                @if let Some(seat) = look.curtain { (curtain(room, seat, &shown, visitor)) }
            }
            div.side {
                (players(room, look.viewer, &shown))
                @if !sheet.is_full() { (seating::waiting(app, room, visitor)) }
                @if shown.outcome.is_some() { (ending(room, look, &shown, visitor)) }
                @if look.seat.is_some() && sheet.is_full() && shown.outcome.is_none() { (hand(room, look, &shown, visitor)) }
                (tools(room, look, &shown, visitor))
                section.beside { (shown.beside) }
                (log(look, &shown, visitor))
            }
        }
    }
}

fn prompt(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> String {
    if !room.sheet().is_full() {
        return say(visitor, "prompt-waiting");
    }
    match look.curtain.and_then(|seat| shown.names.get(seat.index())) {
        Some(name) => words::page(visitor.language, "prompt-curtain", &[("name", name)]),
        None => shown.prompt.clone(),
    }
}

/// The steps of the turn so far: each can be taken back, with all that came after it.
fn steps(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
    html! {
        @if !shown.steps.is_empty() {
            ol.trail aria-label=(say(visitor, "steps")) {
                @for (index, step) in shown.steps.iter().enumerate() {
                    @let back = words::page(visitor.language, "steps-back", &[("step", step)]);
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

/// Between two hands on one device: nothing of either is in the page.
fn curtain(room: &dyn Room, seat: Seat, shown: &Shown, visitor: &Visitor) -> Markup {
    let name = shown.names.get(seat.index()).cloned().unwrap_or_default();
    html! {
        div.curtain {
            (seat_mark(seat))
            p { (words::page(visitor.language, "curtain-text", &[("name", &name)])) }
            a.button.primary href={ "/t/" (room.sheet().id) "?as=" (seat) } data-curtain {
                (words::page(visitor.language, "curtain-button", &[("name", &name)]))
            }
        }
    }
}

fn players(room: &dyn Room, viewer: Viewer, shown: &Shown) -> Markup {
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

/// The viewer's own things, and the place where an action is confirmed.
fn hand(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    html! {
        section.own {
            div.hand role="group" aria-label=(say(visitor, "hand")) { (shown.hand) }
            form.confirm id="confirm" method="post" action={ "/t/" (sheet.id) "/play" } data-quiet {
                input type="hidden" name="seat" value=[look.seat];
                input type="hidden" name="version" value=(sheet.version);
                input type="hidden" name="token" value="";
                input type="hidden" name="action" value="";
                div.consequences id="consequences" aria-live="polite" {}
                div.buttons {
                    button.primary type="submit" disabled { (say(visitor, "confirm")) }
                    @if shown.turns { button type="button" id="turn" disabled { (say(visitor, "turn")) " " kbd { "R" } } }
                    button type="button" id="cancel" disabled { (say(visitor, "cancel")) " " kbd { "Esc" } }
                }
            }
        }
    }
}

fn ending(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let names: Vec<&str> =
        winners(shown.outcome).iter().map(|seat| shown.names[seat.index()].as_str()).collect();
    let told = [("names", names.join(", ")), ("count", names.len().to_string())];
    let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
    html! {
        section.ending {
            h2 { (words::page(visitor.language, "ending-winners", &told)) }
            @if let Some(ending) = &shown.ending { p { (ending) } }
            @if let Some(outcome) = shown.outcome {
                ol.scores {
                    @for (name, score) in shown.names.iter().zip(outcome.scores()) { li { (name) " " b { (score) } } }
                }
            }
            div.buttons {
                @if let Some(next) = &sheet.rematch {
                    a.button.primary href={ "/t/" (next) } { (say(visitor, "rematch-go")) }
                } @else if look.seat.is_some() {
                    form method="post" action={ "/t/" (sheet.id) "/rematch" } { button.primary { (say(visitor, "rematch")) } }
                }
                a.button href={ "/t/" (sheet.id) "/replay" } { (say(visitor, "replay")) }
            }
        }
    }
}

fn tools(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
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
            a.button href=(shown.paragraph.address()) { (say(visitor, "rules")) }
            a.button href={ "/t/" (sheet.id) "/replay" } { (say(visitor, "replay")) }
            button type="button" id="sound" aria-pressed="false" { (say(visitor, "sound")) }
        }
    }
}

/// A form that takes the last actions of the viewer's seat back, so many.
pub fn take_back(room: &dyn Room, look: Look, actions: usize, button: &Markup) -> Markup {
    let sheet = room.sheet();
    html! {
        form method="post" action={ "/t/" (sheet.id) "/undo" } data-quiet {
            input type="hidden" name="seat" value=[look.seat];
            input type="hidden" name="actions" value=(actions);
            input type="hidden" name="version" value=(sheet.version);
            input type="hidden" name="token" value="";
            (button)
        }
    }
}

/// What happened, the latest first; what happened since the viewer's last turn stands apart.
fn log(look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
    let since = look.seat.map_or(0, |seat| shown.since(seat));
    let (new, old): (Vec<_>, Vec<_>) =
        shown.log.iter().rev().enumerate().partition(|(index, _)| *index < since);
    html! {
        section.log aria-label=(say(visitor, "log")) {
            @if !new.is_empty() && !old.is_empty() {
                h3 { (say(visitor, "log-since")) }
                ol.new { @for (_, told) in new { (logged(told)) } }
                h3 { (say(visitor, "log-before")) }
                ol { @for (_, told) in old { (logged(told)) } }
            } @else {
                h3 { (say(visitor, "log")) }
                ol { @for (_, told) in new.into_iter().chain(old) { (logged(told)) } }
            }
        }
    }
}

/// One action; pointing at a line lights up what it talks about.
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
