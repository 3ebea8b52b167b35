//! A side's pile of white cards (RULES 9.2): cards come off the top, and one not kept goes under it.

use crate::card::{Card, Cards};
use game::chance::{Dice, shuffle};

/// The most cards a pile can have: the white cards of the advanced game.
const MOST: u8 = 14;

/// A face-down pile, four bits for each card, the top card in the lowest bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Pile {
    cards: u64,
    len: u8,
    remembered: u8,
}

impl Pile {
    /// These cards, top first; no more exist than fit.
    pub fn of(cards: impl IntoIterator<Item = Card>) -> Pile {
        let mut pile = Pile::default();
        for card in cards.into_iter().take(MOST as usize) {
            pile.push(card);
        }
        pile
    }

    /// The same pile, with this many of its lowest cards known to the owner.
    pub fn remembering(self, cards: u8) -> Pile {
        Pile { remembered: cards.min(self.len), ..self }
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.len
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.len == 0
    }

    /// How many of the lowest cards the owner knows, having put them there.
    pub const fn remembered(self) -> u8 {
        self.remembered
    }

    /// All cards, top first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        (0..self.len).map(move |place| Card::ALL[(self.cards >> (4 * place)) as usize & 15])
    }

    /// This many cards from the top, or all if there are fewer.
    #[inline]
    pub fn top(self, cards: u8) -> Cards {
        self.iter().take(cards as usize).collect()
    }

    /// Takes cards off the top; the pile has that many.
    #[inline]
    pub fn take_top(&mut self, cards: u8) -> Cards {
        let top = self.top(cards);
        self.cards >>= 4 * cards;
        self.len -= cards;
        self.remembered = self.remembered.min(self.len);
        top
    }

    /// Puts a card under the pile; the owner remembers it.
    #[inline]
    pub fn put_under(&mut self, card: Card) {
        self.push(card);
        self.remembered += 1;
    }

    /// The same pile, with its cards in another order, except for this many on top and for those the owner remembers.
    pub fn reshuffled(self, known_on_top: u8, dice: &mut Dice) -> Pile {
        let mut cards = [Card::One; MOST as usize];
        cards.iter_mut().zip(self.iter()).for_each(|(place, card)| *place = card);
        let (first, last) = (known_on_top as usize, (self.len - self.remembered) as usize);
        shuffle(dice, cards.get_mut(first..last).unwrap_or_default());
        Pile::of(cards.into_iter().take(self.len as usize)).remembering(self.remembered)
    }

    #[inline]
    fn push(&mut self, card: Card) {
        self.cards |= (card as u64) << (4 * self.len);
        self.len += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_put_under_the_pile_is_remembered_until_it_comes_up() {
        let mut pile = Pile::of([Card::Seven, Card::PlusOne, Card::MinusOne]);
        assert_eq!(pile.take_top(2), Cards::of(&[Card::Seven, Card::PlusOne]));
        pile.put_under(Card::Seven);
        assert_eq!(pile.iter().collect::<Vec<_>>(), [Card::MinusOne, Card::Seven]);
        assert_eq!(pile.remembered(), 1);
        pile.take_top(2);
        assert_eq!(pile, Pile::default());
    }
}
