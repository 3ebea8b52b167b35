//! What one looks up while playing: a game on one sheet of paper, and its words in both languages side by side.

use super::layout::{page, say};
use crate::notice::Notice;
use crate::registry;
use crate::visitor::Visitor;
use axum::extract::Path;
use maud::{Markup, html};
use words::Language;

/// `GET /rules/GAME/card`: one sheet, made to be printed.
pub async fn card(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let name = (game.title)(visitor.language);
    let title = words::text(visitor.language, "card-of", &[("game", &name)]);
    let body = html! {
        main.sheet id="content" {
            h1 { (name) }
            p.buttons.aside {
                a.button href={ "/rules/" (game.id) } { (say(&visitor, "learn-rules")) }
                span.small { (say(&visitor, "card-print")) }
            }
            div.columns { ((game.set_card)(visitor.language)) }
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body))
}

/// `GET /rules/GAME/glossary`.
pub async fn glossary(visitor: Visitor, Path(id): Path<String>) -> Result<Markup, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let title = words::text(visitor.language, "words-of", &[("game", &(game.title)(visitor.language))]);
    let terms = Language::ALL.map(|language| game.course.glossary(language));
    let meanings = game.course.glossary(visitor.language);
    let body = html! {
        main.narrow id="content" {
            h1 { (title) }
            p { (say(&visitor, "words-text")) }
            table.glossary {
                thead { tr {
                    @for language in Language::ALL { th scope="col" lang=(language.code()) { (language.name()) } }
                    th scope="col" { (say(&visitor, "words-meaning")) }
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
            p.buttons { a.button href={ "/rules/" (game.id) } { (say(&visitor, "learn-rules")) } a.button href={ "/learn/" (game.id) } { (say(&visitor, "learn")) } }
        }
    };
    Ok(page(&visitor, &title, &html! {}, &body))
}
