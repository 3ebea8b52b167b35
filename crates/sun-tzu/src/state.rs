//! The complete, secret state of a game, and the facts one reads off it.
//! Moves nothing by itself: `flow` does.

use crate::card::{Card, Cards};
use crate::garrison::Garrison;
use crate::options::{Mode, Options};
use crate::pile::Pile;
use crate::province::{ByProvince, Province, Provinces};
use crate::question::{Question, Window};
use crate::side::{Both, Side};
use crate::tile::Tile;
use crate::warlord::Command;
use game::SeatSet;
use serde::Serialize;

/// RULES 2.1: all armies of a side, wherever they are.
pub const ARMIES: u8 = 21;
/// RULES 1.2: how many dynasties a game can last.
pub const DYNASTIES: u8 = 9;
/// RULES 10.1: every third dynasty scores.
pub const SCORING_EVERY: u8 = 3;

/// A game in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct SunTzu {
    pub(crate) players: Both<Player>,
    pub(crate) options: Options,
    pub(crate) tiles: ByProvince<Tile>,
    pub(crate) map: ByProvince<Garrison>,
    pub(crate) dynasty: u8,
    /// Where the marker stands: positive on Sun Tzu's side.
    pub(crate) track: i8,
    pub(crate) phase: Phase,
    /// The seats that owe a decision in this phase.
    pub(crate) awaited: SeatSet,
    /// The provinces that are not yet resolved in this dynasty.
    pub(crate) pending: Provinces,
    /// RULES 6.2: who has the privilege.
    pub(crate) order_holder: Option<Side>,
    /// Who names the provinces; nobody: they come in row order.
    pub(crate) chooser: Option<Side>,
    /// RULES 6.4: the order announced at once.
    pub(crate) agenda: [Option<Province>; 5],
}

/// What one side has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Player {
    pub pile: Pile,
    pub hand: Cards,
    /// White cards played or traded.
    pub spent: Cards,
    /// Cards taken from the hand to be traded when both plans are ready.
    pub trade: Cards,
    pub drawing: Drawing,
    /// Cards taken from the hand to lie beside the provinces.
    pub plan: ByProvince<Option<Card>>,
    /// Armies standing as markers of the 6.
    pub marks: ByProvince<u8>,
    pub reserve: u8,
    pub aside: u8,
    pub removed: u8,
    pub played_one: bool,
    pub command: Command,
}

/// How far a side has come in its draw. What it takes changes hands when both are done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Drawing {
    /// It takes nothing (or nobody draws at the moment).
    #[default]
    Nothing,
    /// It may still pass.
    Undecided,
    /// It looks at the top of its pile.
    Looking,
    /// It takes these.
    Keeping(Cards),
}

/// Where a dynasty stands. Everybody knows it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Both sides choose their warlords.
    Warlords,
    /// Both sides lay their cards.
    Plan,
    /// Warlord cards may be played.
    Window(Window),
    /// The order of the provinces is announced at once.
    Announce,
    /// The next province is named.
    Reveal,
    /// Cards that cost armies are paid for.
    Costs { at: Province },
    /// A warlord card may be used in the battle.
    Reaction { at: Province },
    /// So many armies of the winner march in.
    Placing { at: Province, armies: u8 },
    /// Both sides draw.
    Draw,
    /// The game is over.
    Over,
}

/// When a warlord card can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Window(Window),
    /// When both cards of this province are seen.
    Reveal(Province),
}

impl SunTzu {
    /// What a side is asked, if anything.
    #[inline]
    pub fn question(&self, side: Side) -> Option<Question> {
        if !self.awaited.contains(side.seat()) {
            return None;
        }
        Some(match self.phase {
            Phase::Warlords => Question::Warlord,
            Phase::Plan => self.next_to_lay(side).map_or(Question::Trade, Question::Lay),
            Phase::Window(window) => Question::Window(window),
            Phase::Announce | Phase::Reveal => Question::Reveal,
            Phase::Costs { at } => Question::Pay(at),
            Phase::Reaction { at } => Question::Reaction(at),
            Phase::Placing { at, armies } => Question::Withdraw(at, armies),
            Phase::Draw if self.players[side].drawing == Drawing::Undecided => Question::DrawOrPass,
            Phase::Draw => Question::Keep,
            Phase::Over => return None,
        })
    }

    /// RULES 4.2: who decides first where both decide in turn: the side ahead, or Sun Tzu if the marker is in
    /// the middle.
    #[inline]
    pub(crate) fn first_to_decide(&self) -> Side {
        Side::favoured_by(self.track).unwrap_or(Side::SunTzu)
    }

    /// The armies of a side in every province.
    #[inline]
    pub(crate) fn armies_of(&self, side: Side) -> ByProvince<u8> {
        ByProvince::from_fn(|province| self.map[province].armies_of(side))
    }

    /// RULES 4.3: the armies of a side on the map; markers, reserve and the rest do not count.
    #[inline]
    pub(crate) fn on_map(&self, side: Side) -> u8 {
        self.armies_of(side).0.iter().sum()
    }

    /// RULES 10.4: whether this dynasty reveals and scores province by province.
    #[inline]
    pub(crate) fn is_merged(&self) -> bool {
        self.options.scoring_order_variant && self.dynasty > SCORING_EVERY && self.scores_now()
    }

    /// RULES 10.1: whether this dynasty scores.
    #[inline]
    pub(crate) fn scores_now(&self) -> bool {
        self.dynasty.is_multiple_of(SCORING_EVERY)
    }

    /// Which value of the tiles counts next.
    #[inline]
    pub(crate) fn scoring(&self) -> usize {
        (self.dynasty.div_ceil(SCORING_EVERY) - 1) as usize
    }

    #[inline]
    pub(crate) fn is_advanced(&self) -> bool {
        self.options.mode == Mode::Advanced
    }

    /// The cards that lie beside a province, if both do.
    #[inline]
    pub(crate) fn laid(&self, at: Province) -> Option<Both<Card>> {
        let card = |side: Side| self.players[side].plan[at];
        Some(Both([card(Side::SunTzu)?, card(Side::KingShao)?]))
    }

    /// Lets one side decide.
    #[inline]
    pub(crate) fn ask(&mut self, side: Side) {
        self.awaited = SeatSet::only(side.seat());
    }

    /// A side has decided all it was asked.
    #[inline]
    pub(crate) fn done(&mut self, side: Side) {
        self.awaited = self.awaited.without(side.seat());
    }
}
