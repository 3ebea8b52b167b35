//! What the command line can do with every game.

use crate::args::{
    ArenaArguments, HintArguments, PlayArguments, ReplayArguments, SimulateArguments, TraceArguments,
};
use crate::boards::Drawn;
use crate::report::Report;
use crate::trouble::Trouble;
use crate::{arena, hint, play, replay, simulate, trace, verify};
use bots::Judged;
use game::SeatCount;
use game::options::OptionInfo;
use lab::ranking::Ranking;
use std::io::Write;
use table::Record;
use words::Language;

/// A game with everything the command line can do with it.
#[derive(Clone)]
pub struct Shelved {
    pub id: &'static str,
    pub title: fn(Language) -> String,
    pub designers: fn(Language) -> String,
    pub seats: (SeatCount, SeatCount),
    pub options: &'static [OptionInfo],
    /// What an option changes, by its name.
    pub option_help: fn(&str, Language) -> String,
    /// Plays it in the terminal, from the start or from a record.
    pub play: fn(&PlayArguments, Option<&Record>) -> Result<(), Trouble>,
    pub trace: fn(&TraceArguments, &mut dyn Write) -> Result<(), Trouble>,
    pub retrace: fn(&mut trace::Script, &mut dyn Write) -> Result<(), Trouble>,
    pub simulate: fn(&SimulateArguments) -> Result<Report, Trouble>,
    pub arena: fn(&ArenaArguments) -> Result<Ranking, Trouble>,
    pub hint: fn(&Record, &HintArguments) -> Result<String, Trouble>,
    pub verify: fn(&Record) -> Result<String, table::RecordError>,
    pub replay: fn(&Record, &ReplayArguments) -> Result<String, Trouble>,
}

/// Everything that can be played.
pub static SHELF: [Shelved; games::IDS.len()] = games::list!(shelved);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Shelved> {
    SHELF.iter().find(|shelved| shelved.id == id)
}

const fn shelved<G: Judged + Drawn>() -> Shelved {
    Shelved {
        id: G::ID,
        title: G::title,
        designers: G::designers,
        seats: G::SEATS,
        options: G::OPTIONS,
        option_help: G::option_help,
        play: play::play::<G>,
        trace: trace::trace::<G>,
        retrace: trace::retrace::<G>,
        simulate: simulate::simulate::<G>,
        arena: arena::arena::<G>,
        hint: hint::hint::<G>,
        verify: verify::verify_record::<G>,
        replay: replay::replay::<G>,
    }
}
