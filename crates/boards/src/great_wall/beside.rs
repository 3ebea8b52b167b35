//! Beside the board: which cards are not laid yet, who has won what, what the cards are worth.

use super::{art, face_down, kind_name, listed};
use crate::marks::{seat_letter, seat_mark};
use games::great_wall::{DECK, Kind, PlayerView, Tokens, View, Won};
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    let pool = face_down(&view.pool).to_string();
    html! {
        h2 { (words::text(language, "board-great-wall-unlaid", &[])) }
        table.unlaid {
            thead {
                tr {
                    td {}
                    @for (kind, _) in DECK { th scope="col" title=(kind_name(kind, language)) { (art::glyph(kind)) span.visually-hidden { (kind_name(kind, language)) } } }
                }
            }
            tbody { @for player in &view.players { (unlaid(player)) } }
        }
        h2 { (words::text(language, "board-great-wall-fame", &[])) }
        ul.fame-won { @for player in &view.players { li { (seat_mark(player.seat)) (won(player.won, language)) } } }
        p.small { (words::text(language, "board-great-wall-pool", &[("count", &pool)])) }
        @if !view.removed.is_empty() {
            p.small.tokens { (words::text(language, "board-great-wall-removed", &[])) (tokens(view.removed)) }
        }
        details.legend {
            summary.small { (words::text(language, "board-great-wall-legend", &[])) }
            ul {
                @for (kind, copies) in DECK {
                    li { (art::glyph(kind)) span { (copies) " \u{d7} " b { (kind_name(kind, language)) } " " (power(kind, language)) } }
                }
            }
        }
    }
}

/// What a player has not laid yet, kind by kind.
fn unlaid(player: &PlayerView) -> Markup {
    html! {
        tr {
            th scope="row" { (seat_mark(player.seat)) span.visually-hidden { (seat_letter(player.seat)) } }
            @for (kind, _) in DECK {
                @let count = player.unlaid.count(kind);
                td.none[count == 0] { (count) }
            }
        }
    }
}

fn won(won: Won, language: Language) -> Markup {
    html! {
        @match won {
            Won::Open { tokens: shown, points } => {
                (tokens(shown))
                b { (words::text(language, "board-great-wall-sum", &[("count", &points.to_string())])) }
            },
            Won::Hidden { count } => {
                span { (words::text(language, "board-great-wall-face-down", &[("count", &count.to_string())])) }
            },
        }
    }
}

fn tokens(tokens: Tokens) -> Markup {
    html! {
        span.tokens {
            @for token in tokens.iter() { (art::token(token)) }
            span.visually-hidden { (listed(tokens.iter())) }
        }
    }
}

/// What a kind of card is worth, and what it can do.
fn power(kind: Kind, language: Language) -> String {
    words::text(language, "board-great-wall-power", &[("kind", kind.name())])
}
