//! The pace of a table: chosen in a form, and told wherever somebody decides whether to sit down.

use super::layout::say;
use crate::room_info::RoomInfo;
use crate::visitor::Visitor;
use maud::{Markup, html};
use store::{Allowance, Pace, WhenUp};
use words::Language;

/// What is offered first: a quarter of an hour for the match and ten seconds for a turn, or three days for a turn.
const MINUTES: u16 = 15;
const SECONDS: u16 = 10;
const DAYS: u16 = 3;

/// The times are missing, are no numbers, or are more than anybody may choose.
#[derive(Debug)]
pub struct NotSensible;

/// Reads the pace from the fields of a form; a form without one is in no hurry.
pub fn read<'a>(field: impl Fn(&str) -> Option<&'a str>) -> Result<Option<Pace>, NotSensible> {
    let number = |name: &str| field(name).and_then(|text| text.trim().parse().ok()).ok_or(NotSensible);
    let time = match field("pace") {
        None | Some("none") => return Ok(None),
        Some("live") => Allowance::Live { minutes: number("minutes")?, seconds: number("seconds")? },
        Some("days") => Allowance::Days { days: number("days")? },
        Some(_) => return Err(NotSensible),
    };
    let when_up = if field("when-up") == Some("loss") { WhenUp::Loss } else { WhenUp::Bot };
    if time.is_sensible() { Ok(Some(Pace { time, when_up })) } else { Err(NotSensible) }
}

/// The choice of a pace, as somebody has filled it in.
pub fn choice<'a>(field: impl Fn(&str) -> Option<&'a str>, visitor: &Visitor) -> Markup {
    let number = |name: &str, key: &str, usual: u16, least: u16, most: u16| {
        let value = field(name).map_or_else(|| usual.to_string(), str::to_owned);
        html! {
            label.number {
                (say(visitor, key))
                input type="number" name=(name) value=(value) min=(least) max=(most) inputmode="numeric";
            }
        }
    };
    let radio = |name: &str, value: &str, usual: &str, key: &str| {
        html! {
            label.check {
                input type="radio" name=(name) value=(value) checked[field(name).unwrap_or(usual) == value];
                (say(visitor, key))
            }
        }
    };
    html! {
        fieldset.pace {
            legend { (say(visitor, "pace")) }
            p.small { (say(visitor, "pace-help")) }
            (radio("pace", "none", "none", "pace-none"))
            div.pace-kind {
                (radio("pace", "live", "none", "pace-live"))
                div.numbers {
                    (number("minutes", "pace-minutes", MINUTES, 1, Allowance::MOST_MINUTES))
                    (number("seconds", "pace-seconds", SECONDS, 0, Allowance::MOST_SECONDS))
                }
            }
            div.pace-kind {
                (radio("pace", "days", "none", "pace-days"))
                div.numbers { (number("days", "pace-days-number", DAYS, 1, Allowance::MOST_DAYS)) }
            }
            div.when-up role="group" aria-labelledby="when-up" {
                p id="when-up" { (say(visitor, "when-up")) }
                (radio("when-up", "bot", "bot", "when-up-bot"))
                (radio("when-up", "loss", "bot", "when-up-loss"))
            }
        }
    }
}

/// How much time everybody has, in a few words.
pub fn told(pace: Option<Pace>, language: Language) -> String {
    match pace.map(|pace| pace.time) {
        None => words::text(language, "pace-none-short", &[]),
        Some(Allowance::Live { minutes, seconds }) => {
            let (minutes, seconds) = (minutes.to_string(), seconds.to_string());
            words::text(language, "pace-live-short", &[("minutes", &minutes), ("seconds", &seconds)])
        }
        Some(Allowance::Days { days }) => {
            words::text(language, "pace-days-short", &[("days", &days.to_string())])
        }
    }
}

/// What happens when somebody's time is up.
pub fn when_up(pace: Pace, language: Language) -> String {
    match pace.when_up {
        WhenUp::Bot => words::text(language, "when-up-bot", &[]),
        WhenUp::Loss => words::text(language, "when-up-loss", &[]),
    }
}

/// The pace of a table, beside those who play there; nothing where nobody is in a hurry.
pub fn beside_players(info: &RoomInfo, language: Language) -> Markup {
    let Some(pace) = info.opening.customs.pace else { return html! {} };
    let then = match pace.when_up {
        WhenUp::Bot => "pace-then-bot",
        WhenUp::Loss => "pace-then-loss",
    };
    html! { p.pace-told id="pace" { (told(Some(pace), language)) " \u{b7} " (say(language, then)) } }
}
