//! The lessons of Qin: what a tile does to provinces and villages, from the first tile to the last pagoda.
//!
//! A drawing shows a part of the board, whose top left square is `c9`; all around it is grassland. `A` is the learner.

use crate::lesson::{Flaw, LEARNER, Lesson, Taught};
use crate::worked::WorkedExample;
use games::qin::scene::Scene;
use games::qin::{Event, Kind, Qin, SIDE};
use std::sync::LazyLock;

impl Taught for Qin {
    const GLOSSARY: &'static [&'static str] = &[
        "grassland",
        "tile",
        "lone-square",
        "province",
        "small",
        "major",
        "pagoda",
        "supply",
        "village",
        "joining",
        "stock",
    ];

    const FIRST_TURNS: WorkedExample<Qin> = WorkedExample {
        position: || opening(&[&[Kind::RY, Kind::BB, Kind::RB], &[Kind::YB, Kind::RR, Kind::YY]]),
        turns: &[&[(0, "ry f7 f8")], &[(1, "yb g8 h8")]],
    };

    fn lessons() -> &'static [Lesson<Qin>] {
        static LESSONS: LazyLock<Vec<Lesson<Qin>>> = LazyLock::new(lessons);
        &LESSONS
    }
}

#[expect(clippy::too_many_lines, reason = "a list of lessons reads best in one piece")]
fn lessons() -> Vec<Lesson<Qin>> {
    vec![
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::Laid { .. })),
            solution: &["ry e8 e9"],
            mistake: &["ry c3 d3"],
            ..Lesson::new("first-tile", "4.3", opening(&[&[Kind::RY, Kind::YB, Kind::BB], &HIDDEN]))
        },
        Lesson {
            goal: |events| founded(events) > 0,
            solution: &["ry f8 g8"],
            mistake: &["yb e9 f9"],
            ..Lesson::new(
                "founding",
                "5.1",
                draw(
                    ".........
                     ..R......
                     .....B...
                     .........",
                    "",
                    &[Kind::RY, Kind::YB, Kind::RB],
                ),
            )
        },
        Lesson {
            goal: |events| founded(events) == 2,
            solution: &["ry f8 g8"],
            mistake: &["ry e9 f9"],
            ..Lesson::new(
                "two-halves",
                "5.1",
                draw(
                    ".........
                     ..R..Y...
                     .........",
                    "",
                    &[Kind::RY, Kind::YB, Kind::RB],
                ),
            )
        },
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::Grown { owner: LEARNER, .. })),
            solution: &["yb f8 f9"],
            mistake: &["yb h8 h9"],
            ..Lesson::new(
                "growing",
                "5.2",
                draw(
                    ".........
                     .YY...YY.
                     .........",
                    ".........
                     .AA...BB.
                     .........",
                    &[Kind::RY, Kind::YB, Kind::RB],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::BecameMajor { owner: LEARNER, .. }))
            },
            solution: &["rb g8 f8"],
            mistake: &["ry f8 g8"],
            ..Lesson::new(
                "major",
                "5.3",
                draw(
                    ".........
                     .BB......
                     .BB......
                     .........",
                    ".........
                     .AA......
                     .AA......
                     .........",
                    &[Kind::RY, Kind::YY, Kind::RB],
                ),
            )
        },
        Lesson {
            goal: |events| joined(events),
            solution: &["rr g8 h8"],
            mistake: &["rr d9 e9"],
            ..Lesson::new(
                "joining",
                "5.4",
                draw(
                    ".........
                     .RRR..RR.
                     .........",
                    ".........
                     .AAA..BB.
                     .........",
                    &[Kind::RR, Kind::RY, Kind::YB],
                ),
            )
        },
        Lesson {
            goal: |events| joined(events),
            solution: &["rr g6 h6"],
            mistake: &["rr d8 d7"],
            ..Lesson::new(
                "no-tie",
                "4.5",
                draw(
                    ".RRR.....
                     .........
                     .........
                     .RRR..RR.
                     .........",
                    ".BBB.....
                     .........
                     .........
                     .AAA..BB.
                     .........",
                    &[Kind::RR, Kind::RY, Kind::YB],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::VillageTaken { by: LEARNER, .. }))
            },
            solution: &["rb g9 g8"],
            mistake: &["rb h10 h9"],
            ..Lesson::new(
                "village",
                "5.6",
                draw(
                    ".........
                     ...o.B...
                     .........",
                    "",
                    &[Kind::RB, Kind::RY, Kind::YY],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::VillageConquered { by: LEARNER, .. }))
            },
            solution: &["bb i9 i8"],
            mistake: &["rb f8 e8"],
            ..Lesson::new(
                "conquest",
                "5.6",
                draw(
                    ".YYoBB...
                     ....BB...
                     .........",
                    ".BBBAA...
                     ....AA...
                     .........",
                    &[Kind::BB, Kind::RB, Kind::RY],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(
                    |event| matches!(event, Event::GameOver { winners, .. } if winners.contains(LEARNER)),
                )
            },
            solution: &["yb g8 g7"],
            mistake: &["yb g9 g8"],
            ..Lesson::new("last-pagoda", "6.1", two_pagodas_left())
        },
    ]
}

fn founded(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Founded { owner: LEARNER, .. })).count()
}

fn joined(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Joined { owner: LEARNER, .. }))
}

/// The side Bird before the first turn.
fn opening(hands: &[&[Kind]]) -> Result<Qin, Flaw> {
    let squares = "o...........o\n.............\n....oo...o...\n.............\no............\n............o\n\
                   ....R.Y.B...o\n.............\n.o...........\n.........o...\n.....o.......\n.....o.......\n\
                   oo..........o";
    let owners = squares.replace(|square| square != '\n', ".");
    let scene =
        Scene { players: "AB", squares, owners: &owners, hands, stock: &Kind::ALL, ..Scene::default() };
    Ok(scene.set()?)
}

/// The hand of the other player.
const HIDDEN: [Kind; 3] = [Kind::RR, Kind::RB, Kind::YY];

/// A position in which each player has ten pagodas left.
fn draw(squares: &str, owners: &str, hand: &[Kind]) -> Result<Qin, Flaw> {
    set(squares, owners, hand, [10, 10])
}

fn two_pagodas_left() -> Result<Qin, Flaw> {
    set(
        ".YYY.....
         .........
         ...o.B.RR
         .........",
        ".AAA.....
         .........
         .......BB
         .........",
        &[Kind::YB, Kind::RB, Kind::RR],
        [2, 6],
    )
}

fn set(squares: &str, owners: &str, hand: &[Kind], supply: [u8; 2]) -> Result<Qin, Flaw> {
    let scene = Scene {
        players: "AB",
        squares: &amid_grassland(squares),
        owners: &amid_grassland(owners),
        supply: &supply,
        hands: &[hand, &HIDDEN],
        stock: &Kind::ALL,
        ..Scene::default()
    };
    Ok(scene.set()?)
}

/// A drawing as a part of a whole board: its top left square is `c9`.
fn amid_grassland(drawing: &str) -> String {
    let mut rows = vec![vec![b'.'; SIDE]; SIDE];
    for (row, line) in rows[4..].iter_mut().zip(drawing.lines().map(str::trim)) {
        for (square, drawn) in row[2..].iter_mut().zip(line.bytes()) {
            *square = drawn;
        }
    }
    let rows: Vec<String> = rows.iter().map(|row| String::from_utf8_lossy(row).into_owned()).collect();
    rows.join("\n")
}
