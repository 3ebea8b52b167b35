//! Servers are killed at random while people play: nothing that was acknowledged is lost or doubled, and everybody goes
//! on at another server.

use super::{Pair, start};
use crate::server::Server;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// How many servers are killed; hundreds, in a long run.
const KILLS: usize = 30;
const SERVERS: usize = 3;
const PAIRS: usize = 4;

#[test]
fn nothing_acknowledged_is_lost_or_doubled_however_many_servers_are_killed() {
    let database = store_testing::shared().new_database();
    let mut servers: Vec<Server> = (0..SERVERS).map(|_| start(&database)).collect();
    let mut pairs: Vec<Pair> =
        (0..PAIRS).map(|pair| Pair::sit_down(&servers[pair % SERVERS], pair)).collect();
    let addresses = Mutex::new(servers.iter().map(|server| server.address.clone()).collect::<Vec<_>>());
    let over = AtomicBool::new(false);
    let moves: usize = thread::scope(|scope| {
        let playing: Vec<_> =
            pairs.iter_mut().map(|pair| scope.spawn(|| play_on(pair, &addresses, &over))).collect();
        for kill in 0..KILLS {
            let victim = kill * 7 % SERVERS;
            servers[victim].kill();
            servers[victim] = start(&database);
            addresses.lock().unwrap()[victim].clone_from(&servers[victim].address);
        }
        over.store(true, Ordering::SeqCst);
        playing.into_iter().map(|pair| pair.join().unwrap()).sum()
    });
    println!("{KILLS} kills during {moves} moves");
    for pair in &pairs {
        assert_eq!(pair.log(store_testing::shared(), &database), pair.acknowledged);
        assert!(pair.acknowledged.len() > KILLS / 4, "{}", pair.acknowledged.len());
    }
}

/// Plays until it is over, each move at another server, and at the next one if that does not answer.
fn play_on(pair: &mut Pair, addresses: &Mutex<Vec<String>>, over: &AtomicBool) -> usize {
    let mut turn = pair.name;
    let mut next = || {
        turn += 1;
        addresses.lock().unwrap()[turn % SERVERS].clone()
    };
    while !over.load(Ordering::SeqCst) {
        let Ok(click) = pair.decide(&next()) else { continue };
        let Some(click) = click else { break };
        // The same click, until there is an answer.
        let status = loop {
            match pair.send(&next(), &click) {
                Ok(status) if status < 500 => break status,
                _ => thread::yield_now(),
            }
        };
        match status {
            303 => pair.acknowledged.push(click.token().to_owned()),
            // The server that was asked had not heard of the last move.
            status => assert!([409, 422].contains(&status), "{status}"),
        }
    }
    pair.acknowledged.len()
}
