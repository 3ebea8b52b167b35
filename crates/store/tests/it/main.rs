//! What every store promises, and what an operator can rely on.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

mod stores;
mod promises;
mod sessions;
mod leases;
mod changes;
mod faults;
mod copying;
mod maintenance;
