//! Two servers over one database: what somebody does at one is known in the memory of the other, and what there is to
//! think about can be thought about elsewhere.

use super::guest::{Guest, open, site_over};
use super::joining::{record, upload};
use super::myself::named;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{Request, StatusCode};
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Store, TableId};
use store_testing::shared;
use tower::ServiceExt;
use web::Thinker;

/// Longer than anything here takes, on whatever machine. Bots pause for an hour.
const PATIENCE: Duration = Duration::from_mins(2);

struct TwoServers {
    database: String,
    store: Arc<Postgres>,
    one: Router,
    other: Router,
}

impl TwoServers {
    async fn start() -> TwoServers {
        let database = shared().new_database();
        let store = Arc::new(Postgres::connect(&database).await.unwrap());
        let other = Arc::new(Postgres::connect(&database).await.unwrap());
        TwoServers { one: site_over(store.clone()).await, other: site_over(other).await, store, database }
    }

    /// How many entries the log of a table has.
    async fn entries(&self, table: &str) -> usize {
        let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
        self.store.entries_from(&id, 0).await.unwrap().len()
    }
}

/// Waits for something to happen.
async fn until(what: &str, mut has_happened: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !has_happened().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    let waited = tokio::time::timeout(PATIENCE, wait).await;
    assert!(waited.is_ok(), "it does not happen that {what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_in_a_hurry_is_so_at_whatever_server() {
    let servers = TwoServers::start().await;
    let ada = Guest::new(&servers.one).await;
    let table = open(&ada, "seat-0=bot-novice&seat-1=me&option-start=first").await;
    ada.get(&table).await;
    let leases = || shared().sql(&servers.database, "SELECT count(*) FROM leases");
    until("the first drives the table", async || leases() == "1").await;
    assert_eq!(servers.entries(&table).await, 0, "the bot pauses");
    let hurry = ada.at(&servers.other).post(&format!("{table}/hurry"), "").await;
    assert_eq!(hurry.status, StatusCode::SEE_OTHER);
    until("the bot plays", async || servers.entries(&table).await == 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_forgotten_is_so_in_the_memory_of_every_server() {
    let servers = TwoServers::start().await;
    let (lin, ada) = (Guest::new(&servers.one).await, Guest::new(&servers.other).await);
    named(&lin, "Linlin").await;
    let table = open(&lin, "seat-0=me&seat-1=friend&open=yes").await;
    let uploaded = lin.send(upload(&record(1, ["Linlin", "Mei"], 500))).await.location().to_owned();
    let uploaded = uploaded.split("/replay").next().unwrap();
    for table in [&table, uploaded] {
        assert!(ada.get(table).await.text.contains("Linlin"));
    }
    let gone = lin.post("/me/delete", "").await;
    assert_eq!(gone.status, StatusCode::SEE_OTHER);
    for table in [&table, uploaded] {
        until("the name is gone", async || !ada.get(table).await.text.contains("Linlin")).await;
    }
}

/// How many tasks of a kind a thinker has answered.
async fn answered(thinker: &Thinker, kind: &str) -> usize {
    let request = Request::get("/metrics").body(Body::empty()).unwrap();
    let answer = thinker.metrics().oneshot(request).await.unwrap();
    let told = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
    let told = String::from_utf8(told.to_vec()).unwrap();
    let start = format!("mandate_thought_seconds_count{{kind=\"{kind}\"}} ");
    told.lines().find_map(|line| line.strip_prefix(&start)).map_or(0, |count| count.parse().unwrap())
}

/// Has a match analysed, and gives the analysis as it is kept.
async fn analysis(servers: &TwoServers, guest: &Guest, table: &str) -> String {
    let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
    shared().sql(&servers.database, "DELETE FROM analyses");
    assert_eq!(guest.post(&format!("{table}/analysis"), "").await.status, StatusCode::SEE_OTHER);
    until("the analysis is kept", async || servers.store.analysis(&id).await.unwrap().is_some()).await;
    servers.store.analysis(&id).await.unwrap().unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_analysis_is_the_same_wherever_it_is_thought_out() {
    let servers = TwoServers::start().await;
    let ada = Guest::new(&servers.one).await;
    let table = ada.send(upload(&record(2, ["Ada", "Mei"], 500))).await.location().to_owned();
    let table = table.split("/replay").next().unwrap();
    let here = analysis(&servers, &ada, table).await;
    let store = Arc::new(Postgres::connect(&servers.database).await.unwrap());
    let thinker = Thinker::start(store, Some(2)).await.unwrap();
    // A server that starts now knows of it, and has analysed nothing yet.
    let site = site_over(servers.store.clone()).await;
    let apart = analysis(&servers, &ada.at(&site), table).await;
    assert!(answered(&thinker, "step").await > 0, "most of it was thought out there");
    assert_eq!(here, apart);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_that_was_thought_out_apart_is_drawn_and_told_like_any_other() {
    let servers = TwoServers::start().await;
    let ada = Guest::new(&servers.one).await;
    let table = open(&ada, "seat-0=me&seat-1=bot-novice&option-start=first").await;
    let store = Arc::new(Postgres::connect(&servers.database).await.unwrap());
    let thinker = Thinker::start(store, Some(1)).await.unwrap();
    until("a thinker gives a hint", async || {
        let hint = ada.get(&format!("{table}/hint?seat=0")).await;
        assert!(hint.text.contains("data-hinted=") && hint.text.contains("<svg"), "{}", hint.text);
        answered(&thinker, "hint").await > 0
    })
    .await;
    thinker.retire().await;
    let thinkers = shared().sql(&servers.database, "SELECT count(*) FROM thinkers");
    assert_eq!(thinkers, "0");
    assert!(ada.get(&format!("{table}/hint?seat=0")).await.text.contains("data-hinted="));
}
