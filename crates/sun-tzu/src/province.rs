//! The five provinces and their borders (RULES 2.3). The map as printed; no armies.

use crate::spelling::spelled;
use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{Index, IndexMut};

/// A province, in row order: the order of their names along the edge of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Province {
    Xinjiang,
    Tibet,
    Qinghai,
    Mongolia,
    Mandarin,
}

use Province::{Mandarin, Mongolia, Qinghai, Tibet, Xinjiang};

/// RULES 2.3: the neighbours of every province, in row order. Qinghai lies in the middle of a ring.
const NEIGHBOURS: ByProvince<Provinces> = ByProvince([
    Provinces::of(&[Tibet, Qinghai, Mongolia]),
    Provinces::of(&[Xinjiang, Qinghai, Mandarin]),
    Provinces::of(&[Xinjiang, Tibet, Mongolia, Mandarin]),
    Provinces::of(&[Xinjiang, Qinghai, Mandarin]),
    Provinces::of(&[Tibet, Qinghai, Mongolia]),
]);

impl Province {
    pub const ALL: [Province; 5] = [Xinjiang, Tibet, Qinghai, Mongolia, Mandarin];

    pub const fn word(self) -> &'static str {
        match self {
            Xinjiang => "xinjiang",
            Tibet => "tibet",
            Qinghai => "qinghai",
            Mongolia => "mongolia",
            Mandarin => "mandarin",
        }
    }

    #[inline]
    pub const fn neighbours(self) -> Provinces {
        NEIGHBOURS.0[self as usize]
    }
}

spelled!(Province, "a province is one of xinjiang, tibet, qinghai, mongolia, mandarin");

/// A set of provinces.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Provinces(u8);

impl Provinces {
    pub const NONE: Provinces = Provinces(0);
    pub const ALL: Provinces = Provinces::of(&Province::ALL);

    pub const fn of(provinces: &[Province]) -> Provinces {
        let (mut set, mut place) = (Provinces::NONE, 0);
        while place < provinces.len() {
            set = set.with(provinces[place]);
            place += 1;
        }
        set
    }

    #[inline]
    pub const fn contains(self, province: Province) -> bool {
        self.0 & (1 << province as u8) != 0
    }

    #[inline]
    pub const fn with(self, province: Province) -> Provinces {
        Provinces(self.0 | (1 << province as u8))
    }

    #[inline]
    pub const fn without(self, province: Province) -> Provinces {
        Provinces(self.0 & !(1 << province as u8))
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The first of them in row order.
    #[inline]
    pub fn first(self) -> Option<Province> {
        Province::ALL.get(self.0.trailing_zeros() as usize).copied()
    }

    /// The one in this place, in row order.
    #[inline]
    pub fn nth(self, place: u32) -> Option<Province> {
        let skipped = (0..place).fold(self.0, |left, _| left & left.wrapping_sub(1));
        Provinces(skipped).first()
    }

    /// All of them, in row order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Province> + Clone {
        Province::ALL.into_iter().filter(move |&province| self.contains(province))
    }
}

impl FromIterator<Province> for Provinces {
    fn from_iter<I: IntoIterator<Item = Province>>(provinces: I) -> Provinces {
        provinces.into_iter().fold(Provinces::NONE, Provinces::with)
    }
}

impl fmt::Debug for Provinces {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for Provinces {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// One thing for each province, in row order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize)]
pub struct ByProvince<T>(pub [T; 5]);

impl<T> ByProvince<T> {
    /// The same question put to each province.
    #[inline]
    pub fn from_fn(thing: impl FnMut(Province) -> T) -> ByProvince<T> {
        ByProvince(Province::ALL.map(thing))
    }
}

impl<T> Index<Province> for ByProvince<T> {
    type Output = T;

    #[inline]
    fn index(&self, province: Province) -> &T {
        &self.0[province as usize]
    }
}

impl<T> IndexMut<Province> for ByProvince<T> {
    #[inline]
    fn index_mut(&mut self, province: Province) -> &mut T {
        &mut self.0[province as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_borders_join_the_provinces_both_ways() {
        let mut borders = 0;
        for from in Province::ALL {
            assert!(!from.neighbours().contains(from));
            for to in from.neighbours().iter() {
                assert!(to.neighbours().contains(from), "{from} and {to}");
                borders += 1;
            }
        }
        assert_eq!(borders, 2 * 8);
    }

    #[test]
    fn the_map_turned_half_round_is_the_same_map() {
        let turned = |province: Province| Province::ALL[4 - province as usize];
        for province in Province::ALL {
            let neighbours: Provinces = province.neighbours().iter().map(turned).collect();
            assert_eq!(turned(province).neighbours(), neighbours);
        }
    }
}
