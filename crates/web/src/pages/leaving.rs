//! Leaving a match before its end, and asking the others for something: to end it, to take a decision back, to let a
//! bot play for somebody who is away.

use super::at_table::{AtTable, not_yours};
use super::layout::say;
use super::table_parts::address;
use crate::attendance::Attendance;
use crate::bot::DEFAULT_LEVEL;
use crate::notice::Notice;
use crate::room::Room;
use crate::room_info::{Perspective, RoomInfo};
use crate::rooms::{InternalError, WriteRequest};
use crate::snapshot::Snapshot;
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use bots::Level;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use std::time::Duration;
use store::{Chair, Entry, PersonId, Token};
use table::{Noted, Notes, Proposal, Question};
use words::Language;

/// How long somebody must have been away before the others go on without their answer, or may agree on a bot in their
/// place; and before one alone may decide that a bot plays for them: who sleeps over it has not left.
const LONG_AWAY: Duration = Duration::from_mins(10);
const A_DAY: Duration = Duration::from_hours(24);

#[derive(Deserialize)]
pub struct BySeat {
    seat: u8,
    token: String,
}

/// `POST /t/ID/resign`. Where two play, or no other person does, the match ends; elsewhere a bot plays on.
pub async fn resign(at: AtTable, Form(form): Form<BySeat>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    let what = resignation(at.handle.public_room().info(), &at.visitor.person);
    note(&at, seat, what, &form.token).await
}

/// What it is that somebody resigns at a table.
pub fn resignation(info: &RoomInfo, person: &PersonId) -> Noted {
    let others_play = info.chairs.len() > 2 && !info.others(person).is_empty();
    Noted::Resigned { bot: others_play.then(|| DEFAULT_LEVEL.id().to_owned()) }
}

#[derive(Deserialize)]
pub struct Ask {
    seat: u8,
    what: String,
    /// Who is to be replaced, and by which level of bot.
    whom: Option<u8>,
    level: Option<String>,
    token: String,
}

/// `POST /t/ID/ask`: the others are asked who are there.
pub async fn ask(at: AtTable, Form(form): Form<Ask>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    let room = at.handle.public_room();
    let others = Others::of(&at, &*room).await?;
    let (what, of) = match form.what.as_str() {
        "end" => (Proposal::End, others.voters()),
        "take-back" => (Proposal::TakeBack, others.voters()),
        "pause" if room.clocks().is_some() => (Proposal::Pause, others.voters()),
        "replace" => others.replacing(&form)?,
        _ => return Err(unreadable()),
    };
    note(&at, seat, Noted::Asked { what, of }, &form.token).await
}

/// The other people at a table, with how long each has been away.
struct Others<'a> {
    info: &'a RoomInfo,
    people: Vec<(Seat, &'a PersonId, Option<Duration>)>,
}

impl Others<'_> {
    /// The people beside the visitor. Somebody may be there at another server.
    async fn of<'a>(at: &AtTable, room: &'a dyn Room) -> Result<Others<'a>, Notice> {
        at.app.rooms.meet_others(Some(&at.handle)).await.map_err(InternalError::from)?;
        let (info, state) = (room.info(), at.handle.state());
        let others = info.others(&at.visitor.person).into_iter();
        let people = others.map(|(seat, person)| (seat, person, state.attendance().away_for(person)));
        Ok(Others { info, people: people.collect() })
    }

    /// Those whose answer is waited for.
    fn there(&self) -> impl Iterator<Item = (Seat, &PersonId)> {
        let away = if goes_on_without(self.info) { LONG_AWAY } else { Duration::MAX };
        let there = self.people.iter().filter(move |(_, _, time)| time.is_none_or(|time| time < away));
        there.map(|(seat, person, _)| (*seat, *person))
    }

    /// Those who are asked about the match: those who are there; if nobody is, all of them, and the question waits.
    fn voters(&self) -> Vec<Seat> {
        let there: Vec<Seat> = self.there().map(|(seat, _)| seat).collect();
        if there.is_empty() { self.people.iter().map(|(seat, ..)| *seat).collect() } else { there }
    }

    /// That a bot plays for somebody who is away, and who is asked about it: who is there. Without anybody to ask, they
    /// must have been away for a day.
    fn replacing(&self, form: &Ask) -> Result<(Proposal, Vec<Seat>), Notice> {
        let level = form.level.as_deref().and_then(Level::from_id).ok_or_else(unreadable)?;
        let whom = form.whom.and_then(Seat::new).ok_or_else(unreadable)?;
        if !goes_on_without(self.info) {
            return Err(Notice::new(StatusCode::CONFLICT, "notice-no-replacing"));
        }
        let of: Vec<Seat> = self.there().map(|(seat, _)| seat).filter(|&seat| seat != whom).collect();
        let patience = if of.is_empty() { A_DAY } else { LONG_AWAY };
        let is_gone = |time: Option<Duration>| time.is_some_and(|time| time >= patience);
        let gone = self.people.iter().find(|(seat, _, time)| *seat == whom && is_gone(*time));
        let (_, person, _) = gone.ok_or_else(not_away)?;
        let also = self.info.seats_of(person).without(whom).iter().collect();
        Ok((Proposal::Replace { seat: whom, bot: level.id().into(), also }, of))
    }
}

