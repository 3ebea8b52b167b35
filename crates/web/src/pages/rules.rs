//! The rules of a game as a page, set once for each language. At a table, the script shows the same text beside the
//! board.

use super::layout::{below_bar, page_about, say};
use crate::notice::Notice;
use crate::prepared::{self, CachePolicy};
use crate::registry::{self, GAMES, GameEntry};
use crate::snapshot::{Citation, Explanation};
use crate::visitor::Visitor;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use boards::rulebook::Book;
use maud::{Markup, html};
use words::Language;

/// `GET /rules/GAME`.
pub async fn rules(visitor: Visitor, Path(id): Path<String>, asked: HeaderMap) -> Result<Response, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let language = visitor.language;
    let book = game.prepared.rules.get(language, || below_bar_of(game, language));
    let heading = words::text(language, "rules-of", &[("game", &(game.title)(language))]);
    Ok(prepared::answer(&page_about(&visitor, &heading, game, &book), &asked, CachePolicy::Tagged))
}

/// What everybody who reads this language sees below the bar.
fn below_bar_of(game: &GameEntry, language: Language) -> Markup {
    let body = html! {
        main.reading id="content" {
            (rulebook(&(game.set_book)(language), language))
            nav.shelf aria-label=(say(language, "rules-others")) {
                a.button.primary href={ "/learn/" (game.id) } { (say(language, "learn")) }
                a.button href={ "/new/" (game.id) } { (say(language, "new-table")) }
                a.button href={ "/rules/" (game.id) "/card" } { (say(language, "card-link")) }
                a.button href={ "/rules/" (game.id) "/glossary" } { (say(language, "words-link")) }
                @for other in GAMES.iter().filter(|other| other.id != game.id) {
                    a href={ "/rules/" (other.id) } { ((other.title)(language)) }
                }
            }
        }
    };
    below_bar(language, &(game.shapes)(), &body)
}

fn rulebook(book: &Book, language: Language) -> Markup {
    html! {
        div.rulebook id="rulebook" lang=(language.code()) {
            nav.contents aria-label=(say(language, "rules-contents")) {
                input type="search" id="search" aria-label=(say(language, "rules-search")) placeholder=(say(language, "rules-search")) autocomplete="off";
                p.small id="found" role="status" data-none=(say(language, "rules-nothing")) {}
                h2 { (say(language, "rules-contents")) }
                ol { @for chapter in &book.contents { li { a href={ "#" (chapter.id) } { (chapter.title) } } } }
            }
            article.book { (book.text) }
        }
    }
}

/// A link to a paragraph. At a table the script opens it beside the board.
pub fn cited(citation: Citation, language: Language) -> Markup {
    let named = words::text(language, "why-rule", &[("rule", citation.number)]);
    html! { a.cited href=(citation.address()) { (named) } }
}

/// A refusal, with the places it is about and a link to the paragraph that says so.
pub fn why_not(why: &Explanation, visitor: &Visitor) -> Markup {
    html! {
        span data-places=(why.line.places.join("|")) { (why.line.text) }
        @if let Some(citation) = why.citation { " " (cited(citation, visitor.language)) }
    }
}
