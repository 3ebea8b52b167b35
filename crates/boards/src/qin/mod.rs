//! Qin on a page: an old silk map in a lacquer tray, ribbons round provinces, pagodas in the colours of their owners.

mod art;
mod outline;
mod square;
mod label;
mod board;
mod hand;
mod seats;
mod beside;
mod preview;
mod card;
mod drama;
mod leaving;
mod race;
mod late;
mod meant;
#[cfg(test)]
mod tests;

use crate::board::Board;
use crate::drama::Drama;
use crate::extras::Extras;
use game::Seat;
use games::qin::{Event, Kind, Placement, Qin, View};
use maud::{Markup, html};
use words::{Language, People};

impl Board for Qin {
    const MINUTES: u32 = 30;
    const COVER: &'static str = include_str!("../../assets/covers/qin.svg");
    const SEAL: &'static str = "M6 4.5H18M7 7.5H17M4 10.8H20M12 2V6C11.5 9 9 12.5 4 15M13 10.8C14.5 12.8 17 14.3 20 15.3M15.5 13.3 9 14.5M6 17.3H18M12 14V22.5M11.5 17.5C10.5 19.3 8.5 21 6 22M12.5 17.5C13.5 19.3 15.5 21 18 22";
    const STYLESHEET: &'static str = include_str!("../../assets/qin.css");
    const EXTRAS: Extras<Qin> = Extras {
        turns_pieces: true,
        story: Some(leaving::story),
        course: Some(race::course),
        ..Extras::NONE
    };

    fn shapes() -> Markup {
        art::shapes()
    }

    fn board(view: &View, people: &People, language: Language) -> Markup {
        html! { (late::late(view, people, language)) (board::board(view, people, language)) }
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

    fn ghost(view: &View, action: Placement, events: &[Event]) -> Markup {
        preview::ghost(view, action, events)
    }

    fn echoes(event: &Event) -> bool {
        preview::echoes(event)
    }

    fn drama(events: &[Event], people: &People) -> Vec<Drama> {
        drama::drama(events, people.you)
    }

    fn meant(_view: &View, things: &[&str]) -> Vec<Placement> {
        meant::meant(things)
    }
}

/// What a kind of tile is called.
fn kind_name(kind: Kind, language: Language) -> String {
    words::text(language, &format!("board-qin-tile-{kind}"), &[])
}
