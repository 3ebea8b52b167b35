//! The puzzles of a game as pages see them: one drawn for whoever solves it, a try answered, what would come of an action.
//! From the view of one seat; nothing is kept here, and nobody thinks.

use crate::advice::{Reasons, reasons_in_words};
use crate::course::ExerciseSnapshot;
use crate::looking_ahead::{Sandbox, explain};
use crate::registry::Playable;
use crate::snapshot::{Citation, Explanation, Preview};
use bots::Level;
use game::{Seat, View};
use lessons::people_names;
use maud::Markup;
use puzzles::{Answer, Posed, Puzzle};
use std::marker::PhantomData;
use words::{Language, People};

/// The puzzles of some game, each by its number, counted from 0.
pub trait Puzzling: Sync {
    /// A puzzle as it is asked.
    fn shown(&self, number: usize, language: Language) -> Option<PuzzleSnapshot>;
    /// What is answered to a try.
    fn answer(&self, number: usize, action: &str, language: Language) -> Option<PuzzleFeedback>;
    /// What an action would bring about.
    fn preview(
        &self,
        number: usize,
        action: &str,
        language: Language,
    ) -> Option<Result<Preview, Explanation>>;
    /// Why the solver cannot have these things.
    fn explain(&self, number: usize, things: &[&str], language: Language) -> Option<Explanation>;
}

/// A puzzle drawn for its solver.
pub struct PuzzleSnapshot {
    /// The position, as a lesson shows one: what happened lately, and the best option as its solution.
    pub position: ExerciseSnapshot,
    pub seat: Seat,
    /// The name of the seat that is to decide.
    pub name: String,
    /// How many games of a hundred are won with the best option, and with the next one.
    pub chances: (u32, u32),
    pub tempting: String,
    pub best: String,
    /// How the best option lies on the board.
    pub ghost: Markup,
    pub why: Reasons,
    /// The names of the levels that solve it.
    pub levels: Vec<&'static str>,
}

/// What is said to an action that was tried in a puzzle.
pub enum PuzzleFeedback {
    Best,
    /// How many games of a hundred it loses, if that is known.
    Worse {
        name: String,
        loses: Option<u32>,
    },
    Refused(Explanation),
    Unreadable,
}

/// The puzzles of a game.
pub struct PuzzlesOf<G>(pub PhantomData<fn() -> G>);

impl<G: Playable> PuzzlesOf<G> {
    fn posed(number: usize) -> Option<(&'static Puzzle, Posed<G>)> {
        let puzzle = puzzles::of_game(G::ID).get(number)?;
        Posed::new(puzzle).ok().map(|posed| (puzzle, posed))
    }

    fn try_out<T>(number: usize, language: Language, ask: impl FnOnce(Sandbox<G>) -> Option<T>) -> Option<T> {
        let (_, posed) = Self::posed(number)?;
        let names = people_names::<G>();
        ask(Sandbox { view: &posed.view, game: posed.imagined(), seat: posed.seat, names: &names, language })
    }
}

impl<G: Playable> Puzzling for PuzzlesOf<G> {
    fn shown(&self, number: usize, language: Language) -> Option<PuzzleSnapshot> {
        let (puzzle, posed) = Self::posed(number)?;
        let (view, names) = (&posed.view, people_names::<G>());
        let people = People { names: &names, you: Some(posed.seat) };
        let seats = posed.imagined().seats().seats().zip(&names);
        let best = G::action(&posed.best, language);
        let position = ExerciseSnapshot {
            board: G::board(view, &people, language),
            hand: G::hand(view, language),
            beside: G::beside(view, language),
            seats: seats.map(|(seat, name)| (name.clone(), G::seat(view, seat, language))).collect(),
            awaited: view.awaited(),
            prompt: G::prompt(view, &people, language),
            legal: view.legal().iter().map(ToString::to_string).collect(),
            citation: Citation { game: G::ID, number: G::paragraph(view) },
            turns: G::EXTRAS.turns_pieces,
            told: words::story::<G>(&posed.lately, &people, language),
            solved: false,
            solution: vec![best],
        };
        let foreseen = posed.foresee(posed.best);
        let why = puzzle.why.iter().map(|why| (why.feature.clone(), why.worth));
        let levels = puzzle.levels.iter().filter_map(|id| Level::from_id(id));
        Some(PuzzleSnapshot {
            position,
            seat: posed.seat,
            name: names.get(posed.seat.index()).cloned().unwrap_or_default(),
            chances: (percent(puzzle.chance), percent(puzzle.chance - puzzle.gap())),
            tempting: G::action(&posed.tempting, language),
            best: puzzle.best.clone(),
            ghost: foreseen.map(|foreseen| G::ghost(view, posed.best, &foreseen.events)).unwrap_or_default(),
            why: reasons_in_words::<G>(why, puzzle.ahead, language),
            levels: levels.map(|level| level.name(language.code())).collect(),
        })
    }

    fn answer(&self, number: usize, action: &str, language: Language) -> Option<PuzzleFeedback> {
        let (_, posed) = Self::posed(number)?;
        let names = people_names::<G>();
        let people = People { names: &names, you: Some(posed.seat) };
        let Ok(action) = action.parse() else { return Some(PuzzleFeedback::Unreadable) };
        Some(match posed.answer(action) {
            Answer::Best => PuzzleFeedback::Best,
            Answer::Worse { loses } => PuzzleFeedback::Worse { name: G::action(&action, language), loses },
            Answer::Refused(refusal) => PuzzleFeedback::Refused(explain::<G>(&refusal, &people, language)),
        })
    }

    fn preview(
        &self,
        number: usize,
        action: &str,
        language: Language,
    ) -> Option<Result<Preview, Explanation>> {
        Self::try_out(number, language, |sandbox| sandbox.preview(action))
    }

    fn explain(&self, number: usize, things: &[&str], language: Language) -> Option<Explanation> {
        Self::try_out(number, language, |sandbox| sandbox.explain(things))
    }
}

fn percent(chance: f32) -> u32 {
    (100.0 * chance).round() as u32
}
