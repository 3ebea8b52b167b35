//! Who is told, and how often, whatever servers do.

use super::listener::Listener;
use super::{A_WHILE, Told, address, anywhere, pass, person, play_turn, table_id, until, webhooks};
use crate::site::guest::{Guest, two_people};
use crate::site::secrecy::{draft, generals, send};
use crate::site::stream::Stream;
use axum::http::StatusCode;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite};

const NO_CONTENT: &str = "204 No Content";

async fn give(guest: &Guest, listener: &Listener) {
    let answer = guest.post("/me/webhook", &address(&listener.url("/"))).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

#[tokio::test]
async fn whoever_sits_at_the_table_is_not_told() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table) = two_people(&told.site).await;
    let (_, _, other) = two_people(&told.site).await;
    give(&ada, &listener).await;
    let (me, mut number) = (person(&ada).await, 0);
    let here = Stream::open(&ada, &table).await;
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&me, &table).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    assert_eq!(listener.got().len(), 0);
    // She has gone, and seen whose turn it was.
    drop(here);
    pass(A_WHILE).await;
    // Looking at another table is not sitting at this one.
    let elsewhere = Stream::open(&ada, &other).await;
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&me, &table).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    assert_eq!(listener.got().len(), 1);
    drop(elsewhere);
}

#[tokio::test]
async fn whoever_has_played_meanwhile_is_not_told() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table) = two_people(&told.site).await;
    give(&ada, &listener).await;
    let (me, mut number) = (person(&ada).await, 0);
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&me, &table).await;
    pass(Duration::from_mins(1)).await;
    play_turn(&ada, &table, 0, &mut number).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    // Nor is anybody when the game is over.
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&me, &table).await;
    lin.post(&format!("{table}/resign"), "seat=1&token=resignresignresi").await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    // Nor where only bots wait.
    let alone = ada.open("qin", "seat-0=me&seat-1=bot-novice&option-start=first").await;
    pass(A_WHILE).await;
    pass(A_WHILE).await;
    assert!(told.messages(&me).await.iter().all(|(id, ..)| *id != table_id(&alone)));
    assert_eq!(listener.got().len(), 0);
}

#[tokio::test]
async fn a_turn_that_was_known_before_somebody_asked_to_be_told_is_no_news() {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (ada, lin, table) = two_people(&told.site).await;
    give(&ada, &listener).await;
    // All tables are looked through, more than once.
    pass(Duration::from_hours(1)).await;
    pass(Duration::from_hours(1)).await;
    let mut number = 0;
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&person(&ada).await, &table).await;
    assert_eq!(listener.got().len(), 0);
}

/// Opens a site over a file, as a server would.
async fn over_file(file: &Path) -> Told {
    Told::over(Arc::new(Sqlite::open(file).unwrap()), webhooks(anywhere)).await
}

#[tokio::test]
async fn a_message_outlives_the_server_that_wrote_it_and_is_sent_once() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let listener = Listener::answering(NO_CONTENT).await;
    let told = over_file(&file).await;
    let (ada, lin, table) = two_people(&told.site).await;
    give(&ada, &listener).await;
    let (me, mut number) = (person(&ada).await, 0);
    play_turn(&ada, &table, 0, &mut number).await;
    play_turn(&lin, &table, 1, &mut number).await;
    let turn = told.announced(&me, &table).await;
    let cookie = ada.cookie.clone();
    drop((ada, lin));
    stop(told).await;
    pass(A_WHILE).await;
    let told = over_file(&file).await;
    until("it is sent", async || listener.got().len() == 1).await;
    told.settled(&me).await;
    stop(told).await;
    // A server that starts looks through all tables, and knows what has been told.
    let told = over_file(&file).await;
    let ada = Guest { site: told.site.clone(), cookie, language: "en" };
    assert_eq!(person(&ada).await, me);
    pass(A_WHILE).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    assert_eq!(told.messages(&me).await, [(table_id(&table), turn, false)]);
    assert_eq!(listener.got().len(), 1);
}

/// Ends a server, and waits until its file is free.
async fn stop(told: Told) {
    let store = Arc::downgrade(&told.store);
    drop(told);
    until("the file is closed", async || store.strong_count() == 0).await;
}

#[tokio::test]
async fn a_move_that_a_dying_server_did_not_tell_of_is_found_by_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let listener = Listener::answering(NO_CONTENT).await;
    let told = over_file(&file).await;
    let (ada, lin, table) = two_people(&told.site).await;
    give(&ada, &listener).await;
    let (me, mut number) = (person(&ada).await, 0);
    play_turn(&ada, &table, 0, &mut number).await;
    drop((ada, told));
    // Served by one that tells nobody.
    let (cookie, language) = (lin.cookie.clone(), lin.language);
    drop(lin);
    let mut store = Sqlite::open(&file);
    while store.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
        store = Sqlite::open(&file);
    }
    let silent = crate::site::guest::site_over(Arc::new(store.unwrap())).await;
    let lin = Guest { site: silent, cookie, language };
    play_turn(&lin, &table, 1, &mut number).await;
    drop(lin);
    let mut store = Sqlite::open(&file);
    while store.is_err() {
        tokio::time::sleep(Duration::from_millis(10)).await;
        store = Sqlite::open(&file);
    }
    let told = Told::over(Arc::new(store.unwrap()), webhooks(anywhere)).await;
    told.announced(&me, &table).await;
    pass(A_WHILE).await;
    told.settled(&me).await;
    assert_eq!(listener.got().len(), 1);
}

