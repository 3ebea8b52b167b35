//! A database that cannot be served from is told of in one sentence, and nothing is written to it.

use assert_cmd::cargo::CommandCargoExt;
use std::process::Command;
use store_testing::{GUARDED, PASSWORD, shared};

/// What a server says that does not start.
pub(super) fn refusal(database: &str) -> String {
    let mut command = Command::cargo_bin("mandate").unwrap();
    let output = command.args(["serve", "--listen", "127.0.0.1:0", "--store", database]).output().unwrap();
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(1), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "{said}");
    assert!(output.stdout.is_empty() && !said.contains(PASSWORD), "{said}");
    said
}

#[test]
fn a_database_that_cannot_be_served_from_is_told_of_in_one_sentence() {
    let cluster = shared();
    let tables =
        |database: &str| cluster.sql(database, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'");
    for (address, told) in [
        ("postgres://mandate@/tmp".to_owned(), "names no host"),
        ("postgres://mandate@127.0.0.1:1/mandate".to_owned(), "no database answers at 127.0.0.1:1"),
        (cluster.address("postgres", "nowhere"), "there is no database nowhere"),
        (cluster.address(&format!("{GUARDED}:{PASSWORD}s"), "postgres"), "does not let guarded in"),
        ("mysql://mandate@localhost/mandate".to_owned(), "the address of the database cannot be read"),
    ] {
        let said = refusal(&address);
        assert!(said.contains(told), "{address}: {said}");
    }
    let foreign = cluster.new_database();
    cluster.sql(&foreign, "CREATE TABLE orders (id int)");
    assert!(refusal(&foreign).contains("belongs to another program"));
    assert_eq!(tables(&foreign), "1");

    let read_only = cluster.new_database();
    let name = read_only.rsplit('/').next().unwrap();
    cluster.sql("postgres", &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
    assert!(refusal(&read_only).contains("cannot be written to"));
    assert_eq!(tables(&read_only), "0");

    let newer = cluster.new_database();
    super::start(&newer).kill();
    cluster.sql(&newer, "UPDATE mandate_version SET version = 99");
    assert!(refusal(&newer).contains("the store is of version 99"));
    assert_eq!(cluster.sql(&newer, "SELECT version FROM mandate_version"), "99");
}
