//! Why a room cannot take an entry: the error, and its explanation for whoever asked.

use crate::shelf::Playable;
use crate::snapshot::{Citation, Explanation};
use game::options::OptionError;
use game::{Game, Refusal, SetUpError};
use table::CannotUndo;
use words::{Language, Line, People};

/// Why an entry cannot be taken.
#[derive(Debug, thiserror::Error)]
pub(super) enum EntryError<G: Game> {
    #[error(transparent)]
    Unreadable(game::Unreadable),
    #[error(transparent)]
    Refusal(Refusal<G::Illegal>),
    #[error(transparent)]
    CannotUndo(CannotUndo),
    #[error("somebody sits there already")]
    Taken,
    #[error("nothing is dealt before every seat is taken")]
    NotDealt,
    #[error(transparent)]
    Options(OptionError),
    #[error(transparent)]
    SetUp(SetUpError),
    #[error("this table has no such seat")]
    NoSuchSeat,
}

impl<G: Playable> EntryError<G> {
    pub(super) fn explain(&self, names: &[String], language: Language) -> Explanation {
        let say = |key: &str| Explanation {
            line: Line { text: words::text(language, key, &[]), places: vec![] },
            citation: None,
        };
        match self {
            EntryError::Refusal(refusal) => explain::<G>(refusal, &People { names, you: None }, language),
            EntryError::Unreadable(_) => say("notice-unreadable"),
            EntryError::CannotUndo(CannotUndo::Nothing) => say("notice-undo-nothing"),
            EntryError::CannotUndo(CannotUndo::Revealed) => say("notice-undo-revealed"),
            EntryError::CannotUndo(CannotUndo::TurnOver) => say("notice-undo-turn-over"),
            EntryError::CannotUndo(CannotUndo::BuiltUpon) => say("notice-undo-built-upon"),
            EntryError::Taken => say("notice-seat-taken"),
            EntryError::NotDealt => say("notice-not-full"),
            // What was opened here has options and seats that fit: nobody is told of these.
            EntryError::Options(_) | EntryError::SetUp(_) => say("notice-trouble"),
            EntryError::NoSuchSeat => say("notice-unknown-player"),
        }
    }
}

/// A refusal of the rules as a whole sentence.
pub(super) fn explain<G: Playable>(
    refusal: &Refusal<G::Illegal>,
    people: &People,
    language: Language,
) -> Explanation {
    let Line { text, places } = words::refusal::<G>(refusal, people, language);
    let citation = refusal.rule().map(|number| Citation { game: G::ID, number });
    Explanation { line: Line { text: format!("{text}."), places }, citation }
}
