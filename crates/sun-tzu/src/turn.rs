//! Whose turn it is and what comes next (RULES 4): what a side is asked, how its answer is carried out, and
//! everything that follows by itself up to the next question or the end.

use crate::action::Action;
use crate::card::Cards;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::question::Question;
use crate::side::Side;
use crate::state::{Drawing, Phase, SunTzu};
use crate::warlord::Warlord;
use crate::windows::Play;
use game::{Refusal, Seat, SeatSet, Witness};

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

    /// One decision of a seat, if it owes one and the rules allow it, with everything that follows.
    #[inline]
    pub(crate) fn decide(
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
        self.carry_out(side, question, action, witness)?;
        self.run(witness);
        Ok(())
    }

    /// Carries out a side's answer to its question, if the rules allow it.
    #[inline]
    fn carry_out(
        &mut self,
        side: Side,
        question: Question,
        action: Action,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        match (question, action) {
            (Question::Warlord, Action::Choose(warlord)) => {
                SunTzu::check_choice(side, warlord)?;
                self.choose(side, warlord, witness);
            }
            (Question::Lay(next), Action::Lay(province, card)) => {
                self.check_lay(side, next, province, card)?;
                self.lay(side, province, card, witness);
            }
            (Question::Trade, Action::NoTrade) => self.settle_trade(side, Cards::EMPTY, witness),
            (Question::Trade, Action::Trade(cards)) => {
                self.check_trade(side, cards.cards())?;
                self.settle_trade(side, cards.cards(), witness);
            }
            (Question::Window(_), Action::Pass) => self.pass_window(side, witness),
            (Question::Window(_), Action::Reinforce(province)) => {
                self.play(side, Play::Reinforce(province), witness)?;
            }
            (Question::Window(_), Action::Raid(province)) => {
                self.play(side, Play::Raid(province), witness)?;
            }
            (Question::Window(_), Action::March(from, to)) => {
                self.play(side, Play::March(from, to), witness)?;
            }
            (Question::Reveal, Action::Reveal(province)) => {
                self.check_named(province)?;
                self.name(side, province, witness);
            }
            (Question::Pay(at), Action::Pay(shares)) => {
                self.payment(side, at).check(shares)?;
                self.pay(at, side, shares, witness);
            }
            (Question::Reaction(at), Action::Pass) => self.pass_reaction(at, side, witness),
            (Question::Reaction(at), Action::Feint) => self.react(at, side, Warlord::Feint, witness)?,
            (Question::Reaction(at), Action::GreatPlague) => {
                self.react(at, side, Warlord::GreatPlague, witness)?;
            }
            (Question::Withdraw(at, armies), Action::Withdraw(shares)) => {
                self.check_withdrawal(at, side, armies, shares)?;
                self.place(at, side, shares, self.placement(at, side, armies), witness);
            }
            (Question::DrawOrPass, Action::Draw) => self.draw(side, witness),
            (Question::DrawOrPass, Action::Pass) => self.decline_draw(side, witness),
            (Question::Keep, Action::Keep(cards)) => {
                self.check_keep(side, cards.cards())?;
                self.keep(side, cards.cards(), witness);
            }
            _ => return Err(Illegal::AnotherQuestion(question)),
        }
        Ok(())
    }

    /// Runs everything that happens by itself, until somebody is asked or the game is over.
    ///
    /// A phase in which nobody is awaited has had all its answers and closes. Costs, reactions and placings are
    /// phases only while somebody is asked.
    #[inline]
    pub(crate) fn run(&mut self, witness: &mut impl Witness<Event>) {
        while self.awaited.is_empty() {
            match self.phase {
                Phase::Warlords => self.close_warlords(witness),
                Phase::Plan => self.muster(witness),
                Phase::Window(window) => self.close_window(window, witness),
                Phase::Announce => self.continue_announcement(),
                Phase::Reveal => self.next_province(witness),
                Phase::Draw => self.finish_draw(witness),
                Phase::Costs { .. } | Phase::Reaction { .. } | Phase::Placing { .. } | Phase::Over => return,
            }
        }
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
