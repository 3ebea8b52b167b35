//! A walkthrough of what happened, step by step and at the viewer's own pace. All steps are in the page; its script shows
//! one at a time, beginning with the first that this device has not shown yet.

use super::layout::say;
use crate::shown::{Show, Step};
use crate::visitor::Visitor;
use maud::{Markup, html};

/// The steps over the board, with the buttons to walk through them.
pub fn walkthrough(show: &Show, visitor: &Visitor) -> Markup {
    let last = show.before + show.steps.len();
    html! {
        section.show id="show" aria-label=(say(visitor, "show")) data-last=(last) hidden {
            ol aria-live="polite" {
                @for (step, number) in show.steps.iter().zip(show.before + 1..) {
                    li.step data-scene=(number) data-print=(step.print) hidden { (picture(step)) }
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

/// The button that starts the walkthrough again.
pub fn again_button(show: &Show, visitor: &Visitor) -> Markup {
    html! {
        @if !show.steps.is_empty() { button type="button" id="show-again" { (say(visitor, "show-again")) } }
    }
}

/// One step: its picture and its sentences.
pub fn picture(step: &Step) -> Markup {
    html! {
        h2 { (step.title) }
        (step.picture)
        ul { @for line in &step.lines { li data-places=[(!line.places.is_empty()).then(|| line.places.join("|"))] { (line.text) } } }
    }
}
