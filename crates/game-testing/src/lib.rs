//! The promises of [`game::Game`] as tests. Every rules crate runs them over thousands of seeded games.
//!
//! Knows games only through the trait. A check that fails panics with everything needed to see it again:
//! seats, options, seed and actions.
//!
//! ```text
//! #[test]
//! fn qin_keeps_the_promises_of_a_game() {
//!     game_testing::check_contract::<Qin>(0..1000, &every_spelling());
//! }
//! ```
#![expect(clippy::panic, reason = "a test reports what it found by panicking")]

mod trial;
mod contract;
mod secrecy;
mod sampling;
mod allocation;
pub mod bench;

pub use allocation::check_allocates_nothing;
pub use contract::check_contract;
pub use sampling::check_sampling;
pub use trial::{Step, play_games};
