//! The one-step planner: imagines games that look like the view, tries its actions in each, and plays the one
//! after which it likes the positions best.

use crate::bot::fresh_dice;
use crate::judge::{Evaluator, chances, settle};
use crate::{Bot, Budget, Judged};
use game::chance::{Dice, dice, shuffle};
use game::{Rng, Seat, View, Viewer};
use std::marker::PhantomData;

/// More imagined games do not change its mind.
const MOST_GAMES: u32 = 24;
/// How many games a beginner imagines for each decision.
const FEW_GAMES: u32 = 3;

pub struct Planner<G: Judged> {
    evaluator: Evaluator,
    games: u32,
    /// The part of its options that it notices.
    notices: f32,
    dice: Dice,
    game: PhantomData<fn(&G)>,
}

impl<G: Judged> Planner<G> {
    /// Evaluates positions as the judge does.
    pub fn new() -> Planner<G> {
        Planner {
            evaluator: Evaluator::Standings,
            games: MOST_GAMES,
            notices: 1.0,
            dice: fresh_dice(),
            game: PhantomData,
        }
    }

    /// Evaluates positions in a way of its own: `lab learn` plays with the weights of the moment.
    pub fn evaluating(evaluator: Evaluator) -> Planner<G> {
        Planner { evaluator, ..Planner::new() }
    }

    /// Sees the points on the table and nothing else, and imagines few games.
    pub fn beginner() -> Planner<G> {
        Planner { evaluator: Evaluator::Points, games: FEW_GAMES, ..Planner::new() }
    }

    /// The same player, who notices only a part of its options.
    pub fn noticing(self, part: f32) -> Planner<G> {
        Planner { notices: part, ..self }
    }

    /// The actions it thinks of.
    fn options(&mut self, view: &G::View) -> Vec<G::Action> {
        let mut options = view.legal().to_vec();
        shuffle(&mut self.dice, &mut options);
        let noticed = (options.len() as f32 * self.notices).ceil() as usize;
        options.truncate(noticed.max(1));
        options
    }

    /// The chances of every action, added up over imagined games; all actions are tried in the same ones.
    fn try_all(&mut self, view: &G::View, options: &[G::Action], seat: Seat, budget: Budget) -> Vec<f32> {
        let mut spending = budget.begin_at_most(self.games);
        let mut sums = vec![0.0; options.len()];
        let mut tried = vec![];
        let mut scratch = vec![];
        // The first game is always thought through; a later one that is cut short says nothing.
        while spending.another() || tried.is_empty() {
            let game = G::imagine(view, &mut self.dice);
            let number = self.dice.next_u64();
            let first = tried.is_empty();
            tried.clear();
            for &action in options {
                if !first && spending.is_late() {
                    return sums;
                }
                let mut next = game.clone();
                next.play_legal(seat, action);
                settle(&mut next, &self.evaluator, &mut dice(number), &mut scratch);
                tried.push(chances(&next, &self.evaluator)[seat.index()]);
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
        let options = self.options(view);
        let sums = self.try_all(view, &options, seat, budget);
        // They were shuffled: of equals, any may come first.
        let best = options.iter().zip(sums).max_by(|(_, one), (_, other)| one.total_cmp(other));
        best.map_or(legal[0], |(&action, _)| action)
    }

    fn take_dice(&mut self, dice: Dice) {
        self.dice = dice;
    }
}
