use super::*;

const ADVANCED: &str = r#"{"mode":"advanced"}"#;

fn advanced(map: &str) -> Scene {
    let mut scene = scene(map);
    scene.options(options(ADVANCED));
    scene
}

/// A01
#[test]
fn the_advanced_game_starts_with_eighteen_armies_and_fourteen_white_cards() {
    let white = r#"["7","8","9","10","+1","+1","+1","-1","-1","-1","plague","plague","+2","+3"]"#;
    let tiles = r#"["1-2-5","1-3-5","1-4-3","2-2-4","2-3-4"]"#;
    let deal = format!(r#"{{"tiles":{tiles},"piles":[{white},{white}]}}"#);
    for (initial_draw, hand, pile) in [(4, 10, 10), (0, 6, 14)] {
        let options = format!(r#"{{"mode":"advanced","initial_draw":{initial_draw}}}"#);
        let view = Example::dealt(&options, &deal).view();
        for side in view.sides.0 {
            assert_eq!((side.reserve, side.aside, side.removed), (18, 3, 0));
            assert_eq!((side.hand.len(), side.pile.len(), side.unseen.len()), (hand, pile, 14));
        }
    }
}

/// A09
#[test]
fn a_traded_card_becomes_an_army_when_both_plans_are_ready() {
    let mut scene = advanced("TIB:W8");
    scene.hand(W, &cards("7"));
    let mut table = planning(&scene);
    table.plan(B, "1 2 3 4 5");
    for lay in ["xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"] {
        table.play(W, lay);
    }
    table.events.clear();
    table.play(W, "trade 7");
    let mustered = Event::Mustered { side: W, cards: Cards::of(&[Card::Seven]), reserve: 11, aside: 2 };
    assert!(table.events.contains(&mustered));
    let seen = &table.view().sides[W];
    assert_eq!((seen.reserve, seen.aside, seen.spent.has(Card::Seven)), (11, 2, true));
}

fn laid_out(aside: u8, white: &str) -> Example {
    let mut scene = advanced("");
    scene.aside(W, aside).hand(W, &cards(white));
    let mut table = planning(&scene);
    for lay in ["xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4"] {
        table.play(W, lay);
    }
    table
}

/// A10
#[test]
fn several_cards_can_be_traded_at_once() {
    let mut table = laid_out(3, "-1 -1");
    table.play(W, "mandarin 5").play(W, "trade -1 -1").plan(B, "1 2 3 4 5");
    let seen = &table.view().sides[W];
    assert_eq!((seen.reserve, seen.aside), (20, 1));
}

/// A11
#[test]
fn without_armies_aside_nothing_can_be_traded() {
    let mut table = laid_out(0, "7");
    table.play(W, "mandarin 5");
    assert_eq!(table.awaited(), [B]);
    assert_eq!(
        laid_out(1, "7 8").play(W, "mandarin 5").refusal(W, "trade 7 8"),
        Illegal::MoreThanAside { aside: 1 }
    );
}

/// A12
#[test]
fn yellow_cards_are_not_traded() {
    assert!("trade 6".parse::<sun_tzu::Action>().is_err());
    assert_eq!(Whites::new(Cards::of(&[Card::Six])), None);
}

/// A13
#[test]
fn a_card_that_lies_in_the_plan_is_not_traded() {
    let mut table = laid_out(3, "9");
    table.play(W, "mandarin 9");
    assert_eq!(table.refusal(W, "trade 9"), Illegal::NotInHand(Card::Nine));
    assert_eq!(table.asked(W), ["no trade"]);
}

/// A15
#[test]
fn a_draw_can_be_declined_before_looking() {
    let mut scene = advanced("");
    scene.pile(W, &cards("7 8 9 10 +1 +1 +1 -1 -1 -1")).played_one(W);
    let mut table = after(&scene);
    assert_eq!(table.asked(W), ["draw", "pass"]);
    table.play(W, "pass").play(B, "pass");
    assert_eq!((table.pile(W), table.hand(W)), (10, cards("1 2 3 4 5 6")));
    assert!(!table.view().sides[W].played_one, "the extra card is forfeited");
}

/// Z10
#[test]
fn every_multiset_of_white_cards_left_can_be_traded() {
    let mut table = laid_out(2, "7 -1 -1");
    table.play(W, "mandarin 5");
    assert_eq!(table.asked(W), ["no trade", "trade -1", "trade -1 -1", "trade 7", "trade 7 -1"]);
    assert_eq!(laid_out(2, "").play(W, "mandarin 5").asked(W), ["no trade"]);
}

/// Z11
#[test]
fn a_last_card_is_taken_without_a_question() {
    let mut scene = advanced("");
    scene.pile(W, &cards("9"));
    let mut table = after(&scene);
    table.play(B, "pass").play(W, "draw");
    assert_eq!((table.hand(W), table.pile(W)), (cards("1 2 3 4 5 6 9"), 0));
}

#[test]
fn all_fourteen_white_cards_give_158_trades() {
    let mut scene = advanced("");
    scene.hand(W, &cards("7 8 9 10 +1 +1 +1 -1 -1 -1 plague plague +2 +3"));
    let mut table = planning(&scene);
    table.plan_five(W, "1 2 3 4 5");
    assert_eq!(table.asked(W).len(), 159);
}
