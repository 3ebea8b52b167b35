//! The scoring, step by step: as it would be now, and in the end as a lacquer table with a race below it. The rows come
//! one after the other, each with its part of the race, and the winner's seal falls when all are counted.

use super::art::icon;
use super::{name, section_name};
use crate::marks::{seat_letter, seat_mark};
use game::Seat;
use games::xian::{Breakdown, Forecast, SeatView, Section, View};
use maud::{Markup, html};
use words::{Language, People};

/// A step of the scoring: its sign, what it is called, and its points.
struct Category {
    shape: &'static str,
    key: &'static str,
    section: Option<Section>,
    points: fn(&Breakdown) -> i16,
}

const fn category(shape: &'static str, key: &'static str, points: fn(&Breakdown) -> i16) -> Category {
    Category { shape, key, section: None, points }
}

const fn majority(shape: &'static str, section: Section, points: fn(&Breakdown) -> i16) -> Category {
    Category { shape, key: "majority", section: Some(section), points }
}

/// The steps of the scoring in their order (RULES 9).
const CATEGORIES: [Category; 9] = [
    category("seal", "way", |scored| scored.prestige),
    majority("crossbow", Section::A, |scored| scored.majorities[0].into()),
    majority("halberd", Section::B, |scored| scored.majorities[1].into()),
    majority("horse", Section::C, |scored| scored.majorities[2].into()),
    category("sword", "sets", |scored| scored.sets.into()),
    category("arrowheads", "matches", |scored| scored.matches.into()),
    category("open", "unused-tiles", |scored| scored.unused_tiles.into()),
    category("tomb", "end-tile", |scored| scored.end_tile.into()),
    category("coin", "leftovers", |scored| scored.leftovers.into()),
];

impl Category {
    fn name(&self, language: Language) -> String {
        match self.section {
            Some(section) => section_name(section, language),
            None => words::text(language, &format!("board-xian-scored-{}", self.key), &[]),
        }
    }

    /// Whether it depends on equipment that lies face down for the viewer.
    fn is_hidden(&self, seat: &SeatView) -> bool {
        matches!(seat.forecast, Forecast::WithoutEquipment { .. }) && ["sets", "matches"].contains(&self.key)
    }
}

/// The final scoring, one step after the other.
pub fn scoring(view: &View, people: &People, language: Language) -> Markup {
    let winner = view.outcome.and_then(|outcome| outcome.winners().first());
    let heads: Vec<Markup> = (view.table.seats().seats())
        .map(|seat| html! { (seat_mark(seat)) bdi { (name(people, seat)) } })
        .collect();
    html! {
        section.xian-final aria-label=(words::text(language, "board-xian-scoring", &[])) {
            @if let Some(seat) = winner {
                svg.xian-verdict-seal viewBox="0 0 100 100" role="img" aria-label=(name(people, seat)) {
                    path.xian-seal-ground d="M6 5C30 3 70 3 95 6 97 30 97 70 95 95 70 97 30 97 5 95 3 70 3 30 6 5Z" {}
                    path.xian-seal-line d="M13 13H87V87H13Z" {}
                    use href={ "#device-" (seat) } x="24" y="24" width="52" height="52" {}
                }
            }
            (table(view, &heads, winner, language))
            (race(view, people))
        }
    }
}

/// The scoring as it would be if the game ended now.
pub fn forecast(view: &View, language: Language) -> Markup {
    let mark = |seat| html! { (seat_mark(seat)) span.visually-hidden { (seat_letter(seat)) } };
    let heads: Vec<Markup> = view.table.seats().seats().map(mark).collect();
    table(view, &heads, None, language)
}

/// What a seat would have in the end, as far as the viewer can know.
pub fn foreseen_total(seat: &SeatView, language: Language) -> Markup {
    let (sign, total) = total(seat);
    let told = words::text(language, "board-xian-at-the-end", &[("count", &format!("{sign}{total}"))]);
    html! { small.xian-at-end title=(words::text(language, "board-xian-forecast", &[])) { (told) } }
}

/// Equipment that lies face down is not counted, and so the total is at least this.
fn total(seat: &SeatView) -> (&'static str, i16) {
    match &seat.forecast {
        Forecast::Known { total, .. } => ("", *total),
        Forecast::WithoutEquipment { breakdown } => ("\u{2265}\u{202f}", breakdown.total()),
    }
}

/// A column for each seat; where equipment lies face down, what it brings is left open.
fn table(view: &View, heads: &[Markup], winner: Option<Seat>, language: Language) -> Markup {
    let won = |seat: &SeatView| winner == Some(seat.seat);
    html! {
        table.xian-scores {
            thead { tr { td {} @for (head, seat) in heads.iter().zip(&view.seats) { th.won[won(seat)] scope="col" { (head) } } } }
            tbody {
                @for category in &CATEGORIES {
                    @let best = view.seats.iter().map(|seat| (category.points)(breakdown(seat))).max();
                    tr {
                        th scope="row" { (icon(category.shape)) (category.name(language)) }
                        @for seat in &view.seats {
                            @let points = (category.points)(breakdown(seat));
                            @if category.is_hidden(seat) { td { "?" } }
                            @else { td.won[won(seat)].best[Some(points) == best && points != 0].none[points == 0] { (points) } }
                        }
                    }
                }
            }
            tfoot {
                tr {
                    th scope="row" { (words::text(language, "board-xian-scored-total", &[])) }
                    @for seat in &view.seats {
                        @let (sign, total) = total(seat);
                        td.won[won(seat)] { (sign) b { (total) } }
                    }
                }
            }
        }
    }
}

/// The race: the points of every player end to end, in the order of the scoring, the best on top.
fn race(view: &View, people: &People) -> Markup {
    let mut seats: Vec<&SeatView> = view.seats.iter().collect();
    seats.sort_by_key(|seat| std::cmp::Reverse(total(seat).1));
    let most = seats.iter().map(|seat| total(seat).1).max().unwrap_or(0).max(1);
    html! {
        ol.xian-race {
            @for seat in seats {
                li.{ "of-" (seat.seat) } title=(name(people, seat.seat)) {
                    (seat_mark(seat.seat)) span.visually-hidden { (name(people, seat.seat)) }
                    svg.xian-lane viewBox=(format!("0 0 {most} 10")) preserveAspectRatio="none" aria-hidden="true" {
                        @for (from, points) in stretches(breakdown(seat)) { rect x=(from) width=(points) height="10" {} }
                    }
                    b { (total(seat).1) }
                }
            }
        }
    }
}

/// Where the points of each step begin, and how many they are. Prestige below zero takes no room.
fn stretches(scored: &Breakdown) -> Vec<(i16, i16)> {
    let mut from = 0;
    let stretch = |category: &Category| {
        let points = (category.points)(scored).max(0);
        from += points;
        (from - points, points)
    };
    CATEGORIES.iter().map(stretch).collect()
}

fn breakdown(seat: &SeatView) -> &Breakdown {
    match &seat.forecast {
        Forecast::Known { breakdown, .. } | Forecast::WithoutEquipment { breakdown } => breakdown,
    }
}
