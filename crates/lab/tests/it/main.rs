//! The program `lab` as its users call it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod commands;
mod load;
