//! Taking a seat: by the invitation to it, freely where the table is open to all, or because it is kept for somebody.
//! And what is seen of a table before everybody is there: who sits, who is awaited, no card.

use super::layout::{page, say};
use super::replay::promised;
use super::room;
use crate::App;
use crate::live::{Change, Live, Refused, Trouble};
use crate::notice::Notice;
use crate::promise::{chance, chance_field};
use crate::room::Room;
use crate::sheet::Sheet;
use crate::shelf;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use boards::seat_mark;
use game::{Contribution, Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use qrcode::render::svg;
use serde::Deserialize;
use std::sync::Arc;
use store::{Chair, Entry, TableId};

/// How often somebody tries to sit down who is overtaken by others: a table has no more seats than that.
const TRIES: usize = game::MAX_SEATS;

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

fn is_invited(app: &App, sheet: &Sheet, seat: Seat, key: &str) -> bool {
    app.signer.is_signed("seat", &format!("{}/{seat}", sheet.id), key)
}

/// `GET /t/ID/join/SEAT/KEY`: who invites to what. An invitation is good until somebody sits there.
pub async fn invited(
    State(app): State<App>,
    visitor: Visitor,
    Path((id, seat, key)): Path<(String, u8, String)>,
) -> Result<Response, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let sheet = room.sheet();
    let seat = seat_of(sheet, seat).ok_or_else(|| Notice::not_found(&visitor))?;
    if !is_invited(&app, sheet, seat, &key) {
        return Err(Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-invited"));
    }
    if !sheet.seats_of(&visitor.person).is_empty() {
        return Ok(Redirect::to(&format!("/t/{}", sheet.id)).into_response());
    }
    if sheet.chairs[seat.index()] != Chair::Free {
        return Ok(seat_is_taken(sheet, seat, StatusCode::OK, &visitor));
    }
    let title = title(sheet, &visitor);
    let names = sheet.names(visitor.language);
    let host = sheet.seats().find(|(_, chair)| chair.taken_by() == Some(&sheet.opening.by));
    let host = host.and_then(|(seat, _)| names.get(seat.index())).cloned().unwrap_or_default();
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "invited-title", &[("host", &host), ("game", &title)])) }
            p { (words::page(visitor.language, "invited-text", &[("name", &visitor.name)])) }
            (sit_form(sheet, seat, &key, &visitor))
            p { a href={ "/t/" (sheet.id) } { (say(&visitor, "invited-watch")) } }
            (promised(sheet.origin.commitment(), &visitor))
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body).into_response())
}

/// What somebody is told who comes too late for a seat: who has it, and where to watch, or to sit instead.
fn seat_is_taken(sheet: &Sheet, seat: Seat, status: StatusCode, visitor: &Visitor) -> Response {
    let names = sheet.names(visitor.language);
    let name = names.get(seat.index()).map_or("", String::as_str);
    let body = html! {
        main.narrow id="content" {
            h1 { (words::page(visitor.language, "taken-title", &[("name", name)])) }
            p { (say(visitor, "taken-text")) }
            @if let Some(other) = sheet.free_for(&visitor.person) { (sit_form(sheet, other, "", visitor)) }
            p { a.button href={ "/t/" (sheet.id) } { (say(visitor, "taken-watch")) } }
        }
    };
    (status, page(visitor, &title(sheet, visitor), &html! {}, &body)).into_response()
}

fn title(sheet: &Sheet, visitor: &Visitor) -> String {
    shelf::find(&sheet.opening.game).map(|game| (game.title)(visitor.language)).unwrap_or_default()
}

fn seat_of(sheet: &Sheet, number: u8) -> Option<Seat> {
    Seat::new(number).filter(|seat| seat.index() < sheet.chairs.len())
}

/// The button that takes a seat.
fn sit_form(sheet: &Sheet, seat: Seat, key: &str, visitor: &Visitor) -> Markup {
    html! {
        form method="post" action={ "/t/" (sheet.id) "/join" } {
            input type="hidden" name="seat" value=(seat);
            input type="hidden" name="key" value=(key);
            (chance_field())
            button.primary { (say(visitor, "sit-down")) }
        }
    }
}

#[derive(Deserialize)]
pub struct Joining {
    seat: u8,
    #[serde(default)]
    key: String,
    chance: Option<String>,
}

/// `POST /t/ID/join`.
pub async fn join(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Form(joining): Form<Joining>,
) -> Result<Response, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let sheet = room.sheet();
    let seat = seat_of(sheet, joining.seat).ok_or_else(|| Notice::not_found(&visitor))?;
    let here = || Redirect::to(&format!("/t/{}", sheet.id)).into_response();
    if !sheet.seats_of(&visitor.person).is_empty() {
        return Ok(here());
    }
    let chair = &sheet.chairs[seat.index()];
    let kept = chair.kept_for() == Some(&visitor.person);
    if !kept && !sheet.opening.open_to_all && !is_invited(&app, sheet, seat, &joining.key) {
        return Err(Notice::new(&visitor, StatusCode::FORBIDDEN, "notice-not-invited"));
    }
    let chance = chance(joining.chance.as_deref()).map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    match sit(&app, &visitor, &live, seat, &visitor.name, Some(chance)).await? {
        Seated::Here => Ok(here()),
        Seated::TooLate => Ok(seat_is_taken(live.room().sheet(), seat, StatusCode::CONFLICT, &visitor)),
    }
}

