//! How a table says no. A refused action changes nothing.

use crate::SeatCount;
use std::cmp::Ordering;
use std::error::Error;

/// Why a game's rules forbid an action. One variant per rule, holding the places on the board it concerns.
pub trait Reason: Error + Clone + Eq + Send + Sync + 'static {
    /// The paragraph of the game's `RULES.md` that forbids it.
    fn rule(&self) -> &'static str;
}

/// Why an action was refused.
///
/// ```
/// use game::{Game, Nobody, Refusal, SeatCount, Seed};
/// use qin::{Options, Qin};
///
/// let deal = Qin::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("an example", 0));
/// let mut game = Qin::set_up(SeatCount::TWO, &Options::default(), &deal)?;
/// let (active, rival) = (deal.start, SeatCount::TWO.after(deal.start));
///
/// // At the edge a tile touches no province.
/// let edge = format!("{} c13 d13", deal.stacks[0][3 * active.index()]).parse()?;
/// assert_eq!(game.apply(rival, edge, &mut Nobody), Err(Refusal::NotYourTurn));
/// let refusal = game.apply(active, edge, &mut Nobody).unwrap_err();
/// assert_eq!(refusal.rule(), Some("4.3"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Refusal<R: Reason> {
    /// The game is over, so there is nothing left to decide.
    #[error("the game is over")]
    GameOver,
    /// The seat owes no decision at the moment.
    #[error("it is not your turn")]
    NotYourTurn,
    /// It is the seat's turn, but a rule forbids this action.
    #[error(transparent)]
    Rule(#[from] R),
}

impl<R: Reason> Refusal<R> {
    /// The paragraph of the rules that forbids the action, if a rule does.
    pub fn rule(&self) -> Option<&'static str> {
        match self {
            Refusal::Rule(reason) => Some(reason.rule()),
            Refusal::GameOver | Refusal::NotYourTurn => None,
        }
    }

    /// The same paragraph, comparable by its place in the rules: the greater of two comes later.
    pub fn paragraph(&self) -> Option<Paragraph> {
        self.rule().map(Paragraph)
    }
}

/// A paragraph of the rules by its number, such as `6.10`. It is compared part by part, as readers count: `6.10`
/// comes after `6.5`, and after `6`.
#[derive(Debug, Clone, Copy)]
pub struct Paragraph(pub &'static str);

impl Paragraph {
    fn parts(self) -> impl Iterator<Item = Option<u32>> {
        self.0.split('.').map(|part| part.parse().ok())
    }
}

impl Ord for Paragraph {
    fn cmp(&self, other: &Paragraph) -> Ordering {
        self.parts().cmp(other.parts())
    }
}

impl PartialOrd for Paragraph {
    fn partial_cmp(&self, other: &Paragraph) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Paragraph {
    fn eq(&self, other: &Paragraph) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Paragraph {}

/// Text that is not an action of this game in any position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cannot read \u{201c}{text}\u{201d}: {expected}")]
pub struct Unreadable {
    /// What was written.
    pub text: String,
    /// What an action looks like.
    pub expected: &'static str,
}

impl Unreadable {
    /// The text, cut to a printable length, and what was expected.
    pub fn new(text: &str, expected: &'static str) -> Unreadable {
        Unreadable { text: text.chars().take(40).collect(), expected }
    }
}

/// A game cannot start like this.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// The game cannot be played by this many.
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paragraphs_stand_in_the_order_of_their_numbers() {
        let in_order =
            ["1.3", "5.6", "6", "6.1", "6.5", "6.10", "6.10.2", "6.11", "7.1", "10.1"].map(Paragraph);
        assert!(in_order.is_sorted_by(|one, next| one < next));
    }

    #[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
    #[error("rule {0} forbids it")]
    struct Broken(&'static str);

    impl Reason for Broken {
        fn rule(&self) -> &'static str {
            self.0
        }
    }

    #[test]
    fn the_nearest_refusal_is_that_of_the_last_rule_whatever_its_number() {
        let refusals = ["6.10", "6.5", "5.6"].map(|rule| Refusal::Rule(Broken(rule)));
        let nearest = [Refusal::NotYourTurn].into_iter().chain(refusals).max_by_key(Refusal::paragraph);
        assert_eq!(nearest.and_then(|refusal| refusal.rule()), Some("6.10"));
    }
}
