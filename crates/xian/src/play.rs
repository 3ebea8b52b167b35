//! The game as the trait sees it: whose turn it is, what is legal, and how an action is carried out.
//! Sends every decision to the rule it belongs to.

use crate::action::Action;
use crate::deal::Deal;
use crate::equipment::EquipmentSet;
use crate::event::Event;
use crate::hidden::Hidden;
use crate::illegal::Illegal;
use crate::options::{OPTIONS, Options};
use crate::prompt::{Asked, Moment, Prompt, Step};
use crate::table::Table;
use crate::view::View;
use crate::workers::CardSet;
use game::chance::below;
use game::options::OptionInfo;
use game::{Game, Refusal, Rng, Seat, SeatCount, Seed, SetUpError, Turn, Viewer, Witness};

/// A game of Xi'an in progress.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Xian {
    pub(crate) table: Table,
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

    fn deal(seats: SeatCount, _options: &Options, seed: &Seed) -> Deal {
        Deal::draw(seats, &mut seed.dealer())
    }

    fn set_up(seats: SeatCount, options: &Options, deal: &Deal) -> Result<Xian, SetUpError> {
        let (fewest, most) = Xian::SEATS;
        if !(fewest..=most).contains(&seats) {
            return Err(SetUpError::Seats { asked: seats, fewest, most });
        }
        deal.set_up(seats, *options)
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
            self.each_legal(seat, |action| out.push(action));
        }
    }

    fn sample(&self, seat: Seat, rng: &mut impl Rng, scratch: &mut Vec<Action>) -> Option<Action> {
        if !self.prompt.awaited().contains(seat) {
            return None;
        }
        self.draw(seat, rng).or_else(|| {
            scratch.clear();
            self.each_legal(seat, |action| scratch.push(action));
            scratch.get(below(rng, scratch.len() as u32) as usize).copied()
        })
    }

    fn apply(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        match (self.prompt, action) {
            (Prompt::Over, _) => return Err(Refusal::GameOver),
            (prompt, _) if !prompt.awaited().contains(seat) => return Err(Refusal::NotYourTurn),
            (Prompt::Favour { awaited }, Action::Return(returned)) => {
                self.decide_favour(seat, awaited, returned, witness)?;
            }
            (Prompt::Commit { awaited }, Action::Commit(pair)) => {
                self.lay_pair(seat, awaited, pair, witness)?;
            }
            (Prompt::Turn(moment), action) => self.play(moment, action, witness)?,
            (Prompt::Favour { .. } | Prompt::Commit { .. }, _) => self.another_decision()?,
        }
        Ok(())
    }

    fn is_sealed(&self, _seat: Seat, _action: Action) -> bool {
        matches!(self.prompt, Prompt::Favour { .. } | Prompt::Commit { .. })
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn imagine(view: &View, rng: &mut impl Rng) -> Xian {
        crate::imagine::imagine(view, rng)
    }

    fn ending(&self) -> Option<&'static str> {
        (self.prompt == Prompt::Over).then_some("scored")
    }
}

