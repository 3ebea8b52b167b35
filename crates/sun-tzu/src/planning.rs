//! Warlords chosen, cards laid, cards traded: what both sides decide at once and in secret (RULES 3.4, 5).

use crate::action::Whites;
use crate::card::{Card, Cards};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::province::{ByProvince, Province, Provinces};
use crate::question::Window;
use crate::side::{Both, Side};
use crate::state::{Phase, SunTzu};
use crate::warlord::{Command, Warlord};
use game::{Nobody, Witness};

/// RULES 8.9: where the marker stands after King Shao's head start.
const HEAD_START: i8 = -1;

impl SunTzu {
    /// RULES 3.4: one of the side's own four.
    pub(crate) fn check_choice(side: Side, warlord: Warlord) -> Result<(), Illegal> {
        if Warlord::of(side).contains(&warlord) { Ok(()) } else { Err(Illegal::NotYourWarlord(warlord)) }
    }

    pub(crate) fn choose(&mut self, side: Side, warlord: Warlord, witness: &mut impl Witness<Event>) {
        self.players[side].command = Command::Secret(warlord);
        self.done(side);
        witness.see(Event::WarlordChosen { side, warlord });
    }

    /// RULES 3.4, 3.5: both have chosen; a head start shows, then the opening hands are filled.
    pub(crate) fn close_warlords(&mut self, witness: &mut impl Witness<Event>) {
        let head_start = self.players[Side::KingShao].command.holds(Warlord::HeadStart);
        witness.see(Event::WarlordsReady { head_start });
        if head_start {
            self.track = HEAD_START;
            self.show_warlord(Side::KingShao, Warlord::HeadStart, witness);
        }
        for side in Side::BOTH {
            let cards = self.fill_hand(side);
            if !cards.is_empty() {
                witness.see(Event::OpeningHand { side, cards });
            }
        }
        self.begin_dynasty(1, witness);
    }

    /// RULES 3.5: the white cards of the opening hand come off the pile.
    pub(crate) fn fill_hand(&mut self, side: Side) -> Cards {
        let player = &mut self.players[side];
        let cards = player.pile.take_top(self.options.initial_draw.cards());
        player.hand = player.hand.plus(cards);
        cards
    }

    pub(crate) fn begin_dynasty(&mut self, dynasty: u8, witness: &mut impl Witness<Event>) {
        self.dynasty = dynasty;
        self.phase = Phase::Plan;
        self.pending = Provinces::ALL;
        self.chooser = None;
        self.agenda = [None; 5];
        self.awaited = Side::seats();
        witness.see(Event::DynastyBegan { dynasty });
    }

    /// RULES 5.2: the first province of the row without a card; none when all five lie.
    #[inline]
    pub(crate) fn next_to_lay(&self, side: Side) -> Option<Province> {
        let plan = &self.players[side].plan;
        Province::ALL.into_iter().find(|&province| plan[province].is_none())
    }

    /// RULES 5.2, 5.3: the kinds of card that a side may lay beside a province.
    #[inline]
    pub(crate) fn layable(&self, side: Side, province: Province) -> Cards {
        let kinds = self.players[side].hand.kinds();
        if kinds.has(Card::Six) && self.check_six(side, province).is_err() {
            return kinds.without(Card::Six);
        }
        kinds
    }

    /// RULES 5.3, 8.8: a 6 only where the side has no marker; the second six allows one more.
    #[inline]
    pub(crate) fn check_six(&self, side: Side, province: Province) -> Result<(), Illegal> {
        let player = &self.players[side];
        match player.marks[province] {
            0 => Ok(()),
            1 if player.command.holds(Warlord::SecondSix) => Ok(()),
            _ => Err(Illegal::SixAlreadyPlayed(province)),
        }
    }

    /// RULES 5.2, 5.3: a card from the hand, to the next province of the row.
    #[inline]
    pub(crate) fn check_lay(
        &self,
        side: Side,
        next: Province,
        province: Province,
        card: Card,
    ) -> Result<(), Illegal> {
        if province != next {
            return Err(Illegal::NotTheNextProvince(next));
        }
        if !self.players[side].hand.has(card) {
            return Err(Illegal::NotInHand(card));
        }
        if card == Card::Six { self.check_six(side, province) } else { Ok(()) }
    }

    #[inline]
    pub(crate) fn lay(
        &mut self,
        side: Side,
        province: Province,
        card: Card,
        witness: &mut impl Witness<Event>,
    ) {
        let player = &mut self.players[side];
        player.hand = player.hand.without(card);
        player.plan[province] = Some(card);
        // RULES 5.4: who has armies aside is asked about them even with no white card left.
        if player.plan.0[4].is_some() && player.aside == 0 {
            self.done(side);
        }
        witness.see(Event::CardLaid { side, province, card });
    }

