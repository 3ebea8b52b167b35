use super::*;

const PILE: &str = r#"["7","+1","-1","8","9","plague","+1","10","-1","+1","plague","-1"]"#;
const LONG_PILE: &str = r#"["7","+1","-1","8","9","plague","+1","10","-1","+1","plague","-1","+2","+3"]"#;

/// The piles before each dynasty if both sides lay the same cards, and never a 1.
fn piles(options: &str, pile: &str) -> Vec<u8> {
    let tiles = r#"["1-2-5","1-3-5","1-4-3","2-2-4","2-3-4"]"#;
    let deal = format!(r#"{{"tiles":{tiles},"piles":[{pile},{pile}]}}"#);
    let mut table = Example::dealt(options, &deal);
    let (mut dynasty, mut piles) = (1, vec![]);
    while let Some(&side) = table.awaited().first() {
        let asked = table.asked(side);
        let action = asked.iter().find(|action| !action.ends_with(" 1")).unwrap_or(&asked[0]).clone();
        table.play(side, &action);
        if table.view().dynasty > dynasty {
            dynasty = table.view().dynasty;
            piles.push(table.pile(W));
        }
    }
    piles
}

/// K01
#[test]
fn the_pile_is_used_up_before_the_last_dynasty_of_a_ten_card_opening() {
    assert_eq!(piles(r#"{"initial_draw":4}"#, PILE), [7, 6, 5, 4, 3, 2, 1, 0]);
}

/// K01d
#[test]
fn four_cards_are_left_after_the_usual_opening() {
    assert_eq!(piles("{}", PILE), [11, 10, 9, 8, 7, 6, 5, 4]);
    let tiles = r#"["1-2-5","1-3-5","1-4-3","2-2-4","2-3-4"]"#;
    let table = Example::dealt("{}", &format!(r#"{{"tiles":{tiles},"piles":[{PILE},{PILE}]}}"#));
    assert_eq!((table.hand(W).len(), table.pile(W)), (6, 12));
    let lays = ["1", "2", "3", "4", "5", "6"].map(|card| format!("xinjiang {card}"));
    assert_eq!(table.asked(W), lays);
}

/// K06
#[test]
fn the_advanced_pile_is_not_used_up() {
    assert_eq!(piles(r#"{"mode":"advanced","initial_draw":4}"#, LONG_PILE).last(), Some(&2));
    assert_eq!(piles(r#"{"mode":"advanced"}"#, LONG_PILE).last(), Some(&6));
}

/// K02, K04
#[test]
fn a_last_card_is_taken_and_an_empty_pile_gives_nothing() {
    let mut scene = Scene::default();
    scene.pile(W, &cards("9")).pile(B, &[]);
    let table = after(&scene);
    assert_eq!(table.view().dynasty, 3);
    assert_eq!((table.hand(W), table.pile(W)), (cards("1 2 3 4 5 6 9"), 0));
    assert_eq!((table.hand(B), table.pile(B)), (cards("1 2 3 4 5 6"), 0));
}

/// K03
#[test]
fn after_a_one_the_last_two_cards_are_taken() {
    let mut scene = Scene::default();
    scene.pile(W, &cards("9 -1")).pile(B, &[]).played_one(W);
    assert_eq!(after(&scene).hand(W), cards("1 2 3 4 5 6 9 -1"));
}

/// K05
#[test]
fn a_card_not_kept_goes_under_the_pile_and_is_remembered() {
    let mut scene = Scene::default();
    scene.pile(W, &cards("7 +1 -1 8")).pile(B, &[]);
    let mut table = after(&scene);
    table.play(W, "keep +1");
    let own = table.own_view(W).sides[W].pile.clone();
    assert_eq!(own, PileView::Remembered { cards: 3, under: cards("7") });
    assert_eq!(table.own_view(B).sides[W].pile, PileView::Hidden { cards: 3 });
    table.plan_nothing().reveal_all();
    // Both have played their 1: he looks at the -1, the 8 and the 7 at the bottom.
    assert_eq!(table.asked(W), ["keep 7 -1", "keep 7 8", "keep 8 -1"]);
}

/// Z08
#[test]
fn equal_cards_are_one_choice() {
    let draw = |pile: &str, one: bool| {
        let mut scene = Scene::default();
        scene.pile(W, &cards(pile));
        if one {
            scene.played_one(W);
        }
        after(&scene).asked(W)
    };
    assert_eq!(draw("+1 +1 7", false), ["keep +1"]);
    assert_eq!(draw("+1 +1 7", true), ["keep +1 +1", "keep 7 +1"]);
    assert_eq!(draw("+1 +1 +1", true), ["keep +1 +1"]);
}

#[test]
fn only_as_many_as_allowed_of_those_seen_are_kept() {
    let mut scene = Scene::default();
    scene.pile(W, &cards("7 8 9"));
    let table = after(&scene);
    assert_eq!(table.refusal(W, "keep 7 8"), Illegal::WrongNumberKept { keep: 1 });
    assert_eq!(table.refusal(W, "keep 9"), Illegal::NotLookedAt(Card::Nine));
}
