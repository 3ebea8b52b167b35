//! The five provinces and their borders (RULES 2.3). The borders are ours; no armies.

use game::{Set, spelled};
use serde::Serialize;
use std::ops::{Index, IndexMut};

spelled! {
    /// A province, in row order: the order of their names along the edge of the board.
    pub enum Province {
        Xinjiang = "xinjiang",
        Tibet = "tibet",
        Qinghai = "qinghai",
        Mongolia = "mongolia",
        Mandarin = "mandarin",
    }
}

use Province::{Mandarin, Mongolia, Qinghai, Tibet, Xinjiang};

impl Province {
    /// RULES 2.3: its neighbours. Qinghai lies in the middle of a ring.
    #[inline]
    pub fn neighbours(self) -> Provinces {
        match self {
            Xinjiang | Mandarin => Provinces::from_iter([Tibet, Qinghai, Mongolia]),
            Tibet | Mongolia => Provinces::from_iter([Xinjiang, Qinghai, Mandarin]),
            Qinghai => Provinces::from_iter([Xinjiang, Tibet, Mongolia, Mandarin]),
        }
    }
}

/// A set of provinces.
pub type Provinces = Set<Province>;

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
