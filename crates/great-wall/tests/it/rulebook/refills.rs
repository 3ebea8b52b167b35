//! Opening and refilling sites, and the equal pairs of a game of two (RULES 2 and 5).

use super::{after, is_over, scores, site, turn, won};
use game::{Game, SeatCount, Seed};
use great_wall::{GreatWall, Options, Token};

/// A new game whose pool begins so.
fn new_game(seats: SeatCount, first: [u8; 10]) -> GreatWall {
    let mut deal = GreatWall::deal(seats, &Options::default(), &Seed::from_text("refills", 0));
    let first = first.map(|points| Token::worth(points).unwrap());
    for (place, token) in first.into_iter().enumerate() {
        let found = deal.pool[place..].iter().position(|&other| other == token).unwrap();
        deal.pool.swap(place, place + found);
    }
    GreatWall::set_up(seats, &Options::default(), &deal).unwrap()
}

const POOL: [u8; 10] = [5, 5, 3, 7, 2, 2, 8, 8, 4, 1];

/// T24
#[test]
fn between_two_players_equal_pairs_leave_the_game() {
    let game = new_game(SeatCount::TWO, POOL);
    assert_eq!((site(&game, 1), site(&game, 2)), ("3 7 |".into(), "4 1 |".into()));
    assert_eq!((game.table().removed.len(), game.pool().len()), (6, 26));
}

/// T25
#[test]
fn among_three_players_equal_pairs_stay() {
    let game = new_game(SeatCount::THREE, POOL);
    assert_eq!([1, 2, 3].map(|number| site(&game, number)), ["5 5 |", "3 7 |", "2 2 |"]);
    assert_eq!((game.table().removed.len(), game.pool().len()), (0, 30));
}

/// T26
#[test]
fn an_equal_last_pair_closes_a_site_of_two() {
    let game = after("site 1: 3 | R:gate[7]\nsite 2: 5 2\npool: 4 4\nR begins", &[]);
    assert_eq!((site(&game, 1), site(&game, 2)), ("closed".into(), "5 2 |".into()));
    assert!(game.table().removed.count(Token::Four) >= 2);
    assert!(!is_over(&game) && game.pool().is_empty());
}

/// T27
#[test]
fn an_empty_pool_closes_a_completed_site() {
    let game = after(
        "4 seats
         site 1: 7 3
         site 2: 5 2
         site 3: 4 1
         site 4: 8 | R:gate[3]
         pool: nothing
         R begins",
        &[],
    );
    assert_eq!((site(&game, 4).as_str(), game.table().open_sites().len()), ("closed", 3));
    assert_eq!((turn(&game), won(&game).as_str(), is_over(&game)), ('R', "R 3 8", false));
}

/// T28
#[test]
fn the_last_token_ends_the_game_at_once() {
    let game = after(
        "3 seats
         site 3: 8 | G:wall[3] R:wall
         R hand: wall
         pool: nothing
         R begins",
        &[],
    );
    assert_eq!(scores(&game), (vec![8, 3, 0], "R".into()));
    assert_eq!(game.ending(), Some("exhausted"));
    assert_eq!(game.table().phase, great_wall::Phase::Normal, "no last round follows");
}
