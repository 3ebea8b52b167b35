//! The lessons of Great Wall of China: what cards are worth, how one comes ahead, and what the first token costs.
//! In the drawings `R` is the learner and `G` the other player.

use crate::lesson::{Flaw, LEARNER, Lesson, Taught};
use crate::worked::WorkedExample;
use games::great_wall::scene::Scene;
use games::great_wall::{Event, GreatWall, Kind, Lead, Site, Token};
use std::sync::LazyLock;

impl Taught for GreatWall {
    const GLOSSARY: &'static [&'static str] = &[
        "site",
        "fame",
        "total",
        "leading",
        "claiming",
        "winning",
        "wall",
        "gate",
        "watchtower",
        "warrior",
        "horseman",
        "dragon",
        "noble",
        "pool",
    ];

    const FIRST_TURNS: WorkedExample<GreatWall> = WorkedExample {
        position: || {
            set("site 1: 7 3
                 site 2: 5 2
                 R hand: 2 walls, gate, horseman, warrior
                 G hand: watchtower, 2 walls, gate, noble
                 R acts")
        },
        turns: &[
            &[(0, "lay 2 walls at 2"), (0, "draw")],
            &[(1, "lay watchtower at 2"), (1, "draw")],
            &[(0, "lay horseman at 2"), (0, "lay gate at 2"), (0, "draw")],
        ],
    };

    fn lessons() -> &'static [Lesson<GreatWall>] {
        static LESSONS: LazyLock<Vec<Lesson<GreatWall>>> = LazyLock::new(lessons);
        &LESSONS
    }
}

#[expect(clippy::too_many_lines, reason = "a list of lessons reads best in one piece")]
fn lessons() -> Vec<Lesson<GreatWall>> {
    vec![
        Lesson {
            goal: |events| {
                events.iter().any(|event| matches!(event, Event::Laid { kind: Kind::Watchtower, .. }))
            },
            solution: &["lay watchtower at 1"],
            mistake: &["lay gate at 1"],
            ..lesson(
                "cards",
                "3.3",
                "site 1: 5 2
                 R hand: wall, gate, watchtower
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads(events, 0),
            solution: &["lay 2 gates at 1"],
            mistake: &["lay watchtower at 1"],
            ..lesson(
                "lead",
                "3.8",
                "site 1: 5 2 | G:watchtower
                 R hand: wall, 2 gates, watchtower
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads(events, 0) && leads(events, 1),
            solution: &["lay watchtower at 1", "lay gate at 2"],
            mistake: &["draw"],
            ..lesson(
                "two-actions",
                "6.1",
                "site 1: 5 2 | G:gate
                 site 2: 7 3 | G:wall
                 R hand: wall, gate, watchtower
                 R acts",
            )
        },
        Lesson {
            goal: |events| leads(events, 0),
            solution: &["lay 2 warriors at 1"],
            mistake: &["lay watchtower at 1"],
            ..lesson(
                "warriors",
                "3.4",
                "site 1: 8 4 | R:warrior G:gate R:warrior G:watchtower G:gate
                 R hand: 2 warriors, watchtower, gate
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads(events, 0),
            solution: &["lay horseman at 1", "lay horseman at 1", "lay wall at 1"],
            mistake: &["lay wall at 1"],
            ..lesson(
                "horsemen",
                "6.5",
                "site 1: 5 2 | G:watchtower R:wall G:gate
                 R hand: wall, horseman, horseman
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads(events, 0),
            solution: &["lay dragon at 1 on 3"],
            mistake: &["lay dragon at 1 on 1"],
            ..lesson(
                "dragon",
                "6.7",
                "site 1: 5 | G:watchtower[2] R:gate G:gate
                 R hand: dragon, wall
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads(events, 0),
            solution: &["lay noble at 1"],
            mistake: &["lay watchtower at 1"],
            ..lesson(
                "noble",
                "3.5",
                "site 1: 7 4 | G:warrior R:wall G:warrior R:wall G:warrior R:wall G:warrior R:gate
                 R hand: noble, watchtower, gate
                 R acts once",
            )
        },
        Lesson {
            goal: |events| leads_not(events, 0),
            solution: &["lay gate at 1"],
            mistake: &["lay wall at 1"],
            ..lesson(
                "level",
                "3.8",
                "site 1: 8 5 | G:gate R:gate G:gate
                 R hand: wall, gate
                 R acts once",
            )
        },
        Lesson {
            goal: |events| claimed(events, Token::Three),
            solution: &["claim 3 at 1 on 1"],
            mistake: &["claim 7 at 1 on 1"],
            ..lesson(
                "claim",
                "5.5",
                "site 1: 7 3 | R:gate G:wall R:watchtower
                 R hand: wall, gate
                 R begins",
            )
        },
        Lesson {
            replies: &[(1, "draw"), (1, "draw")],
            goal: |events| {
                events.iter().filter(|event| matches!(event, Event::Won { seat: LEARNER, .. })).count() == 2
            },
            solution: &["lay 3 warriors at 1", "draw"],
            mistake: &["lay warrior at 1", "lay warrior at 1"],
            ..lesson(
                "second-token",
                "5.2",
                "site 1: 5 | R:gate[3] G:gate
                 R hand: 3 warriors, wall
                 G hand: wall, gate
                 R acts",
            )
        },
        Lesson {
            goal: |events| {
                claimed(events, Token::Two) && leads(events, 1) && events.iter().any(is_turn_of_the_other)
            },
            solution: &["claim 2 at 1 on 1", "lay 2 gates at 2", "draw"],
            mistake: &["claim 5 at 1 on 1"],
            ..lesson(
                "turn",
                "4.1",
                "site 1: 5 2 | R:watchtower G:gate R:gate
                 site 2: 7 3 | G:gate G:wall
                 R hand: wall, 2 gates
                 G hand: wall
                 R begins",
            )
        },
    ]
}

fn lesson(name: &'static str, paragraph: &'static str, drawing: &str) -> Lesson<GreatWall> {
    Lesson::new(name, paragraph, set(drawing))
}

fn set(drawing: &str) -> Result<GreatWall, Flaw> {
    Ok(drawing.parse::<Scene>()?.set()?)
}

/// Who leads a site after the last change there.
fn lead(events: &[Event], site: usize) -> Option<Lead> {
    events.iter().rev().find_map(|event| match event {
        Event::StandingChanged { site: changed, lead_after, .. } if *changed == Site::ALL[site] => {
            Some(*lead_after)
        }
        _ => None,
    })
}

fn leads(events: &[Event], site: usize) -> bool {
    lead(events, site) == Some(Lead::Sole(LEARNER))
}

/// Whether the learner has drawn level, so that nobody leads.
fn leads_not(events: &[Event], site: usize) -> bool {
    matches!(lead(events, site), Some(Lead::Tied(_)))
}

fn claimed(events: &[Event], wanted: Token) -> bool {
    events
        .iter()
        .any(|event| matches!(event, Event::Claimed { seat: LEARNER, token, .. } if *token == wanted))
}

fn is_turn_of_the_other(event: &Event) -> bool {
    matches!(event, Event::TurnBegan { seat } if *seat != LEARNER)
}
