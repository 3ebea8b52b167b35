//! What all levels lost in the same positions: lines of a file, and the table that is made of them.

use crate::lineup::TIMES;
use bots::Level;
use lab::statistics::{Estimate, Mean};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// How games were played and analysed.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Settings {
    pub game: String,
    pub play: u32,
    pub iterations: u32,
    pub decisions: usize,
    pub seed: String,
}

/// One game.
#[derive(Debug, Serialize, Deserialize)]
pub struct Erred {
    #[serde(flatten)]
    pub settings: Settings,
    pub number: u64,
    pub looks: Vec<Look>,
}

/// A decision that every level made.
#[derive(Debug, Serialize, Deserialize)]
pub struct Look {
    /// Which of all actions it was, counted from 1.
    pub decision: usize,
    /// What each level lost, the weakest first.
    pub lost: Vec<Lost>,
}

/// What somebody lost, as a chance to win.
#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
pub struct Lost {
    /// Beyond what is uncertain, as an analysis tells it.
    pub error: f64,
    /// The plain difference, which chance makes too large for all levels alike.
    pub plainly: f64,
}

/// What the games of one kind say, as a table in Markdown.
pub fn report(game: &str, erred: &[&Erred]) -> String {
    let looks: usize = erred.iter().map(|game| game.looks.len()).sum();
    let mut text = format!(
        "\n## {game}, {} games, {looks} decisions\n\n\
         | level | error rate | plain loss | errs more than the next | 95 % interval | loses more than the next | 95 % interval |\n\
         | --- | --- | --- | --- | --- | --- | --- |\n",
        erred.len()
    );
    for (level, name) in Level::ALL.iter().map(|level| level.id()).enumerate() {
        let error = mean_of(erred, |look| look.lost[level].error);
        let plain = mean_of(erred, |look| look.lost[level].plainly);
        let _ = write!(
            text,
            "| {name} | {:.2} \u{b1} {:.2} | {:.2} \u{b1} {:.2} |",
            error.mean, error.error, plain.mean, plain.error
        );
        if level + 1 < Level::ALL.len() {
            let errs = mean_of(erred, |look| look.lost[level].error - look.lost[level + 1].error);
            let loses = mean_of(erred, |look| look.lost[level].plainly - look.lost[level + 1].plainly);
            for more in [errs, loses] {
                let Estimate { mean, low, high } = more.estimate();
                let _ = write!(text, " {mean:.2} | {low:.2} to {high:.2} |");
            }
        } else {
            text.push_str(" | | | |");
        }
        text.push('\n');
    }
    text
}

/// The mean of a number over all decisions, in points of a hundred. Decisions of the same deal do not stand for themselves, so
/// its error is reckoned from whole deals.
fn mean_of(erred: &[&Erred], value: impl Fn(&Look) -> f64) -> Mean {
    let mut deals: BTreeMap<u64, Vec<f64>> = BTreeMap::new();
    for game in erred {
        let values = game.looks.iter().map(|look| 100.0 * value(look));
        deals.entry(game.number / TIMES).or_default().extend(values);
    }
    let all: Vec<f64> = deals.values().flatten().copied().collect();
    let mean = Mean::of(&all);
    let off = |deal: &Vec<f64>| (deal.iter().sum::<f64>() - deal.len() as f64 * mean.mean).powi(2);
    let count = deals.len() as f64;
    let squares = deals.values().map(off).sum::<f64>() * count / (count - 1.0).max(1.0);
    Mean { error: squares.sqrt() / all.len().max(1) as f64, ..mean }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decisions_of_a_deal_do_not_stand_for_themselves() {
        let settings =
            Settings { game: "qin".to_owned(), play: 1, iterations: 1, decisions: 1, seed: String::new() };
        let game = |number: u64, errors: [f64; 5]| {
            let lost = errors.map(|error| Lost { error, plainly: error }).to_vec();
            Erred { settings: settings.clone(), number, looks: vec![Look { decision: 1, lost }] }
        };
        // Two deals, each played twice with the same result: four decisions that are worth no more than two.
        let weak = [0.04, 0.03, 0.02, 0.01, 0.0];
        let flawless = [0.0; 5];
        let games = [game(0, weak), game(1, weak), game(2, flawless), game(3, flawless)];
        let all: Vec<&Erred> = games.iter().collect();
        let novice = mean_of(&all, |look| look.lost[0].error);
        assert!((novice.mean - 2.0).abs() < 1e-9 && (novice.error - 2.0).abs() < 1e-9, "{novice:?}");
        let text = report("qin", &all);
        assert!(text.contains("## qin, 4 games, 4 decisions"), "{text}");
        assert!(
            text.contains("| novice | 2.00 \u{b1} 2.00 | 2.00 \u{b1} 2.00 | 0.50 | -0.48 to 1.48 |"),
            "{text}"
        );
    }
}
