//! Playing on from a moment of a match that is over: a table of its own, with the hidden things as they were. The match
//! itself stays as it is.

use super::at_table::AtTable;
use super::layout::say;
use super::moment::Moment;
use crate::bot::DEFAULT_LEVEL;
use crate::notice::Notice;
use crate::room::Room;
use crate::room_info::RoomInfo;
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use bots::Level;
use game::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Chair, Customs, Entry, Opening, TableId};
use words::Language;

#[derive(Deserialize)]
pub struct Branch {
    /// After how many actions.
    at: usize,
    /// Where the visitor sits.
    seat: u8,
    /// How well the others play.
    level: String,
}

/// `POST /t/ID/branch`: opens a table at which the visitor plays on from a moment, against bots.
pub async fn branch(here: AtTable, Form(branch): Form<Branch>) -> Result<Redirect, Notice> {
    let (visitor, room) = (&here.visitor, here.handle.public_room());
    if !room.is_over() {
        return Err(Notice::new(StatusCode::CONFLICT, "notice-analysis-running"));
    }
    let (info, record) = (room.info(), room.record());
    let unreadable = || Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable");
    let level = Level::from_id(&branch.level).ok_or_else(unreadable)?;
    let seat =
        Seat::new(branch.seat).filter(|seat| seat.index() < info.chairs.len()).ok_or_else(unreadable)?;
    let played = record.actions.get(..branch.at).filter(|_| goes_on(&*room, branch.at));
    let played = played.ok_or_else(unreadable)?;
    let chair = |(other, _): (Seat, &Chair)| {
        if other == seat {
            Chair::person(visitor.person.clone(), visitor.name.clone())
        } else {
            Chair::Bot { level: level.id().to_owned() }
        }
    };
    let opening = Opening {
        chairs: info.seats().map(chair).collect(),
        origin: info.origin.clone(),
        by: visitor.person.clone(),
        open_to_all: false,
        customs: Customs::default(),
        ..info.opening.clone()
    };
    let played = played.iter().map(|(seat, action)| Entry::Played { seat: *seat, action: action.clone() });
    let entries: Vec<Entry> =
        played.chain([Entry::Branched { table: info.id.clone(), at: branch.at }]).collect();
    let id = TableId::fresh()?;
    if !here.app.rooms.may_open(&visitor.person, &id).await {
        return Err(Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-many-tables"));
    }
    here.app.rooms.store().open_table(&id, &opening, &entries).await?;
    here.app.rooms.table_opened(&id);
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Whether there is something left to play after the first `at` actions. A match that people ended could have gone on.
fn goes_on(room: &dyn Room, at: usize) -> bool {
    at < room.actions() || room.turn().outcome().is_none()
}

/// The form that plays on from a moment, while there is something left to play.
pub fn form(moment: &Moment) -> Markup {
    let (info, visitor, shown) = (moment.room.info(), moment.visitor, &moment.shown);
    if !moment.room.is_over() || !goes_on(&*moment.room, moment.at) {
        return html! {};
    }
    let mine = info.seats_of(&visitor.person).first();
    let seat = moment.eyes.seat().or(mine).or(shown.awaited.first()).unwrap_or(Seat::FIRST);
    html! {
        details.branch id="branch" {
            summary { (say(visitor, "branch")) }
            form method="post" action={ "/t/" (info.id) "/branch" } {
                p.small { (say(visitor, "branch-text")) }
                input type="hidden" name="at" value=(moment.at);
                label { (say(visitor, "branch-seat")) " "
                    select name="seat" {
                        @for (other, name) in (0..).map_while(Seat::new).zip(&shown.names) { option value=(other) selected[other == seat] { (name) } }
                    }
                }
                label { (say(visitor, "branch-level")) " "
                    select name="level" {
                        @for level in Level::ALL { option value=(level.id()) selected[level == DEFAULT_LEVEL] { (level.name(visitor.language.code())) } }
                    }
                }
                button.primary { (say(visitor, "branch-go")) }
            }
        }
    }
}

/// That a match is played on from another one, with the way back there.
pub fn branched(info: &RoomInfo, language: Language) -> Markup {
    html! {
        @if let Some((table, at)) = &info.branched {
            p.small.branched {
                (words::text(language, "branched", &[("at", &at.to_string())])) " "
                a href={ "/t/" (table) "/replay?at=" (at) } { (say(language, "branched-back")) }
            }
        }
    }
}
