//! The worker cards, the same 24 for everyone, and the assistants among them (RULES 2).
//! Only what is printed on them; who holds which is elsewhere.

use crate::resources::Colour;
use game::{Set, element, spelled};
use serde::Serialize;
use std::fmt;

/// A worker card: a colour and an initiative from 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// RULES 2.1: worker cards in a player's deck.
pub const CARDS: usize = 24;
/// RULES 2.1: cards of one colour, with initiative 1 to 6.
pub const CARDS_PER_COLOUR: u8 = 6;
/// RULES 4.1: cards drawn each round.
pub const HAND: usize = 4;

/// What a worker brings when its card is used for its main effect.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Work {
    Coins(u8),
    Clay(u8),
    Recruit(Assistant),
    Pigments(&'static [Colour]),
}

/// RULES 2.2: coins a Tax Collector brings, by initiative.
const TAXES: [u8; 6] = [2, 2, 3, 3, 4, 4];
/// RULES 2.2: clay a Craftsman brings, by initiative.
const CLAY: [u8; 6] = [1, 1, 2, 2, 3, 3];
/// RULES 2.2: pigments a Miner brings, by initiative.
const MINED: [&[Colour]; 6] = [
    &[Colour::Yellow],
    &[Colour::Red],
    &[Colour::Green],
    &[Colour::Yellow, Colour::Red],
    &[Colour::Yellow, Colour::Green],
    &[Colour::Red, Colour::Green],
];

impl Card {
    /// The card of this colour and initiative, if there is one.
    pub const fn new(colour: Colour, initiative: u8) -> Option<Card> {
        if 1 <= initiative && initiative <= CARDS_PER_COLOUR {
            Some(Card(colour as u8 * CARDS_PER_COLOUR + initiative - 1))
        } else {
            None
        }
    }

    /// All cards: yellow, red, green, blue, each from 1 to 6.
    pub fn all() -> impl DoubleEndedIterator<Item = Card> + ExactSizeIterator + Clone {
        (0..CARDS as u8).map(Card)
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[(self.0 / CARDS_PER_COLOUR) as usize]
    }

    #[inline]
    pub const fn initiative(self) -> u8 {
        self.0 % CARDS_PER_COLOUR + 1
    }

    /// RULES 2.2: the main effect.
    #[inline]
    pub const fn work(self) -> Work {
        let row = (self.initiative() - 1) as usize;
        match self.colour() {
            Colour::Yellow => Work::Coins(TAXES[row]),
            Colour::Red => Work::Clay(CLAY[row]),
            Colour::Green => Work::Recruit(Assistant::ALL[row]),
            Colour::Blue => Work::Pigments(MINED[row]),
        }
    }

    /// Reads a spelling such as `y4`.
    pub fn from_name(name: &str) -> Option<Card> {
        let &[letter, digit @ b'1'..=b'6'] = name.as_bytes() else { return None };
        let colour = Colour::ALL.into_iter().find(|colour| colour.letter() == char::from(letter))?;
        Card::new(colour, digit - b'0')
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour().letter(), self.initiative())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

element!(Card, u32, CARDS);
spelled!(Card, "a worker card is a colour letter and a number, as y4");

/// A set of worker cards of one player.
pub type CardSet = Set<Card>;

/// RULES 4.3: a pair: the bottom card gives the initiative, the top card is the worker.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub struct Pair {
    pub top: Card,
    pub bottom: Card,
}

impl Pair {
    pub fn cards(self) -> CardSet {
        CardSet::EMPTY.with(self.top).with(self.bottom)
    }
}

spelled! {
    /// A green card that stays with its player once recruited.
    pub enum Assistant {
        /// One point more for every statue modelled.
        Ceramist = "ceramist",
        /// One coin more from every Tax Collector.
        Accountant = "accountant",
        /// One clay more from every Craftsman.
        Administrator = "administrator",
        /// May swap a resource whenever the supervisor advances.
        Emissary = "emissary",
        /// Modelling costs one clay less.
        Scientist = "scientist",
        /// Forging costs one coin less.
        Officer = "officer",
    }
}

/// RULES 2.4: points for recruiting, by round, one row for each pair of assistants.
const RECRUITING_PRESTIGE: [[u8; 6]; 3] = [[0, 0, 1, 2, 3, 4], [0, 1, 2, 3, 4, 5], [1, 2, 3, 4, 5, 6]];

impl Assistant {
    /// RULES 2.4: points for recruiting in this round (1 to 6).
    pub const fn prestige(self, round: u8) -> u8 {
        RECRUITING_PRESTIGE[self.index() / 2][round as usize - 1]
    }

    /// What it adds for a player with these assistants: 1 if it is among them, otherwise 0.
    #[inline]
    pub fn bonus(self, recruited: Assistants) -> u8 {
        u8::from(recruited.contains(self))
    }

    /// The green cards that these assistants are.
    pub fn cards(recruited: Assistants) -> CardSet {
        CardSet::from_bits(u32::from(recruited.bits()) << (Colour::Green as u8 * CARDS_PER_COLOUR))
    }

    /// The green card that is this assistant.
    pub const fn card(self) -> Card {
        Card(Colour::Green as u8 * CARDS_PER_COLOUR + self as u8)
    }
}

/// The assistants a player has recruited.
pub type Assistants = Set<Assistant>;
