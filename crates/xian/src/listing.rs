//! Which actions are legal (RULES 13): all of them, or one drawn at random. The rules themselves are in the
//! chapters.

use crate::Xian;
use crate::action::Action;
use crate::prompt::{Asked, Moment, Prompt, TurnStage};
use game::Seat;
use game::chance::{Dice, below};

impl Xian {
    /// Everything a seat that owes a decision may answer.
    pub(crate) fn list_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        self.each_legal(seat, |action| out.push(action));
    }

    /// One of these, all equally likely.
    #[inline]
    pub(crate) fn draw_action(
        &self,
        seat: Seat,
        dice: &mut Dice,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        self.draw_unlisted(seat, dice).or_else(|| {
            scratch.clear();
            self.each_legal(seat, |action| scratch.push(action));
            scratch.get(below(dice, scratch.len() as u32) as usize).copied()
        })
    }

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
    fn draw_unlisted(&self, seat: Seat, dice: &mut Dice) -> Option<Action> {
        let hand = self.hidden.players[seat].hand;
        match self.prompt {
            Prompt::Favour { .. } => Xian::draw_favour(hand, dice).map(Action::Return),
            Prompt::Commit { .. } => Xian::draw_pair(hand, dice).map(Action::Commit),
            Prompt::Turn(Moment { asked: Asked::Model, .. }) => {
                let way = self.table.model_ways(seat).draw(dice);
                way.map(|(space, price)| Action::Model { space, price })
            }
            Prompt::Turn(Moment { asked: Asked::Paint, .. }) => {
                let way = self.table.paint_ways(seat).draw(dice);
                way.map(|(space, price)| Action::Paint { space, price })
            }
            Prompt::Turn(_) | Prompt::Over => None,
        }
    }

    fn each_free_option(&self, moment: Moment, mut offer: impl FnMut(Action)) {
        match moment.step {
            TurnStage::Worker => [Action::Main, Action::Pigment].into_iter().for_each(&mut offer),
            TurnStage::Building => {
                offer(Action::Pass);
                self.table.each_entry(moment.seat, &mut offer);
            }
            TurnStage::End => offer(Action::EndTurn),
        }
        self.table.tile_options(moment.seat).for_each(offer);
    }
}
