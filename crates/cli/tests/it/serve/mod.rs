//! The server as a process: its settings, its log, its metrics, and how it ends.

mod ending;
mod kill;
mod log;
mod memory;
mod settings;
