//! Who is at a table, as its page says it: beside the name of each person, and how many look on.

use super::layout::say;
use crate::attendance::{Attendance, Presence};
use crate::clock;
use crate::room_info::RoomInfo;
use maud::{Markup, html};
use store::{Chair, PersonId};
use words::Language;

/// Whether somebody is there; nothing where one person plays alone. Whoever asks for the page is always there.
pub fn presence(
    info: &RoomInfo,
    chair: &Chair,
    attendance: &Attendance,
    looking: Option<&PersonId>,
    language: Language,
) -> Markup {
    let person = chair.taken_by().or(chair.kept_for());
    let Some(person) = person.filter(|_| info.has_company()) else { return html! {} };
    match attendance.of(person) {
        Presence::Away(since) if looking != Some(person) => html! {
            span.presence.gone title=(say(language, "presence-away")) {
                (say(language, "presence-away"))
                @if let Some(since) = since { " " time data-ago=(clock::seconds(since)) {} }
            }
        },
        Presence::Here | Presence::Away(_) => html! {
            span.presence.here title=(say(language, "presence-here")) {
                span.visually-hidden { (say(language, "presence-here")) }
            }
        },
    }
}

/// Tells spectators that they are watching, and players (`looking`) how many people are.
pub fn watching(
    info: &RoomInfo,
    attendance: &Attendance,
    looking: Option<&PersonId>,
    language: Language,
) -> Markup {
    let spectators = attendance.spectators(info);
    html! {
        @if looking.is_none() && !info.opening.is_uploaded() {
            p.watching id="watching" { (say(language, "watching-you")) }
        } @else if spectators > 0 {
            p.watching id="watching" { (words::text(language, "watching-count", &[("count", &spectators.to_string())])) }
        }
    }
}
