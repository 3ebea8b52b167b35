//! What can be said about a game, whichever it is.

use crate::language::Language;
use crate::locales;
use crate::people::People;
use crate::phrase::{Line, Voice};
use fluent_bundle::{FluentArgs, FluentValue};
use game::options::OptionInfo;
use game::{Game, Refusal, Seat};

/// A game that can be talked about.
pub trait Speaks: Game {
    /// The rules in our own words, as Markdown with numbered paragraphs.
    fn rulebook(language: Language) -> &'static str;

    /// What has happened; `None` if it is not worth a sentence.
    fn event(event: &Self::Event, people: &People, language: Language) -> Option<Line>;

    /// Events in the order in which people tell them: causes before effects. Usually that is how they happened.
    fn telling_order(events: &[Self::Event]) -> Vec<&Self::Event> {
        events.iter().collect()
    }

    /// What a turn of several actions came to for the seat that took it, in a few words; `None` where a turn is one action,
    /// or where nothing came of it.
    fn came_to(_events: &[&Self::Event], _seat: Seat, _language: Language) -> Option<String> {
        None
    }

    /// Who must do what, in one line.
    fn prompt(view: &Self::View, people: &People, language: Language) -> String;

    /// The paragraph of the rules that the prompt is about.
    fn paragraph(view: &Self::View) -> &'static str;

    /// Why not.
    fn refusal(reason: &Self::Illegal, people: &People, language: Language) -> Line;

    /// What a player would do, such as “Lay …”.
    fn action(action: &Self::Action, language: Language) -> String;

    /// The label of an option. Here and below, a name that the game does not have is returned as it is.
    fn option(name: &str, language: Language) -> String {
        let Some(info) = find::<Self>(name) else { return name.to_owned() };
        locales::text(language, &option_id::<Self>(info), None, None)
    }

    /// The label of one of its values.
    fn option_value(name: &str, value: &str, language: Language) -> String {
        let known = |info: &&OptionInfo| info.values.iter().any(|known| known.to_string() == value);
        let Some(info) = find::<Self>(name).filter(known) else { return value.to_owned() };
        let arguments: FluentArgs = [("value", number_or_word(value))].into_iter().collect();
        locales::text(language, &option_id::<Self>(info), Some("value"), Some(&arguments))
    }

    /// What an option changes: the help beside it.
    fn option_help(name: &str, language: Language) -> String {
        let Some(info) = find::<Self>(name) else { return String::new() };
        locales::text(language, &option_id::<Self>(info), Some("help"), None)
    }

    /// The way a game ended, from [`Game::ending`], such as “No tile fits any more”. To be called as
    /// `<G as Speaks>::ending`, because games have both.
    fn ending(ending: &str, language: Language) -> String {
        locales::text(language, &format!("{}-ending-{}", Self::ID, ending.replace(' ', "-")), None, None)
    }

    /// A feature of the game's judge, by its name there.
    fn feature(name: &str, language: Language) -> String {
        locales::text(language, &format!("judge-{}-{}", Self::ID, as_id(name)), None, None)
    }

    /// What the decision of a view is about: the names of what a coach explains to somebody who meets it for the first
    /// time.
    fn subjects(view: &Self::View) -> Vec<&'static str> {
        vec![Self::paragraph(view)]
    }

    /// What a coach says about one of them.
    fn about(subject: &str, language: Language) -> String {
        locales::text(language, &format!("coach-{}-{}", Self::ID, as_id(subject)), None, None)
    }

    /// What one plays for, in a sentence or two.
    fn aim(language: Language) -> String {
        locales::text(language, &format!("{}-aim", Self::ID), None, None)
    }

    /// The name of the game.
    fn title(language: Language) -> String {
        locales::text(language, &format!("{}-title", Self::ID), None, None)
    }

    /// Who designed it.
    fn designers(language: Language) -> String {
        locales::text(language, &format!("{}-designers", Self::ID), None, None)
    }

    /// One inviting line about it.
    fn tagline(language: Language) -> String {
        locales::text(language, &format!("{}-tagline", Self::ID), None, None)
    }
}

/// What came of an action, in sentences.
pub fn story<G: Speaks>(events: &[G::Event], people: &People, language: Language) -> Vec<Line> {
    G::telling_order(events).into_iter().filter_map(|event| G::event(event, people, language)).collect()
}

/// Why an action was refused: not your turn, the game is over, or a rule.
pub fn refusal<G: Speaks>(refusal: &Refusal<G::Illegal>, people: &People, language: Language) -> Line {
    let voice = Voice::new(people, language);
    match refusal {
        Refusal::GameOver => voice.say("refused-game-over").line(),
        Refusal::NotYourTurn => voice.say("refused-not-your-turn").line(),
        Refusal::Rule(reason) => G::refusal(reason, people, language),
    }
}

/// A text from any file of `locales/`. Arguments that are whole numbers choose the plural.
///
/// The pieces of a game are messages too: `text(language, "qin-tile", &[("tile", "ry")])` is “a red and yellow
/// tile”.
pub fn text(language: Language, key: &str, arguments: &[(&str, &str)]) -> String {
    let arguments: FluentArgs =
        arguments.iter().map(|&(name, value)| (name, number_or_word(value))).collect();
    locales::text(language, key, None, Some(&arguments))
}

/// A text and what it is about: “Qin: analysis”.
pub fn labelled(language: Language, label: &str, text: &str) -> String {
    self::text(language, "labelled", &[("label", label), ("text", text)])
}

/// Things in a sentence: “a, b and c”.
pub fn listed(language: Language, things: &[String]) -> String {
    locales::list(language, things)
}

/// Words as they stand in the id of a message: “more +1” is `more-plus-1`.
fn as_id(words: &str) -> String {
    let words = words.replace('+', "plus ").replace('-', "minus ").to_lowercase();
    let words = words.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-")
}

fn find<G: Game>(name: &str) -> Option<&'static OptionInfo> {
    G::OPTIONS.iter().find(|info| info.name == name)
}

fn option_id<G: Game>(info: &OptionInfo) -> String {
    format!("{}-option-{}", G::ID, info.name)
}

/// A name such as “007” stays a name.
fn number_or_word(text: &str) -> FluentValue<'_> {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_whole_numbers_count() {
        assert_eq!(number_or_word("3"), FluentValue::from(3));
        assert_eq!(number_or_word("-3"), FluentValue::from(-3));
        assert_eq!(number_or_word("007"), FluentValue::from("007"));
        assert_eq!(number_or_word("Ada"), FluentValue::from("Ada"));
    }

    #[test]
    fn an_id_has_letters_digits_and_hyphens_only() {
        let words = ["more +1", "-1", "fresh site, points ahead", "majority in A"].map(as_id);
        assert_eq!(words, ["more-plus-1", "minus-1", "fresh-site-points-ahead", "majority-in-a"]);
    }

    #[test]
    #[cfg_attr(debug_assertions, should_panic(expected = "there is no message"))]
    fn a_missing_text_shows_its_key_and_fails_tests() {
        assert_eq!(text(Language::French, "nonsense", &[]), "{nonsense}");
    }
}
