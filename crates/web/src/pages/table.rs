//! The table page, and the fragment of it that changes while a match is played. The page shows the fragment once; the
//! stream (`stream.rs`) sends it again after every change.

use super::at_table::AtTable;
use super::edict::edict;
use super::layout::{GameBar, say, shared_page_at};
use super::log::log;
use super::recap::recap;
use super::remarks::{self, Remarks};
use super::sharing::Shared;
use super::{
    branch, clocks, fairness, leaving, pace, presence, rules, table_parts as parts, waiting, words as talking,
};
use crate::App;
use crate::assets::STREAMS;
use crate::clock;
use crate::frames::{Frame, RoomVersion, ViewerGroup};
use crate::notice::Notice;
use crate::preferences::Coach;
use crate::registry;
use crate::room::Room;
use crate::rooms::{RoomHandle, RoomState, VisibleRoom};
use crate::talk::Part;
use crate::visitor::Visitor;
use axum::extract::Query;
use game::{Seat, SeatSet, Viewer, action_list};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::sync::Arc;

/// What a browser says when it asks for a table.
#[derive(Deserialize)]
pub struct Asked {
    /// Which of several seats on this device looks.
    #[serde(rename = "as")]
    pub seat: Option<Seat>,
    /// The fingerprint of what the page shows already.
    pub have: Option<String>,
}

/// `GET /t/ID`.
pub async fn table(at: AtTable, Query(asked): Query<Asked>) -> Result<Markup, Notice> {
    let (room, visitor) = (at.handle.public_room(), &at.visitor);
    let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
    let coached = visitor.coach == Coach::On && room.info().may_be_advised(&visitor.person);
    let frame = frame(&at.app, &at.handle, &at.handle.state(), asked.seat, visitor);
    let body = html! {
        main id="content" data-have=(frame.fingerprint.as_str()) data-live={ "/t/" (room.info().id) "/live" } data-streams=(STREAMS.address) data-now=[room.info().opening.customs.pace.map(|_| clock::now().0)] data-coach=[coached.then_some("on")] {
            h1.visually-hidden { ((game.title)(visitor.language)) }
            (PreEscaped(frame.html()))
            // Filled by the script when a paragraph is looked up; without it, the link leads to the page of the rules.
            dialog.rules id="rules" aria-label=(say(visitor, "rules")) {
                form method="dialog" {
                    a href={ "/rules/" (game.id) } { (say(visitor, "rules-as-page")) }
                    button { (say(visitor, "close")) }
                }
            }
            (remarks::strip(room.info(), &visitor.person, asked.seat, visitor.language))
            // What people say while the place where it stands is closed, for screen readers.
            p.visually-hidden id="aloud" role="status" {}
            div.toast id="notice" role="alert" {}
            // What is looked at step by step, for screen readers.
            p.visually-hidden id="told" role="status" {}
            p.away-notice { (say(visitor, "away")) }
            // Filled by the script while something has been sent and not answered.
            p.sending id="sending" role="status" data-slow=(say(visitor, "sending-slow")) data-lost=(say(visitor, "sending-lost")) {}
        }
    };
    let title = (game.title)(visitor.language);
    let place = GameBar {
        game: &title,
        rules: Some(format!("/rules/{}", game.id)),
        replay: room.info().is_full().then(|| format!("/t/{}/replay", room.info().id)),
        sounds: true,
    };
    Ok(shared_page_at(visitor, &place, &Shared::table(&*room, visitor), game, &body))
}

