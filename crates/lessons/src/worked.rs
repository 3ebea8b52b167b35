//! The worked example in a game's short chapter: its first turns. The rules tell them, the figures draw them, and
//! tests play them to see that what is told is what happens.

use crate::lesson::Flaw;
use game::{Game, Nobody, Seat};

/// The first turns of a game.
pub struct WorkedExample<G: Game> {
    /// Where it begins.
    pub position: fn() -> Result<G, Flaw>,
    /// What is played, one turn after the other. An action is a seat and a spelling.
    pub turns: &'static [&'static [(u8, &'static str)]],
}

impl<G: Game> WorkedExample<G> {
    /// How it stands after so many of its turns.
    pub fn after(&self, turns: usize) -> Result<G, Flaw> {
        let mut game = (self.position)()?;
        for &(seat, action) in self.turns.iter().take(turns).copied().flatten() {
            let seat = Seat::new(seat).ok_or("there is no such seat")?;
            game.apply(seat, action.parse()?, &mut Nobody)
                .map_err(|refusal| format!("{action}: {refusal}"))?;
        }
        Ok(game)
    }
}
