//! What an analysis is told with, on pages and in the terminal: numbers, and the names of marks.

use crate::{Language, text};

/// A number with the sign that the language has between units and tenths.
pub fn decimal(number: String, language: Language) -> String {
    match language {
        Language::English => number,
        Language::French => number.replace('.', ","),
    }
}

/// What a mark is called, by its id; a loss that is too small for any has a name too.
pub fn mark(id: Option<&str>, language: Language) -> String {
    text(language, "analysis-mark", &[("mark", id.unwrap_or("none"))])
}
