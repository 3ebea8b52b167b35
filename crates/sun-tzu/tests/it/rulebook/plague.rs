use super::*;

/// G01
#[test]
fn a_plague_leaves_half_rounded_down_but_never_nobody() {
    for (armies, survivors) in [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 6)] {
        for card in Cards::BASIC_WHITE.kinds().plus(Cards::YELLOW).iter() {
            let mut scene = Scene::default();
            scene.armies(Province::Tibet, W, armies).laid(Province::Tibet, card, Card::Plague);
            let table = Example::of(&scene, Start::Battles);
            assert_eq!(table.view().provinces[Province::Tibet].armies, survivors, "{armies} and {card}");
        }
    }
}

/// G06
#[test]
fn minus_one_and_plague_keep_two_armies_safe_in_the_basic_game() {
    for own in [Card::MinusOne, Card::Plague] {
        for rival in Cards::BASIC_WHITE.kinds().plus(Cards::YELLOW).iter() {
            let mut scene = scene("TIB:W2");
            scene.dynasty(3).laid(Province::Tibet, own, rival);
            let table = Example::of(&scene, Start::Battles);
            assert_eq!(table.view().provinces[Province::Tibet].holder, Some(W), "{own} and {rival}");
        }
    }
}
