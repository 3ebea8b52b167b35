//! What a table may agree on before the deal (RULES 14).

use crate::card::Cards;
use game::options::{Offered, OptionInfo, OptionValue};
use serde::{Deserialize, Serialize};

/// The options of a table; the defaults are the basic game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub mode: Mode,
    pub warlords: bool,
    pub scoring_order_variant: bool,
    pub reveal_choice: RevealChoice,
    pub plague_survivors: Rounding,
    pub plague_cancels_card: bool,
    pub initial_draw: InitialDraw,
    pub track_limit: TrackLimit,
}

/// RULES 3.3: the basic or the advanced game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    #[default]
    Basic,
    Advanced,
}

/// RULES 6.3, 6.4: whether the order of the provinces is named step by step or at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RevealChoice {
    #[default]
    Stepwise,
    Upfront,
}

/// RULES 7.4: which way half of an odd garrison is rounded when a plague strikes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Rounding {
    #[default]
    Floor,
    Ceil,
}

/// RULES 3.5: white cards dealt to the opening hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum InitialDraw {
    #[default]
    Nothing,
    Four,
}

/// RULES 2.5: the number on the red spaces.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum TrackLimit {
    #[default]
    Ten,
    Nine,
}

pub const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "mode",
        values: &[OptionValue::Word("basic"), OptionValue::Word("advanced")],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "warlords",
        values: &[OptionValue::Flag(false), OptionValue::Flag(true)],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "scoring_order_variant",
        values: &[OptionValue::Flag(false), OptionValue::Flag(true)],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "reveal_choice",
        values: &[OptionValue::Word("stepwise"), OptionValue::Word("upfront")],
        offered: Offered::BehindMore,
    },
    OptionInfo {
        name: "plague_survivors",
        values: &[OptionValue::Word("floor"), OptionValue::Word("ceil")],
        offered: Offered::BehindMore,
    },
    OptionInfo {
        name: "plague_cancels_card",
        values: &[OptionValue::Flag(false), OptionValue::Flag(true)],
        offered: Offered::BehindMore,
    },
    OptionInfo {
        name: "initial_draw",
        values: &[OptionValue::Number(0), OptionValue::Number(4)],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "track_limit",
        values: &[OptionValue::Number(10), OptionValue::Number(9)],
        offered: Offered::BehindMore,
    },
];

/// RULES 3.3: armies in the reserve at the start; the others of the 21 lie aside and can be bought.
const BASIC_RESERVE: u8 = 21;
const ADVANCED_RESERVE: u8 = 18;

impl Mode {
    /// The white cards of a side.
    #[inline]
    pub const fn white_cards(self) -> Cards {
        match self {
            Mode::Basic => Cards::BASIC_WHITE,
            Mode::Advanced => Cards::ADVANCED_WHITE,
        }
    }

    pub const fn reserve(self) -> u8 {
        match self {
            Mode::Basic => BASIC_RESERVE,
            Mode::Advanced => ADVANCED_RESERVE,
        }
    }
}

impl InitialDraw {
    pub const fn cards(self) -> u8 {
        match self {
            InitialDraw::Nothing => 0,
            InitialDraw::Four => 4,
        }
    }
}

impl TrackLimit {
    #[inline]
    pub const fn space(self) -> i8 {
        match self {
            TrackLimit::Ten => 10,
            TrackLimit::Nine => 9,
        }
    }
}

impl From<InitialDraw> for u8 {
    fn from(draw: InitialDraw) -> u8 {
        draw.cards()
    }
}

impl TryFrom<u8> for InitialDraw {
    type Error = String;

    fn try_from(cards: u8) -> Result<InitialDraw, String> {
        let known = [InitialDraw::Nothing, InitialDraw::Four].into_iter().find(|draw| draw.cards() == cards);
        known.ok_or_else(|| format!("the opening hand has 0 or 4 white cards, not {cards}"))
    }
}

impl From<TrackLimit> for u8 {
    fn from(limit: TrackLimit) -> u8 {
        limit.space() as u8
    }
}

impl TryFrom<u8> for TrackLimit {
    type Error = String;

    fn try_from(space: u8) -> Result<TrackLimit, String> {
        let known = [TrackLimit::Ten, TrackLimit::Nine].into_iter().find(|&limit| u8::from(limit) == space);
        known.ok_or_else(|| format!("the red spaces are numbered 10 or 9, not {space}"))
    }
}
