//! Words: what happens in the games, what is asked and why not, as sentences in English and French.
//!
//! The one place where the games speak to people. It turns typed events, prompts, refusals, actions and options
//! into text, for pages and terminal alike; the sentences themselves are in `locales/`, in the language of
//! Project Fluent. Knows views and events only, never a state, nothing of pages or files, and of tables only why a
//! record is refused.
//!
//! ```
//! use game::{Refusal, Seat};
//! use words::{Language, People, Speaks};
//!
//! let names = ["Ada".to_owned(), "Bob".to_owned()];
//! let people = People { names: &names, you: Some(Seat::FIRST) };
//!
//! let placement = "ry e8 e9".parse().unwrap();
//! let laid = qin::Event::Laid { seat: Seat::FIRST, placement };
//! let line = qin::Qin::event(&laid, &people, Language::French).unwrap();
//! assert_eq!(line.text, "Vous posez une tuile rouge et jaune en e8 et e9");
//! assert_eq!(line.places, ["e8", "e9"]);
//!
//! let line = words::refusal::<qin::Qin>(&Refusal::NotYourTurn, &people, Language::English);
//! assert_eq!(line.text, "It is not your turn");
//! ```

mod language;
mod people;
mod locales;
mod memory;
mod phrase;
mod speaks;
mod rulebook;
mod lessons;
mod errors;
mod study;
games::modules!();

pub use errors::{option_error, record_error, set_up_error};
pub use language::{Language, UnknownLanguage};
pub use lessons::{LessonText, Term};
pub use memory::Memory;
pub use people::{People, somebody};
pub use phrase::Line;
pub use rulebook::{Chapter, Paragraph, Rulebook};
pub use speaks::{Speaks, labelled, listed, refusal, story, text};
pub use study::{decimal, mark};
