//! A live stream of a table over plain HTTP, as a browser follows it.

use crate::server::Guest;
use std::io::{BufRead, BufReader, Lines, Write};
use std::net::TcpStream;

/// An open stream.
pub struct LiveStream {
    lines: Lines<BufReader<TcpStream>>,
}

impl LiveStream {
    /// Follows a table at a server, as somebody who has nothing of it yet.
    pub fn open(address: &str, guest: &Guest, table: &str) -> std::io::Result<LiveStream> {
        let host = address.strip_prefix("http://").unwrap();
        let mut stream = TcpStream::connect(host)?;
        stream.set_read_timeout(Some(super::PATIENCE))?;
        let cookie = &guest.cookie;
        write!(stream, "GET {table}/live HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\n\r\n")?;
        Ok(LiveStream { lines: BufReader::new(stream).lines() })
    }

    /// The id of the next event, which is the fingerprint of what the page shows with it; `None` when the stream has ended.
    pub fn next(&mut self) -> Option<String> {
        let mut id = None;
        for line in self.lines.by_ref().map_while(Result::ok) {
            if let Some(told) = line.strip_prefix("id:") {
                id = Some(told.trim().to_owned());
            } else if line.starts_with("data:") && id.is_some() {
                return id;
            }
        }
        None
    }
}
