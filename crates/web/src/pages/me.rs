//! The visitor's own affairs: a name, the same person on a second device, language and light.

use super::layout::{page, say};
use super::opening::{LONGEST_NAME, clean_name};
use super::seating::qr_code;
use crate::App;
use crate::live::{Change, Trouble};
use crate::notice::Notice;
use crate::visitor::{Theme, Visitor};
use axum::Form;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use serde::Deserialize;
use store::Entry;
use words::Language;

/// The most tables at which a new name is told.
const MOST: usize = 50;

/// `GET /me`.
pub async fn me(State(app): State<App>, visitor: Visitor) -> Markup {
    let link = format!("{}/me/{}", visitor.origin, app.signer.pass(&visitor.person));
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-title")) }
            form.new method="post" action="/me/name" {
                label for="name" { (say(&visitor, "me-name")) }
                input id="name" name="name" value=(visitor.name) maxlength=(LONGEST_NAME) required autocomplete="nickname";
                button.primary { (say(&visitor, "me-save")) }
            }
            section {
                h2 { (say(&visitor, "me-device-title")) }
                p { (say(&visitor, "me-device-text")) }
                details {
                    summary { (say(&visitor, "me-device-show")) }
                    div.invitation {
                        (qr_code(&link))
                        div {
                            label for="link" { (say(&visitor, "me-link")) }
                            input id="link" readonly value=(link) data-copy;
                            button type="button" data-copies="link" data-done=(say(&visitor, "copied")) { (say(&visitor, "copy")) }
                        }
                    }
                }
            }
        }
    };
    page(&visitor, &say(&visitor, "me-title"), &html! {}, &body)
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

/// `GET /me/PASS`: asks before this device becomes that person's.
pub async fn second_device(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Markup, Notice> {
    let person = app.signer.read_pass(&pass).ok_or_else(|| Notice::not_found(&visitor))?;
    let known = app.rooms.name_of(&person).await;
    let name = known.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    let name = name.unwrap_or_else(|| crate::visitor::usual_name(&person));
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "device-title", &[("name", &name)])) }
            p { (say(&visitor, "device-text")) }
            form method="post" action={ "/me/" (pass) } {
                button.primary { (words::page(visitor.language, "device-button", &[("name", &name)])) }
            }
        }
    };
    Ok(page(&visitor, &name, &html! {}, &body))
}

/// `POST /me/PASS`.
pub async fn become_person(
    State(app): State<App>,
    visitor: Visitor,
    Path(pass): Path<String>,
) -> Result<Response, Notice> {
    app.signer.read_pass(&pass).ok_or_else(|| Notice::not_found(&visitor))?;
    let mut headers = HeaderMap::new();
    visitor.set_cookie(&mut headers, "guest", &pass);
    Ok((headers, Redirect::to("/")).into_response())
}

#[derive(Deserialize)]
pub struct Taste {
    language: Option<String>,
    theme: Option<String>,
    back: String,
}

/// `POST /taste`: language and light, chosen by hand.
pub async fn taste(visitor: Visitor, Form(taste): Form<Taste>) -> Response {
    let mut headers = HeaderMap::new();
    if let Some(language) = taste.language.and_then(|code| code.parse::<Language>().ok()) {
        visitor.set_cookie(&mut headers, "language", language.code());
    }
    if let Some(theme) = taste.theme.and_then(|name| Theme::named(&name)) {
        visitor.set_cookie(&mut headers, "theme", theme.name());
    }
    // Back to a page of ours, never to another site.
    let is_ours = taste.back.starts_with('/') && !taste.back.starts_with("//") && !taste.back.contains('\\');
    let back = if is_ours { taste.back.as_str() } else { "/" };
    (headers, Redirect::to(back)).into_response()
}
