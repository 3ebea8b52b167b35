//! What bots promise in every game, and how much somebody gains who knows how they decide.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod promises;
mod last_pairs;
mod exploitability;
