//! The figures of Qin: what a tile does to provinces and villages, and what it may not do.

use super::{Figure, Flaw, Illustrated, Step, Window};
use game::Seat;
use qin::{Kind, Position, Qin};
use words::Language;

impl Illustrated for Qin {
    const FIGURES: &'static [Figure<Qin>] = &[
        Figure {
            paragraph: "3.2",
            name: "provinces",
            window: Window::Rectangle("22 0 360 160"),
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
            window: Window::Rectangle("22 0 320 120"),
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
            steps: &[Step::Tries(0, "rr d12 e12")],
        },
        Figure {
            paragraph: "4.5",
            name: "tie",
            window: Window::Rectangle("22 0 320 120"),
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
            steps: &[Step::Tries(0, "rr d12 e12")],
        },
        Figure {
            paragraph: "5.1",
            name: "founding",
            window: Window::Rectangle("22 0 280 160"),
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
            steps: &[Step::Plays(&[(0, "ry d11 c11")])],
        },
        Figure {
            paragraph: "5.2",
            name: "growing",
            window: Window::Rectangle("22 0 280 160"),
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
            steps: &[Step::Plays(&[(0, "rb d12 d11")])],
        },
        Figure {
            paragraph: "5.3",
            name: "major",
            window: Window::Rectangle("22 0 280 160"),
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
            steps: &[Step::Plays(&[(0, "ry e12 d12")])],
        },
        Figure {
            paragraph: "5.4",
            name: "joining",
            window: Window::Rectangle("22 0 360 120"),
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
            steps: &[Step::Plays(&[(0, "rr d12 e12")])],
        },
        Figure {
            paragraph: "5.6",
            name: "village",
            window: Window::Rectangle("22 0 360 120"),
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
            steps: &[Step::Plays(&[(0, "bb g13 g12")])],
        },
    ];

    fn rulebook(language: Language) -> &'static str {
        match language {
            Language::English => include_str!("../../../qin/RULES.md"),
            Language::French => include_str!("../../../qin/REGLES.md"),
        }
    }
}

/// A game of two in which A is to move, with ten pagodas each and every kind of tile to lay.
fn draw(squares: &str, owners: &str) -> Result<Qin, Flaw> {
    let rows = |drawing: &str| drawing.lines().map(str::trim).collect::<Vec<_>>().join("\n");
    let position = Position::drawn("AB", &rows(squares), &rows(owners), &[10, 10])?;
    Ok(Qin::drawn(position, &[&Kind::ALL, &Kind::ALL], &[], Seat::FIRST)?)
}
