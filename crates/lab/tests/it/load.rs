//! `lab load` at a real server in this process: what it counts adds up, and what it refuses it refuses in one sentence.

use crate::commands::{printed, trouble};
use serde_json::Value;
use std::fs::{self, Permissions};
use std::net::SocketAddr;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use store::Sqlite;
use web::{Config, ListenAddress, Server, Site};

/// On a busy machine the generator of a test may be slow.
const PATIENT: &str = "--most-share 100 --most-lag 60000 --json";

/// A server without rate limits, until the runtime is dropped.
fn serve() -> (tokio::runtime::Runtime, SocketAddr) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let address = runtime.block_on(async {
        let config = Config { rates: None, ..Config::default() };
        let site = Site::new(Arc::new(Sqlite::in_memory().unwrap()), &config).await.unwrap();
        let server = Server::bind(&["127.0.0.1:0".parse().unwrap()], &[]).await.unwrap();
        let ListenAddress::Network(address) = server.listening().unwrap().site[0] else {
            panic!("no address")
        };
        tokio::spawn(server.run(site, std::future::pending()));
        address
    });
    (runtime, address)
}

/// The figures of the first row of a report.
fn figures(arguments: &str) -> Value {
    let report: Value = serde_json::from_str(&printed(arguments)).unwrap();
    report["servers"][0]["medians"][0].clone()
}

fn count(figures: &Value, key: &str) -> f64 {
    figures[key].as_f64().unwrap_or_else(|| panic!("no {key} in {figures}"))
}

#[test]
fn every_acknowledged_move_comes_to_the_other_player_unless_it_is_secret() {
    let (_server, address) = serve();
    for game in games::IDS {
        let figures = figures(&format!(
            "load {game} --at http://{address} --tables 2 --spectators 1 --moves 40 {PATIENT}"
        ));
        let count = |key| count(&figures, key);
        assert_eq!(
            (figures["what"].as_str(), count("acknowledged"), count("refused")),
            (Some(*game), 40.0, 0.0)
        );
        assert_eq!((count("seen") + count("secret")) as u64, 40, "{figures}");
        assert_eq!(count("secret") > 0.0, ["sun-tzu", "xian"].contains(game), "{figures}");
        assert!(count("player_push_bytes") > 0.0 && count("moves_per_second") > 0.0, "{figures}");
        assert!(count("p50_ms") <= count("p99_ms"), "{figures}");
        assert_eq!(figures["cpu_ms_per_move"], Value::Null, "nobody said which process it is");
    }
}

#[test]
fn spectators_are_all_shown_every_move() {
    let (_server, address) = serve();
    let process = std::process::id();
    let at = format!("--at http://{address} --process {process}");
    let figures = figures(&format!("load spectators qin {at} --spectators 20 --moves 10 {PATIENT}"));
    assert_eq!((count(&figures, "seen"), count(&figures, "spectators")), (10.0, 20.0), "{figures}");
    assert!(count(&figures, "spectator_push_bytes") > 0.0 && count(&figures, "rss_mb") > 0.0, "{figures}");
    assert!(count(&figures, "cpu_ms_per_move") > 0.0, "{figures}");
}

#[test]
fn moves_come_no_faster_than_their_rate() {
    let (_server, address) = serve();
    let figures =
        figures(&format!("load great-wall --at http://{address} --tables 2 --rate 20 --moves 10 {PATIENT}"));
    assert!(
        count(&figures, "seconds") >= 0.4,
        "ten moves have nine pauses, of which some may be late: {figures}"
    );
}

#[test]
fn memory_is_measured_over_whole_matches() {
    let (_server, address) = serve();
    let process = std::process::id();
    let at = format!("--at http://{address} --process {process}");
    let figures = figures(&format!("load memory qin {at} --tables 2 --spectators 5 {PATIENT}"));
    assert!(count(&figures, "moves_per_match") > 20.0 && count(&figures, "rss_mb") > 0.0, "{figures}");
    assert!(
        figures["match_bytes"].is_null(),
        "nobody knows the database of a server that ran before: {figures}"
    );
}

