//! Scoring at the start of a turn (RULES 5).

use super::{after, at, legal, legal_like, on, refusal, seat, site, totals, turn, won};
use game::{Game, Viewer};
use great_wall::{Illegal, Lead, Prompt, Token};

/// S3: Green leads 3 to 2.
const S3: &str = "3 seats
    site 1: 5 4 | G:gate G:wall B:gate
    site 2: 7 3
    site 3: 2 1
    G begins";

/// S4: Red is alone, and behind its own token.
const S4: &str = "3 seats
    site 1: 3 | R:gate[7] R:wall R:watchtower
    site 2: 7 3";

/// T1
#[test]
fn a_first_token_is_laid_on_a_card_and_deducted() {
    let game = after(S3, &["claim 4 at 1 on 1"]);
    assert_eq!(site(&game, 1), "5 | G:gate[4] G:wall B:gate");
    assert_eq!(totals(&game, 1), "G -1, B 2");
    assert_eq!(won(&game), "");
    assert_eq!(turn(&game), 'G', "no more claims, but two actions");
    assert_eq!(legal_like(&game, "claim"), [""; 0]);
}

/// T2
#[test]
fn the_next_leader_wins_the_second_token_and_the_first_goes_to_its_claimer() {
    let game = after(
        "3 seats
         site 1: 5 | G:gate[4] G:wall B:gate
         pool: 7 3 2 2
         B begins",
        &[],
    );
    assert_eq!(won(&game), "G 4, B 5");
    assert_eq!(site(&game, 1), "7 3 |", "new tokens, no cards, and not scored again");
    assert_eq!(turn(&game), 'B');
    assert_eq!(game.unlaid(seat('G')).len(), 18, "the cards are not back in the deck");
}

/// T3
#[test]
fn whoever_leads_twice_wins_both_tokens() {
    let game = after(&format!("{S4}\npool: 5 5\nR begins"), &[]);
    assert_eq!(won(&game), "R 3 7");
    assert_eq!(site(&game, 1), "5 5 |");
}

/// T4
#[test]
fn a_rival_can_step_in_before_the_second_token() {
    let steps_in = ["lay wall at 1", "draw", "draw", "draw"];
    let game = after(&format!("{S4}\nG hand: wall\nG acts"), &steps_in);
    assert_eq!(totals(&game, 1), "R -1, G 1");
    assert_eq!((turn(&game), won(&game).as_str()), ('R', ""), "Red wins nothing");
    let game = after(&format!("{S4}\nG hand: wall\nG acts"), &[&steps_in[..], &["draw", "draw"]].concat());
    assert_eq!((turn(&game), won(&game).as_str()), ('G', "R 7, G 3"));
}

/// T5
#[test]
fn taking_the_lead_during_a_turn_scores_nothing_yet() {
    let tied = "site 1: 7 3 | R:gate B:gate
        site 2: 5 2
        R hand: wall
        3 seats
        R begins";
    let game = after(tied, &[]);
    assert_eq!(legal_like(&game, "claim"), [""; 0], "a tie gives nothing");
    let game = after(tied, &["lay wall at 1"]);
    assert_eq!(
        (totals(&game, 1).as_str(), site(&game, 1).as_str()),
        ("R 3, B 2", "7 3 | R:gate B:gate R:wall")
    );
    let game = after(tied, &["lay wall at 1", "draw", "draw", "draw", "draw", "draw"]);
    assert_eq!(turn(&game), 'R');
    assert_eq!(legal_like(&game, "claim 7"), ["claim 7 at 1 on 1", "claim 7 at 1 on 3"]);
}

/// T6
#[test]
fn a_lead_lost_in_between_is_worth_nothing() {
    let start = "site 1: 7 3 | R:gate R:wall G:gate
        site 2: 5 2
        G hand: gate
        G acts";
    let game = after(start, &["lay gate at 1", "draw"]);
    assert_eq!((turn(&game), totals(&game, 1).as_str()), ('R', "R 3, G 4"));
    assert_eq!(legal_like(&game, "claim"), [""; 0]);
    let game = after(start, &["lay gate at 1", "draw", "draw", "draw"]);
    assert_eq!(turn(&game), 'G');
    assert_eq!(legal_like(&game, "claim").len(), 4);
}

