//! The lessons of a game as pages see them: a lesson drawn, an action tried, what would come of another. What a learner
//! has played so far is given from outside; nothing is kept here.

use crate::looking_ahead::{Sandbox, explain};
use crate::registry::Playable;
use crate::snapshot::{Citation, Explanation, Preview};
use game::{SeatSet, View};
use lessons::{Answer, Attempt, LEARNER, Lesson, people_names};
use maud::Markup;
use std::marker::PhantomData;
use words::{Language, LessonText, Line, People, Term};

/// The lessons of some game.
pub trait Course: Sync {
    /// The names of its lessons, in order.
    fn names(&self) -> Vec<&'static str>;
    /// The words of the game, in order.
    fn glossary(&self, language: Language) -> Vec<Term>;
    /// How long all of them take, in minutes.
    fn minutes(&self, language: Language) -> u32;
    /// What is said in a lesson; nothing if there is no such lesson.
    fn text(&self, lesson: &str, language: Language) -> Option<LessonText>;
    /// How a lesson stands after these actions; nothing if they do not lead towards its end.
    fn shown(&self, at: At, language: Language) -> Option<ExerciseSnapshot>;
    /// What the rules answer to one more action.
    fn answer(&self, at: At, action: &str, language: Language) -> Option<LessonFeedback>;
    /// What an action would bring about.
    fn preview(&self, at: At, action: &str, language: Language) -> Option<Result<Preview, Explanation>>;
    /// Why the learner cannot have these things.
    fn explain(&self, at: At, things: &[&str], language: Language) -> Option<Explanation>;
}

/// A place in a course: a lesson, and what has been played in it.
#[derive(Clone, Copy)]
pub struct At<'a> {
    pub lesson: &'a str,
    pub played: &'a [String],
}

/// A position with a task, drawn for whoever is to solve it.
pub struct ExerciseSnapshot {
    pub board: Markup,
    pub hand: Markup,
    pub beside: Markup,
    /// What everybody sees of each seat, with its name.
    pub seats: Vec<(String, Markup)>,
    pub awaited: SeatSet,
    pub prompt: String,
    /// What the learner may play, by its spelling; nothing when the lesson is over.
    pub legal: Vec<String>,
    pub citation: Citation,
    /// Whether a piece is turned at the place one picks.
    pub turns: bool,
    /// What has happened since the beginning.
    pub told: Vec<Line>,
    pub solved: bool,
    /// One way to solve the lesson from its beginning, in sentences.
    pub solution: Vec<String>,
}

/// What is said to an action that was tried in a lesson.
pub enum LessonFeedback {
    Unreadable,
    Refused(Explanation),
    /// Allowed, but no step towards the goal: this would have happened.
    Astray(Vec<Line>),
    Accepted {
        solved: bool,
    },
}

/// The lessons of a game.
pub struct CourseOf<G>(pub PhantomData<fn() -> G>);

impl<G: Playable> CourseOf<G> {
    /// What the learner has come to.
    fn attempt(at: At) -> Option<(&'static Lesson<G>, Attempt<'static, G>)> {
        let lesson = G::lesson(at.lesson)?;
        let played: Option<Vec<G::Action>> = at.played.iter().map(|action| action.parse().ok()).collect();
        Some((lesson, lesson.resume(&played?)?))
    }

    fn try_out<T>(at: At, language: Language, ask: impl FnOnce(Sandbox<G>) -> Option<T>) -> Option<T> {
        let (_, attempt) = Self::attempt(at)?;
        let (view, names) = (attempt.view(), people_names::<G>());
        ask(Sandbox { view: &view, game: attempt.game(), seat: LEARNER, names: &names, language })
    }
}

impl<G: Playable> Course for CourseOf<G> {
    fn names(&self) -> Vec<&'static str> {
        G::lessons().iter().map(|lesson| lesson.name).collect()
    }

    fn glossary(&self, language: Language) -> Vec<Term> {
        G::GLOSSARY.iter().map(|name| Term::of::<G>(name, language)).collect()
    }

    fn minutes(&self, language: Language) -> u32 {
        lessons::minutes::<G>(language)
    }

    fn text(&self, lesson: &str, language: Language) -> Option<LessonText> {
        G::lesson(lesson).map(|lesson| lesson.text(language))
    }

    fn shown(&self, at: At, language: Language) -> Option<ExerciseSnapshot> {
        let (lesson, attempt) = CourseOf::<G>::attempt(at)?;
        let (view, names, solved) = (attempt.view(), people_names::<G>(), attempt.is_solved());
        let people = People { names: &names, you: Some(LEARNER) };
        let legal = view.legal().iter().map(ToString::to_string).filter(|_| !solved).collect();
        let solution = lesson.solution.iter().filter_map(|action| action.parse().ok());
        let seats = attempt.game().seats().seats().zip(&names);
        Some(ExerciseSnapshot {
            board: G::board(&view, &people, language),
            hand: G::hand(&view, language),
            beside: G::beside(&view, language),
            seats: seats.map(|(seat, name)| (name.clone(), G::seat(&view, seat, language))).collect(),
            awaited: view.awaited(),
            prompt: G::prompt(&view, &people, language),
            legal,
            citation: Citation { game: G::ID, number: lesson.paragraph },
            turns: G::EXTRAS.turns_pieces,
            told: words::story::<G>(attempt.events(), &people, language),
            solved,
            solution: solution.map(|action| G::action(&action, language)).collect(),
        })
    }

    fn answer(&self, at: At, action: &str, language: Language) -> Option<LessonFeedback> {
        let (_, attempt) = CourseOf::<G>::attempt(at)?;
        let names = people_names::<G>();
        let people = People { names: &names, you: Some(LEARNER) };
        let Ok(action) = action.parse() else { return Some(LessonFeedback::Unreadable) };
        Some(match attempt.answer(action) {
            Answer::Refused(refusal) => LessonFeedback::Refused(explain::<G>(&refusal, &people, language)),
            Answer::Astray(events) => LessonFeedback::Astray(words::story::<G>(&events, &people, language)),
            Answer::Accepted(next) => LessonFeedback::Accepted { solved: next.is_solved() },
        })
    }

    fn preview(&self, at: At, action: &str, language: Language) -> Option<Result<Preview, Explanation>> {
        Self::try_out(at, language, |sandbox| sandbox.preview(action))
    }

    fn explain(&self, at: At, things: &[&str], language: Language) -> Option<Explanation> {
        Self::try_out(at, language, |sandbox| sandbox.explain(things))
    }
}
