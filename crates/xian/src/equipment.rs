//! The 24 equipment cards and the display they are bought from (RULES 2.5).
//! Only what is printed; what they are worth together is `scoring`'s business.

use crate::pit::Section;
use game::{Set, element, spelled};
use std::fmt;

spelled! {
    /// What is forged: six kinds of four cards each.
    pub enum Kind {
        Crossbow = "crossbow", Arrowheads = "arrowheads", Chariot = "chariot",
        Halberd = "halberd", Horse = "horse", Sword = "sword",
    }
}

spelled! {
    /// What a piece of equipment is made of.
    pub enum Material { Wood = "wood", Bronze = "bronze" }
}

impl Kind {
    pub const fn material(self) -> Material {
        match self {
            Kind::Crossbow | Kind::Chariot | Kind::Horse => Material::Wood,
            Kind::Arrowheads | Kind::Halberd | Kind::Sword => Material::Bronze,
        }
    }

    /// How many of its copies are among these cards.
    #[inline]
    pub fn copies_in(self, cards: EquipmentSet) -> u8 {
        (cards.bits() >> (self as u8 * COPIES as u8) & ((1 << COPIES) - 1)).count_ones() as u8
    }

    /// The section whose troops carry it.
    pub const fn section(self) -> Section {
        match self {
            Kind::Crossbow | Kind::Arrowheads => Section::A,
            Kind::Chariot | Kind::Halberd => Section::B,
            Kind::Horse | Kind::Sword => Section::C,
        }
    }
}

/// RULES 2.5: the price of the plain copies, by section.
const BASE_PRICE: [u8; 3] = [1, 2, 3];
/// RULES 2.5: what each of the four copies costs above that, which is also the clay it brings.
const SURCHARGE: [u8; COPIES] = [0, 0, 1, 2];

const COPIES: usize = 4;
/// RULES 2.5: equipment cards in the game.
pub const EQUIPMENT_CARDS: usize = 24;

/// An equipment card, named by kind and copy: `halberd-3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Equipment(u8);

impl Equipment {
    /// The copy (1 to 4) of a kind.
    pub const fn new(kind: Kind, copy: u8) -> Option<Equipment> {
        if 1 <= copy && copy as usize <= COPIES {
            Some(Equipment(kind as u8 * COPIES as u8 + copy - 1))
        } else {
            None
        }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Equipment> + ExactSizeIterator + Clone {
        (0..EQUIPMENT_CARDS as u8).map(Equipment)
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        Kind::ALL[self.0 as usize / COPIES]
    }

    pub const fn copy(self) -> u8 {
        self.0 % COPIES as u8 + 1
    }

    /// The printed price in coins.
    #[inline]
    pub const fn price(self) -> u8 {
        BASE_PRICE[self.kind().section().index()] + self.clay()
    }

    /// The clay it brings.
    #[inline]
    pub const fn clay(self) -> u8 {
        SURCHARGE[self.0 as usize % COPIES]
    }

    /// Reads a name such as `halberd-3`.
    pub fn from_name(name: &str) -> Option<Equipment> {
        let (kind, copy) = name.split_once('-')?;
        let &[digit @ b'1'..=b'4'] = copy.as_bytes() else { return None };
        Equipment::new(Kind::from_name(kind)?, digit - b'0')
    }
}

impl fmt::Display for Equipment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.kind(), self.copy())
    }
}

impl fmt::Debug for Equipment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

element!(Equipment, u32, EQUIPMENT_CARDS);
spelled!(Equipment, "an equipment card is a kind and a copy, as halberd-3");

/// A set of equipment cards.
pub type EquipmentSet = Set<Equipment>;

/// A place of the display, spelt `1` to `4` from the left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// RULES 2.5: places of the display.
pub const SLOTS: usize = 4;
/// RULES 8.4: the places, counted from the left, that are cleared at the end of a round.
pub const FLUSHED_SLOTS: usize = 2;

impl Slot {
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> + ExactSizeIterator + Clone {
        (0..SLOTS as u8).map(Slot)
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// RULES 8.4: whether what lies here at the end of a round is discarded.
    pub const fn is_flushed(self) -> bool {
        self.index() < FLUSHED_SLOTS
    }

    pub fn from_name(name: &str) -> Option<Slot> {
        let &[digit @ b'1'..=b'4'] = name.as_bytes() else { return None };
        Some(Slot(digit - b'1'))
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 + 1)
    }
}

element!(Slot, u8, SLOTS);
spelled!(Slot, "a slot is a number from 1 to 4");
