//! Worked examples that take more than a battle: planning, order, drawing, scoring, warlords, whole dynasties.
//! The letters and numbers before each are those of the specification's list.

mod table;

use sun_tzu::scene::{Scene, Start};
use sun_tzu::{Card, Cards, Event, Illegal, Phase, PileView, Province, Side, WarlordView, Whites};
use table::{B, Table, W, cards, lay, options, scene};

const PAIRS: &str = "XNJ 1/1, TIB 2/2, QNG 3/3, MON 4/4, MAN 5/5";

/// Both sides have laid equal cards everywhere: nothing changes on the map.
fn with_pairs(scene: &Scene) -> Table {
    let mut scene = scene.clone();
    lay(&mut scene, PAIRS);
    Table::of(&scene, Start::Battles)
}

/// The provinces are resolved; what follows is scoring and drawing.
fn after(scene: &Scene) -> Table {
    Table::of(scene, Start::AfterBattles)
}

fn planning(scene: &Scene) -> Table {
    Table::of(scene, Start::Plan)
}

mod shortage {
    use super::*;

    /// S09
    #[test]
    fn a_placement_cannot_be_declined_or_taken_from_elsewhere() {
        let mut scene = scene("TIB:B3 QNG:B2 MAN:B14");
        lay(&mut scene, "XNJ 3/8");
        let table = Table::of(&scene, Start::Battles);
        assert!(matches!(table.refusal(B, "pass"), Illegal::AnotherQuestion(_)));
        assert_eq!(table.refusal(B, "withdraw tibet 2"), Illegal::WrongTotal { missing: 3, given: 2 });
        assert_eq!(
            table.refusal(B, "withdraw tibet 2 mandarin 1"),
            Illegal::NeighboursFirst(Province::Mandarin)
        );
        assert_eq!(
            table.refusal(B, "withdraw qinghai 3"),
            Illegal::TooManyArmies { province: Province::Qinghai, armies: 2 }
        );
    }

    /// S09
    #[test]
    fn nobody_is_asked_while_the_reserve_suffices() {
        let mut scene = scene("TIB:B3 QNG:B2");
        lay(&mut scene, "XNJ 3/8");
        let table = Table::of(&scene, Start::Battles);
        assert_eq!((table.map().as_str(), table.reserve()), ("XNJ:B5 TIB:B3 QNG:B2", [21, 11]));
    }

    #[test]
    fn armies_are_not_placed_where_they_stand() {
        let mut scene = scene("XNJ:B3 TIB:B9 QNG:B9");
        lay(&mut scene, "XNJ 3/8");
        let table = Table::of(&scene, Start::Battles);
        assert_eq!(
            table.refusal(B, "withdraw xinjiang 3 tibet 2"),
            Illegal::FromTheSameProvince(Province::Xinjiang)
        );
    }
}

mod six_and_one {
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
        let table = Table::of(&scene, Start::Battles);
        assert_eq!(table.view().sides[W].next_draw.look, 3);
        assert_eq!(table.view().sides[B].next_draw.look, 2);
    }

    /// O03
    #[test]
    fn nobody_draws_after_the_last_dynasty() {
        let mut scene = Scene::default();
        scene.dynasty(9);
        lay(&mut scene, "QNG 1/2");
        assert!(Table::of(&scene, Start::Battles).outcome().is_some());
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
}

mod plague {
    use super::*;

    /// G01
    #[test]
    fn a_plague_leaves_half_rounded_down_but_never_nobody() {
        for (armies, survivors) in [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (12, 6)] {
            for card in Cards::BASIC_WHITE.kinds().plus(Cards::YELLOW).iter() {
                let mut scene = Scene::default();
                scene.armies(Province::Tibet, W, armies).laid(Province::Tibet, card, Card::Plague);
                let table = Table::of(&scene, Start::Battles);
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
                let table = Table::of(&scene, Start::Battles);
                assert_eq!(table.view().provinces[Province::Tibet].holder, Some(W), "{own} and {rival}");
            }
        }
    }
}

mod advanced {
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
            let view = Table::dealt(&options, &deal).view();
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

    fn laid_out(aside: u8, white: &str) -> Table {
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
}

mod order {
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
        let mut table = Table::of(&scene, Start::Battles);
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
}

mod drawing {
    use super::*;

