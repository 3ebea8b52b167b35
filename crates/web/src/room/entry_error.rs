//! Why a room cannot take an entry: the error, and its explanation for whoever asked.

use crate::looking_ahead::explain;
use crate::registry::Playable;
use crate::snapshot::Explanation;
use game::options::OptionError;
use game::{Game, Refusal, SetUpError};
use table::{CannotNote, CannotUndo};
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
    #[error(transparent)]
    CannotNote(CannotNote),
    #[error("somebody sits there already")]
    Taken,
    #[error("the host has closed this table")]
    Closed,
    #[error("the game has begun")]
    Begun,
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
            EntryError::CannotNote(CannotNote::Over) => say("notice-over"),
            EntryError::CannotNote(CannotNote::Busy) => say("notice-asking"),
            EntryError::CannotNote(CannotNote::NotAsked) => say("notice-not-asked"),
            EntryError::CannotNote(CannotNote::Replaced) => say("notice-replaced"),
            EntryError::CannotNote(CannotNote::NotReplaced) => say("notice-not-replaced"),
            EntryError::CannotNote(CannotNote::Paused) => say("notice-paused"),
            EntryError::CannotNote(CannotNote::NotPaused) => say("notice-not-paused"),
            EntryError::Taken => say("notice-seat-taken"),
            EntryError::Closed => say("notice-closed"),
            EntryError::Begun => say("notice-begun"),
            EntryError::NotDealt => say("notice-not-full"),
            // What was opened here has options and seats that fit: nobody is told of these.
            EntryError::Options(_) | EntryError::SetUp(_) => say("notice-trouble"),
            EntryError::NoSuchSeat | EntryError::CannotNote(CannotNote::Seats) => {
                say("notice-unknown-player")
            }
        }
    }
}
