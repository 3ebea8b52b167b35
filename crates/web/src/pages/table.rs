//! The table page, and the stream that keeps it up to date: each viewer is sent their own view, whole, whenever it
//! changes. Whoever was away gets the present at once and has missed nothing. A browser with many tabs follows all
//! its tables over one connection (`assets/script/streams.js`), because browsers open only a few to one server.

use super::layout::{page, say};
use super::show::{again, show};
use super::{replay, room, rules, seating};
use crate::App;
use crate::assets::STREAMS;
use crate::boards::seat_mark;
use crate::live::{Live, Scene, Sight};
use crate::notice::Notice;
use crate::promise::rematch_fields;
use crate::room::{Room, winners};
use crate::sheet::Look;
use crate::shelf;
use crate::shown::{Drafting, LoggedMove, Shown};
use crate::visitor::{Visitor, hex};
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::convert::Infallible;
use store::Chair;
use tokio_stream::wrappers::WatchStream;
use tokio_stream::{Stream, StreamExt, StreamMap};

/// Which of several seats on one device looks, and what the page has already.
#[derive(Deserialize)]
pub struct Asked {
    #[serde(rename = "as")]
    seat: Option<Seat>,
    have: Option<String>,
}

/// The tables that one browser follows: `ID:SEAT:HAVE` for each, with commas between. The seat may be missing.
#[derive(Deserialize)]
pub struct Followed {
    tables: String,
}

/// The largest number of tables on one stream.
const MOST_FOLLOWED: usize = 64;

/// `GET /t/ID`.
pub async fn table(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
) -> Result<Markup, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let game = shelf::find(&live.room().sheet().opening.game).ok_or_else(|| Notice::not_found(&visitor))?;
    let shown = fragment(&app, &live.scene(), asked.seat, &visitor);
    let body = html! {
        main id="content" data-have=(fingerprint(&shown)) data-streams=(STREAMS.address) {
            h1.visually-hidden { ((game.title)(visitor.language)) }
            (shown)
            // Empty until a paragraph is asked for: without the script, its link leads to the page of the rules.
            dialog.rules id="rules" aria-label=(say(&visitor, "rules")) {
                form method="dialog" {
                    a href={ "/rules/" (game.id) } { (say(&visitor, "rules-as-page")) }
                    button { (say(&visitor, "close")) }
                }
            }
            div.toast id="notice" role="alert" {}
            // What has been sent and not answered; the script fills it, and empties it again.
            p.sending id="sending" role="status" data-slow=(say(&visitor, "sending-slow")) data-lost=(say(&visitor, "sending-lost")) {}
        }
    };
    Ok(page(&visitor, &(game.title)(visitor.language), &(game.shapes)(), &body))
}

/// `GET /t/ID/live`: the fragment of the table page after every change that this viewer can see, as server-sent
/// events. The name of an event is the fingerprint of what it shows: neither count nor clock of what is hidden.
pub async fn live(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(asked): Query<Asked>,
    headers: HeaderMap,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let resumed = headers.get("last-event-id").and_then(|value| value.to_str().ok().map(str::to_owned));
    let changes = changes(&app, &live, asked.seat, &visitor, resumed.or(asked.have));
    let events = changes.map(|(print, shown)| Ok(event("table", print, shown)));
    Ok(Sse::new(events).keep_alive(KeepAlive::default()))
}

/// `GET /live`: the streams of several tables as one. Every event bears the table's id and the seat that was asked
/// for; a table that does not exist is left out.
pub async fn live_tables(
    State(app): State<App>,
    visitor: Visitor,
    Query(followed): Query<Followed>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let mut streams = StreamMap::new();
    for table in followed.tables.split(',').take(MOST_FOLLOWED) {
        let mut parts = table.splitn(3, ':');
        let (id, seat) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
        let have = parts.next().map(str::to_owned);
        if let Ok(live) = room(&app, &visitor, id).await {
            let seat = seat.parse().ok().and_then(Seat::new);
            let named =
                format!("{}:{}", live.room().sheet().id, seat.map_or(String::new(), |seat| seat.to_string()));
            streams.insert(named, Box::pin(changes(&app, &live, seat, &visitor, have)));
        }
    }
    let events = streams.map(|(named, (print, shown))| Ok(event(&named, print, shown)));
    Sse::new(events).keep_alive(KeepAlive::default())
}

/// What a viewer sees of a table after every change that they can see, with its fingerprint. What they have already
/// is not sent again.
fn changes(
    app: &App,
    live: &Live,
    seat: Option<Seat>,
    visitor: &Visitor,
    mut have: Option<String>,
) -> impl Stream<Item = (String, Markup)> + use<> {
    let (app, visitor) = (app.clone(), visitor.clone());
    WatchStream::new(live.watch()).filter_map(move |scene| {
        let shown = fragment(&app, &scene, seat, &visitor);
        let print = fingerprint(&shown);
        (have.replace(print.clone()).as_ref() != Some(&print)).then_some((print, shown))
    })
}

