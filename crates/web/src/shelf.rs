//! What pages can do with every game.

use crate::room::{Broken, GameRoom, Room};
use boards::Illustrated;
use boards::rulebook::{self, Book};
use bots::Judged;
use game::SeatCount;
use game::options::{OptionError, OptionInfo, from_words};
use maud::Markup;
use serde_json::Value;
use std::sync::{Arc, OnceLock};
use store::{Kept, TableId};
use table::{Record, RecordError};
use words::Language;

/// A game that can be played on a page: it is drawn, has a book with figures, and bots can judge it.
pub trait Playable: Illustrated + Judged {}

impl<G: Illustrated + Judged> Playable for G {}

/// A game with everything pages can do with it.
pub struct Shelved {
    pub id: &'static str,
    pub version: u32,
    pub seats: (SeatCount, SeatCount),
    pub minutes: u32,
    pub options: &'static [OptionInfo],
    set_book: fn(Language) -> Book,
    /// The rules in each language, once somebody has asked for them.
    books: [OnceLock<Book>; Language::ALL.len()],
    pub title: fn(Language) -> String,
    pub tagline: fn(Language) -> String,
    pub shapes: fn() -> Markup,
    pub picture: fn() -> Markup,
    pub stylesheet: &'static str,
    pub option: fn(&str, Language) -> String,
    pub option_help: fn(&str, Language) -> String,
    pub option_value: fn(&str, &str, Language) -> String,
    pub read_options: ReadOptions,
    pub load: Load,
    /// Checks every claim of a record; the number of its actions.
    pub verify: fn(&Record) -> Result<usize, RecordError>,
}

/// Reads the names and values of options; a missing one has its default.
type ReadOptions = fn(&[(&str, &str)]) -> Result<Value, OptionError>;

/// Brings a table of the game back to life.
type Load = fn(&TableId, Kept) -> Result<Arc<dyn Room>, Broken>;

/// Everything that can be played on a page.
pub static SHELF: [Shelved; games::IDS.len()] = games::list!(shelved);

impl Shelved {
    /// Its rules.
    pub fn book(&self, language: Language) -> &Book {
        self.books[language as usize].get_or_init(|| (self.set_book)(language))
    }
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static Shelved> {
    SHELF.iter().find(|shelved| shelved.id == id)
}

/// Brings a table back to life.
pub fn load(id: &TableId, kept: Kept) -> Result<Arc<dyn Room>, Broken> {
    match find(&kept.opening.game) {
        Some(shelved) => (shelved.load)(id, kept),
        None => Err(Broken::Unreadable {
            id: id.clone(),
            what: format!("there is no game \u{201c}{}\u{201d}", kept.opening.game),
        }),
    }
}

const fn shelved<G: Playable>() -> Shelved {
    Shelved {
        id: G::ID,
        version: G::RULES,
        seats: G::SEATS,
        minutes: G::MINUTES,
        options: G::OPTIONS,
        set_book: rulebook::book::<G>,
        books: [const { OnceLock::new() }; Language::ALL.len()],
        title: G::title,
        tagline: G::tagline,
        shapes: G::shapes,
        picture: G::picture,
        stylesheet: G::STYLESHEET,
        option: G::option,
        option_help: G::option_help,
        option_value: G::option_value,
        read_options: read_options::<G>,
        load: GameRoom::<G>::load,
        verify: |record| table::verify::<G>(record).map(|table| table.len()),
    }
}

fn read_options<G: Playable>(chosen: &[(&str, &str)]) -> Result<Value, OptionError> {
    let options = from_words::<G>(chosen.iter().copied())?;
    serde_json::to_value(options).map_err(|_| OptionError::NoObject { game: G::ID })
}
