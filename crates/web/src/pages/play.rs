//! Acting for a seat: playing, preparing several actions at once, undoing.

use super::at_table::{AtTable, not_yours};
use crate::notice::Notice;
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use game::Viewer;
use serde::Deserialize;
use store::Entry;

#[derive(Deserialize)]
pub struct Play {
    seat: u8,
    action: String,
    version: usize,
    token: String,
}

/// `POST /t/ID/play`.
pub async fn play(at: AtTable, Form(form): Form<Play>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    at.require_full()?;
    let entry = Entry::Played { seat, action: form.action };
    at.write(seat, entry, form.version, &form.token).await
}

#[derive(Deserialize)]
pub struct Draft {
    seat: u8,
    action: String,
    token: String,
}

/// `POST /t/ID/draft`: changes what a seat has prepared, whatever that is by now.
pub async fn draft(at: AtTable, Form(form): Form<Draft>) -> Result<Redirect, Notice> {
    let (seat, room) = (at.seat(form.seat)?, at.room());
    let entry = room.redraft(seat, &form.action);
    let entry = entry.ok_or_else(|| Notice::new(StatusCode::CONFLICT, "notice-stale"))?;
    at.write(seat, entry, room.version(Viewer::Seat(seat)), &form.token).await
}

#[derive(Deserialize)]
pub struct Ready {
    seat: u8,
    version: usize,
    token: String,
}

/// `POST /t/ID/ready`: plays everything that a seat has prepared.
pub async fn ready(at: AtTable, Form(form): Form<Ready>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    at.require_full()?;
    at.write(seat, Entry::Ready { seat }, form.version, &form.token).await
}

#[derive(Deserialize)]
pub struct OptIn {
    seat: u8,
    asks: bool,
    token: String,
}

/// `POST /t/ID/asks`: whether a seat wants to be asked optional questions. The choice stands whatever has happened
/// since the page was shown.
pub async fn asks(at: AtTable, Form(form): Form<OptIn>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    let entry = Entry::Asks { seat, asks: form.asks };
    at.write(seat, entry, at.room().version(Viewer::Seat(seat)), &form.token).await
}

#[derive(Deserialize)]
pub struct Undo {
    seat: u8,
    /// How many actions; one if it is missing.
    actions: Option<usize>,
    version: usize,
    token: String,
}

/// `POST /t/ID/undo`.
pub async fn undo(at: AtTable, Form(form): Form<Undo>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    let entry = at.room().take_back(seat, form.actions.unwrap_or(1));
    let refused = || Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-undo-revealed");
    at.write(seat, entry.ok_or_else(refused)?, form.version, &form.token).await
}

/// `POST /t/ID/hurry`: the bots play without their pauses.
pub async fn hurry(at: AtTable) -> Result<Redirect, Notice> {
    if at.handle.public_room().info().seats_of(&at.visitor.person).is_empty() {
        return Err(not_yours());
    }
    at.app.rooms.hurry(at.handle.id());
    Ok(at.redirect())
}
