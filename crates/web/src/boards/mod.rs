//! Boards as SVG, one file for each game. A drawing is made from a view alone: what its viewer may not know
//! cannot be in it.
//!
//! Whatever can be picked carries `data-thing`, a word of the spelling of actions: a tile, a square. The page
//! knows an action by its words, and so it knows no game.

mod art;
mod great_wall;
mod qin;
mod sun_tzu;
mod xian;

use crate::shown::Show;
use bots::Judged;
use game::Seat;
use maud::Markup;
use words::{Language, Line, People, Speaks};

pub use art::seat_mark;

/// A game that can be played on a page.
pub trait Board: Speaks + Judged {
    /// How long a match usually takes, in minutes.
    const MINUTES: u32;
    /// Whether a piece lies at the place one picks and is turned there: picking another place moves it, picking
    /// the same again turns it. Otherwise every pick narrows what can be meant.
    const TURNS: bool = false;
    /// Whether a turn has several steps: those taken are listed, and each can be taken back with all after it.
    const STEPS: bool = false;

    /// Shapes that its drawings use many times, as `<defs>`; a page has them once.
    fn shapes() -> Markup;

    /// A small picture for the lobby.
    fn picture() -> Markup;

    /// The board itself, an SVG with everything that everybody sees.
    fn board(view: &Self::View, people: &People, language: Language) -> Markup;

    /// What only the viewer holds, to pick from. Empty for those who hold nothing.
    fn hand(view: &Self::View, language: Language) -> Markup;

    /// What everybody sees of a seat, in a few figures.
    fn seat(view: &Self::View, seat: Seat, language: Language) -> Markup;

    /// What else there is to know, beside the board.
    fn beside(view: &Self::View, language: Language) -> Markup;

    /// An action as it would lie on the board, drawn over it, or in the `data-ghost` that its last words name.
    fn ghost(view: &Self::View, action: Self::Action) -> Markup;

    /// Whether an event says no more than the action that brings it about, which a preview has named already.
    fn echoes(event: &Self::Event) -> bool;

    /// An event as it is told before it happens, when the board does not show it yet.
    fn foretold(event: &Self::Event, people: &People, language: Language) -> Vec<Line> {
        Self::event(event, people, language).into_iter().collect()
    }

    /// What an action would change, from the view as it is and as it would be. What the action brings to light is
    /// only imagined there, and must not be shown.
    fn foreseen(
        _before: &Self::View,
        _after: &Self::View,
        _action: Self::Action,
        _people: &People,
        _language: Language,
    ) -> Markup {
        Markup::default()
    }

    /// What the match has come to by steps that nobody decides and the board shows no more, from what every action
    /// so far has brought about.
    fn story(_moves: &[Vec<Self::Event>], _people: &People, _language: Language) -> Markup {
        Markup::default()
    }

    /// What somebody may have meant who picked these things and cannot have them: actions that are refused, and
    /// whose refusal tells why.
    fn meant(view: &Self::View, things: &[&str]) -> Vec<Self::Action>;

    /// What comes before an action that somebody may have meant, while it is only drafted.
    fn leading_to(_view: &Self::View, _action: Self::Action) -> Vec<Self::Action> {
        vec![]
    }

    /// The draft of a decision that is made of several actions and can be changed until it is complete and the
    /// viewer is ready; `None` where nothing is to be drafted. The actions are the viewer's draft so far.
    fn draft(_view: &Self::View, _actions: &[Self::Action]) -> Option<Draft<Self>> {
        None
    }

    /// Whether an action is one of those that are drafted and played together.
    fn is_drafted(_action: Self::Action) -> bool {
        false
    }

    /// The latest of what a viewer knows to have happened, cut into steps to be looked at at one's own pace.
    fn show(_events: &[Self::Event], _people: &People, _language: Language) -> Show {
        Show::default()
    }

    /// Whether the viewer may still be asked about something that need not be done, and would rather not be.
    fn may_be_asked(_view: &Self::View) -> bool {
        false
    }

    /// What a viewer plays who was asked about something that need not be done, and does not want it.
    fn declined(_view: &Self::View) -> Option<Self::Action> {
        None
    }
}

/// What is told of an action before it is taken, from what would certainly happen: everything but the action itself.
pub fn foretell<G: Board>(events: &[G::Event], people: &People, language: Language) -> Vec<Line> {
    let new = G::telling_order(events).into_iter().filter(|event| !G::echoes(event));
    new.flat_map(|event| G::foretold(event, people, language)).collect()
}

/// What the log need not say.
fn turn_ends(language: Language) -> Line {
    Line { text: words::page(language, "foretold-turn-ends", &[]), places: vec![] }
}

/// A draft as it lies before its owner.
pub struct Draft<G: Board> {
    /// The view with everything that was drafted in its place.
    pub view: G::View,
    /// The message that says what is to be drafted.
    pub prompt: &'static str,
    /// What can be changed: the spelling of the change, and the draft that it leads to.
    pub changes: Vec<(String, Vec<G::Action>)>,
    /// Whether it can be played.
    pub complete: bool,
}

#[cfg(test)]
mod tests;
