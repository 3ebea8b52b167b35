//! Beside the board: the scoring so far, what every player has collected, what nobody has yet.

use super::art::{amount, icon};
use super::city::chip;
use super::mausoleum::{end_tile_name, tile_help, tile_name};
use super::scoring::forecast;
use crate::marks::seat_mark;
use games::xian::{Colour, Equipment, Owned, SeatView, Tile, View};
use maud::{Markup, html};
use words::Language;

/// Everything else that can be known: the scoring so far, what every player has collected, the reserve.
pub fn beside(view: &View, language: Language) -> Markup {
    html! {
        @if view.outcome.is_none() {
            h2 { (words::text(language, "board-xian-forecast", &[])) }
            (forecast(view, language))
        }
        h2 { (words::text(language, "board-xian-collected", &[])) }
        ul.xian-collected { @for seat in &view.seats { li { (collection(view, seat, language)) } } }
        @if view.outcome.is_none() {
            h2 { (words::text(language, "board-xian-recruiting", &[])) }
            ul.xian-recruiting {
                @for (assistant, prestige) in &view.recruiting {
                    li title=(words::text(language, &format!("board-xian-{assistant}-help"), &[])) {
                        (words::text(language, &format!("board-xian-{assistant}"), &[])) " " b { "+" (prestige) }
                        span.small { (words::text(language, &format!("board-xian-{assistant}-help"), &[])) }
                    }
                }
            }
            h2 { (words::text(language, "board-xian-reserve", &[])) }
            p.xian-goods {
                @for colour in Colour::ALL { (amount(colour.into(), view.table.reserve.pigment(colour), language)) }
                span { (words::text(language, "board-xian-statues", &[("count", &view.statues.to_string())])) }
            }
        }
        (legend(language))
    }
}

/// What the signs mean, for those who see them for the first time.
fn legend(language: Language) -> Markup {
    let told = |key: &str| words::text(language, &format!("board-xian-legend-{key}"), &[]);
    html! {
        details.legend {
            summary.small { (told("title")) }
            ul {
                @for shape in ["seal", "coin", "clay", "drop", "any", "statue", "brush", "sword"] {
                    li { span.xian-sign { (icon(shape)) } (told(shape)) }
                }
                @for (sign, key) in [("10 · 5 · 2", "places"), ("1→10", "standing"), ("↗", "leaves"), ("✓", "pays"), ("R6 / B4", "pair")] {
                    li { span.xian-sign { (sign) } (told(key)) }
                }
                @for tile in Tile::ALL { li { span.xian-sign { (tile_name(tile, language)) } (tile_help(tile, language)) } }
            }
        }
    }
}

/// What a player has collected besides goods: assistants, tiles, equipment; and which cards are to come.
fn collection(view: &View, seat: &SeatView, language: Language) -> Markup {
    let player = &view.table.players[seat.seat];
    html! {
        (seat_mark(seat.seat))
        div {
            @for assistant in player.assistants.iter() {
                span.xian-tag.green title=(words::text(language, &format!("board-xian-{assistant}-help"), &[])) {
                    (words::text(language, &format!("board-xian-{assistant}"), &[]))
                }
            }
            @for tile in Tile::ALL.into_iter().filter(|&tile| player.owns(tile)) {
                span.xian-tag.used[player.used.contains(tile)] title=(tile_help(tile, language)) {
                    (tile_name(tile, language))
                    @if player.used.contains(tile) { span.visually-hidden { (words::text(language, "board-xian-used", &[])) } }
                }
            }
            @if let Some(tile) = player.end_tile { span.xian-tag.end { (end_tile_name(tile, language)) } }
            @match seat.equipment {
                Owned::Open(cards) => @for card in cards.iter() { (equipment(card, language)) },
                Owned::FaceDown { cards } => @if cards > 0 {
                    span.xian-tag { (words::text(language, "board-xian-equipment-owned", &[("count", &cards.to_string())])) }
                },
            }
            details {
                summary.small { (words::text(language, "board-xian-unplayed", &[("count", &seat.unplayed.len().to_string())])) }
                p { @for card in seat.unplayed.iter() { (chip(card, language)) " " } }
            }
        }
    }
}

fn equipment(card: Equipment, language: Language) -> Markup {
    html! {
        span class={ "xian-tag " (card.kind().material()) } {
            (icon(card.kind().name())) (words::text(language, &format!("board-xian-{}", card.kind()), &[])) " " (card.kind().section())
        }
    }
}
