//! What a game must say about itself to be played well: how the seats stand. `judges` has one file per game.

use game::chance::Dice;
use game::{Game, MAX_SEATS, Nobody, Seat, Turn};

/// A number for every seat; those beyond the table are zero.
pub type BySeat = [f32; MAX_SEATS];

/// A game whose positions can be judged.
pub trait Judged: Game {
    /// So many points ahead of one rival make a seat win about 73 games in 100.
    const SPREAD: f32;

    /// How the seats stand, in points of the game: what they have, and what they can expect to come.
    fn standings(&self) -> BySeat;

    /// What a beginner sees: the points on the table.
    fn points(&self) -> BySeat;
}

/// A way to look at a position.
pub(crate) type Look<G> = fn(&G) -> BySeat;

/// Every seat's chance to win, by a way to look at positions; exactly what it won, when the game is over.
pub(crate) fn chances<G: Judged>(game: &G, look: Look<G>) -> BySeat {
    if let Turn::Over(outcome) = game.turn() {
        let mut won = [0.0; MAX_SEATS];
        for winner in outcome.winners().iter() {
            won[winner.index()] = 1.0 / outcome.winners().len() as f32;
        }
        return won;
    }
    let seats = game.seats().get();
    let mut chances = look(game);
    let best = chances[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in &mut chances[..seats] {
        *chance = ((*chance - best) / G::SPREAD).exp();
        sum += *chance;
    }
    chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// Lets the seats decide at random while their decisions are sealed: a position in which half of the cards lie
/// face down cannot be judged.
pub(crate) fn unseal<G: Game>(game: &mut G, dice: &mut Dice, scratch: &mut Vec<G::Action>) {
    while let Some((seat, action)) = next_at_random(game, dice, scratch) {
        if !game.is_sealed(seat, action) || game.apply(seat, action, &mut Nobody).is_err() {
            return;
        }
    }
}

/// Somebody who owes a decision, and one of the options.
pub(crate) fn next_at_random<G: Game>(
    game: &G,
    dice: &mut Dice,
    scratch: &mut Vec<G::Action>,
) -> Option<(Seat, G::Action)> {
    let seat = game.turn().awaited().first()?;
    Some((seat, game.sample(seat, dice, scratch)?))
}
