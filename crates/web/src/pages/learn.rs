//! Learning by playing: the lessons of a game, and one of them at a time. What the learner has played is a part of the
//! address (`/learn/xian/model/enter_workshop.model_a1`), so that every position can be gone back to, and only the
//! browser remembers which lessons are done.

use super::layout::{self, below_bar, page_around, page_at, say};
use super::new_table::first_game;
use super::preview::ahead;
use super::rules;
use super::table_parts::hand_to_try;
use crate::App;
use crate::course::{At, ExerciseSnapshot, LessonFeedback};
use crate::fair_deal::SignedCommitment;
use crate::notice::Notice;
use crate::prepared::{self, CachePolicy};
use crate::progress::Progress;
use crate::registry::{self, GAMES, GameEntry};
use crate::snapshot::Explanation;
use crate::visitor::Visitor;
use axum::Form;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Redirect, Response};
use axum_extra::extract::cookie::CookieJar;
use game::{Seat, action_list};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::SystemTime;
use words::{Language, LessonText, Line};

/// What stands between two actions in an address, and between two words of one: neither is in any spelling.
const BETWEEN: char = '.';
const SPACE: &str = "_";
/// How many picked things are looked at.
const MOST_PICKED: usize = 8;

/// The lesson that an address names, and what has been played in it.
#[derive(Deserialize)]
pub struct LessonPath {
    game: String,
    lesson: String,
    #[serde(default)]
    played: String,
}

/// A lesson that exists, and what has been played in it.
struct LessonPage {
    game: &'static GameEntry,
    name: &'static str,
    /// Counted from 1.
    number: usize,
    lessons: usize,
    /// The name of the next lesson.
    next: Option<&'static str>,
    played: Vec<String>,
}

impl LessonPage {
    fn find(address: &LessonPath) -> Result<LessonPage, Notice> {
        let game = registry::find(&address.game).ok_or_else(Notice::not_found)?;
        let names = game.course.names();
        let at = names.iter().position(|name| *name == address.lesson).ok_or_else(Notice::not_found)?;
        let played = address.played.split(BETWEEN).filter(|action| !action.is_empty());
        Ok(LessonPage {
            game,
            name: names[at],
            number: at + 1,
            lessons: names.len(),
            next: names.get(at + 1).copied(),
            played: played.map(|action| action.replace(SPACE, " ")).collect(),
        })
    }

    fn at(&self) -> At<'_> {
        At { lesson: self.name, played: &self.played }
    }

    /// Where this lesson is when these actions have been played.
    fn address<'a>(&self, played: impl Iterator<Item = &'a str>) -> String {
        let start = format!("/learn/{}/{}", self.game.id, self.name);
        let played: Vec<String> = played.map(|action| action.replace(' ', SPACE)).collect();
        if played.is_empty() { start } else { format!("{start}/{}", played.join(&BETWEEN.to_string())) }
    }

    fn here(&self) -> String {
        self.address(self.played.iter().map(String::as_str))
    }
}

/// `GET /learn/GAME`: all lessons, and which of them are done.
pub async fn overview(
    visitor: Visitor,
    headers: HeaderMap,
    Path(id): Path<String>,
) -> Result<Response, Notice> {
    let game = registry::find(&id).ok_or_else(Notice::not_found)?;
    let (progress, language) = (Progress::read(&headers), visitor.language);
    let title = words::text(language, "learn-title", &[("game", &(game.title)(language))]);
    let draw = || below_bar(language, &html! {}, &lessons(game, &title, &progress, language));
    let page = if game.course.names().iter().any(|name| progress.has(game.id, name)) {
        page_around(&visitor, &title, &draw())
    } else {
        page_around(&visitor, &title, &game.prepared.lessons.get(language, draw))
    };
    Ok(prepared::answer(&page, &headers, CachePolicy::Tagged))
}

