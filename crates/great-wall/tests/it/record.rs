//! A game that was played once replays to the score it had.

use game::{Game, Nobody, Seat, SeatCount, Seed};
use great_wall::{Action, Deal, GreatWall, Options};
use serde::Deserialize;
use serde_json::Value;

#[derive(Deserialize)]
struct Record {
    rules: u32,
    options: Options,
    seats: Vec<String>,
    seed: String,
    deal: Deal,
    actions: Vec<(Seat, String)>,
    outcome: Value,
}

#[test]
fn a_recorded_game_replays_to_its_score() {
    let record: Record = serde_json::from_str(include_str!("recorded-game.json")).unwrap();
    let seats = SeatCount::new(record.seats.len()).unwrap();
    assert_eq!(record.rules, GreatWall::RULES);
    let seed: Seed = record.seed.parse().unwrap();
    assert_eq!(GreatWall::deal(seats, &record.options, &seed), record.deal);
    let mut game = GreatWall::set_up(seats, &record.options, &record.deal).unwrap();
    for (seat, spelling) in &record.actions {
        let action: Action = spelling.parse().unwrap();
        game.apply(*seat, action, &mut Nobody).unwrap();
    }
    let outcome = game.turn().outcome().unwrap();
    assert_eq!(serde_json::to_value(outcome).unwrap(), record.outcome);
    assert_eq!(outcome.scores(), [47, 50, 50], "Green and Blue share the victory");
    assert_eq!(game.ending(), Some("exhausted"));
}
