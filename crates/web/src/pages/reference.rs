//! What one looks up while playing: a game on one sheet of paper, and its words in both languages side by side.

use super::layout::{below_bar, page_around, say};
use crate::notice::Notice;
use crate::prepared::{self, CachePolicy};
use crate::registry::{self, GameEntry};
use crate::visitor::Visitor;
use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use words::Language;

/// `GET /rules/GAME/card`: one sheet, made to be printed.
pub async fn card(visitor: Visitor, Path(id): Path<String>, asked: HeaderMap) -> Result<Response, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let language = visitor.language;
    let title = words::text(language, "card-of", &[("game", &(game.title)(language))]);
    let below = game.prepared.card.get(language, || below_bar(language, &html! {}, &sheet(game, language)));
    Ok(prepared::answer(&page_around(&visitor, &title, &below), &asked, CachePolicy::Tagged))
}

fn sheet(game: &GameEntry, language: Language) -> Markup {
    html! {
        main.sheet id="content" {
            h1 { ((game.title)(language)) }
            p.buttons.aside {
                a.button href={ "/rules/" (game.id) } { (say(language, "learn-rules")) }
                span.small { (say(language, "card-print")) }
            }
            div.columns { ((game.set_card)(language)) }
        }
    }
}

/// `GET /rules/GAME/glossary`.
pub async fn glossary(
    visitor: Visitor,
    Path(id): Path<String>,
    asked: HeaderMap,
) -> Result<Response, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let language = visitor.language;
    let title = words::text(language, "words-of", &[("game", &(game.title)(language))]);
    let draw = || below_bar(language, &html! {}, &list_of_words(game, &title, language));
    let below = game.prepared.glossary.get(language, draw);
    Ok(prepared::answer(&page_around(&visitor, &title, &below), &asked, CachePolicy::Tagged))
}

fn list_of_words(game: &GameEntry, title: &str, language: Language) -> Markup {
    let terms = Language::ALL.map(|language| game.course.glossary(language));
    let meanings = game.course.glossary(language);
    html! {
        main.narrow id="content" {
            h1 { (title) }
            p { (say(language, "words-text")) }
            table.glossary {
                thead { tr {
                    @for language in Language::ALL { th scope="col" lang=(language.code()) { (language.name()) } }
                    th scope="col" { (say(language, "words-meaning")) }
                } }
                tbody {
                    @for (number, explained) in meanings.iter().enumerate() {
                        tr {
                            @for (language, terms) in Language::ALL.into_iter().zip(&terms) {
                                td lang=(language.code()) { b { (terms[number].word) } }
                            }
                            td { (explained.meaning) }
                        }
                    }
                }
            }
            p.buttons { a.button href={ "/rules/" (game.id) } { (say(language, "learn-rules")) } a.button href={ "/learn/" (game.id) } { (say(language, "learn")) } }
        }
    }
}
