//! Processes that think for the servers: work is shared among them, and whatever happens to them, every table goes on.

use super::loner::{AGAINST_A_BOT, Loner};
use super::{HURRIED, id, open, until};
use crate::server::{Guest, Server, signal};
use assert_cmd::cargo::CommandCargoExt;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use store_testing::shared;

/// `mandate think` as a process of its own.
struct Thinker {
    process: Child,
    metrics: String,
}

impl Thinker {
    fn start(database: &str) -> Thinker {
        let mut command = Command::cargo_bin("mandate").unwrap();
        command.args(["think", "--threads", "1", "--metrics-listen", "127.0.0.1:0", "--log", "error"]);
        let mut process = command.args(["--store", database]).stdout(Stdio::piped()).spawn().unwrap();
        let out = BufReader::new(process.stdout.take().unwrap());
        let said: Vec<String> = out.lines().take(2).map(Result::unwrap).collect();
        assert!(said[0].starts_with("Mandate thinks in 1 threads for the servers of"), "{said:?}");
        let metrics = said[1].strip_prefix("Metrics are at ").unwrap().to_owned();
        Thinker { process, metrics }
    }

    /// How many tasks it has answered.
    fn answered(&self) -> usize {
        let told = ureq::get(&self.metrics).call().unwrap().into_body().read_to_string().unwrap();
        let counts = told.lines().filter(|line| line.starts_with("mandate_thought_seconds_count"));
        counts.map(|line| line.rsplit(' ').next().unwrap().parse::<usize>().unwrap()).sum()
    }

    fn kill(&mut self) {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        // It may have ended long ago.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Waits until a server knows that somebody thinks, so that it offers what there is to think about.
fn until_known(server: &Server, threads: usize) {
    let metrics = server.said[1].strip_prefix("Metrics are at ").unwrap();
    until("a server knows who thinks", || {
        let told = ureq::get(metrics).call().unwrap().into_body().read_to_string().unwrap();
        told.contains(&format!("mandate_thinking_apart_threads {threads}\n")).then_some(())
    });
}

fn start_with_metrics(database: &str) -> Server {
    let arguments = ["--store", database, "--log", "error", "--metrics-listen", "127.0.0.1:0"];
    Server::start_with(&[&arguments[..], &HURRIED[..]].concat(), Stdio::inherit(), 2)
}

/// Waits until a thinker has claimed something.
fn until_claimed(database: &str) {
    let claimed = "SELECT count(*) FROM tasks WHERE thinker IS NOT NULL AND NOT is_answered";
    until("a thinker thinks", || (shared().sql(database, claimed) != "0").then_some(()));
}

/// Somebody who plays against a bot that takes its time.
fn against_a_master(server: &Server) -> Loner {
    let [me, _, first] = AGAINST_A_BOT;
    Loner::sit_down_with(server, &[me, ("seat-1", "bot-master"), first])
}

#[test]
fn whatever_happens_to_those_who_think_every_bot_answers_once() {
    let database = shared().new_database();
    let server = start_with_metrics(&database);
    let mut loner = against_a_master(&server);
    // Nobody thinks apart.
    loner.play(&server);
    loner.my_turn(&server);
    let mut first = Thinker::start(&database);
    until_known(&server, 1);
    loner.play(&server);
    loner.my_turn(&server);
    assert!(first.answered() > 0, "the bot has thought there");
    // Killed in the middle of a thought, with another to go on with it.
    loner.play(&server);
    until_claimed(&database);
    let second = Thinker::start(&database);
    first.kill();
    loner.my_turn(&server);
    until_known(&server, 1);
    // Asleep in the middle of a thought, with nobody to go on with it but the server.
    loner.play(&server);
    until_claimed(&database);
    signal(&second.process, "STOP");
    loner.my_turn(&server);
    until_known(&server, 0);
    // It wakes with an answer that nobody wants.
    signal(&second.process, "CONT");
    until_known(&server, 1);
    loner.play(&server);
    loner.my_turn(&server);
    let (log, tokens) = (loner.log(&database), super::tokens_of(shared(), &database, &loner.table));
    assert_eq!((log, tokens.len()), (10, 10), "every move is answered once");
    until("nothing is left to think about", || {
        (shared().sql(&database, "SELECT count(*) FROM tasks") == "0").then_some(())
    });
}

#[test]
fn two_who_think_share_what_there_is_to_think_about() {
    let database = shared().new_database();
    let server = start_with_metrics(&database);
    let thinkers = [Thinker::start(&database), Thinker::start(&database)];
    until_known(&server, 2);
    let guest = Guest::new(&server.address);
    let bots = [("seat-0", "bot-master"), ("seat-1", "me"), ("option-start", "first")];
    let tables: Vec<String> = (0..6).map(|_| open(&guest, &server, &bots)).collect();
    for table in &tables {
        guest.page(&server.address, table);
    }
    for table in &tables {
        let entries = format!("SELECT count(*) FROM entries WHERE table_id = '{}'", id(table));
        until("the bot plays", || (shared().sql(&database, &entries) == "1").then_some(()));
    }
    let answered = thinkers.each_ref().map(Thinker::answered);
    assert!(answered.iter().all(|&count| count > 0), "{answered:?}");
    assert_eq!(answered.iter().sum::<usize>(), tables.len(), "{answered:?}");
}

#[test]
fn a_thinker_that_has_nobody_to_think_for_says_so_in_one_sentence() {
    for (arguments, said) in [
        (vec!["think"], "name the database that the servers share"),
        (vec!["think", "--store", "postgres://mandate@127.0.0.1:1/mandate"], "no database answers at"),
    ] {
        let output = Command::cargo_bin("mandate").unwrap().args(arguments).output().unwrap();
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains(said), "{told}");
        assert_eq!(told.trim().lines().count(), 1, "{told}");
    }
}
