//! What a simulation found, as text and as JSON.

use game::{Outcome, SeatCount};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

/// Counts of finished games.
pub struct Tally {
    decisions: u64,
    games: u64,
    shared: u64,
    wins: Vec<u64>,
    scores: Vec<BTreeMap<i64, u64>>,
    lengths: BTreeMap<i64, u64>,
    endings: BTreeMap<&'static str, u64>,
}

impl Tally {
    pub fn new(seats: SeatCount) -> Tally {
        Tally {
            decisions: 0,
            games: 0,
            shared: 0,
            wins: vec![0; seats.get()],
            scores: vec![BTreeMap::new(); seats.get()],
            lengths: BTreeMap::new(),
            endings: BTreeMap::new(),
        }
    }

    /// Counts one finished game.
    pub fn note(&mut self, outcome: &Outcome, decisions: u64, ending: Option<&'static str>) {
        self.games += 1;
        self.decisions += decisions;
        self.shared += u64::from(outcome.winners().len() > 1);
        for winner in outcome.winners().iter() {
            self.wins[winner.index()] += 1;
        }
        for (scores, &score) in self.scores.iter_mut().zip(outcome.scores()) {
            *scores.entry(score.into()).or_default() += 1;
        }
        *self.lengths.entry(decisions as i64).or_default() += 1;
        *self.endings.entry(ending.unwrap_or("unknown")).or_default() += 1;
    }

    /// Adds the counts of another thread.
    pub fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.shared += other.shared;
        self.wins.iter_mut().zip(&other.wins).for_each(|(wins, more)| *wins += more);
        self.scores.iter_mut().zip(&other.scores).for_each(|(scores, more)| merge(scores, more));
        merge(&mut self.lengths, &other.lengths);
        merge(&mut self.endings, &other.endings);
    }
}

fn merge<K: Ord + Copy>(counts: &mut BTreeMap<K, u64>, more: &BTreeMap<K, u64>) {
    for (&key, count) in more {
        *counts.entry(key).or_default() += count;
    }
}

/// The report of a simulation.
#[derive(Serialize)]
pub struct Report {
    game: &'static str,
    seats: usize,
    threads: usize,
    games: u64,
    decisions: u64,
    seconds: f64,
    games_per_second: f64,
    decisions_per_second: f64,
    /// Games won by each seat; a shared victory counts for all who share it.
    wins: Vec<u64>,
    shared_victories: u64,
    mean_scores: Vec<f64>,
    /// How often each seat had each score.
    scores: Vec<BTreeMap<i64, u64>>,
    /// Decisions in a game.
    lengths: Spread,
    /// How often each kind of ending came up.
    endings: BTreeMap<&'static str, u64>,
}

/// How a number varies from game to game.
#[derive(Serialize)]
struct Spread {
    least: i64,
    lower_quartile: i64,
    median: i64,
    upper_quartile: i64,
    most: i64,
    mean: f64,
}

impl Report {
    pub fn new(game: &'static str, seats: SeatCount, threads: usize, time: Duration, tally: Tally) -> Report {
        let seconds = time.as_secs_f64();
        Report {
            game,
            seats: seats.get(),
            threads,
            games: tally.games,
            decisions: tally.decisions,
            seconds,
            games_per_second: tally.games as f64 / seconds,
            decisions_per_second: tally.decisions as f64 / seconds,
            wins: tally.wins,
            shared_victories: tally.shared,
            mean_scores: tally.scores.iter().map(|scores| Spread::of(scores).mean).collect(),
            scores: tally.scores,
            lengths: Spread::of(&tally.lengths),
            endings: tally.endings,
        }
    }
}

impl Spread {
    /// Of numbers and how often each came up.
    fn of(counts: &BTreeMap<i64, u64>) -> Spread {
        let all: u64 = counts.values().sum();
        let sum: f64 = counts.iter().map(|(&number, &count)| number as f64 * count as f64).sum();
        let at = |share: f64| {
            let mut left = (share * all.saturating_sub(1) as f64).round() as u64;
            let place = counts.iter().find(|&(_, &count)| {
                let here = left < count;
                left = left.saturating_sub(count);
                here
            });
            place.map_or(0, |(&number, _)| number)
        };
        Spread {
            least: at(0.0),
            lower_quartile: at(0.25),
            median: at(0.5),
            upper_quartile: at(0.75),
            most: at(1.0),
            mean: if all == 0 { 0.0 } else { sum / all as f64 },
        }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Spread { least, lower_quartile, median, upper_quartile, most, mean } = self;
        write!(
            f,
            "{least} to {most}, half of them {lower_quartile} to {upper_quartile}, median {median}, mean {mean:.1}"
        )
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let share = |count: u64| 100.0 * count as f64 / self.games.max(1) as f64;
        writeln!(
            f,
            "{} games of {} with {} seats, {} decisions, on {} {}",
            self.games,
            self.game,
            self.seats,
            self.decisions,
            self.threads,
            if self.threads == 1 { "thread" } else { "threads" }
        )?;
        writeln!(
            f,
            "{:.2} s: {:.0} games and {:.0} decisions per second",
            self.seconds, self.games_per_second, self.decisions_per_second
        )?;
        for (seat, (wins, scores)) in self.wins.iter().zip(&self.scores).enumerate() {
            writeln!(f, "seat {seat} wins {wins} ({:.1} %); scores {}", share(*wins), Spread::of(scores))?;
        }
        writeln!(f, "shared victories: {} ({:.1} %)", self.shared_victories, share(self.shared_victories))?;
        writeln!(f, "decisions in a game: {}", self.lengths)?;
        for (ending, count) in &self.endings {
            writeln!(f, "ended by {ending}: {count} ({:.1} %)", share(*count))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spread_tells_where_the_numbers_lie() {
        let counts = [(1, 1), (2, 2), (10, 1)].into_iter().collect();
        assert_eq!(Spread::of(&counts).to_string(), "1 to 10, half of them 2 to 2, median 2, mean 3.8");
        assert_eq!(
            Spread::of(&BTreeMap::new()).to_string(),
            "0 to 0, half of them 0 to 0, median 0, mean 0.0"
        );
    }
}
