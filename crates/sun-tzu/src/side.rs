//! The two sides of the war, and the seats they sit in (RULES 2.1).

use game::{Seat, SeatCount, SeatSet, Viewer};
use serde::{Serialize, Serializer};
use std::ops::{Index, IndexMut};

/// A side. Sun Tzu sits in seat 0 and pulls the marker up; King Shao sits in seat 1 and pulls it down.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    SunTzu,
    KingShao,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::SunTzu, Side::KingShao];

    /// The seats of both sides.
    #[inline]
    pub fn seats() -> SeatSet {
        SeatSet::all(SeatCount::TWO)
    }

    /// The side in a seat; there is none beyond seat 1.
    #[inline]
    pub const fn in_seat(seat: Seat) -> Option<Side> {
        match seat.index() {
            0 => Some(Side::SunTzu),
            1 => Some(Side::KingShao),
            _ => None,
        }
    }

    #[inline]
    pub const fn seat(self) -> Seat {
        match self {
            Side::SunTzu => Seat::FIRST,
            Side::KingShao => match Seat::new(1) {
                Some(seat) => seat,
                None => Seat::FIRST,
            },
        }
    }

    #[inline]
    pub const fn rival(self) -> Side {
        match self {
            Side::SunTzu => Side::KingShao,
            Side::KingShao => Side::SunTzu,
        }
    }

    /// The side that a signed number favours: positive is Sun Tzu's.
    #[inline]
    pub const fn favoured_by(number: i8) -> Option<Side> {
        match number {
            1.. => Some(Side::SunTzu),
            0 => None,
            _ => Some(Side::KingShao),
        }
    }

    /// The sign of this side's numbers on the track and the map.
    #[inline]
    pub const fn sign(self) -> i8 {
        match self {
            Side::SunTzu => 1,
            Side::KingShao => -1,
        }
    }

    /// Whether this viewer sits on this side.
    #[inline]
    pub fn is(self, viewer: Viewer) -> bool {
        viewer.is(self.seat())
    }
}

/// In JSON a side is the number of its seat.
impl Serialize for Side {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.seat().serialize(serializer)
    }
}

/// One thing for each side, seat 0 first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Both<T>(pub [T; 2]);

impl<T> Both<T> {
    /// The same question put to each side.
    #[inline]
    pub fn from_fn(thing: impl Fn(Side) -> T) -> Both<T> {
        Both(Side::BOTH.map(thing))
    }
}

impl<T> Index<Side> for Both<T> {
    type Output = T;

    #[inline]
    fn index(&self, side: Side) -> &T {
        &self.0[side as usize]
    }
}

impl<T> IndexMut<Side> for Both<T> {
    #[inline]
    fn index_mut(&mut self, side: Side) -> &mut T {
        &mut self.0[side as usize]
    }
}
