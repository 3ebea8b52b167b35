//! What is kept about a person: everything of it as one file, and forgetting them.

use super::layout::{page, say};
use super::leaving::resignation;
use super::my_results::MOST_TABLES;
use crate::App;
use crate::notice::Notice;
use crate::room::Room;
use crate::rooms::{InternalError, RoomHandle, WriteError, WriteRequest};
use crate::visitor::Visitor;
use axum::Json;
use axum::extract::State;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Redirect, Response};
use game::Seat;
use maud::{Markup, html};
use serde::Serialize;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::{Contact, Entry, KeptMessage, Listed, PersonId, Said, Saying, SessionId, Standing, TableId};
use table::Record;

/// The format of the file.
const FORMAT: &str = "mandate-person/1";

/// How often a write is retried when others have changed the table meanwhile.
const TRIES: usize = 8;

/// Everything that is kept about a person.
#[derive(Serialize)]
struct Export {
    format: &'static str,
    person: PersonId,
    name: String,
    devices: Vec<Device>,
    /// When the address of their feed was made, in milliseconds since 1970, if they have one. The address is not kept.
    feed: Option<i64>,
    contacts: Vec<ExportedContact>,
    messages: Vec<ExportedMessage>,
    tables: Vec<ExportedTable>,
    uploads: Vec<ExportedTable>,
    words: Vec<Uttered>,
}

/// A browser of the person, by when it was first and last seen, in milliseconds since 1970.
#[derive(Serialize)]
struct Device {
    begun: i64,
    seen: i64,
}

/// Where the person is told that others wait for them.
#[derive(Serialize)]
struct ExportedContact {
    channel: &'static str,
    address: String,
    language: String,
    /// When it was given, in milliseconds since 1970.
    made: i64,
    confirmed: bool,
}

/// That the person is to be told of a turn, or has been.
#[derive(Serialize)]
struct ExportedMessage {
    channel: &'static str,
    table: TableId,
    turn: usize,
    /// When it is to be told, in milliseconds since 1970; nothing if that is done.
    due: Option<i64>,
}

/// A table, as everybody may know it: what is secret in a running match stays secret.
#[derive(Serialize)]
struct ExportedTable {
    table: TableId,
    /// When something last happened there, in milliseconds since 1970.
    touched: i64,
    /// The seats of the person.
    seats: Vec<Seat>,
    record: Record,
}

/// Something that the person has said at a table.
#[derive(Serialize)]
struct Uttered {
    table: TableId,
    /// When, in milliseconds since 1970.
    at: i64,
    seat: Seat,
    #[serde(flatten)]
    what: What,
}

/// What it was. About which move a sign was made is not told: what tells moves apart may be a secret yet.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum What {
    Phrase(String),
    Text(String),
    Sign(String),
}

impl Uttered {
    fn new((table, Said { at, words, .. }): (TableId, Said)) -> Uttered {
        let what = match words.what {
            Saying::Phrase(phrase) => What::Phrase(phrase),
            Saying::Text(text) => What::Text(text),
            Saying::Reaction { sign, .. } => What::Sign(sign),
        };
        Uttered { table, at: at.0, seat: words.seat, what }
    }
}

impl ExportedContact {
    fn new(contact: Contact) -> ExportedContact {
        let Contact { channel, address, language, made, standing, .. } = contact;
        let confirmed = standing == Standing::Confirmed;
        ExportedContact { channel: channel.name(), address, language, made: made.0, confirmed }
    }
}

impl ExportedMessage {
    fn new(KeptMessage { channel, table, turn, due }: KeptMessage) -> ExportedMessage {
        ExportedMessage { channel: channel.name(), table, turn, due: due.map(|due| due.0) }
    }
}

/// `GET /me/export`.
pub async fn export(State(app): State<App>, visitor: Visitor) -> Result<Response, Notice> {
    let store = app.rooms.store();
    let devices = store.sessions().sessions_of(&visitor.person).await?;
    let tables = store.tables_of(&visitor.person, MOST_TABLES).await?;
    let uploads = store.uploaded_by(&visitor.person).await?;
    let words = store.words().said_by(&visitor.person).await?;
    let contacts = store.contacts().contacts_of(&visitor.person).await?;
    let messages = store.contacts().messages_to(&visitor.person).await?;
    let export = Export {
        format: FORMAT,
        name: visitor.name.clone(),
        feed: store.feeds().feed_of(&visitor.person).await?.map(|made| made.0),
        devices: devices.iter().map(|kept| Device { begun: kept.begun.0, seen: kept.seen.0 }).collect(),
        tables: exported(&app, tables, &visitor.person).await,
        uploads: exported(&app, uploads, &visitor.person).await,
        contacts: contacts.into_iter().map(ExportedContact::new).collect(),
        messages: messages.into_iter().map(ExportedMessage::new).collect(),
        words: words.into_iter().map(Uttered::new).collect(),
        person: visitor.person,
    };
    Ok(([(CONTENT_DISPOSITION, "attachment; filename=\"mandate.json\"")], Json(export)).into_response())
}

