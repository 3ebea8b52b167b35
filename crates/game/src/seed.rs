//! The seed of a game and the promise made about it before the game begins.

use crate::chance::{Dealer, Dice, dice};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// The 256 bits from which everything that chance decides is dealt.
///
/// It is secret until the game is over: `Debug` does not show it and there is no `Display`.
/// [`Seed::disclose`] is the one way to write it down.
///
/// ```
/// use game::Seed;
///
/// // Any text names the seed of game 0, of game 1 and so on. The commitment can be shown before the deal.
/// let seed = Seed::from_text("plum blossom", 0);
/// let promised = seed.commitment();
///
/// // Afterwards the seed is shown, and anybody can compare.
/// let shown: Seed = seed.disclose().parse()?;
/// assert_eq!(shown.commitment(), promised);
/// # Ok::<(), game::NotASeed>(())
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// A seed from 32 bytes, usually of the system's own randomness.
    pub const fn from_bytes(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// The seed of game number `number` in a run that was given any text as its seed.
    ///
    /// It is the SHA-256 of the words `mandate seed`, a zero byte, the game's number as eight bytes (least
    /// significant first) and the text in UTF-8.
    pub fn from_text(text: &str, number: u64) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"mandate seed\0");
        hash.update(number.to_le_bytes());
        hash.update(text.as_bytes());
        Seed(hash.finalize().into())
    }

    /// What may be shown before the first decision: the SHA-256 of the seed's 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.0)
    }

    /// The seed in 64 hexadecimal digits. Only for records of finished games, and for whoever keeps the table.
    pub fn disclose(&self) -> String {
        hex(&self.0)
    }

    /// Fast dice for whoever plays game number `number`, from a seed that deals nothing.
    pub fn dice(&self, number: u64) -> Dice {
        let (first, _) = self.0.as_chunks::<8>();
        dice(first.first().map_or(0, |bytes| u64::from_le_bytes(*bytes)).wrapping_add(number))
    }

    /// The generator that deals from this seed.
    pub fn dealer(&self) -> Dealer {
        Dealer::new(self.0)
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(secret)")
    }
}

/// The text is not a seed in hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("expected 64 hexadecimal digits in small letters")]
pub struct NotASeed;

impl FromStr for Seed {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Seed, NotASeed> {
        unhex(text).map(Seed).ok_or(NotASeed)
    }
}

/// A promise about a [`Seed`], or about the [`Secret`](crate::Secret) it is made of, that does not tell it: its hash.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Commitment([u8; 32]);

impl Commitment {
    /// The SHA-256 of what is promised.
    pub(crate) fn to(promised: &[u8; 32]) -> Commitment {
        Commitment(Sha256::digest(promised).into())
    }
}

impl fmt::Display for Commitment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl From<Commitment> for String {
    fn from(commitment: Commitment) -> String {
        commitment.to_string()
    }
}

impl TryFrom<String> for Commitment {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Commitment, NotASeed> {
        unhex(&text).map(Commitment).ok_or(NotASeed)
    }
}

pub(crate) fn hex(bytes: &[u8; 32]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    bytes
        .iter()
        .flat_map(|byte| [byte >> 4, byte & 15])
        .map(|digit| char::from(DIGITS[digit as usize]))
        .collect()
}

pub(crate) fn unhex(text: &str) -> Option<[u8; 32]> {
    let digits = text.as_bytes();
    let value = |digit: u8| match digit {
        b'0'..=b'9' => Some(digit - b'0'),
        b'a'..=b'f' => Some(digit - b'a' + 10),
        _ => None,
    };
    if digits.len() != 64 {
        return None;
    }
    let mut bytes = [0; 32];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = value(pair[0])? << 4 | value(pair[1])?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_survives_being_written_down() {
        let seed = Seed::from_text("plum blossom", 7);
        assert_eq!(seed.disclose().parse(), Ok(seed));
    }

    #[test]
    fn the_same_text_gives_every_game_its_own_seed() {
        assert_ne!(Seed::from_text("x", 0), Seed::from_text("x", 1));
        assert_ne!(Seed::from_text("x", 0), Seed::from_text("y", 0));
    }

    #[test]
    fn text_that_is_no_seed_is_refused() {
        for text in ["", "12", &"g".repeat(64), &"A".repeat(64), &"é".repeat(32)] {
            assert_eq!(text.parse::<Seed>(), Err(NotASeed), "{text}");
        }
    }

    #[test]
    fn the_derivation_never_changes() {
        // Written down once: a change here would make every record ever kept unverifiable.
        let seed = Seed::from_text("mandate", 1);
        assert_eq!(seed.disclose(), "b39f79c9cf3a8eaed12e0a95dc537fb778db9d74c4dbd7c491b91ff1c544babc");
        assert_eq!(
            seed.commitment().to_string(),
            "8809abfde5b968a1eefb09481b59c1a81864f087a07b871e21f20aaeec1058df"
        );
    }
}
