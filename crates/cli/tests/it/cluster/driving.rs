//! What a table does by itself is done by one server at a time, and goes on when that server dies or sleeps.

use super::loner::Loner;
use super::{id, start};
use crate::server::{attribute, signal};
use std::time::{Duration, Instant};
use store_testing::shared;

/// A table that nobody has open goes on within five seconds after its server was given up; twice that, on machines that
/// have more to do.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

#[test]
fn a_bot_goes_on_at_another_server_when_its_own_dies() {
    let database = shared().new_database();
    let (mut first, second) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&first);
    loner.play(&first);
    loner.my_turn(&first);
    loner.play(&first);
    first.kill();
    let begun = Instant::now();
    assert_eq!(loner.log(&database), 3, "the bot was about to answer");
    loner.my_turn(&second);
    println!("the bot answered after {:?}", begun.elapsed());
    assert_eq!(loner.log(&database), 4);
    loner.play(&second);
    loner.my_turn(&second);
    assert_eq!(loner.log(&database), 6);
}

#[test]
fn a_table_that_nobody_has_open_goes_on_when_its_server_dies() {
    let database = shared().new_database();
    let (mut first, _second) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&first);
    let _followed = loner.follow(&first);
    loner.play(&first);
    loner.my_turn(&first);
    loner.until_driven(&database);
    loner.play(&first);
    first.kill();
    assert_eq!(loner.log(&database), 3, "the bot was about to answer");
    loner.until_log(&database, 4);
    let pause = format!(
        "SELECT (touched - 1000 * extract(epoch FROM (SELECT min(expires) FROM holders)))::bigint
         FROM tables WHERE id = '{}'",
        id(&loner.table)
    );
    let pause = Duration::from_millis(shared().sql(&database, &pause).parse().unwrap());
    println!("the bot answered {pause:?} after its server was given up");
    assert!(pause < LONGEST_PAUSE, "{pause:?}");
}

#[test]
fn a_server_that_stops_in_peace_leaves_its_tables_to_others_at_once() {
    let database = shared().new_database();
    let (mut first, second) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&first);
    let _followed = loner.follow(&first);
    loner.play(&first);
    loner.my_turn(&first);
    loner.until_driven(&database);
    loner.play(&first);
    assert_eq!(first.end("TERM"), Some(0));
    let alive = "SELECT count(*) FROM holders WHERE expires > clock_timestamp()";
    assert_eq!(shared().sql(&database, alive), "1", "the other one");
    loner.until_log(&database, 4);
    loner.my_turn(&second);
}

#[test]
fn a_server_that_sleeps_beyond_its_lease_does_nothing_when_it_wakes() {
    let database = shared().new_database();
    let (sleeper, other) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&sleeper);
    loner.play(&sleeper);
    loner.my_turn(&sleeper);
    loner.play(&sleeper);
    signal(&sleeper.process, "STOP");
    // The bot was to move there, and moves here.
    loner.my_turn(&other);
    assert_eq!(loner.log(&database), 4);
    loner.play(&other);
    // It wakes with a bot that is to move, as far as it knows.
    signal(&sleeper.process, "CONT");
    let page = loner.my_turn(&sleeper);
    assert_eq!(loner.log(&database), 6, "every move is answered once");
    let here = loner.my_turn(&other);
    assert_eq!(attribute(&page, "data-version"), attribute(&here, "data-version"));
    loner.play(&sleeper);
    loner.my_turn(&sleeper);
    assert_eq!(loner.log(&database), 8);
}
