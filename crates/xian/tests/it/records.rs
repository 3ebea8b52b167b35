//! Recorded games replay decision by decision: the same options, and at the end the same score.

use game::{Game, Seat, SeatCount, SeatSet, Turn};
use serde::Deserialize;
use xian::{Action, Deal, Options, Xian};

/// The first line of a trace.
#[derive(Deserialize)]
struct Opening {
    options: Options,
    seats: usize,
    deal: Deal,
}

/// One line per decision.
#[derive(Deserialize)]
struct Decision {
    seat: Seat,
    legal: Vec<String>,
    action: String,
}

/// The last line of a complete trace.
#[derive(Deserialize)]
struct Closing {
    scores: Vec<i32>,
    winners: Vec<Seat>,
}

#[test]
fn the_opening_of_a_game_offers_what_the_record_says() {
    replay(include_str!("opening.jsonl"));
}

#[test]
fn a_complete_game_of_two_replays_to_its_score() {
    let game = replay(include_str!("game-of-two.jsonl"));
    assert!(matches!(game.turn(), Turn::Over(_)));
}

#[test]
fn a_complete_game_of_four_replays_to_its_score() {
    let game = replay(include_str!("game-of-four.jsonl"));
    assert!(matches!(game.turn(), Turn::Over(_)));
}

fn replay(trace: &str) -> Xian {
    let mut lines = trace.lines();
    let opening: Opening = serde_json::from_str(lines.next().unwrap()).unwrap();
    let seats = SeatCount::new(opening.seats).unwrap();
    let mut game = Xian::set_up(seats, &opening.options, &opening.deal).unwrap();
    for (number, line) in lines.enumerate() {
        if let Ok(closing) = serde_json::from_str::<Closing>(line) {
            let outcome = game.turn().outcome().unwrap();
            assert_eq!(outcome.scores(), closing.scores);
            assert_eq!(outcome.winners(), SeatSet::from_iter(closing.winners));
            continue;
        }
        let decision: Decision = serde_json::from_str(line).unwrap();
        assert_eq!(game.turn().awaited().first(), Some(decision.seat), "decision {number}");
        assert_eq!(legal(&game, decision.seat), decision.legal, "decision {number}");
        game.apply(decision.seat, decision.action.parse().unwrap(), &mut vec![]).unwrap();
    }
    game
}

fn legal(game: &Xian, seat: Seat) -> Vec<String> {
    let mut actions: Vec<Action> = vec![];
    game.legal_actions(seat, &mut actions);
    let mut legal: Vec<String> = actions.iter().map(ToString::to_string).collect();
    legal.sort();
    legal
}
