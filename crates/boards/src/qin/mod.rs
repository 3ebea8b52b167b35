//! Qin on a page.

mod art;
mod picture;
mod board;
mod hand;
mod seats;
mod beside;
mod preview;
mod meant;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::extras::Extras;
use game::Seat;
use games::qin::{Event, Kind, Placement, Qin, View};
use maud::Markup;
use words::{Language, People};

impl Board for Qin {
    const MINUTES: u32 = 30;
    const STYLESHEET: &'static str = include_str!("../../assets/qin.css");
    const EXTRAS: Extras<Qin> = Extras { turns_pieces: true, ..Extras::NONE };

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

    fn ghost(_view: &View, action: Placement) -> Markup {
        preview::ghost(action)
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
    }

    fn meant(_view: &View, things: &[&str]) -> Vec<Placement> {
        meant::meant(things)
    }
}

/// What a kind of tile is called.
fn kind_name(kind: Kind, language: Language) -> String {
    words::text(language, &format!("board-qin-tile-{kind}"), &[])
}
