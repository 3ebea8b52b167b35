//! A position in numbers: what a judge sees in it for every seat, and how much each of these things counts.
//!
//! Standings are sums of features times weights, so a judge stays fast and can be read. `learning` finds the weights.

use crate::BySeat;
use game::{MAX_SEATS, Seat, SeatCount};

/// The most things a judge can tell apart.
pub const MOST_FEATURES: usize = 48;

/// What a judge sees in a position: so much of every feature for every seat.
#[derive(Debug, Clone)]
pub struct Description {
    seats: SeatCount,
    /// How far the game has come, from 0 at the start to 1 at the end.
    progress: f32,
    features: [[f32; MOST_FEATURES]; MAX_SEATS],
}

impl Description {
    pub fn new(seats: SeatCount, progress: f32) -> Description {
        let features = [[0.0; MOST_FEATURES]; MAX_SEATS];
        Description { seats, progress: progress.clamp(0.0, 1.0), features }
    }

    /// Adds so much of a feature, given by its place in the list of names.
    #[inline]
    pub fn add(&mut self, seat: Seat, feature: usize, amount: f32) {
        self.features[seat.index()][feature] += amount;
    }

    /// Every seat's features times their weights.
    pub fn standings(&self, weights: &Weights) -> BySeat {
        let mut now = [0.0; MOST_FEATURES];
        for (now, (start, end)) in now.iter_mut().zip(weights.start.iter().zip(&weights.end)) {
            *now = start + self.progress * (end - start);
        }
        let mut standings = [0.0; MAX_SEATS];
        for (standing, features) in standings.iter_mut().zip(&self.features[..self.seats.get()]) {
            *standing = features.iter().zip(&now).map(|(feature, weight)| feature * weight).sum();
        }
        standings
    }

    /// How the logarithm of a likelihood changes with each weight, if it changes so with every seat's standing.
    pub(crate) fn slope(&self, by_standing: &BySeat) -> Weights {
        let mut slope = Weights::ZERO;
        for (features, change) in self.features.iter().zip(by_standing) {
            for ((start, end), feature) in slope.start.iter_mut().zip(&mut slope.end).zip(features) {
                *start += change * feature * (1.0 - self.progress);
                *end += change * feature * self.progress;
            }
        }
        slope
    }
}

/// How much every feature counts: at the start of a game and at its end, and in between in proportion.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    start: [f32; MOST_FEATURES],
    end: [f32; MOST_FEATURES],
}

/// A line of a table that was learned: a feature and, for two seats and every further number of them, its weights
/// at the start of a game and at its end.
pub type Line<const COUNTS: usize> = (&'static str, [[f32; 2]; COUNTS]);

impl Weights {
    pub const ZERO: Weights = Weights { start: [0.0; MOST_FEATURES], end: [0.0; MOST_FEATURES] };

    /// The weights for every number of seats, from a table that was learned.
    pub const fn from_table<const COUNTS: usize>(table: &[Line<COUNTS>]) -> [Weights; COUNTS] {
        let mut all = [Weights::ZERO; COUNTS];
        let mut feature = 0;
        while feature < table.len() {
            let mut count = 0;
            while count < COUNTS {
                [all[count].start[feature], all[count].end[feature]] = table[feature].1[count];
                count += 1;
            }
            feature += 1;
        }
        all
    }

    /// A feature's weight at the start of a game and at its end.
    pub(crate) fn of(&self, feature: usize) -> [f32; 2] {
        [self.start[feature], self.end[feature]]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = &f32> {
        self.start.iter().chain(&self.end)
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.start.iter_mut().chain(&mut self.end)
    }
}

/// A list of features: an enum whose variants are their places, and `NAMES` with a name for each.
macro_rules! features {
    ($($(#[$note:meta])* $feature:ident = $name:literal,)*) => {
        #[derive(Clone, Copy)]
        enum Feature {
            $($(#[$note])* $feature,)*
        }

        const NAMES: &[&str] = &[$($name),*];
    };
}
pub(crate) use features;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_change_in_proportion_as_the_game_goes_on() {
        let [weights] = Weights::from_table(&[("fame", [[1.0, 3.0]]), ("cards", [[2.0, 0.0]])]);
        let seat = Seat::FIRST;
        for (progress, expected) in [(0.0, 5.0 + 4.0), (0.5, 10.0 + 2.0), (1.0, 15.0)] {
            let mut position = Description::new(SeatCount::TWO, progress);
            position.add(seat, 0, 5.0);
            position.add(seat, 1, 2.0);
            let standings = position.standings(&weights);
            assert!((standings[0] - expected).abs() < 1e-6 && standings[1] == 0.0, "{standings:?}");
        }
    }
}
