//! Worked examples that take more than a battle: planning, order, drawing, scoring, warlords, whole dynasties.
//! The letters and numbers before each are those of the specification's list.

mod shortage;
mod six_and_one;
mod plague;
mod advanced;
mod order;
mod drawing;
mod scoring;
mod scoring_order;
mod warlords;

use crate::example::{B, Example, W, cards, lay, options, scene};
use sun_tzu::scene::{Scene, Start};
use sun_tzu::{Card, Cards, Event, Illegal, Phase, PileView, Province, Side, WarlordView, Whites, Window};

const PAIRS: &str = "XNJ 1/1, TIB 2/2, QNG 3/3, MON 4/4, MAN 5/5";

/// Both sides have laid equal cards everywhere: nothing changes on the map.
fn with_pairs(scene: &Scene) -> Example {
    let mut scene = scene.clone();
    lay(&mut scene, PAIRS);
    Example::of(&scene, Start::Battles)
}

/// The provinces are resolved; what follows is scoring and drawing.
fn after(scene: &Scene) -> Example {
    Example::of(scene, Start::AfterBattles)
}

fn planning(scene: &Scene) -> Example {
    Example::of(scene, Start::Plan)
}

/// Three dynasties in one run, with every number in between.
#[test]
fn three_dynasties_come_out_as_told() {
    let deal = r#"{"tiles":["2-3-5","1-4-3","3-2-4","2-3-4","5-2-3"],
        "piles":[["+1","-1","7","8","9","10","+1","+1","-1","-1","plague","plague"],
                 ["+1","9","-1","10","7","8","+1","+1","-1","-1","plague","plague"]]}"#;
    let mut table = Example::dealt(r#"{"initial_draw":4}"#, deal);
    let check = |table: &Example, map: &str, marks: &str, numbers: [[u8; 3]; 2], track: i8| {
        assert_eq!((table.map().as_str(), table.marks().as_str()), (map, marks));
        let found = table.view().sides.0.map(|side| [side.reserve, side.hand.len(), side.pile.len()]);
        assert_eq!((found, table.view().track), (numbers, track));
    };
    let reveal = |table: &mut Example, order: &str| {
        for province in order.split(' ') {
            table.play(W, &format!("reveal {province}"));
        }
        table.answer_while(|action| action.starts_with("keep"));
    };

    table.plan(W, "5 1 4 6 3").plan(B, "2 3 4 +1 6").answer_while(|action| action.starts_with("keep"));
    check(&table, "XNJ:W3 TIB:B2 MON:B1 MAN:B3", "MON:W1 MAN:B1", [[17, 12, 6], [14, 10, 7]], 0);

    table.plan(W, "4 5 -1 2 +1").plan(B, "6 2 9 3 1");
    reveal(&mut table, "mandarin tibet qinghai mongolia");
    let marks = "MON:W1 XNJ:B1 MAN:B1";
    check(&table, "XNJ:W1 TIB:W1 QNG:B1 MON:B2 MAN:B2", marks, [[18, 11, 5], [14, 11, 5]], 0);

    table.plan(W, "3 2 6 5 4").plan(B, "1 -1 4 2 5");
    reveal(&mut table, "qinghai xinjiang tibet mongolia");
    let marks = "QNG:W1 MON:W1 XNJ:B1 MAN:B1";
    check(&table, "XNJ:W3 TIB:W2 QNG:W1 MON:W1 MAN:B3", marks, [[12, 12, 4], [16, 12, 3]], 3);
}

/// The arithmetic of a battle is in its events: 9 - 5 = 4, less 3 defenders: 1 army marches in.
#[test]
fn a_battle_tells_its_arithmetic() {
    let mut scene = scene("QNG:W3");
    lay(&mut scene, "QNG 5/9");
    let table = Example::of(&scene, Start::Battles);
    let told: Vec<String> = table
        .events
        .iter()
        .filter(|event| matches!(event, Event::Fought { .. } | Event::Placed { .. }))
        .map(|event| serde_json::to_string(event).unwrap())
        .collect();
    insta::assert_snapshot!(told.join("\n"), @r#"
    {"fought":{"province":"qinghai","compared":["5","9"],"margin":-4,"victory":{"winner":1,"driven_off":3,"marching_in":1}}}
    {"placed":{"side":1,"province":"qinghai","from_reserve":1,"from_map":{},"lapsed":0}}
    "#);
}

/// What a side has, as itself, its rival and the public see it.
#[test]
fn a_hand_is_open_to_its_owner_only() {
    let mut scene = Scene::default();
    scene.hand(W, &cards("7 plague")).pile(W, &cards("8 9"));
    let mut table = planning(&scene);
    table.play(W, "xinjiang 7");
    let own = serde_json::to_string(&table.own_view(W).sides[W]).unwrap();
    insta::assert_snapshot!(own, @r#"{"side":0,"reserve":21,"aside":0,"removed":0,"on_map":0,"markers":0,"hand":{"open":{"cards":["1","2","3","4","5","6","plague"],"trade":[],"kept":[],"under":null}},"pile":{"remembered":{"cards":2,"under":[]}},"spent":["10","+1","+1","+1","-1","-1","-1","plague"],"unseen":["7","8","9","plague"],"next_draw":{"look":2,"keep":1},"played_one":false,"warlord":"none"}"#);
    let rival = serde_json::to_string(&table.own_view(B).sides[W]).unwrap();
    insta::assert_snapshot!(rival, @r#"{"side":0,"reserve":21,"aside":0,"removed":0,"on_map":0,"markers":0,"hand":{"hidden":{"cards":8}},"pile":{"hidden":{"cards":2}},"spent":["10","+1","+1","+1","-1","-1","-1","plague"],"unseen":["7","8","9","plague"],"next_draw":{"look":2,"keep":1},"played_one":false,"warlord":"none"}"#);
    assert_eq!(rival, serde_json::to_string(&table.view().sides[W]).unwrap());
}
