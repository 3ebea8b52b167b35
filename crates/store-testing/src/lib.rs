//! A real PostgreSQL for tests, in a temporary folder: a Unix socket, no port, nobody else's. Knows nothing of what is
//! kept in it.
#![expect(clippy::unwrap_used, clippy::panic, reason = "a test that has no database cannot go on")]
#![expect(clippy::missing_panics_doc, reason = "everything here panics when it cannot go on")]

use std::fs;
use std::io::Write;
use std::os::unix::fs::{MetadataExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use tempfile::TempDir;

/// What to do if there is no PostgreSQL.
const MISSING: &str =
    "these tests start a PostgreSQL of their own: please install it (on Debian: apt-get install postgresql)";

/// Where Debian keeps the programs of all versions.
const DEBIAN: &str = "/usr/lib/postgresql";

/// What is needed of it.
const PROGRAMS: [&str; 3] = ["initdb", "pg_ctl", "psql"];

/// The name of the socket's file ends with a number, which is no port of the network.
const SOCKET: u16 = 5432;

/// Somebody who has to say a password.
pub const GUARDED: &str = "guarded";
pub const PASSWORD: &str = "chrysanthemum";

/// A server of databases.
pub struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    databases: AtomicUsize,
    /// Stops the server and removes the folder when its input ends, which it does with this process at the latest.
    keeper: Child,
}

impl Drop for Cluster {
    fn drop(&mut self) {
        drop(self.keeper.stdin.take());
        let _ = self.keeper.wait();
    }
}

/// The server that all tests share, each with databases of its own. It ends with the tests, however they end.
pub fn shared() -> &'static Cluster {
    static SHARED: OnceLock<Cluster> = OnceLock::new();
    SHARED.get_or_init(|| Cluster::start(&["-c", "fsync=off"]))
}

impl Cluster {
    /// Makes a server, and starts it.
    pub fn start(settings: &[&str]) -> Cluster {
        let programs = programs();
        let folder = TempDir::with_prefix("mandate-pg-").unwrap().keep();
        let keeper = keep(&folder);
        if let Some((user, group)) = other_user() {
            chown(&folder, Some(user), Some(group)).unwrap();
        }
        let cluster = Cluster { folder, programs, databases: AtomicUsize::new(0), keeper };
        let data = cluster.data();
        let made = cluster.run(
            "initdb",
            &[
                "-D",
                data.to_str().unwrap(),
                "-U",
                "postgres",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--locale=C",
                "-N",
            ],
        );
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let rules = format!("local all {GUARDED} scram-sha-256\nlocal all all trust\n");
        fs::write(data.join("pg_hba.conf"), rules).unwrap();
        let folder = cluster.folder.display().to_string();
        let mut conf = fs::OpenOptions::new().append(true).open(data.join("postgresql.conf")).unwrap();
        writeln!(conf, "listen_addresses = ''\nunix_socket_directories = '{folder}'\nmax_connections = 300")
            .unwrap();
        drop(conf);
        cluster.start_again(settings);
        cluster.sql("postgres", &format!("CREATE ROLE {GUARDED} LOGIN PASSWORD '{PASSWORD}'"));
        cluster
    }

    /// Starts the server, which has been stopped or killed.
    pub fn start_again(&self, settings: &[&str]) {
        let (data, log) = (self.data(), self.folder.join("log"));
        let settings = settings.join(" ");
        // What a killed server has left may take a moment to end.
        for attempt in 0.. {
            let arguments =
                ["-D", data.to_str().unwrap(), "-l", log.to_str().unwrap(), "-o", &settings, "-w", "start"];
            if self.run("pg_ctl", &arguments).status.success() {
                return;
            }
            let told = fs::read_to_string(&log).unwrap_or_default();
            assert!(attempt < 50, "PostgreSQL does not start:\n{told}");
            std::thread::yield_now();
        }
    }

    /// Kills the server and all it has started, at once.
    pub fn kill(&self) {
        self.signal("-KILL");
    }

    /// Sends a signal to the server and all it has started.
    pub fn signal(&self, signal: &str) {
        let pid = fs::read_to_string(self.data().join("postmaster.pid")).unwrap();
        let pid = pid.lines().next().unwrap();
        let children = fs::read_to_string(format!("/proc/{pid}/task/{pid}/children")).unwrap();
        let all = std::iter::once(pid).chain(children.split_whitespace());
        // Some may have ended meanwhile.
        Command::new("kill").arg(signal).args(all).stderr(Stdio::null()).status().unwrap();
    }

    /// The file by which the server is reached.
    pub fn socket(&self) -> PathBuf {
        self.folder.join(format!(".s.PGSQL.{SOCKET}"))
    }

