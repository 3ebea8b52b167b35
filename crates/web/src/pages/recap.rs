//! What happened, step by step and at one's own pace. All steps are in the page; its script shows one at a time,
//! beginning with the first that this device has not shown yet.

use super::layout::say;
use crate::visitor::Visitor;
use boards::{Recap, RecapStep};
use maud::{Markup, html};
use sha2::{Digest, Sha256};

/// The steps over the board, with the buttons to walk through them.
pub fn recap(recap: &Recap, visitor: &Visitor) -> Markup {
    let last = recap.earlier + recap.steps.len();
    html! {
        section.show id="show" aria-label=(say(visitor, "show")) data-last=(last) hidden {
            ol aria-live="polite" {
                @for (step, number) in recap.steps.iter().zip(recap.earlier + 1..) {
                    li.step data-scene=(number) data-print=(fingerprint(step)) hidden { (picture(step)) }
                }
            }
            div.buttons {
                button type="button" id="show-back" { (say(visitor, "show-back")) }
                button.primary type="button" id="show-next" { (say(visitor, "show-next")) }
                button type="button" id="show-skip" { (say(visitor, "show-skip")) " " kbd { "Esc" } }
            }
        }
    }
}

/// The way back to the steps for those who have seen them.
pub fn again(recap: &Recap, visitor: &Visitor) -> Markup {
    html! {
        @if !recap.steps.is_empty() { button type="button" id="show-again" { (say(visitor, "show-again")) } }
    }
}

/// One step: its picture and what is told of it.
pub fn picture(step: &RecapStep) -> Markup {
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
