//! A pass: a secret link that turns another browser into one of the same person's, once and soon. The store gets only
//! its hash.

use sha2::{Digest, Sha256};
use store::{NoRandomness, PassHash};

const BYTES: usize = 16;

pub struct Pass(String);

impl Pass {
    pub fn fresh() -> Result<Pass, NoRandomness> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Pass(hex::encode(bytes)))
    }

    /// The text as a pass, if it looks like one.
    pub fn new(text: &str) -> Option<Pass> {
        let fits = text.len() == 2 * BYTES && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        fits.then(|| Pass(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> PassHash {
        PassHash(Sha256::digest(self.0.as_bytes()).into())
    }
}