/// The part of the page that changes, as a visitor sees it now.
pub fn frame(
    app: &App,
    handle: &RoomHandle,
    state: &RoomState,
    asked: Option<Seat>,
    visitor: &Visitor,
) -> Arc<Frame> {
    let VisibleRoom { room, paused } = state.seen_by(&visitor.person);
    let info = room.info();
    if !info.is_full() {
        return Frame::alone(waiting::waiting_table(app, &*room, state, visitor));
    }
    let mine = info.seats_of(&visitor.person);
    let known = room.awaited(Viewer::Public);
    let awaited = mine
        .iter()
        .filter(|&seat| room.awaited(Viewer::Seat(seat)).contains(seat))
        .fold(known, SeatSet::with);
    let look = info.perspective(&visitor.person, asked, awaited, room.is_over());
    let group = ViewerGroup { look, part: Part::of(&visitor.person, info), language: visitor.language };
    let version = RoomVersion {
        entries: info.entries,
        attendance: state.attendance().version,
        talk: state.talk().version,
        outages: app.rooms.outages().last().map(|outage| outage.ended),
        paused,
    };
    handle.frames.show(group, version, || fragment(app, state, &*room, paused, group))
}

/// What a group of viewers sees of a room: everybody who looks at it in the same way, whoever they are.
fn fragment(app: &App, state: &RoomState, room: &dyn Room, paused: bool, group: ViewerGroup) -> Markup {
    let (info, attendance) = (room.info(), state.attendance());
    let ViewerGroup { look, part, language } = group;
    let Some(shown) = room.snapshot(look.viewer, None, language) else { return html! {} };
    let playing = look.seat.filter(|&seat| info.is_full() && !paused && shown.awaited.contains(seat));
    let outages = app.rooms.outages();
    let clock = |seat| clocks::clock(room, seat, paused, look.viewer.is(seat), &outages, language);
    let listener = talking::Listener { part, seat: look.seat, mark: shown.mark, language };
    let title = if playing.is_some() { say(language, "title-your-turn") } else { String::new() };
    html! {
        div.table.{ (info.opening.game) "-table" }.my-turn[playing.is_some()].finished[shown.is_over()].unsettled[!shown.recap.steps.is_empty()] id="table"
            data-version=(room.version(look.viewer))
            data-seat=[look.seat] data-mover=[shown.log.last().map(|told| told.seat)] data-turn=(title) data-turns=[shown.turns.then_some("yes")]
            data-legal=[playing.map(|_| action_list::write(&shown.legal))] {
            aside.wing id="wing" {
                (fairness::uploaded(info, language))
                (branch::branched(info, language))
                (parts::players(room, attendance, clock, look, &shown, language))
                @if !shown.is_over() { (pace::beside_players(info, language)) }
                (presence::watching(info, attendance, look.person(info), language))
                @if info.opening.customs.rated { p.watching { (say(language, "rated-short")) } }
                (leaving::question(room, attendance, look, &shown, language))
                @if parts::is_advised(room, look) { (parts::coach(language)) }
                (log(room, look, &shown, &Remarks::at(state, part), language))
                (talking::panel(info, state.talk(), &listener))
            }
            div.stage id="stage" {
                (shown.story)
                (shown.board)
                @if let Some(seat) = look.curtain { (parts::curtain(room, seat, &shown, language)) }
                @else { (recap(&shown.recap, language)) }
                @if let Some(outcome) = shown.outcome { (edict(outcome, look.seat, &shown, language)) }
            }
            section.tray id="tray" aria-label=(say(language, "tray")) {
                div.asked-for {
                    button.fold type="button" id="fold" aria-expanded="true" aria-controls="tray" title=(say(language, "fold")) {
                        span.visually-hidden { (say(language, "fold")) }
                    }
                    p.prompt id="prompt" role="status" tabindex="-1" {
                        @if paused { (say(language, "prompt-resting")) } @else { (parts::prompt(look, &shown, language)) }
                    }
                    @if look.curtain.is_none() { (rules::cited(shown.citation, language)) }
                    @if !shown.is_over() { (parts::undo_in_reach(room, look, language)) }
                    (talking::in_reach(info, language))
                }
                (parts::steps(room, look, &shown, language))
                @if look.seat.is_some() && !shown.is_over() {
                    (parts::hand(room, look, &shown, playing.is_some(), language))
                }
            }
            section.beside id="beside" { (shown.beside) }
            (parts::tools(room, attendance, look, &shown, language))
            @if shown.is_over() { (parts::ending(app, room, look, &shown, language)) }
        }
    }
}
