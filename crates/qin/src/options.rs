//! What a table of Qin can agree on before the deal (RULES 7.3). No option changes a rule of play.

use crate::board::Side;
use game::options::{Offered, OptionInfo, OptionValue};
use serde::{Deserialize, Serialize};

/// RULES 6.4: the most games of a match.
pub const MAX_GAMES: usize = 8;

/// The options of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub side: Sides,
    pub games: Games,
    pub start: Start,
}

/// The side of the board in the games of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sides {
    #[default]
    Bird,
    Lion,
    /// By turns, Bird first.
    Alternate,
}

/// The number of games in a match, 1 to 8.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Games(u8);

/// Who starts the first game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Start {
    /// A seat that the deal names.
    #[default]
    Random,
    /// Seat 0.
    First,
}

impl Default for Options {
    fn default() -> Options {
        Options { side: Sides::Bird, games: Games(1), start: Start::Random }
    }
}

impl Options {
    /// RULES 6.4: the side on which a game of the match is played; games are counted from 0.
    pub fn side_of(&self, game: usize) -> Side {
        match self.side {
            Sides::Bird => Side::Bird,
            Sides::Alternate if game.is_multiple_of(2) => Side::Bird,
            Sides::Lion | Sides::Alternate => Side::Lion,
        }
    }
}

impl Games {
    pub const fn new(games: u8) -> Option<Games> {
        if 1 <= games && games as usize <= MAX_GAMES { Some(Games(games)) } else { None }
    }

    pub const fn get(self) -> usize {
        self.0 as usize
    }
}

impl From<Games> for u8 {
    fn from(games: Games) -> u8 {
        games.0
    }
}

impl TryFrom<u8> for Games {
    type Error = String;

    fn try_from(games: u8) -> Result<Games, String> {
        Games::new(games).ok_or_else(|| format!("a match has 1 to {MAX_GAMES} games, not {games}"))
    }
}

/// The options as forms and help texts need them.
pub(crate) const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: "side",
        values: &[OptionValue::Word("bird"), OptionValue::Word("lion"), OptionValue::Word("alternate")],
        offered: Offered::Openly,
    },
    OptionInfo {
        name: "games",
        values: &[
            OptionValue::Number(1),
            OptionValue::Number(2),
            OptionValue::Number(3),
            OptionValue::Number(4),
            OptionValue::Number(5),
            OptionValue::Number(6),
            OptionValue::Number(7),
            OptionValue::Number(8),
        ],
        offered: Offered::BehindMore,
    },
    OptionInfo {
        name: "start",
        values: &[OptionValue::Word("random"), OptionValue::Word("first")],
        offered: Offered::BehindMore,
    },
];
