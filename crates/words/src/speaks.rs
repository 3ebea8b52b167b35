//! What can be said about a game, whichever it is.

use crate::language::Language;
use crate::locales;
use crate::people::People;
use crate::phrase::{Line, Voice};
use fluent_bundle::{FluentArgs, FluentValue};
use game::{Game, Refusal};

/// A game that can be talked about.
pub trait Speaks: Game {
    /// What has happened; `None` where it is nothing to tell.
    fn event(event: &Self::Event, people: &People, language: Language) -> Option<Line>;

    /// Who must do what, in one line.
    fn prompt(view: &Self::View, people: &People, language: Language) -> String;

    /// Why not.
    fn refusal(reason: &Self::Illegal, people: &People, language: Language) -> Line;

    /// What a player would do, such as “Lay …”.
    fn action(action: &Self::Action, language: Language) -> String;

    /// The label of an option. Here and below, a name that the game does not have stands for itself.
    fn option(name: &str, language: Language) -> String {
        option_text::<Self>(name, language, None).unwrap_or_else(|| name.to_owned())
    }

    /// The label of one of its values.
    fn option_value(name: &str, value: &str, language: Language) -> String {
        option_text::<Self>(name, language, Some(("value", value))).unwrap_or_else(|| value.to_owned())
    }

    /// What an option changes, for those who ask.
    fn option_help(name: &str, language: Language) -> String {
        option_text::<Self>(name, language, Some(("help", ""))).unwrap_or_default()
    }

    /// The way a game ended, such as “The last pagoda was placed”.
    fn ending(ending: &str, language: Language) -> String {
        locales::text(language, &format!("{}-ending-{}", Self::ID, ending.replace(' ', "-")), None, None)
    }

    /// The name of the game.
    fn title(language: Language) -> String {
        locales::text(language, &format!("{}-title", Self::ID), None, None)
    }

    /// One inviting line about it.
    fn tagline(language: Language) -> String {
        locales::text(language, &format!("{}-tagline", Self::ID), None, None)
    }
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

/// A text of the pages, from `pages.ftl`. Arguments that are whole numbers choose the plural.
pub fn page(language: Language, key: &str, arguments: &[(&str, &str)]) -> String {
    let arguments: FluentArgs =
        arguments.iter().map(|&(name, value)| (name, number_or_word(value))).collect();
    locales::text(language, key, None, Some(&arguments))
}

/// The text of an option of this game, or of an attribute of it.
fn option_text<G: Game>(name: &str, language: Language, attribute: Option<(&str, &str)>) -> Option<String> {
    let known = G::OPTIONS.iter().find(|info| info.name == name)?;
    let id = format!("{}-option-{}", G::ID, known.name);
    let Some((attribute, value)) = attribute else { return Some(locales::text(language, &id, None, None)) };
    let arguments: FluentArgs = [("value", number_or_word(value))].into_iter().collect();
    Some(locales::text(language, &id, Some(attribute), Some(&arguments)))
}

/// A name such as “007” stays a name.
fn number_or_word(text: &str) -> FluentValue<'_> {
    match text.parse::<i64>() {
        Ok(number) if number.to_string() == text => FluentValue::from(number),
        _ => FluentValue::from(text),
    }
}
