//! The ledger: what every player owns, what nobody has yet, and the scoring as it would be or as it was.

use super::art::{amount, icon};
use super::city::chip;
use super::mausoleum::{end_tile_name, tile_help, tile_name};
use super::name;
use crate::boards::art::seat_letter;
use crate::boards::seat_mark;
use game::Seat;
use maud::{Markup, html};
use words::{Language, People, page};
use xian::{Breakdown, Colour, Equipment, Forecast, Owned, Resource, SeatView, Tile, View};

/// What a player has to spend, in one line.
pub fn goods(view: &View, seat: Seat, language: Language) -> Markup {
    let (player, known) = (&view.table.players[seat], &view.seats[seat.index()]);
    let count = |shape: &str, key: &str, count: usize| {
        let told = page(language, key, &[("count", &count.to_string())]);
        html! {
            span.xian-amount.none[count == 0] title=(told) {
                (icon(shape)) span aria-hidden="true" { (count) } span.visually-hidden { (told) }
            }
        }
    };
    let prestige = page(language, "board-xian-prestige", &[("count", &player.prestige.to_string())]);
    html! {
        span.xian-goods {
            span.xian-amount.prestige title=(prestige) {
                (icon("seal")) b aria-hidden="true" { (player.prestige) } span.visually-hidden { (prestige) }
            }
            @for resource in Resource::ALL { (amount(resource, player.stock.of(resource), language)) }
            (count("statue", "board-xian-soldiers-left", known.soldiers_left.into()))
            (count("brush", "board-xian-signatures-left", known.signatures_left.into()))
            (count("sword", "board-xian-equipment-owned", owned(known)))
        }
    }
}

fn owned(seat: &SeatView) -> usize {
    match seat.equipment {
        Owned::Open(cards) => cards.len(),
        Owned::FaceDown { cards } => cards,
    }
}

/// Everything else that can be known: the scoring so far, what every player has collected, the reserve.
pub fn beside(view: &View, language: Language) -> Markup {
    html! {
        @if view.outcome.is_none() {
            h2 { (page(language, "board-xian-forecast", &[])) }
            (table(view, &marks(view), language))
        }
        h2 { (page(language, "board-xian-collected", &[])) }
        ul.xian-collected { @for seat in &view.seats { li { (collection(view, seat, language)) } } }
        @if view.outcome.is_none() {
            h2 { (page(language, "board-xian-recruiting", &[])) }
            ul.xian-recruiting {
                @for (assistant, prestige) in &view.recruiting {
                    li title=(page(language, &format!("board-xian-{assistant}-help"), &[])) {
                        (page(language, &format!("board-xian-{assistant}"), &[])) " " b { "+" (prestige) }
                        span.small { (page(language, &format!("board-xian-{assistant}-help"), &[])) }
                    }
                }
            }
            h2 { (page(language, "board-xian-reserve", &[])) }
            p.xian-goods {
                @for colour in Colour::ALL { (amount(colour.into(), view.table.reserve.pigment(colour), language)) }
                span { (page(language, "board-xian-statues", &[("count", &view.statues.to_string())])) }
            }
        }
        (legend(language))
    }
}

/// What the signs mean, for those who see them for the first time.
fn legend(language: Language) -> Markup {
    let told = |key: &str| page(language, &format!("board-xian-legend-{key}"), &[]);
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
                span.xian-tag.green title=(page(language, &format!("board-xian-{assistant}-help"), &[])) {
                    (page(language, &format!("board-xian-{assistant}"), &[]))
                }
            }
            @for tile in Tile::ALL.into_iter().filter(|&tile| player.owns(tile)) {
                span.xian-tag.used[player.used.contains(tile)] title=(tile_help(tile, language)) {
                    (tile_name(tile, language))
                    @if player.used.contains(tile) { span.visually-hidden { (page(language, "board-xian-used", &[])) } }
                }
            }
            @if let Some(tile) = player.end_tile { span.xian-tag.end { (end_tile_name(tile, language)) } }
            @match seat.equipment {
                Owned::Open(cards) => @for card in cards.iter() { (equipment(card, language)) },
                Owned::FaceDown { cards } => @if cards > 0 {
                    span.xian-tag { (page(language, "board-xian-equipment-owned", &[("count", &cards.to_string())])) }
                },
            }
            details {
                summary.small { (page(language, "board-xian-unplayed", &[("count", &seat.unplayed.len().to_string())])) }
                p { @for card in seat.unplayed.iter() { (chip(card, language)) " " } }
            }
        }
    }
}

fn equipment(card: Equipment, language: Language) -> Markup {
    html! {
        span class={ "xian-tag " (card.kind().material()) } {
            (icon(card.kind().name())) (page(language, &format!("board-xian-{}", card.kind()), &[])) " " (card.kind().section())
        }
    }
}

/// The final scoring, one step after the other.
pub fn scoring(view: &View, people: &People, language: Language) -> Markup {
    let heads: Vec<Markup> = (view.table.seats().seats())
        .map(|seat| html! { (seat_mark(seat)) " " bdi { (name(people, seat)) } })
        .collect();
    html! {
        section.xian-final aria-label=(page(language, "board-xian-scoring", &[])) { (table(view, &heads, language)) }
    }
}

fn marks(view: &View) -> Vec<Markup> {
    let mark = |seat| html! { (seat_mark(seat)) span.visually-hidden { (seat_letter(seat)) } };
    view.table.seats().seats().map(mark).collect()
}

/// A step of the scoring: what it is called, and its points.
type Category = (&'static str, fn(&Breakdown) -> i16);

/// The steps of the scoring in their order.
const CATEGORIES: [Category; 9] = [
    ("way", |scored| scored.prestige),
    ("majority-a", |scored| scored.majorities[0].into()),
    ("majority-b", |scored| scored.majorities[1].into()),
    ("majority-c", |scored| scored.majorities[2].into()),
    ("sets", |scored| scored.sets.into()),
    ("matches", |scored| scored.matches.into()),
    ("unused-tiles", |scored| scored.unused_tiles.into()),
    ("end-tile", |scored| scored.end_tile.into()),
    ("leftovers", |scored| scored.leftovers.into()),
];

/// A column for each seat; where equipment lies face down, what it brings is left open.
fn table(view: &View, heads: &[Markup], language: Language) -> Markup {
    let hides = |seat: &SeatView, step: &str| {
        matches!(seat.forecast, Forecast::WithoutEquipment { .. }) && ["sets", "matches"].contains(&step)
    };
    html! {
        table.xian-scores {
            thead { tr { td {} @for head in heads { th scope="col" { (head) } } } }
            tbody {
                @for (step, points) in &CATEGORIES {
                    tr {
                        th scope="row" { (page(language, &format!("board-xian-scored-{step}"), &[])) }
                        @for seat in &view.seats {
                            td { @if hides(seat, step) { "?" } @else { (points(breakdown(seat))) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (page(language, "board-xian-scored-total", &[])) }
                    @for seat in &view.seats {
                        td {
                            @match seat.forecast {
                                Forecast::Known { total, .. } => b { (total) },
                                Forecast::WithoutEquipment { breakdown } => { "\u{2265} " b { (breakdown.total()) } },
                            }
                        }
                    }
                }
            }
        }
    }
}

fn breakdown(seat: &SeatView) -> &Breakdown {
    match &seat.forecast {
        Forecast::Known { breakdown, .. } | Forecast::WithoutEquipment { breakdown } => breakdown,
    }
}
