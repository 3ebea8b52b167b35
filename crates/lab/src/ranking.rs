//! What an arena found, as text and as JSON.

use crate::arena::{Block, Pairing, Tournament};
use crate::statistics::{Estimate, Mean, Rating, SequentialTest, Verdict, ratings};
use bots::{Budget, Judged};
use serde::Serialize;
use std::fmt;
use std::time::Duration;

/// The result of an arena.
#[derive(Serialize)]
pub struct Ranking {
    pub game: &'static str,
    seats: usize,
    games: usize,
    seconds: f64,
    budget: String,
    seed: String,
    pub players: Vec<Rated>,
    meetings: Vec<Meeting>,
    #[serde(skip_serializing_if = "Option::is_none")]
    test: Option<Tested>,
}

#[derive(Serialize)]
pub struct Rated {
    pub name: String,
    #[serde(flatten)]
    pub rating: Rating,
}

/// How one player did against another: alone against all others of its kind.
#[derive(Serialize)]
struct Meeting {
    one: String,
    other: String,
    games: usize,
    /// The part of the victories that the first had.
    won: Estimate,
    /// What it would have if all were equally strong.
    fair_share: f64,
    /// The same without the luck of the draws, if it was measured.
    #[serde(skip_serializing_if = "Option::is_none")]
    adjusted: Option<Adjusted>,
}

/// Victories without the luck of the draws.
#[derive(Serialize)]
struct Adjusted {
    won: Estimate,
    /// The part of the games that are enough to be as sure as without it.
    games_needed: f64,
}

impl Adjusted {
    fn of(met: &[&Block]) -> Option<Adjusted> {
        let adjusted: Option<Vec<f64>> = met.iter().map(|block| block.adjusted()).collect();
        let (plain, adjusted) =
            (Mean::of(&met.iter().map(|block| block.score()).collect::<Vec<_>>()), Mean::of(&adjusted?));
        let games_needed = if plain.spread > 0.0 { (adjusted.spread / plain.spread).powi(2) } else { 1.0 };
        (!met.is_empty()).then(|| Adjusted { won: adjusted.estimate(), games_needed })
    }
}

#[derive(Serialize)]
struct Tested {
    #[serde(flatten)]
    test: SequentialTest,
    ratio: f64,
    verdict: Verdict,
}

impl Ranking {
    pub fn new<G: Judged>(
        tournament: &Tournament<G>,
        pairings: &[Pairing],
        blocks: &[Block],
        test: Option<SequentialTest>,
        time: Duration,
    ) -> Ranking {
        let names = &tournament.players;
        let seats = tournament.seats.get();
        let meetings = pairings.iter().map(|pairing| {
            let met: Vec<&Block> = blocks.iter().filter(|block| block.pairing == *pairing).collect();
            let scores: Vec<f64> = met.iter().map(|block| block.score()).collect();
            Meeting {
                one: names[pairing.one].clone(),
                other: names[pairing.other].clone(),
                games: scores.len() * seats,
                won: Estimate::of(&scores, seats),
                fair_share: 1.0 / seats as f64,
                adjusted: Adjusted::of(&met),
            }
        });
        let mut players: Vec<Rated> = (names.iter().zip(ratings(names.len(), blocks)))
            .map(|(name, rating)| Rated { name: name.clone(), rating })
            .collect();
        players.sort_by(|one, other| other.rating.points.total_cmp(&one.rating.points));
        let scores: Vec<f64> = blocks.iter().map(Block::score).collect();
        Ranking {
            game: G::ID,
            seats,
            games: blocks.len() * seats,
            seconds: time.as_secs_f64(),
            budget: match tournament.budget {
                Budget::Iterations(most) => format!("{most} iterations"),
                Budget::Time(time) => format!("{} ms", time.as_millis()),
            },
            seed: tournament.seed.clone(),
            players,
            meetings: meetings.collect(),
            test: test.map(|test| Tested {
                test,
                ratio: test.ratio(&scores),
                verdict: test.verdict(&scores),
            }),
        }
    }
}

impl fmt::Display for Ranking {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Ranking { game, seats, games, seconds, budget, seed, .. } = self;
        writeln!(
            f,
            "{games} games of {game} with {seats} seats, {budget} per decision, {seconds:.0} s, seed {seed}"
        )?;
        writeln!(f, "\nRatings, with 95 % intervals")?;
        for Rated { name, rating } in &self.players {
            writeln!(f, "  {name:12} {:+5.0}  ({:+.0} to {:+.0})", rating.points, rating.low, rating.high)?;
        }
        writeln!(f, "\nVictories, with 95 % intervals")?;
        for Meeting { one, other, games, won, fair_share, adjusted } in &self.meetings {
            let against = if *seats == 2 { "against" } else { "among" };
            let percent = |share: f64| 100.0 * share;
            writeln!(
                f,
                "  {one:12} {against} {other:12} {:5.1} %  ({:.1} to {:.1}; equals have {:.0})  {games} games",
                percent(won.mean),
                percent(won.low),
                percent(won.high),
                percent(*fair_share)
            )?;
            if let Some(Adjusted { won, games_needed }) = adjusted {
                writeln!(
                    f,
                    "    without the luck of the draws {:5.1} %  ({:.1} to {:.1}): as sure with {:.0} % of the games",
                    percent(won.mean),
                    percent(won.low),
                    percent(won.high),
                    percent(*games_needed)
                )?;
            }
        }
        if let Some(Tested { test, ratio, verdict }) = &self.test {
            let said = match verdict {
                Verdict::Stronger => "the first is the stronger",
                Verdict::NotStronger => "the first is not the stronger",
                Verdict::Undecided => "not decided yet",
            };
            writeln!(
                f,
                "\nSequential test of {} against {} points: {said} (log ratio {ratio:.2})",
                test.from, test.to
            )?;
        }
        Ok(())
    }
}
