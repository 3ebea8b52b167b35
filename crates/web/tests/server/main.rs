//! The server on a real port: many connections, slow ones, streams, proxies, and its end.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod behind_nginx;
mod browser;
mod closing;
mod load;
