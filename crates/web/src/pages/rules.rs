//! The rules of a game as a page. At a table, the script shows the same text beside the board.

use super::layout::{page, say};
use crate::notice::Notice;
use crate::shelf::{self, SHELF};
use crate::snapshot::{Citation, Explanation};
use crate::visitor::Visitor;
use axum::extract::Path;
use boards::rulebook::Book;
use maud::{Markup, html};

/// `GET /rules/GAME`.
pub async fn rules(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = shelf::find(&id).ok_or_else(Notice::not_found)?;
    let title = (game.title)(visitor.language);
    let heading = words::text(visitor.language, "rules-of", &[("game", &title)]);
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
                ol { @for chapter in &book.contents { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
            }
            article.book { (book.text) }
        }
    }
}

/// A link to a paragraph. At a table the script opens it beside the board.
pub fn cited(citation: Citation, visitor: &Visitor) -> Markup {
    let named = words::text(visitor.language, "why-rule", &[("rule", citation.number)]);
    html! { a.cited href=(citation.address()) { (named) } }
}

/// A refusal, with the places it is about and a link to the paragraph that says so.
pub fn why_not(why: &Explanation, visitor: &Visitor) -> Markup {
    html! {
        span data-places=(why.line.places.join("|")) { (why.line.text) }
        @if let Some(citation) = why.citation { " " (cited(citation, visitor)) }
    }
}
