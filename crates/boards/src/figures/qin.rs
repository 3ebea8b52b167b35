//! The figures of Qin: what a tile does to provinces and villages, and what it may not do.

use super::{Figure, FigureStep, Flaw, Illustrated, Window};
use games::qin::scene::Scene;
use games::qin::{Kind, Qin, SIDE};

impl Illustrated for Qin {
    const FIGURES: &'static [Figure<Qin>] = &[
        figure(
            "3.2",
            "provinces",
            "0 360 382 180",
            || {
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
            &[],
        ),
        figure(
            "4.4",
            "two-majors",
            "0 400 342 140",
            || {
                draw(
                    "RR....RR
                     RRR..RRR
                     ........",
                    "AA....BB
                     AAA..BBB
                     ........",
                )
            },
            &[FigureStep::Tries(0, "rr d2 e2")],
        ),
        figure(
            "4.5",
            "tie",
            "0 400 342 140",
            || {
                draw(
                    "........
                     .RR..RR.
                     ........",
                    "........
                     .AA..BB.
                     ........",
                )
            },
            &[FigureStep::Tries(0, "rr d2 e2")],
        ),
        figure(
            "5.1",
            "founding",
            "0 360 302 180",
            || {
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
            &[FigureStep::Plays(&[(0, "ry d2 c2")])],
        ),
        figure(
            "5.2",
            "growing",
            "0 360 302 180",
            || {
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
            &[FigureStep::Plays(&[(0, "rb d3 d2")])],
        ),
        figure(
            "5.3",
            "major",
            "0 360 302 180",
            || {
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
            &[FigureStep::Plays(&[(0, "ry e3 d3")])],
        ),
        figure(
            "5.4",
            "joining",
            "0 400 382 140",
            || {
                draw(
                    ".........
                     .RR..RRR.
                     .........",
                    ".........
                     .AA..BBB.
                     .........",
                )
            },
            &[FigureStep::Plays(&[(0, "rr d2 e2")])],
        ),
        figure(
            "5.6",
            "village",
            "0 400 382 140",
            || {
                draw(
                    ".YYoBB...
                     ....BB...
                     .........",
                    ".BBBAA...
                     ....AA...
                     .........",
                )
            },
            &[FigureStep::Plays(&[(0, "bb g3 g2")])],
        ),
    ];
}

/// A part of the board, as everybody sees it; the supplies too where something is played.
const fn figure(
    paragraph: &'static str,
    name: &'static str,
    rectangle: &'static str,
    position: fn() -> Result<Qin, Flaw>,
    steps: &'static [FigureStep],
) -> Figure<Qin> {
    let seats = matches!(steps, [FigureStep::Plays(_), ..]);
    Figure { paragraph, name, window: Window::Rectangle(rectangle), viewer: None, seats, position, steps }
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
    let scene = Scene {
        players: "AB",
        squares: &rows(squares),
        owners: &rows(owners),
        supply: &[10, 10],
        hands: &[&Kind::ALL, &Kind::ALL],
        ..Scene::default()
    };
    Ok(scene.set()?)
}
