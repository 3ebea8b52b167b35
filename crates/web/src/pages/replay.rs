//! The replay of a match: any position of it, from every seat that the visitor may look from, and the record to
//! download.

use super::at_table::AtTable;
use super::fairness::{committed, fairness, uploaded};
use super::layout::{page, say};
use super::recap::picture;
use super::table_parts::logged;
use super::waiting::waiting;
use crate::App;
use crate::notice::Notice;
use crate::room::Room;
use crate::shelf;
use crate::visitor::Visitor;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use boards::seat_mark;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Position {
    /// After how many actions; the end if it is missing.
    at: Option<usize>,
    /// From which seat; as the public sees it if it is missing.
    #[serde(rename = "as")]
    seat: Option<Seat>,
}

/// `GET /t/ID/replay`.
pub async fn replay(here: AtTable, Query(position): Query<Position>) -> Result<Markup, Notice> {
    let (app, visitor, room) = (&here.app, &here.visitor, here.handle.public_room());
    let game = shelf::find(&room.sheet().opening.game).ok_or_else(Notice::not_found)?;
    let title = (game.title)(visitor.language);
    if !room.sheet().is_full() {
        return Ok(page(visitor, &title, &html! {}, &nothing_yet(app, &*room, visitor)));
    }
    let seats = allowed_seats(&*room, visitor);
    let seat = position.seat.filter(|&seat| seats.contains(seat));
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let last = room.chapters(viewer);
    let at = position.at.unwrap_or(last).min(last);
    let shown = room.snapshot(viewer, Some(at), visitor.language).ok_or_else(Notice::not_found)?;
    let address = |at: usize, seat: Option<Seat>| {
        let from = seat.map_or(String::new(), |seat| format!("&as={seat}"));
        format!("/t/{}/replay?at={at}{from}", room.sheet().id)
    };
    let counted = [("at", at.to_string()), ("last", last.to_string())];
    let counted: Vec<(&str, &str)> = counted.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let body = html! {
        main id="content" {
            h1.visually-hidden { (title) }
            div.table id="replay" data-mover=[shown.log.last().map(|told| told.seat)] {
                p.prompt role="status" { (words::text(visitor.language, "replay-at", &counted)) }
                (uploaded(room.sheet(), visitor))
                div.stage { (shown.story) (shown.board) }
                div.side {
                    form.slider method="get" action={ "/t/" (room.sheet().id) "/replay" } {
                        a.button rel="first" href=(address(0, seat)) title=(say(visitor, "replay-first")) { span aria-hidden="true" { "\u{23ee}\u{fe0e}" } span.visually-hidden { (say(visitor, "replay-first")) } }
                        a.button rel="prev" href=(address(at.saturating_sub(1), seat)) title=(say(visitor, "replay-prev")) { span aria-hidden="true" { "\u{25c0}\u{fe0e}" } span.visually-hidden { (say(visitor, "replay-prev")) } }
                        input type="range" name="at" min="0" max=(last) value=(at) aria-label=(say(visitor, "replay-slider"));
                        a.button rel="next" href=(address((at + 1).min(last), seat)) title=(say(visitor, "replay-next")) { span aria-hidden="true" { "\u{25b6}\u{fe0e}" } span.visually-hidden { (say(visitor, "replay-next")) } }
                        a.button rel="last" href=(address(last, seat)) title=(say(visitor, "replay-last")) { span aria-hidden="true" { "\u{23ed}\u{fe0e}" } span.visually-hidden { (say(visitor, "replay-last")) } }
                        @if let Some(seat) = seat { input type="hidden" name="as" value=(seat); }
                        noscript { button { (say(visitor, "replay-go")) } }
                    }
                    ul.eyes aria-label=(say(visitor, "replay-eyes")) {
                        li { a href=(address(at, None)) aria-current=[seat.is_none().then_some("true")] { (say(visitor, "replay-public")) } }
                        @for looking in seats.iter() {
                            li {
                                a href=(address(at, Some(looking))) aria-current=[(seat == Some(looking)).then_some("true")] {
                                    (seat_mark(looking)) (shown.names[looking.index()])
                                }
                            }
                        }
                    }
                    ul.players {
                        @for (looked, figures) in room.sheet().seats().map(|(seat, _)| seat).zip(&shown.seats) {
                            li.awaited[shown.awaited.contains(looked)] data-home={ "seat-" (looked) } {
                                (seat_mark(looked)) bdi.name { (shown.names[looked.index()]) } span.figures { (figures) }
                            }
                        }
                    }
                    @if seat.is_some() { div.hand.shown { (shown.hand) } }
                    @for step in &shown.recap.steps { section.step { (picture(step)) } }
                    @if let Some(told) = shown.log.last() { section.log { ol { (logged(told)) } } }
                    (fairness(&*room, game, visitor))
                    p.buttons {
                        a.button href={ "/t/" (room.sheet().id) "/record" } download { (say(visitor, "record-download")) }
                        a.button href={ "/t/" (room.sheet().id) } { (say(visitor, "to-table")) }
                    }
                }
            }
        }
    };
    Ok(page(visitor, &title, &(game.shapes)(), &body))
}

/// The seats that a visitor may look from: all of them after the end; before that their own, unless several people share
/// the device.
fn allowed_seats(room: &dyn Room, visitor: &Visitor) -> SeatSet {
    let sheet = room.sheet();
    let mine = sheet.seats_of(&visitor.person);
    match room.turn().outcome() {
        Some(_) => sheet.seats().map(|(seat, _)| seat).collect(),
        None if mine.len() == 1 => mine,
        None => SeatSet::EMPTY,
    }
}

/// Before the deal there is nothing to replay.
fn nothing_yet(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    html! {
        main.narrow id="content" {
            h1 { (say(visitor, "prompt-waiting")) }
            (waiting(app, room, visitor))
            (committed(room.sheet().origin.commitment(), visitor))
            p.buttons { a.button href={ "/t/" (room.sheet().id) } { (say(visitor, "to-table")) } }
        }
    }
}

/// `GET /t/ID/record`: what anybody may have of the match, as a file.
pub async fn record(at: AtTable) -> Response {
    let record = at.handle.public_room().record();
    let mut headers = HeaderMap::new();
    if let Ok(value) = format!("attachment; filename=\"{}-{}.json\"", record.game, at.handle.id()).parse() {
        headers.insert(CONTENT_DISPOSITION, value);
    }
    (headers, axum::Json(record)).into_response()
}