#[test]
fn pages_are_measured_by_kind() {
    let (_server, address) = serve();
    let table =
        printed(&format!("load pages --at http://{address} --requests 8 --most-share 100 --most-lag 60000"));
    let kinds: Vec<&str> = table.lines().skip(2).map(|line| line.split(" | ").next().unwrap()).collect();
    assert_eq!(kinds, ["| rules", "| lobby", "| asset"], "{table}");
}

/// A program that says it serves at this address, and goes on until it is killed.
fn program(folder: &Path, name: &str, address: SocketAddr) -> PathBuf {
    let program = folder.join(name);
    let script =
        format!("#!/bin/sh\necho Mandate is at http://{address} and keeps everything\nexec sleep 600\n");
    fs::write(&program, script).unwrap();
    fs::set_permissions(&program, Permissions::from_mode(0o755)).unwrap();
    program
}

#[test]
fn two_servers_are_compared_in_turn() {
    let ((_one, one), (_other, other)) = (serve(), serve());
    let folder = tempfile::tempdir().unwrap();
    let (one, other) = (program(folder.path(), "one", one), program(folder.path(), "other", other));
    let servers = format!("--server {} --against {} --rounds 2", one.display(), other.display());
    let report: Value =
        serde_json::from_str(&printed(&format!("load qin {servers} --tables 1 --moves 4 {PATIENT}")))
            .unwrap();
    for (server, program) in [&one, &other].into_iter().enumerate() {
        let measured = &report["servers"][server];
        assert_eq!(measured["server"].as_str(), program.to_str(), "{report}");
        assert_eq!(measured["medians"][0]["acknowledged"], 4.0, "{report}");
    }
    assert_eq!((report["rounds"].as_u64(), count(&report["ratio"][0], "acknowledged")), (Some(2), 1.0));
}

#[test]
fn nothing_is_reported_if_the_generator_was_the_bottleneck() {
    let (_server, address) = serve();
    let at = format!("load great-wall --at http://{address} --tables 1 --rate 20 --moves 6");
    let (status, sentence) = trouble(&format!("{at} --most-lag 0"));
    assert!(sentence.contains("more than 0.0 ms: it may have been the bottleneck"), "{sentence}");
    assert_eq!((status, sentence.lines().count()), (1, 1), "{sentence}");
}

#[test]
fn wrong_servers_get_one_clear_sentence() {
    let closed = {
        let (_server, address) = serve();
        address
    };
    for (arguments, status, expected) in [
        ("load".to_owned(), 2, "--server"),
        (
            "load qin --at http://192.0.2.1:8080".into(),
            2,
            "lab: http://192.0.2.1:8080 is not an address of this machine",
        ),
        ("load pages --at https://example.org".into(), 2, "is not an address of this machine"),
        ("load spectators --at http://example.org:80".into(), 2, "is not an address of this machine"),
        ("load --server a --at b".into(), 2, "cannot be used with"),
        ("load --at http://127.0.0.1:1 --against b".into(), 2, "cannot be used with"),
        ("load go --at http://127.0.0.1:1".into(), 2, "there is no such game"),
        ("load --at http://127.0.0.1:1 --tables 0".into(), 2, "lab: there must be at least one table\n"),
        ("load --at http://127.0.0.1:1 --rounds 0".into(), 2, "lab: there must be at least one round\n"),
        (
            "load --at http://127.0.0.1:1 --rate=-1".into(),
            2,
            "lab: a rate is a number of moves a second above 0\n",
        ),
        (
            "load pages --at http://127.0.0.1:1 --requests 0".into(),
            2,
            "lab: there must be at least one request\n",
        ),
        ("load --server /nowhere/mandate".into(), 2, "lab: cannot start /nowhere/mandate: "),
        ("load --server /bin/true".into(), 1, "lab: /bin/true did not say where it serves"),
        (format!("load qin --at http://{closed}"), 1, "lab: the server does not answer: "),
    ] {
        let (code, sentence) = trouble(&arguments);
        assert_eq!(code, status, "{arguments}: {sentence}");
        assert!(sentence.contains(expected), "{arguments}: {sentence}");
        assert!(!sentence.starts_with("lab: ") || sentence.lines().count() == 1, "{sentence}");
    }
}
