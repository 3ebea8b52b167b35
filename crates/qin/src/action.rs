//! The one decision of Qin: laying a tile. Says nothing of whether it may lie there; how it is written is in
//! `notation`.

use crate::space::Space;
use crate::tiles::{Colour, Kind};
use serde::{Serialize, Serializer};

/// A tile laid on two squares that share an edge; its first colour lies on the first square.
///
/// A double tile names its squares in reading order, so that every way to lay a tile is one `Placement`.
///
/// ```
/// use qin::{Colour, Placement};
///
/// // Red on e8, yellow on e9.
/// let placement: Placement = "ry e8 e9".parse()?;
/// assert_eq!(placement.halves().map(|(_, colour)| colour), [Colour::Red, Colour::Yellow]);
/// assert_eq!(placement.to_string(), "ry e8 e9");
/// assert!("ry e8 g9".parse::<Placement>().is_err());
/// # Ok::<(), game::Unreadable>(())
/// ```
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

/// As its spelling.
impl Serialize for Placement {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
