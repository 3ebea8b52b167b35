//! The languages we speak, and which of them a reader wants.

use fluent_langneg::{NegotiationStrategy, negotiate_languages};
use std::str::FromStr;
use unic_langid::LanguageIdentifier;

/// A language of the reader.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Language {
    #[default]
    English,
    French,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::English, Language::French];

    /// Its code in addresses, cookies, `lang` attributes and on the command line.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::French => "fr",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::French => "Français",
        }
    }

    /// The best of our languages for a browser, by its header `Accept-Language`; English if it accepts none of them.
    pub fn from_accept_language(header: &str) -> Language {
        let requested = by_weight(header);
        let available = Language::ALL.map(Language::identifier);
        let best = negotiate_languages(&requested, &available, None, NegotiationStrategy::Lookup);
        let is_best = |language: &Language| best.first() == Some(&&language.identifier());
        Language::ALL.into_iter().find(is_best).unwrap_or_default()
    }

    pub(crate) fn identifier(self) -> LanguageIdentifier {
        self.code().parse().unwrap_or_default()
    }
}

/// The languages of the header, the most wanted first. `fluent_langneg` reads the header too, but ignores its weights.
fn by_weight(header: &str) -> Vec<LanguageIdentifier> {
    let mut weighted: Vec<(f32, LanguageIdentifier)> = vec![];
    for range in header.split(',') {
        let mut parts = range.split(';').map(str::trim);
        let language = parts.next().and_then(|tag| tag.parse().ok());
        let weight = parts.find_map(|part| part.strip_prefix("q=")).map_or(Some(1.0), |q| q.parse().ok());
        if let (Some(language), Some(weight)) = (language, weight.filter(|weight| *weight > 0.0)) {
            weighted.push((weight, language));
        }
    }
    weighted.sort_by(|(one, _), (other, _)| other.total_cmp(one));
    weighted.into_iter().map(|(_, language)| language).collect()
}

/// A code that is none of our languages.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no language \u{201c}{0}\u{201d} here; there are en and fr")]
pub struct UnknownLanguage(String);

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(code: &str) -> Result<Language, UnknownLanguage> {
        let known = Language::ALL.into_iter().find(|language| language.code() == code);
        known.ok_or_else(|| UnknownLanguage(code.chars().take(20).collect()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(header: &str, language: Language) {
        assert_eq!(Language::from_accept_language(header), language, "{header}");
    }

    #[test]
    fn a_browser_gets_the_language_it_likes_best() {
        check("fr", Language::French);
        check("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", Language::French);
        check("en-GB,en;q=0.9,fr;q=0.8", Language::English);
        check("de, en;q=0.3, fr;q=0.6", Language::French);
        check("FR-ca", Language::French);
        check("fr;q=0, en;q=0.1", Language::English);
        check("fr-Latn-FR, en", Language::French);
    }

    #[test]
    fn whoever_likes_none_of_ours_gets_english() {
        check("", Language::English);
        check("de-AT, it;q=0.5, *;q=0.1", Language::English);
        check("fr;q=high", Language::English);
        check(",;;q=,fro", Language::English);
    }

    #[test]
    fn a_code_names_its_language() {
        for language in Language::ALL {
            assert_eq!(language.code().parse(), Ok(language));
        }
        let unknown = "de".parse::<Language>().unwrap_err();
        assert_eq!(unknown.to_string(), "there is no language “de” here; there are en and fr");
    }
}
