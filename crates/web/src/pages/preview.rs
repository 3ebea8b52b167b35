//! Before deciding: what an action would do, and why another is not possible. Changes nothing.

use super::at_table::AtTable;
use super::layout::say;
use super::rules;
use crate::notice::Notice;
use crate::snapshot::Preview;
use crate::visitor::Visitor;
use axum::extract::Query;
use maud::{Markup, html};
use serde::Deserialize;

/// How many picked things are looked at; no action has that many words.
const MOST_PICKED: usize = 8;

#[derive(Deserialize)]
pub struct Previewed {
    seat: u8,
    action: String,
}

/// `GET /t/ID/preview`: an action as it would lie on the board, and what would follow.
pub async fn preview(at: AtTable, Query(query): Query<Previewed>) -> Result<Markup, Notice> {
    let (seat, visitor) = (at.seat(query.seat)?, &at.visitor);
    Ok(ahead(&at.room().preview(seat, &query.action, visitor.language)?, visitor))
}

/// A preview for the script to show.
pub fn ahead(preview: &Preview, visitor: &Visitor) -> Markup {
    html! {
        svg { g.ghost { (preview.ghost) } }
        div.preview data-final[preview.is_final] {
            p.action { (preview.name) }
            (preview.foreseen)
            @if preview.lines.is_empty() && preview.foreseen.0.is_empty() {
                p.small { (say(visitor, if preview.more { "preview-more" } else { "preview-nothing" })) }
            }
            ul { @for line in &preview.lines { li data-places=(line.places.join("|")) { (line.text) } } }
        }
    }
}

#[derive(Deserialize)]
pub struct Picked {
    seat: u8,
    /// What was picked, separated by commas.
    things: String,
}

/// `GET /t/ID/why`: why these things cannot be played together.
pub async fn why(at: AtTable, Query(query): Query<Picked>) -> Result<Markup, Notice> {
    let (seat, visitor) = (at.seat(query.seat)?, &at.visitor);
    let things: Vec<&str> = query.things.split(',').take(MOST_PICKED).collect();
    Ok(match at.room().explain(seat, &things, visitor.language) {
        None => html! { p { (say(visitor, "why-unknown")) } },
        Some(why) => rules::why_not(&why, visitor),
    })
}