fn event(named: &str, print: String, shown: Markup) -> Event {
    Event::default().id(print).event(named).data(shown.into_string())
}

/// What tells one state of a page from another.
fn fingerprint(shown: &Markup) -> String {
    hex(&Sha256::digest(shown.0.as_bytes())[..8])
}

/// Everything of the page that changes.
pub fn fragment(app: &App, scene: &Scene, asked: Option<Seat>, visitor: &Visitor) -> Markup {
    let Sight { room, resting } = scene.seen_by(&visitor.person);
    let room = &*room;
    let sheet = room.sheet();
    if !sheet.is_full() {
        return seating::waiting_table(app, room, visitor);
    }
    let mine = sheet.seats_of(&visitor.person);
    let known = room.awaited(Viewer::Public);
    let awaited = mine
        .iter()
        .filter(|&seat| room.awaited(Viewer::Seat(seat)).contains(seat))
        .fold(known, SeatSet::with);
    let look = sheet.look(&visitor.person, asked, awaited, room.turn().outcome().is_some());
    let Some(shown) = room.show(look.viewer, None, visitor.language) else { return html! {} };
    let playing = look.seat.filter(|&seat| sheet.is_full() && !resting && shown.awaited.contains(seat));
    let title = if playing.is_some() { say(visitor, "title-your-turn") } else { String::new() };
    html! {
        div.table id="table" data-version=(room.version(look.viewer)) data-live={ "/t/" (sheet.id) "/live" }
            data-seat=[look.seat] data-mover=[shown.log.last().map(|told| told.seat)] data-turn=(title) data-turns=[shown.turns.then_some("yes")]
            data-legal=[playing.map(|_| shown.legal.join("|"))] data-pick-first=(say(visitor, "pick-first")) {
            div.asked-for {
                p.prompt id="prompt" role="status" tabindex="-1" {
                    @if resting { (say(visitor, "prompt-resting")) } @else { (prompt(look, &shown, visitor)) }
                }
                @if sheet.is_full() && look.curtain.is_none() { (rules::cited(shown.paragraph, visitor)) }
            }
            (steps(room, look, &shown, visitor))
            div.stage {
                (shown.story)
                (shown.board)
                @if let Some(seat) = look.curtain { (curtain(room, seat, &shown, visitor)) }
                @else { (show(&shown.show, visitor)) }
            }
            div.side {
                (replay::uploaded(sheet, visitor))
                (players(room, look.viewer, &shown))
                @if shown.outcome.is_some() { (ending(app, room, look, &shown, visitor)) }
                @if look.seat.is_some() && sheet.is_full() && shown.outcome.is_none() {
                    (hand(room, look, &shown, playing.is_some(), visitor))
                }
                (tools(room, look, &shown, visitor))
                section.beside { (shown.beside) }
                (log(room, look, &shown, visitor))
            }
        }
    }
}

fn prompt(look: Look, shown: &Shown, visitor: &Visitor) -> String {
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

/// The viewer's own things, and the place where an action is confirmed, or a draft is declared ready.
fn hand(room: &dyn Room, look: Look, shown: &Shown, playing: bool, visitor: &Visitor) -> Markup {
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

/// Who acts, and for which state of the table.
fn acting(room: &dyn Room, look: Look) -> Markup {
    html! {
        input type="hidden" name="seat" value=[look.seat];
        input type="hidden" name="version" value=(room.version(look.viewer));
        input type="hidden" name="token" value="";
    }
}

fn address(room: &dyn Room, page: &str) -> String {
    format!("/t/{}/{page}", room.sheet().id)
}

/// The switch of those who may be asked about what need not be done.
fn asks(room: &dyn Room, look: Look, visitor: &Visitor) -> Markup {
    let asks = look.seat.is_some_and(|seat| room.sheet().asking.contains(seat));
    html! {
        form.asks method="post" action=(address(room, "asks")) data-quiet {
            (acting(room, look))
            input type="hidden" name="asks" value=(!asks);
            button id="asks" role="switch" aria-checked=(asks) title=(say(visitor, "asks-help")) { (say(visitor, "asks")) }
        }
    }
}

fn ending(app: &App, room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
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
            (again(&shown.show, visitor))
            button type="button" id="sound" aria-pressed="false" { (say(visitor, "sound")) }
        }
    }
}

/// A form that takes back the last few actions of the viewer's seat.
pub fn take_back(room: &dyn Room, look: Look, actions: usize, button: &Markup) -> Markup {
    html! {
        form method="post" action=(address(room, "undo")) data-quiet {
            (acting(room, look))
            input type="hidden" name="actions" value=(actions);
            (button)
        }
    }
}

/// What happened, the latest first; what happened since the viewer's last turn stands apart.
fn log(room: &dyn Room, look: Look, shown: &Shown, visitor: &Visitor) -> Markup {
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
