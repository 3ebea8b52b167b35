//! The server is killed without warning, over and over, while somebody plays: whatever was acknowledged is there
//! when it comes back, and every table goes on.

use crate::server::{Guest, Server, attribute, legal};
use assert_cmd::cargo::CommandCargoExt;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

const DEATHS: usize = 300;

fn start(file: &Path) -> Server {
    Server::start(&["--data", file.to_str().unwrap()])
}

#[test]
fn nothing_acknowledged_is_lost_however_often_the_server_is_killed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandate.db");
    let mut server = start(&file);
    let guest = Guest::new(&server.address);
    let seats = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Lin")];
    let open = |server: &Server| {
        let opened = guest.post(&server.address, "/new/qin", &seats).unwrap();
        opened.headers().get("location").unwrap().to_str().unwrap().to_owned()
    };
    let mut table = open(&server);
    let (mut answered, mut unanswered) = (0, 0);
    for death in 0..DEATHS {
        // Which of the two is to play is on the button of the curtain.
        let curtain = guest.get(&server.address, &table).into_body().read_to_string().unwrap();
        let Some(seat) = curtain.split("?as=").nth(1).map(|rest| rest[..1].to_owned()) else {
            assert!(curtain.contains("class=\"ending\""), "{curtain}");
            table = open(&server);
            continue;
        };
        let page =
            guest.get(&server.address, &format!("{table}?as={seat}")).into_body().read_to_string().unwrap();
        let version = version(&page);
        let legal = legal(&page);
        let token: String =
            format!("{death:016}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        let (number, action) = (version.to_string(), &legal[death * 31 % legal.len()]);
        let form = [("seat", seat.as_str()), ("version", &number), ("token", &token), ("action", action)];
        let address = server.address.clone();
        let answer = std::thread::scope(|scope| {
            let sending = scope.spawn(|| guest.post(&address, &format!("{table}/play"), &form));
            // Every other time the server is killed while it may still be at work, sooner or later.
            let patience = Duration::from_micros(200 * (death as u64 % 16));
            let begun = Instant::now();
            while !sending.is_finished() && (death % 2 == 1 || begun.elapsed() < patience) {
                std::thread::yield_now();
            }
            server.kill();
            sending.join().unwrap()
        });
        server = start(&file);
        let kept = self::version(&guest.get(&server.address, &table).into_body().read_to_string().unwrap());
        if let Ok(answer) = answer {
            assert_eq!(answer.status(), 303);
            assert_eq!(kept, version + 1, "an acknowledged action is lost");
            answered += 1;
        } else {
            assert!(kept == version || kept == version + 1, "{kept} entries after {version}");
            unanswered += 1;
        }
        // The same click sent again is the same action, whether it was written or not.
        let again = guest.post(&server.address, &format!("{table}/play"), &form).unwrap();
        assert_eq!(again.status(), 303, "{:?}", again.into_body().read_to_string());
    }
    server.kill();
    println!("{DEATHS} deaths: {answered} actions were answered before, {unanswered} were not");
    assert!(answered >= DEATHS / 4);
}

#[test]
fn a_second_server_on_the_same_file_is_refused_in_one_sentence_while_the_first_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandate.db");
    let mut first = start(&file);
    let mut second = Command::cargo_bin("mandate").unwrap();
    let second = second.args(["serve", "--listen", "127.0.0.1:0", "--data"]).arg(&file).output().unwrap();
    assert!(!second.status.success());
    let said = String::from_utf8(second.stderr).unwrap();
    assert!(said.contains("another program serves from") && said.trim().lines().count() == 1, "{said}");
    assert_eq!(Guest::new(&first.address).get(&first.address, "/").status(), 200);
    // A server that was killed has nothing to tidy up.
    first.kill();
    start(&file).kill();
}

fn version(page: &str) -> usize {
    attribute(page, "data-version").unwrap().parse().unwrap()
}
