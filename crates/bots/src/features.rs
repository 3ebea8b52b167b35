//! A position in numbers: what a judge sees in it for every seat, and how much each of these things counts.
//!
//! Standings are sums of features times weights, so a judge stays fast and can be read. `lab learn` finds the weights.

use crate::BySeat;
use game::{MAX_SEATS, Seat, SeatCount};

/// The most things a judge can tell apart.
pub const MOST_FEATURES: usize = 48;
/// The moments of a game at which a feature has weights of its own, at equal distances from its start to its end.
pub const MOMENTS: usize = 4;

/// The features of a position: how much of each every seat has.
#[derive(Debug, Clone)]
pub struct Features {
    seats: SeatCount,
    /// How far the game has come, from 0 at the start to 1 at the end.
    progress: f32,
    amounts: [[f32; MOST_FEATURES]; MAX_SEATS],
}

impl Features {
    pub fn new(seats: SeatCount, progress: f32) -> Features {
        let amounts = [[0.0; MOST_FEATURES]; MAX_SEATS];
        Features { seats, progress: progress.clamp(0.0, 1.0), amounts }
    }

    /// Adds an amount of a feature, given by its place in the list of names ([`crate::Judged::FEATURES`]).
    #[inline]
    pub fn add(&mut self, seat: Seat, feature: usize, amount: f32) {
        self.amounts[seat.index()][feature] += amount;
    }

    /// Every seat's features times their weights.
    pub fn standings(&self, weights: &Weights) -> BySeat {
        let now = weights.at(self.progress);
        let mut standings = [0.0; MAX_SEATS];
        for (standing, amounts) in standings.iter_mut().zip(&self.amounts[..self.seats.get()]) {
            *standing = amounts.iter().zip(&now).map(|(amount, weight)| amount * weight).sum();
        }
        standings
    }

    /// By how much each feature puts a seat ahead of the others, on average.
    pub(crate) fn lead(&self, seat: Seat, weights: &Weights) -> [f32; MOST_FEATURES] {
        let mut lead = weights.at(self.progress);
        let amounts = &self.amounts[..self.seats.get()];
        let rivals = (self.seats.get() - 1) as f32;
        for (place, lead) in lead.iter_mut().enumerate() {
            let (own, all) = (amounts[seat.index()][place], amounts.iter().map(|of| of[place]).sum::<f32>());
            *lead *= own - (all - own) / rivals;
        }
        lead
    }

    /// How the logarithm of a likelihood changes with each weight, if it changes so with every seat's standing.
    pub fn gradient(&self, by_standing: &BySeat) -> Weights {
        let between = Between::moments(self.progress);
        let mut gradient = Weights::ZERO;
        for (amounts, change) in self.amounts.iter().zip(by_standing) {
            for (feature, amount) in amounts.iter().enumerate() {
                gradient.0[between.earlier][feature] += change * amount * (1.0 - between.way);
                gradient.0[between.earlier + 1][feature] += change * amount * between.way;
            }
        }
        gradient
    }
}

/// Where a position stands between two moments of a game.
#[derive(Clone, Copy)]
struct Between {
    earlier: usize,
    /// How much of the way to the later one is behind it, from 0 to 1.
    way: f32,
}

impl Between {
    fn moments(progress: f32) -> Between {
        let steps = progress * (MOMENTS - 1) as f32;
        let earlier = (steps as usize).min(MOMENTS - 2);
        Between { earlier, way: steps - earlier as f32 }
    }
}

/// How much every feature counts, at each moment of a game; in between in proportion.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights([[f32; MOST_FEATURES]; MOMENTS]);

/// A row of a table that was learned: a feature and, for two seats and every further number of them, its weights
/// from the start of a game to its end.
pub type FeatureWeights<const COUNTS: usize> = (&'static str, [[f32; MOMENTS]; COUNTS]);

impl Weights {
    pub const ZERO: Weights = Weights([[0.0; MOST_FEATURES]; MOMENTS]);

    /// The weights for every number of seats, from a table that was learned for these features.
    ///
    /// # Panics
    /// If the table is of other features: a judge says so when it is compiled, and its game has to be learned anew.
    pub const fn from_table<const COUNTS: usize>(
        table: &[FeatureWeights<COUNTS>],
        features: &[&str],
    ) -> [Weights; COUNTS] {
        assert!(table.len() == features.len(), "the table has other features than the judge");
        let mut all = [Weights::ZERO; COUNTS];
        let mut feature = 0;
        while feature < table.len() {
            assert!(
                are_equal(table[feature].0, features[feature]),
                "the table has other features than the judge"
            );
            let mut count = 0;
            while count < COUNTS {
                let mut moment = 0;
                while moment < MOMENTS {
                    all[count].0[moment][feature] = table[feature].1[count][moment];
                    moment += 1;
                }
                count += 1;
            }
            feature += 1;
        }
        all
    }

    /// A feature's weights from the start of a game to its end.
    pub fn of(&self, feature: usize) -> [f32; MOMENTS] {
        self.0.map(|moment| moment[feature])
    }

    /// The weights when a game has come so far, from 0 to 1.
    pub(crate) fn at(&self, progress: f32) -> [f32; MOST_FEATURES] {
        let Between { earlier, way } = Between::moments(progress);
        let mut now = self.0[earlier];
        for (now, later) in now.iter_mut().zip(&self.0[earlier + 1]) {
            *now += way * (later - *now);
        }
        now
    }

    /// All weights, in a fixed order.
    pub fn iter(&self) -> impl Iterator<Item = &f32> {
        self.0.as_flattened().iter()
    }

    pub fn iter_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        self.0.as_flattened_mut().iter_mut()
    }
}

/// Whether two texts are equal, where the compiler asks.
const fn are_equal(one: &str, other: &str) -> bool {
    let (one, other) = (one.as_bytes(), other.as_bytes());
    let mut same = one.len() == other.len();
    let mut at = 0;
    while same && at < one.len() {
        same = one[at] == other[at];
        at += 1;
    }
    same
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
        let table = [("fame", [[1.0, 3.0, 3.0, 6.0]]), ("cards", [[2.0, 0.0, 0.0, 1.0]])];
        let [weights] = Weights::from_table(&table, &["fame", "cards"]);
        let seat = Seat::FIRST;
        for (progress, fame, cards) in
            [(0.0, 1.0, 2.0), (1.0 / 6.0, 2.0, 1.0), (0.5, 3.0, 0.0), (1.0, 6.0, 1.0)]
        {
            let mut features = Features::new(SeatCount::TWO, progress);
            features.add(seat, 0, 5.0);
            features.add(seat, 1, 2.0);
            let (standings, expected) = (features.standings(&weights), 5.0 * fame + 2.0 * cards);
            assert!((standings[0] - expected).abs() < 1e-5 && standings[1] == 0.0, "{standings:?}");
            assert!((weights.at(progress)[1] - cards).abs() < 1e-5);
        }
    }
}
