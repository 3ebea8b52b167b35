//! The promises of [`game::Game`] as tests. Every rules crate runs them over thousands of seeded games.
//!
//! Knows games only through the trait. A check that fails panics with everything needed to see it again:
//! seats, options, seed and actions.
//!
//! ```
//! use game_testing::{PlayedDecision, check_games};
//! use qin::{Placement, Qin};
//!
//! // The promises of every game, and a law of this one: the tiles on the board are the decisions made.
//! check_games::<Qin, _>(0..2, &Placement::every_spelling(), || {
//!     |step: &PlayedDecision<Qin>| assert!(step.after.position().laid().len() <= qin::TILES)
//! });
//! ```
#![expect(clippy::panic, reason = "a test reports what it found by panicking")]

mod trial;
mod contract;
mod secrecy;
mod sampling;
mod allocation;
mod citations;
pub mod bench;

pub use allocation::check_allocates_nothing;
pub use citations::check_citations;
pub use contract::{check_contract, check_games};
pub use sampling::check_sampling;
pub use trial::{PlayedDecision, play_games};
