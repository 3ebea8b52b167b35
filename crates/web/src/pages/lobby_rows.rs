//! The tables of the lobby, drawn from what one person may know of them. A row holds all that it shows, so it is drawn
//! once for everybody who sees the same.

use super::layout::say;
use super::pace;
use crate::clock;
use crate::fair_deal::rematch_fields;
use crate::registry;
use crate::room::{Room, notes};
use crate::rooms::ListedRoom;
use crate::signer::Signer;
use crate::visitor::Visitor;
use game::{Seat, SeatSet, Viewer};
use markup::kept;
use maud::{Markup, html};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};
use store::{PersonId, TableId, Timestamp};
use table::{Ended, Notes};
use words::Language;

/// How a table concerns somebody, the most urgent first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Standing {
    MyTurn,
    /// A seat is kept for them.
    KeptSeat,
    /// They may take a seat.
    FreeSeat,
    Waiting,
    Running,
    Over,
}

impl Standing {
    const fn key(self) -> &'static str {
        match self {
            Standing::MyTurn => "standing-my-turn",
            Standing::KeptSeat => "standing-kept-seat",
            Standing::FreeSeat => "standing-free-seat",
            Standing::Waiting => "standing-waiting",
            Standing::Running => "standing-running",
            Standing::Over => "standing-over",
        }
    }
}

/// Everything that is shown of a table.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Row {
    pub id: TableId,
    game: String,
    pub standing: Standing,
    seats: Vec<SeatRow>,
    /// When the last happened there.
    pub since: Timestamp,
    /// How many actions everybody knows of.
    moves: usize,
    /// The version of its picture, which changes with the position.
    picture: usize,
    /// Who has won, once it is over: the one who looks, others, or nobody.
    result: Option<Outcome>,
    rematch: Option<TableId>,
    /// Whether other people play here, and wait for one's turn.
    company: bool,
    /// How fast it is played, if somebody is in a hurry.
    pace: Option<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct SeatRow {
    name: String,
    awaited: bool,
    score: Option<i32>,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash)]
enum Outcome {
    Mine,
    Others(Vec<String>),
    /// Nobody's, because somebody has resigned, or has used up their time, where more than two sat.
    GivenUp(String),
    Nobodys,
}

impl Row {
    /// A table as a person sees it.
    pub fn of(listed: &ListedRoom, person: &PersonId, language: Language) -> Row {
        let (room, public) = (listed.handle.room_for(person), listed.handle.public_room());
        Row::new(&*room, &*public, listed.since(&*room), person, language)
    }

    /// A room as a person sees it who sees it so, where the last happened then.
    fn new(
        room: &dyn Room,
        public: &dyn Room,
        since: Timestamp,
        person: &PersonId,
        language: Language,
    ) -> Row {
        let info = room.info();
        let mine = info.seats_of(person);
        let awaited = awaited(room, mine);
        let names = info.names(language);
        let outcome = room.turn().outcome();
        let seats = info.seats().zip(&names).map(|((seat, _), name)| SeatRow {
            name: name.clone(),
            awaited: awaited.contains(seat),
            score: outcome.and_then(|outcome| outcome.scores().get(seat.index()).copied()),
        });
        Row {
            id: info.id.clone(),
            game: info.opening.game.clone(),
            standing: standing(room, person, mine, awaited),
            seats: seats.collect(),
            since,
            moves: public.chapters(Viewer::Public),
            picture: public.version(Viewer::Public),
            result: room.is_over().then(|| result(room, mine, &names, language)),
            rematch: info.rematch.clone(),
            company: info.has_company(),
            pace: info.opening.customs.pace.map(|pace| pace::told(Some(pace), language)),
        }
    }

