//! What the laboratory can do with every game.

use crate::args::{
    ErrorsArguments, LearnArguments, LuckArguments, MeasureArguments, PuzzlesArguments, StabilityArguments,
};
use crate::stability::{self, Stability};
use crate::trouble::Trouble;
use crate::{errors, learn, luck, measure, puzzles, speed};
use bots::Judged;
use game::SetUpError;
use std::time::Duration;

/// A game with everything the laboratory can do with it.
#[derive(Clone)]
pub struct GameEntry {
    pub id: &'static str,
    pub measure: fn(&MeasureArguments) -> Result<(), Trouble>,
    /// Imagined games per second, thinking for this long about each deal of a seed.
    pub speed: fn(Duration, &str) -> Result<f64, SetUpError>,
    pub learn: fn(&LearnArguments) -> Result<String, Trouble>,
    pub luck: fn(&LuckArguments) -> Result<(), Trouble>,
    pub errors: fn(&ErrorsArguments) -> Result<(), Trouble>,
    pub stability: fn(&StabilityArguments) -> Result<Stability, Trouble>,
    pub puzzles: fn(&PuzzlesArguments) -> Result<(), Trouble>,
}

/// Every game whose bots can be measured and taught.
pub static GAMES: [GameEntry; games::IDS.len()] = games::list!(entry);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id == id)
}

const fn entry<G: Judged>() -> GameEntry {
    GameEntry {
        id: G::ID,
        measure: measure::measure::<G>,
        speed: speed::imagined_per_second::<G>,
        learn: learn::learn::<G>,
        luck: luck::luck::<G>,
        errors: errors::errors::<G>,
        stability: stability::measure::<G>,
        puzzles: puzzles::mine::<G>,
    }
}
