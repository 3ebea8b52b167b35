//! The colour of each seat (RULES 1.3). It is for display and drawings only; no rule looks at it.

use game::Seat;
use serde::Serialize;

/// A player's colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    Red,
    Green,
    Blue,
    Yellow,
    Brown,
}

impl Colour {
    /// RULES 1.3: the colours of seats 0 to 4.
    pub const ALL: [Colour; 5] = [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Brown];

    /// The colour of a seat.
    pub const fn of(seat: Seat) -> Colour {
        Colour::ALL[seat.index()]
    }

    /// Its letter in drawings: R, G, B, Y, and N for brown.
    pub const fn letter(self) -> char {
        match self {
            Colour::Red => 'R',
            Colour::Green => 'G',
            Colour::Blue => 'B',
            Colour::Yellow => 'Y',
            Colour::Brown => 'N',
        }
    }

    /// The seat that a letter stands for.
    pub fn seat_of(letter: char) -> Option<Seat> {
        (0..).map_while(Seat::new).find(|&seat| Colour::of(seat).letter() == letter)
    }
}
