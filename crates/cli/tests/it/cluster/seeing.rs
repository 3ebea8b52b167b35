//! What is played at one server is seen at all others.

use super::{Pair, start};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;
use std::time::{Duration, Instant};
use store_testing::shared;

const MOVES: usize = 20;

/// Far more than the promised 50 ms, for machines that have more to do.
const BOUND: Duration = Duration::from_secs(2);

#[test]
fn a_viewer_at_another_server_sees_every_move() {
    let database = shared().new_database();
    let servers = [start(&database), start(&database)];
    let mut pair = Pair::sit_down(&servers[0], 2);
    pair.play(&servers[0]);
    let host = servers[1].address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    stream.set_read_timeout(Some(super::PATIENCE)).unwrap();
    write!(
        stream,
        "GET {}/live HTTP/1.1\r\nhost: {host}\r\ncookie: {}\r\n\r\n",
        pair.table, pair.guest.cookie
    )
    .unwrap();
    let mut lines = BufReader::new(stream).lines().map(Result::unwrap);
    let mut next_push = || lines.find(|line| line.starts_with("data:")).map(|_| Instant::now()).unwrap();
    next_push();
    let mut times: Vec<Duration> = (0..MOVES)
        .map(|_| {
            pair.play(&servers[0]);
            let acknowledged = Instant::now();
            next_push().saturating_duration_since(acknowledged)
        })
        .collect();
    times.sort_unstable();
    println!("from the acknowledgement to the viewer at another server: {times:?}");
    assert!(times[MOVES / 2] < BOUND, "{times:?}");
}
