//! How bad an error is, in one word. The same for all games.

use serde::{Deserialize, Serialize};

/// The mark of a decision that lost something.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mark {
    Inaccuracy,
    Mistake,
    Blunder,
}

impl Mark {
    pub const ALL: [Mark; 3] = [Mark::Inaccuracy, Mark::Mistake, Mark::Blunder];

    /// The smallest error, as a loss of the chance to win, that gets this mark: 3, 7 and 15 points of 100. Between two,
    /// what a mistake loses decides one game in about fourteen.
    pub const fn least(self) -> f64 {
        match self {
            Mark::Inaccuracy => 0.03,
            Mark::Mistake => 0.07,
            Mark::Blunder => 0.15,
        }
    }

    /// Its name in what is written down.
    pub const fn id(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "inaccuracy",
            Mark::Mistake => "mistake",
            Mark::Blunder => "blunder",
        }
    }

    /// The mark of an error; `None` if it is too small for any.
    pub fn of(error: f64) -> Option<Mark> {
        Mark::ALL.into_iter().rev().find(|mark| error >= mark.least())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_larger_error_gets_a_worse_mark() {
        let marks = [0.0, 0.029, 0.03, 0.069, 0.07, 0.149, 0.15, 1.0].map(Mark::of);
        let [inaccuracy, mistake, blunder] = Mark::ALL.map(Some);
        assert_eq!(marks, [None, None, inaccuracy, inaccuracy, mistake, mistake, blunder, blunder]);
        for mark in Mark::ALL {
            assert_eq!(serde_json::to_value(mark).unwrap(), mark.id());
        }
    }
}