    /// A table that is played, or waits for somebody.
    pub fn running(&self, language: Language) -> Markup {
        kept("lobby-running", (self, language), || {
            let moves = self.moves.to_string();
            html! {
                li.board-row.my-turn[self.standing == Standing::MyTurn] id={ "row-" (self.id) }
                    data-calls=[self.calls().then(|| say(language, "title-your-turn"))] {
                    a href={ "/t/" (self.id) } {
                        img.position src=(self.picture()) alt="" width="1200" height="630" loading="lazy";
                        b { (self.title(language)) }
                        (self.people(language))
                        span.standing { (say(language, self.standing.key())) }
                        span.far {
                            @if let Some(pace) = &self.pace { span.at-pace { (pace) } " \u{b7} " }
                            @if self.moves > 0 { (words::text(language, "lobby-moves", &[("count", &moves)])) " \u{b7} " }
                            (say(language, "lobby-since")) " " time data-ago=(clock::seconds(self.since)) data-now=(say(language, "lobby-now")) {}
                        }
                    }
                }
            }
        })
    }

    /// Whether others wait for the one who looks.
    fn calls(&self) -> bool {
        self.company && self.standing == Standing::MyTurn
    }

    /// A table of one's own that is over, with what can be done with it.
    pub fn over(&self, signer: &Signer, language: Language) -> Markup {
        kept("lobby-over", (self, language), || {
            let title = self.title(language);
            let named = |key: &str| {
                words::text(language, "lobby-of", &[("what", &say(language, key)), ("game", &title)])
            };
            html! {
                li.over-row id={ "row-" (self.id) } {
                    img.position src=(self.picture()) alt="" width="1200" height="630" loading="lazy";
                    a.what href={ "/t/" (self.id) } { b { (title) } (self.people(language)) }
                    (self.result(language))
                    span.buttons {
                        @if let Some(next) = &self.rematch {
                            a.button href={ "/t/" (next) } aria-label=(named("rematch-go")) { (say(language, "rematch-go")) }
                        } @else {
                            form method="post" action={ "/t/" (self.id) "/rematch" } {
                                (rematch_fields(signer, &self.id))
                                button aria-label=(named("rematch")) { (say(language, "rematch")) }
                            }
                        }
                        a.button href={ "/t/" (self.id) "/replay" } aria-label=(named("replay")) { (say(language, "replay")) }
                        a.button href={ "/t/" (self.id) "/analysis" } aria-label=(named("analysis")) { (say(language, "analysis")) }
                    }
                }
            }
        })
    }

    /// One of a person's own tables in a line: the game, the others, and how it stands.
    pub fn line(&self, language: Language) -> Markup {
        kept("my-table", (self, language), || {
            html! {
                li.my-table {
                    a.what href={ "/t/" (self.id) } { b { (self.title(language)) } (self.people(language)) }
                    @if self.standing == Standing::Over {
                        (self.result(language))
                    } @else {
                        span.standing { (say(language, self.standing.key())) }
                    }
                    time.far data-ago=(clock::seconds(self.since)) data-now=(say(language, "lobby-now")) {}
                }
            }
        })
    }

    /// Who has won a match that is over.
    fn result(&self, language: Language) -> Markup {
        let text = match &self.result {
            Some(Outcome::Mine) => say(language, "lobby-won"),
            Some(Outcome::Others(names)) => {
                let (names, count) = (names.join(", "), names.len().to_string());
                words::text(language, "ending-winners", &[("names", &names), ("count", &count)])
            }
            Some(Outcome::GivenUp(how)) => how.clone(),
            Some(Outcome::Nobodys) | None => say(language, "lobby-no-result"),
        };
        html! { span.result.won[self.result == Some(Outcome::Mine)] { (text) } }
    }

    fn title(&self, language: Language) -> String {
        registry::title_of(&self.game, language)
    }

    fn picture(&self) -> String {
        format!("/t/{}/card.svg?v={}", self.id, self.picture)
    }

    /// Who plays, with whoever is to decide marked.
    fn people(&self, language: Language) -> Markup {
        let mark = registry::mark_of(&self.game);
        html! {
            span.people {
                @for (seat, shown) in (0..).map_while(Seat::new).zip(&self.seats) {
                    span.who.{ "of-" (seat) }.awaited[shown.awaited] {
                        (mark(seat)) bdi { (shown.name) }
                        @if let Some(score) = shown.score { " " b { (score) } }
                        @if shown.awaited { span.visually-hidden { " (" (say(language, "lobby-to-move")) ")" } }
                    }
                }
            }
        }
    }
}

