//! Servers of different versions share a database: they cope with what they know, and leave the rest to those who know it,
//! as docs/operating.md says. What a newer version would leave in the database is written there by hand.

use super::loner::Loner;
use super::starting::refusal;
use super::{HURRIED, Pair, id, start, until};
use crate::server::{Guest, Server, rest};
use std::process::Stdio;
use store_testing::shared;

fn status(guest: &Guest, server: &Server, path: &str) -> u16 {
    guest.get(&server.address, path).status().as_u16()
}

#[test]
fn an_older_server_goes_on_beside_a_newer_schema_until_it_starts_again() {
    let database = shared().new_database();
    let mut servers = [start(&database), start(&database)];
    let mut pair = Pair::sit_down(&servers[0], 4);
    pair.play(&servers[0]);
    shared().sql(
        &database,
        "ALTER TABLE tables ADD COLUMN colour text;
         ALTER TABLE entries ADD COLUMN mood text NOT NULL DEFAULT 'calm';
         CREATE TABLE colours (name text PRIMARY KEY);
         UPDATE mandate_version SET version = 99",
    );
    for round in 0..4 {
        pair.play(&servers[round % 2]);
    }
    let mut newcomers = Pair::sit_down(&servers[1], 5);
    newcomers.play(&servers[0]);
    assert_eq!(pair.log(shared(), &database), pair.acknowledged);
    assert_eq!(newcomers.log(shared(), &database), newcomers.acknowledged);

    servers[0].kill();
    assert!(refusal(&database).contains("the store is of version 99"));
    pair.play(&servers[1]);
    assert_eq!(shared().sql(&database, "SELECT version FROM mandate_version"), "99");
}

/// Makes a table one of other rules, or of those that it was opened for; which they were.
fn change_rules(database: &str, table: &str, rules: &str) -> String {
    let table = id(table);
    let had = format!("SELECT opening::json ->> 'rules' FROM openings WHERE id = '{table}'");
    let had = shared().sql(database, &had);
    let change = format!(
        r#"UPDATE openings SET opening = regexp_replace(opening, '"rules":[0-9]+', '"rules":{rules}')
           WHERE id = '{table}'"#
    );
    shared().sql(database, &change);
    had
}

#[test]
fn a_table_of_other_rules_is_left_to_servers_that_know_them() {
    let database = shared().new_database();
    let (mut first, second) = (start(&database), start(&database));
    let (mut newer, mut usual) = (Loner::sit_down(&first), Loner::sit_down(&first));
    let _followed = [newer.follow(&first), usual.follow(&first)];
    for loner in [&mut newer, &mut usual] {
        loner.play(&first);
        loner.my_turn(&first);
        loner.until_driven(&database);
    }
    let rules = change_rules(&database, &newer.table, "999");
    let page = newer.guest.get(&second.address, &newer.table);
    assert_eq!(page.status(), 409);
    let told = page.into_body().read_to_string().unwrap();
    assert!(told.contains("999") && !told.contains("data-legal"), "{told}");
    assert_eq!(status(&newer.guest, &second, "/"), 200, "the lobby leaves it out");

    // Who has it in memory knows its rules.
    newer.play(&first);
    usual.play(&first);
    first.kill();
    usual.until_log(&database, 4);
    let held = format!(
        "SELECT count(*) FROM leases JOIN holders ON holders.id = holder
         WHERE table_id = '{}' AND expires < clock_timestamp()",
        id(&newer.table)
    );
    assert_eq!(shared().sql(&database, &held), "1", "nobody else has taken it");
    assert_eq!(newer.log(&database), 3);
    change_rules(&database, &newer.table, &rules);
    newer.until_log(&database, 4);
}

#[test]
fn a_server_gives_up_a_table_with_an_entry_that_it_cannot_read_and_no_other() {
    let database = shared().new_database();
    let arguments = [&["--store", &database, "--log", "error"], &HURRIED[..]].concat();
    let mut first = Server::start_with(&arguments, Stdio::piped(), 1);
    let second = start(&database);
    let (mut loner, mut pair) = (Loner::sit_down(&first), Pair::sit_down(&first, 6));
    let _followed = loner.follow(&first);
    loner.play(&first);
    loner.until_driven(&database);
    pair.play(&second);
    for server in [&first, &second] {
        assert_eq!(status(&loner.guest, server, &loner.table), 200);
    }
    let table = id(&loner.table);
    // The bot may have answered by now.
    shared().sql(
        &database,
        &format!(
            r#"WITH longer AS (UPDATE tables SET length = length + 1, change = pg_current_xact_id()
                   WHERE id = '{table}' RETURNING length)
               INSERT INTO entries (table_id, number, token, entry)
               SELECT '{table}', length - 1, 'ofanewerversion', '{{"danced": {{"seat": 0}}}}' FROM longer"#
        ),
    );
    for server in [&first, &second] {
        until("the table is given up", || (status(&loner.guest, server, &loner.table) == 500).then_some(()));
        assert_eq!(status(&loner.guest, server, "/"), 200);
        pair.play(server);
    }
    let leases = format!("SELECT count(*) FROM leases WHERE table_id = '{table}'");
    until("others may drive it", || (shared().sql(&database, &leases) == "0").then_some(()));
    assert_eq!(pair.log(shared(), &database), pair.acknowledged);

    // To those who can read it, the table is what it was.
    shared().sql(
        &database,
        &format!(
            "DELETE FROM entries WHERE table_id = '{table}' AND token = 'ofanewerversion';
             UPDATE tables SET length = length - 1, change = pg_current_xact_id() WHERE id = '{table}'"
        ),
    );
    loner.my_turn(&second);
    first.kill();
    let log = rest(first.process.stderr.take().unwrap());
    assert!(log.contains("a table cannot follow what others have written"), "{log}");
}
