//! Names that nobody can foresee: of tables, of people, and of single writes.

use crate::interface::StoreError;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Letters and digits that are not mistaken for each other.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// The system has no randomness to give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the system gives no randomness for a name")]
pub struct NoRandomness;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident, $letters:literal) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(String);

        impl $name {
            /// A new one, from the system's randomness.
            pub fn fresh() -> Result<$name, NoRandomness> {
                random_letters($letters).map($name)
            }

            /// The one that belongs to these bytes, of which 5 bits each are used.
            pub fn from_bytes(bytes: [u8; $letters]) -> $name {
                $name(letters(&bytes))
            }

            /// The text as such a name, if it looks like one.
            pub fn new(text: &str) -> Option<$name> {
                let fits = text.len() == $letters && text.bytes().all(|letter| ALPHABET.contains(&letter));
                fits.then(|| $name(text.to_owned()))
            }

            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl From<$name> for String {
            fn from(name: $name) -> String {
                name.0
            }
        }

        impl TryFrom<String> for $name {
            type Error = String;

            fn try_from(text: String) -> Result<$name, String> {
                $name::new(&text).ok_or_else(|| format!("\u{201c}{text}\u{201d} is no name of this sort"))
            }
        }
    };
}

id!(
    /// A table, as in its address.
    TableId,
    10
);
id!(
    /// A person. Not a secret: what proves it is a signature that only the server can make.
    PersonId,
    16
);
id!(
    /// A session: one browser of a person. Not a secret either; its cookie is signed.
    SessionId,
    16
);
id!(
    /// One write. Sent again with the same token, it is the same write.
    Token,
    16
);

fn random_letters(count: usize) -> Result<String, NoRandomness> {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
    Ok(letters(&bytes))
}

/// A token for an entry that nobody will ask for.
pub(crate) fn fresh_token() -> Result<Token, StoreError> {
    Ok(Token::fresh()?)
}

/// A secret that nobody can guess.
pub(crate) fn fresh_secret() -> Result<[u8; 32], StoreError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret).map_err(|_| NoRandomness)?;
    Ok(secret)
}

impl From<NoRandomness> for StoreError {
    fn from(error: NoRandomness) -> StoreError {
        StoreError::Unusable(Box::new(error))
    }
}

fn letters(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| char::from(ALPHABET[usize::from(byte % 32)])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fresh_name_reads_back_and_no_other_text_does() {
        let id = TableId::fresh().unwrap();
        assert_eq!(TableId::new(id.as_str()), Some(id));
        for text in ["", "abc", "ABCDEFGHIJ", "abcdefghi'", "abcdefghi\u{e9}"] {
            assert_eq!(TableId::new(text), None, "{text}");
        }
    }
}