impl Xian {
    /// Everything that lies open.
    pub const fn table(&self) -> &Table {
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

    /// RULES 13: one decision inside a turn.
    fn play(
        &mut self,
        moment: Moment,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        match (moment.asked, action) {
            (Asked::Anything, action) => return self.play_freely(moment, action, witness),
            (Asked::Model, Action::Model { space, price }) => self.model(moment, space, price, witness)?,
            (Asked::Signature { space }, Action::Sign) => self.sign(moment, space, witness),
            (Asked::Signature { .. }, Action::NoSignature) | (Asked::Swap, Action::NoSwap) => {
                self.go_on(moment, witness);
            }
            (Asked::Paint, Action::Paint { space, price }) => self.paint(moment, space, price, witness)?,
            (Asked::Payment { space, price }, Action::Pay(payment)) => {
                self.pay(moment, space, price, payment, witness)?;
            }
            (Asked::Forge, Action::Forge { slot, price }) => self.forge(moment, slot, price, witness)?,
            (Asked::EndTile, Action::Choose(tile)) => self.choose_end_tile(moment, tile, witness)?,
            (Asked::Swap, Action::Swap { give, take }) => self.swap(moment, give, take, witness)?,
            (Asked::Gift, Action::Give(given)) => self.give(moment, given, witness)?,
            (Asked::Taking { given }, Action::Take(taken)) => self.take(moment, given, taken, witness)?,
            _ => self.another_decision()?,
        }
        Ok(())
    }

    /// RULES 4.5: the step of the turn, or a tile that can be used by itself.
    fn play_freely(
        &mut self,
        moment: Moment,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        match (moment.step, action) {
            (Step::Worker, Action::Main) => self.use_worker(moment, witness),
            (Step::Worker, Action::Pigment) => self.take_pigment(moment, witness),
            (Step::Building, Action::Enter { building, door }) => {
                self.enter(moment, building, door, witness)?;
            }
            (Step::Building, Action::Pass) => self.pass(moment, witness),
            (Step::End, Action::EndTurn) => self.end_turn(moment.seat, witness),
            (_, Action::Market) => self.open_market(moment, witness)?,
            (_, Action::Extra(verb)) => self.use_extra(moment, verb, witness)?,
            _ => self.another_decision()?,
        }
        Ok(())
    }

    fn another_decision(&self) -> Result<(), Illegal> {
        self.prompt.decision().map_or(Ok(()), |decision| Err(Illegal::AnotherDecision(decision)))
    }

    /// RULES 13: everything a seat that owes a decision may answer.
    fn each_legal(&self, seat: Seat, mut offer: impl FnMut(Action)) {
        let table = &self.table;
        match self.prompt {
            Prompt::Over => {}
            Prompt::Favour { .. } => self.each_favour(seat, |returned| offer(Action::Return(returned))),
            Prompt::Commit { .. } => self.each_pair(seat, |pair| offer(Action::Commit(pair))),
            Prompt::Turn(moment) => match moment.asked {
                Asked::Anything => self.each_free_option(moment, offer),
                Asked::Model => table
                    .model_ways(seat)
                    .iter()
                    .for_each(|(space, price)| offer(Action::Model { space, price })),
                Asked::Paint => table
                    .paint_ways(seat)
                    .iter()
                    .for_each(|(space, price)| offer(Action::Paint { space, price })),
                Asked::Forge => table
                    .forge_ways(seat, table.players[seat].stock.coins())
                    .iter()
                    .for_each(|(slot, price)| offer(Action::Forge { slot, price })),
                Asked::Payment { space, price } => {
                    table.payments(seat, space, price).for_each(|payment| offer(Action::Pay(payment)));
                }
                Asked::Signature { .. } => [Action::Sign, Action::NoSignature].into_iter().for_each(offer),
                Asked::EndTile => table.end_tiles.iter().for_each(|tile| offer(Action::Choose(tile))),
                Asked::Swap => {
                    offer(Action::NoSwap);
                    table.each_swap(seat, |give, take| offer(Action::Swap { give, take }));
                }
                Asked::Gift => table.each_gift(seat, |given| offer(Action::Give(given))),
                Asked::Taking { given } => table.each_taking(given, |taken| offer(Action::Take(taken))),
            },
        }
    }

    /// A random answer to the decisions that have many, without listing them.
    fn draw(&self, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let hand = self.hidden.players[seat].hand;
        match self.prompt {
            Prompt::Favour { .. } => Xian::draw_favour(hand, rng).map(Action::Return),
            Prompt::Commit { .. } => Xian::draw_pair(hand, rng).map(Action::Commit),
            Prompt::Turn(Moment { asked: Asked::Model, .. }) => {
                let way = self.table.model_ways(seat).draw(rng);
                way.map(|(space, price)| Action::Model { space, price })
            }
            Prompt::Turn(Moment { asked: Asked::Paint, .. }) => {
                let way = self.table.paint_ways(seat).draw(rng);
                way.map(|(space, price)| Action::Paint { space, price })
            }
            Prompt::Turn(_) | Prompt::Over => None,
        }
    }

    fn each_free_option(&self, moment: Moment, mut offer: impl FnMut(Action)) {
        match moment.step {
            Step::Worker => [Action::Main, Action::Pigment].into_iter().for_each(&mut offer),
            Step::Building => {
                offer(Action::Pass);
                self.table.each_entry(moment.seat, &mut offer);
            }
            Step::End => offer(Action::EndTurn),
        }
        self.table.tile_options(moment.seat).for_each(offer);
    }
}
