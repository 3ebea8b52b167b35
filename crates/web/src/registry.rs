//! What pages can do with every game.

use crate::course::{Course, CourseOf};
use crate::prepared::Translated;
use crate::puzzling::{PuzzlesOf, Puzzling};
use crate::room::{Broken, GameRoom, Room};
use crate::study::Study;
use analysis::{CannotAnalyse, Finished};
use boards::Illustrated;
use boards::rulebook::{self, Book};
use bots::Judged;
use game::options::{OptionError, OptionInfo, from_words};
use game::{Seat, SeatCount};
use lessons::Taught;
use maud::{Markup, html};
use serde_json::Value;
use std::marker::PhantomData;
use std::sync::Arc;
use store::{Kept, Rules, TableId};
use table::{Record, RecordError};
use words::Language;

/// A game that can be played on a page: it is drawn, has a book with figures, is taught, and bots can judge it.
pub trait Playable: Illustrated + Judged + Taught {}

impl<G: Illustrated + Judged + Taught> Playable for G {}

/// A game with everything pages can do with it.
pub struct GameEntry {
    pub id: &'static str,
    pub version: u32,
    pub seats: (SeatCount, SeatCount),
    pub minutes: u32,
    pub options: &'static [OptionInfo],
    pub set_book: fn(Language) -> Book,
    pub prepared: PreparedPages,
    /// The rules on one sheet of paper.
    pub set_card: fn(Language) -> Markup,
    /// Its lessons.
    pub course: &'static dyn Course,
    /// Its puzzles.
    pub puzzles: &'static dyn Puzzling,
    pub title: fn(Language) -> String,
    pub tagline: fn(Language) -> String,
    /// The aim of the game, in a sentence.
    pub aim: fn(Language) -> String,
    pub shapes: fn() -> Markup,
    pub cover: &'static str,
    pub seal: &'static str,
    pub mark: fn(Seat) -> Markup,
    pub side: fn(Seat, Language) -> Option<String>,
    pub stylesheet: &'static str,
    pub option: fn(&str, Language) -> String,
    pub option_help: fn(&str, Language) -> String,
    pub option_value: fn(&str, &str, Language) -> String,
    pub read_options: ReadOptions,
    pub load: Load,
    /// Checks every claim of a record; the number of its actions, and whether the match is over.
    pub verify: fn(&Record) -> Result<Verified, RecordError>,
    /// Opens the record of a match that is over, to be studied.
    pub study: OpenStudy,
    /// What an action is called, by its spelling.
    pub action: fn(&str, Language) -> String,
    /// What a feature of its judge is called.
    pub feature: fn(&str, Language) -> String,
}

/// What stands below the bar of pages that are the same for everybody who reads a language.
pub struct PreparedPages {
    pub rules: Translated,
    pub card: Translated,
    pub glossary: Translated,
    /// The list of its lessons, for those who have done none.
    pub lessons: Translated,
    /// The list of its puzzles, for those who have solved none.
    pub puzzles: Translated,
}

/// What is known of a record that was verified.
pub struct Verified {
    pub actions: usize,
    /// Whether the match is over, by the rules or because people ended it.
    pub over: bool,
}

/// Reads the names and values of options; a missing one has its default.
type ReadOptions = fn(&[(&str, &str)]) -> Result<Value, OptionError>;

/// Brings a table of the game back to life.
type Load = fn(&TableId, Kept) -> Result<Arc<dyn Room>, Broken>;

/// Opens the record of a match that is over.
type OpenStudy = fn(&Record) -> Result<Arc<dyn Study>, CannotAnalyse>;

/// Everything that can be played on a page.
pub static GAMES: [GameEntry; games::IDS.len()] = games::list!(entry);

/// The game with this id.
pub fn find(id: &str) -> Option<&'static GameEntry> {
    GAMES.iter().find(|game| game.id == id)
}

/// What the game with this id is called; nothing if there is no such game.
pub fn title_of(id: &str, language: Language) -> String {
    find(id).map(|game| (game.title)(language)).unwrap_or_default()
}

