//! The Market tile: one or two resources for as many of other kinds (RULES 7.5).

use crate::Xian;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::position::Position;
use crate::prompt::{Asked, Moment};
use crate::resources::{OneOrTwo, Resource};
use game::{Seat, Witness};

/// What goes to the market or comes from it.
type Goods = OneOrTwo<Resource>;

impl Position {
    /// RULES 7.5: the tile needs something to give. A single resource always finds another kind.
    pub(crate) fn check_market(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_tile(seat, Tile::Market)?;
        if self.players[seat].stock.total() == 0 { Err(Illegal::NothingToTrade) } else { Ok(()) }
    }

    /// RULES 7.5: a gift is owned, and something can be taken for it.
    fn check_gift(&self, seat: Seat, given: Goods) -> Result<(), Illegal> {
        if !self.players[seat].stock.covers(given) {
            return Err(Illegal::GiftNotOwned(given));
        }
        if !self.has_taking(given) {
            return Err(Illegal::NothingForGift(given));
        }
        Ok(())
    }

    /// Coins and clay never run out; only a gift of both must be met with pigments alone.
    fn has_taking(&self, given: Goods) -> bool {
        given != OneOrTwo::two(Resource::Coin, Resource::Clay) || self.reserve.pigments() >= 2
    }

    /// RULES 7.5: as many as were given, of kinds that were not, as far as the reserve has them.
    fn check_taking(&self, given: Goods, taken: Goods) -> Result<(), Illegal> {
        if given.count() != taken.count() {
            return Err(Illegal::AnotherCount { given: given.count() });
        }
        for resource in taken.iter() {
            if given.contains(resource) {
                return Err(Illegal::TakenBack(resource));
            }
            if self.reserve.of(resource) < taken.count_of(resource) {
                return Err(Illegal::ReserveLacks(resource));
            }
        }
        Ok(())
    }

    pub(crate) fn each_gift(&self, seat: Seat, mut offer: impl FnMut(Goods)) {
        each_goods(|goods| {
            if self.check_gift(seat, goods).is_ok() {
                offer(goods);
            }
        });
    }

    pub(crate) fn each_taking(&self, given: Goods, mut offer: impl FnMut(Goods)) {
        each_goods(|goods| {
            if self.check_taking(given, goods).is_ok() {
                offer(goods);
            }
        });
    }

    /// A resource goes from a player to the reserve.
    pub(crate) fn give_back(&mut self, seat: Seat, resource: Resource) {
        self.players[seat].stock.remove(resource, 1);
        self.reserve.take_back(resource);
    }

    /// A resource that the reserve has goes to a player.
    pub(crate) fn take_out(&mut self, seat: Seat, resource: Resource) {
        if self.reserve.give(resource) {
            self.players[seat].stock.add(resource, 1);
        }
    }
}

/// Every multiset of one or two resources.
fn each_goods(mut look: impl FnMut(Goods)) {
    for (index, &one) in Resource::ALL.iter().enumerate() {
        look(OneOrTwo::one(one));
        for &other in &Resource::ALL[index..] {
            look(OneOrTwo::two(one, other));
        }
    }
}

impl Xian {
    pub(crate) fn open_market(
        &mut self,
        moment: Moment,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.table.check_market(moment.seat)?;
        self.table.use_tile(moment.seat, Tile::Market, witness);
        self.ask(moment, Asked::Gift);
        Ok(())
    }

    pub(crate) fn give(
        &mut self,
        moment: Moment,
        given: Goods,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let seat = moment.seat;
        self.table.check_gift(seat, given)?;
        given.iter().for_each(|resource| self.table.give_back(seat, resource));
        witness.see(Event::MarketGiven { seat, given });
        self.ask(moment, Asked::Taking { given });
        Ok(())
    }

    pub(crate) fn take(
        &mut self,
        moment: Moment,
        given: Goods,
        taken: Goods,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let seat = moment.seat;
        self.table.check_taking(given, taken)?;
        taken.iter().for_each(|resource| self.table.take_out(seat, resource));
        witness.see(Event::MarketTaken { seat, taken });
        self.go_on(moment, witness);
        Ok(())
    }
}
