//! What was measured of the bots: lines of a file, and the table that is made of them.

use lab::statistics::Estimate;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use table::printable;

/// One player against another, with a number of seats and a time to think.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Contest {
    pub game: String,
    pub seats: usize,
    pub player: String,
    pub against: String,
    pub milliseconds: u64,
    pub seed: String,
}

/// A deal of a contest: the part of the victory that the player had in each seat.
#[derive(Debug, Serialize, Deserialize)]
pub struct Measured {
    #[serde(flatten)]
    pub contest: Contest,
    pub deal: u64,
    pub won: Vec<f64>,
}

/// All contests in the order in which they come up, as a table in Markdown.
pub fn table(measured: &[Measured]) -> String {
    let mut contests: Vec<(&Contest, Vec<f64>)> = vec![];
    for Measured { contest, won, .. } in measured {
        let score = won.iter().sum::<f64>() / won.len().max(1) as f64;
        match contests.iter_mut().find(|(known, _)| *known == contest) {
            Some((_, scores)) => scores.push(score),
            None => contests.push((contest, vec![score])),
        }
    }
    let mut text = String::from(
        "| game | seats | player | against | won | 95 % interval | games | time |\n\
         | --- | --- | --- | --- | --- | --- | --- | --- |\n",
    );
    for (Contest { game, seats, player, against, milliseconds, .. }, scores) in contests {
        let Estimate { mean, low, high } = Estimate::of(&scores, *seats);
        let [game, player, against] = [game, player, against].map(|word| printable(word));
        let _ = writeln!(
            text,
            "| {game} | {seats} | {player} | {against} | {:.1} % | {:.1} to {:.1} | {} | {milliseconds} ms |",
            100.0 * mean,
            100.0 * low,
            100.0 * high,
            scores.len() * seats
        );
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deals_of_a_contest_are_one_line_of_the_table() {
        let contest = |against: &str| Contest {
            game: "qin".to_owned(),
            seats: 2,
            player: "master".to_owned(),
            against: against.to_owned(),
            milliseconds: 50,
            seed: String::new(),
        };
        let deal = |against: &str, deal, won: [f64; 2]| Measured {
            contest: contest(against),
            deal,
            won: won.to_vec(),
        };
        let measured =
            [deal("planner", 0, [1.0, 0.0]), deal("random", 0, [1.0, 1.0]), deal("planner", 1, [1.0, 1.0])];
        let text = table(&measured);
        let lines: Vec<&str> = text.lines().skip(2).collect();
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("| qin | 2 | master | planner | 75.0 % |"), "{text}");
        assert!(lines[0].ends_with("| 4 | 50 ms |"), "{text}");
        assert!(lines[1].starts_with("| qin | 2 | master | random | 100.0 % |"), "{text}");
    }
}