/// The lessons of a game, for somebody who has come so far.
fn lessons(game: &GameEntry, title: &str, progress: &Progress, language: Language) -> Markup {
    let names = game.course.names();
    let done = names.iter().filter(|name| progress.has(game.id, name)).count();
    let next = names.iter().find(|name| !progress.has(game.id, name)).or(names.first());
    let (count, minutes) = (names.len().to_string(), game.course.minutes(language).to_string());
    let begins = match done {
        0 => "learn-start",
        _ if done < names.len() => "learn-go-on",
        _ => "learn-again",
    };
    html! {
        main.narrow.taught id="content" {
            h1 { (title) }
            p { b { ((game.aim)(language)) } }
            p { (words::text(language, "learn-text", &[("lessons", &count), ("minutes", &minutes)])) }
            @if done > 0 {
                p.small { (words::text(language, "learn-progress", &[("lessons", &count), ("done", &done.to_string())])) }
            }
            p.buttons {
                @if let Some(next) = next { a.button.primary href={ "/learn/" (game.id) "/" (next) } { (say(language, begins)) } }
                a.button href={ "/rules/" (game.id) } { (say(language, "learn-rules")) }
                a.button href={ "/puzzles/" (game.id) } { (say(language, "puzzles")) }
            }
            h2 { (say(language, "learn-lessons")) }
            ol.lessons {
                @for name in &names {
                    @let done = progress.has(game.id, name);
                    li.done[done] {
                        a href={ "/learn/" (game.id) "/" (name) } { (game.course.text(name, language).map(|text| text.title).unwrap_or_default()) }
                        @if done { " " span.small { (say(language, "learn-done")) } }
                    }
                }
            }
            nav.shelf aria-label=(say(language, "learn-others")) {
                @for other in GAMES.iter().filter(|other| other.id != game.id) {
                    a href={ "/learn/" (other.id) } { ((other.title)(language)) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub struct Tried {
    /// An action that was no step towards the goal.
    pub tried: Option<String>,
}

/// `GET /learn/GAME/LESSON` and `/learn/GAME/LESSON/PLAYED`.
pub async fn lesson(
    State(app): State<App>,
    visitor: Visitor,
    Path(address): Path<LessonPath>,
    Query(Tried { tried }): Query<Tried>,
) -> Result<Markup, Notice> {
    let place = LessonPage::find(&address)?;
    let (course, language) = (place.game.course, visitor.language);
    let (Some(shown), Some(text)) = (course.shown(place.at(), language), course.text(place.name, language))
    else {
        return Err(Notice::not_found());
    };
    let answer = tried.and_then(|action| course.answer(place.at(), &action, language));
    let teacher = teacher(&place, &text, &shown, answer.as_ref(), &visitor);
    let tray = if shown.solved {
        onward(&app, &place, &visitor)?
    } else {
        hand(&format!("{}/play", place.here()), &shown, &visitor)
    };
    let exercise =
        Exercise { game: place.game, seat: Seat::FIRST, version: place.played.len(), shown: &shown };
    Ok(exercise.page(&teacher, &tray, &visitor))
}

/// A position with a task, laid out like a table.
pub struct Exercise<'a> {
    pub game: &'static GameEntry,
    /// Whoever is to solve it.
    pub seat: Seat,
    pub version: usize,
    pub shown: &'a ExerciseSnapshot,
}

impl Exercise<'_> {
    /// The page, with what the teacher says and what lies in the tray.
    pub fn page(&self, teacher: &Markup, tray: &Markup, visitor: &Visitor) -> Markup {
        let Exercise { game, seat, version, shown } = *self;
        let legal = if shown.solved { String::new() } else { action_list::write(&shown.legal) };
        let title = (game.title)(visitor.language);
        let body = html! {
            main id="content" {
                div.table.lesson.{ (game.id) "-table" }.my-turn[!shown.solved] id="table" data-seat=(seat) data-version=(version)
                    data-turns=[shown.turns.then_some("yes")] data-legal=(legal) {
                    aside.wing id="wing" {
                        (teacher)
                        ul.players {
                            @for (of, (name, figures)) in (0..).map_while(Seat::new).zip(&shown.seats) {
                                li.plate.{ "of-" (of) }.awaited[shown.awaited.contains(of)].mine[of == seat] data-home={ "seat-" (of) } {
                                    ((game.mark)(of)) bdi.name { (name) } span.figures { (figures) }
                                }
                            }
                        }
                    }
                    div.stage id="stage" { (shown.board) }
                    section.tray id="tray" aria-label=(say(visitor, "tray")) { (tray) }
                    section.beside id="beside" { (shown.beside) }
                }
                dialog.rules id="rules" aria-label=(say(visitor, "rules")) {
                    form method="dialog" {
                        a href={ "/rules/" (game.id) } { (say(visitor, "rules-as-page")) }
                        button { (say(visitor, "close")) }
                    }
                }
                div.toast id="notice" role="alert" {}
            }
        };
        let bar = layout::GameBar {
            game: &title,
            rules: Some(format!("/rules/{}", game.id)),
            replay: None,
            sounds: false,
        };
        page_at(visitor, &bar, game, &body)
    }
}

/// What is taught and asked, and what came of the last try.
fn teacher(
    place: &LessonPage,
    text: &LessonText,
    shown: &ExerciseSnapshot,
    answer: Option<&LessonFeedback>,
    visitor: &Visitor,
) -> Markup {
    let (number, lessons) = (place.number.to_string(), place.lessons.to_string());
    let start = place.address(std::iter::empty());
    html! {
        section.teacher {
            p.small {
                a href={ "/learn/" (place.game.id) } { ((place.game.title)(visitor.language)) }
                " \u{b7} " (words::text(visitor.language, "learn-number", &[("number", &number), ("lessons", &lessons)]))
            }
            progress max=(place.lessons) value=(place.number) aria-hidden="true" {}
            h1 { (text.title) }
            p { (text.idea) }
            @if shown.solved {
                div.verdict.right {
                    h2 { (say(visitor, "learn-solved")) }
                    (told(&shown.told))
                    p { (text.done) }
                }
            } @else {
                div.task { h2 { (say(visitor, "learn-task")) } p { (text.task) } }
                @if let Some(answer) = answer { (verdict(answer, visitor)) }
                @else if !place.played.is_empty() { div.verdict.onward { p { (say(visitor, "learn-onward")) } (told(&shown.told)) } }
                details.answer {
                    summary { (say(visitor, "learn-answer")) }
                    ol { @for step in &shown.solution { li { (step) } } }
                }
                @if !place.played.is_empty() { p.small { a href=(start) { (say(visitor, "learn-restart")) } } }
            }
        }
    }
}

/// The answer to a try that was no step towards the goal.
fn verdict(answer: &LessonFeedback, visitor: &Visitor) -> Markup {
    html! {
        div.verdict.wrong role="alert" tabindex="-1" autofocus {
            @match answer {
                LessonFeedback::Accepted { .. } => {},
                LessonFeedback::Unreadable => p { (say(visitor, "learn-unreadable")) },
                LessonFeedback::Refused(why) => { h2 { (say(visitor, "learn-refused")) } p { (rules::why_not(why, visitor)) } },
                LessonFeedback::Astray(lines) => {
                    p { (say(visitor, "learn-astray")) }
                    @if lines.is_empty() { p { (say(visitor, "learn-nothing")) } } @else { (told(lines)) }
                },
            }
            p { (say(visitor, "learn-try-again")) }
        }
    }
}

/// What has happened, line by line.
pub fn told(lines: &[Line]) -> Markup {
    html! { ul.told { @for line in lines { li data-places=(line.places.join("|")) { (line.text) } } } }
}

/// What the learner holds, and the form that sends what is picked to this address.
pub fn hand(address: &str, shown: &ExerciseSnapshot, visitor: &Visitor) -> Markup {
    let asked = (shown.prompt.as_str(), shown.citation);
    hand_to_try(address, None, asked, &shown.hand, shown.turns, visitor.language)
}

/// The way on when a lesson is done; after the last one, to a first game.
fn onward(app: &App, place: &LessonPage, visitor: &Visitor) -> Result<Markup, Notice> {
    let commitment = SignedCommitment::fresh(&app.signer, place.game.id, SystemTime::now())?;
    Ok(html! {
        div.asked-for {
            p.prompt id="prompt" tabindex="-1" { (say(visitor, if place.next.is_some() { "learn-solved" } else { "learn-last" })) }
            div.buttons {
                @match place.next {
                    Some(next) => a.button.primary id="next" href={ "/learn/" (place.game.id) "/" (next) } autofocus { (say(visitor, "learn-next")) },
                    None => {
                        (first_game(place.game, &commitment.fields(), &html! {
                            button.primary id="next" autofocus { (say(visitor, "learn-play")) }
                        }))
                        a.button href={ "/learn/" (place.game.id) } { (say(visitor, "learn-overview")) }
                    }
                }
            }
        }
    })
}

#[derive(Deserialize)]
pub struct ActionField {
    pub action: String,
}

/// `POST …/play`: leads to the position after the action, or back to where it was tried with the answer.
pub async fn play(
    visitor: Visitor,
    headers: HeaderMap,
    Path(address): Path<LessonPath>,
    Form(ActionField { action }): Form<ActionField>,
) -> Result<Response, Notice> {
    let place = LessonPage::find(&address)?;
    let answer = place.game.course.answer(place.at(), &action, visitor.language);
    let LessonFeedback::Accepted { solved } = answer.ok_or_else(Notice::not_found)? else {
        return Ok(Redirect::to(&with_try(&place.here(), &action)).into_response());
    };
    let played = place.played.iter().map(String::as_str).chain([action.as_str()]);
    let mut cookies = CookieJar::new();
    if solved {
        cookies = cookies.add(Progress::read(&headers).with(place.game.id, place.name, visitor.https));
    }
    Ok((cookies, Redirect::to(&place.address(played))).into_response())
}

/// The address of a page that says what came of a try.
pub fn with_try(page: &str, action: &str) -> String {
    let tried = form_urlencoded::Serializer::new(String::new()).append_pair("tried", action).finish();
    format!("{page}?{tried}")
}

/// `GET …/preview`: an action as it would lie on the board, and what would follow.
pub async fn preview(
    visitor: Visitor,
    Path(address): Path<LessonPath>,
    Query(ActionField { action }): Query<ActionField>,
) -> Result<Markup, Notice> {
    let place = LessonPage::find(&address)?;
    let preview = place.game.course.preview(place.at(), &action, visitor.language);
    Ok(ahead(&preview.ok_or_else(Notice::not_found)??, &visitor))
}

#[derive(Deserialize)]
pub struct Picked {
    /// What was picked, separated by commas.
    things: String,
}

impl Picked {
    /// The first few of them.
    pub fn things(&self) -> Vec<&str> {
        self.things.split(',').take(MOST_PICKED).collect()
    }
}

/// `GET …/why`: why these things cannot be played together.
pub async fn why(
    visitor: Visitor,
    Path(address): Path<LessonPath>,
    Query(picked): Query<Picked>,
) -> Result<Markup, Notice> {
    let place = LessonPage::find(&address)?;
    let explained = place.game.course.explain(place.at(), &picked.things(), visitor.language);
    Ok(why_not(explained.as_ref(), &visitor))
}

/// Why something cannot be had, as far as that is known.
pub fn why_not(explained: Option<&Explanation>, visitor: &Visitor) -> Markup {
    match explained {
        None => html! { p { (say(visitor, "why-unknown")) } },
        Some(why) => rules::why_not(why, visitor),
    }
}
