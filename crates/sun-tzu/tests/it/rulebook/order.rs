use super::*;

/// V01
#[test]
fn the_first_dynasty_goes_along_the_row() {
    let mut scene = scene("TIB:W3");
    scene.dynasty(1);
    assert_eq!(with_pairs(&scene).turned_up(), Province::ALL);
}

fn chooser(scene: &Scene) -> Option<Side> {
    let table = with_pairs(scene);
    let view = table.view();
    assert_eq!(view.order_holder, view.chooser);
    assert_eq!(table.turned_up().is_empty(), view.chooser.is_some());
    view.chooser
}

/// V02
#[test]
fn fewer_armies_choose_the_order() {
    assert_eq!(chooser(&scene("TIB:W3 MAN:B5")), Some(W));
}

/// V03
#[test]
fn equal_armies_leave_the_choice_where_it_is() {
    assert_eq!(chooser(scene("TIB:W6 MAN:B6").dynasty(3).order_holder(W)), Some(W));
}

/// V04
#[test]
fn equal_armies_and_no_holder_go_along_the_row_again() {
    let scene = scene("TIB:W4 MAN:B4");
    assert_eq!(with_pairs(&scene).turned_up(), Province::ALL);
    assert_eq!(with_pairs(&scene).view().order_holder, None);
}

/// V05
#[test]
fn the_choice_passes_to_whoever_has_fewer_now() {
    assert_eq!(chooser(scene("TIB:W7 MAN:B2").dynasty(4).order_holder(W)), Some(B));
}

/// V06
#[test]
fn markers_are_no_armies_on_the_map() {
    let mut scene = scene("TIB:W3 MAN:B4");
    scene.marks(W, Province::Qinghai, 1).marks(W, Province::Xinjiang, 1);
    assert_eq!(chooser(&scene), Some(W));
}

/// V07
#[test]
fn the_choice_lasts_for_the_whole_dynasty() {
    let mut scene = scene("TIB:W3 MAN:B5");
    lay(&mut scene, "XNJ 9/1, TIB 2/2, QNG 3/3, MON 4/4, MAN 5/5");
    let mut table = Example::of(&scene, Start::Battles);
    table.play(W, "reveal xinjiang");
    assert_eq!(table.map(), "XNJ:W8 TIB:W3 MAN:B5");
    assert_eq!(table.asked(W), ["reveal mandarin", "reveal mongolia", "reveal qinghai", "reveal tibet"]);
    assert_eq!(table.refusal(W, "reveal xinjiang"), Illegal::AlreadyNamed(Province::Xinjiang));
}

/// Z09
#[test]
fn an_order_announced_at_once_takes_four_answers() {
    let mut scene = scene("TIB:W3 MAN:B5");
    scene.options(options(r#"{"reveal_choice":"upfront"}"#));
    let mut table = with_pairs(&scene);
    for (answers, province) in [(5, "mandarin"), (4, "xinjiang"), (3, "qinghai"), (2, "tibet")] {
        assert_eq!(table.asked(W).len(), answers);
        assert!(table.turned_up().is_empty());
        table.play(W, &format!("reveal {province}"));
    }
    let order: Vec<String> = table.turned_up().iter().map(ToString::to_string).collect();
    assert_eq!(order, ["mandarin", "xinjiang", "qinghai", "tibet", "mongolia"]);
}
