//! What the signs of the board mean, each with one sentence.

use super::art::{banner, card, sixes};
use super::board::tile;
use super::say;
use games::sun_tzu::{Card, Side};
use maud::{Markup, html};
use words::Language;

/// All signs, on demand.
pub fn signs(language: Language) -> Markup {
    let flag = |side: Side| html! { svg viewBox="0 0 64 66" aria-hidden="true" { (banner(side, 3)) } };
    let signs = [
        (flag(Side::SunTzu), "sign-white"),
        (flag(Side::KingShao), "sign-black"),
        (card(Card::Five), "sign-gold-card"),
        (card(Card::Nine), "sign-white-card"),
        (card(Card::One), "about-one"),
        (card(Card::Six), "about-six"),
        (card(Card::PlusOne), "about-plus-one"),
        (card(Card::MinusOne), "about-minus"),
        (card(Card::Plague), "about-plague"),
        (html! { svg viewBox="18 75 26 24" aria-hidden="true" { (sixes(Side::SunTzu, 1)) } }, "sign-six"),
        (
            html! { svg viewBox="0 -1 108 34" aria-hidden="true" { (tile([1, 4, 3], 6, language)) } },
            "tile-help",
        ),
        (html! { svg viewBox="0 0 44 60" aria-hidden="true" { use href="#st-bi" {} } }, "track-help"),
    ];
    html! {
        details.st-signs {
            summary { (say(language, "signs", &[])) }
            ul.sun-tzu { @for (sign, key) in signs { li { span { (sign) } span { (say(language, key, &[])) } } } }
        }
    }
}
