//! Great Wall of China on a page: one row of cards for each site, with what every card and every player is worth there
//! at this moment.

mod art;
mod picture;
mod board;
mod sites;
mod scoring;
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
use games::great_wall::{Action, Column, Event, FaceDown, GreatWall, Kind, Prompt, Site, Token, View};
use maud::Markup;
use words::{Language, Line, People};

impl Board for GreatWall {
    const MINUTES: u32 = 30;
    const STYLESHEET: &'static str = include_str!("../../assets/great-wall.css");
    const EXTRAS: Extras<GreatWall> =
        Extras { lists_turn: true, story: Some(scoring::turns), ..Extras::NONE };

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
