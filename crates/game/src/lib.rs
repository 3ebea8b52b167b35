//! What every game at this table has in common: the [`Game`] trait and its words.
//!
//! Rules crates depend on this one and on nothing else of the workspace. There is no clock here, no file,
//! no page and no ambient randomness: all chance comes from a [`Seed`] at set-up, so that a seed and a list of
//! actions *are* a game.
//!
//! ```
//! use game::{Seat, SeatCount, SeatSet, Seed};
//!
//! let seats = SeatCount::THREE;
//! assert_eq!(seats.after(Seat::new(2).unwrap()), Seat::FIRST);
//! assert_eq!(SeatSet::all(seats).len(), 3);
//!
//! // Any text names a seed; its commitment can be shown before the game, the seed only after it.
//! let seed = Seed::from_text("a rainy evening", 0);
//! assert_eq!(seed.commitment().to_string().len(), 64);
//! assert_eq!(format!("{seed:?}"), "Seed(secret)");
//! ```
#![warn(missing_docs, clippy::disallowed_types, clippy::disallowed_methods)]

mod spelling;
pub mod action_list;
mod set;
mod seat;
mod seed;
mod origin;
pub mod chance;
mod turn;
mod event;
mod refusal;
pub mod options;
mod rules;

#[doc(hidden)]
pub use serde;

pub use event::{Audience, Event, Nobody, Witness};
pub use origin::{Contribution, Contributions, Origin, Secret};
pub use rand_core::Rng;
pub use refusal::{Paragraph, Reason, Refusal, SetUpError, Unreadable};
pub use rules::{Game, View};
pub use seat::{MAX_SEATS, Seat, SeatCount, SeatSet, Viewer};
pub use seed::{Commitment, NotASeed, Seed};
pub use set::{Bits, Element, Set};
pub use turn::{Outcome, Turn};
