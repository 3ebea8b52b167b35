//! Matches that were played elsewhere: their record is checked, kept, and can be looked back at like any other.

use super::layout::{page, say};
use super::me::refuse_blocked;
use crate::App;
use crate::live::Trouble;
use crate::notice::Notice;
use crate::shelf;
use crate::visitor::Visitor;
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use axum::response::Redirect;
use maud::{Markup, html};
use store::{Chair, Entry, Opening, TableId};
use table::Record;

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

/// `POST /records`.
pub async fn upload(
    State(app): State<App>,
    visitor: Visitor,
    mut fields: Multipart,
) -> Result<Redirect, Notice> {
    let unreadable = || Notice::new(&visitor, StatusCode::UNPROCESSABLE_ENTITY, "notice-no-record");
    let field = fields.next_field().await.ok().flatten().ok_or_else(unreadable)?;
    let text = field.text().await.map_err(|_| unreadable())?;
    let record: Record = serde_json::from_str(&text).map_err(|_| unreadable())?;
    let game = shelf::find(&record.game).ok_or_else(unreadable)?;
    (game.verify)(&record).map_err(|error| {
        let reason = error.to_string();
        let text = words::page(visitor.language, "notice-record-wrong", &[("reason", &reason)]);
        Notice::told(&visitor, StatusCode::UNPROCESSABLE_ENTITY, &text)
    })?;
    let names = record.seats.iter().map(|player| player.name.clone()).collect();
    refuse_blocked(&app, &visitor, names).await?;
    let seed = record.seed.and_then(|seed| seed.parse().ok()).ok_or_else(unreadable)?;
    let opening = Opening {
        game: game.id.into(),
        rules: record.rules,
        options: record.options,
        chairs: record.seats.into_iter().map(|player| Chair::Elsewhere { name: player.name }).collect(),
        seed,
        by: visitor.person.clone(),
        open_to_all: false,
    };
    let entries: Vec<Entry> =
        record.actions.into_iter().map(|(seat, action)| Entry::Played { seat, action }).collect();
    let kept = async {
        let id = TableId::fresh()?;
        let named = id.clone();
        app.rooms.stored(move |store| store.open_table(&named, &opening, &entries)).await??;
        Ok::<TableId, Trouble>(id)
    };
    let id = kept.await.map_err(|trouble| Notice::trouble(&visitor, trouble))?;
    Ok(Redirect::to(&format!("/t/{id}/replay?at=0")))
}
