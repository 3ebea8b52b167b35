//! What one viewer may know, with everything a page needs to show it without computing a rule (RULES 12).
//! No field here can hold what its viewer may not know.

mod from_state;

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::options::Options;
use crate::province::{ByProvince, Province, Provinces};
use crate::scoring::Ending;
use crate::side::{Both, Side};
use crate::state::{Moment, Phase};
use crate::tidying::DrawSize;
use crate::tile::Tile;
use crate::warlord::{Timing, Warlord};
use game::{Outcome, SeatSet, Viewer};
use serde::Serialize;

/// The game as one viewer sees it. When it is over, everything lies open.
///
/// ```
/// use game::{Game, Seat, SeatCount, Seed, Viewer};
/// use sun_tzu::{Hand, Options, Prompt, Province, Side, SunTzu};
///
/// let (seats, options) = (SeatCount::TWO, Options::default());
/// let deal = SunTzu::deal(seats, &options, &Seed::from_text("an example", 0));
/// let game = SunTzu::set_up(seats, &options, &deal)?;
/// // Both sides lay their cards in secret, first beside Xinjiang; each sees its own hand alone.
/// let view = game.view(Viewer::Seat(Seat::FIRST));
/// assert_eq!(view.prompt, Prompt::Lay { province: Province::Xinjiang });
/// assert!(matches!(view.sides[Side::SunTzu].hand, Hand::Open { .. }));
/// assert!(matches!(view.sides[Side::KingShao].hand, Hand::Hidden { .. }));
/// assert_eq!(view.awaited.len(), 2);
/// # Ok::<(), game::SetUpError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct View {
    pub viewer: Viewer,
    pub options: Options,
    pub prompt: Prompt,
    /// The seats that owe a decision, as far as the viewer may know.
    pub awaited: SeatSet,
    pub legal: Vec<Action>,
    pub phase: Phase,
    pub dynasty: u8,
    /// The dynasty of the next scoring.
    pub next_scoring: u8,
    /// Whether this dynasty reveals and scores province by province.
    pub merged: bool,
    /// Where the marker stands: positive on Sun Tzu's side.
    pub track: i8,
    /// How many points take each side to its red space.
    pub to_red: Both<u8>,
    /// Who has the privilege of the order, if anybody.
    pub order_holder: Option<Side>,
    /// Who names the provinces in this dynasty; if nobody does, they come in the order of the row.
    pub chooser: Option<Side>,
    /// The order, where it was announced at once.
    pub announced: Vec<Province>,
    pub provinces: ByProvince<ProvinceView>,
    pub sides: Both<SideView>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ending: Option<Ending>,
}

/// What is asked of whom, as far as the viewer may know.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Prompt {
    /// You choose your warlord.
    ChooseWarlord,
    /// You lay a card beside this province.
    Lay { province: Province },
    /// You trade white cards for armies, up to this number.
    Trade { up_to: u8 },
    /// You may play your warlord card.
    PlayWarlord { warlord: Warlord, moment: Moment },
    /// A side names the next province; at once: all of them, before the first is turned up.
    Name { side: Side, at_once: bool },
    /// A side pays for its card in this province: with armies of the reserve, and the missing ones from these
    /// provinces.
    Pay { side: Side, province: Province, from_reserve: u8, missing: u8, sources: Provinces },
    /// A side's armies march in: from the reserve, and the missing ones from these provinces.
    Withdraw { side: Side, province: Province, from_reserve: u8, missing: u8, sources: Provinces },
    /// You look at your pile, or leave it.
    DrawOrPass { look: DrawSize },
    /// You keep this number of the cards; the remaining one goes under the pile.
    Keep { cards: Cards, keep: u8 },
    /// Others decide in secret: `awaited` says who.
    Wait,
    /// Nothing is asked of anybody, as far as you may know: the game is about to go on. A front end gives every
    /// moment at which a secret warlord could be played the same pause, so that its length tells nothing.
    Pause,
    /// The game is over.
    Over,
}

/// A province, its tile, its armies and the cards beside it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
pub struct ProvinceView {
    pub province: Province,
    pub neighbours: Provinces,
    pub tile: Tile,
    /// What it pays at the three scorings.
    pub values: [u8; 3],
    /// What it pays next.
    pub value: u8,
    pub holder: Option<Side>,
    pub armies: u8,
    /// Markers of the 6.
    pub marks: Both<u8>,
    /// Whether a side may still lay its 6 here, as far as the viewer knows.
    pub six_open: Both<bool>,
    /// Whether it is resolved in this dynasty.
    pub resolved: bool,
    pub cards: Both<Slot>,
}

/// A place for a card beside a province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    Empty,
    FaceDown,
    /// A card the viewer knows: turned up, or the viewer's own.
    Face(Card),
}

/// What a side has outside the map.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct SideView {
    pub side: Side,
    pub reserve: u8,
    pub aside: u8,
    pub removed: u8,
    /// Its armies on the map.
    pub on_map: u8,
    /// Its armies that stand as markers.
    pub markers: u8,
    pub hand: Hand,
    pub pile: PileView,
    /// White cards played or traded.
    pub spent: Cards,
    /// White cards of this side that nobody has seen yet: the tally everybody may keep.
    pub unseen: Cards,
    /// What it will look at and keep in its next draw, as things stand.
    pub next_draw: DrawSize,
    pub played_one: bool,
    pub warlord: WarlordView,
}

/// The cards in a side's hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Hand {
    /// The viewer's own: what is left in it, what will be traded, and what was settled in a draw that waits for
    /// the other side.
    Open { cards: Cards, trade: Cards, kept: Cards, under: Option<Card> },
    /// All yellow cards that do not lie beside a province are among them.
    Hidden { cards: u8 },
}

impl Hand {
    /// How many cards are in it.
    pub const fn len(self) -> u8 {
        match self {
            Hand::Open { cards, .. } => cards.len(),
            Hand::Hidden { cards } => cards,
        }
    }

    pub const fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A side's pile of white cards.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PileView {
    /// The viewer's own: its size, and the cards the viewer put under it, the lowest last.
    Remembered {
        cards: u8,
        under: Vec<Card>,
    },
    Hidden {
        cards: u8,
    },
    /// After the game: all cards, top first.
    Open(Vec<Card>),
}

impl PileView {
    /// How many cards it has.
    pub const fn len(&self) -> u8 {
        match self {
            PileView::Remembered { cards, .. } | PileView::Hidden { cards } => *cards,
            PileView::Open(cards) => cards.len() as u8,
        }
    }

    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// A side's warlord.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum WarlordView {
    /// Played without, or not chosen yet as far as the viewer may know.
    None,
    /// Not used yet, and the viewer does not know which.
    Hidden,
    /// The viewer's own (or any, after the game): not used; whether it is still good and when it is played.
    Kept { warlord: Warlord, timing: Timing, good: bool },
    /// Used up.
    Shown { warlord: Warlord },
}

impl game::View for View {
    type Action = Action;

    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn awaited(&self) -> SeatSet {
        self.awaited
    }

    fn legal(&self) -> &[Action] {
        &self.legal
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }
}
