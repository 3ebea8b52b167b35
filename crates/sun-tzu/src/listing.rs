//! Which answers to a question are legal: all of them, or one drawn at random. The rules themselves are in the
//! chapters.

use crate::action::Action;
use crate::question::Question;
use crate::side::Side;
use crate::state::SunTzu;
use crate::warlord::Warlord;
use game::chance::{Dice, below};

impl SunTzu {
    /// Adds every answer to a side's question that the rules allow.
    pub(crate) fn list_actions(&self, side: Side, question: Question, out: &mut Vec<Action>) {
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

    /// One of the answers, all equally likely. Most decisions lay a card or name a province: those are drawn
    /// without a list.
    #[inline]
    pub(crate) fn draw_action(
        &self,
        side: Side,
        question: Question,
        dice: &mut Dice,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        match question {
            Question::Lay(province) => {
                let kinds = self.layable(side, province);
                let card = kinds.nth_kind(below(dice, kinds.number_of_kinds()))?;
                Some(Action::Lay(province, card))
            }
            Question::Reveal => {
                let open = self.nameable();
                open.nth(below(dice, open.len() as u32) as usize).map(Action::Reveal)
            }
            _ => {
                scratch.clear();
                self.list_actions(side, question, scratch);
                scratch.get(below(dice, scratch.len() as u32) as usize).copied()
            }
        }
    }
}
