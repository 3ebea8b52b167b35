//! Walking on a drawn board: a piece lies under the cursor, and can be turned. Knows actions by their marks only.

use crate::boards::Mark;

/// A place of the drawing: column and line.
pub type Place = (u16, u16);

/// Where the cursor stands, and which of the actions there is selected.
#[derive(Debug, Clone)]
pub struct Walk<A> {
    spots: Vec<(A, Vec<Mark>)>,
    at: Place,
    turn: usize,
}

/// Where to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Way {
    Up,
    Down,
    Left,
    Right,
}

impl<A: Copy> Walk<A> {
    /// Begins where the cursor stood before, or as near to it as possible; `None` if there is nowhere to stand.
    pub fn new(actions: impl IntoIterator<Item = (A, Vec<Mark>)>, near: Option<Place>) -> Option<Walk<A>> {
        let spots: Vec<(A, Vec<Mark>)> = actions.into_iter().filter(|(_, marks)| !marks.is_empty()).collect();
        let places = || spots.iter().flat_map(|(_, marks)| marks).map(place);
        let first = places().next()?;
        let at = places().min_by_key(|&place| distance(place, near.unwrap_or(first)))?;
        Some(Walk { spots, at, turn: 0 })
    }

    pub const fn at(&self) -> Place {
        self.at
    }

    /// The selected action, with its marks.
    pub fn meant(&self) -> Option<&(A, Vec<Mark>)> {
        let here = self.here();
        here.get(self.turn % here.len().max(1)).copied()
    }

    /// Selects the next action that covers this place.
    pub fn turn(&mut self) {
        self.turn = (self.turn + 1) % self.here().len().max(1);
    }

    /// Goes to the next place in a direction: straight on if there is one, and else the nearest. What is meant
    /// keeps its shape where it can.
    pub fn go(&mut self, way: Way) {
        let ahead = |to: &Place| match way {
            Way::Up => to.1 < self.at.1,
            Way::Down => to.1 > self.at.1,
            Way::Left => to.0 < self.at.0,
            Way::Right => to.0 > self.at.0,
        };
        let aside = |to: &Place| match way {
            Way::Up | Way::Down => to.0.abs_diff(self.at.0),
            Way::Left | Way::Right => to.1.abs_diff(self.at.1),
        };
        let places = self.spots.iter().flat_map(|(_, marks)| marks).map(place).filter(ahead);
        let Some(to) = places.min_by_key(|to| (aside(to) > 0, distance(*to, self.at) + aside(to))) else {
            return;
        };
        let shape = self.shape();
        self.at = to;
        self.turn = 0;
        for turn in 0..self.here().len() {
            let turned = Walk { turn, ..self.clone() };
            if turned.shape() == shape {
                self.turn = turn;
                return;
            }
        }
    }

    /// The actions that cover the cursor.
    fn here(&self) -> Vec<&(A, Vec<Mark>)> {
        self.spots.iter().filter(|(_, marks)| marks.iter().any(|mark| place(mark) == self.at)).collect()
    }

    /// The selected action, relative to the cursor.
    fn shape(&self) -> Vec<(i32, i32, String)> {
        let from_here = |mark: &Mark| {
            let (column, line) = (mark.column as i32 - self.at.0 as i32, mark.line as i32 - self.at.1 as i32);
            (column, line, mark.text.clone())
        };
        self.meant().map(|(_, marks)| marks.iter().map(from_here).collect()).unwrap_or_default()
    }
}

const fn place(mark: &Mark) -> Place {
    (mark.column, mark.line)
}

const fn distance(one: Place, other: Place) -> u16 {
    one.0.abs_diff(other.0) + one.1.abs_diff(other.1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mark(column: u16, line: u16, text: &str) -> Mark {
        Mark { column, line, text: text.into() }
    }

    /// Dominoes on a small board, where `x` is free: an action for each way to lie, by number.
    fn walk(free: &[Place]) -> Walk<usize> {
        let mut actions = vec![];
        for &(column, line) in free {
            for other in
                [(column + 3, line), (column, line + 1)].into_iter().filter(|other| free.contains(other))
            {
                actions.push(vec![mark(column, line, "[r]"), mark(other.0, other.1, "[y]")]);
                actions.push(vec![mark(column, line, "[y]"), mark(other.0, other.1, "[r]")]);
            }
        }
        Walk::new(actions.into_iter().enumerate(), None).unwrap()
    }

    #[test]
    fn a_piece_keeps_its_shape_as_one_walks() {
        let mut walk = walk(&[(0, 0), (3, 0), (6, 0), (0, 1), (3, 1), (6, 1)]);
        assert_eq!(walk.at(), (0, 0));
        walk.turn();
        let turned = walk.meant().unwrap().1.clone();
        assert_eq!(turned, [mark(0, 0, "[y]"), mark(3, 0, "[r]")]);
        walk.go(Way::Right);
        assert_eq!(walk.meant().unwrap().1, [mark(3, 0, "[y]"), mark(6, 0, "[r]")]);
        walk.go(Way::Down);
        assert_eq!(walk.meant().unwrap().1, [mark(3, 1, "[y]"), mark(6, 1, "[r]")]);
    }

    #[test]
    fn turning_comes_round() {
        let mut walk = walk(&[(0, 0), (3, 0), (0, 1)]);
        let seen: Vec<usize> = (0..4)
            .map(|_| {
                walk.turn();
                walk.meant().unwrap().0
            })
            .collect();
        assert_eq!(seen, [1, 2, 3, 0]);
    }

    #[test]
    fn one_walks_straight_on_and_over_gaps() {
        let mut walk = walk(&[(0, 0), (0, 1), (9, 0), (9, 1), (6, 5), (9, 5)]);
        walk.go(Way::Right);
        assert_eq!(walk.at(), (9, 0), "straight on before near");
        walk.go(Way::Up);
        assert_eq!(walk.at(), (9, 0), "nothing is there");
        walk.go(Way::Down);
        walk.go(Way::Down);
        walk.go(Way::Left);
        assert_eq!(walk.at(), (6, 5));
    }

    #[test]
    fn one_begins_near_the_place_where_one_stood() {
        let spots = [(0, vec![mark(0, 0, "a")]), (1, vec![mark(9, 9, "a")])];
        assert_eq!(Walk::new(spots, Some((8, 8))).unwrap().at(), (9, 9));
        assert!(Walk::new([(0, vec![])], None).is_none());
    }
}
