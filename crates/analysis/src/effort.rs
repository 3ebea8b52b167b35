//! How much thought goes into an analysis.

use bots::{Budget, Judged};
use std::num::NonZero;
use std::thread;

/// How much thought goes into an analysis.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Effort {
    /// For each decision.
    pub depth: Depth,
    /// How many imagined games say what a seat can expect.
    pub games: u32,
    /// In how many orders of the unseen a position is valued, when luck is measured.
    pub orders: u32,
    /// How many other ways a draw could have come are looked at.
    pub alternatives: u32,
    pub threads: usize,
}

/// How much thought goes into each decision. By imagined games, an analysis comes out the same every time, on any number of
/// threads.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// The same into all of them.
    Same(Budget),
    /// As much as it takes: few imagined games at first, and more and more until the error could not be larger than what was
    /// found by more than [`SETTLED`], and two looks in a row agree on it within a quarter of that.
    AsNeeded { first: u32, most: u32 },
}

/// An error that could be larger by no more than this is settled: two points of a hundred, a step that no mark hangs on
/// alone.
pub const SETTLED: f32 = 0.02;

/// How far two looks in a row may disagree on an error that is settled. What grows from one look to the next mostly goes on
/// growing, about as much each time, and ten times as many imagined games are less than two looks more.
pub(crate) const STEADY: f32 = SETTLED / 4.0;

impl Depth {
    /// What is useful in a game; docs/analysis.md says how far it suffices, and what it takes.
    pub fn useful<G: Judged>() -> Depth {
        let (first, most) = G::STUDIED;
        Depth::AsNeeded { first, most }
    }

    /// By how much the imagined games of a decision grow while it is not settled.
    pub(crate) const GROWTH: u32 = 4;
}

impl From<Budget> for Depth {
    fn from(budget: Budget) -> Depth {
        Depth::Same(budget)
    }
}

impl Effort {
    /// What suits a depth, on all cores.
    pub fn of(depth: impl Into<Depth>) -> Effort {
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        Effort { depth: depth.into(), games: GAMES, orders: ORDERS, alternatives: ALTERNATIVES, threads }
    }
}

/// The hands of rivals differ less from game to game than what could have come.
const GAMES: u32 = 24;
/// Between positions that differ by a draw, the order of what comes later makes little difference.
const ORDERS: u32 = 2;
/// The mean over this many alternatives is off by a fifth of their spread.
const ALTERNATIVES: u32 = 24;
