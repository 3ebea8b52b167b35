//! `mandate admin copy`: everything from a file to a database and back.

use super::{Pair, open};
use crate::server::{Guest, Server};
use assert_cmd::cargo::CommandCargoExt;
use std::process::{Command, Output};
use store_testing::shared;

fn admin(arguments: &[&str]) -> Output {
    Command::cargo_bin("mandate").unwrap().arg("admin").args(arguments).output().unwrap()
}

/// What a command prints that succeeds.
fn printed(arguments: &[&str]) -> String {
    let output = admin(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// What a command says that fails, in one sentence.
fn refusal(arguments: &[&str]) -> String {
    let output = admin(arguments);
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(!output.status.success() && said.trim().lines().count() == 1, "{said}");
    said
}

#[test]
fn everything_moves_to_a_database_and_back() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (original, back, database) = (file("mandate.db"), file("back.db"), shared().new_database());
    let mut server = Server::start(&["--data", &original]);
    let mut pair = Pair::sit_down(&server, 3);
    for _ in 0..5 {
        pair.play(&server);
    }
    assert!(refusal(&["copy", &original, &database]).contains("another program serves from"));
    server.kill();

    let there = printed(&["copy", &original, &database]);
    assert!(there.contains("holds 1 table and 5 of their entries"), "{there}");
    assert!(refusal(&["copy", &original, &database]).contains("holds something already"));
    let here = printed(&["copy", &database, &back]);
    assert_eq!(there.lines().last(), here.lines().last(), "the same SHA-256");
    let list = |file: &str| printed(&["--data", file, "list", "--json"]);
    assert_eq!(list(&original), list(&back));

    let mut server = super::start(&database);
    pair.play(&server);
    let told = refusal(&["copy", &database, &file("other.db")]);
    assert!(told.contains("a server serves from the database"), "{told}");
    assert!(!folder.path().join("other.db").exists());
    open(&Guest::new(&server.address), &server, &[("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Bo")]);
    assert_eq!(server.end("TERM"), Some(0));
    let again = printed(&["copy", &database, &file("other.db")]);
    assert!(again.contains("holds 2 tables and 6 of their entries"), "{again}");
    assert!(printed(&["--data", &file("other.db"), "check"]).contains("every match replays"));
    assert!(refusal(&["copy", &file("nothing.db"), &file("new.db")]).contains("nothing.db"));
    assert!(!folder.path().join("new.db").exists());
}
