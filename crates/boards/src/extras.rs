//! What only some games have. A board names what it has in [`Board::EXTRAS`]; the rest of it is [`Extras::NONE`].

use crate::board::Board;
use crate::recap::Recap;
use game::Game;
use maud::Markup;
use words::{Language, People};

/// What a board has besides what all boards have.
pub struct Extras<G: Board> {
    /// Whether a piece lies at the place one picks and is turned there: picking another place moves it, picking the
    /// same again turns it. Otherwise every pick narrows what can be meant.
    pub turns_pieces: bool,
    /// Whether a turn is made of several actions: those taken are listed, and each can be taken back with all after it.
    pub lists_turn: bool,
    /// What an action would change.
    pub foreseen: Option<DrawForeseen<G>>,
    /// What the match has come to without anybody deciding it.
    pub story: Option<DrawStory<G>>,
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
        foreseen: None,
        story: None,
        recap: None,
        drafts: None,
        secret_questions: None,
    };
}

/// What an action would change, from the view as it is and as it would be. What the action brings to light is only
/// imagined there, and must not be shown.
pub type DrawForeseen<G> = fn(
    before: &<G as Game>::View,
    after: &<G as Game>::View,
    action: <G as Game>::Action,
    people: &People,
    language: Language,
) -> Markup;

/// What the match has come to by steps that nobody decides and the board shows no more, from what every action so far
/// has brought about.
pub type DrawStory<G> = fn(moves: &[Vec<<G as Game>::Event>], people: &People, language: Language) -> Markup;

/// The latest of what a viewer knows to have happened, cut into steps to be looked at at one's own pace.
pub type MakeRecap<G> = fn(events: &[<G as Game>::Event], people: &People, language: Language) -> Recap;

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
