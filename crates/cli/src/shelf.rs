//! The games on the shelf: the one file of the command line that names them.

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

/// A game with everything the command line can do with it.
#[derive(Clone)]
pub struct Shelved {
    pub id: &'static str,
    pub name: &'static str,
    pub designers: &'static str,
    pub seats: (SeatCount, SeatCount),
    pub options: &'static [OptionInfo],
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
pub static SHELF: [Shelved; 4] = [
    shelved::<qin::Qin>("Qin", "Reiner Knizia"),
    shelved::<great_wall::GreatWall>("Great Wall of China", "Reiner Knizia"),
    shelved::<sun_tzu::SunTzu>("Sun Tzu", "Alan M. Newman"),
    shelved::<xian::Xian>("Xi'an", "Marco Legato and Francesco Testini"),
];

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Shelved> {
    SHELF.iter().find(|shelved| shelved.id == id)
}

const fn shelved<G: Judged + Drawn>(name: &'static str, designers: &'static str) -> Shelved {
    Shelved {
        id: G::ID,
        name,
        designers,
        seats: G::SEATS,
        options: G::OPTIONS,
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