/// Whether people may go on without somebody who is away. Where a clock runs, time decides; in a rated match nobody gains
/// by it that somebody has gone.
fn goes_on_without(info: &RoomInfo) -> bool {
    info.opening.customs.pace.is_none() && !info.opening.customs.rated
}

fn unreadable() -> Notice {
    Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable")
}

fn not_away() -> Notice {
    Notice::new(StatusCode::CONFLICT, "notice-not-away")
}

#[derive(Deserialize)]
pub struct AnswerForm {
    seat: u8,
    /// Which question is answered.
    question: usize,
    agrees: bool,
    token: String,
}

/// `POST /t/ID/answer`.
pub async fn answer(at: AtTable, Form(form): Form<AnswerForm>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    open_question(&*at.handle.public_room(), form.question)?;
    note(&at, seat, Noted::Answered { agrees: form.agrees }, &form.token).await
}

#[derive(Deserialize)]
pub struct ExcuseForm {
    seat: u8,
    /// Which question goes on.
    question: usize,
    token: String,
}

/// `POST /t/ID/excuse`: a question goes on without the answers of those who have been away for long.
pub async fn excuse(at: AtTable, Form(form): Form<ExcuseForm>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    let room = at.handle.public_room();
    let open = open_question(&*room, form.question)?;
    let others = Others::of(&at, &*room).await?;
    let there: SeatSet = others.there().map(|(seat, _)| seat).collect();
    let seats: Vec<Seat> =
        open.waiting.iter().filter(|&asked| asked != seat && !there.contains(asked)).collect();
    if seats.is_empty() {
        return Err(not_away());
    }
    note(&at, seat, Noted::Excused { seats }, &form.token).await
}

/// What is being asked, if it is still this.
fn open_question(room: &dyn Room, number: usize) -> Result<Question, Notice> {
    let open = room.notes().and_then(Notes::open).filter(|open| open.number == number);
    open.cloned().ok_or_else(|| Notice::new(StatusCode::CONFLICT, "notice-stale"))
}

/// `POST /t/ID/withdraw`.
pub async fn withdraw(at: AtTable, Form(form): Form<BySeat>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    note(&at, seat, Noted::Withdrawn, &form.token).await
}

/// `POST /t/ID/return`: somebody takes their seats again that a bot has played for them.
pub async fn come_back(at: AtTable, Form(form): Form<BySeat>) -> Result<Redirect, Notice> {
    let room = at.handle.public_room();
    let own = room.info().may_return(&at.visitor.person);
    let seat = own.iter().find(|seat| seat.index() == usize::from(form.seat)).ok_or_else(not_yours)?;
    for other in own.without(seat).iter() {
        let token = Token::fresh().map_err(InternalError::from)?;
        let _ = note(&at, other, Noted::Returned, token.as_str()).await?;
    }
    note(&at, seat, Noted::Returned, &form.token).await
}

/// `POST /t/ID/resume`: the clocks run on that all had agreed to stop.
pub async fn resume(at: AtTable, Form(form): Form<BySeat>) -> Result<Redirect, Notice> {
    let seat = at.seat(form.seat)?;
    note(&at, seat, Noted::Resumed, &form.token).await
}

/// Writes a note. It matters to nobody's decision, so it is never too late; whether it can be is for the room to say.
async fn note(at: &AtTable, seat: Seat, what: Noted, token: &str) -> Result<Redirect, Notice> {
    at.require_full()?;
    let token = Token::new(token).ok_or_else(unreadable)?;
    let (room, by) = (at.handle.public_room(), Viewer::Public);
    let version = room.version(by);
    let request = WriteRequest { entry: Entry::Noted { seat, what }, token, by, version, lease: None };
    at.app.rooms.write(&at.handle, request, at.visitor.language).await?;
    Ok(at.redirect())
}

