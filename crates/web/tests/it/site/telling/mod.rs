//! Telling people who are away that others wait for them. What is sent goes over real sockets, to listeners that keep what
//! they get; time passes by the clock of the test.

pub mod listener;
mod mails;
pub mod post_office;
mod turns;
mod webhooks;

use super::guest::{Guest, play_turn};
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::Request;
use serde_json::Value;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Contacts, PersonId, Sqlite, Store, TableId};
use tower::ServiceExt;
use web::{Config, Judge, MailServer, Site, SiteAddress, Telling, Webhooks};

/// A bot that waits for ever leaves the table as it is.
const NEVER: Duration = Duration::from_hours(1);

/// Longer than anything here takes, on whatever machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// A little more than the two minutes after which somebody is told.
const A_WHILE: Duration = Duration::from_secs(126);

/// Where the site is, as the operator says.
pub const SITE: &str = "https://mandate.example";

/// Lets messages go to this machine: nobody can say so but a test.
pub fn anywhere(_: IpAddr) -> bool {
    true
}

fn site_address() -> SiteAddress {
    SITE.parse().unwrap()
}

pub fn webhooks(judge: Judge) -> Telling {
    let webhooks = Webhooks { judge, roots: vec![] };
    Telling { site: site_address(), webhooks: Some(webhooks), mail: None }
}

pub fn mails(server: &str) -> Telling {
    let mail = MailServer::new(server, "Mandate <table@mandate.example>", &site_address()).unwrap();
    Telling { site: site_address(), webhooks: None, mail: Some(mail) }
}

/// A site that tells people, over a store.
struct Told {
    store: Arc<dyn Store>,
    site: Router,
    metrics: Router,
}

impl Told {
    async fn start(telling: Telling) -> Told {
        Told::over(Arc::new(Sqlite::in_memory().unwrap()), telling).await
    }

    async fn over(store: Arc<dyn Store>, telling: Telling) -> Told {
        let config = Config { pace: NEVER, rates: None, telling: Some(telling), ..Config::default() };
        let site = Site::new(store.clone(), &config).await.unwrap();
        Told { store, metrics: site.metrics.clone(), site: site.router }
    }

    fn contacts(&self) -> &dyn Contacts {
        self.store.contacts()
    }

    /// How many messages have come to this, by the metrics.
    async fn count(&self, channel: &str, outcome: &str) -> usize {
        let request = Request::get("/metrics").body(Body::empty()).unwrap();
        let answer = self.metrics.clone().oneshot(request).await.unwrap();
        let text = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(text.to_vec()).unwrap();
        let line = format!("mandate_messages_total{{channel=\"{channel}\",outcome=\"{outcome}\"}} ");
        text.lines().find_map(|told| told.strip_prefix(&line)).map_or(0, |count| count.parse().unwrap())
    }

    /// The turns that somebody is to be told of, and whether they still are.
    async fn messages(&self, person: &PersonId) -> Vec<(TableId, usize, bool)> {
        let kept = self.contacts().messages_to(person).await.unwrap();
        kept.into_iter().map(|kept| (kept.table, kept.turn, kept.due.is_some())).collect()
    }

    /// Waits until it is written down that somebody is to be told of a table.
    async fn announced(&self, person: &PersonId, table: &str) -> usize {
        let id = table_id(table);
        let mut turn = None;
        until("a turn is written down", async || {
            let kept = self.messages(person).await;
            turn = kept.iter().find(|(table, _, due)| *table == id && *due).map(|(_, turn, _)| *turn);
            turn.is_some()
        })
        .await;
        turn.unwrap()
    }

    /// Waits until nothing is to be sent to somebody any more.
    async fn settled(&self, person: &PersonId) {
        until("nothing is due", async || self.messages(person).await.iter().all(|(.., due)| !due)).await;
    }
}

/// Waits for something to happen.
async fn until(what: &str, mut has_happened: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !has_happened().await {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    // By the clock of the machine: that of the test may jump meanwhile.
    let begun = std::time::Instant::now();
    tokio::pin!(wait);
    while tokio::time::timeout(Duration::from_secs(1), &mut wait).await.is_err() {
        assert!(begun.elapsed() < PATIENCE, "it does not happen that {what}");
    }
}

/// Lets time pass. It runs on afterwards, as sockets need it to.
pub async fn pass(time: Duration) {
    tokio::time::pause();
    tokio::time::advance(time).await;
    tokio::time::resume();
}

fn table_id(table: &str) -> TableId {
    TableId::new(table.rsplit('/').next().unwrap()).unwrap()
}

async fn export(guest: &Guest) -> Value {
    serde_json::from_str(&guest.get("/me/export").await.text).unwrap()
}

async fn person(guest: &Guest) -> PersonId {
    PersonId::new(export(guest).await["person"].as_str().unwrap()).unwrap()
}

/// A form that gives an address.
fn address(text: &str) -> String {
    format!("address={}", text.replace('%', "%25").replace('+', "%2B").replace('&', "%26"))
}
