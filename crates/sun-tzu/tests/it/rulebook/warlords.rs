use super::*;

const WARLORDS: &str = r#"{"warlords":true,"initial_draw":4}"#;
const DEAL: &str = r#"{"tiles":["1-4-3","3-1-5","5-2-3","2-3-4","3-2-4"],
    "piles":[["+1","+1","-1","7","-1","-1","9","8","plague","10","plague","+1"],
             ["plague","7","8","+1","+1","-1","plague","10","9","+1","-1","-1"]]}"#;

/// L01
#[test]
fn a_head_start_shows_when_both_have_chosen() {
    let mut table = Example::dealt(WARLORDS, DEAL);
    assert_eq!(table.asked(W), ["warlord feint", "warlord march", "warlord raid", "warlord reinforcement"]);
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
    let table = Example::dealt(WARLORDS, DEAL);
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
    let six_open = |view: sun_tzu::View| view.provinces[Province::Tibet].six_open[B];
    assert!(six_open(table.own_view(B)) && !six_open(table.own_view(W)), "only he knows that he may");
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
    let mut table = Example::dealt(r#"{"mode":"advanced","warlords":true,"initial_draw":4}"#, deal);
    table.play(W, "warlord reinforcement").play(B, "warlord raid");
    table.plan(B, "1 2 3 4 5").play(W, "xinjiang 5");
    for lay in ["tibet 2", "qinghai 3", "mongolia 4", "mandarin 1"] {
        table.play(W, lay);
    }
    table.play(W, "trade 7");
    assert_eq!(table.view().phase, Phase::Window(Window::After));
    assert_eq!(table.asked(W), ["pass", "reinforce xinjiang"]);
    table.play(W, "reinforce xinjiang").play(B, "raid xinjiang");
    assert_eq!(table.asked(W), ["draw", "pass"]);
}

/// Z04
#[test]
fn where_provinces_score_at_once_the_last_window_comes_too_late_for_points() {
    let mut scene = with_warlord("MAN:B1", W, "raid");
    let last = ["1-2-5", "1-3-5", "1-4-3", "2-2-4", "5-2-3"].map(|tile| tile.parse().unwrap());
    scene.options(options(r#"{"scoring_order_variant":true}"#)).dynasty(6).tiles(last);
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
