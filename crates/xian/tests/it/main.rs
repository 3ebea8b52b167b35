//! Xi'an as a whole: the rulebook's examples, and what holds in every game.
#![expect(
    clippy::unwrap_used,
    clippy::panic,
    reason = "tests and their helpers stop at what they did not expect"
)]

mod spellings;
mod rulebook;
mod contract;
mod laws;
mod slowly;
mod notation;
mod set_up;
mod view;
mod records;
