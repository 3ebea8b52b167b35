//! Xi'an on a page: the pit, the city beside it and the stairs to the tomb. Everything is drawn from the view, which
//! knows what things cost and why they cannot be had.

mod art;
mod board;
mod calendar;
mod pit;
mod heads;
mod space;
mod city;
mod market;
mod mausoleum;
mod scoring;
mod hand;
mod choices;
mod mine;
mod seats;
mod beside;
mod preview;
mod card;
mod drama;
mod meant;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::drama::Drama;
use crate::extras::Extras;
use game::Seat;
use games::xian::{Action, Event, Section, View, Xian};
use maud::Markup;
use words::{Language, People};

impl Board for Xian {
    const MINUTES: u32 = 90;
    const COVER: &'static str = include_str!("../../assets/covers/xian.svg");
    const SEAL: &'static str = "M7.5 2.5C6.5 6 4.8 9 2.5 11.5M5.5 8.5V21.8M11 4H19.5L15.5 7.5M12.5 5.8 16 8.3M11 10V16C11 18.5 10.5 20 9.5 21.5M11 10H20.3V20.5C20.3 21.5 19.5 21.8 18 21.5M11 13.7H20.3M11 17.2H20.3M15.7 10V21.5";
    const STYLESHEET: &'static str = include_str!("../../assets/xian.css");
    const EXTRAS: Extras<Xian> = Extras {
        lists_turn: true,
        period: Some(calendar::period),
        foretold: Some(preview::foretold),
        foreseen: Some(preview::foreseen),
        ..Extras::NONE
    };

    fn shapes() -> Markup {
        art::shapes()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        board::board(view, people, language)
    }

    fn card(view: &View) -> Markup {
        card::card(view)
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

    fn ghost(view: &View, action: Action, events: &[Event]) -> Markup {
        preview::ghost(view, action, events)
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
    }

    fn drama(events: &[Event], people: &People) -> Vec<Drama> {
        events.iter().filter_map(|event| drama::drama(event, people.you)).collect()
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        meant::meant(view, things)
    }
}

/// What a seat is called.
fn name<'a>(people: &'a People, seat: Seat) -> &'a str {
    people.names.get(seat.index()).map_or("", String::as_str)
}

/// “I Front”
fn section_name(section: Section, language: Language) -> String {
    words::text(language, "board-xian-section", &[("section", section.name())])
}
