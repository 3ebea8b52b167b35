//! The viewer's own cards and deck.

use super::{art, face_down, kind_name};
use game::{Seat, Viewer};
use games::great_wall::{Hand, Kind, Lot, Prompt, View};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn hand(view: &View, language: Language) -> Markup {
    let Viewer::Seat(seat) = view.viewer else { return html! {} };
    let player = &view.players[seat.index()];
    let Hand::Open { cards } = player.hand else { return html! {} };
    let deck = face_down(&player.deck);
    let left = words::text(language, "board-great-wall-draw", &[("count", &deck.to_string())]);
    html! {
        @if let Prompt::Act { owed: 1, horsemen: Some(free @ 1..), .. } = view.prompt {
            p.warning { (words::text(language, "board-great-wall-horsemen-now", &[("count", &free.to_string())])) }
        }
        div.holding {
            button.playing-card type="button" data-thing="draw" data-part="deck" aria-pressed="false" title=(left) {
                (art::back(seat, deck))
                span.visually-hidden { (left) }
                span.caption aria-hidden="true" { (words::text(language, "board-great-wall-deck", &[])) }
            }
            @for (kind, count) in cards.counts() {
                (kept("great-wall-lots", (seat, kind, count, language), || lots(seat, kind, count, language)))
            }
            @if let Prompt::Act { may_pass: true, .. } = view.prompt {
                button.pass type="button" data-thing="pass" aria-pressed="false" { (words::text(language, "board-great-wall-pass", &[])) }
            }
        }
    }
}

/// Equal cards of a hand as a fan: the third of them takes three, so the one on top gathers all. A stepper takes
/// one more or one less.
fn lots(owner: Seat, kind: Kind, count: u8, language: Language) -> Markup {
    let free = kind == Kind::Horseman;
    let many = count > 1 && !free;
    let named = |count: u8| {
        words::text(language, "great-wall-cards", &[("kind", kind.name()), ("count", &count.to_string())])
    };
    html! {
        div.lots.several[count > 1] role="group" aria-label=(named(count)) data-part={ "lots-" (kind) } {
            div.fan {
                @for lot in (1..=count).filter_map(|number| Lot::new(kind, number)) {
                    button.playing-card type="button" data-thing={ "lay " (lot) } aria-pressed="false" title=(named(lot.count())) {
                        span.visually-hidden { (named(lot.count())) }
                        (art::card(owner, kind, many.then_some(lot.count())))
                    }
                }
            }
            span.caption aria-hidden="true" {
                (kind_name(kind, language))
                @if free { " · " (words::text(language, "board-great-wall-free", &[("count", &count.to_string())])) }
            }
            @if many {
                div.stepper {
                    (step("\u{2212}", -1, &words::text(language, "board-great-wall-fewer", &[])))
                    (step("+", 1, &words::text(language, "board-great-wall-more", &[])))
                }
            }
        }
    }
}

/// A button of a stepper.
fn step(sign: &str, by: i8, name: &str) -> Markup {
    html! { button type="button" data-step=(by) title=(name) { span aria-hidden="true" { (sign) } span.visually-hidden { (name) } } }
}
