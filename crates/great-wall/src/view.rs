//! What one viewer may know, with everything that follows from it, so that no front end works out a rule
//! (RULES 9). Has no field that could hold a secret; `from_state` fills it in.

mod from_state;

use crate::action::Action;
use crate::cards::{Card, Cards, Kind};
use crate::colour::Colour;
use crate::options::Options;
use crate::places::{Column, Site};
use crate::position::{Ending, Phase, Position};
use crate::section::{Claim, Lead, Standing};
use crate::tokens::{Token, Tokens};
use game::{Outcome, Seat, SeatSet, Viewer};
use serde::Serialize;

/// What one viewer may know of a game.
///
/// ```
/// use game::{Game, Seat, SeatCount, Seed, Viewer};
/// use great_wall::{GreatWall, Hand, Options, Prompt};
///
/// let (seats, options) = (SeatCount::THREE, Options::default());
/// let deal = GreatWall::deal(seats, &options, &Seed::from_text("an example", 0));
/// let game = GreatWall::set_up(seats, &options, &deal)?;
/// // Everybody sees that two actions are owed, and only the own hand.
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert!(matches!(view.prompt, Prompt::Act { seat, owed: 2, .. } if seat == deal.start));
/// assert!(matches!(view.players[0].hand, Hand::Open { cards } if cards.len() == great_wall::OPENING_HAND));
/// assert!(matches!(view.players[1].hand, Hand::Hidden { .. }));
/// # Ok::<(), game::SetUpError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub prompt: Prompt,
    pub legal: Vec<Action>,
    pub phase: Phase,
    /// Whose turn it is; the last one, when the game is over.
    pub current: Seat,
    pub sites: Vec<SiteView>,
    pub players: Vec<PlayerView>,
    /// Tokens not yet turned up.
    pub pool: FaceDown<Token>,
    /// Equal pairs that left a game of two.
    pub removed: Tokens,
    pub outcome: Option<Outcome>,
    /// Everything that lies or lay face up, for bots: they may count won tokens (RULES 9.2). It is not part of
    /// what is shown.
    #[serde(skip)]
    pub table: Position,
}

/// What is asked, and of whom.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// A first token of this site is to be laid on a card.
    Claim { seat: Seat, site: Site, offers: Vec<Offer> },
    /// Actions are owed. Only the seat itself is told how many horsemen it can still lay for free.
    Act { seat: Seat, owed: u8, may_pass: bool, horsemen: Option<u8> },
    /// The game is over.
    Over { ending: Ending },
}

/// What taking a first token would lead to.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Offer {
    pub token: Token,
    pub standing: Standing,
    pub lead: Lead,
}

/// One site.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct SiteView {
    pub site: Site,
    pub open: bool,
    /// Tokens that lie beside the cards.
    pub free: Vec<Token>,
    /// The token that lies on a card.
    pub claim: Option<Claim>,
    /// Whether an uncovered noble makes every card count 1.
    pub noble: bool,
    pub columns: Vec<ColumnView>,
    /// The sum of every seat that is present.
    pub totals: Vec<TotalView>,
    pub lead: Lead,
    pub forecast: Option<Forecast>,
}

/// The cards of one column.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct ColumnView {
    pub column: Column,
    /// The uncovered card.
    pub top: Card,
    /// What it is worth at this moment.
    pub value: u8,
    /// The cards it covers, uppermost first. They are worth nothing.
    pub covered: Vec<Card>,
    /// The token on it, which protects it from dragons.
    pub token: Option<Token>,
}

/// A seat's total at a site as a sum: the cards from left to right, less the token.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct TotalView {
    pub seat: Seat,
    pub cards: Vec<u8>,
    pub token: Option<Token>,
    pub total: i8,
}

/// What happens at a site if nothing changes there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct Forecast {
    /// The leader, at the start of whose turn it happens.
    pub seat: Seat,
    /// How many turns from now: 0 is this turn, whose scoring is not over yet.
    pub turns: usize,
    pub gain: Gain,
}

/// What a leader gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// One of two tokens, to be laid on a card.
    FirstToken { of: [Token; 2] },
    /// The free token; the claimed one goes to the seat whose card it lies on.
    BothTokens { free: Token, claimed: Token, claimed_to: Seat },
}

/// What is known of one player.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct PlayerView {
    pub seat: Seat,
    pub colour: Colour,
    pub hand: Hand,
    pub deck: FaceDown<Kind>,
    /// What this player has not laid yet, in hand and deck together.
    pub unlaid: Cards,
    pub won: Won,
}

/// A hand, as far as the viewer may see it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    Open { cards: Cards },
    Hidden { count: usize },
}

/// A face-down pile: nobody sees its order before the game is over.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum FaceDown<P> {
    Open { next_first: Vec<P> },
    Hidden { count: usize },
}

/// Won tokens, as far as they are shown to the viewer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Won {
    Open { tokens: Tokens, points: i32 },
    Hidden { count: usize },
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        match self.prompt {
            Prompt::Claim { seat, .. } | Prompt::Act { seat, .. } => SeatSet::only(seat),
            Prompt::Over { .. } => SeatSet::EMPTY,
        }
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
