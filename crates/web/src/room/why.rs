//! Why a room does not change, as a sentence for whoever asked.

use crate::boards::Board;
use crate::rulebook::Paragraph;
use crate::shown::WhyNot;
use game::options::OptionError;
use game::{Game, Refusal, SetUpError};
use table::CannotUndo;
use words::{Language, Line, People};

/// Why an entry cannot be taken.
#[derive(Debug, thiserror::Error)]
pub(super) enum Why<G: Game> {
    #[error(transparent)]
    Unreadable(game::Unreadable),
    #[error(transparent)]
    Refused(Refusal<G::Illegal>),
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

impl<G: Board> Why<G> {
    pub(super) fn told(&self, names: &[String], language: Language) -> WhyNot {
        let say = |key: &str| WhyNot {
            line: Line { text: words::page(language, key, &[]), places: vec![] },
            paragraph: None,
        };
        match self {
            Why::Refused(refusal) => refused::<G>(refusal, &People { names, you: None }, language),
            Why::Unreadable(_) => say("notice-unreadable"),
            Why::CannotUndo(CannotUndo::Nothing) => say("notice-undo-nothing"),
            Why::CannotUndo(CannotUndo::Revealed) => say("notice-undo-revealed"),
            Why::CannotUndo(CannotUndo::TurnOver) => say("notice-undo-turn-over"),
            Why::CannotUndo(CannotUndo::BuiltUpon) => say("notice-undo-built-upon"),
            Why::Taken => say("notice-seat-taken"),
            Why::NotDealt => say("notice-not-full"),
            // What was opened here has options and seats that fit: nobody is told of these.
            Why::Options(_) | Why::SetUp(_) => say("notice-trouble"),
            Why::NoSuchSeat => say("notice-unknown-player"),
        }
    }
}

/// A refusal of the rules as a whole sentence.
pub(super) fn refused<G: Board>(
    refusal: &Refusal<G::Illegal>,
    people: &People,
    language: Language,
) -> WhyNot {
    let Line { text, places } = words::refusal::<G>(refusal, people, language);
    let paragraph = refusal.rule().map(|number| Paragraph { game: G::ID, number });
    WhyNot { line: Line { text: format!("{text}."), places }, paragraph }
}
