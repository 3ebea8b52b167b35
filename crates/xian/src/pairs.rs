//! Hands and pairs: the Emperor's favour, the secret pair of a phase, the reveal (RULES 4.2 to 4.4).
//! The only rules, with the end of a round, that touch what lies face down.

use crate::Xian;
use crate::action::Returned;
use crate::by_seat::BySeat;
use crate::event::Event;
use crate::hidden::Sealed;
use crate::illegal::Illegal;
use crate::prompt::Prompt;
use crate::workers::{CardSet, Pair};
use game::chance::{Dice, below};
use game::{Nobody, Seat, SeatSet, Witness};

impl Xian {
    /// RULES 4.2: only cards of the hand can be returned.
    fn check_returned(&self, seat: Seat, returned: Returned) -> Result<(), Illegal> {
        self.check_in_hand(seat, returned.cards())
    }

    /// RULES 4.3: a pair is two different cards of the hand.
    fn check_pair(&self, seat: Seat, pair: Pair) -> Result<(), Illegal> {
        if pair.top == pair.bottom {
            return Err(Illegal::OneCardTwice(pair.top));
        }
        self.check_in_hand(seat, pair.cards())
    }

    fn check_in_hand(&self, seat: Seat, cards: CardSet) -> Result<(), Illegal> {
        match cards.minus(self.hidden.players[seat].hand).iter().next() {
            Some(card) => Err(Illegal::NotInHand(card)),
            None => Ok(()),
        }
    }

    /// RULES 4.2: seals the decision about the favour; the last one exchanges everybody's cards.
    pub(crate) fn decide_favour(
        &mut self,
        seat: Seat,
        awaited: SeatSet,
        returned: Returned,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.check_returned(seat, returned)?;
        self.hidden.players[seat].sealed = Sealed::Favour(returned);
        witness.see(Event::FavourDecided { seat, returned: Some(returned) });
        self.prompt = Prompt::Favour { awaited: awaited.without(seat) };
        if self.prompt.awaited().is_empty() {
            self.exchange_cards(witness);
            self.prompt = Prompt::Commit { awaited: SeatSet::all(self.table.seats()) };
        }
        Ok(())
    }

    fn exchange_cards(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.table.seats().seats() {
            let secrets = &mut self.hidden.players[seat];
            if let Sealed::Favour(returned) = std::mem::take(&mut secrets.sealed) {
                let returned = returned.cards();
                let drawn = secrets.exchange(returned);
                let count = returned.len() as u8;
                self.table.players[seat].replaced = count;
                witness.see(Event::CardsExchanged {
                    seat,
                    count,
                    returned: Some(returned),
                    drawn: Some(drawn),
                });
            }
        }
    }

    /// RULES 4.3: seals a pair; the last one reveals them all.
    pub(crate) fn lay_pair(
        &mut self,
        seat: Seat,
        awaited: SeatSet,
        pair: Pair,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.check_pair(seat, pair)?;
        self.hidden.players[seat].sealed = Sealed::Pair(pair);
        witness.see(Event::PairLaid { seat, pair: Some(pair) });
        self.prompt = Prompt::Commit { awaited: awaited.without(seat) };
        if self.prompt.awaited().is_empty() {
            self.reveal_pairs(witness);
        }
        Ok(())
    }

    /// The game in which all seats have laid these pairs, instead of any they have laid so far; none if they do not
    /// have the cards, or no pairs are laid now.
    pub fn paired(&self, pairs: BySeat<Pair>) -> Option<Xian> {
        if !matches!(self.prompt, Prompt::Commit { .. }) {
            return None;
        }
        let mut game = *self;
        for seat in self.table.seats().seats() {
            game.check_pair(seat, pairs[seat]).ok()?;
            game.hidden.players[seat].sealed = Sealed::Pair(pairs[seat]);
        }
        game.reveal_pairs(&mut Nobody);
        Some(game)
    }

