//! Squares of the 13 by 13 board, and sets of them (RULES 1.1, 7.1). Knows nothing of what lies there.

use serde::{Serialize, Serializer};
use std::fmt;
use std::ops::{BitAnd, BitOr, Not};

/// Rows and columns of the board.
pub const SIDE: usize = 13;
/// A frame of one square surrounds the board, so that every square has four neighbours to look at.
const WIDTH: usize = SIDE + 2;
/// The length of tables over board and frame: no number of a square lies beyond it.
pub(crate) const FRAMED: usize = 256;

/// A square of the board, spelled `e9`. In reading order: from the top row down, in a row from the left.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// A square of the frame, for where there is no square to name.
    pub(crate) const NOWHERE: Space = Space(WIDTH as u8 + 1);

    /// The square in this row from the top and this column from the left, both counted from 0.
    #[inline]
    pub const fn new(row: usize, column: usize) -> Option<Space> {
        if row < SIDE && column < SIDE { Some(Space(((row + 1) * WIDTH + column + 1) as u8)) } else { None }
    }

    /// Every square, in reading order.
    pub fn all() -> impl Iterator<Item = Space> + Clone {
        (0..SIDE).flat_map(|row| (0..SIDE).filter_map(move |column| Space::new(row, column)))
    }

    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / WIDTH - 1
    }

    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % WIDTH - 1
    }

    /// Where the square stands in a table over board and frame.
    #[inline]
    pub(crate) const fn framed(self) -> usize {
        self.0 as usize
    }

    /// The square to the right and the one below. They may belong to the frame, which is never grassland.
    #[inline]
    pub(crate) const fn right(self) -> Space {
        Space(self.0 + 1)
    }

    #[inline]
    pub(crate) const fn below(self) -> Space {
        Space(self.0 + WIDTH as u8)
    }

    /// The four squares that share an edge with this one; those of the frame are never covered.
    #[inline]
    pub const fn around(self) -> [Space; 4] {
        [Space(self.0 - WIDTH as u8), Space(self.0 - 1), Space(self.0 + 1), Space(self.0 + WIDTH as u8)]
    }

    /// The same four squares as a set.
    #[inline]
    pub(crate) const fn around_set(self) -> SpaceSet {
        AROUND[self.0 as usize]
    }

    /// Whether two squares share an edge.
    pub const fn touches(self, other: Space) -> bool {
        let apart = self.0.abs_diff(other.0);
        apart == 1 || apart == WIDTH as u8
    }
}

/// RULES 7.1: a letter for the column from the left, a number for the row from the bottom.
impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column() as u8), SIDE - self.row())
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl Serialize for Space {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// A set of squares, as bits of four words. Not a [`game::Set`]: the board with its frame has more squares than a
/// word has bits, and openings are found by shifting whole sets.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SpaceSet([u64; 4]);

impl SpaceSet {
    pub const EMPTY: SpaceSet = SpaceSet([0; 4]);

    /// The squares that belong together with this one: all that can be reached from it over squares that do.
    pub fn connected(start: Space, belongs: impl Fn(Space) -> bool) -> SpaceSet {
        let (mut group, mut reached) = (SpaceSet::EMPTY, vec![start]);
        while let Some(space) = reached.pop() {
            if belongs(space) && !group.contains(space) {
                group.insert(space);
                reached.extend(space.around());
            }
        }
        group
    }

    #[inline]
    pub const fn contains(&self, space: Space) -> bool {
        self.0[space.0 as usize / 64] & (1 << (space.0 % 64)) != 0
    }

    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.0 as usize / 64] |= 1 << (space.0 % 64);
    }

    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.0 as usize / 64] &= !(1 << (space.0 % 64));
    }

    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    #[inline]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// The squares whose right neighbour is in the set.
    #[inline]
    pub(crate) const fn left_of(&self) -> SpaceSet {
        self.shifted_back::<1>()
    }

    /// The squares whose lower neighbour is in the set.
    #[inline]
    pub(crate) const fn above(&self) -> SpaceSet {
        self.shifted_back::<{ WIDTH as u32 }>()
    }

    /// The squares whose left neighbour is in the set.
    #[inline]
    pub(crate) const fn right_of(&self) -> SpaceSet {
        self.shifted_on::<1>()
    }

    /// The squares whose upper neighbour is in the set.
    #[inline]
    pub(crate) const fn below(&self) -> SpaceSet {
        self.shifted_on::<{ WIDTH as u32 }>()
    }

    #[inline]
    const fn shifted_on<const BY: u32>(&self) -> SpaceSet {
        let [a, b, c, d] = self.0;
        SpaceSet([a << BY, b << BY | a >> (64 - BY), c << BY | b >> (64 - BY), d << BY | c >> (64 - BY)])
    }

    #[inline]
    const fn shifted_back<const BY: u32>(&self) -> SpaceSet {
        let [a, b, c, d] = self.0;
        SpaceSet([a >> BY | b << (64 - BY), b >> BY | c << (64 - BY), c >> BY | d << (64 - BY), d >> BY])
    }

    /// The square with this number among those of the set, counted from 0 in reading order.
    #[inline]
    pub(crate) fn nth(&self, mut number: u32) -> Option<Space> {
        for (index, &word) in self.0.iter().enumerate() {
            let ones = word.count_ones();
            if number < ones {
                return Some(Space(index as u8 * 64 + nth_bit(word, number)));
            }
            number -= ones;
        }
        None
    }

    /// The squares of the set in reading order.
    pub fn iter(self) -> Spaces {
        Spaces(self.0)
    }
}