/// The tables of others that a lobby lists for those who read a language. Whoever has no place at a table sees the same row
/// of it as all others, so it is made when the first of them looks.
pub struct Others {
    /// The list that they are of; it is not kept for that.
    of: Weak<[ListedRoom]>,
    language: Language,
    waiting: Vec<Other>,
    running: Vec<Other>,
}

struct Other {
    /// The room as everybody sees it.
    room: Arc<dyn Room>,
    since: Timestamp,
    row: OnceLock<Row>,
}

impl Others {
    fn new(listed: &Arc<[ListedRoom]>, language: Language) -> Others {
        let others = listed.iter().map(|listed| {
            let room = listed.handle.public_room();
            Other { since: listed.since(&*room), room, row: OnceLock::new() }
        });
        let others = others.filter(|other| !other.room.info().closed && !other.room.is_over());
        let (running, waiting): (Vec<Other>, Vec<Other>) =
            others.partition(|other| other.room.info().is_full());
        let running = running.into_iter().filter(|other| other.room.info().has_company()).collect();
        Others { of: Arc::downgrade(listed), language, waiting, running }
    }

    /// Those where a visitor can take a seat.
    pub fn open(&self, visitor: &Visitor) -> impl Iterator<Item = &Row> {
        self.rows(&self.waiting, visitor).filter(|row| row.standing == Standing::FreeSeat)
    }

    /// Matches between people that a visitor can watch.
    pub fn watch(&self, visitor: &Visitor) -> impl Iterator<Item = &Row> {
        self.rows(&self.running, visitor)
    }

    fn rows<'a>(&'a self, others: &'a [Other], visitor: &Visitor) -> impl Iterator<Item = &'a Row> {
        let foreign = others.iter().filter(|other| !other.room.info().belongs(&visitor.person));
        foreign.map(|Other { room, since, row }| {
            row.get_or_init(|| Row::new(&**room, &**room, *since, &visitor.person, self.language))
        })
    }
}

/// The latest lists of others, one for each language.
#[derive(Default)]
pub struct LatestOthers([Mutex<Option<Arc<Others>>>; Language::ALL.len()]);

impl LatestOthers {
    /// What this list is to those who read a language; made once for each.
    pub fn of(&self, listed: &Arc<[ListedRoom]>, language: Language) -> Arc<Others> {
        let mut latest = self.0[language as usize].lock().unwrap_or_else(PoisonError::into_inner);
        match &*latest {
            Some(others) if Weak::ptr_eq(&others.of, &Arc::downgrade(listed)) => others.clone(),
            _ => latest.insert(Arc::new(Others::new(listed, language))).clone(),
        }
    }
}

/// The seats that owe a decision, as far as whoever holds some of them knows.
fn awaited(room: &dyn Room, mine: SeatSet) -> SeatSet {
    let own = mine.iter().filter(|&seat| room.awaited(Viewer::Seat(seat)).contains(seat));
    own.fold(room.awaited(Viewer::Public), SeatSet::with)
}

fn standing(room: &dyn Room, person: &PersonId, mine: SeatSet, awaited: SeatSet) -> Standing {
    if room.is_over() {
        Standing::Over
    } else if !room.info().kept_for(person).is_empty() && !room.info().closed {
        Standing::KeptSeat
    } else if room.info().free_for(person).is_some() {
        Standing::FreeSeat
    } else if !room.info().is_full() {
        Standing::Waiting
    } else if mine.iter().any(|seat| awaited.contains(seat)) {
        Standing::MyTurn
    } else {
        Standing::Running
    }
}

/// Who has won a match that is over.
fn result(room: &dyn Room, mine: SeatSet, names: &[String], language: Language) -> Outcome {
    let winners = room.winners();
    let ended = room.notes().and_then(Notes::ended);
    if let (true, Some(ended @ (Ended::Resigned(_) | Ended::TimedOut(_)))) = (winners.is_empty(), ended) {
        Outcome::GivenUp(notes::end(ended, names, language))
    } else if winners.is_empty() {
        Outcome::Nobodys
    } else if mine.len() == 1 && mine.iter().all(|seat| winners.contains(seat)) {
        Outcome::Mine
    } else {
        Outcome::Others(winners.iter().filter_map(|seat| names.get(seat.index()).cloned()).collect())
    }
}
