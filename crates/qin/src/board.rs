//! The printed boards of Qin, as data: grassland, water, villages and the three printed squares (RULES 1.1).

use crate::space::{FRAMED, SIDE, Space, SpaceSet};
use crate::tiles::Colour;
use game::{Set, element, spelled};
use serde::Serialize;
use std::sync::LazyLock;

/// The most villages a board can have.
pub const MAX_VILLAGES: usize = 16;

spelled! {
    /// The side of the printed board.
    pub enum Side { Bird = "bird", Lion = "lion" }
}

/// A village, by its number in reading order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Village(u8);

impl Village {
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

element!(Village, u16, MAX_VILLAGES);

/// Some villages.
pub(crate) type VillageSet = Set<Village>;

/// What is printed on a square.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Terrain {
    Grassland,
    Water,
    Village(Village),
    Printed(Colour),
}

/// A printed board.
#[derive(Debug)]
pub struct Board {
    side: Option<Side>,
    terrain: [Terrain; FRAMED],
    grassland: SpaceSet,
    printed: Vec<(Space, Colour)>,
    villages: Vec<SpaceSet>,
    /// The first square of each village, in reading order.
    sites: Vec<Space>,
    /// The squares that share an edge with each village and could carry a province.
    beside: Vec<Vec<Space>>,
    /// The villages that each square touches.
    touched: [VillageSet; FRAMED],
}

impl Board {
    /// The board of a side of the printed game.
    pub fn of(side: Side) -> &'static Board {
        static BIRD: LazyLock<Board> = LazyLock::new(|| Board::read(&BIRD_ROWS, Some(Side::Bird)));
        static LION: LazyLock<Board> = LazyLock::new(|| Board::read(&LION_ROWS, Some(Side::Lion)));
        match side {
            Side::Bird => &BIRD,
            Side::Lion => &LION,
        }
    }

    /// A board from its rows, from the top: `.` grassland, `o` village, `~` water, `R` `Y` `B` printed squares.
    /// Rows and columns that are missing are water, and so is any other letter.
    pub(crate) fn read(rows: &[&str], side: Option<Side>) -> Board {
        let mut board = Board {
            side,
            terrain: [Terrain::Water; FRAMED],
            grassland: SpaceSet::EMPTY,
            printed: vec![],
            villages: vec![],
            sites: vec![],
            beside: vec![],
            touched: [VillageSet::default(); FRAMED],
        };
        let letter = |space: Space| rows.get(space.row())?.as_bytes().get(space.column()).copied();
        for space in Space::all() {
            board.terrain[space.framed()] = match letter(space) {
                Some(b'.') => Terrain::Grassland,
                Some(b'R') => Terrain::Printed(Colour::Red),
                Some(b'Y') => Terrain::Printed(Colour::Yellow),
                Some(b'B') => Terrain::Printed(Colour::Blue),
                _ => Terrain::Water,
            };
            match board.terrain[space.framed()] {
                Terrain::Grassland => board.grassland.insert(space),
                Terrain::Printed(colour) => board.printed.push((space, colour)),
                Terrain::Water | Terrain::Village(_) => {}
            }
        }
        board.find_villages(Space::all().filter(|&space| letter(space) == Some(b'o')).collect());
        board
    }

    /// RULES 1.1: village squares that share an edge are one village.
    fn find_villages(&mut self, mut unclaimed: SpaceSet) {
        while let Some(first) = unclaimed.iter().next()
            && self.villages.len() < MAX_VILLAGES
        {
            let village = Village(self.villages.len() as u8);
            let mut spaces = SpaceSet::EMPTY;
            let mut reached = vec![first];
            while let Some(space) = reached.pop() {
                unclaimed.remove(space);
                spaces.insert(space);
                self.terrain[space.framed()] = Terrain::Village(village);
                reached.extend(space.around().into_iter().filter(|&next| unclaimed.contains(next)));
            }
            let can_be_province = |space: Space| {
                matches!(self.terrain[space.framed()], Terrain::Grassland | Terrain::Printed(_))
            };
            let beside: SpaceSet =
                spaces.iter().flat_map(Space::around).filter(|&space| can_be_province(space)).collect();
            for space in beside.iter() {
                self.touched[space.framed()].insert(village);
            }
            self.villages.push(spaces);
            self.sites.push(first);
            self.beside.push(beside.iter().collect());
        }
    }

    /// Which printed side it is; `None` for a board drawn by hand.
    pub const fn side(&self) -> Option<Side> {
        self.side
    }

    #[inline]
    pub fn terrain(&self, space: Space) -> Terrain {
        self.terrain[space.framed()]
    }

    /// The squares on which tiles may be laid.
    pub const fn grassland(&self) -> SpaceSet {
        self.grassland
    }

    /// The printed province squares.
    pub fn printed(&self) -> impl Iterator<Item = (Space, Colour)> + '_ {
        self.printed.iter().copied()
    }

    /// All villages, in number order.
    pub fn villages(&self) -> impl ExactSizeIterator<Item = Village> + Clone {
        (0..self.villages.len() as u8).map(Village)
    }

    /// The squares of a village.
    pub fn village_spaces(&self, village: Village) -> SpaceSet {
        self.villages.get(village.index()).copied().unwrap_or_default()
    }

    /// The square that stands for a village of this board: its first in reading order.
    #[inline]
    pub fn village_site(&self, village: Village) -> Space {
        self.sites[village.index()]
    }

    /// The squares that touch a village.
    #[inline]
    pub fn beside(&self, village: Village) -> &[Space] {
        self.beside.get(village.index()).map_or(&[], Vec::as_slice)
    }

    /// The villages that a square touches.
    #[inline]
    pub(crate) fn villages_at(&self, space: Space) -> VillageSet {
        self.touched[space.framed()]
    }
}

