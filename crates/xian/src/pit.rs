//! The pit: 24 spaces in three sections, which spaces touch, and groups of soldiers (RULES 2.7).
//! Knows spaces and sets of spaces, not what stands on them.

use game::{Set, element, spelled};
use std::fmt;

spelled! {
    /// A third of the pit: two rows of four spaces.
    pub enum Section { A = "A", B = "B", C = "C" }
}

/// RULES 2.7: spaces of a section.
pub const SPACES_PER_SECTION: usize = 8;
/// RULES 2.7: spaces of the pit.
pub const SPACES: usize = 24;
const COLUMNS: u8 = 4;

/// RULES 6.1: clay for a statue, by section.
const MODEL_COST: [u8; 3] = [2, 3, 5];

impl Section {
    /// RULES 6.1: what modelling here costs in clay.
    #[inline]
    pub const fn model_cost(self) -> u8 {
        MODEL_COST[self.index()]
    }

    /// RULES 2.7: the numeral that it is called by.
    pub const fn numeral(self) -> &'static str {
        match self {
            Section::A => "I",
            Section::B => "II",
            Section::C => "III",
        }
    }

    /// All spaces of the section.
    #[inline]
    pub fn spaces(self) -> SpaceSet {
        SpaceSet::from_bits(0xff << (self.index() * SPACES_PER_SECTION))
    }
}

/// A space of the pit, spelt by section and number: `a1` to `c8`, row by row.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// The space with this number (0 to 7) in its section.
    pub const fn new(section: Section, number: usize) -> Option<Space> {
        if number < SPACES_PER_SECTION {
            Some(Space((section.index() * SPACES_PER_SECTION + number) as u8))
        } else {
            None
        }
    }

    pub fn all() -> impl DoubleEndedIterator<Item = Space> + ExactSizeIterator + Clone {
        (0..SPACES as u8).map(Space)
    }

    #[inline]
    pub const fn section(self) -> Section {
        Section::ALL[self.0 as usize / SPACES_PER_SECTION]
    }

    /// Its place in its section, 0 to 7, row by row.
    #[inline]
    pub const fn number(self) -> usize {
        self.0 as usize % SPACES_PER_SECTION
    }

    /// RULES 2.7: what it is called in a sentence, `I·1` to `III·8`. Actions spell it another way.
    pub fn title(self) -> String {
        format!("{}·{}", self.section().numeral(), self.number() + 1)
    }

    /// Its place in the pit, 0 to 23, row by row.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The spaces that share an edge with it.
    pub fn neighbours(self) -> SpaceSet {
        neighbours(SpaceSet::only(self))
    }

    /// RULES 6.7: the connected group that it belongs to, among these spaces.
    pub fn group_in(self, spaces: SpaceSet) -> SpaceSet {
        let mut group = SpaceSet::only(self);
        loop {
            let larger = group.union(neighbours(group).and(spaces));
            if larger == group {
                return group;
            }
            group = larger;
        }
    }

    /// Reads a spelling such as `b2`.
    pub fn from_name(name: &str) -> Option<Space> {
        let &[letter @ b'a'..=b'c', digit @ b'1'..=b'8'] = name.as_bytes() else { return None };
        Space::new(Section::ALL[usize::from(letter - b'a')], usize::from(digit - b'1'))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = ['a', 'b', 'c'][self.section().index()];
        write!(f, "{letter}{}", self.number() + 1)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

element!(Space, u32, SPACES);
spelled!(Space, "a space is a section and a number, as b2");

/// A set of spaces.
pub type SpaceSet = Set<Space>;

/// The spaces of the leftmost column.
const LEFT: u32 = 0x11_11_11;
/// The spaces of the rightmost column.
const RIGHT: u32 = 0x88_88_88;

/// The spaces that share an edge with one of the set; borders of sections do not matter.
#[inline]
fn neighbours(spaces: SpaceSet) -> SpaceSet {
    let bits = spaces.bits();
    let (left, right) = ((bits & !LEFT) >> 1, (bits & !RIGHT) << 1);
    SpaceSet::from_bits(left | right | bits >> COLUMNS | bits << COLUMNS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pit_has_38_edges_ten_in_each_section() {
        let edges = |set: SpaceSet| -> usize {
            set.iter().map(|space| space.neighbours().and(set).len()).sum::<usize>() / 2
        };
        assert_eq!(edges(SpaceSet::ALL), 38);
        for section in Section::ALL {
            assert_eq!(edges(section.spaces()), 10);
        }
    }

    #[test]
    fn neighbours_share_a_row_or_a_column() {
        for one in Space::all() {
            for other in Space::all() {
                let (rows, columns) =
                    (one.0.abs_diff(other.0) == COLUMNS, one.0 / COLUMNS == other.0 / COLUMNS);
                let touch = rows || columns && one.0.abs_diff(other.0) == 1;
                assert_eq!(one.neighbours().contains(other), touch, "{one} and {other}");
            }
        }
    }
}
