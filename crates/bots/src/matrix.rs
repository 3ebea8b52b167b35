//! Games of one decision that both sides make at once: how they are best mixed. Knows nothing of boards or bots.
//!
//! ```
//! use bots::matrix::Matrix;
//!
//! // Rock, paper and scissors, against the same: each row wins against one column, and shares with one.
//! let game = Matrix::new(3, vec![0.5, 0.0, 1.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5]);
//! let solution = game.solve();
//! assert!((solution.chance - 0.5).abs() < 0.01);
//! // Who plays all three alike cannot be exploited; who always plays rock can.
//! assert!(game.against_best_reply(&solution.rows) > 0.49);
//! assert_eq!(game.against_best_reply(&[1.0, 0.0, 0.0]), 0.0);
//! ```

/// How many times regrets are matched before the mixture is read off.
const STEPS: u32 = 400;

/// The chances of the side that chooses the row. The other side chooses a column, out of those of one kind: chance
/// decides which kind it has, and it alone knows that.
#[derive(Debug, Clone)]
pub struct Matrix {
    /// How likely each kind is, and how many columns it has.
    kinds: Vec<(f32, usize)>,
    columns: usize,
    /// Row by row.
    chances: Vec<f32>,
}

/// How both sides should choose, and the chance of the rows then.
#[derive(Debug, Clone)]
pub struct Solution {
    pub rows: Vec<f32>,
    pub columns: Vec<f32>,
    pub chance: f32,
}

impl Matrix {
    /// A matrix in which the columns are of several kinds, each with its weight and its number of columns. A kind
    /// without columns does not count.
    pub fn with_kinds(mut kinds: Vec<(f32, usize)>, chances: Vec<f32>) -> Matrix {
        kinds.retain(|(_, columns)| *columns > 0);
        let all: f32 = kinds.iter().map(|(weight, _)| weight).sum();
        for (weight, _) in &mut kinds {
            *weight /= all;
        }
        Matrix { columns: kinds.iter().map(|(_, columns)| columns).sum(), kinds, chances }
    }

    pub fn new(columns: usize, chances: Vec<f32>) -> Matrix {
        Matrix::with_kinds(vec![(1.0, columns)], chances)
    }

    fn rows(&self) -> impl ExactSizeIterator<Item = &[f32]> {
        self.chances.chunks_exact(self.columns.max(1))
    }

    /// The chance of each row against a mixture of columns.
    pub fn by_row(&self, columns: &[f32]) -> Vec<f32> {
        let mut weights = columns.iter();
        let mut weighted = Vec::with_capacity(self.columns);
        for &(likely, count) in &self.kinds {
            weighted.extend(weights.by_ref().take(count).map(|weight| likely * weight));
        }
        self.rows()
            .map(|row| row.iter().zip(&weighted).map(|(chance, weight)| chance * weight).sum())
            .collect()
    }

    /// The chance that a mixture of rows has against each column.
    pub fn by_column(&self, rows: &[f32]) -> Vec<f32> {
        let mut sums = vec![0.0; self.columns];
        for (row, weight) in self.rows().zip(rows).filter(|(_, weight)| **weight > 0.0) {
            sums.iter_mut().zip(row).for_each(|(sum, chance)| *sum += weight * chance);
        }
        sums
    }

    /// The chance that is left to a mixture of rows against somebody who knows it.
    pub fn against_best_reply(&self, rows: &[f32]) -> f32 {
        let mut columns = self.by_column(rows).into_iter();
        let worst = |count| columns.by_ref().take(count).fold(f32::INFINITY, f32::min);
        let by_kind: Vec<f32> = self.kinds.iter().map(|&(_, count)| count).map(worst).collect();
        self.kinds.iter().zip(by_kind).map(|((likely, _), chance)| likely * chance).sum()
    }

