//! The scoring, step by step: as it would be now, and as it was in the end.

use super::name;
use crate::marks::{seat_letter, seat_mark};
use games::xian::{Breakdown, Forecast, SeatView, View};
use maud::{Markup, html};
use words::{Language, People};

/// The final scoring, one step after the other.
pub fn scoring(view: &View, people: &People, language: Language) -> Markup {
    let heads: Vec<Markup> = (view.table.seats().seats())
        .map(|seat| html! { (seat_mark(seat)) " " bdi { (name(people, seat)) } })
        .collect();
    html! {
        section.xian-final aria-label=(words::text(language, "board-xian-scoring", &[])) { (table(view, &heads, language)) }
    }
}

/// The scoring as it would be if the game ended now.
pub fn forecast(view: &View, language: Language) -> Markup {
    let mark = |seat| html! { (seat_mark(seat)) span.visually-hidden { (seat_letter(seat)) } };
    let heads: Vec<Markup> = view.table.seats().seats().map(mark).collect();
    table(view, &heads, language)
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
                        th scope="row" { (words::text(language, &format!("board-xian-scored-{step}"), &[])) }
                        @for seat in &view.seats {
                            td { @if hides(seat, step) { "?" } @else { (points(breakdown(seat))) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words::text(language, "board-xian-scored-total", &[])) }
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
