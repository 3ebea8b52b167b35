//! What a server held for people who have gone goes back to the system.

use crate::server::{Guest, Server, rest};
use std::io::{Read, Write};
use std::net::{Shutdown, TcpStream};
use std::time::Duration;

/// How many people come, and how much more of the system's memory a server may hold once they have gone: a part of what
/// it took for them.
const PEOPLE: usize = 400;
const KEPT: f64 = 0.4;

/// The bytes of memory that a server holds now.
fn held(server: &Server) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{}/status", server.process.id())).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() * 1024.0
}

/// Somebody who follows a table; the connection that does it.
fn follow(address: &str, table: &str) -> TcpStream {
    let host = address.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET {table}/live HTTP/1.1\r\nhost: {host}\r\n\r\n").unwrap();
    let mut begun = [0; 1024];
    assert!(stream.read(&mut begun).unwrap() > 0);
    stream
}

#[test]
#[cfg(target_os = "linux")]
fn what_streams_took_goes_back_to_the_system_when_they_have_ended() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandate.db");
    let many = (2 * PEOPLE).to_string();
    let limits = ["--connections", "--connections-per-address", "--streams", "--streams-per-address"];
    let arguments = ["--data", file.to_str().unwrap(), "--reads-per-second", "100000"];
    let arguments: Vec<&str> =
        arguments.into_iter().chain(limits.into_iter().flat_map(|limit| [limit, &many])).collect();
    let server = Server::start(&arguments);
    let ada = Guest::new(&server.address);
    let opened = ada.post(&server.address, "/play/qin", &[]).unwrap();
    let table = opened.headers().get("location").unwrap().to_str().unwrap().to_owned();
    // What every server needs once it has by then.
    drop((0..20).map(|_| follow(&server.address, &table)).collect::<Vec<_>>());
    let before = held(&server);
    let streams: Vec<TcpStream> = (0..PEOPLE).map(|_| follow(&server.address, &table)).collect();
    let taken = held(&server) - before;
    assert!(taken > 1e6, "{taken} bytes for {PEOPLE} streams");
    for stream in streams {
        stream.shutdown(Shutdown::Write).unwrap();
        rest(stream);
    }
    let mut kept = taken;
    for _ in 0..600 {
        // Whoever looks shows that the server goes on.
        ada.page(&server.address, &table);
        kept = held(&server) - before;
        if kept < KEPT * taken {
            break;
        }
        std::thread::sleep(Duration::from_millis(100));
    }
    println!(
        "{} bytes for each of {PEOPLE} streams, of which {kept} of {taken} are kept",
        taken / PEOPLE as f64
    );
    assert!(kept < KEPT * taken, "{kept} of {taken} bytes are still held");
}
