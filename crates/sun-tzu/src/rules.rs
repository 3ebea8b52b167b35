//! Sun Tzu as a [`Game`]: the promises of the trait, kept by the rooms before this one.

use crate::action::Action;
use crate::card::Cards;
use crate::deal::Deal;
use crate::event::Event;
use crate::garrison::Garrison;
use crate::illegal::Illegal;
use crate::options::{OPTIONS, Options};
use crate::pile::Pile;
use crate::province::{ByProvince, Provinces};
use crate::question::Question;
use crate::side::{Both, Side};
use crate::state::{ARMIES, Phase, Player, SunTzu};
use crate::view::View;
use game::chance::below;
use game::options::OptionInfo;
use game::{Game, Nobody, Refusal, Rng, Seat, SeatCount, Seed, SetUpError, Turn, Viewer, Witness};

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

    fn deal(_seats: SeatCount, options: &Options, seed: &Seed) -> Deal {
        Deal::from_seed(*options, seed)
    }

    /// RULES 3.
    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<SunTzu, SetUpError> {
        if seats != SeatCount::TWO {
            return Err(SetUpError::Seats { asked: seats, fewest: SeatCount::TWO, most: SeatCount::TWO });
        }
        let piles = deal.piles(*options)?;
        let player = |side: Side| Player {
            pile: Pile::of(piles[side].iter().copied()),
            hand: Cards::YELLOW,
            reserve: options.mode.reserve(),
            aside: ARMIES - options.mode.reserve(),
            ..Player::default()
        };
        let mut game = SunTzu {
            players: Both::from_fn(player),
            options: *options,
            tiles: deal.tiles()?,
            map: ByProvince::from_fn(|_| Garrison::default()),
            dynasty: 1,
            track: 0,
            phase: Phase::Warlords,
            awaited: Side::SEATS,
            pending: Provinces::ALL,
            order_holder: None,
            chooser: None,
            agenda: [None; 5],
        };
        if !options.warlords {
            for side in Side::BOTH {
                game.fill_hand(side);
            }
            game.begin_dynasty(1, &mut Nobody);
        }
        Ok(game)
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
            self.list_answers(side, question, out);
        }
    }

    /// Most decisions lay a card or name a province: those are drawn without a list.
    #[inline]
    fn sample(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        let side = Side::in_seat(seat)?;
        let question = self.question(side)?;
        match question {
            Question::Lay(province) => {
                let kinds = self.layable(side, province);
                let card = kinds.nth_kind(below(rng, kinds.number_of_kinds()))?;
                Some(Action::Lay(province, card))
            }
            Question::Reveal => {
                let open = self.nameable();
                open.nth(below(rng, u32::from(open.len()))).map(Action::Reveal)
            }
            _ => {
                scratch.clear();
                self.list_answers(side, question, scratch);
                scratch.get(below(rng, scratch.len() as u32) as usize).copied()
            }
        }
    }

    #[inline]
    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        if self.phase == Phase::Over {
            return Err(Refusal::GameOver);
        }
        let side = Side::in_seat(seat).ok_or(Refusal::NotYourTurn)?;
        let question = self.question(side).ok_or(Refusal::NotYourTurn)?;
        self.answer(side, question, action, witness)?;
        self.run(witness);
        Ok(())
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

    fn imagine(view: &View, rng: &mut impl Rng) -> SunTzu {
        crate::imagine::imagine(view, rng)
    }

    fn ending(&self) -> Option<&'static str> {
        (self.phase == Phase::Over).then(|| self.verdict().0.word())
    }
}
