//! Pagodas that the latest move has sent back: they fly home from where they stood.

use super::art::small_pagoda;
use games::qin::{Event, Place};
use maud::{Markup, html};
use words::{Language, People};

pub fn story(moves: &[Vec<Event>], _people: &People, _language: Language) -> Markup {
    html! {
        @for event in moves.last().into_iter().flatten() {
            @if let Event::Returned { seat, from: Place::Province(space) | Place::Village(space), .. } = event {
                i data-flight={ "pagoda-" (space) "-" (seat) } data-to={ "seat-" (seat) } data-move=(moves.len()) aria-hidden="true" { (small_pagoda(*seat)) }
            }
        }
    }
}
