//! How positions are judged: one folder per game, each an evaluation in points of that game.
//!
//! `mod.rs` is the judge, `learned.rs` what self-play taught it (made by `lab learn`); whatever else a game needs, such as
//! the decisions that are solved, stands beside them.

#![allow(clippy::approx_constant, reason = "a learned weight may happen to look like a part of \u{3c0}")]

games::modules!();
