//! Complete games that look like a view: what the viewer cannot see is dealt anew (RULES 2.5).

use crate::deal::Stack;
use crate::options::MAX_GAMES;
use crate::position::{MAX_SEATS, unseen};
use crate::state::{Phase, Qin};
use crate::tiles::{Kind, TILES, Tiles};
use crate::view::{Hand, View};
use game::chance::{Dice, shuffle};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Qin {
    let mut state = Qin {
        options: view.options,
        start: view.start,
        game: usize::from(view.game) - 1,
        left: [[0; MAX_SEATS]; MAX_GAMES],
        position: view.position,
        hands: [Tiles::NONE; MAX_SEATS],
        stacks: [[Kind::RR; TILES]; MAX_GAMES],
        drawn: TILES - usize::from(view.stock),
        phase: match (view.to_move, view.ending) {
            (_, Some(ending)) => Phase::Over(ending),
            (seat, None) => Phase::Choose(seat.unwrap_or(view.start)),
        },
    };
    for (left, finished) in state.left.iter_mut().zip(&view.finished) {
        left[..finished.len()].copy_from_slice(finished);
    }
    deal_unseen(view, &mut state, dice);
    for game in state.game + 1..view.options.games.get() {
        state.stacks[game] = shuffled(dice);
    }
    state
}

/// Shuffles the tiles that the viewer cannot see into the hidden hands and the stock.
///
/// The tiles before the stock in the stack have been drawn: nothing depends on them any more, and their order
/// cannot be known.
fn deal_unseen(view: &View, state: &mut Qin, dice: &mut Dice) {
    let known: Tiles = (view.players.iter()).fold(Tiles::NONE, |known, player| match player.hand {
        Hand::Open(tiles) => known.with(tiles),
        Hand::Hidden { .. } => known,
    });
    let (mut tiles, count) = unseen(view.position.laid(), known);
    let tiles = &mut tiles[..count];
    shuffle(dice, tiles);
    let mut next = tiles.iter().copied();
    for (seat, player) in view.players.iter().enumerate() {
        state.hands[seat] = match player.hand {
            Hand::Open(tiles) => tiles,
            Hand::Hidden { tiles } => next.by_ref().take(usize::from(tiles)).collect(),
        };
    }
    for (place, kind) in state.stacks[state.game][state.drawn..].iter_mut().zip(next) {
        *place = kind;
    }
}

fn shuffled(dice: &mut Dice) -> Stack {
    let (mut stack, _) = unseen(Tiles::NONE, Tiles::NONE);
    shuffle(dice, &mut stack);
    stack
}
