//! Boards: the games drawn. A view becomes a board in SVG, a hand to pick from, a preview of an action; a rulebook
//! becomes HTML with figures. The stylesheets of all that are here too.
//!
//! Drawings know views and words. They know nothing of requests, rooms, tables or bots, and never a state that is being
//! played: what a viewer may not know cannot be drawn.
//!
//! ```
//! use boards::{Board, foretell};
//! use game::{Game, Seat, SeatCount, Seed, View, Viewer};
//! use qin::{Options, Qin};
//! use words::{Language, People};
//!
//! let options = Options::default();
//! let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("an example", 0));
//! let mut game = Qin::set_up(SeatCount::TWO, &options, &deal)?;
//! let seat = game.turn().awaited().first().ok_or("somebody is to move")?;
//!
//! // Everybody sees the same board; only its holder sees a hand.
//! let names = ["Ada".to_owned(), "Bob".to_owned()];
//! let (own, public) = (game.view(Viewer::Seat(seat)), game.view(Viewer::Public));
//! let people = People { names: &names, you: Some(seat) };
//! let board = Qin::board(&own, &people, Language::English).into_string();
//! assert!(board.starts_with("<svg") && board.contains("data-thing=\"e8\""));
//! assert_eq!(board, Qin::board(&public, &people, Language::English).into_string());
//! assert_eq!(Qin::hand(&own, Language::English).into_string().matches("<button").count(), 3);
//! assert_eq!(Qin::hand(&public, Language::English).into_string(), "");
//!
//! // An action before it is confirmed: how it would lie there, and what would follow.
//! let action = own.legal()[0];
//! let mut events = vec![];
//! game.apply(seat, action, &mut events)?;
//! assert!(Qin::ghost(&own, action, &events).into_string().contains("ghost-edge"));
//! let lines = foretell::<Qin>(&events, &people, Language::English);
//! assert!(lines.iter().all(|line| !line.text.is_empty()));
//!
//! // The rules as a page, with figures.
//! let book = boards::rulebook::book::<Qin>(Language::French, &|_| None);
//! assert!(book.text.into_string().contains("<div class=\"rule\" id=\"rule-4.1\">"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// What every board has, and what only some have.
mod board;
mod drama;
mod extras;
mod recap;
mod marks;
pub mod card;
// The games.
games::modules!();
// Rulebooks and their figures.
mod figures;
pub mod rulebook;
#[cfg(test)]
mod tests;

pub use board::{Board, foretell, mark, side};

/// The styles of the covers: rules to be nested in one for `.cover`.
pub const COVER_STYLES: &str = include_str!("../assets/covers.css");

/// The styles of the marks that stand on pages which draw no game.
pub const MARK_STYLES: &str = include_str!("../assets/marks.css");

pub use drama::Drama;
pub use extras::{
    Draft, Drafts, DrawForeseen, DrawStory, Extras, MakeDraft, MakeRecap, NamePeriod, SecretQuestions,
};
pub use figures::{Figure, FigureStep, Illustrated, Window};
pub use marks::{icon, seat_mark, shared_shapes};
pub use recap::{Recap, RecapStep};
