//! Matches that were played elsewhere: an uploaded record is verified, stored, and can be replayed like any other.

use super::layout::{page, say};
use super::me::refuse_blocked;
use super::new_table::{LONGEST_NAME, clean_name};
use crate::App;
use crate::notice::Notice;
use crate::registry::{self, GameEntry};
use crate::rooms::InternalError;
use crate::visitor::Visitor;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use game::Seat;
use maud::{Markup, html};
use store::{Chair, Customs, Entry, Opening, Store, StoreError, TableId};
use table::{Note, Record};
use words::Language;

/// How many records one person may upload.
const MOST_UPLOADS: usize = 50;

/// `GET /records`: the form.
pub async fn form(visitor: Visitor) -> Markup {
    let body = html! {
        main.narrow id="content" {
            h1 { (say(&visitor, "records-title")) }
            p { (say(&visitor, "records-text")) }
            form.new method="post" action="/records" enctype="multipart/form-data" {
                label for="record" { (say(&visitor, "records-file")) }
                input id="record" type="file" name="record" accept="application/json,.json" required;
                button.primary { (say(&visitor, "records-send")) }
            }
        }
    };
    page(&visitor, &say(&visitor, "records-title"), &html! {}, &body)
}

/// `POST /records`: stores a record if the match is over and everything in it can be verified. Uploaded again by the
/// same person, it is the same match.
pub async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    mut fields: Multipart,
) -> Result<Redirect, Notice> {
    let refuse = |key| Notice::new(StatusCode::UNPROCESSABLE_ENTITY, key);
    let unreadable = || refuse("notice-no-record");
    let field = fields.next_field().await.ok().flatten().ok_or_else(unreadable)?;
    let text = field.text().await.map_err(|_| unreadable())?;
    let record: Record = serde_json::from_str(&text).map_err(|_| unreadable())?;
    let game = registry::find(&record.game).ok_or_else(unreadable)?;
    let (record, is_over) = verified(game, record, visitor.language).await?;
    if !is_over {
        return Err(refuse("notice-record-unfinished"));
    }
    let origin = record.origin().ok().flatten().ok_or_else(unreadable)?;
    let id = id_of(&app, &visitor, &record);
    let names: Vec<String> = record.seats.iter().map(|player| player.name.clone()).collect();
    refuse_blocked(&app, &names).await?;
    let names = record.seats.iter().enumerate().map(|(seat, player)| name(&player.name, seat, &visitor));
    let opening = Opening {
        game: game.id.into(),
        rules: record.rules,
        chairs: names.map(|name| Chair::Elsewhere { name }).collect(),
        options: record.options,
        origin,
        by: visitor.person.clone(),
        open_to_all: false,
        customs: Customs::default(),
    };
    let entries = entries(record.actions, record.notes);
    let there = format!("/t/{id}/replay?at=0");
    match insert(app.rooms.store(), &id, &opening, &entries).await? {
        Uploaded::Stored => Ok(Redirect::to(&there)),
        Uploaded::TooMany => {
            let most = vec![("most", MOST_UPLOADS.to_string())];
            Err(Notice::with(StatusCode::TOO_MANY_REQUESTS, "notice-uploads", most))
        }
    }
}

/// The log of a match: its actions, and what was noted between them.
fn entries(actions: Vec<(Seat, String)>, notes: Vec<Note>) -> Vec<Entry> {
    let (mut log, mut notes) = (vec![], notes.into_iter().peekable());
    for (number, (seat, action)) in actions.into_iter().enumerate() {
        while let Some(note) = notes.next_if(|note| note.after <= number) {
            log.push(Entry::Noted { seat: note.seat, what: note.what });
        }
        log.push(Entry::Played { seat, action });
    }
    log.extend(notes.map(|note| Entry::Noted { seat: note.seat, what: note.what }));
    log
}

/// Verifies a record by playing its match again, on a thread where that may take its time. Says whether the match is over.
async fn verified(
    game: &'static GameEntry,
    record: Record,
    language: Language,
) -> Result<(Record, bool), Notice> {
    let work = tokio::task::spawn_blocking(move || ((game.verify)(&record), record)).await;
    let (answer, record) = work.map_err(|_| InternalError::TaskFailed)?;
    let verified = answer.map_err(|error| {
        let reason = vec![("reason", words::record_error(&error, language))];
        Notice::with(StatusCode::UNPROCESSABLE_ENTITY, "notice-record-wrong", reason)
    })?;
    Ok((record, verified.over))
}

/// The table of a record that a person uploads: the same for the same record.
fn id_of(app: &App, visitor: &Visitor, record: &Record) -> TableId {
    let written = serde_json::to_string(record).unwrap_or_default();
    let bytes = app.signer.derive("upload", &format!("{}/{written}", visitor.person));
    TableId::from_bytes(std::array::from_fn(|at| bytes[at]))
}

/// A name from a record, if people may have it here; else the number of the seat.
fn name(written: &str, seat: usize, visitor: &Visitor) -> String {
    let shown = written.chars().filter(|letter| !letter.is_control()).take(LONGEST_NAME);
    clean_name(&shown.collect::<String>()).unwrap_or_else(|| {
        let number = (seat + 1).to_string();
        words::text(visitor.language, "new-seat", &[("number", &number)])
    })
}

enum Uploaded {
    Stored,
    TooMany,
}

async fn insert(
    store: &dyn Store,
    id: &TableId,
    opening: &Opening,
    entries: &[Entry],
) -> Result<Uploaded, StoreError> {
    if store.uploads_of(&opening.by).await? >= MOST_UPLOADS && store.table(id).await?.is_none() {
        return Ok(Uploaded::TooMany);
    }
    store.open_table(id, opening, entries).await?;
    Ok(Uploaded::Stored)
}
