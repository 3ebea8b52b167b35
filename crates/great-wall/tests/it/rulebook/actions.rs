//! The actions of a turn (RULES 6).

use super::{after, at, is_last_round, legal, legal_like, on, read, refusal, seat, site, totals, turn};
use game::{Game, Nobody, Refusal};
use great_wall::{Action, Illegal, Kind, Lot};

const T13: &str = "3 seats
    site 1: 5 | R:gate[4] R:wall B:noble
    G hand: dragon
    G acts";

/// T13
#[test]
fn a_card_with_a_token_is_safe_from_dragons() {
    let game = after(T13, &[]);
    assert_eq!(legal_like(&game, "lay"), ["lay dragon at 1", "lay dragon at 1 on 2", "lay dragon at 1 on 3"]);
    assert_eq!(refusal(&game, "lay dragon at 1 on 1"), Illegal::Protected { site: at(1), column: on(1) });
}

/// T14
#[test]
fn a_token_protects_its_card_and_not_the_site() {
    let game = after(T13, &["lay dragon at 1 on 2"]);
    assert_eq!(totals(&game, 1), "R -3, G 1, B 1");
}

/// T15
#[test]
fn a_dragon_covers_any_card_even_ones_own_or_a_dragon() {
    let start = "3 seats\nsite 1: 7 3 | G:wall B:gate>R:dragon\nG hand: dragon\nG acts";
    assert_eq!(
        legal_like(&after(start, &[]), "lay dragon at 1 on"),
        ["lay dragon at 1 on 1", "lay dragon at 1 on 2"]
    );
    let game = after(start, &["lay dragon at 1 on 2"]);
    assert_eq!(totals(&game, 1), "G 2", "Red and Blue are absent");
    assert_eq!(site(&game, 1), "7 3 | G:wall B:gate>R:dragon>G:dragon");
}

/// T16
#[test]
fn one_action_lays_identical_cards_only() {
    let game = after(
        "site 1: 7 3
         R hand: 3 walls, 2 warriors, gate, horseman
         R deck: nothing
         R acts",
        &[],
    );
    assert_eq!(
        legal(&game),
        [
            "lay 2 walls at 1",
            "lay 2 warriors at 1",
            "lay 3 walls at 1",
            "lay gate at 1",
            "lay horseman at 1",
            "lay wall at 1",
            "lay warrior at 1"
        ]
    );
    let four = Lot::new(Kind::Wall, 4).unwrap();
    assert_eq!(refusal(&game, "lay 4 walls at 1"), Illegal::NotInHand(four));
    assert_eq!(refusal(&game, "lay noble at 1"), Illegal::NotInHand(Lot::single(Kind::Noble)));
    for text in ["lay wall warrior at 1", "lay wall, warrior at 1", "lay gate and horseman at 1"] {
        let error = text.parse::<Action>().unwrap_err();
        assert!(error.expected.contains("identical"), "{error}");
    }
}

/// T17
#[test]
fn warriors_laid_later_count_on() {
    let game = after(
        "site 1: 7 3 | R:warrior R:warrior
         R hand: 3 warriors
         R acts",
        &["lay 3 warriors at 1"],
    );
    assert_eq!(totals(&game, 1), "R 15");
}

/// T18
#[test]
fn a_horseman_is_free_before_the_last_action() {
    let start = "site 1: 7 3
        site 2: 5 2
        R hand: horseman, wall
        R deck: gate, wall
        R acts";
    assert_eq!(turn(&after(start, &["lay horseman at 1", "draw", "lay wall at 1"])), 'G');
    assert_eq!(turn(&after(start, &["draw", "lay horseman at 1", "lay wall at 1"])), 'G');
    let game = after(start, &["lay horseman at 1", "draw"]);
    assert_eq!(turn(&game), 'R');
    let mut game = after(start, &["draw", "lay wall at 1"]);
    let late = game.apply(seat('R'), read("lay horseman at 1"), &mut Nobody);
    assert_eq!(late, Err(Refusal::NotYourTurn));
}

/// T18
#[test]
fn a_horseman_drawn_with_the_second_action_stays_in_hand() {
    let start = "site 1: 7 3\nR hand: wall\nR deck: wall, horseman, wall\nR acts";
    let game = after(start, &["draw", "draw"]);
    assert_eq!((turn(&game), game.hand(seat('R')).count(Kind::Horseman)), ('G', 1));
}

/// T19
#[test]
fn both_horsemen_may_go_anywhere_and_two_actions_are_still_owed() {
    let start = "4 seats
        site 1: 7 3
        site 3: 5 2
        R hand: horseman, horseman
        R acts";
    let game = after(start, &["lay horseman at 1", "lay horseman at 3", "draw"]);
    assert_eq!((turn(&game), totals(&game, 1), totals(&game, 3)), ('R', "R 2".into(), "R 2".into()));
    let game = after(start, &["lay horseman at 1", "draw", "lay horseman at 1"]);
    assert_eq!((turn(&game), totals(&game, 1)), ('R', "R 4".into()));
}

/// T20
#[test]
fn actions_are_owed_as_long_as_something_can_be_done() {
    let game = after("site 1: 7 3\nsite 2: 5 2\nR acts", &[]);
    assert_eq!(legal(&game), ["draw"]);
    assert_eq!(refusal(&game, "pass"), Illegal::NoPassing);
    let game = after("site 1: 7 3\nsite 2: 5 2\nR hand: watchtower\nR deck: nothing\nR acts", &[]);
    assert_eq!(legal(&game), ["lay watchtower at 1", "lay watchtower at 2"]);
}

/// T21
#[test]
fn with_only_horsemen_left_they_must_be_laid() {
    let start = "3 seats
        site 1: 7 3
        site 2: 5 2
        site 3: 4 1
        R hand: horseman, horseman
        R deck: nothing
        R acts";
    assert_eq!(legal(&after(start, &[])), ["lay horseman at 1", "lay horseman at 2", "lay horseman at 3"]);
    let game = after(start, &["lay horseman at 1", "lay horseman at 1"]);
    assert_eq!((turn(&game), is_last_round(&game)), ('G', true), "both actions lapsed");
}

/// T22
#[test]
fn an_empty_deck_gives_no_cards() {
    let game = after("site 1: 7 3\nR hand: 2 walls\nR deck: nothing\nR acts", &[]);
    assert_eq!(refusal(&game, "draw"), Illegal::DeckEmpty);
}

/// T23
#[test]
fn a_closed_site_takes_no_cards() {
    let start = "3 seats\nsite 1: 7 3\nsite 3: 5 2\nR hand: wall, horseman, dragon\nR acts";
    let game = after(start, &[]);
    assert!(legal(&game).iter().all(|action| !action.contains("at 2")));
    for action in ["lay wall at 2", "lay horseman at 2", "lay dragon at 2", "lay dragon at 2 on 1"] {
        assert_eq!(refusal(&game, action), Illegal::SiteClosed(at(2)), "{action}");
    }
    assert_eq!(refusal(&game, "lay wall at 4"), Illegal::NoSuchSite(at(4)));
    assert_eq!(refusal(&game, "lay dragon at 1 on 1"), Illegal::NoSuchColumn { site: at(1), column: on(1) });
}
