//! What every game brings to a page: its pieces, its board, a hand, a preview of an action.

use crate::drama::Drama;
use crate::extras::Extras;
use crate::marks::seat_mark;
use game::Seat;
use maud::Markup;
use words::{Language, Line, People, Speaks};

/// A game that can be drawn. Everything is drawn from a view: what its viewer may not know cannot be in it.
///
/// Whatever can be picked carries `data-thing`, a word of the spelling of actions: a tile, a square. The page knows an
/// action by its words, and so it knows no game.
pub trait Board: Speaks {
    /// How long a match usually takes, in minutes.
    const MINUTES: u32;
    /// The picture on its box, as SVG, for the lobby.
    const COVER: &'static str;
    /// The character on its seal: strokes on a square of 24, as the `d` of a path.
    const SEAL: &'static str;
    /// The styles of its drawings.
    const STYLESHEET: &'static str;
    /// What else it has that other games do not.
    const EXTRAS: Extras<Self> = Extras::NONE;

    /// Shapes that its drawings use many times, as `<defs>`; a page has them once.
    fn shapes() -> Markup;

    /// The board itself, an SVG with everything that everybody sees.
    fn board(view: &Self::View, people: &People, language: Language) -> Markup;

    /// The position as a picture without words, from the public view: plain SVG in a box from (40, 35) to (860, 595).
    fn card(view: &Self::View) -> Markup;

    /// What only the viewer holds, to pick from. Empty for those who hold nothing.
    fn hand(view: &Self::View, language: Language) -> Markup;

    /// What everybody sees of a seat, in a few figures.
    fn seat(view: &Self::View, seat: Seat, language: Language) -> Markup;

    /// What else there is to know, beside the board.
    fn beside(view: &Self::View, language: Language) -> Markup;

    /// An action as it would lie on the board, drawn over it, or in the `data-ghost` that its last words name; with
    /// what would certainly follow from it, so that the board can show that too. A refused action has no events.
    fn ghost(view: &Self::View, action: Self::Action, events: &[Self::Event]) -> Markup;

    /// Whether an event says no more than the action that brings it about, which a preview has named already.
    fn echoes(event: &Self::Event) -> bool;

    /// Which moments that everybody should notice are among the events of an action, and of which kind they are for
    /// `people.you`.
    fn drama(events: &[Self::Event], people: &People) -> Vec<Drama>;

    /// What somebody may have meant who picked these things and cannot have them: actions that are refused, and
    /// whose refusal tells why.
    fn meant(view: &Self::View, things: &[&str]) -> Vec<Self::Action>;
}

/// What is told of an action before it is taken, from what would certainly happen: everything but the action itself.
pub fn foretell<G: Board>(events: &[G::Event], people: &People, language: Language) -> Vec<Line> {
    let new = G::telling_order(events).into_iter().filter(|event| !G::echoes(event));
    let tell = |event| match G::EXTRAS.foretold {
        Some(foretold) => foretold(event, people, language),
        None => G::event(event, people, language).into_iter().collect(),
    };
    new.flat_map(tell).collect()
}

/// What marks a seat wherever a page names it: in the list of players, in the log, in the lobby.
pub fn mark<G: Board>(seat: Seat) -> Markup {
    match G::EXTRAS.sides {
        Some(sides) => (sides.mark)(seat),
        None => seat_mark(seat),
    }
}

/// Which side sits in a seat, with its colour, where the sides of a game differ and so people want to know before they sit
/// down.
pub fn side<G: Board>(seat: Seat, language: Language) -> Option<String> {
    G::EXTRAS.sides.and_then(|sides| (sides.name)(seat, language))
}

/// That the turn ends with an action: the log need not say it, a preview does.
pub(crate) fn turn_ends(language: Language) -> Line {
    Line { text: words::text(language, "foretold-turn-ends", &[]), places: vec![] }
}
