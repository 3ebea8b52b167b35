//! Whose turn it is and what comes next (RULES 4): every answer goes to the rule it belongs to, and a turn goes on
//! step by step to its end. What the decisions do is in the chapters after this one.

use crate::Xian;
use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::prompt::{Asked, Moment, Prompt, TurnStage};
use game::{Refusal, Seat, Witness};

impl Xian {
    /// One decision of a seat, if it owes one and the rules allow it, with everything that follows.
    #[inline]
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        match self.prompt {
            Prompt::Over => return Err(Refusal::GameOver),
            prompt if !prompt.awaited().contains(seat) => return Err(Refusal::NotYourTurn),
            prompt => self.carry_out(prompt, seat, action, witness)?,
        }
        Ok(())
    }

    /// Carries out an answer to what is asked, if the rules allow it.
    #[inline]
    fn carry_out(
        &mut self,
        prompt: Prompt,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        match (prompt, action) {
            (Prompt::Favour { awaited }, Action::Return(returned)) => {
                self.decide_favour(seat, awaited, returned, witness)
            }
            (Prompt::Commit { awaited }, Action::Commit(pair)) => self.lay_pair(seat, awaited, pair, witness),
            (Prompt::Turn(moment), action) => self.play(moment, action, witness),
            (Prompt::Favour { .. } | Prompt::Commit { .. } | Prompt::Over, _) => self.another_decision(),
        }
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
            (TurnStage::Worker, Action::Main) => self.use_worker(moment, witness),
            (TurnStage::Worker, Action::Pigment) => self.take_pigment(moment, witness),
            (TurnStage::Building, Action::Enter { building, door }) => {
                self.enter(moment, building, door, witness)?;
            }
            (TurnStage::Building, Action::Pass) => self.pass(moment, witness),
            (TurnStage::End, Action::EndTurn) => self.end_turn(moment.seat, witness),
            (_, Action::Market) => self.open_market(moment, witness)?,
            (_, Action::Extra(verb)) => self.use_extra(moment, verb, witness)?,
            _ => self.another_decision()?,
        }
        Ok(())
    }

    fn another_decision(&self) -> Result<(), Illegal> {
        self.prompt.decision().map_or(Ok(()), |decision| Err(Illegal::AnotherDecision(decision)))
    }

    pub(crate) fn begin_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        witness.see(Event::TurnBegan { seat });
        self.prompt = Prompt::Turn(Moment { seat, step: TurnStage::Worker, asked: Asked::Anything });
    }

    /// Goes on with the turn after something is completed. RULES 4.5: when only tiles are left and none can be
    /// used, the turn ends by itself.
    pub(crate) fn go_on(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if moment.step == TurnStage::End && self.table.tile_options(moment.seat).next().is_none() {
            self.end_turn(moment.seat, witness);
        } else {
            self.ask(moment, Asked::Anything);
        }
    }

    #[inline]
    pub(crate) fn ask(&mut self, moment: Moment, asked: Asked) {
        self.prompt = Prompt::Turn(Moment { asked, ..moment });
    }

    /// The next seat in turn order goes on, or the phase is over.
    pub(crate) fn end_turn(&mut self, seat: Seat, witness: &mut impl Witness<Event>) {
        witness.see(Event::TurnEnded { seat });
        let mut later = self.table.order.iter().skip_while(|earlier| earlier.seat != seat).skip(1);
        match later.next() {
            Some(next) => self.begin_turn(next.seat, witness),
            None => self.end_phase(witness),
        }
    }
}
