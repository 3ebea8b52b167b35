//! Where the server under load is: on this machine and nowhere else.

use super::trouble::LoadTrouble;
use hyper::Uri;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::str::FromStr;

/// An address of this machine that nobody else can reach: load is never put on other people's servers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Address(SocketAddr);

impl Address {
    pub fn socket(self) -> SocketAddr {
        self.0
    }
}

impl FromStr for Address {
    type Err = LoadTrouble;

    fn from_str(text: &str) -> Result<Address, LoadTrouble> {
        let refused = || LoadTrouble::NotLoopback(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| refused())?;
        let is_plain = uri.scheme_str() == Some("http") && uri.path() == "/" && uri.query().is_none();
        let authority = uri.authority().filter(|_| is_plain).ok_or_else(refused)?;
        let host = authority.host();
        let port =
            match authority.as_str().strip_prefix(host).map(|rest| rest.strip_prefix(':').unwrap_or(rest)) {
                Some("") => 80,
                port => port.and_then(|port| port.parse().ok()).ok_or_else(refused)?,
            };
        let host = if host == "localhost" {
            IpAddr::V4(Ipv4Addr::LOCALHOST)
        } else {
            host.trim_start_matches('[').trim_end_matches(']').parse().map_err(|_| refused())?
        };
        if !host.is_loopback() {
            return Err(refused());
        }
        Ok(Address((host, port).into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_this_machine_is_put_under_load() {
        for (text, address) in [
            ("http://127.0.0.1:8080", "127.0.0.1:8080"),
            ("http://127.0.0.1:8080/", "127.0.0.1:8080"),
            ("http://[::1]:81", "[::1]:81"),
            ("http://localhost", "127.0.0.1:80"),
        ] {
            assert_eq!(text.parse::<Address>().unwrap().socket(), address.parse().unwrap(), "{text}");
        }
        for text in [
            "",
            "127.0.0.1:8080",
            "https://127.0.0.1",
            "http://192.168.0.1:8080",
            "http://0.0.0.0:80",
            "http://example.org",
            "http://localhost.example.org",
            "http://127.0.0.1:8080/t/abc",
            "http://127.0.0.1:99999",
            "http://somebody@127.0.0.1:8080",
        ] {
            let trouble = text.parse::<Address>().unwrap_err();
            assert!(matches!(trouble, LoadTrouble::NotLoopback(_)), "{text}");
        }
    }
}
