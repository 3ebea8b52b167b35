//! Where this site is, as whoever sent a request knows it.

use crate::proxy::Client;
use axum::http::HeaderMap;
use axum::http::header::HOST;

/// The beginning of all addresses of the site.
#[derive(Debug, Clone)]
pub struct SiteAddress {
    https: bool,
    host: String,
}

impl SiteAddress {
    /// As a client with these headers knows it.
    pub fn of(client: Client, headers: &HeaderMap) -> SiteAddress {
        let host = headers.get(HOST).and_then(|value| value.to_str().ok());
        SiteAddress { https: client.https, host: host.unwrap_or("localhost").to_owned() }
    }

    /// The address of a path of this site, for sharing.
    pub fn url(&self, path: &str) -> String {
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }
}
