//! The tiles of Qin: three colours, six kinds, twelve of each (RULES 1.2).

use game::spelled;
use serde::Serialize;

spelled! {
    /// The colour of a province square.
    pub enum Colour { Red = "red", Yellow = "yellow", Blue = "blue" }
}

spelled! {
    /// A kind of tile. The first colour of its name lies on the first square of a placement.
    pub enum Kind { RR = "rr", YY = "yy", BB = "bb", RY = "ry", RB = "rb", YB = "yb" }
}

/// RULES 1.2: tiles of each kind.
pub const TILES_PER_KIND: u8 = 12;
/// RULES 1.2: tiles in all.
pub const TILES: usize = Kind::ALL.len() * TILES_PER_KIND as usize;

impl Kind {
    /// The colours of its two squares.
    #[inline]
    pub const fn colours(self) -> (Colour, Colour) {
        const COLOURS: [(Colour, Colour); 6] = [
            (Colour::Red, Colour::Red),
            (Colour::Yellow, Colour::Yellow),
            (Colour::Blue, Colour::Blue),
            (Colour::Red, Colour::Yellow),
            (Colour::Red, Colour::Blue),
            (Colour::Yellow, Colour::Blue),
        ];
        COLOURS[self.index()]
    }

    /// Whether both squares have the same colour.
    #[inline]
    pub const fn is_double(self) -> bool {
        (self as u8) < 3
    }

    /// In how many ways it lies on a given pair of squares: a double looks the same turned round.
    #[inline]
    pub const fn ways(self) -> u32 {
        if self.is_double() { 1 } else { 2 }
    }
}

/// Some tiles, counted by kind: a hand, or the tiles laid so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Tiles([u8; 6]);

impl Tiles {
    pub const NONE: Tiles = Tiles([0; 6]);
    /// The whole set of 72.
    pub const ALL: Tiles = Tiles([TILES_PER_KIND; 6]);

    #[inline]
    pub const fn of(&self, kind: Kind) -> u8 {
        self.0[kind.index()]
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 6]
    }

    #[inline]
    pub fn add(&mut self, kind: Kind) {
        self.0[kind.index()] += 1;
    }

    /// Takes one tile out; `false` if there is none of this kind.
    #[inline]
    pub fn remove(&mut self, kind: Kind) -> bool {
        let count = &mut self.0[kind.index()];
        let had = *count > 0;
        *count = count.saturating_sub(1);
        had
    }

    /// These tiles and those.
    pub fn with(mut self, others: Tiles) -> Tiles {
        for (count, more) in self.0.iter_mut().zip(others.0) {
            *count += more;
        }
        self
    }

    /// These tiles without those.
    pub fn without(mut self, others: Tiles) -> Tiles {
        for (count, taken) in self.0.iter_mut().zip(others.0) {
            *count = count.saturating_sub(taken);
        }
        self
    }

    /// The kinds that are there, each once.
    #[inline]
    pub fn kinds(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::ALL.into_iter().filter(move |&kind| self.of(kind) > 0)
    }

    /// Every tile, kind by kind.
    pub fn iter(self) -> impl Iterator<Item = Kind> + Clone {
        Kind::ALL.into_iter().flat_map(move |kind| std::iter::repeat_n(kind, usize::from(self.of(kind))))
    }
}

impl FromIterator<Kind> for Tiles {
    fn from_iter<I: IntoIterator<Item = Kind>>(kinds: I) -> Tiles {
        let mut tiles = Tiles::NONE;
        kinds.into_iter().for_each(|kind| tiles.add(kind));
        tiles
    }
}

/// Written as the list of its tiles.
impl Serialize for Tiles {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
