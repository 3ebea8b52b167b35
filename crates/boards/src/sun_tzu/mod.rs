//! Sun Tzu on a page: the map with its tiles, armies and cards, the track above it, the hand and the questions. Plans are
//! drafted, battles are told step by step, and who keeps a warlord is asked in secret.

mod art;
mod picture;
mod board;
mod hand;
mod seats;
mod beside;
mod preview;
mod meant;
mod plan;
mod questions;
mod recap;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::extras::{Drafts, Extras, SecretQuestions};
use game::{Seat, Viewer};
use games::sun_tzu::{Action, Event, Province, Side, SunTzu, View};
use maud::Markup;
use words::{Language, People};

impl Board for SunTzu {
    const MINUTES: u32 = 30;
    const STYLESHEET: &'static str = include_str!("../../assets/sun-tzu.css");
    const EXTRAS: Extras<SunTzu> = Extras {
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
        art::shapes()
    }

    fn picture() -> Markup {
        picture::picture()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        board::board(view, people, language)
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

    fn ghost(view: &View, action: Action) -> Markup {
        own(view).map(|side| preview::ghost(view, side, action)).unwrap_or_default()
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
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
