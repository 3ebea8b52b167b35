//! Looking ahead: what an action would bring about, as far as its player can know. Nothing is played.

use crate::Table;
use game::chance::dice;
use game::{Audience, Event, Game, Refusal, Seat, Viewer};

impl<G: Game> Table<G> {
    /// A game that looks like this one to a seat: trying things out in it gives nothing away.
    pub fn imagined(&self, seat: Seat) -> G {
        G::imagine(&self.view(Viewer::Seat(seat)), &mut dice(0))
    }

    /// What would certainly follow from an action of a seat. A refused one is refused in the same way.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Result<Vec<G::Event>, Refusal<G::Illegal>> {
        let mut events: Vec<G::Event> = vec![];
        self.imagined(seat).apply(seat, action, &mut events)?;
        // What follows a revelation depends on it, and here it is only imagined.
        let known = events.iter().take_while(|event| event.reveals_to() == Audience::Nobody);
        Ok(known.filter_map(|event| event.seen_by(Viewer::Seat(seat))).collect())
    }
}
