use super::*;

/// X03
#[test]
fn a_six_is_played_once_in_each_province_by_each_side() {
    let mut scene = Scene::default();
    scene.marks(W, Province::Xinjiang, 1);
    let table = planning(&scene);
    assert_eq!(table.refusal(W, "xinjiang 6"), Illegal::SixAlreadyPlayed(Province::Xinjiang));
    assert!(!table.asked(W).contains(&"xinjiang 6".into()));
    assert!(table.asked(B).contains(&"xinjiang 6".into()));
}

/// X07
#[test]
fn five_markers_end_the_six() {
    let mut scene = Scene::default();
    for province in Province::ALL {
        scene.marks(W, province, 1);
    }
    let mut table = planning(&scene);
    for province in Province::ALL {
        let asked = table.asked(W);
        assert!(!asked.contains(&format!("{province} 6")), "{province}");
        table.play(W, &asked[0]);
    }
}

/// O01
#[test]
fn a_one_looks_at_three_cards_and_keeps_two() {
    let mut scene = Scene::default();
    scene.pile(W, &cards("7 8 9 10 -1 -1 -1")).pile(B, &cards("7 8 9 10 -1 -1 -1")).played_one(W);
    let mut table = after(&scene);
    assert_eq!(table.asked(W), ["keep 7 8", "keep 7 9", "keep 8 9"]);
    assert_eq!(table.asked(B), ["keep 7", "keep 8"]);
    table.play(W, "keep 7 9").play(B, "keep 8");
    assert_eq!([table.pile(W), table.pile(B)], [5, 6]);
    assert_eq!(table.hand(W), cards("1 2 3 4 5 6 7 9"));
}

/// O02
#[test]
fn a_one_that_met_a_plague_looks_at_three_cards_all_the_same() {
    let mut scene = Scene::default();
    lay(&mut scene, "QNG 1/plague");
    let table = Example::of(&scene, Start::Battles);
    assert_eq!(table.view().sides[W].next_draw.look, 3);
    assert_eq!(table.view().sides[B].next_draw.look, 2);
}

/// O03
#[test]
fn nobody_draws_after_the_last_dynasty() {
    let mut scene = Scene::default();
    scene.dynasty(9);
    lay(&mut scene, "QNG 1/2");
    assert!(Example::of(&scene, Start::Battles).outcome().is_some());
}

/// O04
#[test]
fn each_one_brings_its_own_extra_card() {
    let mut table = planning(&Scene::default());
    for pile in [10, 8] {
        table.plan(W, "1 2 3 4 5").plan(B, "2 3 4 5 1").reveal_all();
        table.answer_while(|action| action.starts_with("keep"));
        assert_eq!(table.pile(W), pile);
        assert!(!table.view().sides[W].played_one);
    }
}
