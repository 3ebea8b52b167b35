//! Why Qin refuses a placement. The text is what the player reads.

use crate::space::Space;
use crate::tiles::{Colour, Kind};
use game::{Reason, SeatSet};
use std::fmt;

/// The rules a placement can break, in the order in which they are checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    #[error("you lay a tile from your hand, and there is no {0} in it")]
    NotInHand(Kind),
    #[error("a tile lies on free grassland only, and {0} is {1}")]
    Terrain(Space, Obstacle),
    #[error("a tile must share an edge with a square of a province, of any colour")]
    Detached,
    #[error("this would join two major {colour} provinces, those of {} and {}", provinces[0], provinces[1])]
    TwoMajors { colour: Colour, provinces: [Space; 2] },
    #[error(
        "this would join {colour} provinces of equal players, {squares} squares each, and nobody could own the whole"
    )]
    Tie { colour: Colour, squares: u8, between: SeatSet },
}

/// What is in the way of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Obstacle {
    Water,
    Village,
    Province,
}

impl fmt::Display for Obstacle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Obstacle::Water => "water",
            Obstacle::Village => "a village",
            Obstacle::Province => "a province square",
        })
    }
}

impl Illegal {
    /// Its name in the drawings of the rulebook's examples.
    pub const fn name(&self) -> &'static str {
        match self {
            Illegal::NotInHand(_) => "not_in_hand",
            Illegal::Terrain(..) => "terrain",
            Illegal::Detached => "detached",
            Illegal::TwoMajors { .. } => "two_majors",
            Illegal::Tie { .. } => "tie",
        }
    }
}

impl Reason for Illegal {
    fn rule(&self) -> &'static str {
        match self {
            Illegal::NotInHand(_) => "4.1",
            Illegal::Terrain(..) => "4.2",
            Illegal::Detached => "4.3",
            Illegal::TwoMajors { .. } => "4.4",
            Illegal::Tie { .. } => "4.5",
        }
    }
}
