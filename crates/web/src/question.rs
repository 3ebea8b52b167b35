//! What can be asked of whoever thinks about a table: as it is written down for those who think apart, and how it is
//! answered from the log of the table alone. Knows no store and no page.

use crate::advice::Hint;
use crate::registry;
use crate::room::Room;
use crate::study::Study;
use analysis::{Decision, Found};
use game::Seat;
use serde::{Deserialize, Serialize};
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;
use store::{Kept, TableId, Urgency};
use words::Language;

/// A question about a table, as it was after so many entries of its log.
#[derive(Debug, Clone)]
pub struct Asked {
    pub table: TableId,
    pub length: usize,
    pub question: Question,
}

/// What is asked. Each has an answer of its own type, which is written down as JSON.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// What a bot plays in this seat: the spelling of an action, if there is anything to play.
    Move { seat: Seat },
    /// What a good move of this seat would be: a [`Hint`], if there is anything to advise.
    Hint { seat: Seat, language: String },
    /// What a step of the analysis finds: [`Found`], if anything.
    Step { step: usize },
    /// What there is to say about another action in the place of the one of this number: a [`Decision`], if it is legal.
    Alternative { number: usize, action: String },
}

impl Question {
    /// Whether somebody waits for the answer now.
    pub fn urgency(&self) -> Urgency {
        match self {
            Question::Step { .. } => Urgency::Later,
            Question::Move { .. } | Question::Hint { .. } | Question::Alternative { .. } => Urgency::Now,
        }
    }

    /// Whether it is about a match that is over.
    pub fn is_about_match(&self) -> bool {
        matches!(self, Question::Step { .. } | Question::Alternative { .. })
    }

    /// What kind of question it is, for those who count them.
    pub fn kind(&self) -> &'static str {
        match self {
            Question::Move { .. } => "move",
            Question::Hint { .. } => "hint",
            Question::Step { .. } => "step",
            Question::Alternative { .. } => "alternative",
        }
    }

    /// Thinks about it for this long, if time matters; the answer is written down. `None` if the question makes no sense to
    /// this program.
    pub fn answer(&self, matter: &Matter, time: Duration) -> Option<String> {
        let answer = match (self, matter) {
            (Question::Move { seat }, Matter::Room(room)) => {
                serde_json::to_string::<Option<String>>(&room.bots_choice(*seat, time))
            }
            (Question::Hint { seat, language }, Matter::Room(room)) => {
                let language = Language::from_str(language).ok()?;
                serde_json::to_string::<Option<Hint>>(&room.hint(*seat, time, language))
            }
            (Question::Step { step }, Matter::Match(study)) => {
                serde_json::to_string::<Option<Found>>(&study.take_step(*step))
            }
            (Question::Alternative { number, action }, Matter::Match(study)) => {
                serde_json::to_string::<Option<Decision>>(&study.answer(*number, action))
            }
            _ => return None,
        };
        answer.ok()
    }

    /// What it is about, from the log of its table; or why that is not to be had.
    pub fn matter(&self, id: &TableId, kept: Kept) -> Result<Matter, String> {
        let game = kept.opening.game.clone();
        let room = registry::load(id, kept).map_err(|error| error.to_string())?;
        match self {
            Question::Move { .. } | Question::Hint { .. } => Ok(Matter::Room(room)),
            Question::Step { .. } | Question::Alternative { .. } => {
                let game = registry::find(&game).ok_or("there is no such game")?;
                (game.study)(&room.record()).map(Matter::Match).map_err(|error| error.to_string())
            }
        }
    }
}

/// What is thought about.
#[derive(Clone)]
pub enum Matter {
    /// A table at which something is to be decided.
    Room(Arc<dyn Room>),
    /// A match that is over.
    Match(Arc<dyn Study>),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_question_is_written_down_as_other_versions_read_it() {
        let written = |question: &Question| serde_json::to_string(question).unwrap();
        assert_eq!(written(&Question::Move { seat: Seat::FIRST }), r#"{"move":{"seat":0}}"#);
        let hint = Question::Hint { seat: Seat::FIRST, language: Language::French.code().into() };
        assert_eq!(written(&hint), r#"{"hint":{"seat":0,"language":"fr"}}"#);
        for question in [hint, Question::Step { step: 3 }] {
            assert_eq!(serde_json::from_str::<Question>(&written(&question)).unwrap(), question);
        }
    }
}