    /// A new database; its address.
    pub fn new_database(&self) -> String {
        let name = format!("tables{}", self.databases.fetch_add(1, Ordering::SeqCst));
        self.sql("postgres", &format!("CREATE DATABASE {name}"));
        self.address("postgres", &name)
    }

    pub fn address(&self, user: &str, database: &str) -> String {
        let host = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{user}@{host}:{SOCKET}/{database}")
    }

    /// Does something in a database beside everybody else, and gives what it says.
    pub fn sql(&self, database: &str, statement: &str) -> String {
        let (host, port) = (self.folder.display().to_string(), SOCKET.to_string());
        let name = database.rsplit('/').next().unwrap();
        let arguments =
            ["-h", &host, "-p", &port, "-U", "postgres", "-v", "ON_ERROR_STOP=1", "-Atqc", statement, name];
        let done = self.run("psql", &arguments);
        assert!(done.status.success(), "{statement}: {}", String::from_utf8_lossy(&done.stderr));
        String::from_utf8(done.stdout).unwrap().trim().to_owned()
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// Runs a program of PostgreSQL; as another user if we are root, as which it refuses to run.
    fn run(&self, program: &str, arguments: &[&str]) -> Output {
        let program = self.programs.join(program);
        let mut command = match other_user() {
            None => Command::new(program),
            Some((user, group)) => {
                let mut command = Command::new("setpriv");
                command.args([
                    format!("--reuid={user}"),
                    format!("--regid={group}"),
                    "--clear-groups".into(),
                ]);
                command.arg(program);
                command
            }
        };
        command.args(arguments).current_dir(&self.folder).stdin(Stdio::null());
        // The server goes on when the command has ended, and must not hold the output open.
        if arguments.contains(&"start") {
            command.stdout(Stdio::null()).stderr(Stdio::null());
        }
        command.output().unwrap()
    }
}

/// A connection to a database of the shared server, for what no store would do.
pub async fn client(address: &str) -> tokio_postgres::Client {
    let (client, connection) = tokio_postgres::connect(address, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// Waits until this many statements wait for others in a database of the shared server.
pub async fn until_waiting(address: &str, count: usize) {
    let waiting = format!("SELECT count(*) >= {count} FROM pg_stat_activity WHERE {WAITING}");
    let client = client(address).await;
    while !client.query_one(&waiting, &[]).await.unwrap().get::<_, bool>(0) {
        tokio::task::yield_now().await;
    }
}

/// Kills the connections whose statements wait for others.
pub fn cut_waiting(address: &str) {
    let cut = format!("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {WAITING}");
    shared().sql(address, &cut);
}

/// Kills all connections to a database but one's own.
pub fn cut_all(address: &str) {
    let cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    shared().sql(address, cut);
}

/// Statements in this database that wait for a lock.
const WAITING: &str = "datname = current_database() AND wait_event_type = 'Lock'";

/// A process that stops the server when this one ends, and cleans up.
fn keep(folder: &Path) -> Child {
    let script = r#"
        read -r nothing
        pid=$(head -n 1 "$1/data/postmaster.pid" 2>/dev/null) && kill -QUIT "$pid" 2>/dev/null
        while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
        rm -rf "$1"
    "#;
    Command::new("sh")
        .args(["-c", script, "sh"])
        .arg(folder)
        // Whoever stops all the tests at once does not stop this one before it has cleaned up.
        .process_group(0)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// The folder of the programs: Debian's of the newest version, or one that is in the path.
fn programs() -> PathBuf {
    let number = |folder: &PathBuf| folder.file_name().and_then(|name| name.to_str()?.parse::<u32>().ok());
    let versions = fs::read_dir(DEBIAN).into_iter().flatten().map(|version| version.unwrap().path());
    let newest = versions.max_by_key(number).map(|version| version.join("bin"));
    let path = std::env::var_os("PATH").unwrap_or_default();
    let is_complete = |folder: &PathBuf| PROGRAMS.iter().all(|program| folder.join(program).exists());
    let found = newest.into_iter().chain(std::env::split_paths(&path)).find(is_complete);
    found.unwrap_or_else(|| panic!("{MISSING}"))
}

/// As whom to run, if we are root: the user whom the package makes.
fn other_user() -> Option<(u32, u32)> {
    let is_root = fs::metadata("/proc/self").unwrap().uid() == 0;
    is_root.then(|| {
        let number = |flag: &str| {
            let told = Command::new("id").args([flag, "postgres"]).output().unwrap();
            String::from_utf8(told.stdout).unwrap().trim().parse().unwrap_or_else(|_| panic!("{MISSING}"))
        };
        (number("-u"), number("-g"))
    })
}
