//! Exploring: from a moment of a match that is over, somebody tries one action after the other, for whoever is to move, and
//! the engine says what each is worth and how it would go on. What has been tried is a part of the address
//! (`/t/ID/explore/12/0_laterite_l6.1_wood_l7`: whose action, then the words of its spelling), so every position can be
//! gone back to and passed on. The match stays as it is, and nothing is kept.

use super::analysis::{percent, points, require_over, sign_of, study, why_told};
use super::at_table::AtTable;
use super::layout::say;
use super::learn::{Picked, told, why_not};
use super::moment::Moment;
use super::preview::ahead;
use super::retry::refused;
use super::trial::Trial;
use crate::notice::Notice;
use crate::registry::{self, GameEntry};
use crate::room::Room;
use crate::rooms::answers::Superseded;
use crate::snapshot::{Explanation, Preview, Snapshot};
use crate::study::{Explored, Variation};
use crate::visitor::Visitor;
use analysis::Decision;
use axum::Form;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::Redirect;
use game::{Seat, Turn, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Entry, TableId};
use words::Language;

/// What stands between two actions in an address, and between the words of one: neither is in any spelling.
const BETWEEN: char = '.';
const SPACE: char = '_';
/// How many actions can be tried one after the other: an address must not grow for ever.
const MOST_TRIED: usize = 100;

/// What an address says.
#[derive(Deserialize)]
pub struct VariationPath {
    /// After how many actions of the match.
    at: usize,
    #[serde(default)]
    tried: String,
}

/// What else may stand in it.
#[derive(Deserialize)]
pub struct VariationQuery {
    /// For whom something is tried, where several have to decide.
    #[serde(rename = "as")]
    seat: Option<u8>,
    /// An action that the rules refuse.
    refused: Option<String>,
}

impl VariationPath {
    /// The variation that it names.
    fn variation(&self) -> Option<Variation> {
        let read = |text: &str| {
            let (seat, action) = text.split_once(SPACE)?;
            Some((seat.parse().ok().and_then(Seat::new)?, action.replace(SPACE, " ")))
        };
        let tried = self.tried.split(BETWEEN).filter(|text| !text.is_empty()).map(read);
        let tried: Vec<(Seat, String)> = tried.collect::<Option<_>>()?;
        (tried.len() <= MOST_TRIED).then_some(Variation { after: self.at, tried })
    }
}

/// Where the end of a variation is.
pub fn address(table: &TableId, after: usize, tried: &[(Seat, String)]) -> String {
    let spelt = |(seat, action): &(Seat, String)| format!("{seat} {action}").replace(' ', &SPACE.to_string());
    let tried: Vec<String> = tried.iter().map(spelt).collect();
    let start = format!("/t/{table}/explore/{after}");
    if tried.is_empty() { start } else { format!("{start}/{}", tried.join(&BETWEEN.to_string())) }
}

/// The end of a variation, through the eyes of whoever is to decide there.
struct VariationPage {
    room: Arc<dyn Room>,
    varied: Arc<dyn Room>,
    game: &'static GameEntry,
    variation: Variation,
    /// For whom something is tried; `None` if the game is over here.
    seat: Option<Seat>,
    shown: Snapshot,
}

impl VariationPage {
    fn find(here: &AtTable, address: &VariationPath, asked: Option<u8>) -> Result<VariationPage, Notice> {
        require_over(here)?;
        let (room, language) = (here.handle.public_room(), here.visitor.language);
        let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
        let variation = address.variation().ok_or_else(Notice::not_found)?;
        let varied = room.varied(variation.after, &variation.tried, language).and_then(Result::ok);
        let varied = varied.ok_or_else(Notice::not_found)?;
        let seat = match varied.turn() {
            Turn::Awaiting(seats) => {
                asked.and_then(Seat::new).filter(|&seat| seats.contains(seat)).or(seats.first())
            }
            Turn::Over(_) => None,
        };
        let viewer = seat.map_or(Viewer::Public, Viewer::Seat);
        let shown = seen(&*varied, viewer, language).ok_or_else(Notice::not_found)?;
        Ok(VariationPage { room, varied, game, variation, seat, shown })
    }

