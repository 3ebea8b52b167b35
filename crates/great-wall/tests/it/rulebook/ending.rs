//! The last round, scoring-only turns and the end (RULES 7 and 8).

use super::{
    after, is_last_round, is_over, is_scoring_only, legal, legal_like, read, scores, seat, site, totals,
    turn, won,
};
use game::Game;
use great_wall::{Event, Phase};

const T29: &str = "3 seats
    site 1: 7 3
    site 2: 5 2
    site 3: 4 | G:wall[1] B:wall
    R hand: 2 gates
    R deck: nothing
    G hand: watchtower
    G deck: nothing
    R acts";

/// T29
#[test]
fn laying_the_last_card_begins_the_last_round() {
    let mut game = after(T29, &[]);
    let mut events = vec![];
    game.apply(seat('R'), read("lay 2 gates at 1"), &mut events).unwrap();
    assert!(events.contains(&Event::LastRoundBegan { trigger: seat('R'), actions_lapsed: 1 }));
    assert_eq!((turn(&game), game.table().phase), ('G', Phase::LastRound { trigger: seat('R') }));
    let game = after(T29, &["lay 2 gates at 1", "pass", "pass"]);
    assert_eq!((turn(&game), is_last_round(&game)), ('B', true));
    let game = after(T29, &["lay 2 gates at 1", "pass", "pass", "draw", "draw"]);
    assert_eq!((turn(&game), is_scoring_only(&game)), ('R', true));
    assert_eq!(
        legal(&game),
        ["claim 3 at 1 on 1", "claim 3 at 1 on 2", "claim 7 at 1 on 1", "claim 7 at 1 on 2"]
    );
}

/// T30
#[test]
fn a_second_player_out_of_cards_changes_nothing() {
    let game = after(T29, &["lay 2 gates at 1", "lay watchtower at 2"]);
    assert_eq!((turn(&game), legal(&game)), ('G', vec!["pass".to_owned()]), "nothing lapses now");
    let game = after(T29, &["lay 2 gates at 1", "lay watchtower at 2", "pass"]);
    assert_eq!((turn(&game), is_last_round(&game)), ('B', true));
    let game = after(T29, &["lay 2 gates at 1", "lay watchtower at 2", "pass", "draw", "draw"]);
    assert_eq!((turn(&game), is_scoring_only(&game)), ('R', true));
}

/// T31
#[test]
fn a_site_refilled_in_the_last_round_can_still_be_won() {
    let start = "3 seats
        site 1: 8 1
        site 2: 5 | G:gate[2]
        pool: 7 3 4 4
        R hand: gate
        R deck: nothing
        B hand: gate
        R acts once";
    let game = after(start, &["lay gate at 1"]);
    assert_eq!((turn(&game), won(&game).as_str(), site(&game, 2).as_str()), ('G', "G 2 5", "7 3 |"));
    assert!(!legal_like(&game, "draw").is_empty());
    let game = after(start, &["lay gate at 1", "pass", "pass", "lay gate at 2", "pass", "claim 8 at 1 on 1"]);
    assert_eq!((turn(&game), is_scoring_only(&game)), ('B', true));
    assert_eq!(legal(&game), ["claim 3 at 2 on 1", "claim 7 at 2 on 1"]);
}

/// T32
#[test]
fn actions_of_the_last_round_may_be_declined() {
    let start = "3 seats
        site 1: 7 3
        site 2: 5 2
        site 3: 4 1
        B hand: noble
        B deck: nothing
        last round of R
        B acts";
    let options = ["lay noble at 1", "lay noble at 2", "lay noble at 3", "pass"];
    assert_eq!(legal(&after(start, &[])), options);
    assert_eq!(legal(&after(start, &["pass"])), options);
    let game = after(start, &["pass", "pass"]);
    assert_eq!(game.hand(seat('B')).len(), 1);
}

const T33: &str = "3 seats
    site 1: 7 3 | R:warrior R:warrior R:warrior G:gate G:wall
    site 2: 5 | G:gate G:wall[4] B:wall
    site 3: 8 | R:gate[2] R:wall B:wall
    only scoring after R
    R begins";

/// T33
#[test]
fn scoring_only_goes_on_until_nobody_leads() {
    let start = after(T33, &[]);
    assert_eq!([1, 2, 3].map(|number| totals(&start, number)), ["R 6, G 3", "G -1, B 1", "R 1, B 1"]);
    let game = after(T33, &["claim 7 at 1 on 1"]);
    assert_eq!(won(&game), "R 7, G 3 4, B 5");
    assert_eq!(scores(&game), (vec![7, 7, 5], "RG".into()));
    assert_eq!(
        [1, 2, 3].map(|number| site(&game, number)),
        ["closed", "closed", "8 | R:gate[2] R:wall B:wall"]
    );
    assert_eq!(game.ending(), Some("blocked"));
}

/// T34
#[test]
fn a_tie_for_ever_loses_its_tokens_to_everybody() {
    let game = after(T33, &["claim 3 at 1 on 1"]);
    assert_eq!(totals(&game, 1), "R 3, G 3");
    assert_eq!(scores(&game), (vec![0, 4, 5], "B".into()));
}

/// T35
#[test]
fn an_untouched_site_does_not_keep_the_game_going() {
    let game = after("site 1: 7 3\nonly scoring after R\nR begins", &[]);
    assert!(is_over(&game));
    assert_eq!(scores(&game), (vec![0, 0], "RG".into()), "without tokens all share the victory");
}

/// T36
#[test]
fn scoring_only_lasts_two_rounds_at_most() {
    let start = "site 1: 1 2 | R:watchtower G:watchtower G:gate
        pool: 4 4
        only scoring after R
        R begins";
    let mut game = after(start, &[]);
    assert_eq!(
        (turn(&game), legal_like(&game, "claim 1")),
        ('G', vec!["claim 1 at 1 on 2".into(), "claim 1 at 1 on 3".into()])
    );
    let mut events = vec![];
    game.apply(seat('G'), read("claim 1 at 1 on 2"), &mut events).unwrap();
    let turns = events.iter().filter(|event| matches!(event, Event::TurnBegan { .. })).count();
    assert_eq!(turns, 2, "Red's and Green's second turn");
    assert_eq!((won(&game).as_str(), is_over(&game)), ("G 1 2", true));
    assert_eq!(game.ending(), Some("settled"), "the pool was never touched");
}
