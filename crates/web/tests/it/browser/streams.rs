//! Many tabs of one browser: they share a stream, so that none of them freezes the others.

use super::qin::lay;
use super::stage::{Browser, PATIENCE, Stage};
use fantoccini::wd::WindowHandle;
use serde_json::json;
use std::time::Duration;

/// More than the connections that a browser opens to one server.
const TABS: usize = 10;

/// Opens a tab and does something there before any page of it loads.
async fn tab(browser: &Browser, first: Option<&str>) -> WindowHandle {
    let handle = browser.client.new_window(true).await.unwrap().handle;
    browser.client.switch_to_window(handle.clone()).await.unwrap();
    if let Some(script) = first {
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": script })).await;
    }
    handle
}

/// A table that waits for this browser's move, in the tab that is in front.
async fn play(browser: &Browser) {
    let loading = async {
        browser.go("/").await;
        browser.click("form[action='/play/qin'] button").await;
        browser.wait(".tile.open").await;
    };
    let loaded = tokio::time::timeout(PATIENCE, loading).await;
    assert!(loaded.is_ok(), "a tab never loads: the others keep all connections");
}

/// Opens tabs with a table each, and one with a friend's; makes a move in each, and sees what the friend does.
async fn many_tables(first: Option<&str>) {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.with_hidden_tabs().await, stage.wide().await);
    let shared = tab(&ada, first).await;
    ada.open_with(&lin, "qin").await;
    let mut tabs = vec![];
    for _ in 1..TABS {
        tabs.push(tab(&ada, first).await);
        play(&ada).await;
    }
    for (number, handle) in tabs.into_iter().enumerate().rev() {
        ada.client.switch_to_window(handle).await.unwrap();
        let posting = tokio::time::timeout(PATIENCE, lay(&ada, number)).await;
        assert!(posting.is_ok(), "a move hangs");
        ada.wait(".tile.open, .ending").await;
    }
    // What the friend does arrives in a tab that is not in front.
    if !lin.has(".tile.open").await {
        ada.client.switch_to_window(shared.clone()).await.unwrap();
        lay(&ada, 1).await;
        let front = tab(&ada, first).await;
        ada.client.switch_to_window(front).await.unwrap();
    }
    lin.wait(".tile.open").await;
    lay(&lin, 2).await;
    ada.client.switch_to_window(shared).await.unwrap();
    ada.wait(".tile.open").await;
    assert!(ada.client.title().await.unwrap().starts_with('\u{25cf}'));
    lay(&ada, 3).await;
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn ten_tabs_share_one_stream() {
    many_tables(None).await;
}

#[tokio::test]
async fn where_tabs_cannot_share_a_hidden_one_gives_its_stream_up_and_comes_back() {
    many_tables(Some("delete window.SharedWorker")).await;
}
