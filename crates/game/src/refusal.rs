//! How a table says no. A refused action changes nothing.

use crate::SeatCount;
use std::error::Error;

/// Why a game's rules forbid an action. One variant per rule, holding the places on the board it concerns.
pub trait Reason: Error + Clone + Eq + Send + Sync + 'static {
    /// The paragraph of the game's `RULES.md` that forbids it.
    fn rule(&self) -> &'static str;
}

/// Why an action was refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<R: Reason> {
    /// Nobody decides anything any more.
    #[error("the game is over")]
    GameOver,
    /// The seat owes no decision at the moment.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The seat may decide, but not so.
    #[error(transparent)]
    Rule(#[from] R),
}

impl<R: Reason> Refusal<R> {
    /// The paragraph of the rules that was broken, if it was one.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rule(reason) => Some(reason.rule()),
            Refusal::GameOver | Refusal::NotYourTurn => None,
        }
    }
}

/// Text that is no action of this game, whatever the position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot read \u{201c}{text}\u{201d}: {expected}")]
pub struct Unreadable {
    /// What was written.
    pub text: String,
    /// What an action looks like.
    pub expected: &'static str,
}

impl Unreadable {
    /// The text, cut to a length one can print, and what was expected.
    pub fn new(text: &str, expected: &'static str) -> Unreadable {
        Unreadable { text: text.chars().take(40).collect(), expected }
    }
}

/// A game cannot start like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The game is not for so many.
    #[error("this game seats {fewest} to {most}, not {asked}")]
    Seats {
        /// How many were to play.
        asked: SeatCount,
        /// The fewest that can.
        fewest: SeatCount,
        /// The most that can.
        most: SeatCount,
    },
    /// The deal does not hold the pieces of the game, or does not fit seats and options.
    #[error("the deal does not fit: {0}")]
    Deal(String),
}
