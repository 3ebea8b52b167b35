//! The complete, secret state of a game, its [`Game`] (every question goes to the room that answers it), and the
//! facts one reads off it.

use crate::action::Action;
use crate::card::{Card, Cards};
use crate::deal::Deal;
use crate::event::Event;
use crate::garrison::Garrison;
use crate::illegal::Illegal;
use crate::imagine;
use crate::options::{Mode, OPTIONS, Options};
use crate::pile::Pile;
use crate::province::{ByProvince, Province, Provinces};
use crate::question::Window;
use crate::side::{Both, Side};
use crate::tile::Tile;
use crate::view::View;
use crate::warlord::Command;
use game::chance::Dice;
use game::options::OptionInfo;
use game::{Game, Nobody, Refusal, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Viewer};
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
    /// Who names the provinces; if nobody does, they come in row order.
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
    /// This many armies of the winner march in.
    Placing { at: Province, armies: u8 },
    /// Both sides draw.
    Draw,
    /// The game is over.
    Over,
}

/// When a warlord card can be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    Window(Window),
    /// When both cards of this province are seen.
    Reveal(Province),
}

impl Game for SunTzu {
    const ID: &'static str = "sun-tzu";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::TWO);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Options = Options;
    type Deal = Deal;
    type Action = Action;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        Deal::from_seed(seats, options, seed)
    }

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<SunTzu, SetUpError> {
        deal.set_up(seats, options)
    }

    fn seats(&self) -> SeatCount {
        SeatCount::TWO
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Over => Turn::Over(self.outcome()),
            _ => Turn::Awaiting(self.awaited),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if let Some(side) = Side::in_seat(seat)
            && let Some(question) = self.question(side)
        {
            self.list_actions(side, question, out);
        }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Option<Action> {
        let side = Side::in_seat(seat)?;
        self.draw_action(side, self.question(side)?, dice, scratch)
    }

    fn apply_witnessed(
        &mut self,
        seat: Seat,
        action: Action,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        self.decide(seat, action, events)
    }

    fn apply_unwitnessed(&mut self, seat: Seat, action: Action) -> Result<(), Refusal<Illegal>> {
        self.decide(seat, action, &mut Nobody)
    }

    /// RULES 12.2, 12.3: warlords, plans, trades and draws are secret, and so is the pass that keeps a warlord so.
    fn is_sealed(&self, _seat: Seat, action: Action) -> bool {
        match action {
            Action::Choose(_)
            | Action::Lay(..)
            | Action::Trade(_)
            | Action::NoTrade
            | Action::Pass
            | Action::Draw
            | Action::Keep(_) => true,
            Action::Reinforce(_)
            | Action::Raid(_)
            | Action::March(..)
            | Action::Reveal(_)
            | Action::Pay(_)
            | Action::Feint
            | Action::GreatPlague
            | Action::Withdraw(_) => false,
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> SunTzu {
        imagine::imagine(view, dice)
    }

    fn reshuffle(&mut self, dice: &mut Dice) {
        for side in Side::BOTH {
            let seen = match self.players[side].drawing {
                Drawing::Nothing | Drawing::Undecided => 0,
                Drawing::Looking | Drawing::Keeping(_) => self.look(side).look,
            };
            self.players[side].pile = self.players[side].pile.reshuffled(seen, dice);
        }
    }

    fn ending(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then(|| self.verdict().0.name())
    }
}

/// What can be read off a position, for whoever judges it.
impl SunTzu {
    /// Where the marker stands: positive on Sun Tzu's side.
    #[inline]
    pub const fn track(&self) -> i8 {
        self.track
    }

    #[inline]
    pub const fn dynasty(&self) -> u8 {
        self.dynasty
    }

    #[inline]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    #[inline]
    pub const fn options(&self) -> &Options {
        &self.options
    }

    #[inline]
    pub fn tile(&self, province: Province) -> Tile {
        self.tiles[province]
    }

    /// The armies of a side in a province.
    #[inline]
    pub fn armies(&self, side: Side, province: Province) -> u8 {
        self.map[province].armies_of(side)
    }

    #[inline]
    pub fn reserve(&self, side: Side) -> u8 {
        self.players[side].reserve
    }

    /// The cards in the hand of a side.
    #[inline]
    pub fn hand(&self, side: Side) -> Cards {
        self.players[side].hand
    }

    /// The card of a side that lies beside a province.
    #[inline]
    pub fn plan(&self, side: Side, province: Province) -> Option<Card> {
        self.players[side].plan[province]
    }

    /// Whether the province is still to be resolved in this dynasty.
    #[inline]
    pub fn is_pending(&self, province: Province) -> bool {
        self.pending.contains(province)
    }

    /// RULES 5.3: whether a side may lay a 6 beside a province.
    #[inline]
    pub fn allows_six(&self, side: Side, province: Province) -> bool {
        self.check_six(side, province).is_ok()
    }
}

impl SunTzu {
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
}