/// Whether somebody got the seat.
enum Seated {
    Here,
    TooLate,
}

/// Lets the visitor take a seat, however many others take theirs at the same time.
async fn sit(
    app: &App,
    visitor: &Visitor,
    live: &Arc<Live>,
    seat: Seat,
    name: &str,
    chance: Option<Contribution>,
) -> Result<Seated, Notice> {
    let person = &visitor.person;
    let mut refused = Refused::Stale;
    for _ in 0..TRIES {
        let room = live.room();
        let chair = &room.sheet().chairs[seat.index()];
        if chair.taken_by() == Some(person) {
            return Ok(Seated::Here);
        }
        if *chair != Chair::Free && chair.kept_for() != Some(person) {
            return Ok(Seated::TooLate);
        }
        let entry = Entry::Sat { seat, person: person.clone(), name: name.into(), chance };
        let change = Change::to(&*room, entry).map_err(|trouble| Notice::trouble(visitor, trouble))?;
        match app.rooms.write(live, change, visitor.language).await {
            Ok(()) => return Ok(Seated::Here),
            Err(Refused::Stale) => {}
            Err(other) => refused = other,
        }
    }
    Err(Notice::refused(visitor, refused))
}

/// Lets the visitor take every seat that is kept for them at a table; what they add to the deal stands at the first.
pub async fn sit_where_kept(
    app: &App,
    visitor: &Visitor,
    table: &TableId,
    chance: Contribution,
) -> Result<(), Notice> {
    let opened = app.rooms.open(table).await;
    let opened: Option<Arc<Live>> = opened.map_err(|trouble: Trouble| Notice::trouble(visitor, trouble))?;
    let live = opened.ok_or_else(|| Notice::not_found(visitor))?;
    let names = live.room().sheet().names(visitor.language);
    let mut chance = Some(chance);
    for seat in live.room().sheet().kept_for(&visitor.person).iter() {
        sit(app, visitor, &live, seat, &names[seat.index()], chance.take()).await?;
    }
    Ok(())
}

/// What is seen of a table before everybody is there, by the page and the stream: nothing is dealt.
pub fn waiting_table(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let mine = sheet.seats_of(&visitor.person);
    let viewer = mine.first().map_or(Viewer::Public, Viewer::Seat);
    html! {
        div.table.waits id="table" data-version=(room.version(viewer)) data-live={ "/t/" (sheet.id) "/live" }
            data-seat=[mine.first()] {
            div.asked-for { p.prompt id="prompt" role="status" { (say(visitor, "prompt-waiting")) } }
            div.stage { (waiting(app, room, visitor)) }
            div.side {
                (waiting_players(sheet, visitor))
                (promised(sheet.origin.commitment(), visitor))
                div.tools { a.button href={ "/rules/" (sheet.opening.game) } { (say(visitor, "rules")) } }
            }
        }
    }
}

/// Who sits where, and which seats are empty.
fn waiting_players(sheet: &Sheet, visitor: &Visitor) -> Markup {
    let names = sheet.names(visitor.language);
    html! {
        ul.players {
            @for ((seat, chair), name) in sheet.seats().zip(&names) {
                li.awaited[chair.is_empty()].mine[chair.taken_by() == Some(&visitor.person)]
                    data-home={ "seat-" (seat) } {
                    (seat_mark(seat))
                    bdi.name { (name) }
                    @if matches!(chair, Chair::Bot { .. }) { span.bot aria-hidden="true" { "\u{2699}\u{fe0e}" } }
                    @if chair.is_empty() { span.figures { (say(visitor, "seat-awaited")) } }
                }
            }
        }
    }
}

/// What a room shows while it waits for people: the invitations to those who sit there, a seat to others if they may
/// take one.
pub fn waiting(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    let sheet = room.sheet();
    let sits = !sheet.seats_of(&visitor.person).is_empty();
    let names = sheet.names(visitor.language);
    let kept = sheet.seats().zip(&names).filter(|((_, chair), _)| chair.kept_for().is_some());
    let kept: Vec<&str> = kept.map(|(_, name)| name.as_str()).collect();
    let free = sheet.seats().filter(|(_, chair)| **chair == Chair::Free).map(|(seat, _)| seat);
    let free: Vec<Seat> = free.collect();
    html! {
        section.waiting {
            h2 { (say(visitor, "waiting-title")) }
            @if !kept.is_empty() { p { (words::page(visitor.language, "waiting-kept", &[("names", &kept.join(", "))])) } }
            @if sits {
                @if !free.is_empty() { p { (say(visitor, "waiting-text")) } }
                @for seat in free {
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
            } @else if let Some(seat) = sheet.free_for(&visitor.person) {
                (sit_form(sheet, seat, "", visitor))
            } @else {
                p { (say(visitor, "waiting-others")) }
            }
        }
    }
}