    /// Regret matching: in turn both sides choose what they have missed most so far, and the mean of all their
    /// choices, the later ones counting more, comes ever nearer to what nobody can exploit.
    pub fn solve(&self) -> Solution {
        let mut rows = Regrets::new(vec![self.rows().len()]);
        let mut columns = Regrets::new(self.kinds.iter().map(|&(_, count)| count).collect());
        for step in 1..=STEPS {
            rows.regret(&self.by_row(&columns.now));
            rows.choose(step as f32);
            let losses: Vec<f32> = self.by_column(&rows.now).into_iter().map(|chance| -chance).collect();
            columns.regret(&losses);
            columns.choose(step as f32);
        }
        let (rows, columns) = (rows.mean(), columns.mean());
        let chance = self.by_row(&columns).iter().zip(&rows).map(|(chance, weight)| chance * weight).sum();
        Solution { rows, columns, chance }
    }
}

/// How much each option has been missed, in groups that are chosen from apart.
struct Regrets {
    groups: Vec<usize>,
    missed: Vec<f32>,
    now: Vec<f32>,
    sum: Vec<f32>,
}

impl Regrets {
    fn new(groups: Vec<usize>) -> Regrets {
        let options = groups.iter().sum();
        let mut now = vec![0.0; options];
        normalise(&groups, &mut now);
        Regrets { groups, missed: vec![0.0; options], now, sum: vec![0.0; options] }
    }

    fn choose(&mut self, weight: f32) {
        self.now.copy_from_slice(&self.missed);
        normalise(&self.groups, &mut self.now);
        self.sum.iter_mut().zip(&self.now).for_each(|(sum, now)| *sum += weight * now);
    }

    /// Counts what each option would have brought more than the choice of its group.
    fn regret(&mut self, values: &[f32]) {
        let mut first = 0;
        for &count in &self.groups {
            let group = first..first + count;
            let chosen: f32 = self.now[group.clone()]
                .iter()
                .zip(&values[group.clone()])
                .map(|(now, value)| now * value)
                .sum();
            for option in group {
                self.missed[option] = (self.missed[option] + values[option] - chosen).max(0.0);
            }
            first += count;
        }
    }

    fn mean(mut self) -> Vec<f32> {
        normalise(&self.groups, &mut self.sum);
        self.sum
    }
}

/// Makes the weights of each group add up to 1; all alike if there are none.
fn normalise(groups: &[usize], weights: &mut [f32]) {
    let mut rest = weights;
    for &count in groups {
        let (group, others) = rest.split_at_mut(count);
        let all: f32 = group.iter().sum();
        for weight in group {
            *weight = if all > 0.0 { *weight / all } else { 1.0 / count as f32 };
        }
        rest = others;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_of_guessing_is_mixed() {
        // Whoever hides in the first place and is not found gains twice as much.
        let game = Matrix::new(2, vec![0.0, 1.0, 0.5, 0.0]);
        let Solution { rows, columns, chance } = game.solve();
        assert!(
            (rows[0] - 1.0 / 3.0).abs() < 0.02 && (columns[0] - 2.0 / 3.0).abs() < 0.02,
            "{rows:?} {columns:?}"
        );
        assert!((chance - 1.0 / 3.0).abs() < 0.01, "{chance}");
        assert!(game.against_best_reply(&rows) > 0.32 && game.against_best_reply(&[1.0, 0.0]) == 0.0);
    }

    #[test]
    fn the_best_row_is_chosen_where_there_is_one() {
        let Solution { rows, chance, .. } = Matrix::new(2, vec![0.6, 0.7, 0.5, 0.9]).solve();
        assert!(rows[0] > 0.95 && (chance - 0.6).abs() < 0.02, "{rows:?} {chance}");
    }

    #[test]
    fn kinds_of_columns_reply_apart() {
        let game = Matrix::with_kinds(vec![(0.5, 2), (0.5, 1)], vec![0.0, 1.0, 1.0, 1.0, 0.0, 0.0]);
        assert!((game.against_best_reply(&[0.5, 0.5]) - 0.5).abs() < 1e-6);
        assert!((game.against_best_reply(&[1.0, 0.0]) - 0.5).abs() < 1e-6);
    }
}
