//! What a host does before the deal: frees the seat of somebody who does not come, or closes the table. Whoever sits
//! there may give up their own seat.

use super::at_table::{AtTable, not_yours};
use crate::notice::Notice;
use crate::rooms::{WriteError, WriteRequest};
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use game::Seat;
use serde::Deserialize;
use store::{Chair, Entry, PersonId};

#[derive(Deserialize)]
pub struct Free {
    seat: u8,
    /// Who has the seat, as far as whoever asks has seen: somebody else may have taken it since.
    person: PersonId,
}

/// `POST /t/ID/free`.
pub async fn free(at: AtTable, Form(form): Form<Free>) -> Result<Redirect, Notice> {
    let room = at.handle.public_room();
    let info = room.info();
    let seat = Seat::new(form.seat).filter(|seat| seat.index() < info.chairs.len()).ok_or_else(not_yours)?;
    let person = &at.visitor.person;
    let is_host = info.is_hosted_by(person);
    // A host without a seat could not come back to the table: they close it instead.
    if is_host == (form.person == *person) {
        return Err(not_yours());
    }
    let chair = &info.chairs[seat.index()];
    if chair.taken_by().or(chair.kept_for()) != Some(&form.person) {
        return Ok(at.redirect());
    }
    write(&at, Entry::Left { seat }).await?;
    Ok(if is_host { at.redirect() } else { Redirect::to("/") })
}

/// `POST /t/ID/close`.
pub async fn close(at: AtTable) -> Result<Redirect, Notice> {
    let room = at.handle.public_room();
    if !room.info().is_hosted_by(&at.visitor.person) {
        return Err(not_yours());
    }
    if !room.info().closed {
        write(&at, Entry::Closed).await?;
    }
    Ok(Redirect::to("/"))
}

/// Writes what the host does, unless everybody has come meanwhile: then the game has begun.
async fn write(at: &AtTable, entry: Entry) -> Result<(), Notice> {
    let room = at.handle.public_room();
    if room.info().is_full() {
        return Err(Notice::new(StatusCode::CONFLICT, "notice-begun"));
    }
    let request = WriteRequest::by_public(&*room, entry)?;
    match at.app.rooms.write(&at.handle, request, at.visitor.language).await {
        Err(WriteError::Stale) => Err(Notice::new(StatusCode::CONFLICT, "notice-stale")),
        written => Ok(written?),
    }
}

/// Who has a seat that the host can free.
pub fn removable<'a>(chair: &'a Chair, host: &PersonId) -> Option<&'a PersonId> {
    chair.taken_by().or(chair.kept_for()).filter(|person| *person != host)
}
