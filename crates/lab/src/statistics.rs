//! What a number of blocks says, and how sure one can be of it.
//!
//! The games of a block share a deal, so they are not independent: blocks are counted, not games.

use crate::arena::Block;
use game::chance::{below, dice};
use serde::Serialize;

/// 95 of 100 normally distributed numbers lie within this many standard deviations.
const NORMAL_95: f64 = 1.96;
/// Rating points by which the odds grow tenfold.
const ELO: f64 = 400.0;
/// How many times the blocks are resampled to see how ratings could have come out.
const RESAMPLES: usize = 200;

/// A mean of results from 0 to 1, and where its true value probably lies.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    pub mean: f64,
    /// The 95 % interval.
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// Wilson's interval, with as many games as the spread of the blocks is worth.
    pub fn of(blocks: &[f64], games_per_block: usize) -> Estimate {
        let count = blocks.len() as f64;
        if blocks.is_empty() {
            return Estimate { mean: 0.5, low: 0.0, high: 1.0 };
        }
        let mean = blocks.iter().sum::<f64>() / count;
        let variance_of_mean = variance(blocks, mean) / count;
        let games = count * games_per_block as f64;
        let binomial = mean * (1.0 - mean);
        let worth =
            if variance_of_mean > 0.0 && binomial > 0.0 { binomial / variance_of_mean } else { games };
        let spread = NORMAL_95 * NORMAL_95 / worth;
        let middle = (mean + spread / 2.0) / (1.0 + spread);
        let half = (spread * (binomial + spread / 4.0)).sqrt() / (1.0 + spread);
        Estimate { mean, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
    }
}

/// A mean of numbers of any size, and how far it may be off.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Mean {
    pub mean: f64,
    /// The standard error of the mean.
    pub error: f64,
    /// The standard deviation of the numbers.
    pub spread: f64,
}

impl Mean {
    pub fn of(numbers: &[f64]) -> Mean {
        let count = numbers.len().max(1) as f64;
        let mean = numbers.iter().sum::<f64>() / count;
        let spread = variance(numbers, mean).sqrt();
        Mean { mean, error: spread / count.sqrt(), spread }
    }

    /// The 95 % interval.
    pub fn estimate(&self) -> Estimate {
        let half = NORMAL_95 * self.error;
        Estimate { mean: self.mean, low: self.mean - half, high: self.mean + half }
    }
}

fn variance(numbers: &[f64], mean: f64) -> f64 {
    let sum: f64 = numbers.iter().map(|number| (number - mean).powi(2)).sum();
    sum / (numbers.len() as f64 - 1.0).max(1.0)
}

/// A player's strength in rating points; the mean of all players is 0.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Rating {
    pub points: f64,
    /// The 95 % interval.
    pub low: f64,
    pub high: f64,
}

/// The ratings that make the results most likely, and how they could have come out with other deals.
pub fn ratings(players: usize, blocks: &[Block]) -> Vec<Rating> {
    let measured = fit(players, blocks.iter());
    let mut dice = dice(1);
    let mut resampled: Vec<Vec<f64>> = vec![vec![]; players];
    for _ in 0..RESAMPLES {
        let drawn = (0..blocks.len()).map(|_| &blocks[below(&mut dice, blocks.len() as u32) as usize]);
        for (list, points) in resampled.iter_mut().zip(fit(players, drawn)) {
            list.push(points);
        }
    }
    let interval = |list: &mut Vec<f64>| {
        list.sort_by(f64::total_cmp);
        let at = |share: f64| list[((list.len() - 1) as f64 * share).round() as usize];
        (at(0.025), at(0.975))
    };
    (measured.into_iter().zip(&mut resampled))
        .map(|(points, list)| {
            let (low, high) = interval(list);
            Rating { points, low, high }
        })
        .collect()
}

