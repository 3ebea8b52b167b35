//! Beside the board: what counts, and which tiles have not been seen yet; at the end, of what every score is made.

use super::art::{pagoda, tile};
use super::kind_name;
use crate::marks::{seat_letter, seat_mark};
use game::{Seat, Viewer};
use games::qin::{Kind, View};
use markup::kept;
use maud::{Markup, html};
use words::Language;

pub fn beside(view: &View, language: Language) -> Markup {
    if view.outcome.is_some() {
        return tally(view, language);
    }
    let (game, games) = (view.game.to_string(), view.options.games.get().to_string());
    html! {
        (key(view, language))
        @if view.options.games.get() > 1 {
            p.small { (words::text(language, "board-qin-game", &[("game", &game), ("games", &games)])) }
        }
        div.stock {
            h2 { (words::text(language, "board-qin-unseen", &[])) }
            p.small { (words::text(language, "board-qin-stock", &[("count", &view.stock.to_string())])) }
        }
        ul.bag {
            @for kind in Kind::ALL { (unseen(kind, view.unseen.of(kind), language)) }
        }
    }
}

/// How many tiles of a kind have not been seen.
fn unseen(kind: Kind, count: u8, language: Language) -> Markup {
    kept("qin-unseen", (kind, count, language), || {
        let (name, number) = (kind_name(kind, language), count.to_string());
        let told = words::text(language, "board-qin-unseen-tiles", &[("tile", &name), ("count", &number)]);
        html! {
            li.none[count == 0] data-part={ "unseen-" (kind) } title=(told) {
                (tile(kind))
                span.visually-hidden { (told) }
                span aria-hidden="true" { (count) }
            }
        }
    })
}

/// The pieces and what they are worth, in the colours of whoever looks.
fn key(view: &View, language: Language) -> Markup {
    let seat = if let Viewer::Seat(seat) = view.viewer { seat } else { Seat::FIRST };
    kept("qin-key", (seat, language), || drawn_key(seat, language))
}

fn drawn_key(seat: Seat, language: Language) -> Markup {
    let piece = |drawn: Markup| html! { svg class={ "of-" (seat) } viewBox="2 -8 36 48" aria-hidden="true" { (drawn) } };
    html! {
        section.key {
            h2 { (words::text(language, "board-qin-key", &[])) }
            ul {
                li { (piece(pagoda(seat, 1))) span { (words::text(language, "board-qin-key-province", &[])) } }
                li { (piece(pagoda(seat, 2))) span { (words::text(language, "board-qin-key-major", &[])) } }
                li { (piece(html! { use href="#qin-village" {} })) span { (words::text(language, "board-qin-key-village", &[])) } }
            }
        }
    }
}

/// The pagodas of the last game, by what they stand on.
fn tally(view: &View, language: Language) -> Markup {
    let position = &view.position;
    let provinces = |seat: Seat, pagodas: u8| {
        position
            .each_province()
            .filter(|province| province.owner() == seat && province.pagodas() == pagodas)
            .count()
    };
    let villages = |seat: Seat| {
        position.board().villages().filter(|village| position.holder(*village) == Some(seat)).count()
    };
    let head = |key: &str, drawn: Markup| {
        let name = words::text(language, key, &[]);
        html! { th scope="col" title=(name) { svg.of-0 viewBox="2 -8 36 48" aria-hidden="true" { (drawn) } span.visually-hidden { (name) } } }
    };
    html! {
        table.pagodas-by-place {
            thead {
                tr {
                    td {}
                    (head("board-qin-tally-small", pagoda(Seat::FIRST, 1)))
                    (head("board-qin-tally-major", pagoda(Seat::FIRST, 2)))
                    (head("board-qin-tally-villages", html! { use href="#qin-village" {} }))
                    th scope="col" title=(words::text(language, "board-qin-tally-sum", &[])) {
                        span aria-hidden="true" { "=" } span.visually-hidden { (words::text(language, "board-qin-tally-sum", &[])) }
                    }
                }
            }
            tbody {
                @for player in &view.players {
                    tr {
                        th scope="row" { (seat_mark(player.seat)) span.visually-hidden { (seat_letter(player.seat)) } }
                        td { (provinces(player.seat, 1)) }
                        td { (provinces(player.seat, 2)) small { " \u{d7}2" } }
                        td { (villages(player.seat)) }
                        td { b { (player.on_board) } }
                    }
                }
            }
        }
    }
}
