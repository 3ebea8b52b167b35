//! Taking a seat: by an invitation, freely where the table is open to all, or because it is reserved for this person.

use super::at_table::{AtTable, open_room};
use super::fairness::committed;
use super::invitation;
use super::layout::{page, say, shared_page};
use super::lobby::facts;
use super::me::choose_name;
use super::new_table::LONGEST_NAME;
use super::sharing::Shared;
use super::{pace, readers};
use crate::App;
use crate::fair_deal::{contribution, contribution_field};
use crate::notice::Notice;
use crate::registry;
use crate::room_info::RoomInfo;
use crate::rooms::{RoomHandle, WriteError, WriteRequest};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use game::options::OptionInfo;
use game::{Contribution, Seat};
use maud::{Markup, html};
use serde::Deserialize;
use serde_json::Value;
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
    let info = room.info();
    let seat = seat_of(info, invitation.seat)?;
    if !invitation::is_valid(&at.app, info, seat, &invitation.key) {
        return Err(not_invited());
    }
    if !info.seats_of(&visitor.person).is_empty() {
        return Ok(at.redirect().into_response());
    }
    if info.closed {
        return Err(closed());
    }
    if info.chairs[seat.index()] != Chair::Free {
        return Ok(seat_is_taken(info, seat, StatusCode::OK, visitor));
    }
    let title = title(info, visitor);
    let names = info.names(visitor.language);
    let host = info.seats().find(|(_, chair)| chair.taken_by() == Some(&info.opening.by));
    let host = host.and_then(|(seat, _)| names.get(seat.index())).cloned().unwrap_or_default();
    let invites = words::text(visitor.language, "invited-title", &[("host", &host), ("game", &title)]);
    let body = html! {
        main.narrow id="content" {
            h1 { (invites) }
            @if let Some(side) = registry::side_of(&info.opening.game, seat, visitor.language) {
                p.side { (registry::mark_of(&info.opening.game)(seat)) " " (words::text(visitor.language, "invited-side", &[("side", &side)])) }
            }
            (what_is_played(info, visitor))
            (sit_form(info, seat, &invitation.key, visitor))
            p { a href={ "/t/" (info.id) } { (say(visitor, "invited-watch")) } }
            (committed(info.origin.commitment(), visitor))
        }
    };
    let shared = Shared::invitation(&*room, visitor, invites);
    Ok(shared_page(visitor, &title, &shared, &body).into_response())
}

#[derive(Deserialize)]
pub struct Join {
    seat: u8,
    #[serde(default)]
    key: String,
    chance: Option<String>,
    /// What the visitor wants to be called; as before if it is missing.
    name: Option<String>,
}

/// `POST /t/ID/join`.
pub async fn join(at: AtTable, Form(form): Form<Join>) -> Result<Response, Notice> {
    let (room, visitor) = (at.handle.public_room(), &at.visitor);
    let info = room.info();
    let seat = seat_of(info, form.seat)?;
    if !info.seats_of(&visitor.person).is_empty() {
        return Ok(at.redirect().into_response());
    }
    if info.closed {
        return Err(closed());
    }
    let is_reserved = info.chairs[seat.index()].kept_for() == Some(&visitor.person);
    let is_invited = || invitation::is_valid(&at.app, info, seat, &form.key);
    if !is_reserved && !info.opening.open_to_all && !is_invited() {
        return Err(not_invited());
    }
    let contribution = contribution(form.chance.as_deref())?;
    let name = match &form.name {
        Some(name) if *name != visitor.name => choose_name(&at.app, visitor, name).await?,
        Some(_) | None => visitor.name.clone(),
    };
    match sit(&at.app, visitor, &at.handle, seat, &name, Some(contribution)).await? {
        Seated::Here => Ok(at.redirect().into_response()),
        Seated::TooLate => {
            Ok(seat_is_taken(at.handle.public_room().info(), seat, StatusCode::CONFLICT, visitor))
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
        let chair = &room.info().chairs[seat.index()];
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
    let names = room.info().names(visitor.language);
    let mut contribution = Some(contribution);
    for seat in room.info().kept_for(&visitor.person).iter() {
        sit(app, visitor, &handle, seat, &names[seat.index()], contribution.take()).await?;
    }
    Ok(())
}

/// The page for somebody who comes too late for a seat: who has it, and where to watch or to sit instead.
fn seat_is_taken(info: &RoomInfo, seat: Seat, status: StatusCode, visitor: &Visitor) -> Response {
    let names = info.names(visitor.language);
    let name = names.get(seat.index()).map_or("", String::as_str);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::text(visitor.language, "taken-title", &[("name", name)])) }
            p { (say(visitor, "taken-text")) }
            @if let Some(other) = info.free_for(&visitor.person) { (sit_form(info, other, "", visitor)) }
            p { a.button href={ "/t/" (info.id) } { (say(visitor, "taken-watch")) } }
        }
    };
    (status, page(visitor, &title(info, visitor), &html! {}, &body)).into_response()
}

/// The options of a table, and the way to the rules.
pub fn what_is_played(info: &RoomInfo, visitor: &Visitor) -> Markup {
    let Some(game) = registry::find(&info.opening.game) else { return html! {} };
    let chosen = |option: &OptionInfo| match info.opening.options.get(option.name) {
        Some(Value::String(value)) => Some(value.clone()),
        Some(value) => Some(value.to_string()),
        None => None,
    };
    html! {
        section.played {
            h2 { (say(visitor, "invited-options")) }
            p.facts { (facts(game, visitor.language)) }
            dl {
                div {
                    dt { (say(visitor, "pace")) }
                    dd { (pace::told(info.opening.customs.pace, visitor.language)) }
                }
                div {
                    dt { (say(visitor, "words")) }
                    dd { (readers::told(info.opening.customs.words, visitor.language)) }
                }
                @if let Some(pace) = info.opening.customs.pace {
                    div { dt { (say(visitor, "when-up")) } dd { (pace::when_up(pace, visitor.language)) } }
                }
                @for option in game.options {
                    @if let Some(value) = chosen(option) {
                        div {
                            dt { ((game.option)(option.name, visitor.language)) }
                            dd { ((game.option_value)(option.name, &value, visitor.language)) }
                        }
                    }
                }
            }
            @if info.opening.customs.rated { p { (say(visitor, "rated-text")) } }
            p { a href={ "/rules/" (game.id) } { (say(visitor, "invited-rules")) } }
        }
    }
}

/// The button that takes a seat.
pub fn sit_form(info: &RoomInfo, seat: Seat, key: &str, visitor: &Visitor) -> Markup {
    html! {
        form method="post" action={ "/t/" (info.id) "/join" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="key" value=(key);
            (contribution_field())
            p.new-name {
                label for={ "name-" (seat) } { (say(visitor, "invited-name")) }
                input id={ "name-" (seat) } name="name" value=(visitor.name) maxlength=(LONGEST_NAME) required autocomplete="nickname";
            }
            button.primary { (say(visitor, "sit-down")) }
        }
    }
}

fn title(info: &RoomInfo, visitor: &Visitor) -> String {
    registry::title_of(&info.opening.game, visitor.language)
}

fn seat_of(info: &RoomInfo, number: u8) -> Result<Seat, Notice> {
    Seat::new(number).filter(|seat| seat.index() < info.chairs.len()).ok_or_else(Notice::not_found)
}

fn closed() -> Notice {
    Notice::new(StatusCode::GONE, "notice-closed")
}

fn not_invited() -> Notice {
    Notice::new(StatusCode::FORBIDDEN, "notice-not-invited")
}
