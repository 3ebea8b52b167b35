//! The mausoleum: the supervisors' track, the bonus tiles on it and the end tiles (RULES 2.10).
//! Only what they are; what using them does is with the actions they change.

use crate::resources::Colour;
use game::{Set, spelled};
use serde::Serialize;

spelled! {
    /// A bonus tile, in the order of its space on the track, 1 to 4.
    pub enum Tile {
        /// Opens a closed pair, or frees an entry from its fee.
        OpenOrFree = "open_or_free",
        /// Trades one or two resources with the reserve.
        Market = "market",
        /// Makes one model, painting or equipment cheaper by one.
        Reduction = "reduction",
        /// One building action without a builder.
        PlusOneAction = "plus_one_action",
    }
}

impl Tile {
    /// What it is called in a sentence.
    pub const fn title(self) -> &'static str {
        match self {
            Tile::OpenOrFree => "Open or Free",
            Tile::Market => "Market",
            Tile::Reduction => "Reduction",
            Tile::PlusOneAction => "+1 Action",
        }
    }

    /// The space of the track it is taken on.
    pub const fn space(self) -> u8 {
        self.index() as u8 + 1
    }

    /// The tile kept on a space of the track.
    pub fn on(space: u8) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.space() == space)
    }
}

spelled! {
    /// Which half of the Open or Free tile is used to enter a building.
    pub enum Door { Open = "open", Free = "free" }
}

spelled! {
    /// A tile of the last space, scored when the game is over.
    pub enum EndTile {
        Resources = "resources", Tens = "tens", UnusedTiles = "unused_tiles", Soldiers = "soldiers",
        Assistants = "assistants", Flat = "flat", Majorities = "majorities", Pairs = "pairs",
    }
}

/// RULES 3.8: end tiles in play.
pub const END_TILES_IN_PLAY: usize = 4;

/// A set of end tiles.
pub type EndTiles = Set<EndTile>;

/// RULES 2.10: the last space of the track.
pub const LAST_SPACE: u8 = 5;
/// RULES 3.9: the start tiles, numbered from 1, give pigments in the order of the colours.
pub const START_TILES: u8 = 4;

/// RULES 3.9: the pigment of a start tile, if there is one of this number.
pub fn start_pigment(number: u8) -> Option<Colour> {
    Colour::ALL.get(usize::from(number.checked_sub(1)?)).copied()
}

/// A player's marker on the track. The greater one wins ties: further ahead, then higher in its stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default, Serialize)]
pub struct Supervisor {
    pub space: u8,
    /// Above every marker that came to this space before; stacks are compared, not counted, by it.
    pub height: u8,
}
