//! The figures of Xi'an: the order of a phase, fees, the three crafts, the track and the final scoring. Scenes
//! are written as JSON; what they do not name is as at the start.

use super::{Callout, Figure, FigureStep, Illustrated, Window};
use crate::rulebook::{IN_SHORT, WORKED};
use game::{Game, Nobody, Seat};
use games::xian::scene::Scene;
use games::xian::{Action, Xian};
use lessons::{Flaw, Taught};

impl Illustrated for Xian {
    const CARD: &'static [&'static str] = &["2.2", "2.4", "2.5", "5.5", "6.6", "9.2", "9.3", "9.4", "9.6"];
    const FIGURES: &'static [Figure<Xian>] = &[
        Figure {
            window: Window::Whole,
            callouts: &[
                Callout::part("calendar", "xian-calendar"),
                Callout::part("section", "xian-head\""),
                Callout::drawing_of("xian-trench", "pit", (183, 178), 15),
                Callout::part("buildings", "xian-court\""),
                Callout::part("market", "xian-market"),
                Callout::part("stairs", "xian-stairs"),
                Callout::part("end", "xian-tablets"),
                Callout::part("seats", "plate"),
            ],
            ..figure(
                IN_SHORT,
                "table",
                "",
                || {
                    set(r#"{ "moment": "building", "prime_minister": "armory",
                        "slots": ["halberd-1", "crossbow-3", "horse-1", "sword-4"], "players": [
                        { "coins": 2, "clay": 4, "soldiers": ["a6"] }, { "coins": 3, "soldiers": ["b3"] } ] }"#)
                },
                &[],
            )
        },
        figure(WORKED[2], "first-pairs", "calendar", || Xian::FIRST_TURNS.after(0), &[FigureStep::Turn(0)]),
        figure(WORKED[3], "first-model", "pit", || Xian::FIRST_TURNS.after(1), &[FigureStep::Turn(1)]),
        figure(WORKED[4], "first-forge", "market", || Xian::FIRST_TURNS.after(2), &[FigureStep::Turn(2)]),
        figure(WORKED[5], "second-pairs", "calendar", || Xian::FIRST_TURNS.after(3), &[FigureStep::Turn(3)]),
        figure(WORKED[6], "second-model", "pit", || Xian::FIRST_TURNS.after(4), &[FigureStep::Turn(4)]),
        figure(WORKED[7], "first-paint", "pit", || Xian::FIRST_TURNS.after(5), &[FigureStep::Turn(5)]),
        Figure { seats: false, ..figure("2.7", "pit", "pit", || set("{}"), &[]) },
        sides("formations", || set("{}")),
        sides("formations-2", || set(r#"{ "formations": ["A2", "B2", "C2"] }"#)),
        sides("formations-3", || set(r#"{ "formations": ["A3", "B3", "C3"] }"#)),
        sides("formations-4", || set(r#"{ "formations": ["A4", "B4", "C4"] }"#)),
        Figure {
            seats: false,
            ..figure(
                "4.4",
                "order",
                "calendar",
                || {
                    set(r#"{ "moment": "commit", "players": [
                        { "hand": ["b1", "g2"] }, { "hand": ["y1", "y4"] }, { "hand": ["b4", "r5"] } ] }"#)
                },
                &[FigureStep::Plays(&[(0, "g2 on b1"), (1, "y4 on y1"), (2, "r5 on b4")])],
            )
        },
        figure(
            "5.5",
            "fee",
            "courts",
            || {
                set(r#"{ "moment": "building", "prime_minister": "palace", "players": [
                    { "coins": 2 }, { "coins": 1, "builders": ["palace"] }, {} ] }"#)
            },
            &[FigureStep::Plays(&[(0, "enter palace")])],
        ),
        figure(
            "6.3",
            "model",
            "pit",
            || set(r#"{ "moment": "building", "prime_minister": "palace", "players": [{ "clay": 3 }, {}] }"#),
            &[FigureStep::Plays(&[(0, "enter workshop"), (0, "model a8"), (0, "sign")])],
        ),
        figure(
            "6.7",
            "paint",
            "pit",
            || Xian::position_of("paint"),
            &[FigureStep::Plays(&[(0, "enter laboratory"), (0, "paint a7")])],
        ),
        figure(
            "6.8",
            "forge",
            "market",
            || {
                set(r#"{ "moment": "building", "prime_minister": "palace",
                    "slots": ["halberd-1", "crossbow-3", "horse-1", "sword-4"],
                    "players": [{ "coins": 3 }, {}] }"#)
            },
            &[FigureStep::Plays(&[(0, "enter armory"), (0, "forge 2")])],
        ),
        figure(
            "6.10",
            "advance",
            "tomb",
            || {
                set(r#"{ "moment": "building", "prime_minister": "workshop", "players": [
                    { "supervisor": 2 }, { "supervisor": 3 } ] }"#)
            },
            &[FigureStep::Plays(&[(0, "enter palace")])],
        ),
        figure(
            "9.1",
            "scoring",
            "final",
            || {
                set(r#"{ "moment": "building", "round": 6, "phase": 2, "order": [1, 0], "players": [
                    { "coins": 4, "prestige": 31, "soldiers": ["a6", "a7", "b3"], "supervisor": 5,
                      "used": ["open_or_free", "market"], "end_tile": "soldiers",
                      "equipment": ["crossbow-1", "chariot-1", "halberd-1"] },
                    { "clay": 5, "prestige": 38, "soldiers": ["b2", "c2"], "supervisor": 2,
                      "equipment": ["horse-1", "sword-1"] } ] }"#)
                .and_then(ended)
            },
            &[],
        ),
    ];
}

/// A part of the board, as everybody sees it.
const fn figure(
    paragraph: &'static str,
    name: &'static str,
    part: &'static str,
    position: fn() -> Result<Xian, Flaw>,
    steps: &'static [FigureStep],
) -> Figure<Xian> {
    Figure {
        paragraph,
        name,
        window: Window::Part(part),
        viewer: None,
        seats: true,
        position,
        steps,
        callouts: &[],
    }
}

/// One side of each formation board, all three together as the pit.
const fn sides(name: &'static str, position: fn() -> Result<Xian, Flaw>) -> Figure<Xian> {
    Figure { seats: false, ..figure("2.8", name, "pit", position, &[]) }
}

/// The end, when the last builder stays home.
fn ended(mut game: Xian) -> Result<Xian, Flaw> {
    game.apply(Seat::FIRST, Action::Pass, &mut Nobody)?;
    Ok(game)
}

fn set(scene: &str) -> Result<Xian, Flaw> {
    Ok(serde_json::from_str::<Scene>(scene)?.set()?)
}
