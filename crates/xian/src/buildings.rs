//! The four buildings, their pairs, and what it costs to join rivals there (RULES 2.9, 5).
//! Tables by number of players; who stands where is on the table.

use crate::resources::Colour;
use game::{SeatCount, spelled};

spelled! {
    /// A building, in the order of its colour: yellow, red, green, blue.
    pub enum Building {
        Workshop = "workshop", Laboratory = "laboratory", Armory = "armory", Palace = "palace",
    }
}

spelled! {
    /// What is done in a building.
    pub enum Verb { Model = "model", Paint = "paint", Forge = "forge", Advance = "advance" }
}

impl Building {
    #[inline]
    pub const fn verb(self) -> Verb {
        Verb::ALL[self.index()]
    }

    #[inline]
    pub const fn colour(self) -> Colour {
        Colour::ALL[self.index()]
    }

    /// The building of a request's colour, where it calls the Prime Minister.
    #[inline]
    pub const fn of(colour: Colour) -> Building {
        Building::ALL[colour.index()]
    }
}

impl Verb {
    /// The building where this is done.
    pub const fn building(self) -> Building {
        Building::ALL[self.index()]
    }
}

/// RULES 5.3: how many pieces, the Prime Minister included, close a pair of buildings.
pub const fn pair_limit(seats: SeatCount) -> u8 {
    seats.get() as u8 + 1
}

/// RULES 5.5: coins owed to one rival for none, one or two builders, among two players and among more.
const ENTRY_FEE: [[u8; 3]; 2] = [[0, 2, 3], [0, 1, 2]];

/// RULES 5.5: coins owed to one rival, by the builders that rival has in the building.
#[inline]
pub const fn entry_fee(seats: SeatCount, builders: u8) -> u8 {
    ENTRY_FEE[(seats.get() > 2) as usize][builders as usize]
}
