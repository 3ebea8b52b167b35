//! The log tells an operator what happens, and nothing that anybody should not know.

use crate::server::{Guest, Server, attribute, legal};
use serde_json::Value;
use std::fs::{self, File};

/// Plays a table of two seats at this device to its end, and collects what the log must not tell.
fn play(guest: &Guest, address: &str, table: &str) -> Vec<String> {
    let mut actions = vec![];
    loop {
        let curtain = guest.page(address, table);
        let Some(seat) = curtain.split("?as=").nth(1).map(|rest| rest[..1].to_owned()) else {
            assert!(curtain.contains("class=\"ending\""), "{curtain}");
            return actions;
        };
        let page = guest.page(address, &format!("{table}?as={seat}"));
        let (version, legal) = (attribute(&page, "data-version").unwrap(), legal(&page));
        let action = &legal[0];
        let token: String =
            format!("{:016}", actions.len()).bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        let form = [("seat", seat.as_str()), ("version", &version), ("token", &token), ("action", action)];
        let played = guest.post(address, &format!("{table}/play"), &form).unwrap();
        assert_eq!(played.status(), 303, "{:?}", played.into_body().read_to_string());
        // What is in a hand is spelt in what can be done with it.
        actions.extend(legal.into_iter().take(3));
    }
}

#[test]
fn a_log_at_its_most_talkative_tells_no_secret_of_a_whole_game() {
    let folder = tempfile::tempdir().unwrap();
    let (data, log) = (folder.path().join("a.db"), folder.path().join("log"));
    let arguments = [
        "--data",
        data.to_str().unwrap(),
        "--log",
        "trace",
        "--log-format",
        "json",
        "--writes-per-second",
        "10000",
        "--reads-per-second",
        "10000",
    ];
    let mut server = Server::start_with(&arguments, File::create(&log).unwrap(), 1);
    let address = server.address.clone();
    let guest = Guest::new(&address);
    let open = |seats: &[(&str, &str)]| {
        let opened = guest.post(&address, "/new/qin", seats).unwrap();
        opened.headers().get("location").unwrap().to_str().unwrap().to_owned()
    };
    let waiting = guest.page(&address, &open(&[("seat-0", "me"), ("seat-1", "friend")]));
    let from = waiting.find("/join/1/").unwrap() + "/join/1/".len();
    let key = waiting[from..].split('"').next().unwrap().to_owned();
    let pass = guest.post(&address, "/me/pass", &[]).unwrap().into_body().read_to_string().unwrap();
    let from = pass.find("/me/pass/").unwrap() + "/me/pass/".len();
    let pass = pass[from..].split('"').next().unwrap().to_owned();
    for path in
        [format!("/me/pass/{pass}"), format!("{}/join/1/{key}", "/t/aaaaaaaaaa"), format!("/{key}?{pass}")]
    {
        guest.get(&address, &path);
    }
    let table = open(&[("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Lin")]);
    let mut secrets = play(&guest, &address, &table);
    let record: Value = serde_json::from_str(&guest.page(&address, &format!("{table}/record"))).unwrap();
    secrets.push(record["seed"].as_str().unwrap().to_owned());
    secrets.extend(guest.cookie.trim_start_matches("session=").split('.').map(str::to_owned));
    secrets.extend([key, pass]);
    let named = guest.get(&address, "/").headers().get("x-request-id").unwrap().to_str().unwrap().to_owned();
    assert_eq!(server.end("TERM"), Some(0));
    let told = fs::read_to_string(&log).unwrap();
    for secret in &secrets {
        assert!(secret.len() > 3 && !told.contains(secret.as_str()), "{secret}");
    }
    assert!(secrets.len() > 100);
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let of = |route: &str| lines.iter().filter(|line| line["span"]["route"] == route).count();
    assert!(of("/t/{id}/play") > 30 && of("/me/pass/{pass}") == 1 && of("other") == 1, "{told}");
    assert_eq!(lines.iter().filter(|line| line["span"]["id"] == named.as_str()).count(), 1);
}

#[test]
fn a_log_is_as_talkative_as_it_is_told_to_be() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a.db");
    for (filter, routes, starts) in [("info", false, true), ("warn,access=debug", true, false)] {
        let log = folder.path().join("log");
        let arguments = ["--data", data.to_str().unwrap(), "--log", filter];
        let mut server = Server::start_with(&arguments, File::create(&log).unwrap(), 1);
        Guest::new(&server.address);
        assert_eq!(server.end("INT"), Some(0));
        let told = fs::read_to_string(&log).unwrap();
        assert_eq!((told.contains("route=\"/\""), told.contains("has started")), (routes, starts), "{told}");
    }
}
