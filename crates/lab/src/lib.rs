//! The laboratory: bots meet, are rated and taught.
//!
//! Knows games only through their trait and bots only by their names; has threads and a progress bar, no files. The program
//! `lab` beside it measures and teaches, for those who work on Mandate; `mandate arena` and `mandate simulate` are made of
//! the same pieces.
//!
//! ```
//! use bots::Budget;
//! use game::SeatCount;
//! use lab::arena::Tournament;
//! use lab::statistics::ratings;
//! use qin::{Options, Qin};
//!
//! let tournament = Tournament::<Qin> {
//!     players: vec!["planner".to_owned(), "random".to_owned()],
//!     seats: SeatCount::TWO,
//!     options: Options::default(),
//!     budget: Budget::Iterations(1),
//!     seed: "an example".to_owned(),
//!     luck: None,
//! };
//! let pairings = tournament.pairings()?;
//! // Three deals, each played twice: the planner sits in every seat once.
//! let (threads, bar) = (lab::threads::pool(Some(2))?, lab::progress::bar(6, true));
//! let blocks = tournament.play(&pairings, 3, &threads, None, &bar)?;
//! assert_eq!(blocks.iter().map(|block| block.games.len()).sum::<usize>(), 6);
//! let rated = ratings(2, &blocks);
//! assert!(rated[0].points > rated[1].points, "a planner is stronger than random");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

pub mod threads;
pub mod progress;
pub mod arena;
pub mod statistics;
pub mod ranking;
pub mod picture;
pub mod learning;
