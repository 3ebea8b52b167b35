//! Signatures and keys made from the server's secret: what only this server can have said, and what nobody else can
//! foresee. The only file that holds the secret.

use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// How many bytes of an HMAC make a signature.
const SIGNATURE_BYTES: usize = 16;

/// Signs and derives with HMAC-SHA-256. Every use names its purpose, so that what was signed for one is void for any
/// other.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    pub fn new(secret: &[u8; 32]) -> Signer {
        // HMAC fills a short key up with zeros to the length of a block.
        let mut block = [0; 64];
        block[..32].copy_from_slice(secret);
        Signer(Hmac::new(&block.into()))
    }

    /// A signature of this text, for this purpose: 32 hexadecimal digits.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        hex::encode(&self.mac(purpose, text).finalize().into_bytes()[..SIGNATURE_BYTES])
    }

    /// Whether this is the signature; the comparison takes equally long however much of it is right.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let mut bytes = [0; SIGNATURE_BYTES];
        hex::decode_to_slice(signature, &mut bytes).is_ok()
            && self.mac(purpose, text).verify_truncated_left(&bytes).is_ok()
    }

    /// 32 bytes that follow from the secret, for this purpose and this text.
    pub fn derive(&self, purpose: &str, text: &str) -> [u8; 32] {
        self.mac(purpose, text).finalize().into_bytes().into()
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }
}
