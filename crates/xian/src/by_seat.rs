//! One thing for each seat of a table, in a fixed place.

use game::{Seat, SeatCount};
use serde::Serialize;
use std::ops::{Index, IndexMut};

/// The most who can play.
pub const MOST_SEATS: usize = 4;

/// One thing for each seat of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BySeat<T> {
    things: [T; MOST_SEATS],
    seats: SeatCount,
}

impl<T: Copy> BySeat<T> {
    /// The same for everybody.
    pub const fn all(seats: SeatCount, thing: T) -> BySeat<T> {
        BySeat { things: [thing; MOST_SEATS], seats }
    }

    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.as_slice().iter()
    }

    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.things[..self.seats.get()]
    }

    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.things[..self.seats.get()]
    }
}

impl<'a, T: Copy> IntoIterator for &'a BySeat<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.things[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.things[seat.index()]
    }
}

impl<T: Copy + Serialize> Serialize for BySeat<T> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.as_slice().serialize(serializer)
    }
}
