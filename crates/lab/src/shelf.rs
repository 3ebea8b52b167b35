//! What the laboratory can do with every game.

use crate::args::{LearnArguments, MeasureArguments};
use crate::trouble::Trouble;
use crate::{learn, measure, speed};
use bots::Judged;
use game::SetUpError;
use std::time::Duration;

/// A game with everything the laboratory can do with it.
#[derive(Clone)]
pub struct Shelved {
    pub id: &'static str,
    pub measure: fn(&MeasureArguments) -> Result<(), Trouble>,
    /// Imagined games per second, thinking for so long about each deal of a seed.
    pub speed: fn(Duration, &str) -> Result<f64, SetUpError>,
    pub learn: fn(&LearnArguments) -> Result<String, Trouble>,
}

/// Every game whose bots can be measured and taught.
pub static SHELF: [Shelved; games::IDS.len()] = games::list!(shelved);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Shelved> {
    SHELF.iter().find(|shelved| shelved.id == id)
}

const fn shelved<G: Judged>() -> Shelved {
    Shelved {
        id: G::ID,
        measure: measure::measure::<G>,
        speed: speed::imagined_per_second::<G>,
        learn: learn::learn::<G>,
    }
}
