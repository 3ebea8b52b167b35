//! The visitor's own page: their name, and the devices they use.

use super::devices::session_row;
use super::layout::{page, say};
use super::new_table::{LONGEST_NAME, clean_name};
use crate::App;
use crate::notice::Notice;
use crate::rooms::{InternalError, WriteRequest};
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Redirect;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Entry, KeptSession, Timestamp};

/// How many tables a new name is written to, the latest first.
const MOST_TABLES: usize = 50;

/// `GET /me`.
pub async fn me(State(app): State<App>, visitor: Visitor) -> Result<Markup, Notice> {
    let mut sessions = app.rooms.store().sessions().sessions_of(&visitor.person).await?;
    let now = Timestamp::now();
    if !sessions.iter().any(|session| session.id == visitor.session) {
        sessions.push(KeptSession { id: visitor.session.clone(), begun: now, seen: now });
    }
    // This device comes first; the others keep their order.
    sessions.sort_by_key(|session| session.id != visitor.session);
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-title")) }
            form.new method="post" action="/me/name" {
                label for="name" { (say(&visitor, "me-name")) }
                input id="name" name="name" value=(visitor.name) maxlength=(LONGEST_NAME) required autocomplete="nickname";
                button.primary { (say(&visitor, "me-save")) }
            }
            section.devices {
                h2 { (say(&visitor, "me-device-title")) }
                p { (say(&visitor, "me-device-text")) }
                form method="post" action="/me/pass" { button { (say(&visitor, "me-device-make")) } }
            }
            section.devices {
                h2 { (say(&visitor, "me-sessions-title")) }
                ul { @for session in &sessions { (session_row(session, now, &visitor)) } }
                form method="post" action="/me/sessions/end-others" {
                    button { (say(&visitor, "me-sessions-end-others")) }
                    p.small { (say(&visitor, "me-sessions-end-others-text")) }
                }
            }
        }
    };
    Ok(page(&visitor, &say(&visitor, "me-title"), &html! {}, &body))
}

#[derive(Deserialize)]
pub struct Rename {
    name: String,
}

/// `POST /me/name`: the new name is also shown at the tables where the visitor sits.
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<Rename>,
) -> Result<Redirect, Notice> {
    let name =
        clean_name(&form.name).ok_or_else(|| Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-name"))?;
    refuse_blocked(&app, std::slice::from_ref(&name)).await?;
    if !app.rooms.may_rename(&visitor.person) {
        return Err(Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-renamed-often"));
    }
    app.rooms.set_name(&visitor.person, &name).await?;
    rename_at_tables(&app, &visitor, &name).await?;
    Ok(Redirect::to("/me"))
}

/// Refuses names that the operator has blocked.
pub async fn refuse_blocked(app: &App, names: &[String]) -> Result<(), Notice> {
    for name in names {
        if app.rooms.store().is_blocked(name).await? {
            return Err(Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-name-blocked"));
        }
    }
    Ok(())
}

/// Writes the new name to the tables where the visitor sits. It makes nobody's decision stale, and wakes no bot.
async fn rename_at_tables(app: &App, visitor: &Visitor, name: &str) -> Result<(), InternalError> {
    for listed in app.rooms.store().tables_of(&visitor.person, MOST_TABLES).await? {
        let handle = match app.rooms.peek(&listed.id).await {
            Ok(Some(handle)) => handle,
            Ok(None) => continue,
            Err(error) => {
                tracing::warn!(table = %listed.id, %error, "a name cannot be changed at a table");
                continue;
            }
        };
        let room = handle.public_room();
        let seats = room.sheet().seats_of(&visitor.person);
        // Where several people share a device, each has a name of their own.
        if let (1, Some(seat), None) = (seats.len(), seats.first(), room.turn().outcome()) {
            let entry = Entry::Sat { seat, person: visitor.person.clone(), name: name.into(), chance: None };
            let request = WriteRequest::by_public(&*room, entry)?;
            if let Err(error) = app.rooms.write(&handle, request, visitor.language).await {
                tracing::warn!(table = %listed.id, %error, "a name was not changed at a table");
            }
        }
    }
    Ok(())
}
