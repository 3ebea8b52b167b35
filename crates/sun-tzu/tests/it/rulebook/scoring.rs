use super::*;

fn tiles(words: &str) -> [sun_tzu::Tile; 5] {
    let tiles: Vec<_> = words.split(' ').map(|word| word.parse().unwrap()).collect();
    tiles.try_into().unwrap()
}

/// C01
#[test]
fn a_tile_pays_its_three_values_in_turn() {
    for (dynasty, points) in [(3, 2), (6, 3), (9, 5)] {
        let mut scene = scene("QNG:W1");
        scene.dynasty(dynasty).tiles(tiles("1-2-5 1-3-5 2-3-5 2-2-4 2-3-4"));
        assert_eq!(after(&scene).view().track, points);
    }
}

/// C02
#[test]
fn the_marker_moves_by_the_difference() {
    let mut scene = scene("XNJ:W1 TIB:W1 QNG:B1 MON:B1 MAN:B1");
    scene.dynasty(3).tiles(tiles("2-3-5 1-2-5 3-1-5 2-2-4 1-3-5"));
    let table = after(&scene);
    assert_eq!(table.view().track, -3);
    assert!(table.events.iter().any(|event| matches!(event, Event::Scored { points, from: 0, to: -3, .. }
        if points.0 == [3, 6])));
}

/// C03
#[test]
fn equal_points_leave_the_marker() {
    let mut scene = scene("XNJ:W1 QNG:B1 MON:B1");
    scene.dynasty(3).track(2).tiles(tiles("5-2-3 1-2-5 3-1-5 2-2-4 1-3-5"));
    assert_eq!(after(&scene).view().track, 2);
}

/// C04, C05
#[test]
fn a_red_space_wins_at_once() {
    for (dynasty, row) in [(6, "1-4-3 1-2-5 2-3-5 2-2-4 1-3-5"), (3, "3-1-5 1-2-5 2-3-5 2-2-4 1-3-5")] {
        let mut scene = scene("XNJ:B1");
        scene.dynasty(dynasty).track(-7).tiles(tiles(row));
        let table = after(&scene);
        assert_eq!((table.view().track, table.winners()), (-10, vec![B]));
        assert_eq!(game::Game::ending(&table.game), Some("red space"));
    }
}

#[test]
fn the_red_space_can_be_the_ninth() {
    let mut scene = scene("XNJ:W1");
    scene.options(options(r#"{"track_limit":9}"#)).dynasty(3).track(8);
    assert_eq!(after(&scene).outcome().map(|outcome| outcome.scores().to_vec()), Some(vec![9, 0]));
}

/// C06
#[test]
fn the_side_with_the_marker_wins_in_the_end() {
    let table = after(Scene::default().dynasty(9).track(1));
    assert_eq!(table.winners(), [W]);
    assert_eq!(serde_json::to_string(&table.outcome()).unwrap(), r#"{"scores":[1,0],"winners":[0]}"#);
}

/// A position after which the last scoring leaves the marker in the middle.
fn level(white: u8, black: u8, white_marks: u8, black_marks: u8) -> Scene {
    let mut scene = Scene::default();
    scene.dynasty(9).armies(Province::Xinjiang, W, white).armies(Province::Tibet, B, black);
    scene.marks(W, Province::Qinghai, white_marks).marks(B, Province::Qinghai, black_marks);
    scene
}

/// C07
#[test]
fn a_level_game_goes_to_the_larger_reserve() {
    let table = after(&level(15, 17, 0, 0));
    assert_eq!((table.reserve(), table.view().track, table.winners()), ([6, 4], 0, vec![W]));
}

/// C08
#[test]
fn equal_reserves_go_to_more_armies_on_the_map() {
    let table = after(&level(11, 13, 5, 3));
    assert_eq!((table.reserve(), table.winners()), ([5, 5], vec![B]));
}

/// C09
#[test]
fn all_equal_is_a_draw() {
    let table = after(&level(12, 12, 4, 4));
    assert_eq!((table.winners(), game::Game::ending(&table.game)), (vec![W, B], Some("draw")));
}

/// C10
#[test]
fn armies_aside_do_not_break_a_tie() {
    let mut scene = level(14, 16, 0, 0);
    scene.options(options(r#"{"mode":"advanced"}"#)).aside(W, 3).aside(B, 0);
    let table = after(&scene);
    assert_eq!((table.reserve(), table.winners()), ([4, 5], vec![B]));
}

/// C11
#[test]
fn other_dynasties_do_not_score() {
    for dynasty in [1, 2, 4, 5, 7, 8] {
        assert_eq!(after(scene("XNJ:W3").dynasty(dynasty)).view().track, 0, "dynasty {dynasty}");
    }
}
