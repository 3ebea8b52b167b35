//! The fame tokens: 36 of them, worth 147 points (RULES 1.2).
//! Looks at nothing else of the game.

use crate::pieces::{Bag, Piece, Pile};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A fame token. There is none worth 6.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub enum Token {
    One,
    Two,
    Three,
    Four,
    Five,
    Seven,
    Eight,
}

/// RULES 1.2: how many tokens of each value there are.
pub const TOKENS: [(Token, u8); 7] = [
    (Token::One, 2),
    (Token::Two, 6),
    (Token::Three, 7),
    (Token::Four, 7),
    (Token::Five, 8),
    (Token::Seven, 4),
    (Token::Eight, 2),
];

/// RULES 1.2: tokens in the game.
pub const TOKEN_COUNT: usize = 36;

impl Token {
    /// The fame points on it.
    #[inline]
    pub const fn points(self) -> u8 {
        match self {
            Token::One => 1,
            Token::Two => 2,
            Token::Three => 3,
            Token::Four => 4,
            Token::Five => 5,
            Token::Seven => 7,
            Token::Eight => 8,
        }
    }

    /// The token with this many points on it.
    pub fn worth(points: u8) -> Option<Token> {
        TOKENS.iter().map(|&(token, _)| token).find(|token| token.points() == points)
    }
}

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.points().fmt(f)
    }
}

impl From<Token> for u8 {
    fn from(token: Token) -> u8 {
        token.points()
    }
}

impl TryFrom<u8> for Token {
    type Error = String;

    fn try_from(points: u8) -> Result<Token, String> {
        Token::worth(points).ok_or_else(|| format!("there is no token worth {points}"))
    }
}

impl Piece for Token {
    const SET: &'static [(Token, u8)] = &TOKENS;

    #[inline]
    fn index(self) -> usize {
        self as usize
    }
}

/// Tokens without an order.
pub type Tokens = Bag<Token>;

/// Tokens face down, next-drawn first.
pub type Pool = Pile<Token>;

/// The points on all tokens of a bag.
#[inline]
pub fn points(tokens: Tokens) -> i32 {
    tokens.counts().map(|(token, count)| i32::from(token.points()) * i32::from(count)).sum()
}
