//! Flags go before the environment, the environment before the file, the file before the defaults.

use crate::server::{Guest, Server, attribute, rest};
use assert_cmd::Command;
use std::fs;
use std::io::Write;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::process::Stdio;

fn serve(arguments: &[&str], environment: &[(&str, &str)]) -> assert_cmd::assert::Assert {
    let mut command = Command::cargo_bin("mandate").unwrap();
    command.arg("serve").args(arguments).envs(environment.iter().copied()).assert()
}

/// The settings that a server would have.
fn settings(arguments: &[&str], environment: &[(&str, &str)]) -> String {
    let arguments = [arguments, &["--print-config"]].concat();
    String::from_utf8(serve(&arguments, environment).success().get_output().stdout.clone()).unwrap()
}

fn file(folder: &Path, text: &str) -> String {
    let file = folder.join("mandate.toml");
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

#[test]
fn the_settings_are_printed_as_a_file_that_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let said =
        ["--listen", "127.0.0.1:9000,unix:/run/a.sock", "--trusted-proxies", "10.0.0.0/8", "--log", "warn"];
    let telling = [
        "--webhooks",
        "--site",
        "https://mandate.example",
        "--mail-server",
        "smtps://ada:p%40ss@mail.example.org",
        "--mail-from",
        "Mandate <table@example.org>",
    ];
    for arguments in [&said[..], &telling, &[]] {
        let printed = settings(arguments, &[]);
        assert_eq!(settings(&["--config", &file(folder.path(), &printed)], &[]), printed);
    }
    insta::assert_snapshot!(settings(&[], &[]));
}

#[test]
fn flags_go_before_the_environment_and_that_before_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = file(folder.path(), "data = \"file.db\"\nstreams = 7\nheader-timeout = 3\nlog = \"debug\"\n");
    let environment =
        [("MANDATE_DATA", "environment.db"), ("MANDATE_STREAMS", "8"), ("MANDATE_CONFIG", &file)];
    let printed = settings(&["--data", "flag.db"], &environment);
    for line in
        ["data = \"flag.db\"", "streams = 8", "header-timeout = 3.0", "log = \"debug\"", "connections = 4000"]
    {
        assert!(printed.lines().any(|printed| printed == line), "{line} in {printed}");
    }
}

#[test]
fn what_is_no_setting_is_refused_with_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    for (text, why) in [
        ("listen = [\"127.0.0.1:1\"]\nlisen = 3\n", "line 2: unknown field `lisen`"),
        ("listen = [\"nowhere\"]\n", "line 1: \u{201c}nowhere\u{201d} is neither an address with a port"),
        ("trusted-proxies = [\"10.0.0.0/99\"]\n", "is neither an address, nor a network"),
        ("idle-timeout = 0\n", "a time is a number of seconds, more than 0"),
        ("log = \"loudly=very\"\n", "does not say what is logged"),
        ("listen = ", "line 1: "),
    ] {
        let output =
            serve(&["--config", &file(folder.path(), text)], &[]).failure().code(2).get_output().clone();
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(sentence.contains(why) && sentence.lines().count() == 1, "{text}: {sentence}");
    }
    let missing = serve(&["--config", "/nowhere/mandate.toml"], &[]).failure().code(2).get_output().clone();
    assert!(String::from_utf8(missing.stderr).unwrap().contains("cannot read /nowhere/mandate.toml"));
}

#[test]
fn what_is_needed_to_tell_people_of_their_turns_is_there_or_the_server_does_not_start() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a.db");
    let (site, from) = (["--site", "https://mandate.example"], ["--mail-from", "Mandate <a@example.org>"]);
    let server = ["--mail-server", "smtps://ada:secret@mail.example.org"];
    let no_port = ["--mail-server", "smtps://ada:secret@mail.example.org:many"];
    let open = ["--mail-server", "smtp://ada:secret@mail.example.org?tls=none"];
    for (arguments, why) in [
        (vec!["--webhooks"], "need the address of the site"),
        ([&server[..], &from].concat(), "need the address of the site"),
        (vec!["--site", "mandate.example"], "is not the address of a site, such as https://mandate.example"),
        ([&site[..], &server].concat(), "say both, by --mail-server and --mail-from"),
        ([&site[..], &from].concat(), "say both, by --mail-server and --mail-from"),
        ([&site[..], &no_port, &from].concat(), "not of the form smtps://USER:PASSWORD@HOST:PORT"),
        ([&site[..], &open, &from].concat(), "a password is not sent without TLS"),
        (
            [&site[..], &server, &["--mail-from", "Mandate"]].concat(),
            "the sender of mails is not of the form",
        ),
    ] {
        let arguments =
            [&arguments[..], &["--data", data.to_str().unwrap(), "--listen", "127.0.0.1:0"]].concat();
        let output = serve(&arguments, &[]).failure().code(1).get_output().clone();
        let sentence = String::from_utf8(output.stderr).unwrap();
        assert!(sentence.contains(why) && sentence.lines().count() == 1, "{arguments:?}: {sentence}");
        assert!(!sentence.contains("secret") && !data.exists(), "{sentence}");
    }
    let help = serve(&["--help"], &[("MANDATE_MAIL_SERVER", "smtps://ada:secret@mail.example.org")]);
    let help = String::from_utf8(help.success().get_output().stdout.clone()).unwrap();
    assert!(help.contains("MANDATE_MAIL_SERVER") && !help.contains("secret"));
}

