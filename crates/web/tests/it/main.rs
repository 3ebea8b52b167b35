//! The site as its visitors meet it: without a port, on a real port, and in a real browser. One binary, so that it is
//! linked once.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod site;
mod server;
mod browser;
