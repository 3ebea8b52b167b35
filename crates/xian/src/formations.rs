//! The formation boards: what is printed on every space of the pit (RULES 2.8). Data only.

use crate::pit::{SPACES_PER_SECTION, Section, Space, SpaceSet};
use crate::resources::Colour;
use game::{Set, spelled};
use serde::Serialize;
use std::fmt;
use std::sync::LazyLock;

/// What is printed on a space.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Print {
    /// A statue stands here from the start.
    Statue,
    /// Whoever models here gains this.
    Bonus(Bonus),
}

/// RULES 2.8: what a statue on a space brings.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize)]
pub struct Bonus {
    pub prestige: u8,
    pub coins: u8,
    pub pigments: Set<Colour>,
}

/// One side of a formation board, `A1` to `C4`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Face(u8);

/// RULES 2.8: sides to choose from for each section.
pub const FACES_PER_SECTION: u8 = 4;

impl Face {
    /// The side with this number (1 to 4) of a section.
    pub const fn new(section: Section, number: u8) -> Option<Face> {
        if 1 <= number && number <= FACES_PER_SECTION {
            Some(Face(section as u8 * FACES_PER_SECTION + number - 1))
        } else {
            None
        }
    }

    /// The side numbered 1 of a section.
    pub const fn first(section: Section) -> Face {
        Face(section as u8 * FACES_PER_SECTION)
    }

    pub const fn section(self) -> Section {
        Section::ALL[(self.0 / FACES_PER_SECTION) as usize]
    }

    pub const fn number(self) -> u8 {
        self.0 % FACES_PER_SECTION + 1
    }

    /// What is printed on a space, by its number in the section.
    #[inline]
    pub fn print(self, number: usize) -> Print {
        PRINTED[self.0 as usize][number]
    }

    /// The spaces where a statue stands from the start.
    pub fn statues(self) -> SpaceSet {
        let statue = |space: &Space| self.print(space.number()) == Print::Statue;
        self.section().spaces().iter().filter(statue).collect()
    }

    /// Reads a name such as `A1`.
    pub fn from_name(name: &str) -> Option<Face> {
        let (section, number) = name.split_at_checked(1)?;
        let &[digit @ b'1'..=b'4'] = number.as_bytes() else { return None };
        Face::new(Section::from_name(section)?, digit - b'0')
    }
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.section(), self.number())
    }
}

impl fmt::Debug for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

spelled!(Face, "a formation is a section and a number, as A1");

const S: Print = Print::Statue;

/// A space that gives points, coins (`c`) and pigments (`y r g b`), written as on the boards.
fn p(prestige: u8, extras: &str) -> Print {
    let (mut coins, mut pigments) = (0, Set::EMPTY);
    for letter in extras.chars() {
        match Colour::ALL.into_iter().find(|colour| colour.letter() == letter) {
            Some(colour) => pigments.insert(colour),
            None => coins += 1,
        }
    }
    Print::Bonus(Bonus { prestige, coins, pigments })
}

/// RULES 2.8: all twelve sides, A1 to C4; the upper row, then the lower row.
#[rustfmt::skip]
static PRINTED: LazyLock<[[Print; SPACES_PER_SECTION]; 12]> = LazyLock::new(|| [
    [p(5, ""), S, p(4, "b"), p(4, "c"),             p(4, "c"), p(3, "yg"), S, p(4, "r")],
    [S, S, p(4, "y"), p(5, ""),                     p(4, "g"), p(4, "c"), p(3, "rb"), p(4, "c")],
    [p(4, "c"), p(4, "y"), p(5, ""), S,             S, p(3, "cc"), p(4, "c"), p(4, "b")],
    [p(4, "r"), p(5, ""), p(4, "c"), p(3, "cc"),    p(4, "c"), S, p(4, "g"), S],
    [p(6, ""), p(5, "c"), S, p(5, "ry"),            p(5, "cc"), S, p(4, "bgc"), p(5, "b")],
    [S, p(5, "gb"), p(4, "ccc"), p(5, "c"),         p(5, "y"), p(6, ""), p(5, "cc"), S],
    [p(5, "r"), p(6, ""), p(5, "by"), S,            p(4, "rcc"), p(5, "c"), p(5, "gc"), S],
    [p(5, "cc"), S, p(5, "rb"), p(6, ""),           p(4, "ybc"), p(5, "g"), p(5, "c"), S],
    [p(8, "c"), S, p(7, "rg"), p(8, ""),            p(7, "yb"), p(8, "b"), S, p(7, "cc")],
    [p(7, "by"), p(8, ""), p(8, "r"), S,            p(8, "c"), S, p(7, "cc"), p(7, "gc")],
    [S, p(7, "cc"), S, p(8, "y"),                   p(7, "bg"), p(8, ""), p(8, "c"), p(7, "rc")],
    [p(7, "bc"), p(8, "g"), p(7, "yr"), p(8, ""),   S, S, p(7, "cc"), p(8, "c")],
]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_side_is_richer_than_another() {
        for (section, prestige, extras) in [(Section::A, 24, 6), (Section::B, 30, 9), (Section::C, 45, 8)] {
            for number in 1..=FACES_PER_SECTION {
                let face = Face::new(section, number).unwrap();
                let (mut printed, mut icons) = (Bonus::default(), 0);
                let mut pigments = 0;
                for space in 0..SPACES_PER_SECTION {
                    match face.print(space) {
                        Print::Statue => icons += 1,
                        Print::Bonus(bonus) => {
                            printed.prestige += bonus.prestige;
                            printed.coins += bonus.coins;
                            pigments += bonus.pigments.len() as u8;
                        }
                    }
                }
                assert_eq!(
                    (printed.prestige, printed.coins + pigments, icons),
                    (prestige, extras, 2),
                    "{face}"
                );
                assert_eq!(face.statues().len(), 2);
            }
        }
    }
}