#[test]
fn a_server_listens_at_several_addresses_and_at_a_socket() {
    let folder = tempfile::tempdir().unwrap();
    let (data, socket) = (folder.path().join("a.db"), folder.path().join("a.sock"));
    let at_socket = format!("unix:{}", socket.display());
    // Left over from a server that was killed.
    drop(std::os::unix::net::UnixListener::bind(&socket).unwrap());
    let arguments = ["--listen", "127.0.0.2:0", "--listen", &at_socket, "--data", data.to_str().unwrap()];
    let mut server = Server::start(&arguments);
    let addresses: Vec<&str> =
        server.said[0].split_whitespace().filter(|word| word.starts_with("http://")).collect();
    assert_eq!(addresses.len(), 2, "{}", server.said[0]);
    for address in addresses {
        assert_eq!(Guest::new(address).page(address, "/healthz"), "ok\n");
    }
    let mut stream = UnixStream::connect(&socket).unwrap();
    stream.write_all(b"GET /readyz HTTP/1.1\r\nhost: table\r\nconnection: close\r\n\r\n").unwrap();
    assert!(rest(stream).ends_with("ready\n"));
    let taken = serve(&["--listen", &at_socket, "--data", folder.path().join("b.db").to_str().unwrap()], &[]);
    let sentence = String::from_utf8(taken.failure().get_output().stderr.clone()).unwrap();
    assert!(sentence.contains("cannot listen at unix:"), "{sentence}");
    assert_eq!(server.end("TERM"), Some(0));
    assert!(!socket.exists());
}

#[test]
fn metrics_are_told_at_an_address_of_their_own_and_nowhere_else() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("a.db");
    let arguments = ["--metrics-listen", "127.0.0.1:0", "--data", data.to_str().unwrap()];
    let server = Server::start_with(&arguments, Stdio::inherit(), 2);
    let operators = server.said[1].split_whitespace().find_map(|word| word.strip_suffix("/metrics")).unwrap();
    let guest = Guest::new(&server.address);
    assert_eq!(guest.get(&server.address, "/metrics").status(), 404);
    assert_eq!(guest.page(operators, "/healthz"), "ok\n");
    assert_eq!(guest.page(operators, "/readyz"), "ready\n");
    assert_eq!(guest.get(operators, "/").status(), 404);
    let seats = [("seat-0", "me"), ("seat-1", "guest"), ("name-1", "Lin"), ("option-start", "first")];
    let opened = guest.post(&server.address, "/new/qin", &seats).unwrap();
    let table = opened.headers().get("location").unwrap().to_str().unwrap();
    let page = guest.page(&server.address, &format!("{table}?as=0"));
    let (version, legal) =
        (attribute(&page, "data-version").unwrap(), attribute(&page, "data-legal").unwrap());
    let action = legal.split('|').next().unwrap();
    let form = [("seat", "0"), ("version", &version), ("token", "aaaaaaaaaaaaaaaa"), ("action", action)];
    assert_eq!(guest.post(&server.address, &format!("{table}/play"), &form).unwrap().status(), 303);
    let text = guest.page(operators, "/metrics");
    for line in [
        "mandate_requests_total{route=\"/new/{game}\",method=\"POST\",status=\"303\"} 1",
        "mandate_request_seconds_count{route=\"/new/{game}\"} 1",
        "mandate_store_seconds_count{operation=\"open_table\"} 1",
        "mandate_streams 0",
        "mandate_rooms 1",
        "mandate_moves_written_total 1",
        "# TYPE mandate_connections gauge",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert!(!text.contains(&table[3..]), "no address of a table: {text}");
}
