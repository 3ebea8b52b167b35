//! The machine of the game (RULES 4.1): an answer is carried out, then everything that follows by itself, up to
//! the next question or the end. What each step does is in the rooms before this one.

use crate::action::Action;
use crate::card::Cards;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::question::Question;
use crate::side::Side;
use crate::state::{Phase, SunTzu};
use crate::warlord::Warlord;
use crate::windows::Play;
use game::Witness;

impl SunTzu {
    /// Adds every answer to a side's question that the rules allow.
    pub(crate) fn list_answers(&self, side: Side, question: Question, out: &mut Vec<Action>) {
        match question {
            Question::Warlord => out.extend(Warlord::of(side).map(Action::Choose)),
            Question::Lay(province) => {
                out.extend(self.layable(side, province).iter().map(|card| Action::Lay(province, card)));
            }
            Question::Trade => {
                out.push(Action::NoTrade);
                self.each_trade(side, &mut |cards| out.push(Action::Trade(cards)));
            }
            Question::Window(_) => {
                out.push(Action::Pass);
                self.each_play(side, &mut |play| out.push(play.action()));
            }
            Question::Reveal => out.extend(self.nameable().iter().map(Action::Reveal)),
            Question::Pay(at) => {
                self.payment(side, at).each_way(&mut |shares| out.push(Action::Pay(shares)));
            }
            Question::Reaction(at) => {
                out.push(Action::Pass);
                match self.reaction(at) {
                    Some((_, Warlord::Feint)) => out.push(Action::Feint),
                    _ => out.push(Action::GreatPlague),
                }
            }
            Question::Withdraw(at, armies) => {
                let placement = self.placement(at, side, armies);
                placement.levy.each_way(&mut |shares| {
                    out.push(Action::Withdraw(placement.emptied.plus(shares)));
                });
            }
            Question::DrawOrPass => out.extend([Action::Draw, Action::Pass]),
            Question::Keep => self.each_keep(side, &mut |cards| out.push(Action::Keep(cards))),
        }
    }

    /// Carries out a side's answer to its question, if the rules allow it.
    #[inline]
    pub(crate) fn answer(
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
}
