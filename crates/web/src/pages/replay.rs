//! Looking back: any moment of a match, through the eyes one may have, with the record and the proof that the
//! deal was fair.

use super::layout::{page, say};
use super::recap::picture;
use super::room;
use super::seating::waiting;
use super::table::logged;
use crate::App;
use crate::notice::Notice;
use crate::room::Room;
use crate::sheet::Sheet;
use crate::shelf;
use crate::visitor::Visitor;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::http::header::CONTENT_DISPOSITION;
use axum::response::{IntoResponse, Response};
use boards::seat_mark;
use game::{Commitment, Origin, Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;

#[derive(Deserialize)]
pub struct Moment {
    at: Option<usize>,
    #[serde(rename = "as")]
    seat: Option<Seat>,
}

/// `GET /t/ID/replay`.
pub async fn replay(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(moment): Query<Moment>,
) -> Result<Markup, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let room = live.room();
    let game = shelf::find(&room.sheet().opening.game).ok_or_else(|| Notice::not_found(&visitor))?;
    let title = (game.title)(visitor.language);
    if !room.sheet().is_full() {
        return Ok(page(&visitor, &title, &html! {}, &nothing_yet(&app, &*room, &visitor)));
    }
    let eyes = eyes(&*room, &visitor);
    let seat = moment.seat.filter(|&seat| eyes.contains(seat));
    let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
    let last = room.chapters(viewer);
    let at = moment.at.unwrap_or(last).min(last);
    let shown =
        room.snapshot(viewer, Some(at), visitor.language).ok_or_else(|| Notice::not_found(&visitor))?;
    let address = |at: usize, seat: Option<Seat>| {
        let eyes = seat.map_or(String::new(), |seat| format!("&as={seat}"));
        format!("/t/{}/replay?at={at}{eyes}", room.sheet().id)
    };
    let counted = [("at", at.to_string()), ("last", last.to_string())];
    let counted: Vec<(&str, &str)> = counted.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let body = html! {
        main id="content" {
            h1.visually-hidden { (title) }
            div.table id="replay" data-mover=[shown.log.last().map(|told| told.seat)] {
                p.prompt role="status" { (words::page(visitor.language, "replay-at", &counted)) }
                (uploaded(room.sheet(), &visitor))
                div.stage { (shown.story) (shown.board) }
                div.side {
                    form.slider method="get" action={ "/t/" (room.sheet().id) "/replay" } {
                        a.button rel="first" href=(address(0, seat)) title=(say(&visitor, "replay-first")) { span aria-hidden="true" { "\u{23ee}\u{fe0e}" } span.visually-hidden { (say(&visitor, "replay-first")) } }
                        a.button rel="prev" href=(address(at.saturating_sub(1), seat)) title=(say(&visitor, "replay-prev")) { span aria-hidden="true" { "\u{25c0}\u{fe0e}" } span.visually-hidden { (say(&visitor, "replay-prev")) } }
                        input type="range" name="at" min="0" max=(last) value=(at) aria-label=(say(&visitor, "replay-slider"));
                        a.button rel="next" href=(address((at + 1).min(last), seat)) title=(say(&visitor, "replay-next")) { span aria-hidden="true" { "\u{25b6}\u{fe0e}" } span.visually-hidden { (say(&visitor, "replay-next")) } }
                        a.button rel="last" href=(address(last, seat)) title=(say(&visitor, "replay-last")) { span aria-hidden="true" { "\u{23ed}\u{fe0e}" } span.visually-hidden { (say(&visitor, "replay-last")) } }
                        @if let Some(seat) = seat { input type="hidden" name="as" value=(seat); }
                        noscript { button { (say(&visitor, "replay-go")) } }
                    }
                    ul.eyes aria-label=(say(&visitor, "replay-eyes")) {
                        li { a href=(address(at, None)) aria-current=[seat.is_none().then_some("true")] { (say(&visitor, "replay-public")) } }
                        @for looking in eyes.iter() {
                            li {
                                a href=(address(at, Some(looking))) aria-current=[(seat == Some(looking)).then_some("true")] {
                                    (seat_mark(looking)) (shown.names[looking.index()])
                                }
                            }
                        }
                    }
                    ul.players {
                        @for (looked, figures) in room.sheet().seats().map(|(seat, _)| seat).zip(&shown.seats) {
                            li.awaited[shown.awaited.contains(looked)] data-home={ "seat-" (looked) } {
                                (seat_mark(looked)) bdi.name { (shown.names[looked.index()]) } span.figures { (figures) }
                            }
                        }
                    }
                    @if seat.is_some() { div.hand.shown { (shown.hand) } }
                    @for step in &shown.recap.steps { section.step { (picture(step)) } }
                    @if let Some(told) = shown.log.last() { section.log { ol { (logged(told)) } } }
                    (fairness(&*room, game, &visitor))
                    p.buttons {
                        a.button href={ "/t/" (room.sheet().id) "/record" } download { (say(&visitor, "record-download")) }
                        a.button href={ "/t/" (room.sheet().id) } { (say(&visitor, "to-table")) }
                    }
                }
            }
        }
    };
    Ok(page(&visitor, &title, &(game.shapes)(), &body))
}

