//! What was found in many analysed games: lines of a file, and the report that is made of them.

use bots::Level;
use lab::statistics::Mean;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How games were played and analysed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settings {
    pub game: String,
    pub play: u32,
    pub worlds: u32,
    pub alternatives: u32,
    pub seed: String,
}

/// One game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Studied {
    #[serde(flatten)]
    pub settings: Settings,
    pub number: u64,
    pub players: Vec<String>,
    /// The part of the victory that each seat had.
    pub result: Vec<f64>,
    pub luck: Vec<f64>,
}

impl Studied {
    fn adjusted(&self, seat: usize) -> f64 {
        self.result[seat] - self.luck[seat]
    }
}

/// What the games of one kind say, as tables in Markdown.
pub fn report(game: &str, studied: &[&Studied]) -> String {
    let mut text = format!("\n## {game}, {} games\n\n", studied.len());
    text.push_str(
        "| seat | luck of draws | its spread | result | adjusted | spread of results | of adjusted |\n",
    );
    text.push_str("| --- | --- | --- | --- | --- | --- | --- |\n");
    for seat in 0..2 {
        let mean = |value: &dyn Fn(&Studied) -> f64| mean_by_deal(studied, value);
        let (luck, result, adjusted) = (
            mean(&|game| game.luck[seat]),
            mean(&|game| game.result[seat]),
            mean(&|game| game.adjusted(seat)),
        );
        let _ = writeln!(
            text,
            "| {seat} | {:+.2} \u{b1} {:.2} | {:.1} | {:.1} \u{b1} {:.1} | {:.1} \u{b1} {:.1} | {:.1} | {:.1} |",
            100.0 * luck.mean,
            100.0 * luck.error,
            100.0 * luck.spread,
            100.0 * result.mean,
            100.0 * result.error,
            100.0 * adjusted.mean,
            100.0 * adjusted.error,
            100.0 * result.spread,
            100.0 * adjusted.spread
        );
    }
    text + &pairs(studied)
}

/// The mean and spread of a number. Games of the same deal share its luck, so the error of the mean is that of deals.
fn mean_by_deal(studied: &[&Studied], value: impl Fn(&Studied) -> f64) -> Mean {
    let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for game in studied {
        deals.entry(game.number / 2).or_default().push(value(game));
    }
    let by_deal: Vec<f64> = deals.values().map(|deal| Mean::of(deal).mean).collect();
    let all: Vec<f64> = deals.into_values().flatten().collect();
    Mean { error: Mean::of(&by_deal).error, ..Mean::of(&all) }
}

/// What adjusting is worth: the spread of results between the same two players, game by game, and deal by deal with the
/// seats changed round.
fn pairs(studied: &[&Studied]) -> String {
    let mut sums = [0.0; 4];
    for one in Level::ALL {
        for other in Level::ALL {
            let met: Vec<&&Studied> =
                studied.iter().filter(|game| game.players == [one.id(), other.id()]).collect();
            let returned: Vec<(&&Studied, &&Studied)> = (met.iter())
                .filter_map(|game| {
                    let again = studied.iter().find(|again| again.number == game.number ^ 1)?;
                    Some((*game, again))
                })
                .collect();
            let variance = |numbers: Vec<f64>| Mean::of(&numbers).spread.powi(2) * numbers.len() as f64;
            sums[0] += variance(met.iter().map(|game| game.result[0]).collect());
            sums[1] += variance(met.iter().map(|game| game.adjusted(0)).collect());
            let block = |value: &dyn Fn(&Studied, usize) -> f64| {
                variance(
                    returned
                        .iter()
                        .map(|(one, other)| f64::midpoint(value(one, 0), value(other, 1)))
                        .collect(),
                )
            };
            sums[2] += block(&|game, seat| game.result[seat]);
            sums[3] += block(&|game, seat| game.adjusted(seat));
        }
    }
    let luck = Mean::of(&studied.iter().map(|game| game.luck[0]).collect::<Vec<_>>());
    let result = Mean::of(&studied.iter().map(|game| game.result[0]).collect::<Vec<_>>());
    let together: f64 =
        studied.iter().map(|game| (game.luck[0] - luck.mean) * (game.result[0] - result.mean)).sum();
    let slope = together / (studied.len() as f64 - 1.0).max(1.0) / luck.spread.powi(2).max(f64::EPSILON);
    let error = result.error / luck.spread.max(f64::EPSILON);
    let needed = |adjusted: f64, plain: f64| 100.0 * adjusted / plain.max(f64::EPSILON);
    format!(
        "\nBetween the same two players, adjusted results need {:.1} % of the games that plain ones do; where every deal is \
         played twice, {:.1} %. A point of luck brings {slope:.2} \u{b1} {error:.2} points of the result.\n",
        needed(sums[1], sums[0]),
        needed(sums[3], sums[2])
    )
}
