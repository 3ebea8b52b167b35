//! Several servers over one database, as processes of their own: they are killed, paused and cut off while people play.

mod following;
mod loner;
mod killing;
mod driving;
mod database;
mod seeing;
mod starting;
mod versions;
mod thinking;
mod copying;

use crate::server::{Guest, Server, attribute, legal};
use std::thread;
use std::time::{Duration, Instant};

/// How long a test waits for something before it says that it does not come: far longer than what is promised, for
/// machines that have more to do.
const PATIENCE: Duration = Duration::from_mins(1);

/// Starts a server over a database.
fn start(database: &str) -> Server {
    Server::start(&[&["--store", database, "--log", "error"], &HURRIED[..]].concat())
}

/// The rates of a server that tells nobody to slow down.
const HURRIED: [&str; 4] = ["--reads-per-second", "1000000", "--writes-per-second", "1000000"];

/// Two people at one device, who play Qin by the forms of the page.
struct Pair {
    guest: Guest,
    table: String,
    /// The tokens of all that was acknowledged, in order.
    acknowledged: Vec<String>,
    /// What makes the tokens of this pair.
    name: usize,
    sent: usize,
}

/// How two people sit down at one device.
const AT_ONE_DEVICE: [(&str, &str); 3] = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Lin")];

/// A decision that can be sent again.
struct Click {
    form: Vec<(&'static str, String)>,
}

impl Click {
    fn token(&self) -> &str {
        &self.form[0].1
    }
}

impl Pair {
    fn sit_down(server: &Server, name: usize) -> Pair {
        let guest = Guest::new(&server.address);
        let table = open(&guest, server, &AT_ONE_DEVICE);
        Pair { guest, table, acknowledged: vec![], name, sent: 0 }
    }

    /// What is to be decided at a server; `None` when the match is over.
    fn decide(&mut self, address: &str) -> Result<Option<Click>, ureq::Error> {
        let curtain = self.guest.try_page(address, &self.table)?;
        let Some(seat) = curtain.split("?as=").nth(1).map(|rest| rest[..1].to_owned()) else {
            assert!(curtain.contains("class=\"ending\""), "{curtain}");
            return Ok(None);
        };
        let page = self.guest.try_page(address, &format!("{}?as={seat}", self.table))?;
        self.sent += 1;
        // It may be the other's turn by now.
        let legal = legal(&page);
        let action = legal.get(self.sent * 31 % legal.len().max(1)).cloned().unwrap_or_default();
        let version = attribute(&page, "data-version").unwrap();
        let form = vec![
            ("token", token(self.name, self.sent)),
            ("seat", seat),
            ("version", version),
            ("action", action),
        ];
        Ok(Some(Click { form }))
    }

    /// Sends a click; its status.
    fn send(&self, address: &str, click: &Click) -> Result<u16, ureq::Error> {
        let form: Vec<(&str, &str)> =
            click.form.iter().map(|(name, value)| (*name, value.as_str())).collect();
        Ok(self.guest.post(address, &format!("{}/play", self.table), &form)?.status().as_u16())
    }

    /// Plays once at a server that is well.
    fn play(&mut self, server: &Server) {
        until("a move is taken", || {
            let click = self.decide(&server.address).unwrap()?;
            let status = self.send(&server.address, &click).unwrap();
            // This server had not heard of the last move when it was asked.
            if [409, 422].contains(&status) {
                return None;
            }
            assert_eq!(status, 303);
            self.acknowledged.push(click.token().to_owned());
            Some(())
        });
    }

    /// The tokens in the log.
    fn log(&self, cluster: &store_testing::Cluster, database: &str) -> Vec<String> {
        tokens_of(cluster, database, &self.table)
    }
}

/// The tokens in the log of a table.
fn tokens_of(cluster: &store_testing::Cluster, database: &str, table: &str) -> Vec<String> {
    let log = format!("SELECT token FROM entries WHERE table_id = '{}' ORDER BY number", id(table));
    cluster.sql(database, &log).lines().map(str::to_owned).collect()
}

/// The id of a table, given its path.
fn id(table: &str) -> &str {
    table.rsplit('/').next().unwrap()
}

/// Opens a table of Qin; its path.
fn open(guest: &Guest, server: &Server, seats: &[(&str, &str)]) -> String {
    try_to_open(guest, &server.address, seats).unwrap()
}

/// The same at a server that may be dying.
fn try_to_open(guest: &Guest, address: &str, seats: &[(&str, &str)]) -> Result<String, ureq::Error> {
    let opened = guest.post(address, "/new/qin", seats)?;
    let status = opened.status().as_u16();
    let location = opened.headers().get("location").and_then(|path| path.to_str().ok());
    location.map(str::to_owned).ok_or(ureq::Error::StatusCode(status))
}

/// A token that no other click has.
fn token(who: usize, number: usize) -> String {
    format!("{who:04}{number:012}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

/// Tries something until it gives an answer.
fn until<T>(what: &str, mut attempt: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(answer) = attempt() {
            return answer;
        }
        assert!(begun.elapsed() < PATIENCE, "it does not happen that {what}");
        thread::sleep(Duration::from_millis(5));
    }
}
