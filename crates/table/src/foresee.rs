//! Looking ahead: what an action would bring about, as far as its player can know. Nothing is played.

use crate::Table;
use game::chance::dice;
use game::{Event, Game, Refusal, Seat, Viewer};

/// What would follow from an action.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Foreseen<G: Game> {
    /// What would certainly happen, as the seat would see it.
    pub events: Vec<G::Event>,
    /// Whether more would follow that the seat cannot know yet.
    pub more: bool,
    /// What the seat would see then. What comes to light on the way is only imagined.
    pub view: G::View,
}

impl<G: Game> Table<G> {
    /// A game that looks like this one to a seat: trying things out in it gives nothing away.
    pub fn imagined(&self, seat: Seat) -> G {
        G::imagine(&self.view(Viewer::Seat(seat)), &mut dice(0))
    }

    /// What would follow from an action of a seat. A refused one is refused in the same way.
    pub fn foresee(&self, seat: Seat, action: G::Action) -> Result<Foreseen<G>, Refusal<G::Illegal>> {
        foresee(self.imagined(seat), seat, action)
    }
}

/// What would follow from an action of a seat in a game that is only imagined.
pub fn foresee<G: Game>(
    mut game: G,
    seat: Seat,
    action: G::Action,
) -> Result<Foreseen<G>, Refusal<G::Illegal>> {
    let mut events = vec![];
    game.apply(seat, action, &mut events)?;
    let viewer = Viewer::Seat(seat);
    // What follows something that is new to the seat depends on it, and here it is only imagined.
    let known = events.iter().take_while(|event: &&G::Event| !event.reveals_to().includes(viewer)).count();
    let more = known < events.len();
    let events = events[..known].iter().filter_map(|event| event.seen_by(viewer)).collect();
    Ok(Foreseen { events, more, view: game.view(viewer) })
}
