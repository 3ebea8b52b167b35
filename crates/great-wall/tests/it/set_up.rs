//! Options, deals and the start position (RULES 2, 11 and 12).

use game::options::{OptionError, from_json, from_words};
use game::{Game, Seat, SeatCount, Seed, SetUpError};
use great_wall::{Deal, GreatWall, Kind, Options, Start, Token};
use serde_json::{Value, json};

/// A deal for two, as JSON.
const DEAL: &str = r#"{"start":1,
 "pool":[5,5,3,7,2,2,8,8,4,1,2,2,2,2,5,3,5,4,5,4,5,1,4,3,3,3,4,4,3,5,7,4,7,5,3,7],
 "decks":[["warrior","gate","horseman","wall","warrior","wall","gate","warrior","wall","warrior","wall","watchtower","horseman","wall","wall","dragon","gate","warrior","noble","wall"],
          ["wall","dragon","noble","wall","gate","watchtower","wall","warrior","wall","warrior","wall","wall","gate","warrior","warrior","gate","wall","warrior","horseman","horseman"]]}"#;

fn deal() -> Deal {
    serde_json::from_str(DEAL).unwrap()
}

#[test]
fn a_deal_gives_sites_hands_decks_and_the_first_turn() {
    let game = GreatWall::set_up(SeatCount::TWO, &Options::default(), &deal()).unwrap();
    let kinds = |cards: great_wall::Cards| cards.iter().map(Kind::name).collect::<Vec<_>>().join(" ");
    assert_eq!(kinds(game.hand(Seat::FIRST)), "wall gate warrior warrior horseman");
    assert_eq!(kinds(game.hand(Seat::new(1).unwrap())), "wall wall gate noble dragon");
    assert_eq!(game.deck(Seat::FIRST).len(), 15);
    assert_eq!(game.deck(Seat::FIRST).iter().next(), Some(Kind::Wall));
    assert_eq!((game.pool().len(), game.table().removed.len()), (26, 6));
    assert_eq!(game.table().current, Seat::new(1).unwrap());
}

#[test]
fn a_deal_is_the_same_after_being_written_down() {
    let written: Value = serde_json::to_value(deal()).unwrap();
    assert_eq!(written, serde_json::from_str::<Value>(DEAL).unwrap());
}

#[test]
fn even_the_unluckiest_pool_opens_a_site() {
    let mut deal = deal();
    let pairs =
        [1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 5, 5, 7, 7, 8].into_iter().flat_map(|points| [points, points]);
    deal.pool = pairs.chain([3, 4]).map(|points| Token::worth(points).unwrap()).collect();
    let game = GreatWall::set_up(SeatCount::TWO, &Options::default(), &deal).unwrap();
    assert_eq!((game.table().open_sites().len(), game.pool().len(), game.table().removed.len()), (1, 0, 34));
}

/// How a changed deal is refused.
fn refused(seats: SeatCount, options: Options, change: impl FnOnce(&mut Deal)) -> String {
    let mut deal = deal();
    change(&mut deal);
    match GreatWall::set_up(seats, &options, &deal) {
        Err(SetUpError::Deal(why)) => why,
        other => format!("{other:?}"),
    }
}

#[test]
fn a_deal_with_other_pieces_is_refused() {
    let (two, options) = (SeatCount::TWO, Options::default());
    let pool = "the pool holds each of the 36 tokens once";
    assert_eq!(refused(two, options, |deal| deal.pool[0] = Token::Four), pool);
    assert_eq!(refused(two, options, |deal| deal.pool.truncate(34)), pool);
    assert_eq!(refused(two, options, |deal| deal.pool.extend([Token::One; 256])), pool);
    let deck = "the deck of seat 1 holds each of the 20 cards once";
    assert_eq!(refused(two, options, |deal| deal.decks[1][0] = Kind::Noble), deck);
    assert_eq!(refused(two, options, |deal| deal.decks[1].extend([Kind::Wall; 256])), deck);
    assert_eq!(refused(two, options, |deal| _ = deal.decks[1].pop()), deck);
}

#[test]
fn a_deal_for_other_seats_or_options_is_refused() {
    let (two, three, options) = (SeatCount::TWO, SeatCount::THREE, Options::default());
    assert_eq!(refused(three, options, |_| ()), "there are 2 decks for 3 seats");
    let fourth = Seat::new(3).unwrap();
    assert_eq!(refused(two, options, |deal| deal.start = fourth), "seat 3 cannot begin, there are 2 seats");
    let first = Options { start: Start::First, ..options };
    assert_eq!(refused(two, first, |_| ()), "seat 0 begins, not seat 1");
}

#[test]
fn a_deal_has_exactly_its_fields() {
    for text in [
        r#"{"start":0,"pool":[]}"#,
        r#"{"start":0,"pool":[],"decks":[],"more":1}"#,
        r#"{"start":7,"pool":[],"decks":[]}"#,
        r#"{"start":0,"pool":[6],"decks":[]}"#,
        r#"{"start":0,"pool":[],"decks":[["tower"]]}"#,
    ] {
        assert!(serde_json::from_str::<Deal>(text).is_err(), "{text}");
    }
}

#[test]
fn who_begins_changes_nothing_else_of_a_deal() {
    let seed = Seed::from_text("start", 4);
    let deal = |start| GreatWall::deal(SeatCount::FIVE, &Options { start, open_scores: false }, &seed);
    let (random, first) = (deal(Start::Random), deal(Start::First));
    assert_eq!((random.pool, random.decks), (first.pool, first.decks));
    assert_eq!(first.start, Seat::FIRST);
}

#[test]
fn the_deal_of_a_seed_never_changes() {
    let deal = GreatWall::deal(SeatCount::TWO, &Options::default(), &Seed::from_text("great-wall", 0));
    let points: Vec<u8> = deal.pool.iter().map(|token| token.points()).collect();
    let shown = (deal.start, points, &deal.decks[0][..5], &deal.decks[1][..5]);
    insta::assert_snapshot!(serde_json::to_string(&shown).unwrap(), @r#"[1,[4,2,3,3,4,8,1,1,3,3,5,3,2,3,5,2,7,3,4,2,5,5,5,7,4,4,5,4,5,8,2,2,4,5,7,7],["wall","wall","watchtower","warrior","wall"],["warrior","warrior","wall","wall","watchtower"]]"#);
}

#[test]
fn options_have_defaults_and_refuse_what_they_do_not_know() {
    let default = Options { start: Start::Random, open_scores: false };
    assert_eq!(from_json::<GreatWall>(&json!({})), Ok(default));
    assert_eq!(serde_json::to_value(default).unwrap(), json!({"start": "random", "open_scores": false}));
    let both = from_words::<GreatWall>([("start", "first"), ("open_scores", "true")]);
    assert_eq!(both, Ok(Options { start: Start::First, open_scores: true }));
    assert!(matches!(from_json::<GreatWall>(&json!({"begin": 1})), Err(OptionError::UnknownName { .. })));
    assert!(matches!(from_json::<GreatWall>(&json!({"start": "last"})), Err(OptionError::WrongValue { .. })));
    assert!(serde_json::from_value::<Options>(json!({"begin": 1})).is_err());
}