    fn table(&self) -> &TableId {
        &self.room.info().id
    }

    /// Where the variation is after only so many of its actions.
    fn up_to(&self, tried: usize) -> String {
        address(self.table(), self.variation.after, &self.variation.tried[..tried])
    }

    /// Where it is with one action more.
    fn with(&self, seat: Seat, action: &str) -> String {
        let next = (seat, action.to_owned());
        address(self.table(), self.variation.after, &[&self.variation.tried[..], &[next]].concat())
    }

    fn here(&self) -> String {
        self.up_to(self.variation.tried.len())
    }

    /// How many actions led here.
    fn after(&self) -> usize {
        self.variation.after + self.variation.tried.len()
    }

    fn name(&self, seat: Seat) -> &str {
        self.shown.names.get(seat.index()).map_or("", String::as_str)
    }

    fn action(&self, spelling: &str, language: Language) -> String {
        (self.game.action)(spelling, language)
    }

    fn page(&self, explored: &Explored, refusal: Option<&Explanation>, visitor: &Visitor) -> Markup {
        let trial = Trial {
            table: self.table(),
            game: self.game,
            shown: &self.shown,
            seat: self.seat,
            after: self.after(),
        };
        let said = html! {
            h1 { (say(visitor, "explore")) }
            (self.way(visitor))
            @if let Some(why) = refusal { (refused(why, visitor)) }
            @if let Some(judged) = &explored.judged { (self.verdict(judged, refusal.is_none(), visitor)) }
            @if let Some(next) = &explored.next { (self.what_next(next, visitor)) }
            @else { div.task { p { (self.shown.prompt) } } }
            (self.eyes(visitor))
        };
        let tray = html! {
            @if self.seat.is_some() { (trial.hand(&format!("{}/play", self.here()), visitor)) }
            @else { div.asked-for { p.prompt { (self.shown.ending.as_deref().unwrap_or(&self.shown.prompt)) } } }
        };
        trial.page(visitor, &said, &tray)
    }

    /// What was tried so far, each with the way back to it, and the ways out.
    fn way(&self, visitor: &Visitor) -> Markup {
        let (after, tried, language) = (self.variation.after, &self.variation.tried, visitor.language);
        let first = self.seat.or(tried.first().map(|(seat, _)| *seat)).unwrap_or(Seat::FIRST);
        html! {
            nav.tried aria-label=(say(visitor, "explore-tried")) {
                ol {
                    li { a href=(self.up_to(0)) aria-current=[tried.is_empty().then_some("step")] { (words::text(language, "explore-start", &[("number", &after.to_string())])) } }
                    @for (number, (seat, action)) in (1..).zip(tried) {
                        li.{ "of-" (seat) } {
                            a href=(self.up_to(number)) aria-current=[(number == tried.len()).then_some("step")] {
                                ((self.shown.mark)(*seat)) span { (self.name(*seat)) ": " (self.action(action, language)) }
                            }
                        }
                    }
                }
                p.buttons {
                    @if !tried.is_empty() { a.button id="back" href=(self.up_to(tried.len() - 1)) { (say(visitor, "explore-back")) } }
                    a.button href={ "/t/" (self.table()) "/analysis?at=" (after) "&as=" (first) } { (say(visitor, "retry-back")) }
                }
            }
        }
    }

