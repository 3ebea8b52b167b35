//! The cards: seven kinds, twenty in a deck, one deck per seat (RULES 1.1).
//! Looks at nothing else of the game.

use crate::pieces::{Bag, Piece, Pile};
use game::{Seat, spelled};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt;

spelled! {
    /// A kind of card.
    pub enum Kind {
        Wall = "wall",
        Gate = "gate",
        Watchtower = "watchtower",
        Noble = "noble",
        Warrior = "warrior",
        Horseman = "horseman",
        Dragon = "dragon",
    }
}

/// RULES 1.1: how many of each kind are in a deck.
pub const DECK: [(Kind, u8); 7] = [
    (Kind::Wall, 7),
    (Kind::Gate, 3),
    (Kind::Watchtower, 1),
    (Kind::Noble, 1),
    (Kind::Warrior, 5),
    (Kind::Horseman, 2),
    (Kind::Dragon, 1),
];

/// RULES 1.1: cards in a deck.
pub const DECK_SIZE: usize = 20;

/// RULES 2.4: cards drawn before the game begins.
pub const OPENING_HAND: usize = 5;

impl Kind {
    /// RULES 1.1: what a card counts by itself. A warrior counts its rank instead.
    #[inline]
    pub const fn value(self) -> u8 {
        match self {
            Kind::Wall | Kind::Noble | Kind::Warrior | Kind::Dragon => 1,
            Kind::Gate | Kind::Horseman => 2,
            Kind::Watchtower => 3,
        }
    }

    /// RULES 6.3: how many of this kind one action can lay. Horsemen are laid one at a time (RULES 6.5).
    pub const fn largest_lot(self) -> u8 {
        match self {
            Kind::Horseman => 1,
            kind => DECK[kind as usize].1,
        }
    }
}

impl Piece for Kind {
    const SET: &'static [(Kind, u8)] = &DECK;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Cards of one seat without an order: a hand.
pub type Cards = Bag<Kind>;

/// Cards of one seat, face down, next-drawn first.
pub type Deck = Pile<Kind>;

/// A card on the table: its kind and whose it is, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Card(u8);

impl Card {
    #[inline]
    pub const fn new(owner: Seat, kind: Kind) -> Card {
        Card((owner.index() as u8) << 3 | kind as u8)
    }

    #[inline]
    pub fn kind(self) -> Kind {
        DECK[(self.0 & 7) as usize].0
    }

    #[inline]
    pub fn owner(self) -> Seat {
        Seat::new(self.0 >> 3).unwrap_or(Seat::FIRST)
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.owner(), self.kind())
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut card = serializer.serialize_struct("Card", 2)?;
        card.serialize_field("seat", &self.owner())?;
        card.serialize_field("kind", &self.kind())?;
        card.end()
    }
}

/// Identical cards laid together: one or several of a kind (RULES 6.3).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Lot {
    kind: Kind,
    count: u8,
}

impl Lot {
    /// This many cards of a kind, if one action can lay them at all.
    pub const fn new(kind: Kind, count: u8) -> Option<Lot> {
        if 1 <= count && count <= kind.largest_lot() { Some(Lot { kind, count }) } else { None }
    }

    /// One card.
    pub const fn single(kind: Kind) -> Lot {
        Lot { kind, count: 1 }
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    #[inline]
    pub const fn count(self) -> u8 {
        self.count
    }
}
