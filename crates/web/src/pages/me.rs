//! The visitor's own affairs: a name, the sessions on several devices, language and light.

use super::layout::{page, say};
use super::opening::{LONGEST_NAME, clean_name};
use super::seating::qr_code;
use crate::App;
use crate::live::{Change, Trouble};
use crate::notice::Notice;
use crate::safety::Uncompressed;
use crate::session::{self, Origin, Pass, Session};
use crate::visitor::{Theme, Visitor, usual_name};
use axum::extract::{Path, State};
use axum::http::header::REFERER;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::{Extension, Form};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use store::{Entry, KeptSession, SessionId, Timestamp};
use words::Language;

/// How long a pass for a second device can be redeemed.
const PASS_LIFETIME: Duration = Duration::from_mins(10);

/// The most tables at which a new name is told.
const MOST: usize = 50;

/// `GET /me`.
pub async fn me(State(app): State<App>, visitor: Visitor) -> Result<Markup, Notice> {
    let person = visitor.person.clone();
    let kept = app.rooms.stored(move |store| store.sessions().sessions_of(&person)).await;
    let kept = kept.and_then(|kept| kept.map_err(Trouble::Store));
    let mut sessions = kept.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
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

/// One browser of this person: since when, when last seen, and a button that ends its session, unless it is this one.
fn session_row(session: &KeptSession, now: Timestamp, visitor: &Visitor) -> Markup {
    let (begun, seen) = (ago(session.begun, now, visitor), ago(session.seen, now, visitor));
    let told = [("begun", begun.as_str()), ("seen", seen.as_str())];
    html! {
        li {
            @if session.id == visitor.session {
                b { (say(visitor, "me-session-here")) } " "
                span { (words::page(visitor.language, "me-session-begun", &told)) }
            } @else {
                form method="post" action="/me/sessions/end" {
                    input type="hidden" name="session" value=(session.id);
                    span { (words::page(visitor.language, "me-session", &told)) } " "
                    button { (say(visitor, "me-session-end")) }
                }
            }
        }
    }
}

/// How long ago something was, in words.
fn ago(then: Timestamp, now: Timestamp, visitor: &Visitor) -> String {
    let minutes = now.since(then).as_secs() / 60;
    let (unit, count) = match minutes {
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..1440 => ("hours", minutes / 60),
        _ => ("days", minutes / 1440),
    };
    words::page(visitor.language, &format!("ago-{unit}"), &[("count", &count.to_string())])
}

#[derive(Deserialize)]
pub struct Named {
    name: String,
}

/// `POST /me/name`: the new name also stands at the tables where I sit.
pub async fn rename(
    State(app): State<App>,
    visitor: Visitor,
    Form(named): Form<Named>,
) -> Result<Redirect, Notice> {
    let name = clean_name(&named.name)
        .ok_or_else(|| Notice::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-name"))?;
    refuse_blocked(&app, &visitor, vec![name.clone()]).await?;
    if !app.rooms.may_rename(&visitor.person) {
        return Err(Notice::new(&visitor, StatusCode::TOO_MANY_REQUESTS, "notice-renamed-often"));
    }
    tell(&app, &visitor, &name).await.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    Ok(Redirect::to("/me"))
}

/// Refuses names that the operator lets nobody have.
pub async fn refuse_blocked(app: &App, visitor: &Visitor, names: Vec<String>) -> Result<(), Notice> {
    let asked = app.rooms.stored(move |store| {
        names.iter().try_fold(false, |blocked, name| Ok(blocked || store.is_blocked(name)?))
    });
    let blocked = asked.await.and_then(|blocked| blocked.map_err(Trouble::Store));
    if blocked.map_err(|trouble| Notice::trouble(visitor, trouble))? {
        return Err(Notice::new(visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-name-blocked"));
    }
    Ok(())
}

/// Says the new name at the tables where I sit. It makes nobody's decision stale, and wakes no bot.
async fn tell(app: &App, visitor: &Visitor, name: &str) -> Result<(), Trouble> {
    app.rooms.call(&visitor.person, name).await?;
    let person = visitor.person.clone();
    for listed in app.rooms.stored(move |store| store.tables_of(&person, MOST)).await?? {
        let live = match app.rooms.look_at(&listed.id).await {
            Ok(Some(live)) => live,
            Ok(None) => continue,
            Err(trouble) => {
                tracing::warn!(table = %listed.id, error = %trouble, "a table cannot be told a new name");
                continue;
            }
        };
        let room = live.room();
        let seats = room.sheet().seats_of(&visitor.person);
        // Where several people share a device, each has a name of their own.
        if let (1, Some(seat), None) = (seats.len(), seats.first(), room.turn().outcome()) {
            let entry = Entry::Sat { seat, person: visitor.person.clone(), name: name.into(), chance: None };
            if let Err(refused) = app.rooms.write(&live, Change::to(&*room, entry)?, visitor.language).await {
                tracing::warn!(table = %listed.id, error = %refused, "a table was not told a new name");
            }
        }
    }
    Ok(())
}

/// `POST /me/pass`: a link that makes another device this person's, once and soon.
pub async fn make_pass(State(app): State<App>, visitor: Visitor) -> Result<Response, Notice> {
    let trouble = |trouble: Trouble| Notice::trouble(&visitor, trouble);
    let pass = Pass::fresh().map_err(|error| trouble(error.into()))?;
    let (hash, person, expires) =
        (pass.hash(), visitor.person.clone(), Timestamp::now().after(PASS_LIFETIME));
    let kept = app.rooms.stored(move |store| store.sessions().keep_pass(&hash, &person, expires)).await;
    kept.and_then(|kept| kept.map_err(Trouble::Store)).map_err(trouble)?;
    let link = format!("{}/me/pass/{}", visitor.origin, pass.as_str());
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

/// `GET /me/pass`: a pass is made by its button only.
pub async fn no_pass() -> Redirect {
    Redirect::to("/me")
}

/// `GET /me/pass/PASS`: asks before this device becomes that person's.
pub async fn second_device(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Response, Notice> {
    let pass = Pass::new(&pass).ok_or_else(|| void(&visitor))?;
    let hash = pass.hash();
    let found = app.rooms.stored(move |store| {
        let Some(person) = store.sessions().pass_of(&hash, Timestamp::now())? else { return Ok(None) };
        Ok(Some(store.name_of(&person)?.unwrap_or_else(|| usual_name(&person))))
    });
    let found = found.await.and_then(|found| found.map_err(Trouble::Store));
    let name = found.map_err(|trouble| Notice::trouble(&visitor, trouble))?.ok_or_else(|| void(&visitor))?;
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "device-title", &[("name", &name)])) }
            p { (say(&visitor, "device-text")) }
            form method="post" action={ "/me/pass/" (pass.as_str()) } {
                button.primary { (words::page(visitor.language, "device-button", &[("name", &name)])) }
            }
        }
    };
    Ok((Extension(Uncompressed), page(&visitor, &name, &html! {}, &body)).into_response())
}

/// `POST /me/pass/PASS`: this browser has a session of that person's from now on.
pub async fn redeem_pass(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Response, Notice> {
    let trouble = |trouble: Trouble| Notice::trouble(&visitor, trouble);
    let pass = Pass::new(&pass).ok_or_else(|| void(&visitor))?;
    let (hash, now) = (pass.hash(), Timestamp::now());
    let id = SessionId::fresh().map_err(|error| trouble(error.into()))?;
    let session = id.clone();
    let redeemed = app.rooms.stored(move |store| store.sessions().redeem_pass(&hash, &session, now)).await;
    let person = redeemed.and_then(|redeemed| redeemed.map_err(Trouble::Store)).map_err(trouble)?;
    let person = person.ok_or_else(|| void(&visitor))?;
    let session = Session { id, person, signed: now, origin: Origin::New };
    let mut headers = HeaderMap::new();
    visitor.set_cookie(&mut headers, session::COOKIE, &app.sessions.cookie(&session, now));
    Ok((headers, Redirect::to("/")).into_response())
}

fn void(visitor: &Visitor) -> Notice {
    Notice::new(visitor, StatusCode::NOT_FOUND, "notice-pass-void")
}

#[derive(Deserialize)]
pub struct Ending {
    session: SessionId,
}

/// `POST /me/sessions/end`: another browser is not this person's any more.
pub async fn end_session(
    State(app): State<App>,
    visitor: Visitor,
    Form(ending): Form<Ending>,
) -> Result<Redirect, Notice> {
    // Whoever ended their own session would lose all their tables: there is no other way in.
    if ending.session != visitor.session {
        let ended = app.sessions.end(&app.rooms, &visitor.person, &ending.session).await;
        ended.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    }
    Ok(Redirect::to("/me"))
}

/// `POST /me/sessions/end-others`: only this browser is this person's.
pub async fn end_other_sessions(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    let ended = app.sessions.end_others(&app.rooms, &visitor.person, &visitor.session).await;
    ended.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    Ok(Redirect::to("/me"))
}

#[derive(Deserialize)]
pub struct Preferences {
    language: Option<String>,
    theme: Option<String>,
}

/// `POST /preferences`: language and light, chosen by hand; then back to the page where that was.
pub async fn prefer(visitor: Visitor, asked: HeaderMap, Form(preferences): Form<Preferences>) -> Response {
    let mut headers = HeaderMap::new();
    if let Some(language) = preferences.language.and_then(|code| code.parse::<Language>().ok()) {
        visitor.set_cookie(&mut headers, "language", language.code());
    }
    if let Some(theme) = preferences.theme.and_then(|name| Theme::named(&name)) {
        visitor.set_cookie(&mut headers, "theme", theme.name());
    }
    let from = asked.get(REFERER).and_then(|from| from.to_str().ok());
    (headers, Redirect::to(page_of_ours(from.unwrap_or_default()))).into_response()
}

/// The page a browser comes from, as a path of this site that leads to no other; else the lobby. That the request comes
/// from this site is known already.
fn page_of_ours(from: &str) -> &str {
    let path = from.split_once("://").and_then(|(_, rest)| rest.find('/').map(|start| &rest[start..]));
    let is_clean = |path: &&str| {
        !path.starts_with("//") && !path.contains('\\') && path.bytes().all(|byte| byte.is_ascii_graphic())
    };
    path.filter(is_clean).unwrap_or("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_way_back_never_leads_to_another_site() {
        for (from, back) in [
            ("http://table.example/t/abc?as=1", "/t/abc?as=1"),
            ("https://table.example:8080/", "/"),
            ("https://table.example", "/"),
            ("http://table.example//evil.example", "/"),
            ("http://table.example/\\evil.example", "/"),
            ("http://table.example/\n", "/"),
            ("http://table.example/a b", "/"),
            ("//evil.example/a", "/"),
            ("/a", "/"),
            ("", "/"),
        ] {
            assert_eq!(page_of_ours(from), back, "{from:?}");
        }
    }
}
