//! Sets of small things, as bits of one word: cards, spaces, tiles.
//! Knows nothing of what its elements are.

use serde::Serialize;
use std::fmt;
use std::marker::PhantomData;

/// Something of which there are at most 32, all numbered.
pub trait Element: Copy {
    /// How many there are.
    const COUNT: usize;

    fn index(self) -> usize;

    /// The one with this index, which is below `COUNT`.
    fn at(index: usize) -> Self;
}

/// A set of elements, listed in the order of their index.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Set<T> {
    bits: u32,
    of: PhantomData<T>,
}

impl<T: Element> Set<T> {
    pub const EMPTY: Set<T> = Set::from_bits(0);
    pub const ALL: Set<T> = Set::from_bits(u32::MAX);

    /// The set of those whose index is a bit of the word.
    #[inline]
    pub const fn from_bits(bits: u32) -> Set<T> {
        Set { bits: bits & ((1_u64 << T::COUNT) - 1) as u32, of: PhantomData }
    }

    #[inline]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    #[inline]
    pub fn only(element: T) -> Set<T> {
        Set::from_bits(1 << element.index())
    }

    #[inline]
    pub fn contains(self, element: T) -> bool {
        self.bits >> element.index() & 1 != 0
    }

    #[inline]
    pub fn with(self, element: T) -> Set<T> {
        self.union(Set::only(element))
    }

    #[inline]
    pub fn without(self, element: T) -> Set<T> {
        self.minus(Set::only(element))
    }

    #[inline]
    pub fn insert(&mut self, element: T) {
        *self = self.with(element);
    }

    #[inline]
    pub const fn union(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits | other.bits)
    }

    #[inline]
    pub const fn and(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & other.bits)
    }

    #[inline]
    pub const fn minus(self, other: Set<T>) -> Set<T> {
        Set::from_bits(self.bits & !other.bits)
    }

    #[inline]
    pub const fn holds_all(self, other: Set<T>) -> bool {
        other.bits & !self.bits == 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// The elements, lowest index first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = T> + Clone {
        let mut left = self.bits;
        std::iter::from_fn(move || {
            (left != 0).then(|| {
                let index = left.trailing_zeros() as usize;
                left &= left - 1;
                T::at(index)
            })
        })
    }
}

impl<T: Element> Default for Set<T> {
    fn default() -> Set<T> {
        Set::EMPTY
    }
}

impl<T: Element> FromIterator<T> for Set<T> {
    fn from_iter<I: IntoIterator<Item = T>>(elements: I) -> Set<T> {
        elements.into_iter().fold(Set::EMPTY, Set::with)
    }
}

impl<T: Element + fmt::Debug> fmt::Debug for Set<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<T: Element + Serialize> Serialize for Set<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Makes a numbered tuple struct an [`Element`].
macro_rules! element {
    ($type:ident, $count:expr) => {
        impl $crate::set::Element for $type {
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

pub(crate) use element;
