//! The analysis of a match that is over: everybody's chances as a graph, the board at any moment of it, what could have
//! been played there, and how the result came about. It fills in while it is made (`rooms/analyses.rs`).

mod draws;
mod graph;
mod sums;

use super::at_table::AtTable;
use super::branch;
use super::explore;
use super::fairness::uploaded;
use super::layout::{GameBar, page_at, say};
use super::moment::{Eyes, Moment, MomentAddress, headings};
use super::preview::ahead;
use super::recap::again;
use crate::notice::Notice;
use crate::registry::{self, GameEntry};
use crate::rooms::InternalError;
use crate::rooms::analyses::{AnalysisProgress, Busy};
use crate::study::Study;
use crate::visitor::Visitor;
use analysis::picture::sign;
use analysis::{Analysis, CannotAnalyse, Decision, Mark, Why};
use axum::extract::Query;
use axum::http::StatusCode;
use axum::response::Redirect;
use axum::response::sse::{Event, KeepAlive, Sse};
use game::{Seat, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::Deserialize;
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;
use table::Record;
use tokio_stream::{Stream, StreamExt, wrappers::ReceiverStream};
use words::Language;

/// How many of the decisions that mattered most are told first.
const TURNING_POINTS: usize = 3;
/// How often a page is sent what is new.
const PACE: Duration = Duration::from_millis(400);

/// `GET /t/ID/analysis`: the page, or only what another moment changes on it.
pub async fn analysis(here: AtTable, Query(address): Query<MomentAddress>) -> Result<Markup, Notice> {
    require_over(&here)?;
    let course = course(&here).await?;
    let moment = Moment::find(&here, "analysis", &address)?;
    let parts = Parts { moment: &moment, course: course.as_ref(), is_step: address.is_step() };
    if parts.is_step {
        return Ok(parts.laid_out());
    }
    let title = (moment.game.title)(here.visitor.language);
    let body = html! {
        main id="content" {
            h1.visually-hidden { (words::labelled(here.visitor.language, &title, &say(&here.visitor, "analysis"))) }
            (parts.laid_out())
        }
    };
    let place = GameBar {
        game: &title,
        rules: Some(format!("/rules/{}", moment.game.id)),
        replay: Some(format!("/t/{}/replay", here.handle.id())),
        sounds: false,
    };
    Ok(page_at(&here.visitor, &place, moment.game, &body))
}

/// `POST /t/ID/analysis`: begins it, for browsers without the script.
pub async fn begin(here: AtTable) -> Result<Redirect, Notice> {
    let study = study(&here).await?;
    here.app
        .rooms
        .analyse(&here.visitor.person, here.handle.log(), &study)
        .map_err(|busy| too_busy(&busy))?;
    Ok(Redirect::to(&format!("/t/{}/analysis", here.handle.id())))
}

/// `GET /t/ID/analysis/live`: begins it, and sends the graph and the findings again and again until all is done.
pub async fn live(
    here: AtTable,
    Query(address): Query<MomentAddress>,
) -> Result<Sse<impl Stream<Item = Result<Event, Infallible>>>, Notice> {
    let study = study(&here).await?;
    let (sender, events) = tokio::sync::mpsc::channel(1);
    match here.app.rooms.analyse(&here.visitor.person, here.handle.log(), &study) {
        Err(busy) => {
            let told = html! { p role="status" { (say(&here.visitor, busy_key(&busy))) } };
            // The channel has room for one, and nobody has used it.
            let _ = sender.try_send(Event::default().event("busy").data(told.into_string()));
        }
        Ok(mut course) => {
            tokio::spawn(async move {
                loop {
                    let now = course.borrow_and_update().clone();
                    let Ok(moment) = Moment::find(&here, "analysis", &address) else { return };
                    let parts = Parts { moment: &moment, course: Some(&now), is_step: false };
                    let data = html! { (parts.graph()) (parts.findings()) }.into_string();
                    let is_last = now.done == now.of;
                    let name = if is_last { "done" } else { "course" };
                    drop(moment);
                    if sender.send(Event::default().event(name).data(data)).await.is_err() || is_last {
                        return;
                    }
                    if course.changed().await.is_err() {
                        return;
                    }
                    tokio::time::sleep(PACE).await;
                }
            });
        }
    }
    Ok(Sse::new(ReceiverStream::new(events).map(Ok)).keep_alive(KeepAlive::default()))
}

#[derive(Deserialize)]
pub struct Alternative {
    /// After how many actions.
    at: usize,
    seat: Seat,
    action: String,
}

/// `GET /t/ID/analysis/option`: something that could have been played, as it would have lain on the board.
pub async fn option(here: AtTable, Query(option): Query<Alternative>) -> Result<Markup, Notice> {
    require_over(&here)?;
    let room = here.handle.public_room();
    let preview = room.preview_at(option.at, option.seat, &option.action, here.visitor.language);
    Ok(ahead(&preview.ok_or_else(Notice::not_found)?, &here.visitor))
}

/// Refuses to look at a match that still runs, or that people ended before the rules did.
pub fn require_over(here: &AtTable) -> Result<(), Notice> {
    let room = here.handle.public_room();
    match room.turn().outcome() {
        Some(_) => Ok(()),
        None if room.is_over() => Err(Notice::new(StatusCode::CONFLICT, "notice-analysis-broken-off")),
        None => Err(Notice::new(StatusCode::CONFLICT, "notice-analysis-running")),
    }
}

/// The match, as one that is over and verified.
pub async fn study(here: &AtTable) -> Result<Arc<dyn Study>, Notice> {
    require_over(here)?;
    let room = here.handle.public_room();
    let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
    verified(game, room.record(), here.visitor.language).await
}

/// Verifies a record by playing it again, on a thread where that may take its time.
async fn verified(
    game: &'static GameEntry,
    record: Record,
    language: Language,
) -> Result<Arc<dyn Study>, Notice> {
    let work = tokio::task::spawn_blocking(move || (game.study)(&record)).await;
    work.map_err(|_| InternalError::TaskFailed)?.map_err(|error| match error {
        CannotAnalyse::Running => Notice::new(StatusCode::CONFLICT, "notice-analysis-running"),
        CannotAnalyse::Record(error) => {
            let reason = vec![("reason", words::record_error(&error, language))];
            Notice::with(StatusCode::UNPROCESSABLE_ENTITY, "notice-record-wrong", reason)
        }
    })
}

/// How far the analysis has come; `None` if nobody has asked for it.
async fn course(here: &AtTable) -> Result<Option<AnalysisProgress>, Notice> {
    if let Some(analysis) = here.app.rooms.analysis(here.handle.id()).await? {
        return Ok(Some(AnalysisProgress { analysis, done: 1, of: 1 }));
    }
    Ok(here.app.rooms.analysis_so_far(here.handle.id()))
}

fn busy_key(busy: &Busy) -> &'static str {
    match busy {
        Busy::Own(_) => "analysis-busy",
        Busy::Everybody => "analysis-many",
    }
}