/// The squares round each square of the board.
static AROUND: [SpaceSet; FRAMED] = {
    let mut around = [SpaceSet::EMPTY; FRAMED];
    let mut place = 0;
    while place < SIDE * SIDE {
        if let Some(space) = Space::new(place / SIDE, place % SIDE) {
            let [up, left, right, down] = space.around();
            let set = &mut around[space.framed()];
            set.insert(up);
            set.insert(left);
            set.insert(right);
            set.insert(down);
        }
        place += 1;
    }
    around
};

/// The position of the set bit with this number, halving the word until one bit is left.
#[inline]
fn nth_bit(mut word: u64, mut number: u32) -> u8 {
    let mut position = 0;
    for half in [32, 16, 8, 4, 2, 1] {
        let low = (word & ((1_u64 << half) - 1)).count_ones();
        if number >= low {
            number -= low;
            word >>= half;
            position += half;
        }
    }
    position
}

/// The squares of a set, one after the other.
#[derive(Debug, Clone)]
pub struct Spaces([u64; 4]);

impl Iterator for Spaces {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        for (index, word) in self.0.iter_mut().enumerate() {
            if *word != 0 {
                let bit = word.trailing_zeros() as u8;
                *word &= *word - 1;
                return Some(Space(index as u8 * 64 + bit));
            }
        }
        None
    }
}

impl BitAnd for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitand(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn bitor(self, other: SpaceSet) -> SpaceSet {
        SpaceSet(std::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for SpaceSet {
    type Output = SpaceSet;

    #[inline]
    fn not(self) -> SpaceSet {
        SpaceSet(self.0.map(|word| !word))
    }
}

impl FromIterator<Space> for SpaceSet {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> SpaceSet {
        let mut set = SpaceSet::EMPTY;
        spaces.into_iter().for_each(|space| set.insert(space));
        set
    }
}

impl fmt::Debug for SpaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for SpaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_corners_are_spelled_as_in_chess() {
        let corner = |row, column| Space::new(row, column).unwrap().to_string();
        assert_eq!([corner(0, 0), corner(0, 12), corner(12, 0), corner(6, 4)], ["a13", "m13", "a1", "e7"]);
        assert_eq!(Space::new(13, 0), None);
    }

    #[test]
    fn the_nth_square_of_a_set_is_the_nth_of_its_list() {
        let set: SpaceSet =
            Space::all().filter(|space| (space.row() * 7 + space.column() * 3) % 5 < 2).collect();
        for (number, space) in set.iter().enumerate() {
            assert_eq!(set.nth(number as u32), Some(space));
        }
        assert_eq!(set.nth(set.len()), None);
        assert_eq!(set.iter().count(), set.len() as usize);
    }
}