    const PILE: &str = r#"["7","+1","-1","8","9","plague","+1","10","-1","+1","plague","-1"]"#;
    const LONG_PILE: &str = r#"["7","+1","-1","8","9","plague","+1","10","-1","+1","plague","-1","+2","+3"]"#;

    /// The piles before each dynasty if both sides lay the same cards, and never a 1.
    fn piles(options: &str, pile: &str) -> Vec<u8> {
        let tiles = r#"["1-2-5","1-3-5","1-4-3","2-2-4","2-3-4"]"#;
        let deal = format!(r#"{{"tiles":{tiles},"piles":[{pile},{pile}]}}"#);
        let mut table = Table::dealt(options, &deal);
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
        let table = Table::dealt("{}", &format!(r#"{{"tiles":{tiles},"piles":[{PILE},{PILE}]}}"#));
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
}

mod scoring {
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
        assert!(
            table.events.iter().any(|event| matches!(event, Event::Scored { points, from: 0, to: -3, .. }
            if points.0 == [3, 6]))
        );
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
}

mod scoring_order {
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
}

mod warlords {
    use super::*;

    const WARLORDS: &str = r#"{"warlords":true,"initial_draw":4}"#;
    const DEAL: &str = r#"{"tiles":["1-4-3","3-1-5","5-2-3","2-3-4","3-2-4"],
        "piles":[["+1","+1","-1","7","-1","-1","9","8","plague","10","plague","+1"],
                 ["plague","7","8","+1","+1","-1","plague","10","9","+1","-1","-1"]]}"#;

    /// L01
    #[test]
    fn a_head_start_shows_when_both_have_chosen() {
        let mut table = Table::dealt(WARLORDS, DEAL);
        assert_eq!(
            table.asked(W),
            ["warlord feint", "warlord march", "warlord raid", "warlord reinforcement"]
        );
        table.play(B, "warlord head start");
        assert_eq!((table.view().track, table.view().sides[B].warlord), (0, WarlordView::None));
        assert_eq!(table.hand(W).len(), 6);
        table.play(W, "warlord raid");
        assert_eq!(table.view().track, -1);
        let shown = WarlordView::Shown { warlord: sun_tzu::Warlord::HeadStart };
        assert_eq!(table.view().sides[B].warlord, shown);
        assert_eq!(table.view().sides[W].warlord, WarlordView::Hidden);
        assert_eq!(table.hand(W).len(), 10);
    }

    #[test]
    fn a_side_chooses_among_its_own_four() {
        let table = Table::dealt(WARLORDS, DEAL);
        let refusal = table.refusal(W, "warlord head start");
        assert_eq!(refusal, Illegal::NotYourWarlord(sun_tzu::Warlord::HeadStart));
    }

    fn with_warlord(map: &str, side: Side, warlord: &str) -> Scene {
        let mut scene = scene(map);
        scene.warlord(side, warlord.parse().unwrap());
        scene
    }

    /// L04
    #[test]
    fn a_raid_after_the_battles_of_dynasty_six_comes_before_the_scoring() {
        let mut table = after(with_warlord("MAN:B1", W, "raid").dynasty(6));
        table.play(W, "raid mandarin");
        assert_eq!((table.map().as_str(), table.reserve(), table.view().track), ("", [21, 21], 0));
    }

    /// L07
    #[test]
    fn a_march_goes_over_a_border_to_where_no_enemy_stands() {
        let table = with_pairs(&with_warlord("TIB:W1 QNG:W3 MON:B1", W, "march"));
        assert_eq!(table.refusal(W, "march qinghai mongolia"), Illegal::EnemyAhead(Province::Mongolia));
        assert_eq!(
            table.refusal(W, "march tibet mongolia"),
            Illegal::NotAdjacent { from: Province::Tibet, to: Province::Mongolia }
        );
        assert_eq!(table.refusal(W, "march mongolia qinghai"), Illegal::NothingToMarch(Province::Mongolia));
        assert_eq!(table.refusal(W, "raid mongolia"), Illegal::NotYourCard(sun_tzu::Warlord::Raid));
    }

    /// L13, L14
    #[test]
    fn the_second_six_works_once() {
        let mut scene = with_warlord("", B, "second six");
        scene.marks(B, Province::Tibet, 1).marks(B, Province::Qinghai, 1);
        let mut table = planning(&scene);
        table.plan(W, "1 2 3 4 5").play(B, "xinjiang 1");
        assert!(table.asked(B).contains(&"tibet 6".into()));
        for lay in ["tibet 6", "qinghai 3", "mongolia 4", "mandarin 5"] {
            table.play(B, lay);
        }
        table.reveal_all();
        assert_eq!(table.marks(), "TIB:B2 QNG:B1");
        table.answer_while(|action| action.starts_with("keep"));
        table.play(B, "xinjiang 1");
        assert_eq!(table.refusal(B, "tibet 6"), Illegal::SixAlreadyPlayed(Province::Tibet));
        table.play(B, "tibet 2");
        assert_eq!(table.refusal(B, "qinghai 6"), Illegal::SixAlreadyPlayed(Province::Qinghai));
    }

    /// L15
    #[test]
    fn warlords_and_advanced_rules_go_together() {
        let deal = r#"{"tiles":["1-4-3","3-1-5","5-2-3","2-3-4","3-2-4"],
            "piles":[["7","8","9","10","+1","+1","+1","-1","-1","-1","plague","plague","+2","+3"],
                     ["7","8","9","10","+1","+1","+1","-1","-1","-1","plague","plague","+2","+3"]]}"#;
        let mut table = Table::dealt(r#"{"mode":"advanced","warlords":true,"initial_draw":4}"#, deal);
        table.play(W, "warlord reinforcement").play(B, "warlord raid");
        table.plan(B, "1 2 3 4 5").play(W, "xinjiang 5");
        for lay in ["tibet 2", "qinghai 3", "mongolia 4", "mandarin 1"] {
            table.play(W, lay);
        }
        table.play(W, "trade 7");
        assert_eq!(table.view().phase, Phase::Window(sun_tzu::Moment::After));
        assert_eq!(table.asked(W), ["pass", "reinforce xinjiang"]);
        table.play(W, "reinforce xinjiang").play(B, "raid xinjiang");
        assert_eq!(table.asked(W), ["draw", "pass"]);
    }

    /// Z04
    #[test]
    fn where_provinces_score_at_once_the_last_window_comes_too_late_for_points() {
        let mut scene = with_warlord("MAN:B1", W, "raid");
        let mut with_variant = options(r#"{"scoring_order_variant":true}"#);
        with_variant.warlords = true;
        let last = ["1-2-5", "1-3-5", "1-4-3", "2-2-4", "5-2-3"].map(|tile| tile.parse().unwrap());
        scene.options(with_variant).dynasty(6).tiles(last);
        let mut table = with_pairs(&scene);
        table.play(W, "pass").reveal_all();
        assert_eq!((table.view().track, table.asked(W)), (-2, vec!["pass".into(), "raid mandarin".into()]));
        table.play(W, "raid mandarin");
        assert_eq!((table.map().as_str(), table.view().track), ("", -2));

        // Z05
        let mut table = with_pairs(scene.track(-8));
        table.play(W, "pass");
        for province in ["xinjiang", "tibet", "qinghai", "mongolia"] {
            table.play(W, &format!("reveal {province}"));
        }
        assert_eq!((table.view().track, table.winners()), (-10, vec![B]));
    }
}

/// Three dynasties in one run, with every number in between.
#[test]
fn three_dynasties_come_out_as_told() {
    let deal = r#"{"tiles":["2-3-5","1-4-3","3-2-4","2-3-4","5-2-3"],
        "piles":[["+1","-1","7","8","9","10","+1","+1","-1","-1","plague","plague"],
                 ["+1","9","-1","10","7","8","+1","+1","-1","-1","plague","plague"]]}"#;
    let mut table = Table::dealt(r#"{"initial_draw":4}"#, deal);
    let check = |table: &Table, map: &str, marks: &str, numbers: [[u8; 3]; 2], track: i8| {
        assert_eq!((table.map().as_str(), table.marks().as_str()), (map, marks));
        let found = table.view().sides.0.map(|side| [side.reserve, side.hand.len(), side.pile.len()]);
        assert_eq!((found, table.view().track), (numbers, track));
    };
    let reveal = |table: &mut Table, order: &str| {
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
    let table = Table::of(&scene, Start::Battles);
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
