//! How somebody is told at a table that it is their turn, while they look elsewhere: switches for this table. What they are
//! set to is kept by the browser (`assets/script/turn.js`).

use super::layout::say;
use crate::room_info::{Perspective, RoomInfo};
use boards::icon;
use maud::{Markup, html};
use words::Language;

/// The switches, for whoever waits for other people.
pub fn calls(info: &RoomInfo, look: Perspective, language: Language) -> Markup {
    html! {
        @if look.seat.is_some() && info.has_company() {
            details.calls id="calls" {
                summary { (icon("bell")) (say(language, "calls")) }
                div.ways {
                    p.small { (say(language, "calls-text")) }
                    button type="button" id="heard" role="switch" aria-checked="true" { (say(language, "calls-sound")) }
                    button type="button" id="notify" role="switch" aria-checked="false" aria-describedby="notify-text" { (say(language, "calls-notify")) }
                    p.small id="notify-text" { (say(language, "calls-notify-text")) }
                    p.small id="notify-blocked" role="status" hidden { (say(language, "calls-notify-blocked")) }
                }
            }
        }
    }
}
