//! Xi'an on a page: the pit, the city around it and the mausoleum. Everything is drawn from the view, which knows what
//! things cost and why they cannot be had.

mod art;
mod picture;
mod board;
mod pit;
mod city;
mod mausoleum;
mod scoring;
mod hand;
mod seats;
mod beside;
mod preview;
mod meant;

use crate::board::Board;
use crate::extras::Extras;
use game::Seat;
use games::xian::{Action, Event, View, Xian};
use maud::Markup;
use words::{Language, Line, People};

impl Board for Xian {
    const MINUTES: u32 = 90;
    const STYLESHEET: &'static str = include_str!("../../assets/xian.css");
    const EXTRAS: Extras<Xian> =
        Extras { lists_turn: true, foreseen: Some(preview::foreseen), ..Extras::NONE };

    fn shapes() -> Markup {
        art::shapes()
    }

    fn picture() -> Markup {
        picture::picture()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        board::board(view, people, language)
    }

    fn hand(view: &View, language: Language) -> Markup {
        hand::hand(view, language)
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        seats::seat(view, seat, language)
    }

    fn beside(view: &View, language: Language) -> Markup {
        beside::beside(view, language)
    }

    fn ghost(view: &View, action: Action) -> Markup {
        preview::ghost(view, action)
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
    }

    fn foretold(event: &Event, people: &People, language: Language) -> Vec<Line> {
        preview::foretold(event, people, language)
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        meant::meant(view, things)
    }
}

/// What a seat is called.
fn name<'a>(people: &'a People, seat: Seat) -> &'a str {
    people.names.get(seat.index()).map_or("", String::as_str)
}
