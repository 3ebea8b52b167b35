//! Advice at a table against bots alone: a hint on request, and the coach of a first game. Whoever sits with other people
//! is refused both.

use super::at_table::AtTable;
use super::layout::say;
use crate::advice::{BotMove, Coaching, Hint, HintedOption, Horizon, Reasons};
use crate::notice::Notice;
use crate::preferences::{Coach, Preference};
use axum::extract::Query;
use axum::http::StatusCode;
use game::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use words::Language;

#[derive(Deserialize)]
pub struct Advised {
    seat: u8,
}

/// The seat that may be advised: the visitor's own, against bots alone.
fn advised(at: &AtTable, number: u8) -> Result<Seat, Notice> {
    let seat = at.seat(number)?;
    if !at.handle.public_room().info().may_be_advised(&at.visitor.person) {
        return Err(Notice::new(StatusCode::FORBIDDEN, "notice-hint-people"));
    }
    Ok(seat)
}

/// `GET /t/ID/hint`: what a good move would be, and why. The bots' threads think about it, and take turns among people.
pub async fn hint(at: AtTable, Query(asked): Query<Advised>) -> Result<Markup, Notice> {
    let seat = advised(&at, asked.seat)?;
    let (person, language) = (&at.visitor.person, at.visitor.language);
    let hint = at.app.rooms.hint(person, at.room(), seat, language).await;
    let nothing = || html! { div.hint { p { (say(language, "hint-none")) } } };
    Ok(hint.map_or_else(nothing, |hint| told(&hint, at.visitor.coach, language)))
}

fn told(hint: &Hint, coach: Coach, language: Language) -> Markup {
    html! {
        div.hint {
            h2 { (say(language, if hint.mixed { "hint-plan" } else { "hint-title" })) }
            ol {
                @for (number, option) in (1..).zip(&hint.options) { (told_option(number, option, language)) }
            }
            @if hint.mixed { p.small { (say(language, "hint-mixed")) } }
            @if coach == Coach::Off { (switch(Coach::On, language)) }
        }
    }
}

fn told_option(number: usize, option: &HintedOption, language: Language) -> Markup {
    let chance = option.chance.to_string();
    html! {
        li data-hinted=(option.action) tabindex="0" {
            @match &option.steps[..] {
                [only] => p.action { (only) },
                steps => ul.steps { @for step in steps { li { (step) } } },
            }
            p.small { (words::text(language, "hint-chance", &[("chance", &chance)])) }
            @if let Some(why) = &option.why { (reasons(why, language)) }
            svg hidden aria-hidden="true" { g.hinted.{ "hinted-" (number) } { (option.ghost) } }
        }
    }
}

/// Reasons, as a list of what speaks for a move and what against it.
pub fn reasons(why: &Reasons, language: Language) -> Markup {
    let list = |features: &[String]| words::listed(language, features);
    html! {
        ul.why {
            @if !why.speaks_for.is_empty() {
                li.for { (words::text(language, "hint-for", &[("features", &list(&why.speaks_for))])) }
            }
            @if !why.against.is_empty() {
                li.against { (words::text(language, "hint-against", &[("features", &list(&why.against))])) }
            }
        }
        @match why.horizon {
            Horizon::AtOnce => {},
            Horizon::Later => p.small { (say(language, "hint-later")) },
            Horizon::OnlyInSearch => p.small { (say(language, "hint-search")) },
            Horizon::BesideOtherPlans => p.small { (say(language, "hint-beside-others")) },
        }
    }
}

/// `GET /t/ID/coach`: what the coach says to a seat now. Nothing to say is an empty answer.
pub async fn coach(at: AtTable, Query(asked): Query<Advised>) -> Result<Markup, Notice> {
    let seat = advised(&at, asked.seat)?;
    let language = at.visitor.language;
    Ok(at.room().coaching(seat, language).map_or_else(|| html! {}, |coaching| coached(&coaching, language)))
}

fn coached(coaching: &Coaching, language: Language) -> Markup {
    let Coaching { aim, about, bots } = coaching;
    html! {
        @if aim.is_some() || !about.is_empty() || !bots.is_empty() {
            div.coaching {
                div.head { h2 { (say(language, "coach")) } (switch(Coach::Off, language)) }
                @if let Some(aim) = aim { p.aim { (aim) } }
                @for told in bots { (bot_move(told, language)) }
                @for about in about { p { (about) } }
                p.small { (say(language, "coach-hint")) }
            }
        }
    }
}

fn bot_move(told: &BotMove, language: Language) -> Markup {
    let gains = words::listed(language, &told.gains);
    html! {
        div.bot-move.{ "of-" (told.seat) } {
            ul { @for line in &told.lines { li data-places=(line.places.join("|")) { (line.text) } } }
            @if !told.gains.is_empty() {
                p.small { (words::text(language, "coach-gains", &[("name", &told.name), ("gains", &gains)])) }
            }
        }
    }
}

/// The form that turns the coach on or off for this browser.
fn switch(to: Coach, language: Language) -> Markup {
    let key = if to == Coach::On { "coach-on" } else { "coach-off" };
    html! {
        form method="post" action="/preferences" {
            input type="hidden" name=(Coach::NAME) value=(to.name());
            button { (say(language, key)) }
        }
    }
}
