//! Great Wall of China on a page: a landscape for each site with a wall that grows card by card, and what every card
//! and every player is worth there at this moment.

mod art;
mod board;
mod sites;
mod herald;
mod scoring;
mod fame;
mod hand;
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
use games::great_wall::{Action, Column, Event, FaceDown, GreatWall, Kind, Prompt, Site, Token, View};
use maud::Markup;
use words::{Language, People};

impl Board for GreatWall {
    const MINUTES: u32 = 30;
    const COVER: &'static str = include_str!("../../assets/covers/great-wall.svg");
    const SEAL: &'static str = "M2.5 9H9M5.8 4V18M2.5 19.5 9.5 17M11 7.3H21.5M11.8 7.3V13C11.7 16.5 11 19 9.3 21.5M12 12H15.8C15.8 14.5 15.6 16.5 15.3 17.8L13.3 17.3M16.7 3C17 9.5 18.3 16.5 21.8 20.8L22.3 17.5M20.8 10.5C19.5 14.5 17.5 18 15 20.5M18.8 3.3 20.5 5";
    const STYLESHEET: &'static str = include_str!("../../assets/great-wall.css");
    const EXTRAS: Extras<GreatWall> = Extras {
        lists_turn: true,
        foretold: Some(preview::foretold),
        story: Some(herald::story),
        course: Some(fame::course),
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

/// Whether the viewer has a first token to claim.
fn is_claiming(view: &View) -> bool {
    matches!(view.prompt, Prompt::Claim { seat, .. } if view.viewer.is(seat))
}

/// Tokens in a row of numbers.
fn listed(tokens: impl Iterator<Item = Token>) -> String {
    tokens.map(|token| token.to_string()).collect::<Vec<_>>().join(", ")
}

/// How many cards or tokens lie in a pile.
fn face_down<P>(pile: &FaceDown<P>) -> usize {
    match pile {
        FaceDown::Open { next_first } => next_first.len(),
        FaceDown::Hidden { count } => *count,
    }
}

/// What a kind of card is called.
fn kind_name(kind: Kind, language: Language) -> String {
    words::text(language, "great-wall-card", &[("kind", kind.name())])
}

/// A site, or a card on top of a column, as the words of an action.
fn site_words(site: Site) -> String {
    format!("at {site}")
}

fn column_words(site: Site, column: Column) -> String {
    format!("at {site} on {column}")
}
