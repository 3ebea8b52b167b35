//! What cannot be analysed: one clear sentence each.

use crate::games_played::record;
use analysis::{CannotAnalyse, Finished};
use game::Seed;
use qin::Qin;
use table::{Player, Record, RecordError, Table};

fn refused(record: &Record) -> CannotAnalyse {
    Finished::<Qin>::verify(record).unwrap_err()
}

#[test]
fn a_running_game_cannot_be_analysed() {
    let players = vec![Player::named("Ada"), Player::named("Lin")];
    let table = Table::<Qin>::open(players, qin::Options::default(), Seed::from_text("tea", 0)).unwrap();
    for record in [table.record(), table.public_record()] {
        assert_eq!(refused(&record), CannotAnalyse::Running);
    }
    let sentence = CannotAnalyse::Running.to_string();
    assert_eq!(sentence, "the game is still running; it can be analysed when it is over");
}

#[test]
fn a_record_that_does_not_verify_cannot_be_analysed() {
    let good = record::<Qin>(&["random", "random"], 0);
    assert!(Finished::<Qin>::verify(&good).is_ok());
    let older = Record { rules: 0, ..good.clone() };
    assert_eq!(refused(&older), CannotAnalyse::Record(RecordError::Rules { found: 0, known: 1 }));
    let seedless = Record { seed: None, ..good.clone() };
    assert_eq!(refused(&seedless), CannotAnalyse::Record(RecordError::NoSeed));
    let other_seed = Record { seed: Some("0".repeat(64)), ..good.clone() };
    assert_eq!(refused(&other_seed), CannotAnalyse::Record(RecordError::Seed));
    let mut shortened = good;
    shortened.actions.pop();
    assert!(matches!(refused(&shortened), CannotAnalyse::Record(RecordError::Outcome { .. })));
}
