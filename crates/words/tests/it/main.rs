//! The words of all games: their messages, their sentences, and whole games told in both languages.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test reports what it found by panicking")]

mod messages;
mod sentences;
mod errors;
mod games;
