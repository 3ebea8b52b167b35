//! Saying something at a table, and what has been said there, as its page shows it. Only those who have a seat speak; who
//! else reads it is for the table to choose.

use super::at_table::{AtTable, not_yours};
use super::layout::say;
use crate::clock;
use crate::notice::Notice;
use crate::room::Room;
use crate::room_info::RoomInfo;
use crate::talk::{LONGEST_TEXT, Line, PHRASES, Part, Talk, Words, has_talk, known};
use axum::Form;
use axum::http::StatusCode;
use axum::response::Redirect;
use boards::icon;
use game::Seat;
use markup::kept;
use maud::{Markup, html};
use serde::Deserialize;
use store::{Readers, Said, Saying, Spoken, Token};
use words::Language;

/// How many lines a page shows.
const MOST_SHOWN: usize = 60;

#[derive(Deserialize)]
pub struct Say {
    seat: u8,
    /// One of the phrases, or else words of one's own.
    phrase: Option<String>,
    text: Option<String>,
    token: String,
}

/// `POST /t/ID/say`.
pub async fn say_words(at: AtTable, Form(form): Form<Say>) -> Result<Redirect, Notice> {
    let room = at.handle.public_room();
    let what = match (form.phrase, form.text) {
        (Some(phrase), _) => Saying::Phrase(known(&PHRASES, &phrase).ok_or_else(unreadable)?.to_owned()),
        (None, Some(_)) if room.info().opening.customs.words == Readers::Nobody => {
            return Err(Notice::new(StatusCode::FORBIDDEN, "notice-words-phrases"));
        }
        (None, Some(text)) => Saying::Text(table::clean_text(&text, LONGEST_TEXT).ok_or_else(not_so_long)?),
        (None, None) => return Err(unreadable()),
    };
    speak(&at, &*room, form.seat, what, &form.token).await
}

/// Says something for a seat of the visitor's.
pub async fn speak(
    at: &AtTable,
    room: &dyn Room,
    seat: u8,
    what: Saying,
    token: &str,
) -> Result<Redirect, Notice> {
    let part = Part::of(&at.visitor.person, room.info());
    let seat = Seat::new(seat).filter(|&seat| part.seats.contains(seat)).ok_or_else(not_yours)?;
    let token = Token::new(token).ok_or_else(unreadable)?;
    if !at.app.rooms.may_say(&at.visitor.person, &token) {
        return Err(Notice::new(StatusCode::TOO_MANY_REQUESTS, "notice-words-often"));
    }
    let said = Said { person: at.visitor.person.clone(), at: clock::now(), words: Spoken { seat, what } };
    at.app.rooms.say(&at.handle, token, said).await?;
    Ok(at.redirect())
}

pub fn unreadable() -> Notice {
    Notice::new(StatusCode::UNPROCESSABLE_ENTITY, "notice-unreadable")
}

fn not_so_long() -> Notice {
    let most = vec![("most", LONGEST_TEXT.to_string())];
    Notice::with(StatusCode::UNPROCESSABLE_ENTITY, "notice-words-length", most)
}

/// How somebody looks at what is said.
pub struct Listener {
    pub part: Part,
    /// The seat that they act for now.
    pub seat: Option<Seat>,
    pub mark: fn(Seat) -> Markup,
    pub language: Language,
}

/// What has been said at a table, and the means to say something; nothing at a table where nobody could answer.
pub fn panel(info: &RoomInfo, talk: &Talk, listener: &Listener) -> Markup {
    let (part, language) = (listener.part, listener.language);
    let readers = info.opening.customs.words;
    let all = talk.lines(readers, part).count();
    let shown: Vec<Line> = talk.lines(readers, part).skip(all.saturating_sub(MOST_SHOWN)).collect();
    let first = all - shown.len() + 1;
    html! {
        @if has_talk(info) {
            details.words id="words" data-heard=(all) {
                summary { (icon("words")) span { (say(language, "words")) } (unread(language)) }
                div.talk {
                    div.said id="said" role="log" tabindex="0" aria-label=(say(language, "words-said")) {
                        ol { @for (line, number) in shown.iter().zip(first..) { (told(info, line, number, listener)) } }
                        @if shown.is_empty() { p.small { (say(language, "words-none")) } }
                    }
                    @if !part.seats.is_empty() { (speaking(info, listener)) }
                    @if let Some(key) = about_readers(readers, part) { p.small { (say(language, key)) } }
                    (mutes(info, listener))
                }
            }
        }
    }
}

