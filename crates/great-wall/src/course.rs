//! The course of the game: what follows without a choice, from the end of an action to the next decision
//! (RULES 4 and 7).

use crate::event::Event;
use crate::places::SiteSet;
use crate::section::Lead;
use crate::state::GreatWall;
use crate::table::{Duty, Owed, Phase};
use game::{Seat, Witness};

impl GreatWall {
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

    /// RULES 5.6: once every first token is claimed, the actions follow; after the last round there are none.
    pub(crate) fn after_claims<W: Witness<Event>>(&mut self, left: SiteSet, witness: &mut W) {
        match self.table.phase {
            _ if !left.is_empty() => self.table.duty = Duty::Claim(left),
            Phase::Normal | Phase::LastRound { .. } => self.table.duty = Duty::Act(Owed::Two),
            Phase::ScoringOnly { .. } => self.end_turn(witness),
        }
    }

    /// RULES 7.1: whoever has laid all cards begins the last round, and what is still owed lapses.
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
    pub(crate) fn begin_turn<W: Witness<Event>>(&mut self, witness: &mut W) -> bool {
        let only_scoring = matches!(self.table.phase, Phase::ScoringOnly { .. });
        if only_scoring && self.nobody_leads() {
            self.end(witness);
            return true;
        }
        witness.see(Event::TurnBegan { seat: self.table.current });
        let fresh = self.score(witness);
        if self.table.open_sites().is_empty() {
            self.end(witness);
        } else if !fresh.is_empty() {
            self.table.duty = Duty::Claim(fresh);
        } else if only_scoring {
            return false;
        } else {
            self.table.duty = Duty::Act(Owed::Two);
        }
        true
    }

    /// RULES 7.5: nothing can be scored any more.
    fn nobody_leads(&self) -> bool {
        self.table.sites().all(|site| !matches!(self.table.section(site).standing().lead(), Lead::Sole(_)))
    }

    /// RULES 7.5, 7.6.
    fn end<W: Witness<Event>>(&mut self, witness: &mut W) {
        self.table.duty = Duty::Nothing;
        if W::LISTENS
            && let (Some(outcome), Some(ending)) = (self.table.outcome(), self.ended())
        {
            witness.see(Event::Ended { outcome, ending });
        }
    }

    fn has_laid_everything(&self, seat: Seat) -> bool {
        self.hand(seat).is_empty() && self.deck(seat).is_empty()
    }
}
