//! Where cards lie: sites and their columns, numbered from 1 (RULES 3.1).

use game::{SeatCount, Set, element};
use serde::{Serialize, Serializer};
use std::fmt;
use std::num::NonZeroU8;

/// The most sites a game has.
pub const MOST_SITES: usize = 4;

/// RULES 3.1: the most columns a site could have, were all cards of five seats laid there.
pub const MOST_COLUMNS: usize = 100;

/// RULES 2.1: sites by number of seats.
pub const SITES: [(SeatCount, usize); 4] =
    [(SeatCount::TWO, 2), (SeatCount::THREE, 3), (SeatCount::FOUR, 4), (SeatCount::FIVE, 4)];

/// A building site. Written, it is numbered from 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Site(u8);

impl Site {
    /// Every site there can be, in order.
    pub const ALL: [Site; MOST_SITES] = [Site(0), Site(1), Site(2), Site(3)];

    /// RULES 2.1: the sites of a game, in order.
    pub fn in_game(seats: SeatCount) -> &'static [Site] {
        let sites = SITES.iter().find(|&&(count, _)| count == seats).map_or(MOST_SITES, |&(_, sites)| sites);
        &Site::ALL.as_slice()[..sites]
    }

    /// The site with this number, counted from 1.
    pub const fn new(number: u8) -> Option<Site> {
        if 1 <= number && number as usize <= MOST_SITES { Some(Site(number - 1)) } else { None }
    }

    /// Its place in a list of sites, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Site {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}

impl Serialize for Site {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0 + 1)
    }
}

element!(Site, u8, MOST_SITES);

/// A set of sites.
pub type SiteSet = Set<Site>;

/// A column of a site, numbered from 1 at the left end.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(transparent)]
pub struct Column(NonZeroU8);

impl Column {
    /// The column with this number, counted from 1.
    pub const fn new(number: u8) -> Option<Column> {
        match NonZeroU8::new(number) {
            Some(number) if number.get() as usize <= MOST_COLUMNS => Some(Column(number)),
            _ => None,
        }
    }

    /// Its place in a row, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0.get() as usize - 1
    }

    /// The column at this place in a row, counted from 0.
    #[inline]
    pub const fn at(index: usize) -> Column {
        Column(NonZeroU8::MIN.saturating_add(index as u8))
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
