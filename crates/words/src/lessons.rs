//! What is said in a lesson, and the glossary of a game. Which lessons a game has, and what is to be done in them, is known elsewhere.

use crate::language::Language;
use crate::locales;
use crate::speaks::Speaks;

/// A word of a game and what it means: the message `glossary-GAME-NAME` in the `glossary.ftl` of the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Term {
    pub word: String,
    pub meaning: String,
}

impl Term {
    pub fn of<G: Speaks>(name: &str, language: Language) -> Term {
        let id = format!("glossary-{}-{name}", G::ID);
        let part = |attribute| locales::text(language, &id, attribute, None);
        Term { word: part(None), meaning: part(Some("means")) }
    }
}

/// The texts of a lesson: the message `lesson-GAME-NAME` in the `lessons.ftl` of the game, and its attributes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LessonText {
    pub title: String,
    /// The one thing that is new.
    pub idea: String,
    /// What is to be done.
    pub task: String,
    /// What has been learnt, when it is done.
    pub done: String,
}

impl LessonText {
    /// The texts of one lesson of a game.
    pub fn of<G: Speaks>(name: &str, language: Language) -> LessonText {
        let id = format!("lesson-{}-{name}", G::ID);
        let part = |attribute| locales::text(language, &id, attribute, None);
        LessonText {
            title: part(None),
            idea: part(Some("idea")),
            task: part(Some("task")),
            done: part(Some("done")),
        }
    }
}