    /// RULES 4.4: all pairs are turned up, the order is fixed, and the first seat begins its turn.
    fn reveal_pairs(&mut self, witness: &mut impl Witness<Event>) {
        for seat in self.table.seats().seats() {
            let secrets = &mut self.hidden.players[seat];
            if let Sealed::Pair(pair) = std::mem::take(&mut secrets.sealed) {
                secrets.hand = secrets.hand.minus(pair.cards());
                self.table.players[seat].pair = Some(pair);
                witness.see(Event::PairRevealed { seat, pair });
            }
        }
        let table = &mut self.table;
        let initiative = |seat: Seat| table.players[seat].pair.map_or(0, |pair| pair.bottom.initiative());
        table.order = table.ranking(initiative);
        witness.see(Event::OrderFixed { order: table.order });
        if let Some(first) = self.table.order.as_slice().first() {
            self.begin_turn(first.seat, witness);
        }
    }

    /// One of the parts that [`Xian::each_favour`] offers, all equally likely.
    pub(crate) fn draw_favour(hand: CardSet, dice: &mut Dice) -> Option<Returned> {
        let part = below(dice, 1 << hand.len());
        let chosen = hand.iter().enumerate().filter(|(index, _)| part >> index & 1 == 1);
        Returned::new(chosen.map(|(_, card)| card).collect())
    }

    /// One of the pairs that [`Xian::each_pair`] offers, all equally likely.
    pub(crate) fn draw_pair(hand: CardSet, dice: &mut Dice) -> Option<Pair> {
        let cards = hand.len() as u32;
        let pair = below(dice, cards * cards.checked_sub(1)?);
        let top = hand.iter().nth((pair / (cards - 1)) as usize)?;
        let bottom = hand.without(top).iter().nth((pair % (cards - 1)) as usize)?;
        Some(Pair { top, bottom })
    }

    /// RULES 4.2: every part of the hand can be returned, nothing and everything included.
    pub(crate) fn each_favour(&self, seat: Seat, mut offer: impl FnMut(Returned)) {
        let hand = self.hidden.players[seat].hand.bits();
        let mut part = hand;
        loop {
            if let Some(returned) = Returned::new(CardSet::from_bits(part)) {
                offer(returned);
            }
            if part == 0 {
                return;
            }
            part = (part - 1) & hand;
        }
    }

    /// RULES 4.3: every card of the hand on every other.
    pub(crate) fn each_pair(&self, seat: Seat, mut offer: impl FnMut(Pair)) {
        let hand = self.hidden.players[seat].hand;
        for top in hand.iter() {
            for bottom in hand.without(top).iter() {
                offer(Pair { top, bottom });
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Action, Options};
    use game::chance::dice;
    use game::{Game, SeatCount, Seed, SetUpError};

    #[test]
    fn laying_all_pairs_at_once_is_laying_one_after_the_other() -> Result<(), SetUpError> {
        let options = Options::default();
        for number in 0..50 {
            let seats = SeatCount::THREE;
            let deal = Xian::deal(seats, &options, &Seed::from_text("paired", number));
            let (mut game, mut dice, mut scratch) =
                (Xian::set_up(seats, &options, &deal)?, dice(number), vec![]);
            let mut asked = None;
            while let Some(seat) = game.turn().awaited().first() {
                let Some(action) = game.sample(seat, &mut dice, &mut scratch) else { break };
                if let Action::Commit(pair) = action {
                    let (before, mut pairs) = asked.unwrap_or((game, BySeat::all(seats, pair)));
                    pairs[seat] = pair;
                    asked = Some((before, pairs));
                }
                assert!(game.apply(seat, action, &mut Nobody).is_ok());
                if let (Some((before, pairs)), Prompt::Turn(_)) = (asked, game.prompt) {
                    assert_eq!(before.paired(pairs), Some(game));
                    assert_eq!(game.paired(pairs), None, "the pairs lie open");
                    break;
                }
            }
        }
        Ok(())
    }
}
