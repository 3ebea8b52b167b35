//! Colours, and what a player owns and pays with: coins, clay, pigments (RULES 1.2).
//! Knows nothing of the board.

use game::{Set, spelled};
use serde::Serialize;
use serde::ser::SerializeMap;

spelled! {
    /// A colour of the game: of pigments, worker cards, requests and buildings.
    pub enum Colour { Yellow = "yellow", Red = "red", Green = "green", Blue = "blue" }
}

impl Colour {
    /// The letter a worker card of this colour begins with.
    pub const fn letter(self) -> char {
        match self {
            Colour::Yellow => 'y',
            Colour::Red => 'r',
            Colour::Green => 'g',
            Colour::Blue => 'b',
        }
    }
}

spelled! {
    /// What a player owns and pays with.
    pub enum Resource {
        Coin = "coin", Clay = "clay", Yellow = "yellow", Red = "red", Green = "green", Blue = "blue",
    }
}

impl Resource {
    /// The colour of a pigment; coins and clay have none.
    pub const fn pigment(self) -> Option<Colour> {
        match self {
            Resource::Coin | Resource::Clay => None,
            Resource::Yellow => Some(Colour::Yellow),
            Resource::Red => Some(Colour::Red),
            Resource::Green => Some(Colour::Green),
            Resource::Blue => Some(Colour::Blue),
        }
    }
}

impl From<Colour> for Resource {
    fn from(colour: Colour) -> Resource {
        match colour {
            Colour::Yellow => Resource::Yellow,
            Colour::Red => Resource::Red,
            Colour::Green => Resource::Green,
            Colour::Blue => Resource::Blue,
        }
    }
}

/// One or two things, the earlier kind first: what is given, taken or paid at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct OneOrTwo<T> {
    first: T,
    second: Option<T>,
}

impl<T: Copy + Ord> OneOrTwo<T> {
    pub const fn one(thing: T) -> OneOrTwo<T> {
        OneOrTwo { first: thing, second: None }
    }

    /// Two things; in which order they are named makes no difference.
    pub fn two(one: T, other: T) -> OneOrTwo<T> {
        OneOrTwo { first: one.min(other), second: Some(one.max(other)) }
    }

    pub fn count(self) -> usize {
        1 + usize::from(self.second.is_some())
    }

    pub fn contains(self, thing: T) -> bool {
        self.iter().any(|own| own == thing)
    }

    /// How many of this kind are among them.
    pub fn count_of(self, thing: T) -> u8 {
        self.iter().filter(|&own| own == thing).count() as u8
    }

    pub fn iter(self) -> impl Iterator<Item = T> {
        [Some(self.first), self.second].into_iter().flatten()
    }
}

impl<T: Copy + Ord + Serialize> Serialize for OneOrTwo<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// How much of every resource somebody owns.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Stock([u8; 6]);

impl Stock {
    pub const fn new(coins: u8, clay: u8) -> Stock {
        Stock([coins, clay, 0, 0, 0, 0])
    }

    #[inline]
    pub const fn of(&self, resource: Resource) -> u8 {
        self.0[resource.index()]
    }

    #[inline]
    pub const fn coins(&self) -> u8 {
        self.of(Resource::Coin)
    }

    #[inline]
    pub const fn clay(&self) -> u8 {
        self.of(Resource::Clay)
    }

    #[inline]
    pub const fn pigment(&self, colour: Colour) -> u8 {
        self.0[2 + colour.index()]
    }

    #[inline]
    pub fn pigments(&self) -> u8 {
        self.0[2..].iter().sum()
    }

    /// Everything counted together.
    #[inline]
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn add(&mut self, resource: Resource, amount: u8) {
        self.0[resource.index()] += amount;
    }

    /// Takes away what the rules have checked to be there.
    #[inline]
    pub fn remove(&mut self, resource: Resource, amount: u8) {
        debug_assert!(self.of(resource) >= amount, "{amount} {resource} of {self:?}");
        self.0[resource.index()] -= amount;
    }

    /// Whether all of these are owned, equal ones counted.
    pub fn covers<T: Copy + Ord + Into<Resource>>(&self, things: OneOrTwo<T>) -> bool {
        things.iter().all(|thing| self.of(thing.into()) >= things.count_of(thing))
    }
}

impl Serialize for Stock {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(6))?;
        for resource in Resource::ALL {
            map.serialize_entry(resource.name(), &self.of(resource))?;
        }
        map.end()
    }
}

/// RULES 1.2: pigments of each colour in the box.
pub const PIGMENTS_PER_COLOUR: u8 = 6;

/// What the reserve can still give. Coins and clay never run out; pigments do.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reserve([u8; 4]);

impl Reserve {
    /// The reserve of a new game.
    pub const FULL: Reserve = Reserve([PIGMENTS_PER_COLOUR; 4]);

    #[inline]
    pub const fn pigment(&self, colour: Colour) -> u8 {
        self.0[colour.index()]
    }

    #[inline]
    pub fn pigments(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Those of some colours that it still has.
    pub fn stocked(&self, colours: Set<Colour>) -> Set<Colour> {
        colours.iter().filter(|&colour| self.pigment(colour) > 0).collect()
    }

    /// How many of a resource it can still give.
    #[inline]
    pub const fn of(&self, resource: Resource) -> u8 {
        match resource.pigment() {
            Some(colour) => self.pigment(colour),
            None => u8::MAX,
        }
    }

    /// Gives one if there is one; whether there was.
    #[inline]
    pub fn give(&mut self, resource: Resource) -> bool {
        let Some(colour) = resource.pigment() else { return true };
        let left = &mut self.0[colour.index()];
        let given = *left > 0;
        *left -= u8::from(given);
        given
    }

    /// Takes one back.
    #[inline]
    pub fn take_back(&mut self, resource: Resource) {
        if let Some(colour) = resource.pigment() {
            self.0[colour.index()] += 1;
        }
    }
}

impl Serialize for Reserve {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(4))?;
        for colour in Colour::ALL {
            map.serialize_entry(colour.name(), &self.pigment(colour))?;
        }
        map.end()
    }
}
