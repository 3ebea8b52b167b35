//! Who may read what people at a table write to each other: chosen when it is opened, and told to those who are invited.

use super::layout::say;
use crate::visitor::Visitor;
use maud::{Markup, html};
use store::Readers;
use words::Language;

/// The choices, each with its name in a form.
const CHOICES: [(&str, Readers); 3] =
    [("everybody", Readers::Everybody), ("players", Readers::Players), ("nobody", Readers::Nobody)];

/// Reads the choice from a form; one that says nothing hides nothing.
pub fn read(chosen: Option<&str>) -> Readers {
    let found = CHOICES.iter().find(|(name, _)| Some(*name) == chosen);
    found.map_or(Readers::Everybody, |(_, readers)| *readers)
}

/// The choice, as somebody has filled it in.
pub fn choice(chosen: Option<&str>, visitor: &Visitor) -> Markup {
    let now = read(chosen);
    html! {
        fieldset.readers {
            legend { (say(visitor, "words")) }
            p.small { (say(visitor, "readers-help")) }
            @for (name, readers) in CHOICES {
                label.check {
                    input type="radio" name="words" value=(name) checked[readers == now];
                    (told(readers, visitor.language))
                }
            }
        }
    }
}

/// Who reads them, in a few words.
pub fn told(readers: Readers, language: Language) -> String {
    match readers {
        Readers::Everybody => say(language, "readers-everybody"),
        Readers::Players => say(language, "readers-players"),
        Readers::Nobody => say(language, "readers-nobody"),
    }
}
