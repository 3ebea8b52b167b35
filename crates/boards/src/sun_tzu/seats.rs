//! What everybody sees of a seat: its reserve and its cards.

use super::art::token;
use super::{plan, say};
use games::sun_tzu::{Side, View};
use maud::{Markup, html};
use words::Language;

/// A side in a few figures; while plans are made, whether its own is ready.
pub fn seat(view: &View, side: Side, language: Language) -> Markup {
    let shown = &view.sides[side];
    let (reserve, held, pile) =
        (shown.reserve.to_string(), shown.hand.len().to_string(), shown.pile.len().to_string());
    html! {
        span.figure.few[shown.reserve <= 2] title=(say(language, "reserve-of", &[("count", &reserve)])) {
            (token(side)) b { (reserve) }
            span.visually-hidden { (say(language, "reserve-of", &[("count", &reserve)])) }
        }
        @match plan::is_ready(view, side) {
            Some(true) => span.st-ready { (say(language, "is-ready", &[])) },
            Some(false) => span.st-ready.not { (say(language, "is-planning", &[])) },
            None => span.figure { (say(language, "cards", &[("hand", &held), ("pile", &pile)])) },
        }
    }
}
