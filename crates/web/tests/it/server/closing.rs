//! The end of a server: what was begun is finished, and streams are told to come back.

use super::client::{Running, rest, some};
use tokio::io::AsyncWriteExt;
use web::Config;

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_closes_tells_its_streams_to_come_back() {
    let running = Running::start(Config::default()).await;
    let browser = running.browser([127, 0, 0, 1]).welcomed().await;
    let table = browser.open_table().await;
    let (_, stream) = browser.watch(&table).await;
    let (_, unread) = browser.watch(&table).await;
    let slow = browser.send("GET / HTTP/1.1\r\nx-slow: ").await;
    let address = running.address;
    running.close().await;
    let last = rest(stream).await;
    assert!(last.contains("retry: ") && last.ends_with("0\r\n\r\n"), "{last:?}");
    assert_eq!(rest(slow).await, "");
    drop(unread);
    assert!(tokio::net::TcpStream::connect(address).await.is_err(), "nobody listens any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_that_was_begun_is_finished() {
    let running = Running::start(Config::default()).await;
    let browser = running.browser([127, 0, 0, 1]).welcomed().await;
    let headers = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 8\r\n\
        expect: 100-continue\r\n";
    let mut begun = browser.send(&browser.request("POST /me/name", headers)).await;
    assert!(some(&mut begun).await.starts_with("HTTP/1.1 100 "), "the body is waited for");
    let closing = tokio::spawn(running.close());
    begun.write_all(b"name=Ada").await.unwrap();
    assert!(rest(begun).await.starts_with("HTTP/1.1 303 "));
    closing.await.unwrap();
}
