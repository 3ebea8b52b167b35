//! The worker step: what the top card of a pair brings (RULES 4.6, 4.7).

use crate::Xian;
use crate::event::Event;
use crate::position::Position;
use crate::prompt::{Moment, TurnStage};
use crate::resources::{Colour, Resource};
use crate::workers::{Assistant, Card, Work};
use game::{Seat, Set, Witness};

impl Xian {
    /// RULES 4.6: the main effect of the top card.
    pub(crate) fn use_worker(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if let Some(pair) = self.table.players[moment.seat].pair {
            self.table.do_work(moment.seat, pair.top, witness);
        }
        self.go_on(Moment { step: TurnStage::Building, ..moment }, witness);
    }

    /// RULES 4.7: a pigment of the top card's colour instead.
    pub(crate) fn take_pigment(&mut self, moment: Moment, witness: &mut impl Witness<Event>) {
        if let Some(pair) = self.table.players[moment.seat].pair {
            self.table.take_pigments(moment.seat, Set::only(pair.top.colour()), witness);
        }
        self.go_on(Moment { step: TurnStage::Building, ..moment }, witness);
    }
}

impl Position {
    fn do_work(&mut self, seat: Seat, card: Card, witness: &mut impl Witness<Event>) {
        let round = self.round;
        let player = &mut self.players[seat];
        match card.work() {
            Work::Coins(coins) => {
                let accountant = Assistant::Accountant.bonus(player.assistants);
                player.stock.add(Resource::Coin, coins + accountant);
                witness.see(Event::TaxesCollected { seat, card, coins: coins + accountant, accountant });
            }
            Work::Clay(clay) => {
                let administrator = Assistant::Administrator.bonus(player.assistants);
                player.stock.add(Resource::Clay, clay + administrator);
                witness.see(Event::ClayDelivered { seat, card, clay: clay + administrator, administrator });
            }
            Work::Recruit(assistant) => {
                let prestige = assistant.prestige(round);
                player.assistants.insert(assistant);
                player.prestige += i16::from(prestige);
                witness.see(Event::Recruited { seat, assistant, prestige });
            }
            Work::Pigments(colours) => {
                self.take_pigments(seat, colours.iter().copied().collect(), witness);
            }
        }
    }

    fn take_pigments(&mut self, seat: Seat, colours: Set<Colour>, witness: &mut impl Witness<Event>) {
        let taken = self.give_pigments(seat, colours);
        witness.see(Event::PigmentsTaken { seat, taken, exhausted: colours.minus(taken) });
    }

    /// RULES 1.3: gives one pigment of each colour that the reserve still has, and says which.
    pub(crate) fn give_pigments(&mut self, seat: Seat, colours: Set<Colour>) -> Set<Colour> {
        let mut given = Set::EMPTY;
        for colour in colours.iter() {
            if self.reserve.give(colour.into()) {
                self.players[seat].stock.add(colour.into(), 1);
                given.insert(colour);
            }
        }
        given
    }
}
