//! One moment of a match that is looked back at, and the parts that its pages are made of: the board as it was, the list
//! of all moves, the slider, the choice of eyes, the hands. The replay and the analysis are laid out from them.

use super::at_table::AtTable;
use super::layout::say;
use super::log::{notes, told};
use super::recap::recap;
use super::remarks::Remarks;
use crate::notice::Notice;
use crate::registry::{self, GameEntry};
use crate::room::Room;
use crate::snapshot::{ListedMove, Snapshot};
use crate::visitor::Visitor;
use game::{Seat, SeatSet, Viewer};
use maud::{Markup, PreEscaped, html};
use serde::{Deserialize, Deserializer};
use std::fmt;
use std::sync::Arc;

/// Whose eyes somebody looks through.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Eyes {
    #[default]
    Public,
    /// Everybody's: the public's board, and all hands beside it.
    All,
    Seat(Seat),
}

impl Eyes {
    pub fn seat(self) -> Option<Seat> {
        match self {
            Eyes::Seat(seat) => Some(seat),
            Eyes::Public | Eyes::All => None,
        }
    }
}

/// As it stands in an address.
impl fmt::Display for Eyes {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Eyes::Public => Ok(()),
            Eyes::All => f.write_str("all"),
            Eyes::Seat(seat) => seat.fmt(f),
        }
    }
}

impl<'de> Deserialize<'de> for Eyes {
    /// Anything but a seat or `all` means the public.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Eyes, D::Error> {
        let text = String::deserialize(deserializer)?;
        Ok(match text.parse().ok().and_then(Seat::new) {
            Some(seat) => Eyes::Seat(seat),
            None if text == "all" => Eyes::All,
            None => Eyes::Public,
        })
    }
}

/// What an address asks for.
#[derive(Deserialize)]
pub struct MomentAddress {
    /// After how many actions; the end if it is missing.
    pub at: Option<usize>,
    #[serde(rename = "as", default)]
    pub eyes: Eyes,
    /// The list of moves, if the page has it already and only another moment is asked for.
    pub have: Option<String>,
}

impl MomentAddress {
    /// Whether the page stays and only what belongs to the moment is asked for.
    pub fn is_step(&self) -> bool {
        self.have.as_deref() == Some("moves")
    }
}

/// A moment as a visitor looks at it.
pub struct Moment<'a> {
    pub room: Arc<dyn Room>,
    pub visitor: &'a Visitor,
    pub game: &'static GameEntry,
    /// The last part of the address of the page.
    page: &'static str,
    /// The seats that the visitor may look from.
    seats: SeatSet,
    pub eyes: Eyes,
    pub at: usize,
    pub last: usize,
    pub shown: Snapshot,
}

