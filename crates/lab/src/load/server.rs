//! The server under load: started for one run with a database of its own, or one that runs already.

use super::address::Address;
use super::process::Process;
use super::trouble::{LoadTrouble, PATIENCE};
use std::fs::{self, File};
use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};
use tokio::time::timeout;

/// Which server is put under load.
#[derive(Clone)]
pub enum Target {
    /// The program `mandate`, started for every run.
    Program(PathBuf),
    /// A server that runs already, and its process if its use of the machine is to be measured.
    Running { at: Address, process: Option<Process> },
}

/// A server that answers.
pub struct Server {
    pub address: SocketAddr,
    pub process: Option<Process>,
    started: Option<Started>,
}

/// A server that was started for one run ends with it, however that ends, and its database goes.
struct Started {
    child: Child,
    folder: TempDir,
}

impl Server {
    /// The bytes of its database; `None` if it was not started for this run.
    pub fn stored(&self) -> Option<u64> {
        let files = fs::read_dir(self.started.as_ref()?.folder.path()).ok()?;
        let database =
            files.flatten().filter(|file| file.file_name().to_string_lossy().starts_with("mandate.db"));
        Some(database.filter_map(|file| file.metadata().ok()).map(|file| file.len()).sum())
    }

    /// Ends the server, if it was started for this run.
    pub async fn stop(mut self) {
        if let Some(started) = &mut self.started {
            // One that has ended already need not be killed.
            started.child.kill().await.ok();
        }
    }
}

/// Settings that let one address be a thousand people.
const LIMITS: [(&str, &str); 9] = [
    ("--connections", "60000"),
    ("--connections-per-address", "60000"),
    ("--streams", "60000"),
    ("--streams-per-address", "60000"),
    ("--streams-per-person", "60000"),
    ("--reads-per-second", "1000000"),
    ("--writes-per-second", "1000000"),
    ("--idle-timeout", "3600"),
    ("--answer-timeout", "3600"),
];

impl Target {
    pub async fn serve(&self) -> Result<Server, LoadTrouble> {
        match self {
            Target::Program(program) => start(program).await,
            Target::Running { at, process } => {
                Ok(Server { address: at.socket(), process: *process, started: None })
            }
        }
    }

    /// What the server is called in a report.
    pub fn name(&self) -> String {
        match self {
            Target::Program(program) => program.display().to_string(),
            Target::Running { at, .. } => format!("http://{}", at.socket()),
        }
    }
}

async fn start(program: &Path) -> Result<Server, LoadTrouble> {
    let cannot_start = |error| LoadTrouble::CannotStart { server: program.to_owned(), error };
    let folder = tempfile::tempdir().map_err(LoadTrouble::Folder)?;
    let errors = folder.path().join("errors");
    let mut command = Command::new(program);
    command.args(["serve", "--listen", "127.0.0.1:0", "--log", "error", "--data"]);
    command.arg(folder.path().join("mandate.db"));
    command.args(LIMITS.iter().flat_map(|(flag, value)| [flag, value]));
    command.stdin(Stdio::null()).stdout(Stdio::piped()).kill_on_drop(true);
    command.stderr(File::create(&errors).map_err(LoadTrouble::Folder)?);
    let mut child = command.spawn().map_err(cannot_start)?;
    let process = child.id().map(Process);
    let said = child.stdout.take().ok_or_else(|| cannot_start(io::Error::other("it has no output")))?;
    let Ok(Ok(Some(address))) = timeout(PATIENCE, announced(said)).await else {
        let last_words = fs::read_to_string(&errors).unwrap_or_default();
        let last_words = last_words.lines().last().unwrap_or("none").to_owned();
        return Err(LoadTrouble::DidNotServe { server: program.to_owned(), last_words });
    };
    Ok(Server { address, process, started: Some(Started { child, folder }) })
}

/// The address that a server says it is at; `None` if it ends without a word.
async fn announced(said: impl tokio::io::AsyncRead + Unpin) -> io::Result<Option<SocketAddr>> {
    let mut lines = BufReader::new(said).lines();
    while let Some(line) = lines.next_line().await? {
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(['/', ' ']).next());
        if let Some(address) = address.and_then(|address| address.parse().ok()) {
            return Ok(Some(address));
        }
    }
    Ok(None)
}
