//! A puzzle set on the table: the position, the question, and what is answered to a try.

use crate::Puzzle;
use game::options::OptionError;
use game::{Game, NotASeed, Reason, Refusal, Seat, SetUpError, Unreadable, View, Viewer};
use table::{Foreseen, Player, Table, foresee};

/// How many actions before the question are told.
const LATELY: usize = 3;

/// A puzzle in its game.
pub struct Posed<G: Game> {
    /// Who decides.
    pub seat: Seat,
    /// What that seat sees: all that is needed.
    pub view: G::View,
    /// What that seat saw happen in the last few actions.
    pub lately: Vec<G::Event>,
    pub best: G::Action,
    pub tempting: G::Action,
    others: Vec<(G::Action, f32)>,
    chance: f32,
    /// A game that looks like this to the seat.
    imagined: G,
}

/// What is answered to a try.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Answer<R: Reason> {
    Best,
    /// Allowed, but not the best. It loses this many games in a hundred, if it was looked at closely.
    Worse {
        loses: Option<u32>,
    },
    Refused(Refusal<R>),
}

/// Why a puzzle cannot be set. Tests see that it never comes to that.
#[derive(Debug, thiserror::Error)]
pub enum Flaw {
    #[error(transparent)]
    Seed(#[from] NotASeed),
    #[error(transparent)]
    Options(#[from] OptionError),
    #[error(transparent)]
    SetUp(#[from] SetUpError),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("action {0} is refused")]
    Refused(usize),
    #[error("nobody owes a decision")]
    Over,
    #[error("it is not this seat's decision, or its options are not legal")]
    NotAsked,
}

impl<G: Game> Posed<G> {
    /// Plays what was played, and looks at it as the seat does.
    pub fn new(puzzle: &Puzzle) -> Result<Posed<G>, Flaw> {
        let options = game::options::from_json::<G>(&puzzle.options)?;
        let players = (0..puzzle.seats).map(|_| Player::named("")).collect();
        let mut table = Table::<G>::open(players, options, puzzle.seed.parse()?)?;
        for (number, action) in puzzle.actions.iter().enumerate() {
            let seat = table.turn().awaited().first().ok_or(Flaw::Over)?;
            table.play(seat, action.parse()?).map_err(|_| Flaw::Refused(number))?;
        }
        let (viewer, lately) = (Viewer::Seat(puzzle.seat), table.len().saturating_sub(LATELY)..table.len());
        let view = table.view(viewer);
        let (best, tempting) = (puzzle.best.parse()?, puzzle.tempting.parse()?);
        if !view.legal().contains(&best) || !view.legal().contains(&tempting) {
            return Err(Flaw::NotAsked);
        }
        let others = puzzle.others.iter().map(|other| Ok((other.action.parse()?, other.chance)));
        Ok(Posed {
            seat: puzzle.seat,
            lately: lately.flat_map(|number| table.story(number, viewer)).collect(),
            best,
            tempting,
            others: others.collect::<Result<_, Unreadable>>()?,
            chance: puzzle.chance,
            imagined: table.imagined(puzzle.seat),
            view,
        })
    }

    /// What is answered if the solver tries this.
    pub fn answer(&self, action: G::Action) -> Answer<G::Illegal> {
        if let Err(refusal) = self.foresee(action) {
            return Answer::Refused(refusal);
        }
        if action == self.best {
            return Answer::Best;
        }
        let looked_at = self.others.iter().find(|(other, _)| *other == action);
        let loses = looked_at.map(|(_, chance)| (100.0 * (self.chance - chance)).round() as u32);
        Answer::Worse { loses }
    }

    /// What an action would bring about, as far as the seat can know.
    pub fn foresee(&self, action: G::Action) -> Result<Foreseen<G>, Refusal<G::Illegal>> {
        foresee(self.imagined.clone(), self.seat, action)
    }

    /// A game that looks like the position to the seat: trying things out in it gives nothing away.
    pub fn imagined(&self) -> &G {
        &self.imagined
    }
}
