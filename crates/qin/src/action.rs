//! The one decision of Qin, laying a tile, and its spelling (RULES 7.2).

use crate::space::{SIDE, Space};
use crate::tiles::{Colour, Kind};
use game::Unreadable;
use serde::{Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// A tile laid on two squares that share an edge; its first colour lies on the first square.
///
/// A double tile names its squares in reading order, so that every way to lay a tile is one `Placement`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    kind: Kind,
    spaces: [Space; 2],
}

impl Placement {
    /// The placement, if the squares share an edge and stand in the order the kind asks for.
    pub fn new(kind: Kind, first: Space, second: Space) -> Option<Placement> {
        let ordered = !kind.is_double() || first < second;
        (first.touches(second) && ordered).then_some(Placement { kind, spaces: [first, second] })
    }

    /// A tile on a square and the one right of it or below it; `turned` puts its first colour on the latter.
    #[inline]
    pub(crate) const fn on_pair(kind: Kind, first: Space, second: Space, turned: bool) -> Placement {
        Placement { kind, spaces: if turned { [second, first] } else { [first, second] } }
    }

    #[inline]
    pub const fn kind(self) -> Kind {
        self.kind
    }

    /// The square of the first colour and that of the second.
    #[inline]
    pub const fn spaces(self) -> [Space; 2] {
        self.spaces
    }

    /// Which colour comes to lie where.
    pub const fn halves(self) -> [(Space, Colour); 2] {
        let (first, second) = self.kind.colours();
        [(self.spaces[0], first), (self.spaces[1], second)]
    }

    /// Every placement there is on an empty board of grassland.
    pub fn every_spelling() -> Vec<Placement> {
        let pairs = || Space::all().flat_map(|one| Space::all().map(move |other| (one, other)));
        Kind::ALL
            .into_iter()
            .flat_map(|kind| pairs().filter_map(move |(one, other)| Placement::new(kind, one, other)))
            .collect()
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.kind, self.spaces[0], self.spaces[1])
    }
}

impl FromStr for Placement {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Placement, Unreadable> {
        read(text).ok_or_else(|| {
            Unreadable::new(
                text,
                "a tile and two squares that share an edge, such as \u{201c}ry e8 e9\u{201d}",
            )
        })
    }
}

fn read(text: &str) -> Option<Placement> {
    let mut words = text.split(' ');
    let (kind, first, second) = (words.next()?, words.next()?, words.next()?);
    if words.next().is_some() {
        return None;
    }
    let kind = Kind::ALL.into_iter().find(|known| known.word() == kind)?;
    Placement::new(kind, read_space(first)?, read_space(second)?)
}

fn read_space(text: &str) -> Option<Space> {
    let (&letter, digits) = text.as_bytes().split_first()?;
    let row = match digits {
        [digit @ b'1'..=b'9'] => digit - b'0',
        [b'1', digit @ b'0'..=b'3'] => 10 + digit - b'0',
        _ => return None,
    };
    Space::new(SIDE - usize::from(row), usize::from(letter.checked_sub(b'a')?))
}

impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
