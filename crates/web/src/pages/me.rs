//! The visitor's own page: their name, their games and results, how they hear of their turns, the devices they use, and what is kept about them.

use super::contacts::turns_section;
use super::devices::session_row;
use super::layout::{page, say};
use super::my_ratings::ratings;
use super::my_results::{games, results};
use super::new_table::{LONGEST_NAME, clean_name};
use crate::App;
use crate::notice::Notice;
use crate::preferences::Preference;
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
            (games(&app, &visitor).await?)
            (results(&app, &visitor).await?)
            (ratings(&app, &visitor).await?)
            section.devices {
                h2 { (say(&visitor, "me-table-title")) }
                form.new method="post" action="/preferences" {
                    (choices(visitor.owners, &visitor))
                    (choices(visitor.confirming, &visitor))
                    button { (say(&visitor, "me-save")) }
                }
            }
            (turns_section(&app, &visitor).await?)
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
            section.devices {
                h2 { (say(&visitor, "me-data")) }
                p { (say(&visitor, "me-data-text")) }
                p.buttons {
                    a.button href="/me/export" download { (say(&visitor, "me-data-export")) }
                    a.button href="/me/delete" { (say(&visitor, "me-delete")) }
                }
            }
        }
    };
    Ok(page(&visitor, &say(&visitor, "me-title"), &html! {}, &body))
}

/// The choices of a preference, one of which is chosen.
fn choices<P: Preference>(chosen: P, visitor: &Visitor) -> Markup {
    html! {
        fieldset {
            legend { (say(visitor, &format!("me-{}", P::NAME))) }
            @for choice in P::ALL {
                label.check {
                    input type="radio" name=(P::NAME) value=(choice.name()) checked[*choice == chosen];
                    span { (say(visitor, &format!("me-{}-{}", P::NAME, choice.name()))) }
                }
            }
        }
    }
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
    choose_name(&app, &visitor, &form.name).await?;
    Ok(Redirect::to("/me"))
}

/// Gives the visitor another name, here and at their tables, unless it cannot be one.
pub async fn choose_name(app: &App, visitor: &Visitor, text: &str) -> Result<String, Notice> {
    let name =
        clean_name(text).ok_or_else(|| Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-name"))?;
    refuse_blocked(app, std::slice::from_ref(&name)).await?;
    if !app.rooms.may_rename(&visitor.person) {
        return Err(Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-renamed-often"));
    }
    app.rooms.set_name(&visitor.person, &name).await?;
    rename_at_tables(app, visitor, &name).await?;
    Ok(name)
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
        let seats = room.info().seats_of(&visitor.person);
        // Where several people share a device, each has a name of their own.
        if let (1, Some(seat), false) = (seats.len(), seats.first(), room.is_over()) {
            let entry = Entry::Sat { seat, person: visitor.person.clone(), name: name.into(), chance: None };
            let request = WriteRequest::by_public(&*room, entry)?;
            if let Err(error) = app.rooms.write(&handle, request, visitor.language).await {
                tracing::warn!(table = %listed.id, %error, "a name was not changed at a table");
            }
        }
    }
    Ok(())
}