impl Moment<'_> {
    /// The moment that an address asks for, in a match that has been dealt.
    pub fn find<'a>(
        here: &'a AtTable,
        page: &'static str,
        address: &MomentAddress,
    ) -> Result<Moment<'a>, Notice> {
        let (visitor, room) = (&here.visitor, here.handle.public_room());
        let game = registry::find(&room.info().opening.game).ok_or_else(Notice::not_found)?;
        let seats = allowed_seats(&*room, visitor);
        let eyes = match address.eyes {
            Eyes::Seat(seat) if seats.contains(seat) => Eyes::Seat(seat),
            Eyes::All if room.is_over() => Eyes::All,
            _ => Eyes::Public,
        };
        let viewer = eyes.seat().map_or(Viewer::Public, Viewer::Seat);
        let last = room.chapters(viewer);
        let at = address.at.unwrap_or(last).min(last);
        let shown = room.snapshot(viewer, Some(at), visitor.language).ok_or_else(Notice::not_found)?;
        Ok(Moment { room, visitor, game, page, seats, eyes, at, last, shown })
    }

    /// Where another moment is, or the same through other eyes.
    pub fn address(&self, at: usize, eyes: Eyes) -> String {
        let from = if eyes == Eyes::Public { String::new() } else { format!("&as={eyes}") };
        format!("/t/{}/{}?at={at}{from}", self.room.info().id, self.page)
    }

    pub fn players(&self) -> Markup {
        html! {
            ul.players {
                @for (looked, figures) in self.room.info().seats().map(|(seat, _)| seat).zip(&self.shown.seats) {
                    li.plate.{ "of-" (looked) }.awaited[self.shown.awaited.contains(looked)] id={ "plate-" (looked) } data-home={ "seat-" (looked) } {
                        ((self.shown.mark)(looked)) bdi.name { (self.shown.names[looked.index()]) } span.figures { (figures) }
                    }
                }
            }
        }
    }

    /// What the last action before this moment was, in full.
    pub fn told(&self) -> Markup {
        let last = self.shown.log.last().filter(|told| told.number == self.at);
        let language = self.visitor.language;
        html! {
            section.log {
                div.scroll tabindex="0" {
                    (notes(&self.shown, language))
                    @if let Some(last) = last.map(std::slice::from_ref) {
                        ol.new { (told(last, self.eyes.seat(), &Remarks::default().about(last, None), &self.shown, language)) }
                    }
                }
            }
        }
    }

    pub fn stage(&self) -> Markup {
        html! { div.stage { (self.shown.story) (self.shown.board) (recap(&self.shown.recap, self.visitor.language)) } }
    }

    /// The list of all moves under the headings of their rounds; `sign` says what stands beside a move. A page that has it
    /// is told that it stays (`morph.js`).
    pub fn moves(&self, stays: bool, sign: impl Fn(usize) -> Option<Markup>) -> Markup {
        let viewer = self.eyes.seat().map_or(Viewer::Public, Viewer::Seat);
        let moves = self.room.moves(viewer, self.visitor.language);
        let headings = headings(&moves);
        let lines = moves.len() + 1 + headings.iter().flatten().count();
        html! {
            nav.moves aria-label=(say(self.visitor, "moves")) {
                ol id="moves" {
                    @if stays { (PreEscaped(format!("<!--0-{}-->", lines - 1))) } @else {
                        li id="move-0" { (self.way_to(0, &html! { span { (say(self.visitor, "moves-start")) } })) }
                        @for (listed, heading) in moves.iter().zip(&headings) {
                            @if let Some(heading) = heading { li.period { h2 { (heading) } } }
                            li.{ "of-" (listed.seat) } id={ "move-" (listed.number) } {
                                (self.way_to(listed.number, &html! {
                                    ((self.shown.mark)(listed.seat)) span.number { (listed.number) }
                                    @match &listed.text { Some(text) => span { (text) }, None => i { (say(self.visitor, "moves-secret")) } }
                                    (sign(listed.number).unwrap_or_default())
                                }))
                            }
                        }
                    }
                }
            }
        }
    }

    fn way_to(&self, at: usize, label: &Markup) -> Markup {
        html! { a href=(self.address(at, self.eyes)) aria-current=[(at == self.at).then_some("step")] { (label) } }
    }

    /// Where in the match this is; screen readers announce it.
    pub fn place(&self) -> Markup {
        let counted = [("at", self.at.to_string()), ("last", self.last.to_string())];
        let counted: Vec<(&str, &str)> =
            counted.iter().map(|(name, value)| (*name, value.as_str())).collect();
        html! { p.prompt role="status" { (words::text(self.visitor.language, "replay-at", &counted)) } }
    }

    /// The slider with its buttons, and autoplay.
    pub fn controls(&self) -> Markup {
        let (at, last, eyes) = (self.at, self.last, self.eyes);
        html! {
            form.slider method="get" action={ "/t/" (self.room.info().id) "/" (self.page) } {
                (self.step("first", "replay-first", 0, "\u{ab}"))
                (self.step("prev", "replay-prev", at.saturating_sub(1), "\u{25c0}\u{fe0e}"))
                input type="range" name="at" min="0" max=(last) value=(at) aria-label=(say(self.visitor, "replay-slider"));
                (self.step("next", "replay-next", (at + 1).min(last), "\u{25b6}\u{fe0e}"))
                (self.step("last", "replay-last", last, "\u{bb}"))
                @if eyes != Eyes::Public { input type="hidden" name="as" value=(eyes); }
                noscript { button { (say(self.visitor, "replay-go")) } }
                span.autoplay {
                    button type="button" id="autoplay" aria-pressed="false" { (say(self.visitor, "replay-play")) }
                    select id="pace" aria-label=(say(self.visitor, "replay-pace")) {
                        @for (pace, name) in [("4000", "\u{d7}\u{bd}"), ("2000", "\u{d7}1"), ("1000", "\u{d7}2"), ("400", "\u{d7}5")] {
                            option value=(pace) selected[pace == "2000"] { (name) }
                        }
                    }
                }
            }
        }
    }

    /// A button that leads to another moment.
    fn step(&self, way: &str, key: &str, at: usize, sign: &str) -> Markup {
        let name = say(self.visitor, key);
        html! {
            a.button rel=(way) href=(self.address(at, self.eyes)) title=(name) {
                span aria-hidden="true" { (sign) } span.visually-hidden { (name) }
            }
        }
    }

    /// Whose eyes one can look through.
    pub fn choice_of_eyes(&self) -> Markup {
        let is_over = self.room.is_over();
        let choice = |eyes: Eyes, label: &Markup| {
            html! { li { a href=(self.address(self.at, eyes)) aria-current=[(self.eyes == eyes).then_some("true")] { (label) } } }
        };
        html! {
            ul.eyes aria-label=(say(self.visitor, "replay-eyes")) {
                (choice(Eyes::Public, &html! { (say(self.visitor, "replay-public")) }))
                @if is_over { (choice(Eyes::All, &html! { (say(self.visitor, "replay-all")) })) }
                @for seat in self.seats.iter() {
                    (choice(Eyes::Seat(seat), &html! { ((self.shown.mark)(seat)) (self.shown.names[seat.index()]) }))
                }
            }
        }
    }

    /// The hands of the seats that are looked at.
    pub fn hands(&self) -> Markup {
        html! {
            @match self.eyes {
                Eyes::Public => {},
                Eyes::Seat(_) => div.hand.shown { (self.shown.hand) },
                Eyes::All => {
                    div.hands {
                        @for ((seat, _), hand) in self.room.info().seats().zip(self.room.hands(self.at, self.visitor.language)) {
                            div.seat-hand.{ "of-" (seat) } {
                                h2 { ((self.shown.mark)(seat)) (self.shown.names[seat.index()]) }
                                div.hand.shown { (hand) }
                            }
                        }
                    }
                },
            }
        }
    }
}

/// The heading before each move with which a new part of the match begins.
pub fn headings(moves: &[ListedMove]) -> Vec<Option<&str>> {
    let before = [None].into_iter().chain(moves.iter().map(|listed| Some(&listed.period)));
    let pairs = moves.iter().zip(before);
    pairs.map(|(listed, before)| (before != Some(&listed.period)).then_some(listed.period.as_str())).collect()
}

/// The seats that a visitor may look from: all of them after the end; before that their own, unless several people share
/// the device.
fn allowed_seats(room: &dyn Room, visitor: &Visitor) -> SeatSet {
    let info = room.info();
    let mine = info.seats_of(&visitor.person);
    match mine.len() {
        _ if room.is_over() => info.seats().map(|(seat, _)| seat).collect(),
        1 => mine,
        _ => SeatSet::EMPTY,
    }
}
