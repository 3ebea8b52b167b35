//! What the command line can do with every game.

use crate::args::{
    AnalyseArguments, ArenaArguments, HintArguments, LessonArguments, PlayArguments, PuzzleArguments,
    ReplayArguments, SimulateArguments, TraceArguments,
};
use crate::boards::Drawn;
use crate::report::Report;
use crate::trouble::Trouble;
use crate::{analyse, arena, hint, lesson, play, puzzle, replay, simulate, trace, verify};
use bots::Judged;
use game::SeatCount;
use game::options::OptionInfo;
use lab::ranking::Ranking;
use lessons::Taught;
use std::io::Write;
use table::Record;
use words::Language;

/// A game with everything the command line can do with it.
#[derive(Clone)]
pub struct GameEntry {
    pub id: &'static str,
    pub title: fn(Language) -> String,
    pub designers: fn(Language) -> String,
    pub seats: (SeatCount, SeatCount),
    pub options: &'static [OptionInfo],
    /// What an option changes, by its name.
    pub option_help: fn(&str, Language) -> String,
    /// Plays it in the terminal, from the start or from a record.
    pub play: fn(&PlayArguments, Option<&Record>) -> Result<(), Trouble>,
    /// Teaches it in the terminal.
    pub lesson: fn(&LessonArguments) -> Result<(), Trouble>,
    pub puzzle: fn(&PuzzleArguments) -> Result<(), Trouble>,
    pub trace: fn(&TraceArguments, &mut dyn Write) -> Result<(), Trouble>,
    pub retrace: fn(&mut trace::Script, &mut dyn Write) -> Result<(), Trouble>,
    pub simulate: fn(&SimulateArguments) -> Result<Report, Trouble>,
    pub arena: fn(&ArenaArguments) -> Result<Ranking, Trouble>,
    pub hint: fn(&Record, &HintArguments) -> Result<String, Trouble>,
    pub analyse: fn(&Record, &AnalyseArguments) -> Result<String, Trouble>,
    pub verify: fn(&Record, Language) -> Result<verify::Verified, table::RecordError>,
    pub replay: fn(&Record, &ReplayArguments) -> Result<String, Trouble>,
}

/// Everything that can be played.
pub static GAMES: [GameEntry; games::IDS.len()] = games::list!(entry);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id == id)
}

const fn entry<G: Judged + Drawn + Taught>() -> GameEntry {
    GameEntry {
        id: G::ID,
        title: G::title,
        designers: G::designers,
        seats: G::SEATS,
        options: G::OPTIONS,
        option_help: G::option_help,
        play: play::play::<G>,
        lesson: lesson::teach::<G>,
        puzzle: puzzle::ask::<G>,
        trace: trace::trace::<G>,
        retrace: trace::retrace::<G>,
        simulate: simulate::simulate::<G>,
        arena: arena::arena::<G>,
        hint: hint::hint::<G>,
        analyse: analyse::analyse_record::<G>,
        verify: verify::verify_record::<G>,
        replay: replay::replay::<G>,
    }
}
