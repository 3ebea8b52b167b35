//! Why something written down is refused: options, and records of matches. Each is a phrase that can stand behind a
//! colon.

use crate::language::Language;
use crate::locales;
use crate::phrase::{Phrase, Voice};
use game::SetUpError;
use game::options::OptionError;
use table::{RecordError, printable};

/// Options that a game does not have.
pub fn option_error(error: &OptionError, language: Language) -> String {
    let voice = Voice::impersonal(language);
    let title = |game: &str| locales::text(language, &format!("{game}-title"), None, None);
    let phrase = match error {
        OptionError::UnknownName { game, name, known } => {
            let phrase = voice.say("option-unknown").with("game", title(game));
            phrase.with("name", printable(name)).with("known", known.clone())
        }
        OptionError::WrongValue { game, name, value, allowed } => {
            let phrase = voice.say("option-wrong-value").with("game", title(game)).with("name", *name);
            phrase.with("value", printable(value)).with("allowed", allowed.clone())
        }
        OptionError::NoObject { game } => voice.say("option-no-object").with("game", title(game)),
    };
    phrase.text()
}

/// What is wrong with a record. What it quotes of the record is printable, whoever wrote that.
pub fn record_error(error: &RecordError, language: Language) -> String {
    let voice = Voice::impersonal(language);
    let phrase = match error {
        RecordError::Options(error) => return option_error(error, language),
        RecordError::Format(found) => {
            voice.say("record-format").with("found", printable(found)).with("known", table::FORMAT)
        }
        RecordError::Game { found, expected } => {
            voice.say("record-game").with("found", printable(found)).with("expected", *expected)
        }
        RecordError::Rules { found, known } => {
            voice.say("record-rules").with("found", *found).with("known", *known)
        }
        RecordError::SetUp(error) => set_up(error, voice),
        RecordError::UnreadableDeal(_) => voice.say("record-unreadable-deal"),
        RecordError::UnreadableSeed(_) => voice.say("record-unreadable-seed"),
        RecordError::NoDeal => voice.say("record-no-deal"),
        RecordError::NoSeed => voice.say("record-no-seed"),
        RecordError::Seed => voice.say("record-seed"),
        RecordError::UnreadableSecret(_) => voice.say("record-unreadable-secret"),
        RecordError::UnreadableContribution { seat, error: _ } => {
            voice.say("record-unreadable-contribution").with("seat", seat.index() + 1)
        }
        RecordError::ContributionOrder(seat) => {
            voice.say("record-contribution-order").with("seat", seat.index() + 1)
        }
        RecordError::NoSecret => voice.say("record-no-secret"),
        RecordError::Secret => voice.say("record-secret"),
        RecordError::Contributions => voice.say("record-contributions"),
        RecordError::Commitment => voice.say("record-commitment"),
        RecordError::DealtOtherwise => voice.say("record-dealt-otherwise"),
        RecordError::UnreadableAction { number, error } => voice
            .say("record-unreadable-action")
            .with("number", *number)
            .with("action", printable(&error.text)),
        RecordError::Refused { number, seat, action, reason: _, rule } => {
            let phrase = voice.say("record-refused").with("number", *number).with("seat", seat.index() + 1);
            phrase.with("action", printable(action)).with("rule", rule.unwrap_or("none"))
        }
        RecordError::NoteOrder { number, .. } | RecordError::Note { number, .. } => {
            voice.say("record-note").with("number", *number)
        }
        RecordError::PlayedOn => voice.say("record-played-on"),
        RecordError::Outcome { .. } => voice.say("record-outcome"),
    };
    phrase.text()
}

/// Why a game cannot be set up.
pub fn set_up_error(error: &SetUpError, language: Language) -> String {
    set_up(error, Voice::impersonal(language)).text()
}

fn set_up<'a>(error: &SetUpError, voice: Voice<'a>) -> Phrase<'a> {
    match error {
        SetUpError::Seats { asked, fewest, most } => {
            let phrase = voice.say("record-seats").with("asked", asked.get());
            phrase.with("fewest", fewest.get()).with("most", most.get())
        }
        SetUpError::Deal(_) => voice.say("record-deal"),
    }
}
