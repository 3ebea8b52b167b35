//! The lessons of Xi'an: cards, buildings, crafts and tiles one by one, then a whole turn and the last one of a game.
//! Scenes are written as JSON; what they do not name is as at the start. The learner is the first player.

use crate::lesson::{Flaw, LEARNER, Lesson, Taught};
use crate::worked::WorkedExample;
use game::{Game, Nobody};
use games::xian::scene::Scene;
use games::xian::{Event, Section, Tile, Xian};
use std::sync::LazyLock;

impl Taught for Xian {
    const GLOSSARY: &'static [&'static str] = &[
        "phase",
        "pair",
        "worker",
        "initiative",
        "assistant",
        "builder",
        "prime-minister",
        "statue",
        "signature",
        "soldier",
        "request",
        "formation",
        "equipment",
        "supervisor",
        "prestige",
    ];

    const FIRST_TURNS: WorkedExample<Xian> = WorkedExample {
        position: || {
            set(r#"{ "moment": "commit", "prime_minister": "armory",
                "slots": ["halberd-1", "crossbow-1", "horse-1", "sword-1"], "players": [
                { "coins": 2, "clay": 1, "pigments": ["yellow"], "hand": ["r5", "y6", "b2", "g2"] },
                { "coins": 2, "clay": 1, "pigments": ["red"], "hand": ["y3", "r4", "b4", "g5"] } ] }"#)
        },
        turns: &[
            &[(0, "r5 on y6"), (1, "y3 on r4")],
            &[(0, "main"), (0, "enter workshop"), (0, "model a6"), (0, "sign")],
            &[(1, "main"), (1, "enter armory"), (1, "forge 1")],
            &[(0, "b2 on g2"), (1, "g5 on b4")],
            &[(1, "main"), (1, "enter workshop"), (1, "model a1"), (1, "no signature")],
            &[(0, "main"), (0, "enter laboratory"), (0, "paint a1"), (0, "pay yellow green")],
        ],
    };

    fn lessons() -> &'static [Lesson<Xian>] {
        static LESSONS: LazyLock<Vec<Lesson<Xian>>> = LazyLock::new(lessons);
        &LESSONS
    }
}

