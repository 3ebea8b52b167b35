//! What only some games have. A board names what it has in [`Board::EXTRAS`]; the rest of it is [`Extras::NONE`].

use crate::board::Board;
use crate::recap::Recap;
use game::{Game, Seat};
use maud::Markup;
use words::{Language, Line, People};

/// What a board has besides what all boards have.
pub struct Extras<G: Board> {
    /// Whether a piece lies at the place one picks and is turned there: picking another place moves it, picking the
    /// same again turns it. Otherwise every pick narrows what can be meant.
    pub turns_pieces: bool,
    /// Whether a turn is made of several actions: those taken are listed, and each can be taken back with all after it.
    pub lists_turn: bool,
    /// The part of the match that a moment belongs to, such as a round, as the heading of a list of moves.
    pub period: Option<NamePeriod<G>>,
    /// Sides that differ, with devices of their own in place of those of the seats.
    pub sides: Option<Sides>,
    /// Events that are told in other words before they happen, when the board does not show them yet.
    pub foretold: Option<TellForetold<G>>,
    /// What an action would change.
    pub foreseen: Option<DrawForeseen<G>>,
    /// Steps that followed without anybody deciding them.
    pub story: Option<DrawStory<G>>,
    /// How the match went, shown beside the final scores.
    pub course: Option<DrawStory<G>>,
    /// What has just happened, step by step.
    pub recap: Option<MakeRecap<G>>,
    /// Decisions that are made as a whole.
    pub drafts: Option<Drafts<G>>,
    /// Questions that nobody else may notice.
    pub secret_questions: Option<SecretQuestions<G>>,
}

impl<G: Board> Extras<G> {
    /// Nothing that other games do not have.
    pub const NONE: Extras<G> = Extras {
        turns_pieces: false,
        lists_turn: false,
        period: None,
        sides: None,
        foretold: None,
        foreseen: None,
        story: None,
        course: None,
        recap: None,
        drafts: None,
        secret_questions: None,
    };
}

/// Which part of the match a view belongs to.
pub type NamePeriod<G> = fn(view: &<G as Game>::View, language: Language) -> String;

/// The sides that sit in the seats of a game.
pub struct Sides {
    /// What marks a seat wherever a page names it.
    pub mark: fn(Seat) -> Markup,
    /// The mark of a seat on the picture of a position, round a point.
    pub disc: fn(seat: Seat, x: usize, y: usize, radius: usize) -> Markup,
    /// Which side sits in a seat, with its colour.
    pub name: fn(Seat, Language) -> Option<String>,
}

/// An event as it is told before it happens; nothing if it goes without saying.
pub type TellForetold<G> = fn(event: &<G as Game>::Event, people: &People, language: Language) -> Vec<Line>;

/// What an action would change, from the view as it is and as it would be. What the action brings to light is only
/// imagined there, and must not be shown.
pub type DrawForeseen<G> = fn(
    before: &<G as Game>::View,
    after: &<G as Game>::View,
    action: <G as Game>::Action,
    people: &People,
    language: Language,
) -> Markup;

/// The steps that followed without anybody deciding them, and that the board no longer shows, from the events of every
/// action so far.
pub type DrawStory<G> = fn(moves: &[Vec<<G as Game>::Event>], people: &People, language: Language) -> Markup;

/// The latest events that a viewer knows of, cut into steps that can be looked at in peace: from the view as it is, and the
/// events of every move so far.
pub type MakeRecap<G> = fn(
    view: &<G as Game>::View,
    moves: &[Vec<<G as Game>::Event>],
    people: &People,
    language: Language,
) -> Recap;

/// Decisions that are made of several actions, drafted, and played together.
pub struct Drafts<G: Board> {
    pub draft: MakeDraft<G>,
    /// Whether an action is one of those that are drafted.
    pub is_drafted: fn(action: G::Action) -> bool,
    /// What has to be played before an action that somebody may have meant, while it is only drafted.
    pub leading_to: fn(action: G::Action) -> Vec<G::Action>,
}

/// The draft that lies before a viewer who has drafted these actions so far; `None` where nothing is to be drafted.
pub type MakeDraft<G> = fn(view: &<G as Game>::View, actions: &[<G as Game>::Action]) -> Option<Draft<G>>;

/// A draft as it lies before its owner. It can be changed until it is complete and its owner is ready.
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

/// Questions about things that need not be done. The others must not notice whether anybody was asked.
pub struct SecretQuestions<G: Board> {
    /// Whether the viewer may yet be asked in this match, and so has to say whether they want to be.
    pub may_be_asked: fn(view: &G::View) -> bool,
    /// What the viewer plays to decline; `None` if they are not being asked.
    pub declined: fn(view: &G::View) -> Option<G::Action>,
}
