//! The worked examples of `battles.toml`, one by one.

use crate::example::{B, Example, W, cards, lay, scene, side, stands};
use serde::Deserialize;
use sun_tzu::scene::Start;
use sun_tzu::{Options, Phase, Side, WarlordView};

#[derive(Deserialize)]
struct Examples {
    battle: Vec<Battle>,
}

/// One example: what stands, what lies, what is asked, and what comes of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Battle {
    id: String,
    says: String,
    #[serde(default)]
    options: Options,
    #[serde(default = "second")]
    dynasty: u8,
    #[serde(default)]
    track: i8,
    #[serde(default)]
    map: String,
    #[serde(default)]
    given_marks: String,
    #[serde(default)]
    warlords: [String; 2],
    cards: String,
    #[serde(default)]
    steps: Vec<PlayedDecision>,
    then: Option<String>,
    reserve: Option<[u8; 2]>,
    removed: Option<[u8; 2]>,
    on_map: Option<[u8; 2]>,
    played_one: Option<[bool; 2]>,
    marks: Option<String>,
    spent: Option<[String; 2]>,
    shown: Option<[String; 2]>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayedDecision {
    side: String,
    asked: Option<Vec<String>>,
    play: Option<String>,
}

fn second() -> u8 {
    2
}

#[test]
fn every_worked_battle_comes_out_as_told() {
    let examples: Examples = toml::from_str(include_str!("battles.toml")).unwrap();
    for battle in &examples.battle {
        check(battle);
    }
}

fn check(battle: &Battle) {
    let told = format!("{}: {}", battle.id, battle.says);
    let mut scene = scene(&battle.map);
    scene.options(battle.options).dynasty(battle.dynasty).track(battle.track);
    for (province, side, marks) in stands(&battle.given_marks) {
        scene.marks(side, province, marks);
    }
    for (side, warlord) in Side::BOTH.into_iter().zip(&battle.warlords).filter(|(_, word)| !word.is_empty()) {
        scene.warlord(side, warlord.parse().unwrap());
    }
    lay(&mut scene, &battle.cards);
    let mut table = Example::of(&scene, Start::Battles);
    for step in &battle.steps {
        let side = side(&step.side);
        assert_eq!(table.awaited(), [side], "{told}");
        if let Some(asked) = &step.asked {
            assert_eq!(&table.asked(side), asked, "{told}");
        }
        if let Some(action) = &step.play {
            table.play(side, action);
        }
    }
    if let Some(then) = &battle.then {
        assert_eq!(table.view().phase, Phase::Draw, "{told}: all is resolved");
        assert_eq!(&table.map(), then, "{told}");
    }
    check_sides(battle, &table, &told);
}

fn check_sides(battle: &Battle, table: &Example, told: &str) {
    let sides = table.view().sides.0;
    let expect = |number: Option<[u8; 2]>, found: [u8; 2], what: &str| {
        assert_eq!(number.unwrap_or(found), found, "{told}: {what}");
    };
    expect(battle.reserve, [sides[0].reserve, sides[1].reserve], "reserve");
    expect(battle.removed, [sides[0].removed, sides[1].removed], "removed");
    expect(battle.on_map, [sides[0].on_map, sides[1].on_map], "armies on the map");
    if let Some(ones) = battle.played_one {
        assert_eq!([sides[0].played_one, sides[1].played_one], ones, "{told}: played the 1");
    }
    if let Some(marks) = &battle.marks {
        assert_eq!(&table.marks(), marks, "{told}: markers");
    }
    for side in [W, B] {
        if let Some(spent) = &battle.spent {
            let found: Vec<_> = sides[side as usize].spent.iter().collect();
            assert_eq!(found, cards(&spent[side as usize]), "{told}: spent cards");
        }
        if let Some(shown) = &battle.shown {
            let found = match sides[side as usize].warlord {
                WarlordView::Shown { warlord } => warlord.to_string(),
                _ => String::new(),
            };
            assert_eq!(found, shown[side as usize], "{told}: warlord shown");
        }
    }
}
