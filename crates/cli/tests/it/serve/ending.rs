//! A server that is told to end does so by itself, with streams open and slow clients waiting. That it takes less than
//! two seconds is a promise of its timeouts, which do not compile otherwise.

use crate::server::{Guest, Server, rest};
use std::io::{BufRead, BufReader, Write};
use std::net::TcpStream;

fn send(server: &Server, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address.trim_start_matches("http://")).unwrap();
    stream.write_all(text.as_bytes()).unwrap();
    stream
}

#[test]
fn both_signals_end_the_server_whoever_is_still_there() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a.db");
    for signal in ["TERM", "INT"] {
        let mut server = Server::start(&["--data", data.to_str().unwrap()]);
        let guest = Guest::new(&server.address);
        let seats = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Lin")];
        let opened = guest.post(&server.address, "/new/qin", &seats).unwrap();
        let table = opened.headers().get("location").unwrap().to_str().unwrap().to_owned();
        let request = format!("GET {table}/live HTTP/1.1\r\nhost: table\r\ncookie: {}\r\n\r\n", guest.cookie);
        let mut watched = BufReader::new(send(&server, &request));
        let mut line = String::new();
        while !line.contains("event: table") {
            line.clear();
            assert!(watched.read_line(&mut line).unwrap() > 0);
        }
        // Nobody ever reads this one, and the others never finish what they say.
        let unread = send(&server, &request);
        let slow = [send(&server, "GET / HTTP/1.1\r\nx-slow: "), send(&server, "")];
        assert_eq!(server.end(signal), Some(0), "{signal}");
        let last = rest(watched);
        assert!(last.contains("retry: ") && last.ends_with("0\r\n\r\n"), "{last}");
        drop((unread, slow));
        let mut again = Server::start(&["--data", data.to_str().unwrap()]);
        assert_eq!(guest.get(&again.address, &table).status(), 200, "nothing is lost");
        again.kill();
    }
}
