//! The complete, secret state of a game, and its [`Game`]: every question goes to the room that answers it.

use crate::action::Action;
use crate::cards::{Cards, Deck};
use crate::deal::Deal;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::imagine;
use crate::options::{OPTIONS, Options};
use crate::position::{Ending, Position};
use crate::tokens::Pool;
use crate::view::View;
use game::chance::Dice;
use game::options::OptionInfo;
use game::{Game, MAX_SEATS, Nobody, Refusal, Seat, SeatCount, SeatSet, Seed, SetUpError, Turn, Viewer};

/// A game of Great Wall of China in progress: what lies on the table, and what lies face down.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GreatWall {
    pub(crate) table: Position,
    pub(crate) hands: [Cards; MAX_SEATS],
    pub(crate) decks: [Deck; MAX_SEATS],
    pub(crate) pool: Pool,
}

impl Game for GreatWall {
    const ID: &'static str = "great-wall";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::FIVE);
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

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<GreatWall, SetUpError> {
        deal.set_up(seats, options)
    }

    fn seats(&self) -> SeatCount {
        self.table.seats
    }

    #[inline]
    fn turn(&self) -> Turn {
        if self.table.is_over() {
            Turn::Over(self.table.outcome())
        } else {
            Turn::Awaiting(SeatSet::only(self.table.current))
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.awaits(seat) {
            self.list_actions(out);
        }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice, _scratch: &mut Vec<Action>) -> Option<Action> {
        if self.awaits(seat) { self.draw_action(dice) } else { None }
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

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> GreatWall {
        imagine::imagine(view, dice)
    }

    fn reshuffle(&mut self, dice: &mut Dice) {
        for deck in &mut self.decks {
            *deck = deck.bag().deal(0, dice).1;
        }
        self.pool = self.pool.bag().deal(0, dice).1;
    }

    fn ending(&self) -> Option<&'static str> {
        self.table.ending().map(Ending::name)
    }
}

impl GreatWall {
    /// What everybody can see or has seen.
    pub fn table(&self) -> &Position {
        &self.table
    }

    /// The cards a seat holds.
    #[inline]
    pub fn hand(&self, seat: Seat) -> Cards {
        self.hands[seat.index()]
    }

    /// The cards a seat can still draw.
    #[inline]
    pub fn deck(&self, seat: Seat) -> Deck {
        self.decks[seat.index()]
    }

    /// The tokens that have not been turned up.
    pub fn pool(&self) -> Pool {
        self.pool
    }

    /// RULES 9.3: hand and deck together; by subtraction everybody knows what is in them.
    pub fn unlaid(&self, seat: Seat) -> Cards {
        self.hand(seat).plus(self.deck(seat).bag())
    }
}
