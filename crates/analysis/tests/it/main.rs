//! What an analysis promises: known answers where they are known, sums that add up, luck with the mean zero.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod games_played;
#[path = "../../../bots/tests/it/last_pairs.rs"]
mod last_pairs;
mod known_answers;
mod sums;
mod statistics;
mod refusals;
