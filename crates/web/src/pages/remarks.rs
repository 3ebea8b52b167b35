//! Signs about moves: making one, and those that were made, at the lines of the log. What can be said about a move is
//! judged by what everybody knows.

use super::at_table::AtTable;
use super::layout::say;
use super::words::{speak, unreadable};
use crate::notice::Notice;
use crate::room_info::RoomInfo;
use crate::rooms::RoomState;
use crate::snapshot::LoggedMove;
use crate::talk::{Part, SIGNS, Sign, Signs, has_talk, known};
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use boards::icon;
use game::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use store::{PersonId, Saying};
use words::Language;

/// How many of the latest moves a page offers signs for: one reacts to what has just happened.
const LATELY: usize = 8;

#[derive(Deserialize)]
pub struct React {
    seat: u8,
    /// The number of a move, among those that everybody knows of.
    number: usize,
    sign: String,
    token: String,
}

/// `POST /t/ID/react`: a sign about a move that everybody knows of.
pub async fn react(at: AtTable, Form(form): Form<React>) -> Result<Redirect, Notice> {
    let room = at.handle.public_room();
    let about = room.public_move(form.number);
    let about = about.ok_or_else(|| Notice::new(StatusCode::CONFLICT, "notice-no-such-move"))?;
    let sign = known(&SIGNS, &form.sign).ok_or_else(unreadable)?.to_owned();
    speak(&at, &*room, form.seat, Saying::Reaction { to: about.name, sign }, &form.token).await
}

/// The signs that can be made about a move: a strip that opens at its line of the log. It stands beside what changes, so
/// it stays open whatever happens at the table. It is there before the others are who will play.
pub fn strip(info: &RoomInfo, person: &PersonId, seat: Option<Seat>, language: Language) -> Markup {
    let own = info.places_of(person);
    let speaker = seat.filter(|&seat| own.contains(seat)).or(own.first());
    html! {
        @if let Some(seat) = speaker.filter(|_| has_talk(info) || !info.is_full()) {
            form.signs id="signs" method="post" action={ "/t/" (info.id) "/react" } data-quiet data-limited data-opener=(say(language, "react")) hidden {
                template { (icon("react")) }
                input type="hidden" name="seat" value=(seat);
                input type="hidden" name="number" value="";
                input type="hidden" name="token" value="";
                div role="group" aria-label=(say(language, "signs")) {
                    @for sign in SIGNS {
                        @let told = say(language, &format!("sign-{sign}"));
                        button name="sign" value=(sign) title=(told) { (icon(&format!("sign-{sign}"))) span.visually-hidden { (told) } }
                    }
                }
            }
        }
    }
}

/// What is said about the moves of a log.
#[derive(Default)]
pub struct Remarks {
    signs: Signs,
    /// The moves that somebody can say something about: from this one to that one of those that everybody knows of.
    offered: Option<(usize, usize)>,
}

/// What is said about one turn.
#[derive(Hash)]
pub struct Remark<'a> {
    signs: Vec<&'a Sign>,
    /// The move that somebody can say something about.
    offered: Option<usize>,
}

impl Remarks {
    /// What people have said about moves at a table, for somebody who takes part so.
    pub fn at(state: &RoomState, part: Part) -> Remarks {
        let offered = (!part.seats.is_empty()).then(|| {
            let known = state.public().chapters(Viewer::Public);
            (known.saturating_sub(LATELY) + 1, known)
        });
        Remarks { signs: state.talk().signs(), offered }
    }

    /// What is said about a turn; `you` is the seat of whoever reads it, who says nothing about their own.
    pub fn about(&self, turn: &[LoggedMove], you: Option<Seat>) -> Remark<'_> {
        let public = || turn.iter().filter_map(|told| told.public.as_ref());
        let is_others = turn.first().is_some_and(|told| you != Some(told.seat));
        let is_offered = |number: usize| self.offered.is_some_and(|(from, to)| (from..=to).contains(&number));
        let last = public().next_back().map(|public| public.number);
        Remark {
            signs: public().flat_map(|public| self.signs.about(&public.name)).collect(),
            offered: last.filter(|&number| is_others && is_offered(number)),
        }
    }
}

impl Remark<'_> {
    /// The signs, each in the colour of whoever made it, and the button that opens the strip.
    pub fn shown(&self, names: &[String], language: Language) -> Markup {
        html! {
            @if !self.signs.is_empty() || self.offered.is_some() {
                div.remarks {
                    @for Sign { seat, sign } in &self.signs {
                        @let meant = say(language, &format!("sign-{sign}"));
                        @let name = names.get(seat.index()).map_or("", String::as_str);
                        @let told = words::text(language, "sign-by", &[("name", name), ("sign", &meant)]);
                        span.sign.{ "of-" (seat) } role="img" aria-label=(told) title=(told) data-by=(seat) { (icon(&format!("sign-{sign}"))) }
                    }
                    @if let Some(number) = self.offered {
                        // The script says what it is and draws it: pushes need not.
                        button.react data-react=(number) {}
                    }
                }
            }
        }
    }
}
