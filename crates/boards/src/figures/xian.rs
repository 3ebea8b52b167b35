//! The figures of Xi'an: the order of a phase, fees, the three crafts, the track and the final scoring. Scenes
//! are written as JSON; what they do not name is as at the start.

use super::{Figure, FigureStep, Flaw, Illustrated, Window};
use game::{Game, Nobody, Seat};
use games::xian::scene::Scene;
use games::xian::{Action, Xian};

impl Illustrated for Xian {
    const FIGURES: &'static [Figure<Xian>] = &[
        Figure { seats: false, ..figure("2.8", "formations", "pit", || set("{}"), &[]) },
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
            "pairs",
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
            || {
                set(r#"{ "moment": "building", "prime_minister": "palace", "players": [
                    { "pigments": ["yellow", "blue"], "soldiers": ["a6", "b3"] }, { "soldiers": ["c2"] } ] }"#)
            },
            &[FigureStep::Plays(&[(0, "enter laboratory"), (0, "paint a7")])],
        ),
        figure(
            "6.8",
            "forge",
            "display",
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
            "mausoleum",
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
    Figure { paragraph, name, window: Window::Part(part), viewer: None, seats: true, position, steps }
}

/// The end, when the last builder stays home.
fn ended(mut game: Xian) -> Result<Xian, Flaw> {
    game.apply(Seat::FIRST, Action::Pass, &mut Nobody)?;
    Ok(game)
}

fn set(scene: &str) -> Result<Xian, Flaw> {
    Ok(serde_json::from_str::<Scene>(scene)?.set()?)
}