/// Strengths after Bradley and Terry, in which one draw between all who met keeps nobody infinitely strong.
fn fit<'a>(players: usize, blocks: impl Iterator<Item = &'a Block>) -> Vec<f64> {
    let mut won = vec![vec![0.0; players]; players];
    for block in blocks {
        let (one, other) = (block.pairing.one, block.pairing.other);
        if won[one][other] + won[other][one] == 0.0 {
            won[one][other] += 0.5;
            won[other][one] += 0.5;
        }
        for &(own, theirs) in &block.games {
            won[one][other] += own;
            won[other][one] += theirs;
        }
    }
    let mut strengths = vec![1.0_f64; players];
    for _ in 0..500 {
        for player in 0..players {
            let wins: f64 = won[player].iter().sum();
            let meetings = (0..players).filter(|&rival| rival != player).map(|rival| {
                (won[player][rival] + won[rival][player]) / (strengths[player] + strengths[rival])
            });
            let expected: f64 = meetings.sum();
            if expected > 0.0 {
                strengths[player] = wins / expected;
            }
        }
    }
    let points: Vec<f64> = strengths.iter().map(|strength| ELO * strength.log10()).collect();
    let mean = points.iter().sum::<f64>() / players as f64;
    points.into_iter().map(|points| points - mean).collect()
}

/// A sequential test of whether the first of two players is the stronger: it stops as soon as it is sure.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct SequentialTest {
    /// Rating points between which it decides.
    pub from: f64,
    pub to: f64,
    /// How often each of its answers may be wrong.
    pub error: f64,
}

/// What a sequential test says so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Stronger,
    NotStronger,
    Undecided,
}

impl Default for SequentialTest {
    fn default() -> SequentialTest {
        SequentialTest { from: 0.0, to: 30.0, error: 0.05 }
    }
}

impl SequentialTest {
    /// The generalised likelihood ratio of the two answers, from the mean and spread of the blocks.
    pub fn ratio(&self, blocks: &[f64]) -> f64 {
        let count = blocks.len() as f64;
        let mean = blocks.iter().sum::<f64>() / count.max(1.0);
        // A spread of nothing after a few blocks is luck, not certainty.
        let variance = variance(blocks, mean).max(0.25 / count.max(1.0));
        let expected = |points: f64| 1.0 / (1.0 + 10_f64.powf(-points / ELO));
        let (from, to) = (expected(self.from), expected(self.to));
        count * (to - from) * (2.0 * mean - from - to) / (2.0 * variance)
    }

    pub fn verdict(&self, blocks: &[f64]) -> Verdict {
        let bound = ((1.0 - self.error) / self.error).ln();
        match self.ratio(blocks) {
            ratio if ratio >= bound => Verdict::Stronger,
            ratio if ratio <= -bound => Verdict::NotStronger,
            _ => Verdict::Undecided,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::arena::Pairing;

    #[test]
    fn an_interval_is_wilsons_when_blocks_are_single_games() {
        // 8 of 10: 0.490 to 0.943 by the textbook formula.
        let games: Vec<f64> = (0..10).map(|game| if game < 8 { 1.0 } else { 0.0 }).collect();
        let estimate = Estimate::of(&games, 1);
        assert!((estimate.mean - 0.8).abs() < 1e-9);
        assert!((estimate.low - 0.49).abs() < 0.03 && (estimate.high - 0.943).abs() < 0.02, "{estimate:?}");
    }

    #[test]
    fn all_games_won_are_no_certainty() {
        let estimate = Estimate::of(&[1.0; 50], 2);
        assert!(estimate.low > 0.95 && estimate.low < 0.97, "{estimate:?}");
    }

    fn blocks(wins: usize, of: usize) -> Vec<Block> {
        let pairing = Pairing { one: 0, other: 1 };
        let won = |game| if game < wins { (1.0, 0.0) } else { (0.0, 1.0) };
        (0..of).map(|game| Block { pairing, games: vec![won(game)], luck: vec![] }).collect()
    }

    #[test]
    fn three_of_four_are_190_points() {
        let ratings = ratings(2, &blocks(750, 1000));
        let ahead = ratings[0].points - ratings[1].points;
        assert!((ahead - 190.8).abs() < 2.0, "{ahead}");
        assert!(ratings[0].low < ratings[0].points && ratings[0].points < ratings[0].high);
        assert!((ratings[0].points + ratings[1].points).abs() < 1e-6);
    }

    #[test]
    fn a_sequential_test_says_what_is_plain_and_no_more() {
        let test = SequentialTest::default();
        assert_eq!(test.verdict(&[1.0, 0.5].repeat(50)), Verdict::Stronger);
        assert_eq!(test.verdict(&[0.0, 0.5].repeat(50)), Verdict::NotStronger);
        assert_eq!(test.verdict(&[1.0, 0.0].repeat(3)), Verdict::Undecided);
        assert_eq!(test.verdict(&[]), Verdict::Undecided);
    }
}