/// The button that opens them on a phone, within reach of a thumb.
pub fn in_reach(info: &RoomInfo, language: Language) -> Markup {
    html! {
        @if has_talk(info) {
            button.talk-opener type="button" id="talk-opener" aria-controls="words" aria-expanded="false" title=(say(language, "words")) {
                (icon("words")) span.visually-hidden { (say(language, "words")) } (unread(language))
            }
        }
    }
}

/// How many lines are new; the script counts them.
fn unread(language: Language) -> Markup {
    html! { span.unread data-told=(say(language, "words-unread")) hidden {} }
}

/// One line, with the name that its speaker has now.
fn told(info: &RoomInfo, line: &Line, number: usize, listener: &Listener) -> Markup {
    let language = listener.language;
    let name = words::somebody(info.name_at(line.seat, line.person).unwrap_or_default(), language);
    kept("word", (number, line.seat, &name, line.at.0, line.words, language), || {
        html! {
            li.word.{ "of-" (line.seat) } id={ "word-" (number) } data-by=(line.seat) {
                ((listener.mark)(line.seat))
                p {
                    bdi.name { (name) } " "
                    @match line.words {
                        Words::Phrase(phrase) => span.phrase { (say(language, &format!("phrase-{phrase}"))) },
                        Words::Text(text) => bdi.text { (text) },
                    }
                }
                time data-ago=(clock::seconds(line.at)) data-now="" {}
            }
        }
    })
}

/// The forms by which somebody speaks.
fn speaking(info: &RoomInfo, listener: &Listener) -> Markup {
    let language = listener.language;
    let writes = info.opening.customs.words != Readers::Nobody;
    let phrases = html! {
        form.offered method="post" action={ "/t/" (info.id) "/say" } data-quiet data-limited {
            (speaker(info, listener, false))
            @for phrase in PHRASES { button name="phrase" value=(phrase) { (say(language, &format!("phrase-{phrase}"))) } }
        }
    };
    html! {
        div.speaking {
            @if writes {
                details.phrases id="phrases" {
                    summary title=(say(language, "words-phrases")) { (icon("phrases")) span.visually-hidden { (say(language, "words-phrases")) } }
                    (phrases)
                }
                form.writing id="say" method="post" action={ "/t/" (info.id) "/say" } data-quiet data-limited {
                    (speaker(info, listener, true))
                    input id="say-text" name="text" maxlength=(LONGEST_TEXT) required autocomplete="off" enterkeyhint="send"
                        aria-label=(say(language, "words-write")) placeholder=(say(language, "words-write"));
                    button title=(say(language, "words-send")) { (icon("send")) span.visually-hidden { (say(language, "words-send")) } }
                }
            } @else { (phrases) }
        }
    }
}

/// For which seat somebody speaks; whoever has several and acts for none of them just now may say so. The script fills in
/// the token.
fn speaker(info: &RoomInfo, listener: &Listener, may_choose: bool) -> Markup {
    let seats = listener.part.seats;
    let names = info.names(listener.language);
    let usual = listener.seat.filter(|&seat| seats.contains(seat)).or(seats.first());
    html! {
        @if may_choose && seats.len() > 1 {
            select name="seat" aria-label=(say(listener.language, "words-as")) {
                @for seat in seats.iter() { option value=(seat) selected[usual == Some(seat)] { (names[seat.index()]) } }
            }
        } @else { input type="hidden" name="seat" value=[usual]; }
        input type="hidden" name="token" value="";
    }
}

/// Who reads what one writes, if that is worth saying.
fn about_readers(readers: Readers, part: Part) -> Option<&'static str> {
    match readers {
        Readers::Everybody | Readers::Nobody => None,
        Readers::Players if part.reads => Some("words-players"),
        Readers::Players => Some("words-players-only"),
    }
}

/// A switch for each of the others: whoever is muted is not shown in this browser, and does not learn of it.
fn mutes(info: &RoomInfo, listener: &Listener) -> Markup {
    let names = info.names(listener.language);
    let has_person = |seat: Seat| {
        info.replaced.contains_key(&seat)
            || info.chairs.get(seat.index()).is_some_and(|chair| chair.taken_by().is_some())
    };
    let others = info.seats().map(|(seat, _)| seat).filter(|&seat| !listener.part.seats.contains(seat));
    html! {
        div.mutes role="group" aria-label=(say(listener.language, "words-mutes")) {
            @for seat in others.filter(|&seat| has_person(seat)) {
                button type="button" data-mute=(seat) aria-pressed="false" {
                    (icon("silent")) (words::text(listener.language, "words-mute", &[("name", &names[seat.index()])]))
                }
            }
        }
    }
}
