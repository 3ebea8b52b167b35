//! Lists of legal actions, character by character, and a sample trace (RULES 10).

use super::{after, legal};
use game::{Game, Nobody, Seat, SeatCount};
use great_wall::{Action, Deal, GreatWall, Options};
use serde_json::Value;

fn check(drawing: &str, actions: &[&str], expected: &[&str]) {
    assert_eq!(legal(&after(drawing, actions)), expected, "{drawing}");
}

#[test]
fn t1_green_may_claim_either_token_on_either_card() {
    check(
        "3 seats\nsite 1: 5 4 | G:gate G:wall B:gate\nG begins",
        &[],
        &["claim 4 at 1 on 1", "claim 4 at 1 on 2", "claim 5 at 1 on 1", "claim 5 at 1 on 2"],
    );
}

#[test]
fn t10_equal_tokens_are_one_option() {
    check("3 seats\nsite 1: 5 5 | R:gate\nR begins", &[], &["claim 5 at 1 on 1"]);
}

#[test]
fn t11_covered_cards_are_no_option() {
    check(
        "3 seats\nsite 1: 5 4 | R:gate>B:dragon R:noble G:wall R:wall\nR begins",
        &[],
        &["claim 4 at 1 on 2", "claim 4 at 1 on 4", "claim 5 at 1 on 2", "claim 5 at 1 on 4"],
    );
}

#[test]
fn t13_the_dragon_may_cover_what_carries_no_token() {
    check(
        "3 seats\nsite 1: 5 | R:gate[4] R:wall B:noble\nG hand: dragon\nG acts",
        &[],
        &["draw", "lay dragon at 1", "lay dragon at 1 on 2", "lay dragon at 1 on 3"],
    );
}

#[test]
fn t16_each_number_of_identical_cards_is_an_option() {
    check(
        "site 1: 7 3\nR hand: 3 walls, 2 warriors, gate, horseman\nR deck: nothing\nR acts",
        &[],
        &[
            "lay 2 walls at 1",
            "lay 2 warriors at 1",
            "lay 3 walls at 1",
            "lay gate at 1",
            "lay horseman at 1",
            "lay wall at 1",
            "lay warrior at 1",
        ],
    );
}

#[test]
fn t20_an_empty_hand_can_only_draw() {
    check("site 1: 7 3\nR acts", &[], &["draw"]);
}

#[test]
fn t21_only_horsemen_can_only_be_laid() {
    check(
        "3 seats\nsite 1: 7 3\nsite 2: 5 2\nsite 3: 4 1\nR hand: horseman, horseman\nR deck: nothing\nR acts",
        &[],
        &["lay horseman at 1", "lay horseman at 2", "lay horseman at 3"],
    );
}

#[test]
fn t32_either_action_of_the_last_round_may_be_passed() {
    let start = "3 seats\nsite 1: 7 3\nsite 2: 5 2\nsite 3: 4 1
        B hand: noble\nB deck: nothing\nlast round of R\nB acts";
    let options = ["lay noble at 1", "lay noble at 2", "lay noble at 3", "pass"];
    check(start, &[], &options);
    check(start, &["pass"], &options);
}

#[test]
fn t30_with_nothing_left_one_passes() {
    let start = "3 seats\nsite 1: 7 3\nG hand: gate\nG deck: nothing\nlast round of R\nG acts";
    check(start, &["lay gate at 1"], &["pass"]);
}

#[test]
fn lists_are_sorted_by_their_bytes() {
    let columns = "R:wall R:wall R:wall R:wall R:wall R:wall R:wall R:gate R:gate R:gate";
    let list = legal(&after(&format!("site 1: 5 4 | {columns}\nR begins"), &[]));
    assert_eq!(list[..3], ["claim 4 at 1 on 1", "claim 4 at 1 on 10", "claim 4 at 1 on 2"]);
}

/// The sample trace: every list, every action, and the completion before its last line.
#[test]
fn the_sample_trace_replays_line_by_line() {
    let mut lines =
        include_str!("sample-trace.jsonl").lines().map(|line| serde_json::from_str(line).unwrap());
    let opening: Value = lines.next().unwrap();
    let options: Options = serde_json::from_value(opening["options"].clone()).unwrap();
    let deal: Deal = serde_json::from_value(opening["deal"].clone()).unwrap();
    let mut game = GreatWall::set_up(SeatCount::TWO, &options, &deal).unwrap();
    let mut decisions = 0;
    for line in lines {
        let line: Value = line;
        let seat: Seat = serde_json::from_value(line["seat"].clone()).unwrap();
        let expected: Vec<String> = serde_json::from_value(line["legal"].clone()).unwrap();
        assert_eq!((game.table().current, legal(&game)), (seat, expected), "decision {decisions}");
        let action: Action = line["action"].as_str().unwrap().parse().unwrap();
        game.apply(seat, action, &mut Nobody).unwrap();
        decisions += 1;
    }
    assert_eq!(decisions, 16);
    assert_eq!(super::site(&game, 1), "5 3 | G:gate");
    assert_eq!(super::won(&game), "G 3 7");
    assert_eq!(game.table().removed.len(), 10);
}
