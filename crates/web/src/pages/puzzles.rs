//! Puzzles: positions with one good move. Which puzzle it is stands in the address (`/puzzles/qin/12`), what was tried
//! after it; only the browser remembers which are solved, and the puzzle of the day follows from the date.

use super::advice::reasons;
use super::layout::{below_bar, page_around, say};
use super::learn::{self, ActionField, Exercise, Tried, told};
use super::preview::ahead;
use super::rules;
use crate::notice::Notice;
use crate::prepared::{self, CachePolicy};
use crate::puzzling::{PuzzleFeedback, PuzzleSnapshot};
use crate::registry::{self, GAMES, GameEntry};
use crate::solved::Solved;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use maud::{Markup, html};
use puzzles::Difficulty;
use serde::Deserialize;
use std::time::SystemTime;
use words::Language;

/// The puzzle that an address names, counted from 1.
#[derive(Deserialize)]
pub struct PuzzlePath {
    game: String,
    number: usize,
}

/// A puzzle that exists.
struct PuzzlePage {
    game: &'static GameEntry,
    /// Counted from 0.
    index: usize,
    puzzles: usize,
    difficulty: Difficulty,
}

impl PuzzlePage {
    fn find(address: &PuzzlePath) -> Result<PuzzlePage, Notice> {
        let game = registry::find(&address.game).ok_or_else(Notice::not_found)?;
        let puzzles = puzzles::of_game(game.id);
        let index = address.number.checked_sub(1).ok_or_else(Notice::not_found)?;
        let puzzle = puzzles.get(index).ok_or_else(Notice::not_found)?;
        Ok(PuzzlePage { game, index, puzzles: puzzles.len(), difficulty: puzzle.difficulty() })
    }

    fn here(&self) -> String {
        address(self.game, self.index)
    }

    /// The next one; after the last comes the first.
    fn next(&self) -> String {
        address(self.game, (self.index + 1) % self.puzzles)
    }
}

fn address(game: &GameEntry, index: usize) -> String {
    format!("/puzzles/{}/{}", game.id, index + 1)
}

/// `GET /puzzles/GAME`: all puzzles, the one of the day first.
pub async fn overview(
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let (solved, language) = (Solved::read(&headers), visitor.language);
    let done = (0..puzzles::of_game(game.id).len()).filter(|&index| solved.has(game.id, index)).count();
    let title = words::text(language, "puzzles-title", &[("game", &(game.title)(language))]);
    let draw = || below_bar(language, &html! {}, &list(game, &title, (&solved, done), language));
    let page = if done > 0 {
        page_around(&visitor, &title, &draw())
    } else {
        page_around(&visitor, &title, &game.prepared.puzzles.get(language, draw))
    };
    Ok(prepared::answer(&page, &headers, CachePolicy::Tagged))
}

/// The puzzles of a game, for somebody who has solved so many of them.
fn list(game: &GameEntry, title: &str, (solved, done): (&Solved, usize), language: Language) -> Markup {
    let puzzles = puzzles::of_game(game.id);
    let count = puzzles.len().to_string();
    html! {
        main.narrow.taught id="content" {
            h1 { (title) }
            p { (words::text(language, "puzzles-text", &[("puzzles", &count)])) }
            @if done > 0 {
                p.small { (words::text(language, "puzzles-progress", &[("puzzles", &count), ("done", &done.to_string())])) }
            }
            p.buttons {
                a.button.primary href={ "/puzzles/" (game.id) "/today" } { (say(language, "puzzle-today")) }
                a.button href={ "/learn/" (game.id) } { (say(language, "learn")) }
            }
            ol.puzzles aria-label=(say(language, "puzzles")) {
                @for (index, puzzle) in puzzles.iter().enumerate() {
                    @let done = solved.has(game.id, index);
                    @let hard = say(language, puzzle.difficulty().message());
                    li.done[done] {
                        a href=(address(game, index)) title=(hard) {
                            b { (index + 1) } " " span.small { (hard) }
                            @if done { span.visually-hidden { " " (say(language, "puzzle-done")) } }
                        }
                    }
                }
            }
            nav.shelf aria-label=(say(language, "puzzles-others")) {
                @for other in GAMES.iter().filter(|other| other.id != game.id) {
                    a href={ "/puzzles/" (other.id) } { ((other.title)(language)) }
                }
            }
        }
    }
}

/// `GET /puzzles/GAME/today`: leads to the puzzle of the day.
pub async fn today(Path(id): Path<String>) -> Result<Redirect, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let index = puzzles::of_today(game.id, SystemTime::now()).ok_or_else(Notice::not_found)?;
    Ok(Redirect::to(&address(game, index)))
}

/// `GET /puzzles/GAME/NUMBER`: the question, and what came of the last try.
pub async fn puzzle(
    visitor: Visitor,
    Path(address): Path<PuzzlePath>,
    Query(Tried { tried }): Query<Tried>,
) -> Result<Markup, Notice> {
    let place = PuzzlePage::find(&address)?;
    let (puzzling, language) = (place.game.puzzles, visitor.language);
    let mut shown = puzzling.shown(place.index, language).ok_or_else(Notice::not_found)?;
    let answer = tried.and_then(|action| puzzling.answer(place.index, &action, language));
    shown.position.solved = matches!(answer, Some(PuzzleFeedback::Best));
    let question = question(&place, &shown, answer.as_ref(), &visitor);
    let position = &shown.position;
    let tray = if position.solved {
        onward(&place, &visitor)
    } else {
        learn::hand(&format!("{}/play", place.here()), position, &visitor)
    };
    let exercise = Exercise { game: place.game, seat: shown.seat, version: 0, shown: position };
    Ok(exercise.page(&question, &tray, &visitor))
}