fn too_busy(busy: &Busy) -> Notice {
    Notice::new(StatusCode::TOO_MANY_REQUESTS, busy_key(busy))
}

/// The parts of the page.
struct Parts<'a> {
    moment: &'a Moment<'a>,
    course: Option<&'a AnalysisProgress>,
    /// Whether the page has the list, the graph and the findings already.
    is_step: bool,
}

impl Parts<'_> {
    fn visitor(&self) -> &Visitor {
        self.moment.visitor
    }

    fn analysis(&self) -> Option<&Analysis> {
        self.course.map(|course| &*course.analysis)
    }

    fn is_done(&self) -> bool {
        self.course.is_some_and(|course| course.done == course.of)
    }

    /// The decision of this number, counted from 1.
    fn decision(&self, number: usize) -> Option<&Decision> {
        self.analysis()?.decisions.iter().find(|decision| decision.number == number)
    }

    fn laid_out(&self) -> Markup {
        let (moment, shown, info) = (self.moment, &self.moment.shown, self.moment.room.info());
        let live = format!("/t/{}/analysis/live", info.id);
        html! {
            div.table.replay.analysis.{ (moment.game.id) "-table" }.unsettled[!shown.recap.steps.is_empty()] id="replay"
                data-at=(moment.at) data-mover=[shown.log.last().map(|told| told.seat)] data-analysis=[(!self.is_done()).then_some(live)] {
                aside.wing {
                    (moment.players())
                    (moment.told())
                    (moment.moves(self.is_step, |number| self.decision(number)?.mark.map(|mark| sign_of(mark, self.visitor().language))))
                }
                (moment.stage())
                section.tray aria-label=(say(self.visitor(), "analysis")) {
                    (self.graph())
                    div.asked-for { (moment.place()) (self.legend()) }
                    (moment.controls())
                    (moment.choice_of_eyes())
                    (moment.hands())
                }
                section.beside {
                    (self.options())
                    (self.findings())
                    p.buttons { (explore::way_in(moment)) }
                    (branch::form(moment))
                    p.buttons {
                        (again(&shown.recap, self.visitor().language))
                        a.button href={ "/t/" (info.id) "/record" } download { (say(self.visitor(), "record-download")) }
                        a.button href={ "/t/" (info.id) } { (say(self.visitor(), "to-table")) }
                    }
                    (uploaded(info, self.visitor().language))
                }
            }
        }
    }

    /// Everybody's chances from the deal to the end. It can be clicked, dragged along and walked with the arrow keys.
    fn graph(&self) -> Markup {
        let (at, last) = (self.moment.at, self.moment.last);
        let named = [("at", at.to_string()), ("last", last.to_string())];
        let named: Vec<(&str, &str)> = named.iter().map(|(name, value)| (*name, value.as_str())).collect();
        html! {
            div.graph id="graph" role="slider" tabindex="0" aria-label=(say(self.visitor(), "analysis-graph")) aria-valuemin="0" aria-valuemax=(last)
                aria-valuenow=(at) aria-valuetext=(words::text(self.visitor().language, "replay-at", &named)) {
                @if self.is_step { (PreEscaped("<!--0-0-->")) } @else { (graph::course(self.analysis(), self.moment)) }
                (graph::cursor(at, last))
            }
        }
    }

    /// How everybody stands at this moment.
    fn legend(&self) -> Markup {
        let chances = self.analysis().and_then(|analysis| {
            analysis
                .moments
                .iter()
                .find(|moment| moment.number == self.moment.at)
                .map(|moment| &moment.chances)
        });
        html! {
            ul.legend-of-chances {
                @for (seat, name) in (0..).map_while(Seat::new).zip(&self.moment.shown.names) {
                    li.{ "of-" (seat) } {
                        svg.sample aria-hidden="true" viewBox="0 0 30 6" { line x1="0" x2="30" y1="3" y2="3" {} }
                        (name)
                        @if let Some(chance) = chances.and_then(|chances| chances.get(seat.index())) {
                            " " b { (percent(*chance, self.visitor().language)) }
                        }
                    }
                }
            }
        }
    }

    /// What was played to come here, and what could be played now.
    fn options(&self) -> Markup {
        let (made, next) = (self.decision(self.moment.at), self.decision(self.moment.at + 1));
        let language = self.visitor().language;
        html! {
            section.decision id="decision" aria-live="polite" {
                @if let Some(made) = made.filter(|made| made.error > 0.0) { p.verdict-made { (self.verdict(made)) } }
                @if let Some(next) = next {
                    h2 { (words::text(language, "analysis-decides", &[("name", self.name(next.seat))])) }
                    @if next.forced { p.small { (say(language, "analysis-forced")) } }
                    ol.options data-at=(self.moment.at) data-seat=(next.seat) {
                        @for choice in &next.options {
                            @let is_played = choice.action == next.action;
                            li.played[is_played] {
                                button type="button" data-option=(choice.action) {
                                    span.what { ((self.moment.game.action)(&choice.action, language)) }
                                    @if is_played { " " span.tag { (say(language, "analysis-played")) } }
                                    span.worth {
                                        b { (percent(choice.chance, language)) }
                                        @if next.secret { " " span.small { (words::text(language, "analysis-share", &[("share", &percent(choice.share, language))])) } }
                                    }
                                }
                            }
                        }
                    }
                    @if next.secret { p.small { (say(language, "analysis-mixture")) } }
                    @if let Some(why) = &next.why { p.small { (why_told(why, self.moment.game, language)) } }
                }
            }
        }
    }

    /// An error in one sentence.
    fn verdict(&self, decision: &Decision) -> Markup {
        let language = self.visitor().language;
        let told = [
            ("name", self.name(decision.seat).to_owned()),
            ("action", (self.moment.game.action)(&decision.action, language)),
            ("mark", words::mark(decision.mark.map(Mark::id), language)),
            ("error", points(decision.error, language)),
        ];
        let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
        html! {
            @if let Some(mark) = decision.mark { (sign_of(mark, language)) " " }
            (words::text(language, "analysis-verdict", &told))
        }
    }

    fn name(&self, seat: Seat) -> &str {
        self.moment.shown.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What was found in the whole match, as far as it is known.
    fn findings(&self) -> Markup {
        html! {
            div id="findings" {
                @if self.is_step { (PreEscaped("<!--0-0-->")) } @else { div { (self.found()) } }
            }
        }
    }

    fn found(&self) -> Markup {
        let language = self.visitor().language;
        let Some(course) = self.course else {
            return html! {
                form method="post" action={ "/t/" (self.moment.room.info().id) "/analysis" } {
                    p { (say(language, "analysis-text")) }
                    noscript { button.primary { (say(language, "analysis-begin")) } }
                }
            };
        };
        let told = [("done", course.done.to_string()), ("of", course.of.to_string())];
        let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
        let turning_points = course.analysis.turning_points(TURNING_POINTS);
        html! {
            @if !self.is_done() {
                p.making role="status" {
                    progress max=(course.of) value=(course.done) aria-label=(say(language, "analysis-making")) {}
                    " " (words::text(language, "analysis-progress", &told))
                }
            }
            h2 { (say(language, if self.is_done() { "analysis-turning-points" } else { "analysis-turning-points-yet" })) }
            @if turning_points.is_empty() && self.is_done() { p { (say(language, "analysis-flawless")) } }
            ol.way.turning-points {
                @for decision in turning_points {
                    li.{ "of-" (decision.seat) } { a href=(self.moment.address(decision.number - 1, Eyes::Seat(decision.seat))) { (self.verdict(decision)) } }
                }
            }
            (draws::draws(&course.analysis, self.is_done(), self.moment))
            @if self.is_done() { (sums::sums(&course.analysis, self.moment)) } @else { p.small { (say(language, "analysis-sums-later")) } }
            (self.lessons(&course.analysis))
        }
    }

    /// The way to one's own mistakes, to try them again.
    fn lessons(&self, analysis: &Analysis) -> Markup {
        let (info, language) = (self.moment.room.info(), self.visitor().language);
        html! {
            @for report in analysis.seats.iter().filter(|_| self.is_done()) {
                @let marked = analysis.decisions.iter().filter(|decision| decision.seat == report.seat && decision.mark.is_some());
                @let count = marked.clone().count();
                @if let Some(first) = marked.clone().next() {
                    @let told = [("name", self.name(report.seat)), ("count", &count.to_string())];
                    p { a.button href={ "/t/" (info.id) "/retry/" (first.number) } { (words::text(language, "retry-begin", &told)) } }
                }
            }
        }
    }
}

