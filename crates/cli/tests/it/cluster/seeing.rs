//! What is played at one server is seen at all others.

use super::following::LiveStream;
use super::{Pair, open, start, until};
use crate::server::Guest;
use std::time::Instant;
use store_testing::shared;

const MOVES: usize = 20;

/// A move comes to the other server as soon as it is written, not when somebody happens to look: within a few times as long
/// as it takes to play it, however busy the machine is.
const FEW: u32 = 5;

#[test]
fn a_viewer_at_another_server_sees_every_move() {
    let database = shared().new_database();
    let servers = [start(&database), start(&database)];
    let mut pair = Pair::sit_down(&servers[0], 2);
    pair.play(&servers[0]);
    let mut stream = LiveStream::open(&servers[1].address, &pair.guest, &pair.table).unwrap();
    let mut next_push = || stream.next().map(|_| Instant::now()).unwrap();
    next_push();
    let (mut played, mut seen) = (vec![], vec![]);
    for _ in 0..MOVES {
        let begun = Instant::now();
        pair.play(&servers[0]);
        let acknowledged = Instant::now();
        played.push(acknowledged - begun);
        seen.push(next_push().saturating_duration_since(acknowledged));
    }
    played.sort_unstable();
    seen.sort_unstable();
    println!("moves took {played:?}, and came to the viewer at another server {seen:?} later");
    assert!(seen[MOVES / 2] < FEW * played[MOVES / 2], "{seen:?} after {played:?}");
}

#[test]
fn who_is_at_another_server_is_there() {
    let database = shared().new_database();
    let servers = [start(&database), start(&database)];
    let (ada, lin) = (Guest::new(&servers[0].address), Guest::new(&servers[1].address));
    let table = open(&ada, &servers[0], &[("seat-0", "me"), ("seat-1", "friend"), ("open", "yes")]);
    lin.post(&servers[1].address, &format!("{table}/join"), &[("seat", "1")]).unwrap();
    let presence = |said: &str| {
        let page = ada.page(&servers[0].address, &table);
        let plate = page.split("id=\"plate-1\"").nth(1).unwrap().split("</li>").next().unwrap();
        plate.contains(&format!("presence {said}")).then_some(())
    };
    let _adas = LiveStream::open(&servers[0].address, &ada, &table);
    until("nobody has heard of Lin yet", || presence("gone"));
    let lins = LiveStream::open(&servers[1].address, &lin, &table);
    until("Lin is seen at the other server", || presence("here"));
    drop(lins);
    until("Lin is gone there too", || presence("gone"));
}

#[test]
fn what_is_said_at_one_server_is_read_at_another_and_so_is_that_it_is_forgotten() {
    let database = shared().new_database();
    let servers = [start(&database), start(&database)];
    let (ada, lin) = (Guest::new(&servers[0].address), Guest::new(&servers[1].address));
    let table = open(&ada, &servers[0], &[("seat-0", "me"), ("seat-1", "friend"), ("open", "yes")]);
    lin.post(&servers[1].address, &format!("{table}/join"), &[("seat", "1")]).unwrap();
    let reads = |words: &str| ada.page(&servers[0].address, &table).contains(words);
    // The room is in memory at the first server, and nothing happens there but that somebody looks.
    let _adas = LiveStream::open(&servers[0].address, &ada, &table);
    until("Lin has joined", || reads("id=\"say\"").then_some(()));
    let said = [("seat", "1"), ("text", "Over here"), ("token", "aaaaaaaaaaaaaaaa")];
    lin.post(&servers[1].address, &format!("{table}/say"), &said).unwrap();
    until("what Lin said is read at the other server", || reads("Over here").then_some(()));
    lin.post(&servers[1].address, "/me/delete", &[]).unwrap();
    until("it is forgotten there too", || (!reads("Over here")).then_some(()));
}
