//! The server as a process: its settings, its log, its metrics, and how it ends.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod ending;
mod kill;
mod log;
mod server;
mod settings;
