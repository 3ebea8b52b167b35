//! The Workshop: a raw statue for clay, what its space brings, and the signature (RULES 6.1 to 6.4).

use crate::Xian;
use crate::event::Event;
use crate::formations::{Bonus, Print};
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::pit::{Section, Space};
use crate::position::Position;
use crate::prompt::{Asked, Moment};
use crate::requests::Price;
use crate::resources::Resource;
use crate::ways::Ways;
use crate::workers::Assistant;
use game::{Seat, Witness};

impl Position {
    /// RULES 6.2: without a brown statue in reserve nothing is modelled.
    pub(crate) fn check_statue_left(&self) -> Result<(), Illegal> {
        if self.statues() == 0 { Err(Illegal::NoStatueLeft) } else { Ok(()) }
    }

    pub(crate) fn check_can_model(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_statue_left()?;
        if self.model_ways(seat).is_empty() { Err(Illegal::NothingToModel) } else { Ok(()) }
    }

    /// RULES 6.1: clay for a statue, less one with the Scientist, less one with the Reduction tile.
    #[inline]
    pub fn model_cost(&self, seat: Seat, section: Section, price: Price) -> Result<u8, Illegal> {
        let scientist = Assistant::Scientist.bonus(self.players[seat].assistants);
        self.reduce(seat, section.model_cost() - scientist, price)
    }

    /// RULES 6.1: a statue goes on an empty space, for clay. Says how much.
    pub(crate) fn check_model(&self, seat: Seat, space: Space, price: Price) -> Result<u8, Illegal> {
        self.check_statue_left()?;
        if !self.empty().contains(space) {
            return Err(Illegal::SpaceTaken(space));
        }
        let cost = self.model_cost(seat, space.section(), price)?;
        let clay = self.players[seat].stock.clay();
        if clay < cost {
            return Err(Illegal::TooLittleClay { space, cost, clay });
        }
        Ok(cost)
    }

    /// Everything that `check_model` allows.
    pub(crate) fn model_ways(&self, seat: Seat) -> Ways<Space> {
        let mut ways = Ways::NONE;
        if self.statues() == 0 {
            return ways;
        }
        let (empty, clay) = (self.empty(), self.players[seat].stock.clay());
        for section in Section::ALL {
            for &price in self.prices(seat) {
                if self.model_cost(seat, section, price).is_ok_and(|cost| cost <= clay) {
                    ways.add(empty.and(section.spaces()), price);
                }
            }
        }
        ways
    }

    /// RULES 6.3: points, coins and pigments printed on the space, and the Ceramist's point.
    fn reward_statue(&mut self, seat: Seat, space: Space, witness: &mut impl Witness<Event>) {
        if let Print::Bonus(bonus) = self.print(space) {
            let pigments = self.give_pigments(seat, bonus.pigments);
            let player = &mut self.players[seat];
            player.prestige += i16::from(bonus.prestige);
            player.stock.add(Resource::Coin, bonus.coins);
            let exhausted = bonus.pigments.minus(pigments);
            witness.see(Event::SpaceRewards { seat, space, gained: Bonus { pigments, ..bonus }, exhausted });
        }
        let player = &mut self.players[seat];
        let prestige = Assistant::Ceramist.bonus(player.assistants);
        if prestige > 0 {
            player.prestige += i16::from(prestige);
            witness.see(Event::CeramistRewards { seat, prestige });
        }
    }
}

impl Xian {
    pub(crate) fn model(
        &mut self,
        moment: Moment,
        space: Space,
        price: Price,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let (seat, table) = (moment.seat, &mut self.table);
        let clay = table.check_model(seat, space, price)?;
        if price == Price::Reduced {
            table.use_tile(seat, Tile::Reduction, witness);
        }
        table.players[seat].stock.remove(Resource::Clay, clay);
        table.raw.insert(space);
        witness.see(Event::StatueModelled { seat, space, clay });
        table.reward_statue(seat, space, witness);
        if table.players[seat].signatures_left() > 0 {
            self.ask(moment, Asked::Signature { space });
        } else {
            self.go_on(moment, witness);
        }
        Ok(())
    }

    /// RULES 6.4: the new statue is signed now or never.
    pub(crate) fn sign(&mut self, moment: Moment, space: Space, witness: &mut impl Witness<Event>) {
        self.table.players[moment.seat].signed.insert(space);
        witness.see(Event::StatueSigned { seat: moment.seat, space });
        self.go_on(moment, witness);
    }
}
