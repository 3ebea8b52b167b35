//! Lines round sets of squares: closed loops, a little inside the squares, so that lines of neighbours do not meet.

use super::art::SQUARE;
use games::qin::{Space, SpaceSet};
use std::fmt::Write;

/// Where a line goes; the squares that it encloses lie to its right.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Heading {
    Right,
    Down,
    Left,
    Up,
}

/// A corner of the grid, by the number of columns and rows before it.
type Corner = (usize, usize);

/// The path round a set of squares, at this distance inside them. Squares that touch only at a corner stay apart.
pub fn outline(spaces: SpaceSet, inset: usize) -> String {
    let mut path = String::new();
    // Every loop runs to the right somewhere, above a square of the set.
    let mut tops: SpaceSet = spaces.iter().filter(|space| !has(spaces, above(*space))).collect();
    while let Some(start) = tops.iter().next() {
        trace(spaces, start, inset, &mut tops, &mut path);
    }
    path
}

/// Walks once round from the upper left corner of a square, and takes the upper edges that it passes from `tops`.
fn trace(spaces: SpaceSet, start: Space, inset: usize, tops: &mut SpaceSet, path: &mut String) {
    let begin = ((start.column(), start.row()), Heading::Right);
    let ((mut corner, mut heading), mut command) = (begin, 'M');
    loop {
        if heading == Heading::Right
            && let Some(passed) = Space::new(corner.1, corner.0)
        {
            tops.remove(passed);
        }
        corner = heading.step(corner);
        let next = heading.next(spaces, corner);
        if next != heading {
            let (x, y) = heading.turn(next, corner, inset);
            // Writing to a string cannot fail.
            let _ = match command {
                'M' => write!(path, "M{x} {y}"),
                'H' => write!(path, "H{x}"),
                _ => write!(path, "V{y}"),
            };
            command = if matches!(next, Heading::Left | Heading::Right) { 'H' } else { 'V' };
            heading = next;
        }
        if (corner, heading) == begin {
            break path.push('Z');
        }
    }
}

impl Heading {
    fn step(self, (x, y): Corner) -> Corner {
        match self {
            Heading::Right => (x + 1, y),
            Heading::Down => (x, y + 1),
            Heading::Left => (x.saturating_sub(1), y),
            Heading::Up => (x, y.saturating_sub(1)),
        }
    }

    /// Where the line goes on from a corner: round the square ahead on the right if it is not enclosed, round the one
    /// on the left if both are.
    fn next(self, spaces: SpaceSet, (x, y): Corner) -> Heading {
        let (before_x, before_y) = (x.checked_sub(1), y.checked_sub(1));
        let (right, left) = match self {
            Heading::Right => ((Some(x), Some(y)), (Some(x), before_y)),
            Heading::Down => ((before_x, Some(y)), (Some(x), Some(y))),
            Heading::Left => ((before_x, before_y), (before_x, Some(y))),
            Heading::Up => ((Some(x), before_y), (before_x, before_y)),
        };
        let encloses = |(column, row): (Option<usize>, Option<usize>)| {
            has(spaces, row.zip(column).and_then(|(row, column)| Space::new(row, column)))
        };
        match (encloses(right), encloses(left)) {
            (false, _) => self.to_the_right(),
            (true, false) => self,
            (true, true) => self.to_the_left(),
        }
    }

    fn to_the_right(self) -> Heading {
        match self {
            Heading::Right => Heading::Down,
            Heading::Down => Heading::Left,
            Heading::Left => Heading::Up,
            Heading::Up => Heading::Right,
        }
    }

    fn to_the_left(self) -> Heading {
        self.to_the_right().to_the_right().to_the_right()
    }

    /// The point where the line turns, inside of the corner.
    fn turn(self, next: Heading, (x, y): Corner, inset: usize) -> (usize, usize) {
        let inside = |corner: usize, onwards: bool| {
            if onwards { corner * SQUARE + inset } else { (corner * SQUARE).saturating_sub(inset) }
        };
        (inside(x, [self, next].contains(&Heading::Up)), inside(y, [self, next].contains(&Heading::Right)))
    }
}

fn above(space: Space) -> Option<Space> {
    Space::new(space.row().checked_sub(1)?, space.column())
}

fn has(spaces: SpaceSet, space: Option<Space>) -> bool {
    space.is_some_and(|space| spaces.contains(space))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The outline of a drawing in the upper left corner of the board.
    fn check(drawing: &str, path: &str) {
        let letters = drawing.lines().enumerate().flat_map(|(row, line)| {
            line.trim().chars().enumerate().map(move |(column, letter)| (row, column, letter))
        });
        let drawn = letters.filter(|(.., letter)| *letter == '#');
        let spaces: SpaceSet = drawn.filter_map(|(row, column, _)| Space::new(row, column)).collect();
        assert_eq!(outline(spaces, 2), path);
    }

    #[test]
    fn a_square_and_a_row_have_four_corners() {
        check("#", "M38 2V38H2V2Z");
        check("##", "M78 2V38H2V2Z");
    }

    #[test]
    fn an_inner_corner_stays_inside_the_squares() {
        check(
            "##
             #.",
            "M78 2V38H38V78H2V2Z",
        );
    }

    #[test]
    fn a_ring_has_a_line_outside_and_one_round_its_hole() {
        check(
            "###
             #.#
             ###",
            "M118 2V118H2V2ZM82 82V38H38V82Z",
        );
    }

    #[test]
    fn squares_that_touch_at_a_corner_stay_apart() {
        check(
            "#.
             .#",
            "M38 2V38H2V2ZM78 42V78H42V42Z",
        );
    }
}
