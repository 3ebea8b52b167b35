//! The complete, secret state of a game, and its [`Game`]: every question goes to the room that answers it.

use crate::action::Action;
use crate::deal::Deal;
use crate::equipment::EquipmentSet;
use crate::event::Event;
use crate::hidden::Hidden;
use crate::illegal::Illegal;
use crate::imagine;
use crate::options::{OPTIONS, Options};
use crate::position::Position;
use crate::prompt::Prompt;
use crate::view::View;
use crate::workers::CardSet;
use game::chance::Dice;
use game::options::OptionInfo;
use game::{Game, Nobody, Refusal, Seat, SeatCount, Seed, SetUpError, Turn, Viewer};

/// A game of Xi'an in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Xian {
    pub(crate) table: Position,
    pub(crate) prompt: Prompt,
    pub(crate) hidden: Hidden,
}

impl Game for Xian {
    const ID: &'static str = "xian";
    const RULES: u32 = 1;
    const SEATS: (SeatCount, SeatCount) = (SeatCount::TWO, SeatCount::FOUR);
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

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<Xian, SetUpError> {
        deal.set_up(seats, options)
    }

    fn seats(&self) -> SeatCount {
        self.table.seats()
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.prompt {
            Prompt::Over => Turn::Over(self.outcome()),
            prompt => Turn::Awaiting(prompt.awaited()),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        if self.prompt.awaited().contains(seat) {
            self.list_actions(seat, out);
        }
    }

    fn sample(&self, seat: Seat, dice: &mut Dice, scratch: &mut Vec<Action>) -> Option<Action> {
        if !self.prompt.awaited().contains(seat) {
            return None;
        }
        self.draw_action(seat, dice, scratch)
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

    fn is_sealed(&self, _seat: Seat, _action: Action) -> bool {
        matches!(self.prompt, Prompt::Favour { .. } | Prompt::Commit { .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Xian {
        imagine::imagine(view, dice)
    }

    fn reshuffle(&mut self, dice: &mut Dice) {
        self.hidden.reshuffle(&self.table, dice);
    }

    fn ending(&self) -> Option<&'static str> {
        (self.prompt == Prompt::Over).then_some("scored")
    }
}

impl Xian {
    /// Everything that lies open.
    pub const fn table(&self) -> &Position {
        &self.table
    }

    /// The worker cards in a seat's hand.
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hidden.players[seat].hand
    }

    /// The equipment that a seat owns.
    pub fn equipment(&self, seat: Seat) -> EquipmentSet {
        self.hidden.players[seat].equipment
    }

    /// What is asked, and of whom.
    pub const fn prompt(&self) -> Prompt {
        self.prompt
    }
}
