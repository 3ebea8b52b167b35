//! Whose move it is, and how it ended.

use crate::{MAX_SEATS, Seat, SeatCount, SeatSet};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};

/// Where a game stands.
///
/// ```
/// use game::{Game, SeatCount, Seed, Turn};
/// use qin::{Options, Qin};
///
/// let deal = Qin::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("an example", 0));
/// let game = Qin::set_up(SeatCount::TWO, &Options::default(), &deal)?;
/// match game.turn() {
///     Turn::Awaiting(seats) => assert_eq!(seats.first(), Some(deal.start)),
///     Turn::Over(_) => unreachable!("a game that begins is not over"),
/// }
/// # Ok::<(), game::SetUpError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Turn {
    /// These seats owe a decision. If there are several, they decide secretly and in any order.
    Awaiting(SeatSet),
    /// The game is over.
    Over(Outcome),
}

impl Turn {
    /// The seats that owe a decision.
    #[inline]
    pub fn awaited(self) -> SeatSet {
        match self {
            Turn::Awaiting(seats) => seats,
            Turn::Over(_) => SeatSet::EMPTY,
        }
    }

    /// The outcome, if the game is over.
    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Turn::Awaiting(_) => None,
            Turn::Over(outcome) => Some(outcome),
        }
    }
}

/// The result of a game: points for every seat, and who won.
///
/// ```
/// use game::{Outcome, Seat, SeatCount};
///
/// // Two seats with most points share the victory.
/// let outcome = Outcome::most_points_win(SeatCount::THREE, |seat| [7, 7, 5][seat.index()]);
/// assert_eq!(outcome.scores(), [7, 7, 5]);
/// assert_eq!(outcome.winners().iter().map(Seat::index).collect::<Vec<_>>(), [0, 1]);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outcome {
    scores: [i32; MAX_SEATS],
    seats: SeatCount,
    winners: SeatSet,
}

impl Outcome {
    /// The scores of all seats and the winners a game's own rules name.
    pub fn new(seats: SeatCount, score: impl Fn(Seat) -> i32, winners: SeatSet) -> Outcome {
        let mut scores = [0; MAX_SEATS];
        for seat in seats.seats() {
            scores[seat.index()] = score(seat);
        }
        Outcome { scores, seats, winners }
    }

    /// The usual ending: whoever has most points wins, and equal seats share it.
    pub fn most_points_win(seats: SeatCount, score: impl Fn(Seat) -> i32) -> Outcome {
        let best = seats.seats().map(&score).max();
        let winners = seats.seats().filter(|&seat| Some(score(seat)) == best).collect();
        Outcome::new(seats, score, winners)
    }

    /// The points of every seat, seat 0 first.
    pub fn scores(&self) -> &[i32] {
        &self.scores[..self.seats.get()]
    }

    /// The seats that won, at least one.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }
}

impl Serialize for Outcome {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut outcome = serializer.serialize_struct("Outcome", 2)?;
        outcome.serialize_field("scores", self.scores())?;
        outcome.serialize_field("winners", &self.winners)?;
        outcome.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_seats_share_the_victory() {
        let outcome = Outcome::most_points_win(SeatCount::THREE, |seat| [7, 7, 5][seat.index()]);
        assert_eq!(serde_json::to_string(&outcome).unwrap(), r#"{"scores":[7,7,5],"winners":[0,1]}"#);
    }
}
