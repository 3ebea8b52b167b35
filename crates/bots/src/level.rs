//! The five levels, and everybody who can be asked to play, by name.

use crate::{Bot, Judged, Planner, Random, Search, Style, Textbook};

/// How well a bot plays, from a beginner's opponent to the strongest we have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Level {
    /// Takes the points it sees, and sees nothing else.
    Novice,
    /// Judges the positions after its moves, and overlooks some of them.
    Apprentice,
    /// Judges the position after each of its moves.
    Scholar,
    /// Thinks a little ahead.
    General,
    /// Thinks as far ahead as time allows.
    Master,
}

impl Level {
    pub const ALL: [Level; 5] =
        [Level::Novice, Level::Apprentice, Level::Scholar, Level::General, Level::Master];

    /// Its name on the command line, in records and in addresses.
    pub const fn id(self) -> &'static str {
        match self {
            Level::Novice => "novice",
            Level::Apprentice => "apprentice",
            Level::Scholar => "scholar",
            Level::General => "general",
            Level::Master => "master",
        }
    }

    /// Its name for people, in a language given as `en` or `fr`; any other is answered in English.
    pub fn name(self, language: &str) -> &'static str {
        let [english, french] = match self {
            Level::Novice => ["Novice", "Novice"],
            Level::Apprentice => ["Apprentice", "Apprenti"],
            Level::Scholar => ["Scholar", "Lettr\u{e9}"],
            Level::General => ["General", "G\u{e9}n\u{e9}ral"],
            Level::Master => ["Master", "Ma\u{ee}tre"],
        };
        if language == "fr" { french } else { english }
    }

    pub fn from_id(id: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.id() == id)
    }

    pub fn bot<G: Judged>(self) -> Box<dyn Bot<G>> {
        match self {
            Level::Novice => Box::new(Planner::<G>::beginner().noticing(G::LEVELS.novice)),
            Level::Apprentice => Box::new(Planner::<G>::new().noticing(G::LEVELS.apprentice)),
            Level::Scholar => Box::new(Planner::<G>::new()),
            Level::General => {
                Box::new(Search::<G>::new(Style { rounds: G::LEVELS.general, ..Style::default() }))
            }
            Level::Master => Box::new(Search::<G>::new(Style::default())),
        }
    }
}

/// The ids of all players: `random`, `planner`, `ismcts` (the textbook search) and the five levels.
pub const PLAYERS: [&str; 8] =
    ["random", "planner", "ismcts", "novice", "apprentice", "scholar", "general", "master"];

/// The player of this id, one of [`PLAYERS`], with dice that nobody can foresee.
///
/// ```
/// use bots::{Budget, player};
/// use game::chance::dice;
/// # use game::{Game, SeatCount, Seed, View, Viewer};
/// # use qin::{Options, Qin};
/// # let options = Options::default();
/// # let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
/// # let game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
/// # let seat = game.turn().awaited().first().ok_or("somebody starts")?;
/// # let view = game.view(Viewer::Seat(seat));
///
/// let mut master = player::<Qin>("master").ok_or("there is a master")?;
/// // Equal dice and iterations give equal answers.
/// master.take_dice(dice(7));
/// let action = master.choose(&view, Budget::Iterations(20));
/// master.take_dice(dice(7));
/// assert_eq!(master.choose(&view, Budget::Iterations(20)), action);
///
/// assert!(player::<Qin>("nobody").is_none());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn player<G: Judged>(id: &str) -> Option<Box<dyn Bot<G>>> {
    G::player(id)
}

/// Makes the player of this id.
pub(crate) fn build_player<G: Judged>(id: &str) -> Option<Box<dyn Bot<G>>> {
    Some(match id {
        "random" => Box::new(Random::default()),
        "planner" => Box::new(Planner::<G>::new()),
        "ismcts" => Box::new(Textbook::default()),
        _ => return Level::from_id(id).map(Level::bot),
    })
}
