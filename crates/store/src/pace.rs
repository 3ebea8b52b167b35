//! At which pace a table plays, and how its clocks stand. Knows seats only; who counts the time is for others to say.

use crate::sessions::Timestamp;
use game::Seat;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// What people agree on when a table opens, beside the options of the game.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Customs {
    /// Nobody is in a hurry without one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub pace: Option<Pace>,
    /// Whether the result counts for ratings.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub rated: bool,
    /// Who may read what people write to each other.
    #[serde(default, skip_serializing_if = "Readers::is_everybody")]
    pub words: Readers,
}

/// Who may read what people at a table write in words of their own. Phrases are for everybody.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Readers {
    /// Those who watch, too.
    #[default]
    Everybody,
    /// Those who play.
    Players,
    /// Nobody: there are only phrases.
    Nobody,
}

impl Readers {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
    fn is_everybody(&self) -> bool {
        *self == Readers::Everybody
    }
}

impl Customs {
    /// Whether nothing in particular was agreed on.
    pub fn are_usual(&self) -> bool {
        *self == Customs::default()
    }
}

/// How much time everybody has, and what happens when it is used up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pace {
    pub time: Allowance,
    pub when_up: WhenUp,
}

/// How much time everybody has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Allowance {
    /// Minutes for the whole match, and seconds added for every turn.
    Live { minutes: u16, seconds: u16 },
    /// Days for every turn.
    Days { days: u16 },
}

/// What happens when somebody's time is up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhenUp {
    /// A bot plays until they come back.
    Bot,
    /// They have lost.
    Loss,
}

impl Allowance {
    /// The most minutes for a match, seconds for a turn and days for a turn that anybody may choose: three hours, ten
    /// minutes, a fortnight.
    pub const MOST_MINUTES: u16 = 180;
    pub const MOST_SECONDS: u16 = 600;
    pub const MOST_DAYS: u16 = 14;

    /// Whether it is some time, and not more than anybody may choose.
    pub fn is_sensible(self) -> bool {
        match self {
            Allowance::Live { minutes, seconds } => {
                (1..=Allowance::MOST_MINUTES).contains(&minutes) && seconds <= Allowance::MOST_SECONDS
            }
            Allowance::Days { days } => (1..=Allowance::MOST_DAYS).contains(&days),
        }
    }

    /// The time that somebody has when the match begins.
    pub fn at_first(self) -> Duration {
        match self {
            Allowance::Live { minutes, .. } => Duration::from_mins(minutes.into()),
            Allowance::Days { days } => Duration::from_hours(24 * u64::from(days)),
        }
    }

    /// The time that somebody has who had so much left and comes back to a seat that a bot has played: at least a minute.
    pub fn at_return(self, left: Duration) -> Duration {
        match self {
            Allowance::Live { seconds, .. } => {
                left.max(Duration::from_mins(1)).max(Duration::from_secs(seconds.into()))
            }
            Allowance::Days { .. } => self.at_first(),
        }
    }

    /// The time that somebody has in a new turn who had so much left.
    pub fn in_new_turn(self, left: Duration) -> Duration {
        match self {
            Allowance::Live { seconds, .. } => left + Duration::from_secs(seconds.into()),
            Allowance::Days { .. } => self.at_first(),
        }
    }
}

/// How the clocks of a table stood when something happened there.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClockReading {
    /// The milliseconds that each seat had left.
    pub left: Vec<u64>,
    /// Whose turn it is, as everybody knows.
    pub turn: Vec<Seat>,
    /// Whether time is not counted, until something else happens.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub stands: bool,
    /// From when the time of those whose turn it is counts.
    pub offered: Timestamp,
    /// When the first of them has none left, if time is counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<Timestamp>,
}

/// A time in which nobody counted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Outage {
    pub began: Timestamp,
    pub ended: Timestamp,
}

impl Outage {
    /// How much of it lies between two moments.
    pub fn within(&self, from: Timestamp, to: Timestamp) -> Duration {
        self.ended.min(to).since(self.began.max(from))
    }
}
