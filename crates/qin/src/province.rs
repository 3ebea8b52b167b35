//! One province of Qin: whose it is, how large, what stands on it (RULES 3).
//! Looks at nothing but itself.

use crate::board::VillageSet;
use crate::space::Space;
use game::Seat;

/// RULES 3.2: squares that make a province major.
pub const MAJOR: u8 = 5;

/// The most provinces that can lie on the board at once: two squares each of at most 147.
pub(crate) const MAX_PROVINCES: usize = 73;

/// A province's place in the table of provinces. 0 means no province.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct ProvinceId(pub u8);

impl ProvinceId {
    pub const NONE: ProvinceId = ProvinceId(0);

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Two or more connected squares of one colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Province {
    owner: Seat,
    pub(crate) size: u8,
    pub(crate) pagodas: u8,
    pub(crate) site: Space,
    pub(crate) villages: VillageSet,
}

impl Province {
    /// What stands in the table where there is no province.
    pub(crate) const NOWHERE: Province = Province {
        owner: Seat::FIRST,
        size: 0,
        pagodas: 0,
        site: Space::NOWHERE,
        villages: VillageSet::EMPTY,
    };

    /// A province that has no pagodas yet.
    pub(crate) fn new(owner: Seat, size: u8, site: Space, villages: VillageSet) -> Province {
        Province { owner, size, pagodas: 0, site, villages }
    }

    #[inline]
    pub const fn owner(&self) -> Seat {
        self.owner
    }

    /// Its number of squares.
    #[inline]
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// The pagodas on it, all of its owner. Fewer than are due only if the game ended while they were placed.
    #[inline]
    pub const fn pagodas(&self) -> u8 {
        self.pagodas
    }

    /// The square on which its pagodas stand; where exactly has no meaning in the game.
    #[inline]
    pub const fn site(&self) -> Space {
        self.site
    }

    #[inline]
    pub const fn is_major(&self) -> bool {
        self.size >= MAJOR
    }

    /// RULES 3.2: one pagoda on a small province, two on a major one.
    #[inline]
    pub const fn pagodas_due(&self) -> u8 {
        if self.is_major() { 2 } else { 1 }
    }
}
