//! The Laboratory: a raw statue becomes a soldier for the pigments the Emperor asks (RULES 6.5 to 6.7).

use crate::Xian;
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::pit::{Section, Space, SpaceSet};
use crate::position::Position;
use crate::prompt::{Asked, Moment};
use crate::requests::{Payment, Price};
use crate::ways::Ways;
use game::{Seat, Witness};

impl Position {
    /// RULES 6.5: raw statues that nobody else has signed.
    #[inline]
    pub fn paintable(&self, seat: Seat) -> SpaceSet {
        self.rivals(seat).fold(self.raw, |free, rival| free.minus(self.players[rival].signed))
    }

    fn check_soldier_left(&self, seat: Seat) -> Result<(), Illegal> {
        if self.players[seat].soldiers_left() == 0 { Err(Illegal::NoSoldierLeft) } else { Ok(()) }
    }

    pub(crate) fn check_can_paint(&self, seat: Seat) -> Result<(), Illegal> {
        self.check_soldier_left(seat)?;
        if self.paint_ways(seat).is_empty() { Err(Illegal::NothingToPaint) } else { Ok(()) }
    }

    /// RULES 6.5, 6.6: which statue may be painted, and whether the pigments are there.
    pub(crate) fn check_paint(&self, seat: Seat, space: Space, price: Price) -> Result<(), Illegal> {
        self.check_soldier_left(seat)?;
        if !self.raw.contains(space) {
            return Err(Illegal::NoRawStatue(space));
        }
        if let Some(by) = self.signed_by(space).filter(|&by| by != seat) {
            return Err(Illegal::SignedByRival { space, by });
        }
        if price == Price::Reduced {
            self.check_tile(seat, Tile::Reduction)?;
        }
        if !self.requests.can_pay(space.section(), price, &self.players[seat].stock) {
            return Err(Illegal::PigmentsLack(space));
        }
        Ok(())
    }

    /// Everything that `check_paint` allows.
    pub(crate) fn paint_ways(&self, seat: Seat) -> Ways<Space> {
        let mut ways = Ways::NONE;
        if self.players[seat].soldiers_left() == 0 {
            return ways;
        }
        let paintable = self.paintable(seat);
        for section in Section::ALL {
            for &price in self.prices(seat) {
                if self.requests.can_pay(section, price, &self.players[seat].stock) {
                    ways.add(paintable.and(section.spaces()), price);
                }
            }
        }
        ways
    }

    /// RULES 6.6: the ways to pay for a painting out of what the seat has.
    pub(crate) fn payments(&self, seat: Seat, space: Space, price: Price) -> impl Iterator<Item = Payment> {
        self.requests.payments(space.section(), price, &self.players[seat].stock)
    }

    /// The payment that needs no decision, if there are not several.
    fn only_payment(&self, seat: Seat, space: Space, price: Price) -> Option<Payment> {
        let mut payments = self.payments(seat, space, price);
        let only = payments.next();
        if payments.next().is_none() { only } else { None }
    }

    /// RULES 6.7: the group a new soldier of the seat would belong to.
    #[inline]
    pub fn group_with(&self, seat: Seat, space: Space) -> SpaceSet {
        space.group_in(self.players[seat].soldiers)
    }
}

impl Xian {
    pub(crate) fn paint(
        &mut self,
        moment: Moment,
        space: Space,
        price: Price,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        self.table.check_paint(moment.seat, space, price)?;
        if price == Price::Reduced {
            self.table.use_tile(moment.seat, Tile::Reduction, witness);
        }
        match self.table.only_payment(moment.seat, space, price) {
            Some(only) => self.finish_painting(moment, space, only, witness),
            None => self.ask(moment, Asked::Payment { space, price }),
        }
        Ok(())
    }

    /// RULES 6.6: with several ways to pay, the player names one.
    pub(crate) fn pay(
        &mut self,
        moment: Moment,
        space: Space,
        price: Price,
        payment: Payment,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        if !self.table.payments(moment.seat, space, price).any(|possible| possible == payment) {
            return Err(Illegal::WrongPayment(space, payment));
        }
        self.finish_painting(moment, space, payment, witness);
        Ok(())
    }

    /// RULES 6.7: the pigments and the statue go back, a soldier takes its place and scores its group.
    fn finish_painting(
        &mut self,
        moment: Moment,
        space: Space,
        paid: Payment,
        witness: &mut impl Witness<Event>,
    ) {
        let (seat, table) = (moment.seat, &mut self.table);
        let player = &mut table.players[seat];
        for colour in paid.iter() {
            player.stock.remove(colour.into(), 1);
            table.reserve.take_back(colour.into());
        }
        table.raw = table.raw.without(space);
        player.soldiers.insert(space);
        let group = space.group_in(player.soldiers);
        let prestige = group.len() as u8;
        player.prestige += i16::from(prestige);
        witness.see(Event::StatuePainted { seat, space, paid, group, prestige });
        self.go_on(moment, witness);
    }
}
