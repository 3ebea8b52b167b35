//! What every store promises, and what an operator can rely on.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod stores;
mod promises;
mod sessions;
mod leases;
mod attendance;
mod clocks;
mod stages;
mod words;
mod feeds;
mod contacts;
mod thinking;
mod changes;
mod faults;
mod upgrading;
mod copying;
mod maintenance;
