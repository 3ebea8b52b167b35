//! The replay of a match: any position of it, from every seat that the visitor may look from, and the record to
//! download.

use super::at_table::AtTable;
use super::branch;
use super::explore;
use super::fairness::{committed, fairness, uploaded};
use super::layout::{GameBar, page, page_at, say};
use super::moment::{Moment, MomentAddress};
use super::recap::again;
use super::waiting::waiting;
use crate::App;
use crate::notice::Notice;
use crate::registry;
use crate::room::Room;
use crate::visitor::Visitor;
use axum::extract::Query;
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};

/// `GET /t/ID/replay`: the page, or only what another moment changes on it.
pub async fn replay(here: AtTable, Query(address): Query<MomentAddress>) -> Result<Markup, Notice> {
    let (app, visitor, room) = (&here.app, &here.visitor, here.handle.public_room());
    let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
    let title = (game.title)(visitor.language);
    if !room.info().is_full() {
        return Ok(page(visitor, &title, &html! {}, &nothing_yet(app, &*room, visitor)));
    }
    let moment = Moment::find(&here, "replay", &address)?;
    if address.is_step() {
        return Ok(looked_at(&moment, true));
    }
    let body = html! {
        main id="content" {
            h1.visually-hidden { (title) }
            (looked_at(&moment, false))
        }
    };
    let place =
        GameBar { game: &title, rules: Some(format!("/rules/{}", game.id)), replay: None, sounds: true };
    Ok(page_at(visitor, &place, game, &body))
}

/// The moment, laid out like a table.
fn looked_at(moment: &Moment, is_step: bool) -> Markup {
    let (visitor, shown, info) = (moment.visitor, &moment.shown, moment.room.info());
    html! {
        div.table.replay.{ (moment.game.id) "-table" }.unsettled[!shown.recap.steps.is_empty()] id="replay"
            data-at=(moment.at) data-mover=[shown.log.last().map(|told| told.seat)] {
            aside.wing {
                (branch::branched(info, visitor.language))
                (moment.players())
                (moment.told())
                (moment.moves(is_step, |_| None))
            }
            (moment.stage())
            section.tray aria-label=(say(visitor, "replay")) {
                div.asked-for { (moment.place()) }
                (moment.controls())
                (moment.choice_of_eyes())
                (moment.hands())
            }
            section.beside {
                p.buttons { (explore::way_in(moment)) }
                (branch::form(moment))
                p.buttons {
                    @if moment.room.turn().outcome().is_some() {
                        a.button href={ "/t/" (info.id) "/analysis" } { (say(visitor, "analysis")) }
                    }
                    (again(&shown.recap, visitor.language))
                    a.button href={ "/t/" (info.id) "/record" } download { (say(visitor, "record-download")) }
                    a.button href={ "/t/" (info.id) } { (say(visitor, "to-table")) }
                }
                (fairness(&*moment.room, moment.game, visitor))
                (uploaded(info, visitor.language))
            }
        }
    }
}

/// Before the deal there is nothing to replay.
fn nothing_yet(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    html! {
        main.narrow id="content" {
            h1 { (say(visitor, "prompt-waiting")) }
            (waiting(app, room, visitor))
            (committed(room.info().origin.commitment(), visitor))
            p.buttons { a.button href={ "/t/" (room.info().id) } { (say(visitor, "to-table")) } }
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
