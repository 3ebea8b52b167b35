//! Whose turn it is and what comes next: how a decision is carried out, and what follows without a choice from the end
//! of an action to the next decision (RULES 4 and 7).

use crate::action::Action;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::places::SiteSet;
use crate::position::{Duty, Ending, Owed, Phase};
use crate::section::Lead;
use crate::state::GreatWall;
use game::{Refusal, Seat, Witness};

impl GreatWall {
    /// Whether this seat owes a decision.
    #[inline]
    pub(crate) fn awaits(&self, seat: Seat) -> bool {
        self.table.current == seat && !self.table.is_over()
    }

    /// One decision of a seat, if it owes one and the rules allow it, with everything that follows.
    #[inline]
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Refusal<Illegal>> {
        if self.table.is_over() {
            return Err(Refusal::GameOver);
        }
        if self.table.current != seat {
            return Err(Refusal::NotYourTurn);
        }
        self.carry_out(action, witness)?;
        Ok(())
    }

    /// Carries out a decision of the seat whose turn it is, if the rules allow it.
    #[inline]
    fn carry_out<W: Witness<Event>>(&mut self, action: Action, witness: &mut W) -> Result<(), Illegal> {
        match action {
            Action::Draw => self.check_draw().map(|()| self.draw(witness))?,
            Action::Pass => self.check_pass().map(|()| self.pass(witness))?,
            Action::Lay { cards, site } => {
                self.check_lay(cards, site).map(|()| self.lay(cards, site, witness))?;
            }
            Action::Cover { site, column } => {
                self.check_cover(site, column).map(|()| self.cover(site, column, witness))?;
            }
            Action::Claim { token, site, column } => {
                self.check_claim(token, site, column).map(|()| self.claim(token, site, column, witness))?;
            }
        }
        Ok(())
    }

    /// RULES 6.1: one action less is owed; the second one ends the turn.
    #[inline]
    pub(crate) fn after_action<W: Witness<Event>>(&mut self, witness: &mut W) {
        let left = match self.table.duty {
            Duty::Act(Owed::Two) => Some(Owed::One),
            _ => None,
        };
        self.go_on(left, witness);
    }

    /// RULES 6.5: a horseman leaves as many actions owed as before.
    #[inline]
    pub(crate) fn after_horseman<W: Witness<Event>>(&mut self, witness: &mut W) {
        let left = match self.table.duty {
            Duty::Act(owed) => Some(owed),
            _ => None,
        };
        self.go_on(left, witness);
    }

    /// RULES 5.6: the next first token, or the actions.
    pub(crate) fn after_claim<W: Witness<Event>>(&mut self, later: SiteSet, witness: &mut W) {
        if !self.ask(later) {
            self.end_turn(witness);
        }
    }

    /// Asks for the first tokens of these sites one by one, then for actions. After the last round there are
    /// none (RULES 7.4), so that perhaps nothing is asked at all.
    #[inline]
    fn ask(&mut self, fresh: SiteSet) -> bool {
        self.table.duty = match (fresh.first(), self.table.phase) {
            (Some(asked), _) => Duty::Claim { asked, later: fresh.without(asked) },
            (None, Phase::Normal | Phase::LastRound { .. }) => Duty::Act(Owed::Two),
            (None, Phase::ScoringOnly { .. }) => return false,
        };
        true
    }

    /// RULES 7.1: whoever has laid all cards begins the last round, and what is still owed lapses.
    #[inline]
    fn go_on<W: Witness<Event>>(&mut self, left: Option<Owed>, witness: &mut W) {
        let seat = self.table.current;
        if self.table.phase == Phase::Normal && self.has_laid_everything(seat) {
            self.table.phase = Phase::LastRound { trigger: seat };
            let actions_lapsed = left.map_or(0, Owed::count);
            witness.see(Event::LastRoundBegan { trigger: seat, actions_lapsed });
            return self.end_turn(witness);
        }
        match left {
            Some(owed) => self.table.duty = Duty::Act(owed),
            None => self.end_turn(witness),
        }
    }

    /// Goes from turn to turn until one asks something, or the game is over.
    pub(crate) fn end_turn<W: Witness<Event>>(&mut self, witness: &mut W) {
        loop {
            self.next_seat(witness);
            if self.begin_turn(witness) {
                return;
            }
        }
    }

    /// RULES 7.4: when the turn of the seat that ran out comes round, only scoring is left.
    #[inline]
    fn next_seat<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.table.current = self.table.seats.after(self.table.current);
        if let Phase::LastRound { trigger } = self.table.phase
            && trigger == self.table.current
        {
            self.table.phase = Phase::ScoringOnly { trigger };
            witness.see(Event::ScoringOnlyBegan);
        }
    }

    /// RULES 4.1: scores, then sees what is owed. Says whether the game rests here: something is asked, or it
    /// is over.
    #[inline]
    pub(crate) fn begin_turn<W: Witness<Event>>(&mut self, witness: &mut W) -> bool {
        if matches!(self.table.phase, Phase::ScoringOnly { .. }) && self.nobody_leads() {
            self.end(witness);
            return true;
        }
        witness.see(Event::TurnBegan { seat: self.table.current });
        let fresh = self.score(witness);
        if self.table.open_sites().is_empty() {
            self.end(witness);
            return true;
        }
        self.ask(fresh)
    }

    /// RULES 7.5: nothing can be scored any more.
    fn nobody_leads(&self) -> bool {
        self.table.sites().all(|site| !matches!(self.table.section(site).standing().lead(), Lead::Sole(_)))
    }

    /// RULES 7.5, 7.6: the game is over.
    fn end<W: Witness<Event>>(&mut self, witness: &mut W) {
        let ending = if !self.table.open_sites().is_empty() {
            Ending::Blocked
        } else if self.pool.is_empty() {
            Ending::Exhausted
        } else {
            Ending::Settled
        };
        self.table.duty = Duty::Over(ending);
        if W::LISTENS {
            witness.see(Event::Ended { outcome: self.table.outcome(), ending });
        }
    }

    #[inline]
    fn has_laid_everything(&self, seat: Seat) -> bool {
        self.hand(seat).is_empty() && self.deck(seat).is_empty()
    }
}