/// Through whose eyes a visitor may look back: everybody's after the end, before that their own, unless several
/// people share the device.
fn eyes(room: &dyn Room, visitor: &Visitor) -> SeatSet {
    let sheet = room.sheet();
    let mine = sheet.seats_of(&visitor.person);
    match room.turn().outcome() {
        Some(_) => sheet.seats().map(|(seat, _)| seat).collect(),
        None if mine.len() == 1 => mine,
        None => SeatSet::EMPTY,
    }
}

/// Before everybody is there, there is nothing to look back at.
fn nothing_yet(app: &App, room: &dyn Room, visitor: &Visitor) -> Markup {
    html! {
        main.narrow id="content" {
            h1 { (say(visitor, "prompt-waiting")) }
            (waiting(app, room, visitor))
            (promised(room.sheet().origin.commitment(), visitor))
            p.buttons { a.button href={ "/t/" (room.sheet().id) } { (say(visitor, "to-table")) } }
        }
    }
}

/// Says of a match that was played elsewhere that it was.
pub fn uploaded(sheet: &Sheet, visitor: &Visitor) -> Markup {
    html! {
        @if sheet.opening.is_uploaded() { p.uploaded { b { (say(visitor, "uploaded")) } " " (say(visitor, "uploaded-text")) } }
    }
}

/// The promise about a deal that is not made yet, and how it will be made.
pub fn promised(commitment: Commitment, visitor: &Visitor) -> Markup {
    html! {
        details.fairness id="fairness" {
            summary { (say(visitor, "fair-title-coming")) }
            p { (say(visitor, "fair-coming")) }
            code { (commitment.to_string()) }
            p { (say(visitor, "fair-coming-chance")) }
        }
    }
}

/// The promise made before the deal, what everybody added to it, and after the end the proof that it was kept.
fn fairness(room: &dyn Room, game: &shelf::Shelved, visitor: &Visitor) -> Markup {
    let (record, names) = (room.record(), room.sheet().names(visitor.language));
    let is_shared = matches!(room.sheet().origin, Origin::Shared { .. });
    let say_of = |whole: &str, shared: &str| say(visitor, if is_shared { shared } else { whole });
    html! {
        details.fairness id="fairness" open[record.seed.is_some()] {
            summary { (say(visitor, "fair-title")) }
            p { (say_of("fair-promise", "fair-promise-secret")) }
            code { (record.commitment.to_string()) }
            @if is_shared {
                p { (say(visitor, "fair-contributions")) }
                ul.contributions {
                    @for (seat, contribution) in &record.contributions {
                        li { (seat_mark(*seat)) bdi { (names[seat.index()]) } " " code { (contribution) } }
                    }
                }
            }
            @match (&record.seed, (game.verify)(&record)) {
                (None, _) => { p.small { (say_of("fair-later", "fair-later-secret")) } },
                (Some(seed), checked) => {
                    @if let Some(secret) = &record.secret {
                        p { (say(visitor, "fair-secret")) }
                        code { (secret) }
                    }
                    p { (say_of("fair-seed", "fair-seed-made")) }
                    code { (seed) }
                    @if is_shared { p.small { (say(visitor, "fair-recipe")) } }
                    @match checked {
                        Ok(actions) => { p.verified { "\u{2713} " (verified(is_shared, actions, visitor)) } },
                        Err(error) => { p role="alert" { (say(visitor, "fair-broken")) " " (error.to_string()) } },
                    }
                },
            }
        }
    }
}

/// What exactly was checked, and what cannot be.
fn verified(is_shared: bool, actions: usize, visitor: &Visitor) -> String {
    let key = if is_shared { "fair-verified-secret" } else { "fair-verified" };
    let checked = words::page(visitor.language, key, &[("actions", &actions.to_string())]);
    format!("{checked} {}", say(visitor, "fair-unverified"))
}

/// `GET /t/ID/record`: what anybody may have of the match, as a file.
pub async fn record(
    State(app): State<App>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Notice> {
    let live = room(&app, &visitor, &id).await?;
    let record = live.room().record();
    let mut headers = HeaderMap::new();
    if let Ok(value) = format!("attachment; filename=\"{}-{id}.json\"", record.game).parse() {
        headers.insert(CONTENT_DISPOSITION, value);
    }
    Ok((headers, axum::Json(record)).into_response())
}
