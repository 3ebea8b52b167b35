//! Deciding: what an action would do, why another cannot be, and then the action itself or taking it back.
//! A seat is acted for by the person who holds it, and by nobody else.

use super::layout::say;
use super::{room, rules};
use crate::App;
use crate::live::{Change, Live};
use crate::notice::Notice;
use crate::room::Room;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Entry, Token};

#[derive(Deserialize)]
pub struct Play {
    seat: u8,
    action: String,
    version: usize,
    token: String,
}

#[derive(Deserialize)]
pub struct Redrafting {
    seat: u8,
    action: String,
    token: String,
}

#[derive(Deserialize)]
pub struct Readying {
    seat: u8,
    version: usize,
    token: String,
}

#[derive(Deserialize)]
pub struct Asking {
    seat: u8,
    asks: bool,
    token: String,
}

#[derive(Deserialize)]
pub struct Undo {
    seat: u8,
    /// How many actions; one, if it is not said.
    actions: Option<usize>,
    version: usize,
    token: String,
}

#[derive(Deserialize)]
pub struct Trying {
    seat: u8,
    action: String,
}

#[derive(Deserialize)]
pub struct Picking {
    seat: u8,
    /// What was picked, with commas between.
    things: String,
}

/// `POST /t/ID/play`.
pub async fn play(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(play): Form<Play>,
) -> Result<Redirect, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, play.seat).await?;
    if !live.room().sheet().is_full() {
        return Err(Notice::new(&visitor, StatusCode::CONFLICT, "notice-not-full"));
    }
    let entry = Entry::Played { seat, action: play.action };
    write(&app, &visitor, &live, seat, play.version, &play.token, entry).await
}

/// `POST /t/ID/draft`: a change to what a seat has prepared, as it is now.
pub async fn draft(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(redrafting): Form<Redrafting>,
) -> Result<Redirect, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, redrafting.seat).await?;
    let room = seen(&live, &visitor);
    let entry = room.redraft(seat, &redrafting.action);
    let entry = entry.ok_or_else(|| Notice::new(&visitor, StatusCode::CONFLICT, "notice-stale"))?;
    let version = room.version(Viewer::Seat(seat));
    write(&app, &visitor, &live, seat, version, &redrafting.token, entry).await
}

/// `POST /t/ID/ready`: everything that a seat has prepared is played.
pub async fn ready(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(readying): Form<Readying>,
) -> Result<Redirect, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, readying.seat).await?;
    if !live.room().sheet().is_full() {
        return Err(Notice::new(&visitor, StatusCode::CONFLICT, "notice-not-full"));
    }
    let entry = Entry::Ready { seat };
    write(&app, &visitor, &live, seat, readying.version, &readying.token, entry).await
}

/// `POST /t/ID/asks`: whether a seat wants to be asked about what need not be done.
pub async fn asks(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(asking): Form<Asking>,
) -> Result<Redirect, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, asking.seat).await?;
    let entry = Entry::Asks { seat, asks: asking.asks };
    // A wish is a wish, whatever has happened since.
    let version = seen(&live, &visitor).version(Viewer::Seat(seat));
    write(&app, &visitor, &live, seat, version, &asking.token, entry).await
}

/// `POST /t/ID/undo`.
pub async fn undo(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(undo): Form<Undo>,
) -> Result<Redirect, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, undo.seat).await?;
    let entry = seen(&live, &visitor).take_back(seat, undo.actions.unwrap_or(1));
    let entry = entry
        .ok_or_else(|| Notice::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-undo-revealed"))?;
    write(&app, &visitor, &live, seat, undo.version, &undo.token, entry).await
}

/// `POST /t/ID/hurry`: the bots need not wait.
pub async fn hurry(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Redirect, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let sheet = live.room().sheet().clone();
    if sheet.seats_of(&visitor.person).is_empty() {
        return Err(Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-yours"));
    }
    live.hurry();
    Ok(Redirect::to(&format!("/t/{}", sheet.id)))
}

/// `GET /t/ID/preview`: an action as it would lie on the board, and what would follow.
pub async fn preview(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(trying): Query<Trying>,
) -> Result<Markup, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, trying.seat).await?;
    let preview = seen(&live, &visitor).preview(seat, &trying.action, visitor.language);
    let preview = preview.map_err(|why| Notice::why_not(&visitor, &why))?;
    Ok(html! {
        svg { g.ghost { (preview.ghost) } }
        div.preview {
            p.action { (preview.name) }
            (preview.foreseen)
            @if preview.lines.is_empty() && preview.foreseen.0.is_empty() {
                p.small { (say(&visitor, if preview.more { "preview-more" } else { "preview-nothing" })) }
            }
            ul { @for line in &preview.lines { li data-places=(line.places.join("|")) { (line.text) } } }
        }
    })
}

/// `GET /t/ID/why`: why these things cannot be had together.
pub async fn why(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(picking): Query<Picking>,
) -> Result<Markup, Notice> {
    let (live, seat) = seated(&app, &visitor, &id, picking.seat).await?;
    let things: Vec<&str> = picking.things.split(',').take(8).collect();
    let why = seen(&live, &visitor).explain(seat, &things, visitor.language);
    Ok(match why {
        None => html! { p { (say(&visitor, "why-unknown")) } },
        Some(why) => rules::why_not(&why, &visitor),
    })
}

/// The room, and a seat of it that this visitor holds.
async fn seated(app: &App, visitor: &Visitor, id: &str, seat: u8) -> Result<(Arc<Live>, Seat), Notice> {
    let live = room(app, visitor, id).await?;
    let held = live.room().sheet().seats_of(&visitor.person);
    let seat = Seat::new(seat).filter(|&seat| held.contains(seat));
    let seat = seat.ok_or_else(|| Notice::new(visitor, StatusCode::FORBIDDEN, "notice-not-yours"))?;
    Ok((live, seat))
}

/// The room as a visitor sees it.
fn seen(live: &Live, visitor: &Visitor) -> Arc<dyn Room> {
    live.scene().seen_by(&visitor.person).room
}

async fn write(
    app: &App,
    visitor: &Visitor,
    live: &Arc<Live>,
    seat: Seat,
    version: usize,
    token: &str,
    entry: Entry,
) -> Result<Redirect, Notice> {
    let unreadable = || Notice::new(visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable");
    let token = Token::new(token).ok_or_else(unreadable)?;
    let here = Redirect::to(&format!("/t/{}", live.room().sheet().id));
    let change = Change { entry, token, by: Viewer::Seat(seat), version };
    let written = app.rooms.write(live, change, visitor.language).await;
    written.map(|()| here).map_err(|refused| Notice::refused(visitor, refused))
}
