//! The program as its users call it: commands, the terminal, the server as a process, the operator's commands, and the
//! check that runs all of this.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

mod server;
mod commands;
mod play;
mod lesson;
mod puzzle;
mod cluster;
mod serve;
mod admin;
mod check;
mod run_tests;
