//! A line that nobody played: from a moment of a finished game on, with everything hidden as it lay there. Only a finished
//! game has variations, so nobody can ask here what to play in a running one.

use crate::finished::Finished;
use game::{Game, Nobody, Seat, Turn, Viewer};

/// The end of such a line; without any action that was tried, a moment of the game itself.
#[derive(Debug, Clone)]
pub struct Variation<G: Game> {
    position: G,
    /// How many actions led there.
    pub(crate) after: usize,
    /// A number for the dice with which it is looked at.
    pub(crate) sample: u64,
}

impl<G: Game> Finished<G> {
    /// The variation after this many actions of the game and those that are tried then; `None` if the game was shorter, or the
    /// rules refuse one of them.
    pub fn variation(&self, after: usize, tried: &[(Seat, G::Action)]) -> Option<Variation<G>> {
        let mut position = self.positions.get(after)?.clone();
        for &(seat, action) in tried {
            position.apply(seat, action, &mut Nobody).ok()?;
        }
        let after = after + tried.len();
        Some(Variation { position, after, sample: self.sample(after) })
    }
}

impl<G: Game> Variation<G> {
    pub fn turn(&self) -> Turn {
        self.position.turn()
    }

    /// How many sit at the table.
    pub(crate) fn seats(&self) -> usize {
        self.position.seats().get()
    }

    /// What a seat knows there.
    pub(crate) fn view(&self, seat: Seat) -> G::View {
        self.position.view(Viewer::Seat(seat))
    }
}