/// A board is known by what is printed on it.
impl PartialEq for Board {
    fn eq(&self, other: &Board) -> bool {
        std::ptr::eq(self, other) || self.terrain == other.terrain
    }
}

impl Eq for Board {}

/// RULES 1.1: the easier side.
const BIRD_ROWS: [&str; SIDE] = [
    "o...........o",
    ".............",
    "....oo...o...",
    ".............",
    "o............",
    "............o",
    "....R.Y.B...o",
    ".............",
    ".o...........",
    ".........o...",
    ".....o.......",
    ".....o.......",
    "oo..........o",
];

/// RULES 1.1: the side with water.
const LION_ROWS: [&str; SIDE] = [
    "......oo....o",
    ".o...........",
    "......~..o...",
    "...~~.~...o..",
    "...~o...R....",
    "............o",
    "o.~~..Y..~~.o",
    "o............",
    "....B...o~...",
    "..o...~.~~...",
    "...o..~......",
    "...........o.",
    "o....oo......",
];

#[cfg(test)]
mod tests {
    use super::*;

    /// Grassland, villages of one and of two squares, printed squares, squares that touch each village.
    fn check(side: Side, grassland: u32, villages: (usize, usize), beside: &[usize]) {
        let board = Board::of(side);
        let sizes: Vec<u32> = board.villages().map(|village| board.village_spaces(village).len()).collect();
        assert_eq!(board.grassland().len(), grassland);
        assert_eq!(sizes.iter().filter(|&&size| size == 1).count(), villages.0);
        assert_eq!(sizes.iter().filter(|&&size| size == 2).count(), villages.1);
        assert_eq!(sizes.len(), villages.0 + villages.1);
        assert_eq!(board.printed().count(), 3);
        assert_eq!(board.villages().map(|village| board.beside(village).len()).collect::<Vec<_>>(), beside);
    }

    #[test]
    fn the_bird_side_is_the_printed_one() {
        check(Side::Bird, 151, (7, 4), &[2, 2, 6, 4, 3, 4, 4, 4, 6, 3, 2]);
    }

    #[test]
    fn the_lion_side_is_the_printed_one() {
        check(Side::Lion, 134, (10, 4), &[4, 2, 4, 4, 4, 2, 4, 4, 2, 4, 4, 4, 2, 4]);
    }

    #[test]
    fn all_grassland_can_be_reached_from_the_printed_squares() {
        for side in [Side::Bird, Side::Lion] {
            let board = Board::of(side);
            let mut reached: Vec<Space> = board.printed().map(|(space, _)| space).collect();
            let mut left = board.grassland();
            while let Some(space) = reached.pop() {
                for next in space.around().into_iter().filter(|&next| left.contains(next)).collect::<Vec<_>>()
                {
                    left.remove(next);
                    reached.push(next);
                }
            }
            assert!(left.is_empty(), "{side:?}: {left:?}");
        }
    }
}
