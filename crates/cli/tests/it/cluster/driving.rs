//! What a table does by itself is done by one server at a time, and goes on when that server dies or sleeps.

use super::{open, start, token, until};
use crate::server::{Guest, Server, attribute};
use std::process::Command;
use std::time::Instant;
use store_testing::shared;

/// Somebody who plays Qin against a bot.
struct Loner {
    guest: Guest,
    table: String,
    sent: usize,
}

impl Loner {
    fn sit_down(server: &Server) -> Loner {
        let guest = Guest::new(&server.address);
        let table =
            open(&guest, server, &[("seat-0", "me"), ("seat-1", "bot-novice"), ("option-start", "first")]);
        Loner { guest, table, sent: 0 }
    }

    /// Waits for the bot at a server, and plays there. The bot is to move then, and pauses before it does.
    fn play(&mut self, server: &Server) {
        let page = self.my_turn(server);
        self.sent += 1;
        let (version, token) = (attribute(&page, "data-version").unwrap(), token(9, self.sent));
        let legal = attribute(&page, "data-legal").unwrap();
        let action = legal.split('|').next().unwrap();
        let form = [("token", token.as_str()), ("seat", "0"), ("version", &version), ("action", action)];
        let answer = self.guest.post(&server.address, &format!("{}/play", self.table), &form).unwrap();
        assert_eq!(answer.status(), 303, "{}", answer.into_body().read_to_string().unwrap());
    }

    /// The page at a server, once it is the person's turn.
    fn my_turn(&self, server: &Server) -> String {
        until("the bot plays", || {
            let page = self.guest.page(&server.address, &self.table);
            attribute(&page, "data-legal").is_some_and(|legal| !legal.is_empty()).then_some(page)
        })
    }

    /// How many entries the log has.
    fn log(&self, database: &str) -> usize {
        let id = self.table.rsplit('/').next().unwrap();
        let count = format!("SELECT count(*) FROM entries WHERE table_id = '{id}'");
        shared().sql(database, &count).parse().unwrap()
    }
}

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
fn a_server_that_stops_in_peace_leaves_its_tables_to_others_at_once() {
    let database = shared().new_database();
    let (mut first, second) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&first);
    loner.play(&first);
    assert_eq!(first.end("TERM"), Some(0));
    assert_eq!(shared().sql(&database, "SELECT count(*) FROM holders"), "1", "the other one");
    loner.my_turn(&second);
    assert_eq!(loner.log(&database), 2);
}

#[test]
fn a_server_that_sleeps_beyond_its_lease_does_nothing_when_it_wakes() {
    let database = shared().new_database();
    let (sleeper, other) = (start(&database), start(&database));
    let mut loner = Loner::sit_down(&sleeper);
    loner.play(&sleeper);
    loner.my_turn(&sleeper);
    loner.play(&sleeper);
    signal(&sleeper, "STOP");
    // The bot was to move there, and moves here.
    loner.my_turn(&other);
    assert_eq!(loner.log(&database), 4);
    loner.play(&other);
    // It wakes with a bot that is to move, as far as it knows.
    signal(&sleeper, "CONT");
    let page = loner.my_turn(&sleeper);
    assert_eq!(loner.log(&database), 6, "every move is answered once");
    let here = loner.my_turn(&other);
    assert_eq!(attribute(&page, "data-version"), attribute(&here, "data-version"));
    loner.play(&sleeper);
    loner.my_turn(&sleeper);
    assert_eq!(loner.log(&database), 8);
}

fn signal(server: &Server, signal: &str) {
    let kill = Command::new("kill").args([&format!("-{signal}"), &server.process.id().to_string()]).status();
    assert!(kill.unwrap().success());
}
