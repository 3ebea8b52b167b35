//! The action cards and multisets of them (RULES 2.2).
//! Knows what is printed on a card; nothing of hands, plans or battles.

use game::spelled;
use serde::{Serialize, Serializer};
use std::fmt;

spelled! {
    /// A kind of action card, in card order.
    pub enum Card {
        One = "1",
        Two = "2",
        Three = "3",
        Four = "4",
        Five = "5",
        Six = "6",
        Seven = "7",
        Eight = "8",
        Nine = "9",
        Ten = "10",
        PlusOne = "+1",
        MinusOne = "-1",
        Plague = "plague",
        PlusTwo = "+2",
        PlusThree = "+3",
    }
}

/// What a card does in a battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Face {
    Number(i8),
    Plus(i8),
    Minus,
    Plague,
}

impl Card {
    #[inline]
    pub const fn face(self) -> Face {
        match self {
            Card::PlusOne => Face::Plus(1),
            Card::PlusTwo => Face::Plus(2),
            Card::PlusThree => Face::Plus(3),
            Card::MinusOne => Face::Minus,
            Card::Plague => Face::Plague,
            number => Face::Number(number as i8 + 1),
        }
    }

    /// Yellow cards come back every dynasty; white ones work once.
    #[inline]
    pub const fn is_yellow(self) -> bool {
        (self as u8) <= Card::Six as u8
    }

    /// RULES 7.2: the armies this card costs when it is revealed.
    #[inline]
    pub const fn cost(self) -> u8 {
        match self {
            Card::Six | Card::PlusTwo => 1,
            Card::PlusThree => 2,
            _ => 0,
        }
    }
}

/// A multiset of cards, up to three of a kind: two bits for each kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cards(u32);

impl Cards {
    pub const EMPTY: Cards = Cards(0);
    /// The six yellow cards of a side.
    pub const YELLOW: Cards =
        Cards::of(&[Card::One, Card::Two, Card::Three, Card::Four, Card::Five, Card::Six]);
    /// The twelve white cards of a side in the basic game.
    pub const BASIC_WHITE: Cards = Cards::of(&[
        Card::Seven,
        Card::Eight,
        Card::Nine,
        Card::Ten,
        Card::PlusOne,
        Card::PlusOne,
        Card::PlusOne,
        Card::MinusOne,
        Card::MinusOne,
        Card::MinusOne,
        Card::Plague,
        Card::Plague,
    ]);
    /// The fourteen white cards of a side in the advanced game.
    pub const ADVANCED_WHITE: Cards = Cards::BASIC_WHITE.with(Card::PlusTwo).with(Card::PlusThree);

    const ONE_OF_EACH: u32 = 0x1555_5555;

    /// These cards; no more than three of a kind exist.
    pub const fn of(cards: &[Card]) -> Cards {
        let (mut all, mut place) = (Cards::EMPTY, 0);
        while place < cards.len() {
            all = all.with(cards[place]);
            place += 1;
        }
        all
    }

    #[inline]
    const fn one(card: Card) -> u32 {
        1 << (2 * card as u8)
    }

    /// These and one more card; no kind comes more than three times.
    #[inline]
    pub const fn with(self, card: Card) -> Cards {
        debug_assert!(self.count(card) < 3);
        Cards(self.0 + Cards::one(card))
    }

    /// The others, if one of this kind is taken away that is among them.
    #[inline]
    pub const fn without(self, card: Card) -> Cards {
        Cards(self.0 - Cards::one(card))
    }

    /// These cards and those.
    #[inline]
    pub const fn plus(self, cards: Cards) -> Cards {
        Cards(self.0 + cards.0)
    }

    /// The others, if these are taken away that are all among them.
    #[inline]
    pub const fn minus(self, cards: Cards) -> Cards {
        Cards(self.0 - cards.0)
    }

    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        ((self.0 >> (2 * card as u8)) & 3) as u8
    }

    #[inline]
    pub const fn has(self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// A kind that this hand has more of than the other, if any.
    pub fn first_not_in(self, cards: Cards) -> Option<Card> {
        self.kinds().iter().find(|&card| self.count(card) > cards.count(card))
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        let ones = self.0 & Cards::ONE_OF_EACH;
        let twos = (self.0 >> 1) & Cards::ONE_OF_EACH;
        (ones.count_ones() + 2 * twos.count_ones()) as u8
    }

    /// One card of each kind that is here.
    #[inline]
    pub const fn kinds(self) -> Cards {
        Cards((self.0 | (self.0 >> 1)) & Cards::ONE_OF_EACH)
    }

    #[inline]
    pub const fn number_of_kinds(self) -> u32 {
        self.kinds().0.count_ones()
    }

    /// The kind in this place, counting each kind once, in card order.
    #[inline]
    pub fn nth_kind(self, place: u32) -> Option<Card> {
        let mut kinds = self.kinds().0;
        for _ in 0..place {
            kinds &= kinds.wrapping_sub(1);
        }
        Card::ALL.get(kinds.trailing_zeros() as usize / 2).copied()
    }

    /// Those that are white.
    #[inline]
    pub const fn white(self) -> Cards {
        Cards(self.0 & !(3 * Cards::YELLOW.0))
    }

    /// Those that are yellow.
    #[inline]
    pub const fn yellow(self) -> Cards {
        Cards(self.0 & (3 * Cards::YELLOW.0))
    }

    /// Every card, in card order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Card> + Clone {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let kind = left.trailing_zeros() as usize / 2;
            let card = *Card::ALL.get(kind)?;
            left -= Cards::one(card);
            Some(card)
        })
    }
}

impl FromIterator<Card> for Cards {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        cards.into_iter().fold(Cards::EMPTY, Cards::with)
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(Card::name)).finish()
    }
}

/// In JSON a multiset is the list of its cards, in card order.
impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deck_has_eighteen_or_twenty_cards() {
        assert_eq!(Cards::YELLOW.len() + Cards::BASIC_WHITE.len(), 18);
        assert_eq!(Cards::YELLOW.len() + Cards::ADVANCED_WHITE.len(), 20);
        assert!(Cards::YELLOW.iter().all(Card::is_yellow));
        assert_eq!(Cards::ADVANCED_WHITE.plus(Cards::YELLOW).white(), Cards::ADVANCED_WHITE);
        assert_eq!(Cards::ADVANCED_WHITE.plus(Cards::YELLOW).yellow(), Cards::YELLOW);
    }

    #[test]
    fn cards_come_out_in_card_order() {
        let cards = Cards::of(&[Card::Plague, Card::PlusOne, Card::Seven, Card::PlusOne]);
        assert_eq!(format!("{cards:?}"), r#"["7", "+1", "+1", "plague"]"#);
        assert_eq!(
            (0..4).map(|place| cards.nth_kind(place)).collect::<Vec<_>>(),
            [Some(Card::Seven), Some(Card::PlusOne), Some(Card::Plague), None]
        );
        assert_eq!(cards.first_not_in(cards.without(Card::PlusOne)), Some(Card::PlusOne));
        assert_eq!(cards.first_not_in(cards), None);
    }
}
