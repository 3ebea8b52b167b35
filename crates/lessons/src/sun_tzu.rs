//! The lessons of Sun Tzu: what a card does in a battle, where armies come from, and what provinces score. The learner
//! is Sun Tzu. Most lessons ask for the last card of a plan whose other four cards meet their equals.

use crate::lesson::{Flaw, Lesson, Taught};
use crate::worked::WorkedExample;
use game::{Game, Nobody};
use games::sun_tzu::scene::{Scene, Start};
use games::sun_tzu::{Action, Card, Event, Province, Side, SunTzu, Tile};
use std::sync::LazyLock;

use Card::{Eight, Five, Four, MinusOne, Nine, One, Plague, PlusOne, Seven, Six, Ten, Three, Two};
use Province::{Mandarin, Mongolia, Qinghai, Tibet, Xinjiang};
use Side::{KingShao, SunTzu as White};

impl Taught for SunTzu {
    const NAMES: &'static [&'static str] = &["Sun Tzu", "Shao"];

    const GLOSSARY: &'static [&'static str] = &[
        "dynasty",
        "plan",
        "margin",
        "reserve",
        "yellow",
        "white",
        "plague",
        "marker",
        "privilege",
        "tile",
        "pawn",
        "warlord",
    ];

    const FIRST_TURNS: WorkedExample<SunTzu> = WorkedExample {
        position: || Ok(Scene::default().dynasty(1).start(Start::Plan).set()?),
        turns: &[&[
            (0, "xinjiang 3"),
            (0, "tibet 1"),
            (0, "qinghai 5"),
            (0, "mongolia 6"),
            (0, "mandarin 4"),
            (1, "xinjiang 2"),
            (1, "tibet 4"),
            (1, "qinghai 5"),
            (1, "mongolia 3"),
            (1, "mandarin 6"),
        ]],
    };

    fn lessons() -> &'static [Lesson<SunTzu>] {
        static LESSONS: LazyLock<Vec<Lesson<SunTzu>>> = LazyLock::new(lessons);
        &LESSONS
    }
}

#[expect(clippy::too_many_lines, reason = "a list of lessons reads best in one piece")]
fn lessons() -> Vec<Lesson<SunTzu>> {
    vec![
        Lesson {
            goal: |events| marched_in(events, Mandarin) == 3,
            solution: &["mandarin 8"],
            mistake: &["mandarin 6"],
            ..Lesson::new(
                "margin",
                "7.5",
                last_card(
                    &mut first_dynasty(&[Eight]),
                    [One, Two, Three, Four],
                    [One, Two, Three, Four, Five],
                ),
            )
        },
        Lesson {
            goal: |events| marched_in(events, Mandarin) > 0,
            solution: &["mandarin 9"],
            mistake: &["mandarin 7"],
            ..Lesson::new(
                "driving-off",
                "7.6",
                last_card(
                    first_dynasty(&[Seven, Nine]).armies(Mandarin, KingShao, 3),
                    [One, Two, Three, Four],
                    [One, Two, Three, Four, Five],
                ),
            )
        },
        Lesson {
            goal: |events| margin(events) == Some(1),
            solution: &["mandarin +1"],
            mistake: &["mandarin 9"],
            ..Lesson::new(
                "plus-one",
                "7.5",
                last_card(
                    first_dynasty(&[Nine, PlusOne]).hand(KingShao, &[Ten]),
                    [One, Two, Three, Four],
                    [One, Two, Three, Four, Ten],
                ),
            )
        },
        Lesson {
            goal: |events| margin(events) == Some(-1),
            solution: &["mandarin -1"],
            mistake: &["mandarin 6"],
            ..Lesson::new(
                "minus-one",
                "7.5",
                last_card(
                    first_dynasty(&[MinusOne]).hand(KingShao, &[Ten]).armies(Mandarin, White, 2),
                    [One, Two, Three, Four],
                    [One, Two, Three, Four, Ten],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::PlagueStruck { survivors: 2, .. }))
            },
            solution: &["mandarin plague"],
            mistake: &["mandarin 6"],
            ..Lesson::new(
                "plague",
                "7.4",
                last_card(
                    first_dynasty(&[Plague]).armies(Mandarin, KingShao, 5),
                    [One, Two, Three, Four],
                    [One, Two, Three, Four, Five],
                ),
            )
        },
        Lesson {
            goal: |events| marched_in(events, Mandarin) > 0,
            solution: &["mandarin 7"],
            mistake: &["mandarin 6"],
            ..Lesson::new(
                "six",
                "5.3",
                last_card(
                    first_dynasty(&[Seven]).marks(White, Mandarin, 1),
                    [One, Two, Three, Five],
                    [One, Two, Three, Five, Four],
                ),
            )
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::Kept { cards, .. } if cards.len() == 2))
            },
            solution: &["mandarin 1", "keep 9 +1"],
            mistake: &["mandarin 6"],
            ..Lesson::new(
                "one",
                "9.2",
                last_card(
                    first_dynasty(&[]).pile(White, &[Nine, PlusOne, MinusOne, Seven]),
                    [Two, Three, Four, Five],
                    [Two, Three, Four, Five, Six],
                ),
            )
        },
        Lesson {
            goal: |events| marched_in(events, Xinjiang) == 3 && enemies_in(events, Tibet) == 0,
            solution: &["reveal tibet"],
            mistake: &["reveal xinjiang"],
            ..Lesson::new("order", "6.3", empty_reserve())
        },
        Lesson {
            goal: |events| {
                events.iter().any(|event| {
                    matches!(event, Event::Placed { side: White, from_map, .. } if from_map.0[Xinjiang] == 2)
                })
            },
            solution: &["withdraw xinjiang 2"],
            mistake: &["withdraw tibet 1 mandarin 1"],
            ..Lesson::new("shortage", "7.8", short_of_armies())
        },
        Lesson {
            goal: |events| events.iter().any(|event| matches!(event, Event::Scored { to, .. } if *to > 0)),
            solution: &["mandarin 8"],
            mistake: &["mandarin 6"],
            ..Lesson::new("scoring", "10.2", third_dynasty())
        },
        Lesson {
            goal: |events| battles_won(events) >= 4,
            solution: &["xinjiang 3", "tibet 6", "qinghai 2", "mongolia 5", "mandarin 4"],
            mistake: &["xinjiang 1", "tibet 2"],
            ..Lesson::new("dynasty", "5.2", whole_plan())
        },
    ]
}

