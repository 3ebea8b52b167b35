//! Taking a seat: by an invitation, freely where the table is open to all, or because it is reserved for this person.

use super::at_table::{AtTable, open_room};
use super::fairness::committed;
use super::invitation;
use super::layout::{page, say};
use crate::App;
use crate::fair_deal::{contribution, contribution_field};
use crate::notice::Notice;
use crate::rooms::{RoomHandle, WriteError, WriteRequest};
use crate::sheet::Sheet;
use crate::shelf;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::{Contribution, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Chair, Entry, TableId};

/// How often taking a seat is retried when others sit down at the same time: a table has no more seats than that.
const TRIES: usize = game::MAX_SEATS;

#[derive(Deserialize)]
pub struct Invitation {
    seat: u8,
    key: String,
}

/// `GET /t/ID/join/SEAT/KEY`: who invites to what. An invitation is good until somebody sits there.
pub async fn invited(at: AtTable, Path(invitation): Path<Invitation>) -> Result<Response, Notice> {
    let (room, visitor) = (at.handle.public_room(), &at.visitor);
    let sheet = room.sheet();
    let seat = seat_of(sheet, invitation.seat)?;
    if !invitation::is_valid(&at.app, sheet, seat, &invitation.key) {
        return Err(not_invited());
    }
    if !sheet.seats_of(&visitor.person).is_empty() {
        return Ok(at.redirect().into_response());
    }
    if sheet.chairs[seat.index()] != Chair::Free {
        return Ok(seat_is_taken(sheet, seat, StatusCode::OK, visitor));
    }
    let title = title(sheet, visitor);
    let names = sheet.names(visitor.language);
    let host = sheet.seats().find(|(_, chair)| chair.taken_by() == Some(&sheet.opening.by));
    let host = host.and_then(|(seat, _)| names.get(seat.index())).cloned().unwrap_or_default();
    let body = html! {
        main.narrow id="content" {
            h1 { (words::text(visitor.language, "invited-title", &[("host", &host), ("game", &title)])) }
            p { (words::text(visitor.language, "invited-text", &[("name", &visitor.name)])) }
            (sit_form(sheet, seat, &invitation.key, visitor))
            p { a href={ "/t/" (sheet.id) } { (say(visitor, "invited-watch")) } }
            (committed(sheet.origin.commitment(), visitor))
        }
    };
    Ok(page(visitor, &title, &html! {}, &body).into_response())
}

#[derive(Deserialize)]
pub struct Join {
    seat: u8,
    #[serde(default)]
    key: String,
    chance: Option<String>,
}

/// `POST /t/ID/join`.
pub async fn join(at: AtTable, Form(form): Form<Join>) -> Result<Response, Notice> {
    let (room, visitor) = (at.handle.public_room(), &at.visitor);
    let sheet = room.sheet();
    let seat = seat_of(sheet, form.seat)?;
    if !sheet.seats_of(&visitor.person).is_empty() {
        return Ok(at.redirect().into_response());
    }
    let is_reserved = sheet.chairs[seat.index()].kept_for() == Some(&visitor.person);
    let is_invited = || invitation::is_valid(&at.app, sheet, seat, &form.key);
    if !is_reserved && !sheet.opening.open_to_all && !is_invited() {
        return Err(not_invited());
    }
    let contribution = contribution(form.chance.as_deref())?;
    match sit(&at.app, visitor, &at.handle, seat, &visitor.name, Some(contribution)).await? {
        Seated::Here => Ok(at.redirect().into_response()),
        Seated::TooLate => {
            Ok(seat_is_taken(at.handle.public_room().sheet(), seat, StatusCode::CONFLICT, visitor))
        }
    }
}

/// Whether somebody got the seat.
enum Seated {
    Here,
    TooLate,
}

/// Lets the visitor take a seat, however many others take theirs at the same time.
async fn sit(
    app: &App,
    visitor: &Visitor,
    handle: &Arc<RoomHandle>,
    seat: Seat,
    name: &str,
    contribution: Option<Contribution>,
) -> Result<Seated, Notice> {
    let person = &visitor.person;
    let mut error = WriteError::Stale;
    for _ in 0..TRIES {
        let room = handle.public_room();
        let chair = &room.sheet().chairs[seat.index()];
        if chair.taken_by() == Some(person) {
            return Ok(Seated::Here);
        }
        if *chair != Chair::Free && chair.kept_for() != Some(person) {
            return Ok(Seated::TooLate);
        }
        let entry = Entry::Sat { seat, person: person.clone(), name: name.into(), chance: contribution };
        let request = WriteRequest::by_public(&*room, entry)?;
        match app.rooms.write(handle, request, visitor.language).await {
            Ok(()) => return Ok(Seated::Here),
            Err(WriteError::Stale) => {}
            Err(other) => error = other,
        }
    }
    Err(error.into())
}

/// Lets the visitor take every seat that is reserved for them at a table. Their contribution to the deal goes with the
/// first.
pub async fn take_reserved_seats(
    app: &App,
    visitor: &Visitor,
    table: &TableId,
    contribution: Contribution,
) -> Result<(), Notice> {
    let handle = open_room(app, table.as_str()).await?;
    let room = handle.public_room();
    let names = room.sheet().names(visitor.language);
    let mut contribution = Some(contribution);
    for seat in room.sheet().kept_for(&visitor.person).iter() {
        sit(app, visitor, &handle, seat, &names[seat.index()], contribution.take()).await?;
    }
    Ok(())
}

/// The page for somebody who comes too late for a seat: who has it, and where to watch or to sit instead.
fn seat_is_taken(sheet: &Sheet, seat: Seat, status: StatusCode, visitor: &Visitor) -> Response {
    let names = sheet.names(visitor.language);
    let name = names.get(seat.index()).map_or("", String::as_str);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::text(visitor.language, "taken-title", &[("name", name)])) }
            p { (say(visitor, "taken-text")) }
            @if let Some(other) = sheet.free_for(&visitor.person) { (sit_form(sheet, other, "", visitor)) }
            p { a.button href={ "/t/" (sheet.id) } { (say(visitor, "taken-watch")) } }
        }
    };
    (status, page(visitor, &title(sheet, visitor), &html! {}, &body)).into_response()
}

/// The button that takes a seat.
pub fn sit_form(sheet: &Sheet, seat: Seat, key: &str, visitor: &Visitor) -> Markup {
    html! {
        form method="post" action={ "/t/" (sheet.id) "/join" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="key" value=(key);
            (contribution_field())
            button.primary { (say(visitor, "sit-down")) }
        }
    }
}

fn title(sheet: &Sheet, visitor: &Visitor) -> String {
    shelf::find(&sheet.opening.game).map(|game| (game.title)(visitor.language)).unwrap_or_default()
}

fn seat_of(sheet: &Sheet, number: u8) -> Result<Seat, Notice> {
    Seat::new(number).filter(|seat| seat.index() < sheet.chairs.len()).ok_or_else(Notice::not_found)
}

fn not_invited() -> Notice {
    Notice::new(StatusCode::FORBIDDEN, "notice-not-invited")
}
