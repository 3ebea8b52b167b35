//! The table page, and the fragment of it that changes while a match is played. The page shows the fragment once; the
//! stream (`stream.rs`) sends it again after every change.

use super::at_table::AtTable;
use super::layout::{page, say};
use super::recap::recap;
use super::stream::fingerprint;
use super::{fairness, rules, table_parts as parts, waiting};
use crate::App;
use crate::assets::STREAMS;
use crate::notice::Notice;
use crate::rooms::{RoomState, VisibleRoom};
use crate::shelf;
use crate::visitor::Visitor;
use axum::extract::Query;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

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
    let game = shelf::find(&room.sheet().opening.game).ok_or_else(Notice::not_found)?;
    let shown = fragment(&at.app, &at.handle.state(), asked.seat, visitor);
    let body = html! {
        main id="content" data-have=(fingerprint(&shown)) data-streams=(STREAMS.address) {
            h1.visually-hidden { ((game.title)(visitor.language)) }
            (shown)
            // Filled by the script when a paragraph is looked up; without it, the link leads to the page of the rules.
            dialog.rules id="rules" aria-label=(say(visitor, "rules")) {
                form method="dialog" {
                    a href={ "/rules/" (game.id) } { (say(visitor, "rules-as-page")) }
                    button { (say(visitor, "close")) }
                }
            }
            div.toast id="notice" role="alert" {}
            // Filled by the script while something has been sent and not answered.
            p.sending id="sending" role="status" data-slow=(say(visitor, "sending-slow")) data-lost=(say(visitor, "sending-lost")) {}
        }
    };
    Ok(page(visitor, &(game.title)(visitor.language), &(game.shapes)(), &body))
}

/// The part of the page that changes, as a visitor sees it now.
pub fn fragment(app: &App, state: &RoomState, asked: Option<Seat>, visitor: &Visitor) -> Markup {
    let VisibleRoom { room, paused } = state.seen_by(&visitor.person);
    let room = &*room;
    let sheet = room.sheet();
    if !sheet.is_full() {
        return waiting::waiting_table(app, room, visitor);
    }
    let mine = sheet.seats_of(&visitor.person);
    let known = room.awaited(Viewer::Public);
    let awaited = mine
        .iter()
        .filter(|&seat| room.awaited(Viewer::Seat(seat)).contains(seat))
        .fold(known, SeatSet::with);
    let look = sheet.perspective(&visitor.person, asked, awaited, room.turn().outcome().is_some());
    let Some(shown) = room.snapshot(look.viewer, None, visitor.language) else { return html! {} };
    let playing = look.seat.filter(|&seat| sheet.is_full() && !paused && shown.awaited.contains(seat));
    let title = if playing.is_some() { say(visitor, "title-your-turn") } else { String::new() };
    html! {
        div.table id="table" data-version=(room.version(look.viewer)) data-live={ "/t/" (sheet.id) "/live" }
            data-seat=[look.seat] data-mover=[shown.log.last().map(|told| told.seat)] data-turn=(title) data-turns=[shown.turns.then_some("yes")]
            data-legal=[playing.map(|_| shown.legal.join("|"))] data-pick-first=(say(visitor, "pick-first")) {
            div.asked-for {
                p.prompt id="prompt" role="status" tabindex="-1" {
                    @if paused { (say(visitor, "prompt-resting")) } @else { (parts::prompt(look, &shown, visitor)) }
                }
                @if sheet.is_full() && look.curtain.is_none() { (rules::cited(shown.citation, visitor)) }
            }
            (parts::steps(room, look, &shown, visitor))
            div.stage {
                (shown.story)
                (shown.board)
                @if let Some(seat) = look.curtain { (parts::curtain(room, seat, &shown, visitor)) }
                @else { (recap(&shown.recap, visitor)) }
            }
            div.side {
                (fairness::uploaded(sheet, visitor))
                (parts::players(room, look.viewer, &shown))
                @if shown.outcome.is_some() { (parts::ending(app, room, look, &shown, visitor)) }
                @if look.seat.is_some() && sheet.is_full() && shown.outcome.is_none() {
                    (parts::hand(room, look, &shown, playing.is_some(), visitor))
                }
                (parts::tools(room, look, &shown, visitor))
                section.beside { (shown.beside) }
                (parts::log(room, look, &shown, visitor))
            }
        }
    }
}