    /// What was tried last, against the best, and what followed.
    fn verdict(&self, judged: &Decision, is_new: bool, visitor: &Visitor) -> Markup {
        let language = visitor.language;
        let rate = |chance: f64| words::decimal(format!("{:.1}", 100.0 * chance), language);
        let (before, best, played) = (rate(judged.before), rate(judged.best), rate(judged.played));
        let (error, uncertainty) = (points(judged.error, language), points(judged.uncertainty, language));
        let best_action = self.action(&judged.best_action, language);
        let is_best = judged.action == judged.best_action;
        let told_worth = [
            ("before", &*before),
            ("best", &*best),
            ("played", &*played),
            ("best_action", &*best_action),
            ("error", &*error),
            ("uncertainty", &*uncertainty),
        ];
        let told_worth = |key: &str, names: &[&str]| {
            let used: Vec<(&str, &str)> =
                told_worth.iter().copied().filter(|(name, _)| names.contains(name)).collect();
            words::text(language, key, &used)
        };
        html! {
            div.verdict.right[judged.error <= 0.0].wrong[judged.error > 0.0] role=[is_new.then_some("status")] tabindex="-1" autofocus[is_new] {
                h2 { @if let Some(mark) = judged.mark { (sign_of(mark, language)) " " } (self.name(judged.seat)) ": " (self.action(&judged.action, language)) }
                @if judged.forced { p { (say(visitor, "analysis-forced")) } }
                @else if judged.secret { p { (told_worth("analysis-secret", &["before", "played", "best_action"])) } }
                @else if is_best { p { (told_worth("explore-best", &["played"])) } }
                @else { p { (told_worth("analysis-open", &["best", "played", "best_action"])) } }
                @if judged.error > 0.0 { p { (told_worth("explore-lost", &["error", "uncertainty"])) } }
                @else if !judged.forced && !is_best { p { (say(visitor, "explore-equal")) } }
                @if let Some(why) = &judged.why { p.small { (why_told(why, self.game, language)) } }
                (self.followed(judged.seat, language))
            }
        }
    }

    /// What happened when this seat had tried something, as far as it would have seen.
    fn followed(&self, seat: Seat, language: Language) -> Markup {
        let chapters = self.varied.chapters(Viewer::Seat(seat));
        let seen = seen(&*self.varied, Viewer::Seat(seat), language);
        let last = seen.and_then(|seen| seen.log.into_iter().next_back());
        html! { @if let Some(last) = last.filter(|last| last.number == chapters) { (told(&last.lines)) } }
    }

    /// What the engine would do now. As an answer to somebody else's action it is shown at once; otherwise one may think first.
    fn what_next(&self, next: &Decision, visitor: &Visitor) -> Markup {
        let (name, language) = (self.name(next.seat), visitor.language);
        let is_reply = self.variation.tried.last().is_some_and(|(seat, _)| *seat != next.seat);
        let options = html! {
            ol.options {
                @for choice in &next.options {
                    li { a.button href=(self.with(next.seat, &choice.action)) {
                        span.what { (self.action(&choice.action, language)) }
                        span.worth {
                            b { (percent(choice.chance, language)) }
                            @if next.secret { " " span.small { (words::text(language, "analysis-share", &[("share", &percent(choice.share, language))])) } }
                        }
                    } }
                }
            }
            @if next.secret { p.small { (say(visitor, "analysis-mixture")) } }
        };
        html! {
            @if is_reply {
                section.reply { h2 { (words::text(language, "explore-reply", &[("name", name)])) } (options) }
            } @else {
                div.task { p { (words::text(language, "explore-task", &[("name", name)])) } }
                details.answer { summary { (say(visitor, "explore-next")) } (options) }
            }
        }
    }

    /// Through whose eyes all this is seen, and whose else there are.
    fn eyes(&self, visitor: &Visitor) -> Markup {
        let language = visitor.language;
        let awaited = self.varied.turn().awaited();
        html! {
            p.small {
                @match self.seat {
                    Some(seat) => { (words::text(language, "explore-eyes", &[("name", self.name(seat))])) },
                    None => { (say(visitor, "explore-eyes-all")) },
                }
                " " (say(visitor, "explore-address"))
            }
            @if awaited.len() > 1 {
                ul.eyes aria-label=(say(visitor, "replay-eyes")) {
                    @for seat in awaited.iter() {
                        li { a href={ (self.here()) "?as=" (seat) } aria-current=[(Some(seat) == self.seat).then_some("true")] { ((self.shown.mark)(seat)) (self.name(seat)) } }
                    }
                }
            }
        }
    }
}

/// Everything a viewer sees at the end of a variation. Nothing is drafted there: what is tried is played at once.
fn seen(varied: &dyn Room, viewer: Viewer, language: Language) -> Option<Snapshot> {
    varied.snapshot(viewer, Some(varied.chapters(viewer)), language)
}