async fn exported(app: &App, tables: Vec<Listed>, person: &PersonId) -> Vec<ExportedTable> {
    let mut exported = vec![];
    for Listed { id, touched, .. } in tables {
        let room = match app.rooms.peek(&id).await {
            Ok(Some(handle)) => handle.public_room(),
            Ok(None) => continue,
            Err(error) => {
                tracing::warn!(table = %id, %error, "a table is left out of an export");
                continue;
            }
        };
        let seats = room.info().places_of(person).iter().collect();
        exported.push(ExportedTable { table: id, touched: touched.0, seats, record: room.record() });
    }
    exported
}

/// `GET /me/delete`: asks for confirmation.
pub async fn ask(visitor: Visitor) -> Markup {
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-delete-title")) }
            p { (say(&visitor, "me-delete-text")) }
            p { a href="/me/export" { (say(&visitor, "me-data-export")) } }
            form method="post" action="/me/delete" { button.primary { (say(&visitor, "me-delete-sure")) } }
            p { a href="/me" { (say(&visitor, "me-back")) } }
        }
    };
    page(&visitor, &say(&visitor, "me-delete-title"), &html! {}, &body)
}

/// `POST /me/delete`. Their tables are told first, then the store forgets what they were called before.
pub async fn delete(State(app): State<App>, visitor: Visitor) -> Result<Redirect, Notice> {
    let (store, person) = (app.rooms.store(), &visitor.person);
    for listed in store.tables_of(person, MOST_TABLES).await? {
        match app.rooms.peek(&listed.id).await {
            Ok(Some(handle)) => {
                rename(&app, &handle, &visitor).await;
                leave(&app, &handle, &visitor).await;
            }
            Ok(None) => {}
            // Its log is cleaned all the same.
            Err(error) => tracing::warn!(table = %listed.id, %error, "somebody cannot leave a table"),
        }
    }
    app.rooms.set_name(person, "").await?;
    let nobodys = SessionId::fresh().map_err(InternalError::from)?;
    app.sessions.end_others(&app.rooms, person, &nobodys).await?;
    let spoke_at: BTreeSet<TableId> =
        store.words().said_by(person).await?.into_iter().map(|(table, _)| table).collect();
    app.rooms.forget(person).await?;
    for table in spoke_at {
        app.rooms.clone().words_changed(table).await;
    }
    Ok(Redirect::to("/me/deleted"))
}

/// `GET /me/deleted`, for whoever they are now.
pub async fn deleted(visitor: Visitor) -> Markup {
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "me-deleted-title")) }
            p { (say(&visitor, "me-deleted-text")) }
            p { a.button href="/" { (say(&visitor, "to-lobby")) } }
        }
    };
    page(&visitor, &say(&visitor, "me-deleted-title"), &html! {}, &body)
}

/// Takes a person's name from all their seats at a table.
async fn rename(app: &App, handle: &Arc<RoomHandle>, visitor: &Visitor) {
    for seat in handle.public_room().info().places_of(&visitor.person).iter() {
        let nameless = Entry::Sat { seat, person: visitor.person.clone(), name: String::new(), chance: None };
        write(app, handle, visitor, |_| Some(nameless.clone())).await;
    }
}

/// Lets a person go from a table: before the deal their seats are free, or the table is closed if it is theirs; later they
/// resign.
async fn leave(app: &App, handle: &Arc<RoomHandle>, visitor: &Visitor) {
    let person = &visitor.person;
    write(app, handle, visitor, |room| {
        let info = room.info();
        (info.is_hosted_by(person) && !info.is_full() && !info.closed).then_some(Entry::Closed)
    })
    .await;
    let seats: Vec<Seat> = handle.public_room().info().seats().map(|(seat, _)| seat).collect();
    for seat in seats {
        write(app, handle, visitor, |room| {
            let info = room.info();
            let chair = info.chairs.get(seat.index())?;
            let is_theirs = chair.taken_by().or(chair.kept_for()) == Some(person);
            if !is_theirs || info.closed || room.is_over() {
                None
            } else if info.is_full() {
                Some(Entry::Noted { seat, what: resignation(info, person) })
            } else {
                Some(Entry::Left { seat })
            }
        })
        .await;
    }
}

/// Writes to a room what has to be written given how it stands, if anything has, and retries while others write to it
/// too. A failure keeps nobody from being forgotten.
async fn write(
    app: &App,
    handle: &Arc<RoomHandle>,
    visitor: &Visitor,
    entry: impl Fn(&dyn Room) -> Option<Entry>,
) {
    for _ in 0..TRIES {
        let room = handle.public_room();
        let Some(entry) = entry(&*room) else { return };
        let written = match WriteRequest::by_public(&*room, entry) {
            Ok(request) => app.rooms.write(handle, request, visitor.language).await,
            Err(error) => Err(error.into()),
        };
        match written {
            Ok(()) => return,
            Err(WriteError::Stale) => {}
            Err(error) => {
                tracing::warn!(table = %handle.id(), %error, "somebody who is forgotten cannot go");
                return;
            }
        }
    }
}
