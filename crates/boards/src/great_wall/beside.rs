//! Beside the board: which cards are not laid yet, who has won what, what the cards are worth.

use super::{art, face_down, kind_name, listed};
use crate::marks::{seat_letter, seat_mark};
use games::great_wall::{DECK, Kind, PlayerView, Tokens, View, Won};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    let pool = face_down(&view.pool).to_string();
    html! {
        h2 { (words::text(language, "board-great-wall-unlaid", &[])) }
        (all_unlaid(&view.players, language))
        div.won-head {
            h2 { (words::text(language, "board-great-wall-fame", &[])) }
            p.small { (words::text(language, "board-great-wall-pool", &[("count", &pool)])) }
        }
        ul.fame-won { @for player in &view.players { li data-part={ "won-" (player.seat) } { (seat_mark(player.seat)) (won(player.won, language)) } } }
        @if !view.removed.is_empty() {
            p.small.tokens { (words::text(language, "board-great-wall-removed", &[])) (tokens(view.removed)) }
        }
        (legend(language))
    }
}

/// What the cards are worth.
fn legend(language: Language) -> Markup {
    kept("great-wall-legend", language, || {
        html! {
            details.legend {
                summary.small { (words::text(language, "board-great-wall-legend", &[])) }
                ul {
                    @for (kind, copies) in DECK {
                        li { (art::glyph(kind)) span { (copies) " \u{d7} " b { (kind_name(kind, language)) } " " (power(kind, language)) } }
                    }
                }
            }
        }
    })
}

/// Which cards are not laid yet.
fn all_unlaid(players: &[PlayerView], language: Language) -> Markup {
    kept("great-wall-unlaid", (players, language), || {
        html! {
            table.unlaid {
                thead {
                    tr {
                        td {}
                        @for (kind, _) in DECK { th scope="col" title=(kind_name(kind, language)) { (art::glyph(kind)) span.visually-hidden { (kind_name(kind, language)) } } }
                    }
                }
                tbody { @for player in players { (unlaid(player)) } }
            }
        }
    })
}

/// What a player has not laid yet, kind by kind.
fn unlaid(player: &PlayerView) -> Markup {
    html! {
        tr data-part={ "unlaid-" (player.seat) } {
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
                @let told = words::text(language, "board-great-wall-face-down", &[("count", &count.to_string())]);
                span.face-down title=(told) {
                    (art::hidden_token()) span aria-hidden="true" { "\u{d7}" (count) }
                    span.visually-hidden { (told) }
                }
            },
        }
    }
}

fn tokens(tokens: Tokens) -> Markup {
    let told = listed(tokens.iter());
    html! {
        span.tokens title=[Some(&told).filter(|told| !told.is_empty())] {
            @for token in tokens.iter() { (art::token(token)) }
            span.visually-hidden { (told) }
        }
    }
}

/// What a kind of card is worth, and what it can do.
fn power(kind: Kind, language: Language) -> String {
    words::text(language, "board-great-wall-power", &[("kind", kind.name())])
}
