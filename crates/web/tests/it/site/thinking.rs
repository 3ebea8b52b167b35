//! Who wakes bots, and what pages ask of the store.

use super::guest::{Guest, open, site_over};
use super::instrumented::Instrumented;
use axum::http::StatusCode;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// A site whose bots answer at once, over a store with tables at which a bot is to move.
async fn waiting_for_bots(tables: usize) -> (std::sync::Arc<Instrumented>, Guest, Vec<String>) {
    let store = Instrumented::new();
    let guest = Guest::new(&site_over(store.clone()).await).await;
    let mut opened = vec![];
    for _ in 0..tables {
        opened.push(open(&guest, "seat-0=bot-novice&seat-1=me").await);
    }
    let later = web::app(store.clone(), Duration::ZERO).await.unwrap();
    (store, guest.at(&later), opened)
}

#[tokio::test]
async fn looking_at_the_lobby_or_taking_a_name_wakes_no_bot() {
    let (store, guest, tables) = waiting_for_bots(12).await;
    let lobby = guest.get("/").await;
    for table in &tables {
        assert!(lobby.text.contains(table));
        assert_eq!(guest.get(&format!("{table}/card.svg")).await.status, StatusCode::OK, "with its picture");
    }
    guest.post("/me/name", "name=Ada").await;
    // Coming in does: and that bot has played before any of those that the lobby would have woken earlier.
    guest.get(&tables[11]).await;
    store.until(&tables[11], |entries| entries.len() == 2).await;
    for table in &tables[..11] {
        assert_eq!(store.entries(table).await.len(), 1, "a name and no move");
    }
}

#[tokio::test]
async fn a_lobby_is_listed_from_memory() {
    let (store, guest, _) = waiting_for_bots(12).await;
    let seen = async || {
        let before = store.calls.load(Ordering::SeqCst);
        let lobby = guest.get("/").await.text;
        (store.calls.load(Ordering::SeqCst) - before, lobby)
    };
    seen().await;
    let waiting = open(&guest, "seat-0=me&seat-1=friend&open=yes").await;
    assert!(seen().await.1.contains(&waiting), "a change is seen at once");
    assert_eq!(seen().await.0, 0, "nothing has changed");
    guest.post(&format!("{waiting}/close"), "").await;
    let (calls, lobby) = seen().await;
    assert_eq!((calls, lobby.contains(&waiting)), (2, false), "one's own tables, and those of others");
    assert_eq!(seen().await.0, 0);
}

#[tokio::test]
async fn a_name_is_looked_up_once() {
    let store = Instrumented::new();
    let guest = Guest::new(&site_over(store.clone()).await).await;
    let before = store.names.load(Ordering::SeqCst);
    for _ in 0..10 {
        guest.get("/").await;
    }
    assert!(store.names.load(Ordering::SeqCst) <= before + 1);
    guest.post("/me/name", "name=Zenobia").await;
    assert!(guest.get("/me").await.text.contains("Zenobia"), "a new name is known at once");
    assert!(store.names.load(Ordering::SeqCst) <= before + 1);
}
