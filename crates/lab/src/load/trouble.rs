//! What can go wrong while a server is put under load, in one clear sentence each.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

#[derive(Debug, thiserror::Error)]
pub enum LoadTrouble {
    #[error(
        "{0} is not an address of this machine: load is for http://127.0.0.1:PORT, http://[::1]:PORT or http://localhost:PORT"
    )]
    NotLoopback(String),
    #[error("there must be at least one {0}")]
    None(&'static str),
    #[error("a rate is a number of moves a second above 0")]
    NoRate,
    #[error("cannot start {}: {error}", server.display())]
    CannotStart { server: PathBuf, error: io::Error },
    #[error("{} did not say where it serves; its last words: {last_words}", server.display())]
    DidNotServe { server: PathBuf, last_words: String },
    #[error("cannot make a folder for the server's database: {0}")]
    Folder(io::Error),
    #[error("cannot read how busy process {process} is: {error}")]
    NoProcess { process: u32, error: io::Error },
    #[error("cannot start the generator: {0}")]
    Runtime(io::Error),
    #[error("the server does not answer: {0}")]
    Connection(#[from] io::Error),
    #[error("the server does not answer as HTTP says: {0}")]
    Http(#[from] hyper::Error),
    #[error("this cannot be sent: {0}")]
    Request(#[from] hyper::http::Error),
    #[error("the server has not answered {0} in {seconds} seconds", seconds = PATIENCE.as_secs())]
    NoAnswer(String),
    #[error(
        "{path} was answered with status {status}; a server given by its address must be started with raised limits (docs/scaling.md)"
    )]
    Status { path: String, status: u16 },
    #[error("there is no {what} in what {path} shows")]
    Missing { what: &'static str, path: String },
    #[error("the stream of {0} ended")]
    StreamEnded(String),
    #[error("not everybody at {table} was shown a move in {seconds} seconds", seconds = PATIENCE.as_secs())]
    NotShown { table: String },
    #[error("nobody can go on at {0}, and the match is not over")]
    Stuck(String),
    #[error(
        "the generator took {percent:.0} % of the machine, more than {bound:.0} %: it may have been the bottleneck, so nothing is reported"
    )]
    TooBusy { percent: f64, bound: f64 },
    #[error(
        "the generator's own tasks ran {milliseconds:.1} ms late (99th percentile), more than {bound:.1} ms: it may have been the bottleneck, so nothing is reported"
    )]
    TooLate { milliseconds: f64, bound: f64 },
    #[error("interrupted")]
    Interrupted,
}

impl LoadTrouble {
    /// Whether what was asked for does not exist.
    pub fn is_wrong_request(&self) -> bool {
        matches!(
            self,
            LoadTrouble::NotLoopback(_)
                | LoadTrouble::None(_)
                | LoadTrouble::NoRate
                | LoadTrouble::CannotStart { .. }
                | LoadTrouble::NoProcess { .. }
        )
    }
}

/// How long the generator waits for an answer or a push before it gives up: far longer than any server that carries its
/// load needs, even one with a thousand tables that all play at once.
pub const PATIENCE: Duration = Duration::from_mins(1);
