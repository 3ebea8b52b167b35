//! Many connections and slow ones: whoever sends them is cut off, and everybody else gets their pages.

use super::client::{Running, rest, some, until};
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use web::{Config, Limits};

/// As short as the patience of a test.
const SHORT: Duration = Duration::from_millis(200);

/// Longer than any test.
const LONG: Duration = Duration::from_hours(1);

fn patient() -> Limits {
    let (header_timeout, body_timeout, idle_timeout, answer_timeout) = (LONG, LONG, LONG, LONG);
    Limits { header_timeout, body_timeout, idle_timeout, answer_timeout, ..Limits::default() }
}

fn config(limits: Limits) -> Config {
    Config { limits, rates: None, ..Config::default() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thousand_half_sent_requests_of_one_address_keep_nobody_else_waiting() {
    rlimit::increase_nofile_limit(8192).unwrap();
    let running = Running::start(config(patient())).await;
    let (attacker, other) = (running.browser([127, 0, 0, 1]), running.browser([127, 0, 0, 2]));
    let mut held = vec![];
    for _ in 0..1100 {
        held.push(attacker.send("GET / HTTP/1.1\r\nhost: table.example\r\nx-slow: ").await);
    }
    for _ in 0..12 {
        assert_eq!(other.get("/").await.status, 200);
    }
    // However patient the server is, it holds only so many of them.
    for stream in held.split_off(Limits::default().connections_per_address) {
        let told = rest(stream).await;
        assert!(told.is_empty() || told.starts_with("HTTP/1.1 503 "), "{told}");
    }
    assert_eq!(other.get("/").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn headers_that_do_not_come_are_not_waited_for() {
    let running = Running::start(config(Limits { header_timeout: SHORT, ..patient() })).await;
    let browser = running.browser([127, 0, 0, 1]);
    for begun in ["", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nhost: table.example\r\nx-slow: "] {
        assert_eq!(rest(browser.send(begun).await).await, "", "{begun:?}");
    }
    let mut dripping = browser.send("GET / HTTP/1.1\r\nx-slow: ").await;
    while dripping.write_all(b"x").await.is_ok() {
        tokio::time::sleep(SHORT / 20).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_come_is_not_waited_for() {
    let running = Running::start(config(Limits { body_timeout: SHORT, ..patient() })).await;
    let browser = running.browser([127, 0, 0, 1]);
    let headers = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n";
    let request = browser.request("POST /me/name", headers);
    assert_eq!(rest(browser.send(&request).await).await, "");
    let mut dripping = browser.send(&(request + "name=")).await;
    while dripping.write_all(b"x").await.is_ok() {
        tokio::time::sleep(SHORT / 20).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_idle_connection_is_closed_and_a_live_stream_is_not() {
    let limits = Limits { idle_timeout: SHORT, answer_timeout: SHORT, ..patient() };
    let running = Running::start(config(limits)).await;
    let browser = running.browser([127, 0, 0, 1]).welcomed().await;
    let table = browser.open_table().await;
    let (head, mut stream) = browser.watch(&table).await;
    assert_eq!(head.header("x-accel-buffering"), Some("no"));
    // Three connections that nobody uses are closed, one after the other: so long has the stream been open at least.
    for _ in 0..3 {
        let idle = browser.send(&browser.request("GET /rules/qin", "")).await;
        assert!(rest(idle).await.starts_with("HTTP/1.1 "));
    }
    assert_eq!(browser.play(&table, "aaaaaaaaaaaaaaaa").await.status, 303);
    assert!(some(&mut stream).await.contains("event: table"));
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_too_many_connections_is_told_at_once() {
    let limits = Limits { connections_per_address: 2, connections: 3, ..patient() };
    let running = Running::start(config(limits)).await;
    let (ada, lin) = (running.browser([127, 0, 0, 1]), running.browser([127, 0, 0, 2]));
    let (first, second) = (ada.connect().await, ada.connect().await);
    let told = rest(ada.connect().await).await;
    assert!(told.starts_with("HTTP/1.1 503 ") && told.contains("retry-after"), "{told}");
    assert_eq!(lin.get("/").await.status, 200, "others have places of their own");
    let third = lin.connect().await;
    assert!(rest(lin.connect().await).await.starts_with("HTTP/1.1 503 "), "as long as there are any");
    drop((first, second, third));
    // The server notices in its own time.
    let request = ada.request("GET /", "connection: close\r\n");
    until(async || !rest(ada.send(&request).await).await.starts_with("HTTP/1.1 503")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn streams_are_counted_for_each_person_and_each_address() {
    let limits = Limits { streams_per_person: 2, streams_per_address: 3, ..patient() };
    let running = Running::start(config(limits)).await;
    let ada = running.browser([127, 0, 0, 1]).welcomed().await;
    let lin = running.browser([127, 0, 0, 1]).welcomed().await;
    let far = running.browser([127, 0, 0, 2]).welcomed().await;
    let table = ada.open_table().await;
    let (first, second) = (ada.watch(&table).await, ada.watch(&table).await);
    assert_eq!((first.0.status, second.0.status), (200, 200));
    let refused = ada.watch(&table).await.0;
    assert_eq!((refused.status, refused.header("retry-after")), (503, Some("10")));
    let third = lin.watch(&table).await;
    assert_eq!((third.0.status, lin.watch(&table).await.0.status), (200, 503));
    assert_eq!(far.watch(&table).await.0.status, 200);
    drop(first);
    until(async || ada.watch(&table).await.0.status == 200).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_ends_with_its_session() {
    let running = Running::start(config(patient())).await;
    let ada = running.browser([127, 0, 0, 1]).welcomed().await;
    let table = ada.open_table().await;
    let made = ada.post("/me/pass", "").await.body;
    let pass = made[made.find("/me/pass/").unwrap()..].split('"').next().unwrap().to_owned();
    let phone = running.browser([127, 0, 0, 2]).post(&pass, "").await;
    let cookie = phone.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
    let phone = super::client::Browser { cookie, ..running.browser([127, 0, 0, 2]) };
    let ((_, mut mine), (_, mut theirs)) = (ada.watch(&table).await, phone.watch(&table).await);
    assert_eq!(ada.post("/me/sessions/end-others", "").await.status, 303);
    assert!(some(&mut theirs).await.contains("this session has been ended"));
    assert_eq!(ada.play(&table, "aaaaaaaaaaaaaaaa").await.status, 303);
    assert!(some(&mut mine).await.contains("event: table"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_that_nobody_reads_gives_its_place_up() {
    let limits = Limits { answer_timeout: 5 * SHORT, streams_per_person: 1, ..patient() };
    let running = Running::start(config(limits)).await;
    let browser = running.browser([127, 0, 0, 1]).welcomed().await;
    let mut tables = vec![];
    for _ in 0..20 {
        let table = browser.open_table().await;
        tables.extend([0, 1].map(|seat| format!("{}:{seat}:", table.trim_start_matches("/t/"))));
    }
    // Far more than the system keeps for somebody who does not read it.
    let live = format!("GET /live?tables={}", tables.join(","));
    let mut unread = browser.send(&browser.request(&live, "accept: text/event-stream\r\n")).await;
    assert!(some(&mut unread).await.starts_with("HTTP/1.1 200 "));
    let table = browser.open_table().await;
    assert_eq!(browser.watch(&table).await.0.status, 503);
    until(async || browser.watch(&table).await.0.status == 200).await;
    drop(unread);
}
