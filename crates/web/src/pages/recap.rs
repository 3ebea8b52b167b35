//! What happened, step by step and at one's own pace: the board as it was then, in the place of the present one, and what
//! is told of it. All steps are in the page; its script shows one at a time, beginning with the first that this device
//! has not shown yet.

use super::layout::say;
use boards::{Drama, Recap, RecapStep};
use maud::{Markup, html};
use sha2::{Digest, Sha256};
use words::Language;

/// The board at every step, what is told of it, and the buttons to walk through them.
pub fn recap(recap: &Recap, language: Language) -> Markup {
    let last = recap.earlier + recap.steps.len();
    html! {
        (recap.stage)
        section.show id="show" aria-label=(say(language, "show")) data-last=(last) data-new=(recap.seen_before + 1) hidden {
            ol aria-live="polite" {
                @for (step, number) in recap.steps.iter().zip(recap.earlier + 1..) {
                    li.step data-at-step=(number) data-print=(fingerprint(step)) data-drama=[step.drama.map(Drama::name)] hidden { (told(step)) }
                }
            }
            div.buttons {
                button type="button" id="show-back" { (say(language, "show-back")) }
                button.primary type="button" id="show-next" { (say(language, "show-next")) }
                button type="button" id="show-skip" { (say(language, "show-skip")) " " kbd { "Esc" } }
            }
        }
    }
}

/// The way back to the steps for those who have seen them.
pub fn again(recap: &Recap, language: Language) -> Markup {
    html! {
        @if !recap.steps.is_empty() { button type="button" id="show-again" { (say(language, "show-again")) } }
    }
}

/// One step: its figures and what is told of it.
fn told(step: &RecapStep) -> Markup {
    html! {
        h2 { (step.title) }
        (step.picture)
        ul { @for line in &step.lines { li data-places=[(!line.places.is_empty()).then(|| line.places.join("|"))] { (line.text) } } }
    }
}

/// What tells a step from another in its place.
fn fingerprint(step: &RecapStep) -> String {
    hex::encode(&Sha256::digest(&step.identity)[..6])
}
