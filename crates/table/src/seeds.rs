//! Seeds from the system's own randomness: the only ambient chance there is.

use game::Seed;

/// The system has no randomness to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no randomness for a seed")]
pub struct NoRandomness;

/// A seed that nobody can foresee.
pub fn fresh_seed() -> Result<Seed, NoRandomness> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(Seed::from_bytes(bytes))
}
