//! How names are compared, so that nobody has a blocked one in disguise.

use unicode_normalization::UnicodeNormalization;
use unicode_security::confusable_detection::skeleton;

/// Capitals, full and half width, spaces, punctuation and letters of other alphabets that look alike do not make another
/// name.
pub(crate) fn fold(name: &str) -> String {
    let lower = name.nfkc().collect::<String>().to_lowercase();
    let letters: String = lower.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let compared = if letters.is_empty() { lower } else { letters };
    skeleton(&compared).collect()
}

/// Whether a name is one of these, however it is spelled.
pub(crate) fn is_among(blocked: &[String], name: &str) -> bool {
    let folded = fold(name);
    blocked.iter().any(|blocked| fold(blocked) == folded)
}
