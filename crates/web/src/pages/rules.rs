//! The rules of a game as a page. At a table, the script shows the same text beside the board.

use super::layout::{page, say};
use crate::notice::Notice;
use crate::rulebook::{Book, Paragraph};
use crate::shelf::{self, SHELF};
use crate::shown::WhyNot;
use crate::visitor::Visitor;
use axum::extract::Path;
use maud::{Markup, html};

/// `GET /rules/GAME`.
pub async fn rules(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = shelf::find(&id).ok_or_else(Notice::not_found)?;
    let title = (game.title)(visitor.language);
    let heading = words::page(visitor.language, "rules-of", &[("game", &title)]);
    let body = html! {
        main.reading id="content" {
            (rulebook(game.book(visitor.language), &visitor))
            nav.shelf aria-label=(say(&visitor, "rules-others")) {
                a.button.primary href={ "/new/" (game.id) } { (say(&visitor, "new-table")) }
                @for other in SHELF.iter().filter(|other| other.id != game.id) {
                    a href={ "/rules/" (other.id) } { ((other.title)(visitor.language)) }
                }
            }
        }
    };
    Ok(page(&visitor, &heading, &(game.shapes)(), &body))
}

fn rulebook(book: &Book, visitor: &Visitor) -> Markup {
    html! {
        div.rulebook id="rulebook" lang=(visitor.language.code()) {
            nav.contents aria-label=(say(visitor, "rules-contents")) {
                h2 { (say(visitor, "rules-contents")) }
                ol { @for chapter in &book.chapters { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
            }
            article.book { (book.text) }
        }
    }
}

/// A link to a paragraph. At a table the script opens it beside the board.
pub fn cited(paragraph: Paragraph, visitor: &Visitor) -> Markup {
    let named = words::page(visitor.language, "why-rule", &[("rule", paragraph.number)]);
    html! { a.cited href=(paragraph.address()) { (named) } }
}

/// A refusal, with the places it is about and a link to the paragraph that says so.
pub fn why_not(why: &WhyNot, visitor: &Visitor) -> Markup {
    html! {
        span data-places=(why.line.places.join("|")) { (why.line.text) }
        @if let Some(paragraph) = why.paragraph { " " (cited(paragraph, visitor)) }
    }
}
