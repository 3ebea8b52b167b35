//! The program `lab` as its users call it.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod commands;
