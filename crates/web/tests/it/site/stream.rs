//! What somebody is sent about a table, and when.

use super::guest::Guest;
use super::instrumented::still;
use axum::body::{Body, BodyDataStream};
use axum::extract::ConnectInfo;
use axum::http::{Request, header};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::time::Instant;
use tokio_stream::StreamExt;
use tower::ServiceExt;

pub struct Stream {
    body: BodyDataStream,
    since: Instant,
}

/// What somebody was sent at once.
pub struct Pushed {
    /// The fingerprint of what their page shows with it.
    pub id: String,
    /// The fingerprint of what it changes; empty if it is everything.
    pub from: String,
    pub markup: String,
}

impl Stream {
    pub async fn open(guest: &Guest, table: &str) -> Stream {
        let have = guest.get(table).await.attribute("data-have");
        Stream::at(guest, &format!("{table}/live?have={have}")).await
    }

    /// The stream that all tabs of a browser share.
    pub async fn open_shared(guest: &Guest, table: &str) -> Stream {
        let have = guest.get(table).await.attribute("data-have");
        let id = table.strip_prefix("/t/").unwrap();
        Stream::at(guest, &format!("/live?tables={id}::{have}")).await
    }

    /// What somebody is sent who looks at the lobby.
    pub async fn open_lobby(guest: &Guest) -> Stream {
        let have = guest.get("/").await.attribute("data-have");
        Stream::at(guest, &format!("/live?tables=lobby::{have}")).await
    }

    async fn at(guest: &Guest, address: &str) -> Stream {
        let mut request = Request::get(address).body(Body::empty()).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((Ipv4Addr::LOCALHOST, 80))));
        request.headers_mut().insert(header::HOST, "table.example".parse().unwrap());
        request.headers_mut().insert(header::COOKIE, guest.cookie.parse().unwrap());
        request.headers_mut().insert(header::ACCEPT_LANGUAGE, guest.language.parse().unwrap());
        let answer = still(guest.site.clone().oneshot(request)).await.unwrap();
        Stream { body: answer.into_body().into_data_stream(), since: Instant::now() }
    }

    /// What is sent next.
    pub async fn next(&mut self) -> Pushed {
        let sent = self.until(|_| true).await;
        let line = |name: &str| sent.lines().find_map(|line| line.strip_prefix(name)).unwrap().to_owned();
        let mut data =
            sent.lines().filter_map(|line| line.strip_prefix("data: ").or(line.strip_prefix("data:")));
        let from = data.next().unwrap().to_owned();
        Pushed { id: line("id: "), from, markup: data.collect::<Vec<&str>>().join("\n") }
    }

    /// Everything that is sent within a while, with the seconds after which it came.
    pub async fn all(mut self, within: Duration) -> Vec<(u64, String)> {
        let mut sent = vec![];
        let end = self.since + within;
        while let Ok(Some(Ok(bytes))) = tokio::time::timeout_at(end, self.body.next()).await {
            sent.push(((Instant::now() - self.since).as_secs(), String::from_utf8(bytes.to_vec()).unwrap()));
        }
        sent
    }

    /// Waits for a state of the table, or of the lobby, as wished.
    pub async fn until(&mut self, wished: impl Fn(&str) -> bool) -> String {
        loop {
            let bytes = self.body.next().await.unwrap().unwrap();
            let sent = String::from_utf8(bytes.to_vec()).unwrap();
            if sent.contains("event: ") && wished(&sent) {
                return sent;
            }
        }
    }
}
