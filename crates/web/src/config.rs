//! What whoever runs the site decides: how fast bots are seen to move, whom to believe, and how much is allowed.

use crate::proxy::Proxies;
use std::time::Duration;

/// How long a bot's move waits before it is seen, so that people can follow.
pub const PACE: Duration = Duration::from_millis(900);

/// Everything that can be decided about a site. The defaults are for a small server that faces the internet.
#[derive(Debug, Clone)]
pub struct Config {
    /// How long a bot's move waits before it is seen.
    pub pace: Duration,
    pub proxies: Proxies,
    pub limits: Limits,
    /// How often one may ask; `None` for as often as one likes.
    pub rates: Option<Rates>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            pace: PACE,
            proxies: Proxies::default(),
            limits: Limits::default(),
            rates: Some(Rates::default()),
        }
    }
}

/// How many connections and streams there may be, and how long a connection may take for what.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Open connections in all.
    pub connections: usize,
    /// Open connections of one address; a trusted proxy may have as many as there may be in all.
    pub connections_per_address: usize,
    /// Live streams in all.
    pub streams: usize,
    pub streams_per_address: usize,
    pub streams_per_person: usize,
    /// From the first byte of a request (or from the connection) to the end of its headers.
    pub header_timeout: Duration,
    /// From the end of the headers until the whole body is there and the answer is known.
    pub body_timeout: Duration,
    /// How long a connection stays open without a request.
    pub idle_timeout: Duration,
    /// How long an answer may take to be fetched. Live streams take as long as they like, unless nobody reads them.
    pub answer_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4000,
            connections_per_address: 100,
            streams: 3000,
            // A school behind one address; a browser needs one or two.
            streams_per_address: 80,
            streams_per_person: 16,
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(20),
            idle_timeout: Duration::from_mins(1),
            answer_timeout: Duration::from_mins(1),
        }
    }
}

/// How many requests a second a person may make in the long run, and eight times as many at once. An address may make
/// four times as many, shared by the people behind it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    pub reads: std::num::NonZeroU32,
    pub writes: std::num::NonZeroU32,
}

impl Default for Rates {
    fn default() -> Rates {
        let number = |number| std::num::NonZeroU32::new(number).unwrap_or(std::num::NonZeroU32::MIN);
        Rates { reads: number(60), writes: number(10) }
    }
}
