//! A puzzle as it is kept: one line of JSON.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// A position, and what is known of its options. Chances are those of the seat that decides, as the search saw them that
/// confirmed the puzzle.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Puzzle {
    /// The number of the deal it comes from.
    pub deal: u64,
    pub seats: u8,
    pub options: Value,
    pub seed: String,
    /// What was played before, each by the first seat that owed a decision.
    pub actions: Vec<String>,
    /// Who decides.
    pub seat: Seat,
    pub best: String,
    /// The chance to win with the best option.
    pub chance: f32,
    /// Other options that were looked at closely, best first.
    pub others: Vec<Other>,
    /// What looks best at first sight; one of the others.
    pub tempting: String,
    /// What the best option brings that the tempting one does not, the weightiest first.
    pub why: Vec<FeatureWorth>,
    /// After how many more decisions that outweighs what speaks against it; nothing if only a search sees it.
    pub ahead: Option<usize>,
    /// The levels that solve it more often than not.
    pub levels: Vec<String>,
}

/// An option that is not the best.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(into = "(String, f32)", from = "(String, f32)")]
pub struct Other {
    pub action: String,
    /// The chance to win with it.
    pub chance: f32,
}

/// A feature that the judge sees more of, or less.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(into = "(String, f32)", from = "(String, f32)")]
pub struct FeatureWorth {
    pub feature: String,
    /// What the difference is worth; negative if it speaks against the best option.
    pub worth: f32,
}

impl From<Other> for (String, f32) {
    fn from(other: Other) -> (String, f32) {
        (other.action, other.chance)
    }
}

impl From<(String, f32)> for Other {
    fn from((action, chance): (String, f32)) -> Other {
        Other { action, chance }
    }
}

impl From<FeatureWorth> for (String, f32) {
    fn from(why: FeatureWorth) -> (String, f32) {
        (why.feature, why.worth)
    }
}

impl From<(String, f32)> for FeatureWorth {
    fn from((feature, worth): (String, f32)) -> FeatureWorth {
        FeatureWorth { feature, worth }
    }
}

/// How hard a puzzle is, by the levels that solve it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// Whoever looks at the points alone may find it.
    Easy,
    /// A little thinking ahead finds it.
    Medium,
    /// Only long thought finds it.
    Hard,
    /// Not even the master finds it at the pace of a game.
    Fiendish,
}

impl Difficulty {
    /// The message that says it.
    pub const fn message(self) -> &'static str {
        match self {
            Difficulty::Easy => "puzzle-easy",
            Difficulty::Medium => "puzzle-medium",
            Difficulty::Hard => "puzzle-hard",
            Difficulty::Fiendish => "puzzle-fiendish",
        }
    }
}

impl Puzzle {
    /// By how much the best option is better than the next one.
    pub fn gap(&self) -> f32 {
        self.chance - self.others.first().map_or(0.0, |other| other.chance)
    }

    pub fn difficulty(&self) -> Difficulty {
        let solved_by = |level: &str| self.levels.iter().any(|solver| solver == level);
        if solved_by("novice") || solved_by("apprentice") {
            Difficulty::Easy
        } else if solved_by("general") {
            Difficulty::Medium
        } else if solved_by("master") {
            Difficulty::Hard
        } else {
            Difficulty::Fiendish
        }
    }
}
