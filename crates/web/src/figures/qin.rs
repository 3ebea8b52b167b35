//! The figures of Qin: what a tile does to provinces and villages, and what it may not do.

use super::{Figure, Flaw, Illustrated, Step, Window};
use game::Seat;
use qin::{Kind, Position, Qin, SIDE};
use words::Language;

impl Illustrated for Qin {
    const FIGURES: &'static [Figure<Qin>] = &[
        Figure {
            paragraph: "3.2",
            name: "provinces",
            window: Window::Rectangle("0 360 382 180"),
            viewer: None,
            seats: false,
            position: || {
                draw(
                    ".........
                     .RR.Y.BB.
                     ......BB.
                     ......B..",
                    ".........
                     .AA...BB.
                     ......BB.
                     ......B..",
                )
            },
            steps: &[],
        },
        Figure {
            paragraph: "4.4",
            name: "two-majors",
            window: Window::Rectangle("0 400 342 140"),
            viewer: None,
            seats: false,
            position: || {
                draw(
                    "RR....RR
                     RRR..RRR
                     ........",
                    "AA....BB
                     AAA..BBB
                     ........",
                )
            },
            steps: &[Step::Tries(0, "rr d2 e2")],
        },
        Figure {
            paragraph: "4.5",
            name: "tie",
            window: Window::Rectangle("0 400 342 140"),
            viewer: None,
            seats: false,
            position: || {
                draw(
                    "........
                     .RR..RR.
                     ........",
                    "........
                     .AA..BB.
                     ........",
                )
            },
            steps: &[Step::Tries(0, "rr d2 e2")],
        },
        Figure {
            paragraph: "5.1",
            name: "founding",
            window: Window::Rectangle("0 360 302 180"),
            viewer: None,
            seats: true,
            position: || {
                draw(
                    ".......
                     ..Y....
                     .......
                     .......",
                    ".......
                     .......
                     .......
                     .......",
                )
            },
            steps: &[Step::Plays(&[(0, "ry d2 c2")])],
        },
        Figure {
            paragraph: "5.2",
            name: "growing",
            window: Window::Rectangle("0 360 302 180"),
            viewer: None,
            seats: false,
            position: || {
                draw(
                    ".......
                     .RR....
                     ..B....
                     .......",
                    ".......
                     .BB....
                     .......
                     .......",
                )
            },
            steps: &[Step::Plays(&[(0, "rb d3 d2")])],
        },
        Figure {
            paragraph: "5.3",
            name: "major",
            window: Window::Rectangle("0 360 302 180"),
            viewer: None,
            seats: true,
            position: || {
                draw(
                    ".......
                     .YY....
                     .YY....
                     .......",
                    ".......
                     .AA....
                     .AA....
                     .......",
                )
            },
            steps: &[Step::Plays(&[(0, "ry e3 d3")])],
        },
        Figure {
            paragraph: "5.4",
            name: "joining",
            window: Window::Rectangle("0 400 382 140"),
            viewer: None,
            seats: true,
            position: || {
                draw(
                    ".........
                     .RR..RRR.
                     .........",
                    ".........
                     .AA..BBB.
                     .........",
                )
            },
            steps: &[Step::Plays(&[(0, "rr d2 e2")])],
        },
        Figure {
            paragraph: "5.6",
            name: "village",
            window: Window::Rectangle("0 400 382 140"),
            viewer: None,
            seats: true,
            position: || {
                draw(
                    ".YYoBB...
                     ....BB...
                     .........",
                    ".BBBAA...
                     ....AA...
                     .........",
                )
            },
            steps: &[Step::Plays(&[(0, "bb g3 g2")])],
        },
    ];

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../qin/RULES.md"),
            Language::French => include_str!("../../../qin/REGLES.md"),
        }
    }
}

/// A game of two in which A is to move, with ten pagodas each and every kind of tile to lay. The drawing lies at the
/// lower edge of the board, where the letters of the columns are.
fn draw(squares: &str, owners: &str) -> Result<Qin, Flaw> {
    let rows = |drawing: &str| {
        let drawn: Vec<&str> = drawing.lines().map(str::trim).collect();
        let above = SIDE.saturating_sub(drawn.len());
        let grass = ".".repeat(drawn.first().map_or(0, |row| row.len()));
        [vec![grass.as_str(); above], drawn].concat().join("\n")
    };
    let position = Position::drawn("AB", &rows(squares), &rows(owners), &[10, 10])?;
    Ok(Qin::drawn(position, &[&Kind::ALL, &Kind::ALL], &[], Seat::FIRST)?)
}
