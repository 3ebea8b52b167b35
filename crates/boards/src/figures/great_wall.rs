//! The figures of Great Wall of China: what cards are worth together, and how tokens are claimed and won.

use super::{Callout, Figure, FigureStep, Illustrated, Window};
use crate::rulebook::{IN_SHORT, WORKED};
use games::great_wall::GreatWall;
use games::great_wall::scene::Scene;
use lessons::{Flaw, Taught};

impl Illustrated for GreatWall {
    const CARD: &'static [&'static str] = &["1.1", "1.2", "5.1", "6.5", "7.1", "7.5"];
    const FIGURES: &'static [Figure<GreatWall>] = &[
        Figure {
            window: Window::Whole,
            seats: true,
            callouts: &[
                Callout::part("turn", "course"),
                Callout::part("site", "site-head"),
                Callout::part("tokens", "tokens"),
                Callout::part("cards", "cards"),
                Callout::part("totals", "balance"),
                Callout::part("forecast", "forecast"),
                Callout::part("seats", "plate"),
            ],
            ..figure(
                IN_SHORT,
                "table",
                || {
                    drawn(
                        "site 1: 7 3 | R:wall G:warrior G:warrior
                         site 2: 2 | R:wall R:wall G:watchtower[5] R:horseman R:gate
                         R acts",
                    )
                },
                &[],
            )
        },
        figure(WORKED[1], "first-turn", || GreatWall::FIRST_TURNS.after(0), &[FigureStep::Turn(0)]),
        figure(WORKED[2], "second-turn", || GreatWall::FIRST_TURNS.after(1), &[FigureStep::Turn(1)]),
        figure(WORKED[3], "third-turn", || GreatWall::FIRST_TURNS.after(2), &[FigureStep::Turn(2)]),
        figure(
            "3.3",
            "cards",
            || {
                drawn(
                    "site 1: 5 2 | R:wall R:gate R:watchtower G:horseman G:dragon
                     R acts",
                )
            },
            &[],
        ),
        figure(
            "3.4",
            "warriors",
            || {
                drawn(
                    "site 1: 5 2 | R:warrior G:wall R:warrior G:gate R:warrior
                     G acts",
                )
            },
            &[],
        ),
        figure(
            "3.5",
            "noble",
            || {
                drawn(
                    "site 1: 5 2 | R:warrior R:warrior G:wall R:watchtower G:wall
                     G hand: noble
                     G acts",
                )
            },
            &[FigureStep::Plays(&[(1, "lay noble at 1")])],
        ),
        figure(
            "5.2",
            "second-token",
            || {
                drawn(
                    "site 1: 3 | R:gate[7] R:wall G:wall G:gate
                     R hand: wall
                     R acts once",
                )
            },
            &[FigureStep::Plays(&[(0, "draw")])],
        ),
        Figure {
            viewer: Some(0),
            ..figure(
                "5.5",
                "claim",
                || GreatWall::position_of("claim"),
                &[FigureStep::Plays(&[(0, "claim 3 at 1 on 1")])],
            )
        },
        figure(
            "6.5",
            "horsemen",
            || {
                drawn(
                    "site 1: 5 2 | G:watchtower R:wall
                     R hand: horseman, horseman, wall
                     R acts once",
                )
            },
            &[FigureStep::Plays(&[(0, "lay horseman at 1"), (0, "lay horseman at 1")])],
        ),
        figure(
            "6.6",
            "dragon",
            || {
                drawn(
                    "site 1: 5 2 | G:watchtower R:gate G:wall
                     R hand: dragon
                     R acts",
                )
            },
            &[FigureStep::Plays(&[(0, "lay dragon at 1 on 1")])],
        ),
        figure(
            "6.7",
            "protected",
            || GreatWall::position_of("dragon"),
            &[FigureStep::Tries(0, "lay dragon at 1 on 1")],
        ),
    ];
}

/// A figure that everybody sees alike.
const fn figure(
    paragraph: &'static str,
    name: &'static str,
    position: fn() -> Result<GreatWall, Flaw>,
    steps: &'static [FigureStep],
) -> Figure<GreatWall> {
    Figure {
        paragraph,
        name,
        window: Window::Whole,
        viewer: None,
        seats: false,
        position,
        steps,
        callouts: &[],
    }
}

/// A game of two; R is player A, G is player B.
fn drawn(drawing: &str) -> Result<GreatWall, Flaw> {
    Ok(drawing.parse::<Scene>()?.set()?)
}
