//! Learning from mistakes: a decision of a match that is over, to be made again with what its seat knew. The engine
//! answers.

use super::analysis::{points, require_over, sign_of, study};
use super::at_table::AtTable;
use super::explore;
use super::layout::say;
use super::learn::{ActionField, Picked, why_not};
use super::preview::ahead;
use super::rules;
use super::trial::Trial;
use crate::notice::Notice;
use crate::registry::{self, GameEntry};
use crate::room::Room;
use crate::snapshot::{Explanation, Snapshot};
use crate::visitor::Visitor;
use analysis::{Analysis, Decision, Mark};
use axum::Form;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use game::Viewer;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use words::Language;

#[derive(Deserialize)]
pub struct RetryPath {
    /// Which of all decisions, counted from 1.
    number: usize,
}

/// What is said to an action that was tried.
enum RetryFeedback {
    /// The rules refuse it.
    Refused(Explanation),
    /// What the engine thinks of it.
    Judged(Box<Decision>),
}

/// A decision to be made again.
struct Retry {
    room: Arc<dyn Room>,
    game: &'static GameEntry,
    analysis: Arc<Analysis>,
    decision: Decision,
    shown: Snapshot,
}

impl Retry {
    /// The decision that an address names, in a match whose analysis has been made.
    async fn find(here: &AtTable, number: usize) -> Result<Retry, Notice> {
        require_over(here)?;
        let room = here.handle.public_room();
        let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
        let missing = || Notice::new(StatusCode::CONFLICT, "notice-analysis-missing");
        let analysis = here.app.rooms.analysis(here.handle.id()).await?.ok_or_else(missing)?;
        let decision = analysis.decisions.iter().find(|decision| decision.number == number).cloned();
        let decision = decision.ok_or_else(Notice::not_found)?;
        let shown = room.snapshot(Viewer::Seat(decision.seat), Some(number - 1), here.visitor.language);
        let shown = shown.ok_or_else(Notice::not_found)?;
        Ok(Retry { room, game, analysis, decision, shown })
    }

    /// The next marked decision of the same seat.
    fn next(&self) -> Option<usize> {
        let own = |decision: &&Decision| {
            decision.seat == self.decision.seat
                && decision.mark.is_some()
                && decision.number > self.decision.number
        };
        self.analysis.decisions.iter().find(own).map(|decision| decision.number)
    }

    fn address(&self, number: usize) -> String {
        format!("/t/{}/retry/{number}", self.room.info().id)
    }

    fn page(&self, visitor: &Visitor, answer: Option<&RetryFeedback>) -> Markup {
        let is_open = !matches!(answer, Some(RetryFeedback::Judged(_)));
        let trial = Trial {
            table: &self.room.info().id,
            game: self.game,
            shown: &self.shown,
            seat: is_open.then_some(self.decision.seat),
            after: self.decision.number - 1,
        };
        let tray = match answer {
            Some(RetryFeedback::Judged(answer)) => self.onward(answer, visitor),
            _ => trial.hand(&format!("{}/play", self.address(self.decision.number)), visitor),
        };
        trial.page(visitor, &self.teacher(answer, visitor), &tray)
    }

    /// What was played then, and what the engine says now.
    fn teacher(&self, answer: Option<&RetryFeedback>, visitor: &Visitor) -> Markup {
        let language = visitor.language;
        let name = self.shown.names.get(self.decision.seat.index()).map_or("", String::as_str);
        let action = |spelling: &str| (self.game.action)(spelling, language);
        let told = [
            ("name", name.to_owned()),
            ("action", action(&self.decision.action)),
            ("mark", words::mark(self.decision.mark.map(Mark::id), language)),
            ("error", points(self.decision.error, language)),
        ];
        let told: Vec<(&str, &str)> = told.iter().map(|(name, value)| (*name, value.as_str())).collect();
        html! {
            h1 { (say(language, "retry")) }
            p { @if let Some(mark) = self.decision.mark { (sign_of(mark, language)) " " } (words::text(language, "analysis-verdict", &told)) }
            @match answer {
                None => div.task { p { (say(language, "retry-task")) } },
                Some(RetryFeedback::Refused(why)) => (refused(why, visitor)),
                Some(RetryFeedback::Judged(answer)) => (self.verdict(answer, language)),
            }
        }
    }

