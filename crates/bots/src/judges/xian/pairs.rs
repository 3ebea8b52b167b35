//! Laying the last pair of a round in Xi'an, as the guessing game it is between two: each has two cards left, and
//! which of them counts for the order is the secret. Every outcome of the guess is searched, and the table of
//! chances is solved. The first pair of a round, one of twelve out of an unknown hand, is left to the search.

use crate::budget::Spending;
use crate::judge::Evaluator;
use crate::matrix::Matrix;
use crate::search::{Opinion, Style};
use crate::tree::Tree;
use game::chance::{Dice, dice};
use game::{Game, Rng, Seat, SeatCount, Viewer};
use games::xian::{Action, BySeat, CardSet, Pair, View, Xian};

/// How many times the rival's hand is imagined.
const IMAGINED: usize = 6;
/// With fewer iterations for each guess, its value is not known well enough.
const ROUNDS_PER_GUESS: u32 = 16;
/// The ways to lay two cards.
const WAYS: usize = 2;

/// How often each way to lay the last pair should be played; nothing if another decision is due, or if the budget
/// is too small for all guesses.
pub fn solve(
    view: &View,
    evaluator: &Evaluator,
    mut spending: Spending,
    sample: u64,
) -> Option<Vec<Opinion<Action>>> {
    let (Viewer::Seat(seat), &[Action::Commit(one), Action::Commit(other)]) = (view.viewer, &view.legal[..])
    else {
        return None;
    };
    if view.table.seats() != SeatCount::TWO {
        return None;
    }
    let mut dice = dice(sample);
    let hands = imagine_hands(view, seat, &mut dice);
    if spending.rounds() < ROUNDS_PER_GUESS * (WAYS * WAYS * hands.len()) as u32 {
        return None;
    }
    let mut guesses = vec![];
    for own in [one, other] {
        for (game, _) in &hands {
            for theirs in ways(game.hand(rival(seat)))? {
                guesses.push(Guess::new(game, seat, own, theirs, evaluator, &mut dice)?);
            }
        }
    }
    // All of them get the same attention.
    while guesses.iter_mut().all(|guess| spending.another() && guess.think(&spending)) {}
    let kinds = hands.iter().map(|&(_, count)| (count, WAYS)).collect();
    let matrix = Matrix::with_kinds(kinds, guesses.iter().map(|guess| guess.chance(seat)).collect());
    let solution = matrix.solve();
    let chances = matrix.by_row(&solution.columns);
    let mut opinions: Vec<Opinion<Action>> = (view.legal.iter().zip(chances).zip(solution.rows))
        .map(|((&action, chance), attention)| Opinion { action, chance, attention })
        .collect();
    opinions.sort_by(|one, other| other.attention.total_cmp(&one.attention));
    Some(opinions)
}

fn rival(seat: Seat) -> Seat {
    SeatCount::TWO.after(seat)
}

/// Games in which the rival has different cards left, and how often each came up.
fn imagine_hands(view: &View, seat: Seat, dice: &mut Dice) -> Vec<(Xian, f32)> {
    let mut games: Vec<(Xian, f32)> = vec![];
    for _ in 0..IMAGINED {
        let game = Xian::imagine(view, dice);
        let hand = game.hand(rival(seat));
        match games.iter_mut().find(|(known, _)| known.hand(rival(seat)) == hand) {
            Some((_, count)) => *count += 1.0,
            None => games.push((game, 1.0)),
        }
    }
    games
}

/// Both ways to lay a hand of two cards.
fn ways(hand: CardSet) -> Option<[Pair; WAYS]> {
    let mut cards = hand.iter();
    let (one, other) = (cards.next()?, cards.next()?);
    Some([Pair { top: one, bottom: other }, Pair { top: other, bottom: one }])
}

/// The outcome of a guess: both pairs lie open, and somebody takes the first turn.
struct Guess {
    view: View,
    first: Seat,
    tree: Tree<Xian>,
}

impl Guess {
    fn new(
        game: &Xian,
        seat: Seat,
        own: Pair,
        theirs: Pair,
        evaluator: &Evaluator,
        dice: &mut Dice,
    ) -> Option<Guess> {
        let mut pairs = BySeat::all(SeatCount::TWO, own);
        pairs[rival(seat)] = theirs;
        let game = game.paired(pairs)?;
        let first = game.turn().awaited().first()?;
        let tree = Tree::new(Style::default(), evaluator.clone(), game::chance::dice(dice.next_u64()));
        Some(Guess { view: game.view(Viewer::Seat(first)), first, tree })
    }

    /// One more round of thought.
    fn think(&mut self, spending: &Spending) -> bool {
        self.tree.walk(&self.view, self.first, spending);
        true
    }

    /// What the seat can expect of it.
    fn chance(&self, seat: Seat) -> f32 {
        let chance = self.tree.chance().unwrap_or(0.5);
        if seat == self.first { chance } else { 1.0 - chance }
    }
}
