//! The files of `locales/`, read once and kept in the program: from a message and its arguments to text.

use crate::language::Language;
use crate::memory::remembered;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;

static ENGLISH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Language::English));
static FRENCH: LazyLock<FluentBundle<FluentResource>> = LazyLock::new(|| bundle(Language::French));

/// The files of a language that all games share, and those of every game: id and text.
macro_rules! files {
    ($code:literal) => {
        [
            &files!(
                $code, "advice" "analysis" "common" "errors" "install" "learn" "me" "pages" "people" "puzzles" "rules" "study" "talk" "terminal" "trouble" "turns"
            ) as Files,
            &games::files!(concat!("../locales/", $code, "/"), "/words.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/board.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/terminal.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/figures.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/lessons.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/glossary.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/judge.ftl"),
            &games::files!(concat!("../locales/", $code, "/"), "/coach.ftl"),
        ]
    };
    ($code:literal, $($file:literal)*) => {
        [$(($file, include_str!(concat!("../locales/", $code, "/", $file, ".ftl")))),*]
    };
}

/// Sources of messages, each with what it is about: a game or a part of the product.
type Files = &'static [(&'static str, &'static str)];

/// The sources of a language.
const fn sources(language: Language) -> [Files; 9] {
    match language {
        Language::English => files!("en"),
        Language::French => files!("fr"),
    }
}

/// A message, or one of its attributes, with its arguments filled in.
///
/// A message that does not exist or does not fit its arguments is a bug. Tests fail on it; people see its
/// id in braces and can play on.
pub(crate) fn text(
    language: Language,
    id: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs>,
) -> String {
    remembered(language, id, attribute, arguments, || put_together(language, id, attribute, arguments))
}

fn put_together(
    language: Language,
    id: &str,
    attribute: Option<&str>,
    arguments: Option<&FluentArgs>,
) -> String {
    let bundle = match language {
        Language::English => &*ENGLISH,
        Language::French => &*FRENCH,
    };
    let message = bundle.get_message(id);
    let pattern = message.and_then(|message| match attribute {
        None => message.value(),
        Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
    });
    let Some(pattern) = pattern else {
        debug_assert!(false, "there is no message “{id}” {attribute:?} in {language:?}");
        return format!("{{{id}}}");
    };
    let mut errors = vec![];
    let text = bundle.format_pattern(pattern, arguments, &mut errors);
    debug_assert!(errors.is_empty(), "{id} in {language:?}: {errors:?}");
    text.into_owned()
}

/// A list in a sentence: “a, b and c”.
pub(crate) fn list(language: Language, things: &[String]) -> String {
    match things {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => {
            let mut arguments = FluentArgs::new();
            arguments.set("list", first.join(", "));
            arguments.set("last", last.as_str());
            text(language, "and", None, Some(&arguments))
        }
    }
}

/// Tests make sure that the files are well formed and ids unique, so errors can be ignored here.
fn bundle(language: Language) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.identifier()]);
    // No isolation marks around names: terminals would print them as rubbish, and pages isolate names themselves.
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(with_real_minus));
    for (file, source) in sources(language).into_iter().flatten() {
        let resource = FluentResource::try_new((*source).to_owned()).unwrap_or_else(|(resource, errors)| {
            debug_assert!(errors.is_empty(), "messages of {file} in {language:?}: {errors:?}");
            resource
        });
        let added = bundle.add_resource(resource);
        debug_assert!(added.is_ok(), "messages of {file} in {language:?}: {added:?}");
    }
    let added = bundle.add_function("DE", |words, _| match words {
        [FluentValue::String(word)] => FluentValue::from(de(word)),
        _ => FluentValue::Error,
    });
    debug_assert!(added.is_ok(), "{added:?}");
    bundle
}

/// Numbers below zero have a minus sign, not a hyphen.
fn with_real_minus<M>(value: &FluentValue, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) if number.value < 0.0 => Some(number.as_string().replace('-', "−")),
        _ => None,
    }
}

/// French “de” before a name: `de Bob`, `d’Ada`.
fn de(word: &str) -> String {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let elided = match letters.next() {
        Some('y') => letters.next().is_some_and(|next| !is_vowel(next)),
        Some(first) => is_vowel(first),
        None => false,
    };
    if elided { format!("d’{word}") } else { format!("de {word}") }
}

fn is_vowel(letter: char) -> bool {
    "aeiouyàâäáéèêëíîïóôöúùûüœæ".contains(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_elides_before_a_vowel() {
        let said = ["Bob", "Ada", "Émile", "Yves", "Yann", "Hugo", "Ørsted", "7 nains"].map(de);
        assert_eq!(
            said,
            ["de Bob", "d’Ada", "d’Émile", "d’Yves", "de Yann", "de Hugo", "de Ørsted", "de 7 nains"]
        );
    }

    #[test]
    fn a_list_ends_with_and() {
        let things = ["a", "b", "c"].map(str::to_owned);
        assert_eq!(list(Language::English, &things), "a, b and c");
        assert_eq!(list(Language::French, &things[..2]), "a et b");
        assert_eq!(list(Language::French, &things[..1]), "a");
        assert_eq!(list(Language::French, &[]), "");
    }
}
