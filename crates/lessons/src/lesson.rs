//! What a lesson is. Tests walk every one of them to its end.

use crate::attempt::Attempt;
use crate::worked::WorkedExample;
use game::{Game, Seat};
use std::error::Error;
use words::{Language, LessonText, Speaks};

/// A game that is taught.
pub trait Taught: Speaks {
    /// What the players of its lessons and figures are called, by the letters of their seats.
    const NAMES: &'static [&'static str] = &["Ada", "Bo", "Chen", "Dara", "Eli"];

    /// The words that a newcomer has to know, by the names of their messages `glossary-GAME-NAME`.
    const GLOSSARY: &'static [&'static str];

    /// The first turns that its rules tell in their short chapter.
    const FIRST_TURNS: WorkedExample<Self>;

    /// Its lessons, from the first piece to a whole turn.
    fn lessons() -> &'static [Lesson<Self>];

    /// The lesson with this name.
    fn lesson(name: &str) -> Option<&'static Lesson<Self>> {
        Self::lessons().iter().find(|lesson| lesson.name == name)
    }

    /// The position in which a lesson begins, for a figure that shows the same.
    fn position_of(lesson: &str) -> Result<Self, Flaw> {
        let lesson = Self::lesson(lesson).ok_or("there is no such lesson")?;
        lesson.position.as_ref().map(Clone::clone).map_err(|flaw| flaw.to_string().into())
    }
}

/// The seat of whoever learns.
pub const LEARNER: Seat = Seat::FIRST;

/// Why a lesson or a figure cannot be set. Tests see that it never comes to that.
pub type Flaw = Box<dyn Error + Send + Sync>;

/// A lesson: one idea, and a task in which it is needed.
pub struct Lesson<G: Game> {
    /// Its own name among the lessons of the game, in addresses and in the ids of its texts.
    pub name: &'static str,
    /// The paragraph of the rules that it teaches.
    pub paragraph: &'static str,
    /// Where it begins: the learner owes a decision.
    pub position: Result<G, Flaw>,
    /// What the others play when they are asked, in order. An action is a seat and a spelling.
    pub replies: &'static [(u8, &'static str)],
    /// Whether the task is solved, by all that has happened since the beginning.
    pub goal: fn(&[G::Event]) -> bool,
    /// One way to solve it, as spellings.
    pub solution: &'static [&'static str],
    /// A try that many would make. What comes before its last action can be right; that one is refused or leads
    /// elsewhere.
    pub mistake: &'static [&'static str],
}

impl<G: Speaks> Lesson<G> {
    /// A lesson in which nobody else plays.
    pub fn new(name: &'static str, paragraph: &'static str, position: Result<G, Flaw>) -> Lesson<G> {
        Lesson { name, paragraph, position, replies: &[], goal: |_| false, solution: &[], mistake: &[] }
    }

    /// What is said in it.
    pub fn text(&self, language: Language) -> LessonText {
        LessonText::of::<G>(self.name, language)
    }

    /// The beginning.
    pub fn begin(&self) -> Result<Attempt<'_, G>, &Flaw> {
        self.position.as_ref().map(|game| Attempt::new(self, game.clone()))
    }

    /// How it stands after these actions of the learner; nothing if one of them is not a step towards the goal.
    pub fn resume(&self, played: &[G::Action]) -> Option<Attempt<'_, G>> {
        let mut attempt = self.begin().ok()?;
        for &action in played {
            attempt = attempt.accepted(action)?;
        }
        Some(attempt)
    }
}

/// What the players of a game's lessons are called.
pub fn people_names<G: Taught>() -> Vec<String> {
    G::NAMES.iter().map(|&name| name.to_owned()).collect()
}

/// How many words a minute somebody reads who has to understand them.
const WORDS_A_MINUTE: usize = 150;
/// How many actions a minute somebody looks for and plays, a wrong one in each lesson included.
const ACTIONS_A_MINUTE: usize = 3;

/// How long all lessons of a game take, in minutes: the time to read them, and to look for every action.
pub fn minutes<G: Taught>(language: Language) -> u32 {
    let (mut words, mut actions) = (0, 0);
    for lesson in G::lessons() {
        let LessonText { title, idea, task, done } = lesson.text(language);
        words += [title, idea, task, done].iter().map(|text| text.split_whitespace().count()).sum::<usize>();
        actions += lesson.solution.len() + 1;
    }
    (words.div_ceil(WORDS_A_MINUTE) + actions.div_ceil(ACTIONS_A_MINUTE)) as u32
}
