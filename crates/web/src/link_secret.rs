//! The part of an address that nobody can guess: whoever has it may do what the address is for. The store gets only its
//! hash.

use sha2::{Digest, Sha256};
use store::NoRandomness;

const BYTES: usize = 16;

pub struct LinkSecret(String);

impl LinkSecret {
    pub fn fresh() -> Result<LinkSecret, NoRandomness> {
        let mut bytes = [0; BYTES];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(LinkSecret(hex::encode(bytes)))
    }

    /// The one that follows from these bytes, of which half is used.
    pub fn derived(bytes: &[u8; 32]) -> LinkSecret {
        LinkSecret(hex::encode(&bytes[..BYTES]))
    }

    /// The text as a secret, if it looks like one.
    pub fn new(text: &str) -> Option<LinkSecret> {
        let fits = text.len() == 2 * BYTES && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        fits.then(|| LinkSecret(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> [u8; 32] {
        Sha256::digest(self.0.as_bytes()).into()
    }
}