#[tokio::test]
async fn of_two_servers_over_a_database_one_tells() {
    let database = store_testing::shared().new_database();
    let listener = Listener::answering(NO_CONTENT).await;
    let mut servers = vec![];
    for _ in 0..2 {
        let store = Arc::new(Postgres::connect(&database).await.unwrap());
        servers.push(Told::over(store, webhooks(anywhere)).await);
    }
    // Ten tables, at both of them.
    let mut awaited = vec![];
    for at in 0..10 {
        let (one, other) = (&servers[at % 2], &servers[1 - at % 2]);
        let (ada, lin, table) = two_people(&one.site).await;
        give(&ada, &listener).await;
        let mut number = 0;
        play_turn(&ada, &table, 0, &mut number).await;
        play_turn(&lin, &table, 1, &mut number).await;
        let me = person(&ada).await;
        one.announced(&me, &table).await;
        // Both have the room, and hear of everything.
        ada.at(&other.site).get(&table).await;
        awaited.push(me);
    }
    // Due now: a clock that jumps is nothing for connections to a database.
    store_testing::shared().sql(&database, "UPDATE messages SET due = 0");
    for me in &awaited {
        servers[0].settled(me).await;
    }
    let sent = [servers[0].count("webhook", "sent").await, servers[1].count("webhook", "sent").await];
    assert_eq!((listener.got().len(), sent[0] + sent[1]), (10, 10), "{sent:?}");
    let mut tables: Vec<String> =
        listener.got().iter().map(|posted| posted.body["url"].to_string()).collect();
    tables.sort_unstable();
    tables.dedup();
    assert_eq!(tables.len(), 10);
}

#[tokio::test]
async fn whoever_is_at_the_table_by_another_server_is_not_told() {
    let database = store_testing::shared().new_database();
    let listener = Listener::answering(NO_CONTENT).await;
    let store = Arc::new(Postgres::connect(&database).await.unwrap());
    let told = Told::over(store, webhooks(anywhere)).await;
    let other = Arc::new(Postgres::connect(&database).await.unwrap());
    let other = crate::site::guest::site_over(other).await;
    let (ada, lin, table) = two_people(&told.site).await;
    give(&ada, &listener).await;
    let (me, mut number) = (person(&ada).await, 0);
    play_turn(&ada, &table, 0, &mut number).await;
    let here = Stream::open(&ada.at(&other), &table).await;
    until("it is known that she is there", async || {
        !lin.get(&table).await.between("id=\"seat-0\"", "</li>").contains("away")
    })
    .await;
    play_turn(&lin, &table, 1, &mut number).await;
    told.announced(&me, &table).await;
    store_testing::shared().sql(&database, "UPDATE messages SET due = 0");
    told.settled(&me).await;
    assert_eq!(listener.got().len(), 0);
    drop(here);
}

/// What Ada and Lin are told of when both have planned in secret and when, with these plans.
async fn told_of(plans: [[&str; 5]; 2], times: usize) -> (Vec<Vec<(usize, bool)>>, Vec<serde_json::Value>) {
    let (told, listener) = (Told::start(webhooks(anywhere)).await, Listener::answering(NO_CONTENT).await);
    let (players, table) = generals(&told.site).await;
    let mut people = vec![];
    for (name, player) in ["Ada", "Lin"].into_iter().zip(&players) {
        assert_eq!(player.post("/me/name", &format!("name={name}")).await.status, StatusCode::SEE_OTHER);
        give(player, &listener).await;
        people.push(person(player).await);
    }
    for (seat, player) in players.iter().enumerate() {
        send(player, &table, "play", seat, "&action=warlord+raid").await;
    }
    let mut seen = vec![];
    let mut look = async |told: &Told| {
        for me in &people {
            let messages = told.messages(me).await;
            seen.push(messages.into_iter().map(|(_, turn, due)| (turn, due)).collect::<Vec<_>>());
        }
    };
    for me in &people {
        told.announced(me, &table).await;
    }
    look(&told).await;
    // Plans are made, and changed more or less often.
    for time in 0..times {
        draft(&players[0], &table, 100 + 10 * time, plans[(time + times + 1) % 2]).await;
        pass(Duration::from_secs(3)).await;
    }
    pass(Duration::from_secs(120 - 3 * times as u64 + 6)).await;
    for me in &people {
        told.settled(me).await;
    }
    look(&told).await;
    let id = table_id(&table);
    let mut posted: Vec<serde_json::Value> = listener
        .got()
        .into_iter()
        .map(|posted| serde_json::from_str(&posted.body.to_string().replace(id.as_str(), "ID")).unwrap())
        .collect();
    posted.sort_by_key(ToString::to_string);
    (seen, posted)
}

#[tokio::test]
async fn nothing_tells_of_what_is_decided_in_secret() {
    let (one, other) = (["1", "2", "3", "4", "5"], ["6", "5", "4", "3", "2"]);
    let expected = told_of([one, other], 1).await;
    assert_eq!(expected.1.len(), 2, "both are waited for: {expected:?}");
    assert_eq!(told_of([other, one], 1).await, expected);
    assert_eq!(told_of([one, other], 4).await, expected);
    assert_eq!(told_of([one, other], 0).await, expected, "nor whether a plan has been made at all");
}
