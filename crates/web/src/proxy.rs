//! Where a request comes from: the peer of the connection, or whatever client a trusted proxy names. Nobody else is
//! believed, because a header costs nothing to forge.

use crate::App;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::HeaderMap;
use axum::http::header::FORWARDED;
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;
use std::fmt;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::str::FromStr;
use std::sync::Once;

/// Which proxies are trusted, and which header they use.
#[derive(Debug, Clone, Default)]
pub struct Proxies {
    pub trusted: Vec<TrustedProxy>,
    pub header: ForwardingHeader,
}

/// A proxy, or a network of proxies, that may name the client of a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TrustedProxy {
    /// All in this network.
    Network(IpNet),
    /// Whoever can open our Unix socket.
    Unix,
}

/// The header in which a proxy names its client. Only one is read: a proxy passes on headers that it does not know, so
/// a client could write the other one itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ForwardingHeader {
    /// `X-Forwarded-For` and `X-Forwarded-Proto`.
    #[default]
    XForwarded,
    /// `Forwarded`, as in RFC 7239.
    Forwarded,
}

/// The other end of a connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Peer {
    Address(IpAddr),
    Unix,
}

/// The client that sent a request, as far as the network tells.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Client {
    /// An IPv4 address, or a network of 2^64 IPv6 addresses: what one customer of a provider gets.
    pub network: IpAddr,
    /// Whether the client's browser speaks HTTPS.
    pub https: bool,
}

impl Client {
    /// The client of this request; every route is behind [`identify`].
    pub fn of(request: &Request) -> Client {
        let here = Client { network: Ipv4Addr::LOCALHOST.into(), https: false };
        request.extensions().get().copied().unwrap_or(here)
    }
}

/// Middleware: finds out where a request comes from.
pub async fn identify(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = peer(&request);
    if request.headers().contains_key("x-forwarded-for") && !app.proxies.trusts(peer) {
        warn_once(peer);
    }
    let client = app.proxies.client(peer, request.headers());
    request.extensions_mut().insert(client);
    next.run(request).await
}

/// All clients of a proxy that is not trusted count as one. The operator should know, and once is enough.
fn warn_once(peer: Peer) {
    static WARNED: Once = Once::new();
    WARNED
        .call_once(|| tracing::warn!(?peer, "a proxy that is not among the trusted ones forwards requests"));
}

fn peer(request: &Request) -> Peer {
    let extensions = request.extensions();
    let address = extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip());
    let peer = extensions.get().copied().or(address.map(Peer::Address));
    peer.unwrap_or(Peer::Address(Ipv4Addr::LOCALHOST.into()))
}

impl Proxies {
    /// Whether this peer may name the client of a request.
    pub fn trusts(&self, peer: Peer) -> bool {
        self.trusted.iter().any(|trusted| match (trusted, peer) {
            (TrustedProxy::Network(network), Peer::Address(address)) => {
                network.contains(&address.to_canonical())
            }
            (TrustedProxy::Unix, Peer::Unix) => true,
            _ => false,
        })
    }

    /// The client of a request that came from this peer: the last address in the chain that is not a trusted proxy.
    pub fn client(&self, peer: Peer, headers: &HeaderMap) -> Client {
        let direct = match peer {
            Peer::Address(address) => address,
            Peer::Unix => Ipv4Addr::LOCALHOST.into(),
        };
        if !self.trusts(peer) {
            return Client { network: network_of(direct), https: false };
        }
        let (addresses, https) = match self.header {
            ForwardingHeader::XForwarded => {
                let hops = listed(headers, "x-forwarded-for").iter().map(|hop| read_address(hop)).collect();
                (hops, listed(headers, "x-forwarded-proto").last().is_some_and(|proto| proto == "https"))
            }
            ForwardingHeader::Forwarded => {
                let hops = listed(headers, FORWARDED.as_str());
                let addresses =
                    hops.iter().map(|hop| parameter(hop, "for").and_then(|hop| read_address(&hop))).collect();
                (addresses, hops.last().and_then(|hop| parameter(hop, "proto")).as_deref() == Some("https"))
            }
        };
        Client { network: network_of(self.last_untrusted(direct, addresses)), https }
    }

    /// Follows the chain of proxies back from the peer, as far as each is trusted. It ends at a hop that cannot be read:
    /// the last proxy we know then stands for whoever is behind it.
    fn last_untrusted(&self, peer: IpAddr, hops: Vec<Option<IpAddr>>) -> IpAddr {
        let mut client = peer;
        for hop in hops.into_iter().rev() {
            let Some(hop) = hop else { break };
            client = hop;
            if !self.trusts(Peer::Address(hop)) {
                break;
            }
        }
        client
    }
}

/// What one customer of a provider gets: an IPv4 address, or all IPv6 addresses with the same first half.
pub fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => address.into(),
        IpAddr::V6(address) => Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX)).into(),
    }
}

