//! Qin in the lobby: a few provinces on the grassland.

use super::art::{SQUARE, half, pagoda, translate};
use game::Seat;
use games::qin::Colour;
use maud::{Markup, html};

pub fn picture() -> Markup {
    let squares = [
        (1, 1, Colour::Red),
        (2, 1, Colour::Red),
        (1, 2, Colour::Red),
        (2, 0, Colour::Blue),
        (3, 0, Colour::Blue),
        (4, 0, Colour::Blue),
        (3, 1, Colour::Yellow),
        (4, 1, Colour::Yellow),
        (4, 2, Colour::Yellow),
        (5, 1, Colour::Yellow),
        (5, 2, Colour::Yellow),
        (7, 1, Colour::Blue),
        (7, 2, Colour::Blue),
        (8, 0, Colour::Red),
        (8, 1, Colour::Red),
    ];
    html! {
        svg.picture viewBox="0 -6 400 132" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            @for (column, row) in (0..10).flat_map(|column| (0..3).map(move |row| (column, row))) {
                rect.grass x=(column * SQUARE) y=(row * SQUARE) width=(SQUARE) height=(SQUARE) {}
            }
            @for (column, row, colour) in squares {
                g transform=(translate(column * SQUARE, row * SQUARE)) { (half(colour)) }
            }
            @for (column, row) in [(5, 0), (0, 1), (6, 2), (9, 1)] {
                g transform=(translate(column * SQUARE, row * SQUARE)) { use.village href="#village" {} }
            }
            path.border.of-0 d="M42 42H118V78H78V118H42Z" {}
            path.border.of-1 d="M82 2H198V38H82Z" {}
            path.border.of-2 d="M122 42H238V118H162V78H122Z" {}
            path.border.of-0 d="M322 2H358V78H322Z" {}
            (pagoda(Seat::FIRST, 1, &translate(SQUARE, 2 * SQUARE)))
            (pagoda(Seat::FIRST, 1, &translate(0, SQUARE)))
            (pagoda(Seat::FIRST, 1, &translate(8 * SQUARE, 0)))
            @if let Some(second) = Seat::new(1) { (pagoda(second, 1, &translate(3 * SQUARE, 0))) }
            @if let Some(third) = Seat::new(2) { (pagoda(third, 2, &translate(5 * SQUARE, SQUARE))) }
        }
    }
}
