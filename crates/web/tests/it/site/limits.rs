//! How much one visitor may ask of the tables, and what one broken table does to the others.

use super::guest::{Guest, open, site, site_over, two_people};
use super::instrumented::Instrumented;
use super::pages::play_to_the_end;
use axum::http::StatusCode;
use store::TableId;

#[tokio::test]
async fn fifty_unfinished_tables_are_enough_for_one_visitor() {
    let site = site().await;
    let (ada, lin, finished) = two_people(&site).await;
    play_to_the_end([&ada, &lin], &finished).await;
    // The finished one does not count.
    for _ in 0..50 {
        open(&ada, "seat-0=me&seat-1=friend").await;
    }
    for (language, sentence) in [("en", "not finished"), ("fr", "ne sont pas terminées")] {
        let visitor = Guest { language, ..ada.at(&site) };
        for path in ["/new/qin", "/play/qin"] {
            let refused = visitor.post(path, "seat-0=me&seat-1=friend").await;
            assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS, "{path}");
            assert!(refused.text.contains(sentence), "{}", refused.text);
        }
    }
    open(&lin, "seat-0=me&seat-1=friend").await;
}

#[tokio::test]
async fn a_name_can_be_changed_a_few_times_a_minute() {
    let ada = Guest::new(&site().await).await;
    let mut renamed = 0;
    let refused = loop {
        let answer = ada.post("/me/name", &format!("name=Ada+{renamed}")).await;
        if answer.status != StatusCode::SEE_OTHER {
            break answer;
        }
        renamed += 1;
    };
    assert_eq!((refused.status, renamed), (StatusCode::TOO_MANY_REQUESTS, 12));
    assert!(refused.text.contains("wait a minute"), "{}", refused.text);
    assert!(ada.get("/me").await.text.contains("Ada 11"), "the last name that was taken stays");
}

#[tokio::test]
async fn one_table_that_cannot_be_read_keeps_no_other_from_being_listed() {
    let store = Instrumented::new();
    let site = site_over(store.clone()).await;
    let ada = Guest::new(&site).await;
    let (broken, sound) = (
        open(&ada, "seat-0=me&seat-1=friend&open=yes").await,
        open(&ada, "seat-0=me&seat-1=friend&open=yes").await,
    );
    *store.unreadable.lock().unwrap() = TableId::new(broken.rsplit('/').next().unwrap());
    for visitor in [&ada.at(&site), &Guest::new(&site).await] {
        let lobby = visitor.get("/").await;
        assert_eq!(lobby.status, StatusCode::OK, "{}", lobby.text);
        assert!(lobby.text.contains(&sound) && !lobby.text.contains(&broken));
    }
    assert_eq!(ada.post("/me/name", "name=Ada").await.status, StatusCode::SEE_OTHER);
    assert!(Guest::new(&site).await.get(&sound).await.text.contains("Ada"), "the name is told elsewhere");
}