/// The sign of a mark, with its name for those who listen.
pub fn sign_of(mark: Mark, language: Language) -> Markup {
    let name = words::mark(Some(mark.id()), language);
    html! { span.fault.{ "mark-" (mark as usize) } title=(name) { span aria-hidden="true" { (sign(mark)) } span.visually-hidden { (name) } } }
}

/// Why an option is better than the one that was played, in a sentence.
pub fn why_told(why: &Why, game: &GameEntry, language: Language) -> String {
    match why {
        Why::Wins => say(language, "analysis-why-wins"),
        Why::WhatFollows => say(language, "analysis-why-follows"),
        Why::Features(features) => {
            let seen = features.iter().map(|(feature, worth)| {
                let worth = signed(*worth, language);
                let feature = (game.feature)(feature, language);
                words::text(language, "analysis-feature", &[("feature", &feature), ("worth", &worth)])
            });
            let features = seen.collect::<Vec<_>>().join(", ");
            words::text(language, "analysis-why-features", &[("features", &features)])
        }
    }
}

/// Points of a hundred, with one digit after the sign that the language has for it.
pub fn points(chance: f64, language: Language) -> String {
    words::decimal(format!("{:.1}", 100.0 * chance + 0.0), language)
}

fn signed(chance: f64, language: Language) -> String {
    words::decimal(format!("{:+.1}", 100.0 * chance + 0.0), language)
}

pub fn percent(chance: f64, language: Language) -> String {
    words::text(language, "analysis-percent", &[("percent", &format!("{:.0}", 100.0 * chance))])
}

/// After how many actions each part of the match begins, and what it is called: for the lines between them.
fn rounds(moment: &Moment) -> Vec<(usize, String)> {
    let moves = moment.room.moves(Viewer::Public, moment.visitor.language);
    let begins = moves.iter().zip(headings(&moves));
    begins.filter_map(|(listed, heading)| Some((listed.number - 1, heading?.to_owned()))).collect()
}
