//! Servers are killed at random while people play and watch: nothing that was acknowledged is lost or doubled, everybody
//! goes on at another server, and no bot keeps anybody waiting for longer than it takes to give its server up.
//!
//! A long run: `MANDATE_KILLS=300 cargo test -p cli --test it cluster::killing`. The seed of a run is printed, and
//! `MANDATE_SEED` repeats it.

use super::following::LiveStream;
use super::loner::{AGAINST_A_BOT, Loner};
use super::{AT_ONE_DEVICE, PATIENCE, Pair, start, tokens_of, try_to_open};
use crate::server::{Guest, Server, attribute};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant, SystemTime};
use store_testing::shared;

/// How many servers are killed, unless somebody asks for more.
const KILLS: usize = 30;
const SERVERS: usize = 3;
const PAIRS: usize = 4;
const LONERS: usize = 2;

/// After so many kills, all bots must have gone on before the next.
const CALM: usize = 10;

/// How long a bot may take after a kill: three times the five seconds that are promised, for machines that have more to do.
const LONGEST_PAUSE: Duration = Duration::from_secs(15);

/// Numbers that follow from a seed (`SplitMix64`).
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % count as u64) as usize
    }

    /// One server, or two of them.
    fn victims(&mut self) -> Vec<usize> {
        let first = self.below(SERVERS);
        match self.below(5) {
            0 => vec![first, (first + 1 + self.below(SERVERS - 1)) % SERVERS],
            _ => vec![first],
        }
    }
}

/// A number from the environment.
fn asked(variable: &str) -> Option<u64> {
    std::env::var(variable).ok().map(|text| text.parse().unwrap())
}

/// Where the servers can be reached that are alive.
struct Addresses(Mutex<Vec<String>>);

impl Addresses {
    fn at(&self, number: usize) -> String {
        self.0.lock().unwrap()[number % SERVERS].clone()
    }

    fn set(&self, number: usize, address: &str) {
        address.clone_into(&mut self.0.lock().unwrap()[number]);
    }
}

/// What was played at one table.
struct Match {
    table: String,
    acknowledged: Vec<String>,
}

#[test]
fn nothing_acknowledged_is_lost_or_doubled_however_many_servers_are_killed() {
    let kills = asked("MANDATE_KILLS").map_or(KILLS, |kills| kills as usize);
    let now = SystemTime::UNIX_EPOCH.elapsed().unwrap();
    let seed = asked("MANDATE_SEED").unwrap_or(now.as_nanos() as u64);
    println!("MANDATE_SEED={seed}");
    let mut dice = Dice(seed);
    let database = shared().new_database();
    let mut servers: Vec<Server> = (0..SERVERS).map(|_| start(&database)).collect();
    let pairs: Vec<Pair> = (0..PAIRS).map(|pair| Pair::sit_down(&servers[pair % SERVERS], pair)).collect();
    let loners: Vec<Loner> = (0..LONERS).map(|loner| Loner::sit_down(&servers[loner % SERVERS])).collect();
    let answered: Vec<AtomicUsize> = loners.iter().map(|_| AtomicUsize::new(0)).collect();
    let viewer = Viewer::of(&pairs[0]);
    let addresses = Addresses(Mutex::new(servers.iter().map(|server| server.address.clone()).collect()));
    let (over, unwatched) = (AtomicBool::new(false), AtomicBool::new(false));
    let matches: Vec<Match> = thread::scope(|scope| {
        scope.spawn(|| viewer.watch(&addresses, &unwatched));
        let playing: Vec<_> =
            pairs.into_iter().map(|pair| scope.spawn(|| play_on(pair, &addresses, &over))).collect();
        for (loner, answered) in loners.into_iter().zip(&answered) {
            let (addresses, over) = (&addresses, &over);
            scope.spawn(move || play_against_bots(loner, addresses, over, answered));
        }
        let (mut killed, mut doubles, mut pauses) = (0, 0, vec![]);
        while killed < kills {
            let (victims, before) = (dice.victims(), killed);
            for &victim in &victims {
                servers[victim].kill();
            }
            let died = Instant::now();
            for &victim in &victims {
                servers[victim] = start(&database);
                addresses.set(victim, &servers[victim].address);
            }
            killed += victims.len();
            doubles += usize::from(victims.len() == 2);
            if killed / CALM > before / CALM {
                pauses.push(until_all_went_on(&answered, died));
            }
        }
        over.store(true, Ordering::SeqCst);
        let matches: Vec<Match> = playing.into_iter().flat_map(|pair| pair.join().unwrap()).collect();
        viewer.has_seen_all(&addresses);
        unwatched.store(true, Ordering::SeqCst);
        // The stream that is open ends with its server.
        servers.iter_mut().for_each(Server::kill);
        println!("{killed} kills, {doubles} times two at once, during {} matches", matches.len());
        let at = viewer.streams.load(Ordering::SeqCst);
        println!("a viewer went on {at} times; bots went on {pauses:?} after a kill");
        assert!(at > 1, "its server was killed at least once");
        assert!(pauses.iter().all(|pause| *pause < LONGEST_PAUSE), "{pauses:?}");
        matches
    });
    for Match { table, acknowledged } in &matches {
        assert_eq!(tokens_of(shared(), &database, table), *acknowledged);
    }
    let moves: usize = matches.iter().map(|played| played.acknowledged.len()).sum();
    assert!(moves > PAIRS * kills / 4, "{moves}");
}

