//! The rules of a game, as a page.

use super::layout::{page, say};
use crate::notice::Notice;
use crate::rulebook;
use crate::shelf;
use crate::visitor::Visitor;
use axum::extract::Path;
use maud::{Markup, html};

/// `GET /rules/GAME`.
pub async fn rules(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = shelf::find(&id).ok_or_else(|| Notice::not_found(&visitor))?;
    let title = (game.title)(visitor.language);
    let body = html! {
        main.narrow id="content" {
            @if visitor.language != words::Language::English { p.small { (say(&visitor, "rules-english")) } }
            div.book lang="en" { (rulebook::html(game.rules)) }
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body))
}
