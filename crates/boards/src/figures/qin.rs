//! The figures of Qin: what a tile does to provinces and villages, and what it may not do.

use super::{Callout, Figure, FigureStep, Illustrated, Window};
use crate::rulebook::{IN_SHORT, WORKED};
use game::{Game, Nobody, SeatCount, Seed};
use games::qin::scene::Scene;
use games::qin::{Kind, Options, Qin, SIDE, Sides, Start};
use lessons::{Flaw, Taught};

/// The printed squares in the middle of the board, and those around them.
const MIDDLE: &str = "130 170 260 140";

impl Illustrated for Qin {
    const CARD: &'static [&'static str] = &["3.2", "4.3", "4.4", "4.5", "5.4", "5.6"];
    const FIGURES: &'static [Figure<Qin>] = &[
        Figure {
            window: Window::Whole,
            seats: true,
            callouts: &[
                Callout::drawing("grassland", (100, 100), 14),
                Callout::drawing("village", (152, 90), 14),
                Callout::drawing("province", (232, 232), 14),
                Callout::drawing("double", (260, 460), 14),
                Callout::drawing("absorbed", (42, 312), 14),
                Callout::drawing("last", (372, 490), 14),
                Callout::part("supply", "plate"),
            ],
            ..figure(IN_SHORT, "table", "", under_way, &[])
        },
        figure(WORKED[1], "first-turn", MIDDLE, || Qin::FIRST_TURNS.after(0), &[FigureStep::Turn(0)]),
        figure(WORKED[2], "second-turn", MIDDLE, || Qin::FIRST_TURNS.after(1), &[FigureStep::Turn(1)]),
        Figure { window: Window::Whole, ..figure("1.1", "bird", "", || empty(Sides::Bird), &[]) },
        Figure { window: Window::Whole, ..figure("1.1", "lion", "", || empty(Sides::Lion), &[]) },
        figure(
            "3.2",
            "provinces",
            "-20 360 382 180",
            || {
                draw(
                    Kind::RY,
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
            "-20 400 342 140",
            || {
                draw(
                    Kind::RR,
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
            "-20 400 342 140",
            || {
                draw(
                    Kind::RR,
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
            "-20 360 302 180",
            || {
                draw(
                    Kind::RY,
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
            "-20 360 302 180",
            || {
                draw(
                    Kind::RB,
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
            "-20 360 302 180",
            || {
                draw(
                    Kind::RY,
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
            "-20 400 382 140",
            || {
                draw(
                    Kind::RR,
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
            "60 140 400 160",
            || Qin::position_of("conquest"),
            &[FigureStep::Plays(&[(0, "bb i9 i8")])],
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
    let seats = matches!(steps, [FigureStep::Plays(_) | FigureStep::Turn(_), ..]);
    Figure {
        paragraph,
        name,
        window: Window::Rectangle(rectangle),
        viewer: None,
        seats,
        position,
        steps,
        callouts: &[],
    }
}

/// A side of the board before the first tile.
fn empty(side: Sides) -> Result<Qin, Flaw> {
    let options = Options { side, start: Start::First, ..Options::default() };
    let deal = Qin::deal(SeatCount::TWO, &options, &Seed::from_text("figure", 0));
    Ok(Qin::set_up(SeatCount::TWO, &options, &deal)?)
}

/// A game of two after the first few tiles.
fn under_way() -> Result<Qin, Flaw> {
    let mut game = empty(Sides::Bird)?;
    for _ in 0..10 {
        let seat = game.turn().awaited().first().ok_or("nobody is to move")?;
        let mut legal = vec![];
        game.legal_actions(seat, &mut legal);
        // Whoever is to move lays the tile after which they have the most pagodas on the board.
        let scored = legal.into_iter().map(|action| {
            let mut next = game;
            next.apply(seat, action, &mut Nobody)?;
            Ok((next.score(seat), action))
        });
        let scored = scored.collect::<Result<Vec<_>, Flaw>>()?;
        let (_, best) = scored.into_iter().max().ok_or("there is no place")?;
        game.apply(seat, best, &mut Nobody)?;
    }
    Ok(game)
}

/// A game of two in which A is to move and holds this tile, with ten pagodas left to each. The drawing lies at the lower
/// edge of the board, where the letters of the columns are.
fn draw(tile: Kind, squares: &str, owners: &str) -> Result<Qin, Flaw> {
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
        hands: &[&[tile, Kind::YB, Kind::BB], &[Kind::RR, Kind::RB, Kind::YY]],
        stock: &Kind::ALL,
        ..Scene::default()
    };
    Ok(scene.set()?)
}
