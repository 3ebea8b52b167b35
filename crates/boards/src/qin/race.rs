//! The race of a game that is over: how many pagodas everybody had on the board, move by move.

use game::{Seat, SeatCount};
use games::qin::{Event, pagodas};
use maud::{Markup, html};
use std::fmt::Write;
use words::{Language, People};

/// The size of the chart, and how much of its width the devices at the ends of the lines take.
const WIDTH: usize = 300;
const HEIGHT: usize = 110;
const ENDS: usize = 18;

/// The race of the last game.
pub fn course(moves: &[Vec<Event>], people: &People, language: Language) -> Markup {
    let Some(seats) = SeatCount::new(people.names.len()) else { return html! {} };
    html! {
        section.race-chart {
            h3 { (words::text(language, "board-qin-race", &[])) }
            (chart(&counts(moves, seats), seats))
        }
    }
}

/// Everybody's pagodas on the board before the first move of the last game and after each of its moves.
fn counts(moves: &[Vec<Event>], seats: SeatCount) -> Vec<Vec<u8>> {
    let mut now = vec![0_u8; seats.get()];
    let mut after = vec![now.clone()];
    for events in moves {
        let mut new_game = false;
        for event in events {
            match *event {
                Event::Placed { seat, .. } => now[seat.index()] += 1,
                Event::Returned { seat, pagodas, .. } => {
                    now[seat.index()] = now[seat.index()].saturating_sub(pagodas);
                }
                Event::NextGame { .. } => new_game = true,
                _ => {}
            }
        }
        if new_game {
            now.fill(0);
            after.clear();
        }
        after.push(now.clone());
    }
    after
}

/// One stepped line for each player, with the player's device at its end.
fn chart(counts: &[Vec<u8>], seats: SeatCount) -> Markup {
    let most = usize::from(pagodas(seats));
    let (moves, room) = (counts.len().max(2) - 1, WIDTH - ENDS);
    let height = |count: u8| HEIGHT - usize::from(count) * HEIGHT / most;
    let line = |seat: Seat| {
        let mut path = String::from("M0 ");
        let mut last = None;
        for (number, count) in counts.iter().enumerate() {
            let count = count[seat.index()];
            // Writing to a string cannot fail.
            let _ = match last {
                None => write!(path, "{}", height(count)),
                Some(last) if last != count => write!(path, "H{}V{}", number * room / moves, height(count)),
                Some(_) => Ok(()),
            };
            last = Some(count);
        }
        path + &format!("H{room}")
    };
    html! {
        svg.chart viewBox=(format!("0 -8 {WIDTH} {}", HEIGHT + 16)) aria-hidden="true" {
            @for quarter in 0..=4 { path.level d=(format!("M0 {}H{room}", quarter * HEIGHT / 4)) {} }
            @for seat in seats.seats() {
                g class={ "of-" (seat) } { path.case d=(line(seat)) {} path.run d=(line(seat)) {} }
            }
            @for (seat, y) in ends(counts, seats, height) {
                g class={ "mark of-" (seat) } transform=(format!("translate({} {})", room + 2, y.saturating_sub(8))) {
                    circle.disc cx="8" cy="8" r="7.5" {}
                    use href={ "#device-" (seat) } x="3" y="3" width="10" height="10" {}
                }
            }
        }
    }
}

/// Where the devices stand: at the ends of the lines, far enough from each other to be told apart.
fn ends(counts: &[Vec<u8>], seats: SeatCount, height: impl Fn(u8) -> usize) -> Vec<(Seat, usize)> {
    const APART: usize = 17;
    let last = |seat: Seat| counts.last().map_or(0, |count| count[seat.index()]);
    let mut ends: Vec<(Seat, usize)> = seats.seats().map(|seat| (seat, height(last(seat)))).collect();
    ends.sort_unstable_by_key(|(_, y)| *y);
    for above in 1..ends.len() {
        ends[above].1 = ends[above].1.max(ends[above - 1].1 + APART);
    }
    ends
}

#[cfg(test)]
mod tests {
    use super::*;
    use games::qin::{Place, Space};

    #[test]
    fn pagodas_are_counted_as_they_come_and_go() {
        let (one, other) = (Seat::FIRST, Seat::new(1).unwrap());
        let on = Place::Province(Space::new(0, 0).unwrap());
        let moves = [
            vec![Event::Placed { seat: one, on }, Event::Placed { seat: one, on }],
            vec![Event::Returned { seat: one, pagodas: 1, from: on }, Event::Placed { seat: other, on }],
        ];
        assert_eq!(counts(&moves, SeatCount::TWO), [[0, 0], [2, 0], [1, 1]]);
    }
}
