//! The random player: every legal action is equally likely.

use crate::bot::fresh_dice;
use crate::{Bot, Budget};
use game::chance::{Dice, below};
use game::{Game, View};

pub struct Random(Dice);

impl Default for Random {
    fn default() -> Random {
        Random(fresh_dice())
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, view: &G::View, _budget: Budget) -> G::Action {
        let legal = view.legal();
        legal[below(&mut self.0, legal.len() as u32) as usize]
    }

    fn take_dice(&mut self, dice: Dice) {
        self.0 = dice;
    }
}
