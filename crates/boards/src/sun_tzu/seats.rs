//! What everybody sees of a seat: its side, its reserve, its cards and its warlord.

use super::art::man;
use super::{hand, plan, say, side_name};
use games::sun_tzu::{Side, View, WarlordView};
use maud::{Markup, html};
use words::Language;

/// A side in a few figures; while plans are made, whether its own is ready.
pub fn seat(view: &View, side: Side, language: Language) -> Markup {
    let shown = &view.sides[side];
    let reserve = shown.reserve.to_string();
    html! {
        strong.st-side { (side_name(side, language)) }
        span.st-stock {
            span.st-reserve.few[shown.reserve <= 2] title=(say(language, "reserve-of", &[("count", &reserve)])) {
                (man(side)) b aria-hidden="true" { (reserve) }
                small aria-hidden="true" { (say(language, "reserve-short", &[])) }
                span.visually-hidden { (say(language, "reserve-of", &[("count", &reserve)])) }
            }
            (figure("hand-of", "hand-short", shown.hand.len(), language))
            (figure("pile-of", "pile-short", shown.pile.len(), language))
            (warlord(shown.warlord, language))
        }
        @match plan::is_ready(view, side) {
            Some(true) => span.st-ready { (say(language, "is-ready", &[])) },
            Some(false) => span.st-ready.not { (say(language, "is-planning", &[])) },
            None => {},
        }
    }
}

/// A number of cards, in words and as a figure with a short word under it.
fn figure(words: &str, short: &str, count: u8, language: Language) -> Markup {
    let told = say(language, words, &[("count", &count.to_string())]);
    html! {
        span.st-cards-of title=(told) {
            b aria-hidden="true" { (count) }
            small aria-hidden="true" { (say(language, short, &[])) }
            span.visually-hidden { (told) }
        }
    }
}

/// The warlord as everybody knows it: a card that lies face down, or its name when it was used.
fn warlord(shown: WarlordView, language: Language) -> Markup {
    let told = match shown {
        WarlordView::None => return html! {},
        WarlordView::Hidden | WarlordView::Kept { .. } => say(language, "warlord-secret", &[]),
        WarlordView::Shown { warlord } => {
            say(language, "used", &[("warlord", &hand::warlord_name(warlord, language))])
        }
    };
    html! {
        span.st-has-warlord.used[matches!(shown, WarlordView::Shown { .. })] title=(told) {
            i aria-hidden="true" {}
            span.visually-hidden { (told) }
        }
    }
}