/// What is asked, and what came of the last try.
fn question(
    place: &PuzzlePage,
    shown: &PuzzleSnapshot,
    answer: Option<&PuzzleFeedback>,
    visitor: &Visitor,
) -> Markup {
    let (number, puzzles) = ((place.index + 1).to_string(), place.puzzles.to_string());
    let position = &shown.position;
    html! {
        section.teacher {
            p.small {
                a href={ "/puzzles/" (place.game.id) } { ((place.game.title)(visitor.language)) }
                " \u{b7} " (words::text(visitor.language, "puzzle-number", &[("number", &number), ("puzzles", &puzzles)]))
                " \u{b7} " (say(visitor, place.difficulty.message()))
            }
            h1 { (say(visitor, "puzzle-question")) }
            p { (words::text(visitor.language, "puzzle-task", &[("name", &shown.name)])) }
            @if !position.solved && !position.told.is_empty() {
                details { summary { (say(visitor, "puzzle-lately")) } (told(&position.told)) }
            }
            @match answer {
                None => {},
                Some(PuzzleFeedback::Best) => div.verdict.right { h2 { (say(visitor, "learn-solved")) } (solution(shown, visitor)) },
                Some(wrong) => (verdict(wrong, visitor)),
            }
            @if !position.solved {
                details.answer { summary { (say(visitor, "learn-answer")) } (solution(shown, visitor)) }
                p.small { a href=(place.next()) { (say(visitor, "puzzle-skip")) } }
            }
        }
    }
}

/// The answer to a try that was not the best.
fn verdict(wrong: &PuzzleFeedback, visitor: &Visitor) -> Markup {
    html! {
        div.verdict.wrong role="alert" tabindex="-1" autofocus {
            @match wrong {
                PuzzleFeedback::Best => {},
                PuzzleFeedback::Unreadable => p { (say(visitor, "learn-unreadable")) },
                PuzzleFeedback::Refused(why) => { h2 { (say(visitor, "learn-refused")) } p { (rules::why_not(why, visitor)) } },
                PuzzleFeedback::Worse { name, loses } => {
                    h2 { (name) }
                    @match loses {
                        Some(loses) => p { (words::text(visitor.language, "puzzle-worse", &[("loses", &loses.to_string())])) },
                        None => p { (say(visitor, "puzzle-not-best")) },
                    }
                },
            }
            p { (say(visitor, "learn-try-again")) }
        }
    }
}

/// The best option, and why it is the best.
fn solution(shown: &PuzzleSnapshot, visitor: &Visitor) -> Markup {
    let (best, next) = (shown.chances.0.to_string(), shown.chances.1.to_string());
    let language = visitor.language;
    html! {
        p.action data-hinted=(shown.best) tabindex="0" {
            (shown.position.solution.join(", "))
            svg hidden aria-hidden="true" { g.hinted { (shown.ghost) } }
        }
        p { (words::text(language, "puzzle-chances", &[("best", &best), ("next", &next)])) }
        p { (words::text(language, "puzzle-tempting", &[("action", &shown.tempting)])) }
        (reasons(&shown.why, language))
        p.small {
            @if shown.levels.is_empty() { (say(visitor, "puzzle-nobody")) }
            @else {
                @let levels: Vec<String> = shown.levels.iter().map(|&level| level.to_owned()).collect();
                (words::text(language, "puzzle-levels", &[("levels", &words::listed(language, &levels))]))
            }
        }
    }
}

/// The way on when a puzzle is solved.
fn onward(place: &PuzzlePage, visitor: &Visitor) -> Markup {
    html! {
        div.asked-for {
            p.prompt id="prompt" tabindex="-1" { (say(visitor, "learn-solved")) }
            p.buttons {
                a.button.primary id="next" href=(place.next()) autofocus { (say(visitor, "puzzle-next")) }
                a.button href={ "/puzzles/" (place.game.id) } { (say(visitor, "puzzles")) }
            }
        }
    }
}

/// `POST …/play`: leads back to the puzzle with the answer.
pub async fn play(
    visitor: Visitor,
    headers: HeaderMap,
    Path(address): Path<PuzzlePath>,
    Form(ActionField { action }): Form<ActionField>,
) -> Result<Response, Notice> {
    let place = PuzzlePage::find(&address)?;
    let answer = place.game.puzzles.answer(place.index, &action, visitor.language);
    let mut cookies = CookieJar::new();
    if matches!(answer, Some(PuzzleFeedback::Best)) {
        cookies = cookies.add(Solved::read(&headers).with(place.game.id, place.index, visitor.https));
    }
    Ok((cookies, Redirect::to(&learn::with_try(&place.here(), &action))).into_response())
}

/// `GET …/preview`: an action as it would lie on the board, and what would follow.
pub async fn preview(
    visitor: Visitor,
    Path(address): Path<PuzzlePath>,
    Query(ActionField { action }): Query<ActionField>,
) -> Result<Markup, Notice> {
    let place = PuzzlePage::find(&address)?;
    let preview = place.game.puzzles.preview(place.index, &action, visitor.language);
    Ok(ahead(&preview.ok_or_else(Notice::not_found)??, &visitor))
}

/// `GET …/why`: why these things cannot be played together.
pub async fn why(
    visitor: Visitor,
    Path(address): Path<PuzzlePath>,
    Query(picked): Query<learn::Picked>,
) -> Result<Markup, Notice> {
    let place = PuzzlePage::find(&address)?;
    let explained = place.game.puzzles.explain(place.index, &picked.things(), visitor.language);
    Ok(learn::why_not(explained.as_ref(), &visitor))
}
