//! Who sits at the table, and who is looking. Knows nothing of any game.

use crate::element;
use crate::set::{Bits, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// The most seats any game here has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, numbered from 0 in the order of play.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

impl Seat {
    /// Seat 0.
    pub const FIRST: Seat = Seat(0);

    /// The seat with this number, if a table can be that large.
    pub const fn new(number: u8) -> Option<Seat> {
        if (number as usize) < MAX_SEATS { Some(Seat(number)) } else { None }
    }

    /// The seat's number as an index into a list of seats.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> u8 {
        seat.0
    }
}

impl TryFrom<u8> for Seat {
    type Error = String;

    fn try_from(number: u8) -> Result<Seat, String> {
        Seat::new(number).ok_or_else(|| format!("there is no seat {number}"))
    }
}

/// How many seats a table has: 2 to 5.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct SeatCount(u8);

impl SeatCount {
    /// Two seats.
    pub const TWO: SeatCount = SeatCount(2);
    /// Three seats.
    pub const THREE: SeatCount = SeatCount(3);
    /// Four seats.
    pub const FOUR: SeatCount = SeatCount(4);
    /// Five seats.
    pub const FIVE: SeatCount = SeatCount(5);

    /// This many seats, if a table can have them.
    pub const fn new(number: usize) -> Option<SeatCount> {
        if 2 <= number && number <= MAX_SEATS { Some(SeatCount(number as u8)) } else { None }
    }

    /// The number of seats.
    #[inline]
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats, in the order of play.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator + Clone {
        (0..self.0).map(Seat)
    }

    /// Whether the table has this seat.
    #[inline]
    pub const fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The seat that follows clockwise.
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        if seat.0 + 1 >= self.0 { Seat(0) } else { Seat(seat.0 + 1) }
    }

    /// The seat that many steps clockwise of another one.
    #[inline]
    pub const fn steps_after(self, seat: Seat, steps: usize) -> Seat {
        let mut number = seat.0 as usize + steps;
        while number >= self.0 as usize {
            number -= self.0 as usize;
        }
        Seat(number as u8)
    }

    /// How many steps clockwise lead from one seat to another.
    #[inline]
    pub const fn distance(self, from: Seat, to: Seat) -> usize {
        (if to.0 < from.0 { to.0 + self.0 - from.0 } else { to.0 - from.0 }) as usize
    }
}

impl fmt::Display for SeatCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

element!(Seat, u8, MAX_SEATS);

/// A set of seats.
pub type SeatSet = Set<Seat>;

impl SeatSet {
    /// Every seat of a table.
    #[inline]
    pub fn all(seats: SeatCount) -> SeatSet {
        SeatSet::from_bits(<u8 as Bits>::LOW[seats.get()])
    }
}

/// Whose eyes a view or an event is for.
///
/// ```
/// use game::{Seat, SeatCount, Viewer};
///
/// let everyone: Vec<Viewer> = Viewer::everyone(SeatCount::TWO).collect();
/// assert_eq!(everyone.len(), 3);
/// assert!(everyone[0].is(Seat::FIRST) && !Viewer::Public.is(Seat::FIRST));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// The person in this seat.
    Seat(Seat),
    /// Anybody: spectators, and what all seats know in common.
    Public,
}

impl Viewer {
    /// Everybody who could look at a table: each seat, then the public.
    pub fn everyone(seats: SeatCount) -> impl Iterator<Item = Viewer> + Clone {
        seats.seats().map(Viewer::Seat).chain([Viewer::Public])
    }

    /// Whether this is the person in that seat.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat)
    }
}
