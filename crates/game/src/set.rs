//! Sets of small things, as bits of one word: seats, sites, provinces, cards, tiles.
//! Knows nothing of what its elements are.
//!
//! ```
//! use game::{Seat, SeatCount, SeatSet};
//!
//! let table = SeatSet::all(SeatCount::THREE);
//! let rivals = table.without(Seat::FIRST);
//! assert_eq!((rivals.len(), rivals.contains(Seat::FIRST)), (2, false));
//! assert_eq!(rivals.union(SeatSet::only(Seat::FIRST)), table);
//! ```

use serde::{Serialize, Serializer};
use std::fmt::{self, Debug};
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// Something that comes in a small, numbered range.
pub trait Element: Copy {
    /// The word that holds a set of them, no larger than it must be: states are copied all the time.
    type Bits: Bits;
    /// How many there are, no more than the word has bits.
    const COUNT: usize;

    /// Its number, from 0.
    fn index(self) -> usize;

    /// The one with this number, which is below `COUNT`.
    fn at(index: usize) -> Self;
}

/// A set of elements, listed in the order of their numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T: Element> {
    bits: T::Bits,
}

impl<T: Element> Set<T> {
    /// Nothing.
    pub const EMPTY: Set<T> = Set { bits: T::Bits::LOW[0] };
    /// Everything.
    pub const ALL: Set<T> = Set { bits: T::Bits::LOW[T::COUNT] };

    /// The set of those whose number is the place of a bit in the word; bits beyond them mean nothing.
    #[inline]
    pub fn from_bits(bits: T::Bits) -> Set<T> {
        Set { bits: bits & Set::<T>::ALL.bits }
    }

    /// The word, with a bit for each element.
    #[inline]
    pub const fn bits(self) -> T::Bits {
        self.bits
    }

    /// Just this one.
    #[inline]
    pub fn only(element: T) -> Set<T> {
        Set { bits: T::Bits::one(element.index()) }
    }

    /// Whether it is in the set.
    #[inline]
    pub fn contains(self, element: T) -> bool {
        self.bits.has(element.index())
    }

    /// The set with this one.
    #[inline]
    pub fn with(self, element: T) -> Set<T> {
        self.union(Set::only(element))
    }

    /// The set without this one.
    #[inline]
    pub fn without(self, element: T) -> Set<T> {
        self.minus(Set::only(element))
    }

    /// Puts it into the set.
    #[inline]
    pub fn insert(&mut self, element: T) {
        *self = self.with(element);
    }

    /// What is in either.
    #[inline]
    pub fn union(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits | other.bits }
    }

    /// What is in both.
    #[inline]
    pub fn and(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & other.bits }
    }

    /// What is in this one and not in the other.
    #[inline]
    pub fn minus(self, other: Set<T>) -> Set<T> {
        Set { bits: self.bits & !other.bits }
    }

    /// Whether everything in the other is in this one too.
    #[inline]
    pub fn holds_all(self, other: Set<T>) -> bool {
        other.minus(self).is_empty()
    }

    /// Whether nothing is in it.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.bits == Set::<T>::EMPTY.bits
    }

    /// How many are in it.
    #[inline]
    pub fn len(self) -> usize {
        self.bits.ones()
    }

    /// The one with the lowest number.
    #[inline]
    pub fn first(self) -> Option<T> {
        if self.is_empty() { None } else { Some(T::at(self.bits.lowest())) }
    }

    /// The one in this place of the list, counted from 0.
    #[inline]
    pub fn nth(self, place: usize) -> Option<T> {
        let rest = (0..place).fold(self.bits, |left, _| left.without_lowest());
        Set { bits: rest }.first()
    }

    /// All of them, lowest number first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self;
        std::iter::from_fn(move || {
            let first = left.first()?;
            left.bits = left.bits.without_lowest();
            Some(first)
        })
    }
}

impl<T: Element> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Set<T> {
        elements.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Element + Debug> Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Written as the list of its elements.
impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// A word of bits: `u8`, `u16` or `u32`.
pub trait Bits:
    Copy + Ord + Hash + BitAnd<Output = Self> + BitOr<Output = Self> + Not<Output = Self> + 'static
{
    /// The words whose lowest bits are set: none of them, one, two and so on.
    const LOW: &'static [Self];

    /// The word with just this bit.
    fn one(place: usize) -> Self;

    /// Whether this bit is set.
    fn has(self, place: usize) -> bool;

    /// How many bits are set.
    fn ones(self) -> usize;

    /// The place of the lowest bit that is set.
    fn lowest(self) -> usize;

    /// The word without that bit, if there is one.
    fn without_lowest(self) -> Self;
}

macro_rules! bits {
    ($($word:ident),+) => {$(
        impl Bits for $word {
            const LOW: &'static [$word] = &{
                let mut low = [0; $word::BITS as usize + 1];
                let mut count = 1;
                while count < low.len() {
                    low[count] = low[count - 1] << 1 | 1;
                    count += 1;
                }
                low
            };

            #[inline]
            fn one(place: usize) -> $word {
                1 << place
            }

            #[inline]
            fn has(self, place: usize) -> bool {
                self >> place & 1 != 0
            }

            #[inline]
            fn ones(self) -> usize {
                self.count_ones() as usize
            }

            #[inline]
            fn lowest(self) -> usize {
                self.trailing_zeros() as usize
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

bits!(u8, u16, u32);

/// Makes a tuple struct around a number an [`Element`](crate::Element): `element!(Site, u8, 4)`.
#[macro_export]
macro_rules! element {
    ($type:ident, $bits:ty, $count:expr) => {
        impl $crate::Element for $type {
            type Bits = $bits;
            const COUNT: usize = $count;

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }

            #[inline]
            fn at(index: usize) -> $type {
                $type(index as u8)
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
    struct Day(u8);

    element!(Day, u8, 7);

    /// Every set of days, against a set that is not made of bits.
    #[test]
    fn a_set_does_what_a_plain_set_does() {
        let plain = |bits: u8| (0..7).filter(|day| bits >> day & 1 == 1).map(Day).collect::<BTreeSet<_>>();
        let listed = |set: Set<Day>| set.iter().collect::<BTreeSet<_>>();
        for bits in 0..128 {
            let (set, days) = (Set::<Day>::from_bits(bits), plain(bits));
            assert!(set.iter().eq(days.iter().copied()));
            assert_eq!((set.len(), set.is_empty()), (days.len(), days.is_empty()));
            assert_eq!((set.first(), set.nth(2)), (days.first().copied(), days.iter().nth(2).copied()));
            for day in (0..7).map(Day) {
                assert_eq!(set.contains(day), days.contains(&day));
                assert!(set.with(day).contains(day) && !set.without(day).contains(day));
            }
            for other in (0..128).step_by(5) {
                let (more, others) = (Set::from_bits(other), plain(other));
                assert_eq!(listed(set.union(more)), &days | &others);
                assert_eq!(listed(set.and(more)), &days & &others);
                assert_eq!(listed(set.minus(more)), &days - &others);
                assert_eq!(set.holds_all(more), days.is_superset(&others));
            }
        }
    }

    #[test]
    fn bits_that_stand_for_nothing_are_left_out() {
        assert_eq!(Set::<Day>::from_bits(0xff), Set::ALL);
        assert_eq!(Set::<Day>::ALL.len(), 7);
    }
}
