//! Chance: the generator that deals, and the one bots and simulations play with.
//!
//! A deal must come out the same for ever, so what happens to the random words is fixed here, word by word,
//! and not left to a library's idea of a shuffle.
//!
//! ```
//! use game::Seed;
//! use game::chance::{below, dice};
//!
//! // The cards of a deal, the same for ever.
//! let mut cards = ["wall", "gate", "noble", "dragon"];
//! Seed::from_text("a rainy evening", 0).dealer().shuffle(&mut cards);
//! let mut again = ["wall", "gate", "noble", "dragon"];
//! Seed::from_text("a rainy evening", 0).dealer().shuffle(&mut again);
//! assert_eq!(cards, again);
//!
//! // The throw of a die, for whoever plays.
//! assert!(below(&mut dice(1), 6) < 6);
//! ```

use chacha20::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Deals from a seed: the key stream of ChaCha20 (20 rounds, nonce 0, counter from 0) read as 32-bit words,
/// least significant byte first.
pub struct Dealer(ChaCha20Rng);

impl Dealer {
    pub(crate) fn new(seed: [u8; 32]) -> Dealer {
        Dealer(ChaCha20Rng::from_seed(seed))
    }

    /// A number from 0 to `limit - 1`, all equally likely; see [`below`].
    pub fn below(&mut self, limit: u32) -> u32 {
        below(&mut self.0, limit)
    }

    /// Shuffles a list; see [`shuffle`].
    pub fn shuffle<T>(&mut self, list: &mut [T]) {
        shuffle(&mut self.0, list);
    }
}

/// Fast dice for whatever is not a deal: random players, imagined games.
pub type Dice = Xoshiro256PlusPlus;

/// Dice that always fall the same way for the same number.
pub fn dice(number: u64) -> Dice {
    Dice::seed_from_u64(number)
}

/// A number from 0 to `limit - 1`, all equally likely (0 if `limit` is 0).
///
/// One 32-bit word `w` gives the upper half of `w * limit`; words whose lower half falls below
/// `2^32 mod limit` are skipped, so that no number is favoured.
#[inline]
pub fn below(rng: &mut impl Rng, limit: u32) -> u32 {
    loop {
        let product = u64::from(rng.next_u32()) * u64::from(limit);
        let low = product as u32;
        if low >= limit || low >= limit.wrapping_neg() % limit.max(1) {
            return (product >> 32) as u32;
        }
    }
}

/// Shuffles a list: from the last place down to the second, each changes places with one drawn from those up
/// to itself.
pub fn shuffle<T>(rng: &mut impl Rng, list: &mut [T]) {
    for last in (1..list.len()).rev() {
        list.swap(last, below(rng, last as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seed;

    #[test]
    fn the_deal_of_a_seed_never_changes() {
        let mut cards: Vec<u8> = (0..12).collect();
        Seed::from_bytes([0; 32]).dealer().shuffle(&mut cards);
        assert_eq!(cards, [2, 10, 7, 9, 3, 4, 0, 5, 1, 11, 6, 8]);
    }

    #[test]
    fn the_generator_is_chacha20() {
        // The first key stream block of RFC 8439, appendix A.1, test vector 1: 76 b8 e0 ad a0 f1 3d 90 …
        let mut dealer = Seed::from_bytes([0; 32]).dealer();
        assert_eq!(dealer.0.next_u32(), 0xade0_b876);
        assert_eq!(dealer.0.next_u32(), 0x903d_f1a0);
    }

    #[test]
    fn every_number_is_equally_likely() {
        let mut dice = dice(1);
        let mut counts = [0; 7];
        for _ in 0..70_000 {
            counts[below(&mut dice, 7) as usize] += 1;
        }
        assert!(counts.iter().all(|count| (9_500..10_500).contains(count)), "{counts:?}");
    }
}
