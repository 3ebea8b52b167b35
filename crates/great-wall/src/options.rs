//! What a table agrees on before the deal (RULES 11).

use game::options::{Offered, OptionInfo, OptionValue};
use serde::{Deserialize, Serialize};

/// The options of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Who begins.
    pub start: Start,
    /// Whether everybody sees the values of all won tokens.
    pub open_scores: bool,
}

/// Who begins (RULES 2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Start {
    /// A seat chosen by the deal.
    #[default]
    Random,
    /// Seat 0.
    First,
}

/// RULES 11: the options as forms and help texts need them.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "start",
        values: &[OptionValue::Word("random"), OptionValue::Word("first")],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "open_scores",
        values: &[OptionValue::Flag(false), OptionValue::Flag(true)],
        offered: Offered::Openly,
    },
];
