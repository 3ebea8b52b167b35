//! Sun Tzu as a whole: the rulebook's examples, and what holds in every game.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "tests and their helpers stop at what they did not expect"
)]

mod example;
mod battles;
mod rulebook;
mod contract;
mod laws;
mod secrets;
mod records;
