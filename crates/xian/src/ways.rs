//! The ways to carry out a building action: its objects, at the full price and at the reduced one (RULES 7.6).

use crate::illegal::Illegal;
use crate::mausoleum::Tile;
use crate::position::Position;
use crate::requests::Price;
use game::chance::{Dice, below};
use game::{Element, Seat, Set};

/// What can be chosen, by price.
#[derive(Clone, Copy)]
pub(crate) struct Ways<T: Element> {
    pub full: Set<T>,
    pub reduced: Set<T>,
}

impl<T: Element> Ways<T> {
    pub const NONE: Ways<T> = Ways { full: Set::EMPTY, reduced: Set::EMPTY };

    pub fn is_empty(self) -> bool {
        self.full.is_empty() && self.reduced.is_empty()
    }

    /// Adds objects that can be had at this price.
    pub fn add(&mut self, objects: Set<T>, price: Price) {
        match price {
            Price::Full => self.full = self.full.union(objects),
            Price::Reduced => self.reduced = self.reduced.union(objects),
        }
    }

    /// One of them, all equally likely.
    pub fn draw(self, dice: &mut Dice) -> Option<(T, Price)> {
        let (full, reduced) = (self.full.len(), self.reduced.len());
        let choice = below(dice, (full + reduced) as u32) as usize;
        if choice < full {
            self.full.iter().nth(choice).map(|object| (object, Price::Full))
        } else {
            self.reduced.iter().nth(choice - full).map(|object| (object, Price::Reduced))
        }
    }

    pub fn iter(self) -> impl Iterator<Item = (T, Price)> {
        let at = |price| move |object| (object, price);
        self.full.iter().map(at(Price::Full)).chain(self.reduced.iter().map(at(Price::Reduced)))
    }
}

impl Position {
    /// The prices a seat may ask for: the reduced one only with the tile.
    pub(crate) fn prices(&self, seat: Seat) -> &'static [Price] {
        if self.players[seat].can_use(Tile::Reduction) {
            &[Price::Full, Price::Reduced]
        } else {
            &[Price::Full]
        }
    }

    /// RULES 7.6: a cost after the Reduction tile, which must have something to reduce.
    #[inline]
    pub(crate) fn reduce(&self, seat: Seat, cost: u8, price: Price) -> Result<u8, Illegal> {
        match price {
            Price::Full => Ok(cost),
            Price::Reduced => {
                self.check_tile(seat, Tile::Reduction)?;
                cost.checked_sub(1).ok_or(Illegal::NothingToReduce)
            }
        }
    }
}