/// T7
#[test]
fn a_site_gives_one_token_per_turn() {
    let start = "site 1: 1 2 | R:warrior R:warrior R:warrior R:warrior R:warrior
        site 2: 5 3
        pool: 4 3
        R begins";
    let game = after(start, &["claim 1 at 1 on 5"]);
    assert_eq!((totals(&game, 1).as_str(), won(&game).as_str()), ("R 14", ""));
    assert_eq!(legal_like(&game, "claim"), [""; 0]);
    let game = after(start, &["claim 1 at 1 on 5", "draw", "draw", "draw", "draw"]);
    assert_eq!((turn(&game), won(&game).as_str()), ('R', "R 1 2"));
}

/// T8
#[test]
fn completions_come_before_first_tokens() {
    let game = after(
        "4 seats
         site 1: 7 3 | R:gate
         site 2: 5 2 | R:wall G:wall
         site 3: 8 | Y:wall[2] R:gate
         pool: 4 1
         R begins",
        &[],
    );
    assert_eq!(won(&game), "R 8, Y 2");
    assert_eq!(site(&game, 3), "4 1 |", "the new tokens are there while Red decides");
    assert_eq!(legal(&game), ["claim 3 at 1 on 1", "claim 7 at 1 on 1"]);
    assert_eq!(site(&game, 2), "5 2 | R:wall G:wall");
}

/// T9
#[test]
fn a_smaller_token_may_keep_the_lead() {
    let game = after(
        "site 1: 7 2 | R:watchtower R:gate R:wall G:watchtower
         R begins",
        &[],
    );
    let Prompt::Claim { offers, .. } = game.view(Viewer::Public).prompt else {
        panic!("no claim is asked for")
    };
    let leads: Vec<(u8, i8, Lead)> = offers
        .iter()
        .map(|offer| (offer.token.points(), offer.standing.of(seat('R')).unwrap().total(), offer.lead))
        .collect();
    assert_eq!(leads, [(7, -1, Lead::Sole(seat('G'))), (2, 4, Lead::Sole(seat('R')))]);
}

/// T10
#[test]
fn equal_tokens_and_a_single_card_leave_one_way_to_claim() {
    let game = after("3 seats\nsite 1: 5 5 | R:gate\nR begins", &[]);
    assert_eq!(legal(&game), ["claim 5 at 1 on 1"]);
}

/// T11
#[test]
fn the_token_lies_on_an_uncovered_card_of_ones_own() {
    let game = after(
        "3 seats
         site 1: 5 4 | R:gate>B:dragon R:noble G:wall R:wall
         R begins",
        &[],
    );
    assert_eq!(
        legal(&game),
        ["claim 4 at 1 on 2", "claim 4 at 1 on 4", "claim 5 at 1 on 2", "claim 5 at 1 on 4"]
    );
    let site = at(1);
    assert_eq!(refusal(&game, "claim 5 at 1 on 1"), Illegal::CardIsCovered { site, column: on(1) });
    assert_eq!(refusal(&game, "claim 5 at 1 on 3"), Illegal::NotYourCard { site, column: on(3) });
    assert_eq!(refusal(&game, "claim 5 at 1 on 5"), Illegal::NoSuchColumn { site, column: on(5) });
    assert_eq!(refusal(&game, "claim 7 at 1 on 2"), Illegal::NoSuchToken { site, token: Token::Seven });
}

/// T12
#[test]
fn claiming_cannot_be_declined() {
    let game = after("site 1: 5 4 | R:gate\nsite 2: 7 3 | R:wall\nR hand: wall\nR begins", &[]);
    for action in ["draw", "pass", "lay wall at 1", "lay dragon at 1 on 1"] {
        assert_eq!(refusal(&game, action), Illegal::ClaimFirst(at(1)), "{action}");
    }
    assert_eq!(refusal(&game, "claim 7 at 2 on 1"), Illegal::ClaimInOrder { site: at(2), asked: at(1) });
    let game = after("site 1: 5 4 | R:gate\nsite 2: 7 3 | R:wall\nR begins", &["claim 5 at 1 on 1"]);
    assert_eq!(refusal(&game, "claim 4 at 1 on 1"), Illegal::NothingToClaim(at(1)));
    assert_eq!(refusal(&game, "claim 4 at 3 on 1"), Illegal::NoSuchSite(at(3)));
}