/// The elements of a header, in all its lines, from left to right.
fn listed(headers: &HeaderMap, name: &str) -> Vec<String> {
    let lines = headers.get_all(name).into_iter().map(|line| line.to_str().unwrap_or("unreadable"));
    lines.flat_map(|line| line.split(',')).map(|element| element.trim().to_ascii_lowercase()).collect()
}

/// A parameter of an element of `Forwarded`.
fn parameter(element: &str, name: &str) -> Option<String> {
    let value = element.split(';').find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='));
    value.map(|value| value.trim_matches('"').to_owned())
}

/// An address, perhaps in brackets, perhaps with a port.
fn read_address(text: &str) -> Option<IpAddr> {
    let bare = text.strip_prefix('[').and_then(|rest| rest.split(']').next()).unwrap_or(text);
    bare.parse().ok().or_else(|| text.parse::<SocketAddr>().ok().map(|address| address.ip()))
}

/// The text names no proxy.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\u{201c}{0}\u{201d} is neither an address, nor a network such as 10.0.0.0/8, nor unix")]
pub struct InvalidProxy(String);

impl FromStr for TrustedProxy {
    type Err = InvalidProxy;

    fn from_str(text: &str) -> Result<TrustedProxy, InvalidProxy> {
        if text == "unix" {
            return Ok(TrustedProxy::Unix);
        }
        let network = text.parse().or_else(|_| text.parse::<IpAddr>().map(IpNet::from));
        network.map(TrustedProxy::Network).map_err(|_| InvalidProxy(text.to_owned()))
    }
}

impl fmt::Display for TrustedProxy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TrustedProxy::Network(network) => network.fmt(f),
            TrustedProxy::Unix => f.write_str("unix"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn proxies(header: ForwardingHeader) -> Proxies {
        let trusted = ["10.0.0.0/8", "2001:db8:1::/48", "unix"].map(|proxy| proxy.parse().unwrap());
        Proxies { trusted: trusted.to_vec(), header }
    }

    #[track_caller]
    fn check(
        header: ForwardingHeader,
        peer: Peer,
        lines: &[(&'static str, &str)],
        client: &str,
        https: bool,
    ) {
        let headers =
            lines.iter().map(|(name, value)| (name.parse().unwrap(), value.parse().unwrap())).collect();
        let found = proxies(header).client(peer, &headers);
        assert_eq!(found, Client { network: client.parse().unwrap(), https });
    }

    fn peer(address: &str) -> Peer {
        Peer::Address(address.parse().unwrap())
    }

    #[test]
    fn only_trusted_proxies_are_believed() {
        use ForwardingHeader::XForwarded;
        let forged = [("x-forwarded-for", "198.51.100.1"), ("x-forwarded-proto", "https")];
        check(XForwarded, peer("203.0.113.9"), &forged, "203.0.113.9", false);
        check(XForwarded, peer("10.1.2.3"), &forged, "198.51.100.1", true);
        check(XForwarded, peer("::ffff:10.1.2.3"), &forged, "198.51.100.1", true);
        check(XForwarded, Peer::Unix, &forged, "198.51.100.1", true);
        let direct = Proxies::default().client(Peer::Unix, &HeaderMap::new());
        assert_eq!(direct.network, IpAddr::V4(Ipv4Addr::LOCALHOST));
    }

    #[test]
    fn the_last_untrusted_address_is_the_client_whatever_it_wrote_itself() {
        use ForwardingHeader::{Forwarded, XForwarded};
        let near = peer("10.0.0.1");
        check(
            XForwarded,
            near,
            &[("x-forwarded-for", "1.1.1.1, 198.51.100.7, 10.0.0.2")],
            "198.51.100.7",
            false,
        );
        let lines = [("x-forwarded-for", "1.1.1.1"), ("x-forwarded-for", "198.51.100.7")];
        check(XForwarded, near, &lines, "198.51.100.7", false);
        check(XForwarded, near, &[("x-forwarded-for", "1.1.1.1, nonsense")], "10.0.0.1", false);
        check(XForwarded, near, &[("forwarded", "for=1.1.1.1")], "10.0.0.1", false);
        check(Forwarded, near, &[("x-forwarded-for", "1.1.1.1")], "10.0.0.1", false);
        let line = "for=1.1.1.1;proto=http, for=\"198.51.100.7:4711\";proto=https";
        check(Forwarded, near, &[("forwarded", line)], "198.51.100.7", true);
        check(Forwarded, near, &[("forwarded", "for=_hidden")], "10.0.0.1", false);
    }

    #[test]
    fn one_customer_is_one_client_over_ipv6_too() {
        use ForwardingHeader::{Forwarded, XForwarded};
        let near = peer("2001:db8:1::1");
        let line = [("x-forwarded-for", "2001:db8:2:3:4:5:6:7")];
        check(XForwarded, near, &line, "2001:db8:2:3::", false);
        let line = [("forwarded", "For=\"[2001:db8:2:3:4:5:6:7]:443\"")];
        check(Forwarded, near, &line, "2001:db8:2:3::", false);
    }
}
