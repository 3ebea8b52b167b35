//! The configuration of a site, decided by whoever runs it: the pace of bots, trusted proxies, limits.

use crate::heralds::Telling;
use crate::proxy::Proxies;
use std::time::Duration;

/// How long a bot pauses before its move is shown, so that people can follow.
pub const PACE: Duration = Duration::from_millis(900);

/// Everything that can be configured about a site. The defaults are for a small server that faces the internet.
///
/// ```
/// use std::time::Duration;
/// use web::{Config, Limits, Proxies};
///
/// // A server behind a proxy on the same machine, whose bots play at once.
/// let config = Config {
///     pace: Duration::ZERO,
///     proxies: Proxies { trusted: vec!["127.0.0.1".parse()?], ..Proxies::default() },
///     limits: Limits { connections: 10_000, ..Limits::default() },
///     ..Config::default()
/// };
/// assert!(config.rates.is_some(), "requests are limited unless one says otherwise");
/// # Ok::<(), web::InvalidProxy>(())
/// ```
#[derive(Debug, Clone)]
pub struct Config {
    /// How long a bot pauses before its move is shown.
    pub pace: Duration,
    pub proxies: Proxies,
    pub limits: Limits,
    /// How many requests are allowed; `None` for any number.
    pub rates: Option<Rates>,
    /// How people are told that others wait for them while they are away; `None` if they are not.
    pub telling: Option<Telling>,
}

impl Default for Config {
    fn default() -> Config {
        Config {
            pace: PACE,
            proxies: Proxies::default(),
            limits: Limits::default(),
            rates: Some(Rates::default()),
            telling: None,
        }
    }
}

/// How many connections and streams may be open, and how long a connection may take for each step.
#[derive(Debug, Clone)]
pub struct Limits {
    /// Open connections in all.
    pub connections: usize,
    /// Open connections from one address; a trusted proxy is limited by the total only.
    pub connections_per_address: usize,
    /// Live streams in all.
    pub streams: usize,
    pub streams_per_address: usize,
    pub streams_per_person: usize,
    /// From the first byte of a request (or from the connection) to the end of its headers.
    pub header_timeout: Duration,
    /// From the end of the headers until the whole body has arrived and the answer begins.
    pub body_timeout: Duration,
    /// How long a connection stays open without a request.
    pub idle_timeout: Duration,
    /// How long a client may take to read the answer. A live stream has no end, but is cut when its client stops reading.
    pub answer_timeout: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 4000,
            connections_per_address: 100,
            streams: 3000,
            // Enough for a school behind one address; a browser needs one or two.
            streams_per_address: 80,
            streams_per_person: 16,
            header_timeout: Duration::from_secs(10),
            body_timeout: Duration::from_secs(20),
            idle_timeout: Duration::from_mins(1),
            answer_timeout: Duration::from_mins(1),
        }
    }
}

/// How many requests a person may make: a number per second in the long run, and eight times as many in a burst. An address
/// may make four times as many, shared by the people behind it.
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