/// The way to explore from a moment, while there is something left to decide; only after the end of a match.
pub fn way_in(moment: &Moment) -> Markup {
    let room = &moment.room;
    if room.turn().outcome().is_none() || moment.at >= room.actions() {
        return html! {};
    }
    let start = address(&room.info().id, moment.at, &[]);
    let eyes = moment.eyes.seat().map(|seat| format!("?as={seat}")).unwrap_or_default();
    html! { a.button id="explore" href={ (start) (eyes) } { (say(moment.visitor, "explore-begin")) } }
}

/// What is said to somebody who has asked for something else meanwhile.
pub fn superseded(_: Superseded) -> Notice {
    Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-answer-superseded")
}

/// `GET /t/ID/explore/AT` and `/t/ID/explore/AT/TRIED`.
pub async fn explore(
    here: AtTable,
    Path(address): Path<VariationPath>,
    Query(looking): Query<VariationQuery>,
) -> Result<Markup, Notice> {
    let exploring = VariationPage::find(&here, &address, looking.seat)?;
    let (visitor, rooms) = (&here.visitor, &here.app.rooms);
    let refusal = looking.refused.zip(exploring.seat).and_then(|(action, seat)| {
        exploring.varied.after(&Entry::Played { seat, action }, visitor.language).err()
    });
    let study = study(&here).await?;
    let explored = rooms
        .explore(&visitor.person, exploring.table(), study, &exploring.variation, exploring.seat)
        .await
        .map_err(superseded)?;
    Ok(exploring.page(&*explored.ok_or_else(Notice::not_found)?, refusal.as_ref(), visitor))
}

#[derive(Deserialize)]
pub struct SeatAction {
    seat: u8,
    action: String,
}

/// `POST …/play`: leads to the position after an action, or back with what the rules say to it.
pub async fn play(
    here: AtTable,
    Path(address): Path<VariationPath>,
    Form(SeatAction { seat, action }): Form<SeatAction>,
) -> Result<Redirect, Notice> {
    let exploring = VariationPage::find(&here, &address, Some(seat))?;
    let unreadable = || Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable");
    let seat = exploring.seat.filter(|other| other.index() == usize::from(seat)).ok_or_else(unreadable)?;
    if exploring.variation.tried.len() == MOST_TRIED {
        return Err(Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-explored-far"));
    }
    if exploring.shown.legal.contains(&action) {
        return Ok(Redirect::to(&exploring.with(seat, &action)));
    }
    let refused: String = form_urlencoded::byte_serialize(action.as_bytes()).collect();
    Ok(Redirect::to(&format!("{}?as={seat}&refused={refused}", exploring.here())))
}

/// `GET …/preview`: an action as it would lie on the board, and what would follow.
pub async fn preview(
    here: AtTable,
    Path(address): Path<VariationPath>,
    Query(SeatAction { seat, action }): Query<SeatAction>,
) -> Result<Markup, Notice> {
    let exploring = VariationPage::find(&here, &address, Some(seat))?;
    let seat = exploring.seat.ok_or_else(Notice::not_found)?;
    let preview = exploring.varied.preview(seat, &action, here.visitor.language)?;
    // Everything here can be gone back from.
    Ok(ahead(&Preview { is_final: false, ..preview }, &here.visitor))
}

#[derive(Deserialize)]
pub struct PickedFor {
    seat: u8,
    #[serde(flatten)]
    picked: Picked,
}

/// `GET …/why`: why these things cannot be played together.
pub async fn why(
    here: AtTable,
    Path(address): Path<VariationPath>,
    Query(PickedFor { seat, picked }): Query<PickedFor>,
) -> Result<Markup, Notice> {
    let exploring = VariationPage::find(&here, &address, Some(seat))?;
    let seat = exploring.seat.ok_or_else(Notice::not_found)?;
    let explained = exploring.varied.explain(seat, &picked.things(), here.visitor.language);
    Ok(why_not(explained.as_ref(), &here.visitor))
}
