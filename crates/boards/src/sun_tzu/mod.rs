//! Sun Tzu on a page: the map on its scroll with tiles, armies and cards, the book that counts, the hand and the
//! questions. Plans are drafted on the map, battles are told there step by step, and who keeps a warlord is asked in
//! secret.

mod art;
mod lands;
mod board;
mod book;
mod hand;
mod seats;
mod beside;
mod signs;
mod preview;
mod card;
mod meant;
mod plan;
mod questions;
mod recap;
mod recap_map;
mod keyframes;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::drama::Drama;
use crate::extras::{Drafts, Extras, SecretQuestions, Sides};
use game::{Seat, Viewer};
use games::sun_tzu::{Action, DYNASTIES, Event, Province, Side, SunTzu, View};
use maud::{Markup, html};
use words::{Language, People};

impl Board for SunTzu {
    const MINUTES: u32 = 30;
    const COVER: &'static str = include_str!("../../assets/covers/sun-tzu.svg");
    const SEAL: &'static str = "M16.5 3 8.5 5V14.5M8.5 9H19M15.5 9V14.5M3 14.5H21M9.5 16.5C8.5 18.8 7 20.3 4.5 21.8M14.5 16.5C15.5 18.8 17 20.3 19.5 21.8";
    const STYLESHEET: &'static str = include_str!("../../assets/sun-tzu.css");
    const EXTRAS: Extras<SunTzu> = Extras {
        period: Some(book::period),
        sides: Some(Sides {
            mark: |seat| Side::in_seat(seat).map(art::mark).unwrap_or_default(),
            disc: |seat, x, y, radius| {
                Side::in_seat(seat).map(|side| card::disc(side, x, y, radius)).unwrap_or_default()
            },
            name: |seat, language| {
                Side::in_seat(seat).map(|side| say(language, "plays", &[("side", side_id(side))]))
            },
        }),
        recap: Some(recap::recap),
        drafts: Some(Drafts {
            draft: plan::draft,
            is_drafted: plan::is_drafted,
            leading_to: plan::leading_to,
        }),
        secret_questions: Some(SecretQuestions {
            may_be_asked: questions::may_be_asked,
            declined: questions::declined,
        }),
        ..Extras::NONE
    };

    fn shapes() -> Markup {
        html! { defs { (art::symbols()) (lands::shapes()) } }
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        board::board(view, people, language)
    }

    fn card(view: &View) -> Markup {
        card::card(view)
    }

    fn hand(view: &View, language: Language) -> Markup {
        own(view).map(|side| hand::hand(view, side, language)).unwrap_or_default()
    }

    fn seat(view: &View, seat: Seat, language: Language) -> Markup {
        Side::in_seat(seat).map(|side| seats::seat(view, side, language)).unwrap_or_default()
    }

    fn beside(view: &View, language: Language) -> Markup {
        beside::beside(view, language)
    }

    fn ghost(view: &View, action: Action, _events: &[Event]) -> Markup {
        own(view).map(|side| preview::ghost(view, side, action)).unwrap_or_default()
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
    }

    /// Battles are told step by step (`recap`), each with a moment of its own: here they would be told too soon.
    fn drama(events: &[Event], _people: &People) -> Vec<Drama> {
        let moment = |event: &Event| match *event {
            Event::DynastyBegan { dynasty: DYNASTIES } => Some(Drama::LastRound),
            Event::DynastyBegan { .. } => Some(Drama::Opening),
            _ => None,
        };
        events.iter().filter_map(moment).collect()
    }

    fn meant(view: &View, things: &[&str]) -> Vec<Action> {
        meant::meant(view, things)
    }
}

/// The side of the viewer.
fn own(view: &View) -> Option<Side> {
    match view.viewer {
        Viewer::Seat(seat) => Side::in_seat(seat),
        Viewer::Public => None,
    }
}

/// A text of this board.
fn say(language: Language, key: &str, told: &[(&str, &str)]) -> String {
    words::text(language, &format!("board-sun-tzu-{key}"), told)
}

/// The name of a province.
fn name_of(province: Province, language: Language) -> String {
    say(language, "name", &[("province", province.name())])
}

/// The name of a side.
fn side_name(side: Side, language: Language) -> String {
    say(language, "side", &[("side", side_id(side))])
}

/// A side in the messages.
const fn side_id(side: Side) -> &'static str {
    match side {
        Side::SunTzu => "sun-tzu",
        Side::KingShao => "king-shao",
    }
}
