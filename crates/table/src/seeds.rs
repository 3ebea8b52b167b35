//! Seeds from the system's own randomness: the only ambient chance there is.

use game::{Contribution, Seed};

/// The system has no randomness to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no randomness for a seed")]
pub struct NoSeed;

/// A seed that nobody can foresee.
pub fn fresh_seed() -> Result<Seed, NoSeed> {
    random_bytes().map(Seed::from_bytes)
}

/// A contribution to a seed, for somebody who brings none.
pub fn fresh_contribution() -> Result<Contribution, NoSeed> {
    random_bytes().map(Contribution::from_bytes)
}

fn random_bytes() -> Result<[u8; 32], NoSeed> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoSeed)?;
    Ok(bytes)
}