/// What is being asked, with the answers one can give.
pub fn question(
    room: &dyn Room,
    attendance: &Attendance,
    look: Perspective,
    shown: &Snapshot,
    language: Language,
) -> Markup {
    let name = |seat: Seat| shown.names.get(seat.index()).map_or("", String::as_str);
    let open = room.notes().and_then(|notes| notes.open()).filter(|_| !shown.is_over());
    html! {
        @if let Some(open) = open {
            section.question id="question" role="status" {
                @match &open.what {
                    Proposal::End => { p { (words::text(language, "asked-end", &[("name", name(open.by))])) } },
                    Proposal::TakeBack => { p { (words::text(language, "asked-take-back", &[("name", name(open.by))])) } },
                    Proposal::Pause => { p { (words::text(language, "asked-pause", &[("name", name(open.by))])) } },
                    Proposal::Replace { seat, bot, .. } => {
                        @let bot = crate::bot::name(bot, language);
                        p { (words::text(language, "asked-replace", &[("name", name(open.by)), ("other", name(*seat)), ("bot", &bot)])) }
                    },
                }
                @if let Some(seat) = look.seat.filter(|&seat| open.waiting.contains(seat)) {
                    div.buttons {
                        @for agrees in [true, false] {
                            form method="post" action=(address(room, "answer")) data-quiet {
                                (fields(seat))
                                input type="hidden" name="question" value=(open.number);
                                input type="hidden" name="agrees" value=(agrees);
                                button.primary[agrees] id={ "answer-" (agrees) } { (say(language, if agrees { "answer-agree" } else { "answer-decline" })) }
                            }
                        }
                    }
                } @else {
                    @let waiting: Vec<&str> = open.waiting.iter().map(name).collect();
                    p.small { (words::text(language, "asked-waiting", &[("names", &waiting.join(", "))])) }
                    @if look.seat == Some(open.by) {
                        form method="post" action=(address(room, "withdraw")) data-quiet {
                            (fields(open.by))
                            button { (say(language, "answer-withdraw")) }
                        }
                    }
                    @if let (Some(seat), true) = (look.seat, is_held_up(open, room.info(), attendance)) {
                        form method="post" action=(address(room, "excuse")) data-quiet {
                            (fields(seat))
                            input type="hidden" name="question" value=(open.number);
                            button { (say(language, "answer-excuse")) }
                        }
                    }
                }
            }
        }
        @if !shown.is_over() && room.notes().is_some_and(table::Notes::are_clocks_stopped) {
            section.question id="stopped" role="status" {
                p { (say(language, "stopped-text")) }
                @if let Some(seat) = look.seat {
                    form method="post" action=(address(room, "resume")) data-quiet {
                        (fields(seat))
                        button.primary { (say(language, "resume")) }
                    }
                }
            }
        }
        @if let Some(seat) = look.may_return {
            section.question id="return" {
                p { (say(language, "return-text")) }
                form method="post" action=(address(room, "return")) data-quiet {
                    (fields(seat))
                    button.primary { (say(language, "return")) }
                }
            }
        }
    }
}

/// Whether a question waits for somebody who is away, and may go on without them.
fn is_held_up(open: &Question, info: &RoomInfo, attendance: &Attendance) -> bool {
    let is_away = |seat: Seat| {
        let person = info.chairs.get(seat.index()).and_then(Chair::taken_by);
        person.is_some_and(|person| attendance.away_for(person).is_some())
    };
    goes_on_without(info) && open.waiting.iter().any(is_away)
}

/// The ways out of a match: each is behind one more click.
pub fn leave(room: &dyn Room, attendance: &Attendance, look: Perspective, language: Language) -> Markup {
    let info = room.info();
    let Some(seat) = look.seat else { return html! {} };
    let me = info.chairs.get(seat.index()).and_then(Chair::taken_by);
    let has_others = me.is_some_and(|me| !info.others(me).is_empty());
    let is_open = room.notes().is_some_and(|notes| notes.open().is_some());
    let is_stopped = room.notes().is_some_and(table::Notes::are_clocks_stopped);
    let names = info.names(language);
    let away = me.map_or(vec![], |me| info.others(me));
    let is_away = |person: &PersonId| goes_on_without(info) && attendance.away_for(person).is_some();
    let away: Vec<Seat> =
        away.into_iter().filter(|(_, person)| is_away(person)).map(|(seat, _)| seat).collect();
    let asking = |what: &str, key: &str| {
        html! {
            form method="post" action=(address(room, "ask")) data-quiet {
                (fields(seat))
                input type="hidden" name="what" value=(what);
                button disabled[is_open] { (say(language, key)) }
            }
        }
    };
    html! {
        details.leave id="leave" {
            summary { (say(language, "leave")) }
            div.ways {
                @if has_others {
                    (asking("end", "leave-end"))
                    @if room.clocks().is_some() && !is_stopped { (asking("pause", "leave-pause")) }
                    @if room.actions() > 0 { (asking("take-back", "leave-take-back")) }
                    @for other in &away {
                        form method="post" action=(address(room, "ask")) data-quiet {
                            (fields(seat))
                            input type="hidden" name="what" value="replace";
                            input type="hidden" name="whom" value=(other);
                            label {
                                (words::text(language, "leave-replace", &[("name", names[other.index()].as_str())]))
                                select name="level" {
                                    @for level in Level::ALL {
                                        option value=(level.id()) selected[level == DEFAULT_LEVEL] { (level.name(language.code())) }
                                    }
                                }
                            }
                            button disabled[is_open] { (say(language, "leave-ask")) }
                        }
                    }
                    @if !away.is_empty() { p.small { (say(language, "leave-replace-after")) } }
                }
                form method="post" action=(address(room, "resign")) data-quiet {
                    (fields(seat))
                    p.small { (say(language, if has_others && info.chairs.len() > 2 { "resign-text-bot" } else { "resign-text" })) }
                    button.danger { (say(language, "resign")) }
                }
            }
        }
    }
}

/// Who asks. The script fills in the token.
fn fields(seat: Seat) -> Markup {
    html! {
        input type="hidden" name="seat" value=(seat);
        input type="hidden" name="token" value="";
    }
}