    /// The game in which both sides have laid these cards, instead of any they have laid so far, and trade
    /// nothing; none if the sides do not have the cards, or are not planning.
    pub fn planned(&self, plans: Both<ByProvince<Card>>) -> Option<SunTzu> {
        if self.phase != Phase::Plan {
            return None;
        }
        let mut game = *self;
        for side in Side::BOTH {
            let player = &mut game.players[side];
            let laid: Cards = player.plan.0.into_iter().flatten().collect();
            player.hand = player.hand.plus(laid);
            for card in plans[side].0 {
                if !player.hand.has(card) {
                    return None;
                }
                player.hand = player.hand.without(card);
            }
            player.plan = ByProvince(plans[side].0.map(Some));
            game.done(side);
        }
        game.run(&mut Nobody);
        Some(game)
    }

    /// RULES 5.4: white cards left in the hand, no more than there are armies aside.
    pub(crate) fn check_trade(&self, side: Side, cards: Cards) -> Result<(), Illegal> {
        let player = &self.players[side];
        if cards.len() > player.aside {
            return Err(Illegal::MoreThanAside { aside: player.aside });
        }
        cards.first_not_in(player.hand).map_or(Ok(()), |card| Err(Illegal::NotInHand(card)))
    }

    /// Every trade that is possible.
    pub(crate) fn each_trade(&self, side: Side, each: &mut impl FnMut(Whites)) {
        self.add_to_trade(side, Cards::EMPTY, Card::Seven, each);
    }

    /// Adds cards to a trade in card order, so that each comes up once.
    fn add_to_trade(&self, side: Side, cards: Cards, from: Card, each: &mut impl FnMut(Whites)) {
        let left = self.players[side].hand.minus(cards);
        for card in left.kinds().iter().filter(|&card| card >= from) {
            let more = cards.with(card);
            if self.check_trade(side, more).is_ok()
                && let Some(trade) = Whites::new(more)
            {
                each(trade);
                self.add_to_trade(side, more, card, each);
            }
        }
    }

    pub(crate) fn settle_trade(&mut self, side: Side, cards: Cards, witness: &mut impl Witness<Event>) {
        let player = &mut self.players[side];
        player.hand = player.hand.minus(cards);
        player.trade = cards;
        self.done(side);
        witness.see(Event::TradeSettled { side, cards });
    }

    /// RULES 5.5, 5.6: both plans stand, and traded cards become armies of the reserve.
    pub(crate) fn muster(&mut self, witness: &mut impl Witness<Event>) {
        witness.see(Event::PlansReady);
        for side in Side::BOTH {
            let player = &mut self.players[side];
            let cards = std::mem::take(&mut player.trade);
            if !cards.is_empty() {
                player.spent = player.spent.plus(cards);
                player.aside -= cards.len();
                player.reserve += cards.len();
                let (reserve, aside) = (player.reserve, player.aside);
                witness.see(Event::Mustered { side, cards, reserve, aside });
            }
        }
        self.open_window(Window::Before);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::Options;
    use game::chance::dice;
    use game::{Game, SeatCount, Seed};

    #[test]
    fn laying_all_cards_at_once_is_laying_one_after_the_other() -> Result<(), game::SetUpError> {
        let options = Options::default();
        for number in 0..50 {
            let deal = SunTzu::deal(SeatCount::TWO, &options, &Seed::from_text("planned", number));
            let start = SunTzu::set_up(SeatCount::TWO, &options, &deal)?;
            let (mut game, mut dice, mut scratch) = (start, dice(number), vec![]);
            let mut plans = Both([ByProvince([Card::One; 5]); 2]);
            while game.phase == Phase::Plan {
                let Some(seat) = game.turn().awaited().first() else { break };
                let Some(action) = game.sample(seat, &mut dice, &mut scratch) else { break };
                if let (crate::Action::Lay(province, card), Some(side)) = (action, Side::in_seat(seat)) {
                    plans[side][province] = card;
                }
                assert!(game.apply(seat, action, &mut Nobody).is_ok());
            }
            assert_eq!(start.planned(plans), Some(game));
            assert_eq!(game.planned(plans), None, "the cards have been turned up");
            assert_eq!(start.planned(Both([ByProvince([Card::One; 5]); 2])), None, "there is only one 1");
        }
        Ok(())
    }
}
