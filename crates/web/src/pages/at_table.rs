//! What most requests have in common: they are about a table (`/t/ID/…`), and many act for a seat of it.

use crate::App;
use crate::notice::Notice;
use crate::room::Room;
use crate::rooms::{RoomHandle, WriteRequest};
use crate::visitor::Visitor;
use axum::extract::{FromRequestParts, Path};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use game::{Seat, Viewer};
use serde::Deserialize;
use std::sync::Arc;
use store::{Entry, TableId, Token};

/// A visitor at a table: extracted from any request to `/t/ID` or below.
pub struct AtTable {
    pub app: App,
    pub visitor: Visitor,
    pub handle: Arc<RoomHandle>,
}

impl FromRequestParts<App> for AtTable {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<AtTable, Response> {
        #[derive(Deserialize)]
        struct TablePath {
            id: String,
        }
        let visitor = Visitor::from_request_parts(parts, app).await.map_err(IntoResponse::into_response)?;
        let path = Path::<TablePath>::from_request_parts(parts, app).await;
        let Path(TablePath { id }) = path.map_err(IntoResponse::into_response)?;
        let handle = open_room(app, &id).await.map_err(IntoResponse::into_response)?;
        Ok(AtTable { app: app.clone(), visitor, handle })
    }
}

impl AtTable {
    /// The way to the page of this table.
    pub fn redirect(&self) -> Redirect {
        Redirect::to(&format!("/t/{}", self.handle.id()))
    }

    /// The room as this visitor sees it.
    pub fn room(&self) -> Arc<dyn Room> {
        self.handle.room_for(&self.visitor.person)
    }

    /// A seat that this visitor holds: nobody can act for somebody else's.
    pub fn seat(&self, number: u8) -> Result<Seat, Notice> {
        let held = self.handle.public_room().info().seats_of(&self.visitor.person);
        Seat::new(number).filter(|&seat| held.contains(seat)).ok_or_else(not_yours)
    }

    /// Refuses to go on before every seat is taken.
    pub fn require_full(&self) -> Result<(), Notice> {
        if !self.handle.public_room().info().is_full() {
            return Err(Notice::new(StatusCode::CONFLICT, "notice-not-full"));
        }
        Ok(())
    }

    /// Writes an entry on behalf of a seat, made for this version of the room, and leads back to the table. Sent again
    /// with the same token, it is written only once.
    pub async fn write(
        &self,
        seat: Seat,
        entry: Entry,
        version: usize,
        token: &str,
    ) -> Result<Redirect, Notice> {
        let unreadable = || Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable");
        let token = Token::new(token).ok_or_else(unreadable)?;
        let request = WriteRequest { entry, token, by: Viewer::Seat(seat), version, lease: None };
        self.app.rooms.write(&self.handle, request, self.visitor.language).await?;
        Ok(self.redirect())
    }
}

/// Opens the room of a table; its bots play from now on.
pub async fn open_room(app: &App, id: &str) -> Result<Arc<RoomHandle>, Notice> {
    let id = TableId::new(id).ok_or_else(Notice::not_found)?;
    app.rooms.open(&id).await?.ok_or_else(Notice::not_found)
}

/// The visitor has no seat here, or not this one.
pub fn not_yours() -> Notice {
    Notice::new(StatusCode::FORBIDDEN, "notice-not-yours")
}
