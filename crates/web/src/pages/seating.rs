//! Taking a seat: by the invitation to it, or freely where the table is open to all.

use super::layout::{page, say};
use super::room;
use crate::App;
use crate::live::Change;
use crate::notice::Notice;
use crate::room::Room;
use crate::sheet::Sheet;
use crate::shelf;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use game::Seat;
use maud::{Markup, PreEscaped, html};
use qrcode::render::svg;
use serde::Deserialize;
use store::{Chair, Entry};

/// What proves an invitation to a seat.
fn key(app: &App, sheet: &Sheet, seat: Seat) -> String {
    app.signer.sign("seat", &format!("{}/{seat}", sheet.id))
}

/// The address that invites to a seat.
pub fn invitation(app: &App, sheet: &Sheet, seat: Seat) -> String {
    format!("/t/{}/join/{seat}/{}", sheet.id, key(app, sheet, seat))
}

/// An address as a picture for a camera.
pub fn qr_code(address: &str) -> Markup {
    let picture = qrcode::QrCode::new(address).map(|code| {
        let drawn = code.render::<svg::Color>().min_dimensions(160, 160).quiet_zone(true).build();
        // The declaration of a document of its own has no place inside a page.
        drawn.split_once("?>").map_or(drawn.clone(), |(_, picture)| picture.to_owned())
    });
    html! { @if let Ok(picture) = picture { div.qr aria-hidden="true" { (PreEscaped(picture)) } } }
}

/// `GET /t/ID/join/SEAT/KEY`: who invites to what.
pub async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, key)): Path<(String, u8, String)>,
) -> Result<Markup, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let sheet = room.sheet();
    let title =
        shelf::find(&sheet.opening.game).map(|game| (game.title)(visitor.language)).unwrap_or_default();
    let names = sheet.names(visitor.language);
    let host = sheet.seats().find(|(_, chair)| chair.taken_by() == Some(&sheet.opening.by));
    let host = host.and_then(|(seat, _)| names.get(seat.index())).cloned().unwrap_or_default();
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "invited-title", &[("host", &host), ("game", &title)])) }
            p { (words::page(visitor.language, "invited-text", &[("name", &visitor.name)])) }
            (sit_form(sheet, seat, &key, &visitor))
            p { a href={ "/t/" (sheet.id) } { (say(&visitor, "invited-watch")) } }
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body))
}

/// The button that takes a seat.
pub fn sit_form(sheet: &Sheet, seat: impl std::fmt::Display, key: &str, visitor: &Visitor) -> Markup {
    html! {
        form method="post" action={ "/t/" (sheet.id) "/join" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="key" value=(key);
            button.primary { (say(visitor, "sit-down")) }
        }
    }
}

#[derive(Deserialize)]
pub struct Joining {
    seat: u8,
    key: String,
}

/// `POST /t/ID/join`.
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(joining): Form<Joining>,
) -> Result<Redirect, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let sheet = room.sheet();
    let seat = Seat::new(joining.seat).filter(|seat| seat.index() < sheet.chairs.len());
    let seat = seat.ok_or_else(|| Notice::not_found(&visitor))?;
    let here = Redirect::to(&format!("/t/{}", sheet.id));
    if !sheet.seats_of(&visitor.person).is_empty() {
        return Ok(here);
    }
    let invited = app.signer.is_signed("seat", &format!("{}/{seat}", sheet.id), &joining.key);
    if !invited && !sheet.opening.open_to_all {
        return Err(Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-invited"));
    }
    if sheet.chairs[seat.index()] != Chair::Free {
        return Err(Notice::new(&visitor, StatusCode::CONFLICT, "notice-seat-taken"));
    }
    let entry = Entry::Sat { seat, person: visitor.person.clone(), name: visitor.name.clone() };
    let change = Change::to(&*room, entry).map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    let written = app.rooms.write(&live, change, visitor.language).await;
    written.map(|()| here).map_err(|refused| Notice::refused(&visitor, refused))
}

/// What a room shows while it waits for people: the invitations to those who sit there, a free seat to others
/// if anybody may come.
pub fn waiting(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let sits = !sheet.seats_of(&visitor.person).is_empty();
    let free = || sheet.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
    html! {
        section.waiting {
            h2 { (say(visitor, "waiting-title")) }
            @if sits {
                p { (say(visitor, "waiting-text")) }
                @for seat in free() {
                    @let address = format!("{}{}", visitor.origin, invitation(app, sheet, seat));
                    div.invitation {
                        (qr_code(&address))
                        div {
                            label for={ "invitation-" (seat) } { (say(visitor, "waiting-link")) }
                            input id={ "invitation-" (seat) } readonly value=(address) data-copy;
                            button type="button" data-copies={ "invitation-" (seat) } data-done=(say(visitor, "copied")) {
                                (say(visitor, "copy"))
                            }
                        }
                    }
                }
            } @else if sheet.opening.open_to_all {
                @if let Some(seat) = free().next() { (sit_form(sheet, seat, "", visitor)) }
            } @else {
                p { (say(visitor, "waiting-others")) }
            }
        }
    }
}