/// The first dynasty, in which the provinces come in the order of the row, with these white cards in the learner's hand.
fn first_dynasty(white: &[Card]) -> Scene {
    let mut scene = Scene::default();
    scene.dynasty(1).hand(White, white);
    scene
}

/// Both sides have planned but for the learner's card for the last province.
fn last_card(scene: &mut Scene, ours: [Card; 4], theirs: [Card; 5]) -> Result<SunTzu, Flaw> {
    let mut game = scene.start(Start::Plan).set()?;
    plan(&mut game, White, &ours)?;
    plan(&mut game, KingShao, &theirs)?;
    Ok(game)
}

fn plan(game: &mut SunTzu, side: Side, cards: &[Card]) -> Result<(), Flaw> {
    for (&province, &card) in Province::ALL.iter().zip(cards) {
        game.apply(side.seat(), Action::Lay(province, card), &mut Nobody)?;
    }
    Ok(())
}

/// The learner names the next province and has no armies in reserve.
fn empty_reserve() -> Result<SunTzu, Flaw> {
    let mut scene = Scene::default();
    scene.armies(Tibet, White, 3).armies(Mandarin, White, 15);
    scene.marks(White, Qinghai, 1).marks(White, Mongolia, 1).marks(White, Mandarin, 1);
    scene.armies(Qinghai, KingShao, 9).armies(Mongolia, KingShao, 9);
    scene.laid(Xinjiang, Five, Two).laid(Tibet, One, Four);
    Ok(scene.order_holder(White).start(Start::Battles).set()?)
}

/// The learner wins by more than the reserve can place.
fn short_of_armies() -> Result<SunTzu, Flaw> {
    let mut scene = Scene::default();
    scene.armies(Tibet, White, 1).armies(Xinjiang, White, 16).armies(Mandarin, White, 1);
    scene.armies(Mongolia, KingShao, 2).laid(Qinghai, Ten, Five);
    scene.laid(Xinjiang, Two, Two).laid(Mandarin, Three, Three);
    let mut game = scene.start(Start::Battles).set()?;
    game.apply(KingShao.seat(), Action::Reveal(Qinghai), &mut Nobody)?;
    Ok(game)
}

/// The first scoring is near, and Mandarin is worth most.
fn third_dynasty() -> Result<SunTzu, Flaw> {
    let mut scene = Scene::default();
    let tile = |name| Tile::from_name(name).ok_or("there is no such tile");
    let tiles = [tile("1-2-5")?, tile("1-3-5")?, tile("1-4-3")?, tile("2-2-4")?, tile("5-2-3")?];
    scene.dynasty(3).tiles(tiles).hand(White, &[Eight]);
    scene.armies(Xinjiang, White, 3).armies(Mongolia, KingShao, 2).armies(Mandarin, KingShao, 1);
    last_card(&mut scene, [One, Two, Three, Four], [One, Two, Three, Four, Five])
}

/// Nothing is planned yet but by King Shao.
fn whole_plan() -> Result<SunTzu, Flaw> {
    let mut game = Scene::default().dynasty(1).start(Start::Plan).set()?;
    plan(&mut game, KingShao, &[Two, Five, One, Four, Three])?;
    Ok(game)
}

/// How many of the learner's armies came into a province.
fn marched_in(events: &[Event], place: Province) -> u8 {
    placed(events, White, place)
}

fn enemies_in(events: &[Event], place: Province) -> u8 {
    placed(events, KingShao, place)
}

fn placed(events: &[Event], winner: Side, place: Province) -> u8 {
    let armies = events.iter().map(|event| match *event {
        Event::Placed { side, province, from_reserve, from_map, .. }
            if side == winner && province == place =>
        {
            from_reserve + from_map.total()
        }
        _ => 0,
    });
    armies.sum()
}

/// By how much the learner won or lost the battle for the last province.
fn margin(events: &[Event]) -> Option<i8> {
    events.iter().find_map(|event| match *event {
        Event::Fought { province: Mandarin, margin, .. } => Some(margin),
        _ => None,
    })
}

fn battles_won(events: &[Event]) -> usize {
    let is_won = |event: &&Event| matches!(event, Event::Fought { margin, .. } if *margin > 0);
    events.iter().filter(is_won).count()
}
