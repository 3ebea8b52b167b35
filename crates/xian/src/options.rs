//! What a table agrees on before the deal (RULES 11).

use game::options::{Offered, OptionInfo, OptionValue};
use serde::{Deserialize, Serialize};

/// The options of Xi'an.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether prestige may fall below 0, so that every fee can be paid.
    pub negative_prestige: bool,
    /// Whether everybody sees the equipment that rivals own.
    pub open_equipment: bool,
}

const OFF_OR_ON: &[OptionValue] = &[OptionValue::Flag(false), OptionValue::Flag(true)];

pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo { name: "negative_prestige", values: OFF_OR_ON, offered: Offered::Never },
    OptionInfo { name: "open_equipment", values: OFF_OR_ON, offered: Offered::Openly },
];
