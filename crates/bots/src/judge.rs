//! What a game must say about itself to be played well: how the seats stand. `judges` has one file per game.

use crate::Opinion;
use crate::budget::Spending;
use game::chance::Dice;
use game::{Game, MAX_SEATS, Nobody, Seat, Turn};

/// A number for every seat; those beyond the table are zero.
pub type BySeat = [f32; MAX_SEATS];

/// A game whose positions can be judged.
pub trait Judged: Game {
    /// So many points ahead of one rival make a seat win about 73 games in 100. There are fewer as the end comes
    /// nearer.
    fn spread(&self) -> f32;

    /// How the seats stand, in points of the game: what they have, and what they can expect to come.
    fn standings(&self) -> BySeat;

    /// What a beginner sees: the points on the table.
    fn points(&self) -> BySeat;

    /// Whether a position can be judged as it stands. In the middle of something that was paid for and not yet
    /// carried out it cannot.
    fn is_quiet(&self) -> bool {
        true
    }

    /// Some decisions are better solved than searched. If the view asks for one, this is the answer: what it
    /// thinks of every option, the attention being how often each should be played.
    fn solve(view: &Self::View, spending: Spending, dice: &mut Dice) -> Option<Vec<Opinion<Self::Action>>> {
        let _ = (view, spending, dice);
        None
    }
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
    let (mut chances, spread) = (look(game), game.spread());
    let best = chances[..seats].iter().copied().fold(f32::MIN, f32::max);
    let mut sum = 0.0;
    for chance in &mut chances[..seats] {
        *chance = ((*chance - best) / spread).exp();
        sum += *chance;
    }
    chances[..seats].iter_mut().for_each(|chance| *chance /= sum);
    chances
}

/// Plays on until the position can be judged: sealed decisions are made at random, because half of the cards
/// lie face down, and what has been begun is finished as well as it looks.
pub(crate) fn settle<G: Judged>(game: &mut G, look: Look<G>, dice: &mut Dice, scratch: &mut Vec<G::Action>) {
    while let Some((seat, drawn)) = next_at_random(game, dice, scratch) {
        let action = match (game.is_sealed(seat, drawn), game.is_quiet()) {
            (true, _) => drawn,
            (false, false) => best_at_sight(game, seat, look, scratch).unwrap_or(drawn),
            (false, true) => return,
        };
        if game.apply(seat, action, &mut Nobody).is_err() {
            return;
        }
    }
}

/// The action after which the position looks best.
fn best_at_sight<G: Judged>(
    game: &G,
    seat: Seat,
    look: Look<G>,
    scratch: &mut Vec<G::Action>,
) -> Option<G::Action> {
    scratch.clear();
    game.legal_actions(seat, scratch);
    let chance = |action: &G::Action| {
        let mut next = game.clone();
        let _legal = next.apply(seat, *action, &mut Nobody);
        chances(&next, look)[seat.index()]
    };
    let rated = scratch.iter().map(|action| (chance(action), *action));
    rated.max_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, action)| action)
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
