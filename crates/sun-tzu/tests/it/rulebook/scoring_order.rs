use super::*;

fn variant(map: &str, dynasty: u8, track: i8) -> Scene {
    let mut scene = scene(map);
    scene.options(options(r#"{"scoring_order_variant":true}"#)).dynasty(dynasty).track(track);
    scene
}

/// N01
#[test]
fn the_trailing_side_chooses_until_the_lead_changes() {
    let mut table = with_pairs(&variant("QNG:B1 MON:B1", 6, 2));
    table.play(B, "reveal mongolia");
    assert_eq!((table.view().track, table.awaited()), (0, vec![B]));
    table.play(B, "reveal qinghai");
    assert_eq!((table.view().track, table.awaited()), (-4, vec![W]));
}

/// N02
#[test]
fn a_red_space_ends_the_game_before_the_rest_is_turned_up() {
    let mut table = with_pairs(&variant("QNG:B1", 9, -7));
    table.play(W, "reveal qinghai");
    assert_eq!((table.view().track, table.winners()), (-10, vec![B]));
    assert_eq!(table.turned_up(), [Province::Qinghai]);
}

/// N03
#[test]
fn a_level_start_goes_by_the_privilege() {
    let table = with_pairs(variant("XNJ:W1 TIB:B1", 6, 0).order_holder(W));
    assert_eq!(table.awaited(), [W]);
}

#[test]
fn a_level_start_without_privilege_goes_along_the_row() {
    let table = with_pairs(&variant("XNJ:W1 TIB:B1", 6, 0));
    assert_eq!(table.turned_up(), [Province::Xinjiang]);
    assert_eq!((table.view().track, table.awaited()), (2, vec![B]));
}

/// N04
#[test]
fn dynasty_three_is_as_usual() {
    let mut table = with_pairs(&variant("XNJ:W1 TIB:B2", 3, 5));
    assert_eq!(table.awaited(), [W]);
    table.reveal_all();
    assert_eq!(table.view().track, 5);
    assert!(table.events.iter().any(|event| matches!(event, Event::Scored { .. })));
}

/// N05
#[test]
fn an_empty_province_moves_nothing() {
    let mut table = with_pairs(&variant("QNG:B1", 6, 2));
    table.play(B, "reveal tibet");
    assert_eq!((table.view().track, table.awaited()), (2, vec![B]));
}