    /// What the engine says to an action, beside the one that was played.
    fn verdict(&self, answer: &Decision, language: Language) -> Markup {
        let action = |spelling: &str| (self.game.action)(spelling, language);
        let (error, before) = (points(answer.error, language), points(self.decision.error, language));
        let told = [("error", error.as_str()), ("before", before.as_str())];
        let is_better = answer.error < self.decision.error;
        html! {
            div.verdict.right[is_better].wrong[!is_better] role="alert" tabindex="-1" autofocus {
                h2 { (action(&answer.action)) }
                @if answer.error <= 0.0 { p { (say(language, "retry-good")) } }
                @else if is_better { p { (words::text(language, "retry-better", &told)) } }
                @else { p { (words::text(language, "retry-worse", &told)) } }
                @if answer.error > 0.0 { p { (words::text(language, "retry-best", &[("action", &action(&answer.best_action))])) } }
            }
        }
    }

    /// The way on after an answer.
    fn onward(&self, answer: &Decision, visitor: &Visitor) -> Markup {
        let (table, at, seat) = (&self.room.info().id, self.decision.number - 1, self.decision.seat);
        html! {
            div.asked-for {
                p.buttons {
                    @if let Some(next) = self.next() { a.button.primary id="next" href=(self.address(next)) { (say(visitor, "retry-next")) } }
                    a.button href=(self.address(self.decision.number)) { (say(visitor, "retry-again")) }
                    a.button href=(explore::address(table, at, &[(seat, answer.action.clone())])) { (say(visitor, "explore-from-there")) }
                    a.button href={ "/t/" (table) "/analysis?at=" (at) "&as=" (seat) } { (say(visitor, "retry-back")) }
                }
            }
        }
    }
}

/// What the rules say to something that they refuse.
pub fn refused(why: &Explanation, visitor: &Visitor) -> Markup {
    html! {
        div.verdict.wrong role="alert" tabindex="-1" autofocus {
            h2 { (say(visitor, "learn-refused")) }
            p { (rules::why_not(why, visitor)) }
            p { (say(visitor, "learn-try-again")) }
        }
    }
}

/// `GET /t/ID/retry/NUMBER`.
pub async fn retry(here: AtTable, Path(address): Path<RetryPath>) -> Result<Markup, Notice> {
    Ok(Retry::find(&here, address.number).await?.page(&here.visitor, None))
}

/// `POST /t/ID/retry/NUMBER/play`: what the rules or the engine say to an action.
pub async fn play(
    here: AtTable,
    Path(address): Path<RetryPath>,
    Form(tried): Form<ActionField>,
) -> Result<Markup, Notice> {
    let retry = Retry::find(&here, address.number).await?;
    let (at, seat, language) = (address.number - 1, retry.decision.seat, here.visitor.language);
    if let Some(why) = retry.room.refusal_at(at, seat, &tried.action, language) {
        return Ok(retry.page(&here.visitor, Some(&RetryFeedback::Refused(why))));
    }
    let study = study(&here).await?;
    let asked =
        here.app.rooms.answer(&here.visitor.person, here.handle.log(), study, address.number, tried.action);
    let judged = asked.await.map_err(explore::superseded)?;
    let unreadable = || Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable");
    let answer = RetryFeedback::Judged(Box::new(judged.ok_or_else(unreadable)?));
    Ok(retry.page(&here.visitor, Some(&answer)))
}

/// `GET /t/ID/retry/NUMBER/preview`: an action as it would have lain on the board, and what would have followed.
pub async fn preview(
    here: AtTable,
    Path(address): Path<RetryPath>,
    Query(tried): Query<ActionField>,
) -> Result<Markup, Notice> {
    let Retry { room, decision, .. } = Retry::find(&here, address.number).await?;
    let preview = room.preview_at(address.number - 1, decision.seat, &tried.action, here.visitor.language);
    Ok(ahead(&preview.ok_or_else(Notice::not_found)?, &here.visitor))
}

/// `GET /t/ID/retry/NUMBER/why`: why these things could not be played together.
pub async fn why(
    here: AtTable,
    Path(address): Path<RetryPath>,
    Query(picked): Query<Picked>,
) -> Result<Markup, Notice> {
    let Retry { room, decision, .. } = Retry::find(&here, address.number).await?;
    let language = here.visitor.language;
    let explained = room.explain_at(address.number - 1, decision.seat, &picked.things(), language);
    Ok(why_not(explained.as_ref(), &here.visitor))
}
