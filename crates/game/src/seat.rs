//! Who sits at the table, and who is looking. Knows nothing of any game.

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

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct SeatSet(u8);

impl SeatSet {
    /// No seat.
    pub const EMPTY: SeatSet = SeatSet(0);

    /// Just this seat.
    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << seat.0)
    }

    /// Every seat of a table.
    #[inline]
    pub const fn all(seats: SeatCount) -> SeatSet {
        SeatSet((1 << seats.0) - 1)
    }

    /// Whether the seat is in the set.
    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// The set with this seat.
    #[inline]
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | (1 << seat.0))
    }

    /// The set without this seat.
    #[inline]
    pub const fn without(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 & !(1 << seat.0))
    }

    /// Whether no seat is in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many seats are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The lowest seat of the set.
    #[inline]
    pub const fn first(self) -> Option<Seat> {
        if self.0 == 0 { None } else { Some(Seat(self.0.trailing_zeros() as u8)) }
    }

    /// The seats of the set, lowest first.
    pub fn iter(self) -> impl Iterator<Item = Seat> + Clone {
        (0..MAX_SEATS as u8).map(Seat).filter(move |&seat| self.contains(seat))
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(u8::from)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

/// Whose eyes a view or an event is for.
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
