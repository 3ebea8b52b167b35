//! The Armory: an equipment card for coins (RULES 6.8, 6.9).

use crate::Xian;
use crate::equipment::{Equipment, Slot};
use crate::event::Event;
use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::position::Position;
use crate::prompt::Moment;
use crate::requests::Price;
use crate::resources::Resource;
use crate::ways::Ways;
use crate::workers::Assistant;
use game::{Seat, Set, Witness};

impl Position {
    pub(crate) fn check_can_forge(&self, seat: Seat, coins: u8) -> Result<(), Illegal> {
        let prices = self.prices(seat);
        let within_reach = |card: &Equipment| {
            prices.iter().any(|&price| self.forge_cost(seat, *card, price).is_ok_and(|cost| cost <= coins))
        };
        if self.slots.iter().flatten().any(within_reach) { Ok(()) } else { Err(Illegal::NothingToForge) }
    }

    /// RULES 6.8: coins for a card, less one with the Officer, less one with the Reduction tile.
    #[inline]
    pub fn forge_cost(&self, seat: Seat, card: Equipment, price: Price) -> Result<u8, Illegal> {
        let officer = Assistant::Officer.bonus(self.players[seat].assistants);
        self.reduce(seat, card.price() - officer, price)
    }

    /// RULES 6.8: a card that lies open, for coins and nothing else. Says which and how many.
    pub(crate) fn check_forge(
        &self,
        seat: Seat,
        slot: Slot,
        price: Price,
    ) -> Result<(Equipment, u8), Illegal> {
        let card = self.slots[slot.index()].ok_or(Illegal::SlotEmpty(slot))?;
        let cost = self.forge_cost(seat, card, price)?;
        let coins = self.players[seat].stock.coins();
        if coins < cost {
            return Err(Illegal::TooFewCoins { slot, price: cost, coins });
        }
        Ok((card, cost))
    }

    /// Everything that `check_forge` allows a player with these coins.
    pub(crate) fn forge_ways(&self, seat: Seat, coins: u8) -> Ways<Slot> {
        let mut ways = Ways::NONE;
        for slot in Slot::all() {
            let Some(card) = self.slots[slot.index()] else { continue };
            for &price in self.prices(seat) {
                if self.forge_cost(seat, card, price).is_ok_and(|cost| cost <= coins) {
                    ways.add(Set::only(slot), price);
                }
            }
        }
        ways
    }
}

impl Xian {
    /// RULES 6.9: the card is the player's, its clay too, and its slot stays empty for the rest of the round.
    pub(crate) fn forge(
        &mut self,
        moment: Moment,
        slot: Slot,
        price: Price,
        witness: &mut impl Witness<Event>,
    ) -> Result<(), Illegal> {
        let (seat, table) = (moment.seat, &mut self.table);
        let (card, coins) = table.check_forge(seat, slot, price)?;
        if price == Price::Reduced {
            table.use_tile(seat, Tile::Reduction, witness);
        }
        let stock = &mut table.players[seat].stock;
        stock.remove(Resource::Coin, coins);
        stock.add(Resource::Clay, card.clay());
        table.slots[slot.index()] = None;
        self.hidden.players[seat].equipment.insert(card);
        witness.see(Event::EquipmentForged { seat, slot, card, coins, clay: card.clay() });
        self.go_on(moment, witness);
        Ok(())
    }
}
