//! Taking a decision back. The barrier comes from the events: what has come to light cannot be unseen.

use crate::Table;
use game::{Audience, Event, Game, Seat};

/// Why a decision cannot be taken back.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum CannotUndo {
    #[error("there is nothing of yours to take back")]
    Nothing,
    #[error("something came to light that cannot be unseen")]
    Revealed,
    #[error("your turn is over")]
    TurnOver,
    #[error("others have decided on the strength of it")]
    BuiltUpon,
}

impl<G: Game> Table<G> {
    /// Takes the last action of a seat back, as if it had never been played.
    ///
    /// The decision must still be open: the seat's turn goes on, or others still owe their part of the same
    /// secret decision. It must have revealed nothing to anybody. And whatever others have played since must
    /// happen in exactly the same way without it. So a seat can change its mind about a secret decision until
    /// all are ready, and nobody can look at what an action leads to and take it back.
    pub fn undo(&mut self, seat: Seat) -> Result<G::Action, CannotUndo> {
        let (number, state) = self.without_last(seat)?;
        let action = self.moves[number].action;
        let later = self.moves[number + 1..].to_vec();
        self.return_to(number, state, later);
        Ok(action)
    }

    /// The number of the last action of a seat, and the position as if it had never been played.
    fn without_last(&self, seat: Seat) -> Result<(usize, G), CannotUndo> {
        let number = self.moves.iter().rposition(|played| played.seat == seat).ok_or(CannotUndo::Nothing)?;
        if self.moves[number].events.iter().any(|event| event.reveals_to() != Audience::Nobody) {
            return Err(CannotUndo::Revealed);
        }
        let awaited = self.turn().awaited();
        let still_owed = self.moves[number].together.iter().any(|other| awaited.contains(other));
        if !awaited.contains(seat) && !still_owed {
            return Err(CannotUndo::TurnOver);
        }
        let mut state = self.replayed(number).ok_or(CannotUndo::Nothing)?;
        for played in &self.moves[number + 1..] {
            let mut events = vec![];
            let answer = state.apply(played.seat, played.action, &mut events);
            if answer.is_err() || events[..] != played.events[..] {
                return Err(CannotUndo::BuiltUpon);
            }
        }
        Ok((number, state))
    }

    /// Goes back to the position after the first `number` actions, whatever has come to light since. For tables
    /// where nobody minds: somebody alone with bots.
    pub fn rewind(&mut self, number: usize) -> Result<(), CannotUndo> {
        let state = self.replayed(number).ok_or(CannotUndo::Nothing)?;
        self.return_to(number, state, vec![]);
        Ok(())
    }

    /// How many of its last actions a seat could take back, one after the other: what it has done in this turn
    /// since something came to light.
    pub fn undoable(&self, seat: Seat) -> usize {
        if !self.can_undo(seat) {
            return 0;
        }
        let mut tried = self.clone();
        std::iter::from_fn(|| tried.undo(seat).ok()).count()
    }

    /// Whether a seat could take its last action back.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.without_last(seat).is_ok()
    }
}
