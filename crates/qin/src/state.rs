//! The complete, secret state of a match of Qin, and its [`Game`]: every question goes to the room that answers it.

use crate::action::Placement;
use crate::deal::{Deal, Stack};
use crate::event::{Ending, Event};
use crate::illegal::Illegal;
use crate::options::{MAX_GAMES, OPTIONS, Options};
use crate::position::{MAX_SEATS, Position};
use crate::tiles::{TILES, Tiles};
use crate::view::View;
use crate::{imagine, listing};
use game::chance::{Dice, shuffle};
use game::options::OptionInfo;
use game::{Game, Nobody, Refusal, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Viewer};

/// A match of Qin in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Qin {
    pub(crate) options: Options,
    /// The seat that started the first game.
    pub(crate) start: Seat,
    /// The game being played, from 0.
    pub(crate) game: usize,
    /// The pagodas everybody had left at the end of each finished game.
    pub(crate) left: [[u8; MAX_SEATS]; MAX_GAMES],
    pub(crate) position: Position,
    pub(crate) hands: [Tiles; MAX_SEATS],
    /// The stacks of all games; of this game's, the first `drawn` tiles are gone.
    pub(crate) stacks: [Stack; MAX_GAMES],
    pub(crate) drawn: usize,
    pub(crate) phase: Phase,
}

/// What the match is waiting for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    /// This seat has to lay a tile, and can.
    Choose(Seat),
    /// The last game of the match ended so.
    Over(Ending),
}

impl Game for Qin {
    const ID: &'static str = "qin";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::FOUR);
    const OPTIONS: &'static [OptionInfo] = OPTIONS;

    type Options = Options;
    type Deal = Deal;
    type Action = Placement;
    type Event = Event;
    type View = View;
    type Illegal = Illegal;

    fn deal(seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        Deal::from_seed(seats, options, seed)
    }

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<Qin, SetUpError> {
        deal.set_up(seats, options)
    }

    fn seats(&self) -> SeatCount {
        self.position.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Choose(seat) => Turn::Awaiting(SeatSet::only(seat)),
            Phase::Over(_) => Turn::Over(self.outcome()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Placement>) {
        if self.phase == Phase::Choose(seat) {
            listing::list(&self.position, self.hands[seat.index()], out);
        }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Placement>) -> Option<Placement> {
        if self.phase != Phase::Choose(seat) {
            return None;
        }
        listing::draw(&self.position, self.hands[seat.index()], dice, scratch)
    }

    fn apply_witnessed(
        &mut self,
        seat: Seat,
        placement: Placement,
        events: &mut Vec<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        self.decide(seat, placement, events)
    }

    fn apply_unwitnessed(&mut self, seat: Seat, placement: Placement) -> Result<(), Refusal<Illegal>> {
        self.decide(seat, placement, &mut Nobody)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Qin {
        imagine::imagine(view, dice)
    }

    fn reshuffle(&mut self, dice: &mut Dice) {
        shuffle(dice, &mut self.stacks[self.game][self.drawn..]);
        for later in &mut self.stacks[self.game + 1..self.options.games.get()] {
            shuffle(dice, later);
        }
    }

    fn ending(&self) -> Option<&'static str> {
        match self.phase {
            Phase::Choose(_) => None,
            Phase::Over(ending) => Some(ending.name()),
        }
    }
}

impl Qin {
    /// The open part of the state.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// How many tiles are left in the stock.
    pub(crate) fn stock(&self) -> usize {
        TILES - self.drawn
    }
}
