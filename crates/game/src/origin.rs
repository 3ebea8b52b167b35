//! Where a seed comes from: a deal that neither the host nor a player can choose.
//!
//! The host promises a secret by showing its hash; then everybody who sits down adds random bytes of their own. The
//! seed is made of both, so whoever does not know the secret cannot aim, and whoever knows it has promised it before
//! the others added theirs.
//!
//! ```
//! use game::{Contribution, Contributions, Origin, Seat, Secret};
//!
//! let secret = Secret::from_bytes([1; 32]);
//! let promised = secret.commitment();
//!
//! // Somebody sits down; the seed changes, the promise does not.
//! let added = Contributions::from([(Seat::FIRST, Contribution::from_bytes([2; 32]))]);
//! let origin = Origin::Shared { secret: secret.clone(), contributions: added };
//! let alone = Origin::Shared { secret, contributions: Contributions::new() };
//! assert_ne!(origin.seed(), alone.seed());
//! assert_eq!(origin.commitment(), promised);
//! ```

use crate::seat::Seat;
use crate::seed::{Commitment, NotASeed, Seed, hex, unhex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

/// What the host of a match adds to its seed: 32 bytes that are promised before anybody sits down, and shown when
/// the match is over.
///
/// `Debug` does not show it; [`Secret::disclose`] is the one way to write it down.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret from 32 bytes that nobody can foresee.
    pub const fn from_bytes(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The promise: the SHA-256 of the secret's 32 bytes.
    pub fn commitment(&self) -> Commitment {
        Commitment::to(&self.0)
    }

    /// The secret in 64 hexadecimal digits. Only for records of finished matches, and for whoever keeps the table.
    pub fn disclose(&self) -> String {
        hex(&self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(secret)")
    }
}

impl FromStr for Secret {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Secret, NotASeed> {
        unhex(text).map(Secret).ok_or(NotASeed)
    }
}

/// What a person adds to the seed of a match when sitting down: 32 random bytes, written in hexadecimal digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Contribution([u8; 32]);

impl Contribution {
    /// A contribution of these bytes.
    pub const fn from_bytes(bytes: [u8; 32]) -> Contribution {
        Contribution(bytes)
    }
}

impl fmt::Display for Contribution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex(&self.0))
    }
}

impl FromStr for Contribution {
    type Err = NotASeed;

    fn from_str(text: &str) -> Result<Contribution, NotASeed> {
        unhex(text).map(Contribution).ok_or(NotASeed)
    }
}

impl From<Contribution> for String {
    fn from(contribution: Contribution) -> String {
        contribution.to_string()
    }
}

impl TryFrom<String> for Contribution {
    type Error = NotASeed;

    fn try_from(text: String) -> Result<Contribution, NotASeed> {
        text.parse()
    }
}

/// What was added to a seed by those who sat down, by their seats.
pub type Contributions = BTreeMap<Seat, Contribution>;

impl Seed {
    /// The seed of a match between people who do not trust each other, nor the host.
    ///
    /// It is the SHA-256 of the words `mandate deal`, a zero byte, the 32 bytes of the secret, the number of
    /// contributions as one byte, and for each contribution, in the order of the seats, the number of the seat as
    /// one byte (the first seat is 0), its length as one byte (32) and its bytes.
    pub fn combine(secret: &Secret, contributions: &Contributions) -> Seed {
        let mut hash = Sha256::new();
        hash.update(b"mandate deal\0");
        hash.update(secret.0);
        hash.update([contributions.len() as u8]);
        for (seat, contribution) in contributions {
            hash.update([u8::from(*seat), contribution.0.len() as u8]);
            hash.update(contribution.0);
        }
        Seed::from_bytes(hash.finalize().into())
    }
}

/// What the seed of a match was made of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Origin {
    /// One seed that was promised as it is: a match at one device, or one of before seeds were shared.
    Whole(Seed),
    /// The host's secret and what everybody added who sat down.
    Shared {
        /// What the host promised.
        secret: Secret,
        /// What the others added.
        contributions: Contributions,
    },
}

impl Origin {
    /// The seed that follows.
    pub fn seed(&self) -> Seed {
        match self {
            Origin::Whole(seed) => seed.clone(),
            Origin::Shared { secret, contributions } => Seed::combine(secret, contributions),
        }
    }

    /// What was promised before the deal: the hash of what the host alone knew.
    pub fn commitment(&self) -> Commitment {
        match self {
            Origin::Whole(seed) => seed.commitment(),
            Origin::Shared { secret, .. } => secret.commitment(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contributions(bytes: &[(u8, u8)]) -> Contributions {
        let given = bytes.iter().map(|&(seat, byte)| (Seat::new(seat).unwrap(), Contribution([byte; 32])));
        given.collect()
    }

    fn seed(secret: u8, given: &[(u8, u8)]) -> String {
        Seed::combine(&Secret([secret; 32]), &contributions(given)).disclose()
    }

    #[test]
    fn the_recipe_never_changes() {
        // Computed once outside of this program, from the description of `Seed::combine`: a change here would make
        // every record ever kept unverifiable.
        assert_eq!(
            seed(1, &[(0, 2), (2, 3)]),
            "e044f075eaef2c675df1ad09fdbcd9fdef650ad47242c0168db8dcf250d8c1bf"
        );
        assert_eq!(seed(1, &[]), "c39a30e2999a032f451d038d9cbeca334ff408956e3e7ea588c6223012ca1787");
        assert_eq!(
            Secret([1; 32]).commitment().to_string(),
            "72cd6e8422c407fb6d098690f1130b7ded7ec2f7f5e1d30bd9d521f015363793"
        );
    }

    #[test]
    fn the_seed_depends_on_the_secret_and_on_every_contribution_and_its_seat() {
        let all = [
            seed(1, &[(0, 2), (1, 3)]),
            seed(9, &[(0, 2), (1, 3)]),
            seed(1, &[(0, 9), (1, 3)]),
            seed(1, &[(0, 2), (1, 9)]),
            seed(1, &[(0, 3), (1, 2)]),
            seed(1, &[(0, 2), (2, 3)]),
            seed(1, &[(0, 2)]),
            seed(1, &[]),
        ];
        for (number, one) in all.iter().enumerate() {
            assert!(!all[..number].contains(one), "{number}");
        }
    }

    #[test]
    fn a_promise_tells_nothing_of_the_contributions_and_output_for_debugging_nothing_of_the_secret() {
        let secret = Secret([7; 32]);
        let origin = |given: &[(u8, u8)]| Origin::Shared {
            secret: secret.clone(),
            contributions: contributions(given),
        };
        assert_eq!(origin(&[(0, 1)]).commitment(), origin(&[(0, 2), (1, 3)]).commitment());
        assert!(!format!("{:?}", origin(&[])).contains(&secret.disclose()));
    }
}
