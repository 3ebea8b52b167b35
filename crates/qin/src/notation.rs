//! The one spelling of every placement (RULES 7.2): `ry e8 e9`.

use crate::action::Placement;
use crate::space::{SIDE, Space};
use crate::tiles::Kind;
use game::Unreadable;
use std::fmt;
use std::str::FromStr;

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.spaces();
        write!(f, "{} {first} {second}", self.kind())
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
    Placement::new(Kind::from_name(kind)?, read_space(first)?, read_space(second)?)
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