/// What marks a seat of the game with this id.
pub fn mark_of(id: &str) -> fn(Seat) -> Markup {
    find(id).map_or(boards::seat_mark, |game| game.mark)
}

/// Which side sits in a seat of the game with this id.
pub fn side_of(id: &str, seat: Seat, language: Language) -> Option<String> {
    find(id).and_then(|game| (game.side)(seat, language))
}

/// All games with the versions of their rules.
pub fn known_rules() -> [Rules; games::IDS.len()] {
    GAMES.each_ref().map(|game| (game.id, game.version))
}

/// Brings a table back to life.
pub fn load(id: &TableId, kept: Kept) -> Result<Arc<dyn Room>, Broken> {
    match find(&kept.opening.game) {
        Some(game) => (game.load)(id, kept),
        None => Err(Broken::Unreadable {
            id: id.clone(),
            what: format!("there is no game \u{201c}{}\u{201d}", kept.opening.game),
        }),
    }
}

const fn entry<G: Playable>() -> GameEntry {
    GameEntry {
        id: G::ID,
        version: G::RULES,
        seats: G::SEATS,
        minutes: G::MINUTES,
        options: G::OPTIONS,
        set_book: |language| rulebook::book::<G>(language, &|paragraph| practised::<G>(paragraph, language)),
        prepared: PreparedPages {
            rules: Translated::nothing(),
            card: Translated::nothing(),
            glossary: Translated::nothing(),
            lessons: Translated::nothing(),
            puzzles: Translated::nothing(),
        },
        set_card: rulebook::card::<G>,
        course: &CourseOf::<G>(PhantomData),
        puzzles: &PuzzlesOf::<G>(PhantomData),
        title: G::title,
        tagline: G::tagline,
        aim: G::aim,
        shapes: G::shapes,
        cover: G::COVER,
        seal: G::SEAL,
        mark: boards::mark::<G>,
        side: boards::side::<G>,
        stylesheet: G::STYLESHEET,
        option: G::option,
        option_help: G::option_help,
        option_value: G::option_value,
        read_options: read_options::<G>,
        load: GameRoom::<G>::load,
        verify: |record| {
            table::verify::<G>(record).map(|table| Verified { actions: table.len(), over: table.is_over() })
        },
        study: |record| Ok(Arc::new(Finished::<G>::verify(record)?)),
        action: |spelling, language| {
            spelling.parse().map_or_else(|_| spelling.to_owned(), |action| G::action(&action, language))
        },
        feature: G::feature,
    }
}

/// A link to the lesson in which a paragraph is practised. A figure leads to a lesson even if its paragraph has none of its
/// own: to the nearest of its chapter.
fn practised<G: Playable>(paragraph: &str, language: Language) -> Option<Markup> {
    let chapter = |number: &str| number.split('.').next().unwrap_or_default().to_owned();
    let place =
        |number: &str| number.split('.').nth(1).and_then(|place| place.parse::<u8>().ok()).unwrap_or(0);
    let has_figure = G::FIGURES.iter().any(|figure| figure.paragraph == paragraph);
    let lessons = G::lessons();
    let nearest = || {
        let of_chapter = lessons.iter().filter(|lesson| chapter(lesson.paragraph) == chapter(paragraph));
        of_chapter.min_by_key(|lesson| place(lesson.paragraph).abs_diff(place(paragraph)))
    };
    let own = lessons.iter().find(|lesson| lesson.paragraph == paragraph);
    let lesson = own.or_else(|| nearest().filter(|_| has_figure))?;
    let title = lesson.text(language).title;
    Some(html! {
        a.practise href={ "/learn/" (G::ID) "/" (lesson.name) } {
            (words::text(language, "rules-practise", &[("lesson", &title)]))
        }
    })
}

fn read_options<G: Playable>(chosen: &[(&str, &str)]) -> Result<Value, OptionError> {
    let options = from_words::<G>(chosen.iter().copied())?;
    serde_json::to_value(options).map_err(|_| OptionError::NoObject { game: G::ID })
}