#[expect(clippy::too_many_lines, reason = "a list of lessons reads best in one piece")]
fn lessons() -> Vec<Lesson<Xian>> {
    vec![
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::ClayDelivered { clay: 3, .. })),
            solution: &["main"],
            mistake: &["pigment"],
            ..lesson(
                "worker",
                "4.6",
                r#"{ "moment": "worker", "players": [{ "coins": 2, "clay": 1, "top": "r5", "bottom": "y1" }, {}] }"#,
            )
        },
        Lesson {
            goal: |events| {
                events
                    .iter()
                    .any(|event| matches!(event, Event::SpaceRewards { gained, .. } if gained.prestige == 5))
            },
            solution: &["enter workshop", "model a1"],
            mistake: &["enter workshop", "model a4"],
            ..lesson(
                "model",
                "6.1",
                r#"{ "moment": "building", "prime_minister": "palace", "players": [{ "coins": 1, "clay": 2 }, {}] }"#,
            )
        },
        Lesson {
            // What is not signed is painted by the other player.
            replies: &[(1, "main"), (1, "enter laboratory"), (1, "paint a8")],
            goal: |events| events.iter().any(|event| matches!(event, Event::StatueSigned { .. })),
            solution: &["sign"],
            mistake: &["no signature"],
            ..Lesson::new("sign", "6.4", modelled())
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::StatuePainted { prestige: 3, .. }))
            },
            solution: &["enter laboratory", "paint a7"],
            mistake: &["enter laboratory", "paint a2"],
            ..lesson(
                "paint",
                "6.7",
                r#"{ "moment": "building", "prime_minister": "palace", "players": [
                    { "pigments": ["yellow", "blue"], "soldiers": ["a6", "b3"] }, { "soldiers": ["c2"] } ] }"#,
            )
        },
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::EquipmentForged { clay: 1, .. })),
            solution: &["enter armory", "forge 2"],
            mistake: &["enter armory", "forge 4"],
            ..lesson(
                "forge",
                "6.8",
                r#"{ "moment": "building", "prime_minister": "palace",
                    "slots": ["halberd-1", "crossbow-3", "arrowheads-1", "sword-4"],
                    "players": [{ "coins": 3 }, {}] }"#,
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::TileTaken { tile: Tile::Market, .. }))
            },
            solution: &["enter palace"],
            mistake: &["pass"],
            ..lesson(
                "advance",
                "6.10",
                r#"{ "moment": "building", "prime_minister": "workshop", "players": [
                    { "coins": 1, "supervisor": 1, "used": ["open_or_free"] }, { "supervisor": 2 } ] }"#,
            )
        },
        Lesson {
            goal: |events| {
                let enters = events.iter().any(|event| matches!(event, Event::BuilderPlaced { .. }));
                enters && !events.iter().any(|event| matches!(event, Event::FeePaid { .. }))
            },
            solution: &["enter palace"],
            mistake: &["enter workshop"],
            ..lesson(
                "fee",
                "5.5",
                r#"{ "moment": "building", "prime_minister": "armory", "players": [
                    { "coins": 2, "clay": 2 }, { "coins": 1, "builders": ["workshop"] } ] }"#,
            )
        },
        Lesson {
            goal: |events| {
                let recruits = events.iter().any(|event| matches!(event, Event::Recruited { .. }));
                recruits && events.iter().any(|event| matches!(event, Event::StatueModelled { .. }))
            },
            solution: &["main", "enter workshop", "model a1"],
            mistake: &["pigment"],
            ..lesson(
                "assistant",
                "2.4",
                r#"{ "moment": "worker", "prime_minister": "palace", "players": [
                    { "clay": 1, "top": "g5", "bottom": "y1" }, {} ] }"#,
            )
        },
        Lesson {
            goal: |events| {
                let reduced =
                    events.iter().any(|event| matches!(event, Event::TileUsed { tile: Tile::Reduction, .. }));
                reduced
                    && events.iter().any(
                        |event| matches!(event, Event::StatueModelled { space, .. } if space.section() == Section::B),
                    )
            },
            solution: &["enter workshop", "model b1 reduced"],
            mistake: &["enter workshop", "model a1"],
            ..lesson(
                "tile",
                "7.6",
                r#"{ "moment": "building", "prime_minister": "palace", "players": [
                    { "coins": 1, "clay": 2, "supervisor": 3, "used": ["open_or_free", "market"] }, {} ] }"#,
            )
        },
        Lesson {
            goal: |events| {
                let goes_first = events.iter().find_map(|event| match event {
                    Event::OrderFixed { order } => order.as_slice().first().map(|rank| rank.seat),
                    _ => None,
                });
                goes_first == Some(LEARNER)
                    && events.iter().any(|event| matches!(event, Event::ClayDelivered { seat: LEARNER, .. }))
            },
            solution: &["r3 on y5", "main"],
            mistake: &["y5 on r3"],
            ..Lesson::new("pair", "4.4", pairs())
        },
        Lesson {
            goal: |events| {
                events.iter().any(
                    |event| matches!(event, Event::StatuePainted { space, .. } if space.section() == Section::B),
                )
            },
            solution: &["main", "enter laboratory", "paint b6"],
            mistake: &["pigment"],
            ..lesson(
                "turn",
                "4.5",
                r#"{ "moment": "worker", "prime_minister": "workshop", "players": [
                    { "coins": 3, "pigments": ["blue"], "soldiers": ["b7"], "top": "b2", "bottom": "y6" },
                    { "coins": 1, "builders": ["armory"] } ] }"#,
            )
        },
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::GameEnded { winner: LEARNER })),
            solution: &["enter laboratory", "paint c2"],
            mistake: &["enter palace"],
            ..lesson(
                "majority",
                "9.2",
                r#"{ "moment": "building", "round": 6, "phase": 2, "order": [1, 0], "prime_minister": "armory",
                    "players": [
                    { "coins": 1, "pigments": ["green", "green"], "prestige": 40, "soldiers": ["a6", "c3"],
                      "supervisor": 1, "used": ["open_or_free"], "equipment": ["crossbow-1"] },
                    { "clay": 2, "prestige": 50, "soldiers": ["b2", "c6"], "supervisor": 2,
                      "used": ["open_or_free", "market"] } ] }"#,
            )
        },
    ]
}

fn lesson(name: &'static str, paragraph: &'static str, scene: &str) -> Lesson<Xian> {
    Lesson::new(name, paragraph, set(scene))
}

fn set(scene: &str) -> Result<Xian, Flaw> {
    Ok(serde_json::from_str::<Scene>(scene)?.set()?)
}

/// A statue has just been modelled, and may be signed.
fn modelled() -> Result<Xian, Flaw> {
    let mut game = set(r#"{ "moment": "building", "prime_minister": "palace",
            "players": [{ "coins": 1, "clay": 2, "pigments": ["yellow", "red"] }, { "pigments": ["yellow", "blue"] }] }"#)?;
    for action in ["enter workshop", "model a8"] {
        game.apply(LEARNER, action.parse()?, &mut Nobody)?;
    }
    Ok(game)
}

/// The other player has laid a pair; its bottom card is a 4.
fn pairs() -> Result<Xian, Flaw> {
    let mut game = set(r#"{ "moment": "commit", "players": [
            { "coins": 2, "clay": 1, "hand": ["b1", "g2", "r3", "y5"] },
            { "coins": 2, "clay": 1, "hand": ["b4", "r1", "g1", "y2"] } ] }"#)?;
    game.apply(game.seats().after(LEARNER), "y2 on b4".parse()?, &mut Nobody)?;
    Ok(game)
}
