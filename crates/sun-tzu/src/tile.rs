//! The score tiles: what a province pays at each of the three scorings (RULES 2.4).

use game::spelled;
use std::fmt;

/// One of the nine tiles, known by its three values.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// RULES 2.4: what each tile pays after dynasties 3, 6 and 9, and how it is written.
const TILES: [([u8; 3], &str); 9] = [
    ([1, 2, 5], "1-2-5"),
    ([1, 3, 5], "1-3-5"),
    ([1, 4, 3], "1-4-3"),
    ([2, 2, 4], "2-2-4"),
    ([2, 3, 4], "2-3-4"),
    ([2, 3, 5], "2-3-5"),
    ([3, 1, 5], "3-1-5"),
    ([3, 2, 4], "3-2-4"),
    ([5, 2, 3], "5-2-3"),
];

impl Tile {
    pub const ALL: [Tile; 9] =
        [Tile(0), Tile(1), Tile(2), Tile(3), Tile(4), Tile(5), Tile(6), Tile(7), Tile(8)];

    /// What it pays at the first, second and third scoring.
    #[inline]
    pub const fn values(self) -> [u8; 3] {
        TILES[self.0 as usize].0
    }

    pub const fn name(self) -> &'static str {
        TILES[self.0 as usize].1
    }

    pub fn from_name(name: &str) -> Option<Tile> {
        Tile::ALL.into_iter().find(|tile| tile.name() == name)
    }
}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

spelled!(Tile, "a tile is one of the nine, such as 2-3-5");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_is_written_as_its_values() {
        for tile in Tile::ALL {
            let [first, second, third] = tile.values();
            assert_eq!(tile.name(), format!("{first}-{second}-{third}"));
        }
    }
}