/// Waits until every bot has answered since a server died; how long that took.
fn until_all_went_on(answered: &[AtomicUsize], died: Instant) -> Duration {
    let counts = || answered.iter().map(|count| count.load(Ordering::SeqCst)).collect::<Vec<_>>();
    let before = counts();
    while counts().iter().zip(&before).any(|(now, before)| now <= before) {
        assert!(died.elapsed() < PATIENCE, "a bot stands still");
        thread::sleep(Duration::from_millis(5));
    }
    died.elapsed()
}

/// Plays until it is over, each move at another server, and at the next one if that does not answer; one match after the
/// other.
fn play_on(mut pair: Pair, addresses: &Addresses, over: &AtomicBool) -> Vec<Match> {
    let mut turn = pair.name;
    let mut next = || {
        turn += 1;
        addresses.at(turn)
    };
    let mut matches = vec![];
    while !over.load(Ordering::SeqCst) {
        let Ok(click) = pair.decide(&next()) else { continue };
        let Some(click) = click else {
            let Ok(table) = try_to_open(&pair.guest, &next(), &AT_ONE_DEVICE) else { continue };
            let table = std::mem::replace(&mut pair.table, table);
            matches.push(Match { table, acknowledged: std::mem::take(&mut pair.acknowledged) });
            continue;
        };
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
    matches.push(Match { table: pair.table, acknowledged: pair.acknowledged });
    matches
}

/// Plays against a bot until it is over, at whatever server answers, and counts what the bot has answered.
fn play_against_bots(mut loner: Loner, addresses: &Addresses, over: &AtomicBool, answered: &AtomicUsize) {
    let mut turn = 0;
    let mut was_my_turn = true;
    while !over.load(Ordering::SeqCst) {
        turn += 1;
        let address = addresses.at(turn);
        let Ok(page) = loner.guest.try_page(&address, &loner.table) else { continue };
        if page.contains("class=\"ending\"") {
            if let Ok(table) = try_to_open(&loner.guest, &address, &AGAINST_A_BOT) {
                loner.table = table;
            }
            continue;
        }
        let is_my_turn = attribute(&page, "data-legal").is_some_and(|legal| !legal.is_empty());
        answered.fetch_add(usize::from(is_my_turn && !was_my_turn), Ordering::SeqCst);
        was_my_turn = is_my_turn;
        if is_my_turn {
            // If that is not heard, the next page tells whether it was taken.
            let _ = loner.try_to_play(&address, &page);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// Somebody who follows a table for as long as anything happens there.
struct Viewer {
    guest: Guest,
    table: String,
    /// How many streams have been opened.
    streams: AtomicUsize,
    /// The fingerprint of what was seen last.
    seen: Mutex<String>,
}

impl Viewer {
    fn of(pair: &Pair) -> Viewer {
        let guest = Guest { agent: pair.guest.agent.clone(), cookie: pair.guest.cookie.clone() };
        Viewer { guest, table: pair.table.clone(), streams: AtomicUsize::new(0), seen: Mutex::default() }
    }

    /// Follows the table; when the stream ends, at the next server.
    fn watch(&self, addresses: &Addresses, unwatched: &AtomicBool) {
        for turn in 0.. {
            if unwatched.load(Ordering::SeqCst) {
                return;
            }
            let Ok(mut stream) = LiveStream::open(&addresses.at(turn), &self.guest, &self.table) else {
                continue;
            };
            while let Some(seen) = stream.next() {
                *self.seen.lock().unwrap() = seen;
            }
            self.streams.fetch_add(1, Ordering::SeqCst);
        }
    }

    /// Waits until the viewer sees what somebody sees who comes just now, at whatever server.
    fn has_seen_all(&self, addresses: &Addresses) {
        for server in 0..SERVERS {
            super::until("the viewer sees what there is", || {
                let now = LiveStream::open(&addresses.at(server), &self.guest, &self.table).ok()?.next();
                (now.as_ref() == Some(&*self.seen.lock().unwrap())).then_some(())
            });
        }
    }
}
