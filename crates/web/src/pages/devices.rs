//! A person on several devices: passes, which sign another device in, and sessions, which can be ended.

use super::invitation::qr_code;
use super::layout::{page, say};
use crate::App;
use crate::compression::Uncompressed;
use crate::link_secret::LinkSecret;
use crate::notice::Notice;
use crate::session::{Origin, Session};
use crate::visitor::{Visitor, default_name};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use store::{KeptSession, PassHash, SessionId, Timestamp};

/// How long a pass can be redeemed.
const PASS_LIFETIME: Duration = Duration::from_mins(10);

/// `POST /me/pass`: makes a link that signs another device in as this person, once and soon.
pub async fn make_pass(State(app): State<App>, visitor: Visitor) -> Result<Response, Notice> {
    let pass = LinkSecret::fresh()?;
    let expires = Timestamp::now().after(PASS_LIFETIME);
    app.rooms.store().sessions().keep_pass(&PassHash(pass.hash()), &visitor.person, expires).await?;
    let link = visitor.url(&format!("/me/pass/{}", pass.as_str()));
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-device-title")) }
            p { (say(&visitor, "me-pass-text")) }
            div.invitation {
                (qr_code(&link))
                div {
                    label for="link" { (say(&visitor, "me-link")) }
                    input id="link" readonly value=(link) data-copy;
                    button type="button" data-copies="link" data-done=(say(&visitor, "copied")) { (say(&visitor, "copy")) }
                }
            }
            p { a href="/me" { (say(&visitor, "me-back")) } }
        }
    };
    let made = page(&visitor, &say(&visitor, "me-device-title"), &html! {}, &body);
    Ok((Extension(Uncompressed), made).into_response())
}

/// `GET /me/pass`: passes are made by the button only.
pub async fn no_pass() -> Redirect {
    Redirect::to("/me")
}

/// `GET /me/pass/PASS`: asks whether to sign this device in as that person.
pub async fn second_device(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Response, Notice> {
    let pass = LinkSecret::new(&pass).ok_or_else(void)?;
    let person = app.rooms.store().sessions().pass_of(&PassHash(pass.hash()), Timestamp::now()).await?;
    let person = person.ok_or_else(void)?;
    let name = app.rooms.name_of(&person).await?.unwrap_or_else(|| default_name(&person));
    let body = html! {
        main.narrow id="content" {
            h1 { (words::text(visitor.language, "device-title", &[("name", &name)])) }
            p { (say(&visitor, "device-text")) }
            form method="post" action={ "/me/pass/" (pass.as_str()) } {
                button.primary { (words::text(visitor.language, "device-button", &[("name", &name)])) }
            }
        }
    };
    Ok((Extension(Uncompressed), page(&visitor, &name, &html! {}, &body)).into_response())
}

/// `POST /me/pass/PASS`: signs this browser in as that person.
pub async fn redeem_pass(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Response, Notice> {
    let pass = LinkSecret::new(&pass).ok_or_else(void)?;
    let (id, now) = (SessionId::fresh()?, Timestamp::now());
    let person = app.rooms.store().sessions().redeem_pass(&PassHash(pass.hash()), &id, now).await?;
    let session = Session { id, person: person.ok_or_else(void)?, signed: now, origin: Origin::New };
    let cookie = app.sessions.sign(&session, now, visitor.https);
    Ok((cookie, Redirect::to("/")).into_response())
}

fn void() -> Notice {
    Notice::new(StatusCode::NOT_FOUND, "notice-pass-void")
}

#[derive(Deserialize)]
pub struct EndSession {
    session: SessionId,
}

/// `POST /me/sessions/end`: signs another device of this person out.
pub async fn end_session(
    State(app): State<App>,
    visitor: Visitor,
    Form(form): Form<EndSession>,
) -> Result<Redirect, Notice> {
    // Somebody who ended their own session would lose all their tables: there is no other way in.
    if form.session != visitor.session {
        app.sessions.end(&app.rooms, &visitor.person, &form.session).await?;
    }
    Ok(Redirect::to("/me"))
}

/// `POST /me/sessions/end-others`: signs all other devices of this person out.
pub async fn end_other_sessions(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    app.sessions.end_others(&app.rooms, &visitor.person, &visitor.session).await?;
    Ok(Redirect::to("/me"))
}

/// One session in the list: since when, when last seen, and a button that ends it, unless it is this one.
pub fn session_row(session: &KeptSession, now: Timestamp, visitor: &Visitor) -> Markup {
    let (begun, seen) = (ago(session.begun, now, visitor), ago(session.seen, now, visitor));
    let told = [("begun", begun.as_str()), ("seen", seen.as_str())];
    html! {
        li {
            @if session.id == visitor.session {
                b { (say(visitor, "me-session-here")) } " "
                span { (words::text(visitor.language, "me-session-begun", &told)) }
            } @else {
                form method="post" action="/me/sessions/end" {
                    input type="hidden" name="session" value=(session.id);
                    span { (words::text(visitor.language, "me-session", &told)) } " "
                    button { (say(visitor, "me-session-end")) }
                }
            }
        }
    }
}

/// How long ago something was, as a phrase.
fn ago(then: Timestamp, now: Timestamp, visitor: &Visitor) -> String {
    let minutes = now.since(then).as_secs() / 60;
    let (unit, count) = match minutes {
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    words::text(visitor.language, &format!("ago-{unit}"), &[("count", &count.to_string())])
}
