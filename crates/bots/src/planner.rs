//! The one-step planner: imagines games that look like the view, tries every action in each, and plays the one
//! after which it likes the positions best.

use crate::bot::fresh_dice;
use crate::judge::{Look, chances, settle};
use crate::{Bot, Budget, Judged};
use game::chance::{Dice, below, dice};
use game::{Nobody, Rng, Seat, View, Viewer};

/// More imagined games do not change its mind.
const MOST_GAMES: u32 = 24;

pub struct Planner<G: Judged> {
    look: Look<G>,
    games: u32,
    dice: Dice,
}

impl<G: Judged> Planner<G> {
    /// Looks at positions as the judge does.
    pub fn new() -> Planner<G> {
        Planner { look: G::standings, games: MOST_GAMES, dice: fresh_dice() }
    }

    /// Sees the points on the table and nothing else, and imagines one game only.
    pub fn beginner() -> Planner<G> {
        Planner { look: G::points, games: 1, ..Planner::new() }
    }

    /// The chances of every action, added up over imagined games; all actions are tried in the same ones.
    fn try_all(&mut self, view: &G::View, seat: Seat, budget: Budget) -> Vec<f32> {
        let mut spending = budget.begin_at_most(self.games);
        let mut sums = vec![0.0; view.legal().len()];
        let mut tried = vec![];
        let mut scratch = vec![];
        // The first game is always thought through; a later one that is cut short says nothing.
        while spending.another() || tried.is_empty() {
            let game = G::imagine(view, &mut self.dice);
            let number = self.dice.next_u64();
            let first = tried.is_empty();
            tried.clear();
            for &action in view.legal() {
                if !first && spending.is_late() {
                    return sums;
                }
                let mut next = game.clone();
                let _legal = next.apply(seat, action, &mut Nobody);
                settle(&mut next, self.look, &mut dice(number), &mut scratch);
                tried.push(chances(&next, self.look)[seat.index()]);
            }
            sums.iter_mut().zip(&tried).for_each(|(sum, chance)| *sum += chance);
        }
        sums
    }
}

impl<G: Judged> Default for Planner<G> {
    fn default() -> Planner<G> {
        Planner::new()
    }
}

impl<G: Judged> Bot<G> for Planner<G> {
    fn choose(&mut self, view: &G::View, budget: Budget) -> G::Action {
        let legal = view.legal();
        let (Viewer::Seat(seat), true) = (view.viewer(), legal.len() > 1) else { return legal[0] };
        let sums = self.try_all(view, seat, budget);
        let best = sums.iter().copied().fold(f32::MIN, f32::max);
        let equals: Vec<usize> = (0..legal.len()).filter(|&index| sums[index] >= best).collect();
        legal[equals[below(&mut self.dice, equals.len() as u32) as usize]]
    }

    fn take_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }
}
