//! Writes: they outlive their clients, and what a table does by itself is tried until it works.

use super::guest::{Answer, Guest, open, site_over, token, two_people};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::http::StatusCode;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::Poll;
use std::time::Duration;
use store::Entry;

/// A table of Qin with a bot that answers at once.
async fn against_a_bot(store: &Arc<Instrumented>) -> (Guest, String) {
    let guest = Guest::new(&web::app(store.clone(), Duration::ZERO).await.unwrap()).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    (guest, table)
}

/// Sends the first legal action of a page, always as the same click.
async fn click(guest: &Guest, table: &str, page: &Answer) -> Answer {
    guest.play(table, 0, page.version(), &token(1), &page.legal()[0]).await
}

/// How often a person has played here.
fn played_by_person(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| matches!(entry, Entry::Played { seat, .. } if seat.index() == 0)).count()
}

#[tokio::test]
async fn a_move_whose_client_has_gone_is_seen_and_answered() {
    let store = Instrumented::new();
    let (guest, table) = against_a_bot(&store).await;
    let page = guest.get(&table).await;
    let mut stream = Stream::open(&guest, &table).await;
    store.hold();
    tokio::select! {
        _ = click(&guest, &table, &page) => panic!("nobody is told yet"),
        () = store.held() => {}
    }
    // The request is gone, and the move is on disk.
    store.let_go();
    stream.until(|shown| shown.contains("data-legal")).await;
    assert_eq!(store.entries(&table).await.len(), 2, "the move and the bot's answer");
    let again = click(&guest, &table, &page).await;
    assert_eq!(again.status, StatusCode::SEE_OTHER, "the same click is answered well: {}", again.text);
    assert_eq!(store.entries(&table).await.len(), 2);
}

/// Drives a future until it has been polled so often, and then drops it; whether it came to its end.
async fn polled<F: Future>(times: usize, future: F) -> bool {
    let mut future = pin!(future);
    let mut left = times;
    std::future::poll_fn(|context| {
        if left == 0 {
            return Poll::Ready(false);
        }
        left -= 1;
        match future.as_mut().poll(context) {
            Poll::Ready(_) => Poll::Ready(true),
            Poll::Pending if left == 0 => Poll::Ready(false),
            Poll::Pending => Poll::Pending,
        }
    })
    .await
}

#[tokio::test]
async fn a_request_can_be_dropped_wherever_it_waits() {
    for times in 0.. {
        let store = Instrumented::new();
        let (guest, table) = against_a_bot(&store).await;
        let page = guest.get(&table).await;
        let mut stream = Stream::open(&guest, &table).await;
        let ended = polled(times, click(&guest, &table, &page)).await;
        let again = click(&guest, &table, &page).await;
        assert_eq!(again.status, StatusCode::SEE_OTHER, "dropped after {times} polls: {}", again.text);
        stream.until(|shown| shown.contains("data-legal")).await;
        assert_eq!(played_by_person(&store.entries(&table).await), 1, "dropped after {times} polls");
        if ended {
            assert!(times > 1, "there were places to drop it: {times}");
            return;
        }
    }
}

#[tokio::test]
async fn a_click_that_another_process_has_taken_is_seen_here_too() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    let elsewhere = site_over(store.clone()).await;
    let page = ada.get(&table).await;
    assert_eq!(ada.at(&elsewhere).get(&table).await.version(), page.version(), "both have it in memory");
    for site in [&ada.site, &elsewhere] {
        let sent = click(&ada.at(site), &table, &page).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
        assert!(!lin.at(site).get(&table).await.legal().is_empty(), "it is Lin's turn there");
    }
    assert_eq!(store.entries(&table).await.len(), 2, "Lin sat down, Ada played once");
}

#[tokio::test]
async fn a_bot_plays_when_a_store_that_failed_works_again() {
    let store = Instrumented::new();
    let (guest, table) = against_a_bot(&store).await;
    let page = guest.get(&table).await;
    let mut stream = Stream::open(&guest, &table).await;
    store.hold();
    let moves = async {
        store.held().await;
        // The move itself is on disk. What the bot plays is refused twice.
        store.failures.store(2, Ordering::SeqCst);
        store.let_go();
    };
    let play = click(&guest, &table, &page);
    let (played, ()) = tokio::join!(play, moves);
    assert_eq!(played.status, StatusCode::SEE_OTHER);
    stream.until(|shown| shown.contains("data-legal")).await;
    assert_eq!(
        (store.appends(), store.entries(&table).await.len()),
        (4, 2),
        "two writes failed, two did not"
    );
}
