//! Where this site is, as whoever sent a request knows it.

use crate::proxy::Client;
use axum::http::HeaderMap;
use axum::http::header::HOST;
use std::fmt;
use std::str::FromStr;
use url::Url;

/// The beginning of all addresses of the site, as in `https://mandate.example`.
#[derive(Debug, Clone, PartialEq, Eq)]
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

    /// The host alone, without a port.
    pub fn domain(&self) -> &str {
        let end = self.host.rfind(':').filter(|_| !self.host.ends_with(']')).unwrap_or(self.host.len());
        &self.host[..end]
    }
}

/// The text is no address of a site.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("\u{201c}{0}\u{201d} is not the address of a site, such as https://mandate.example")]
pub struct InvalidSiteAddress(String);

impl FromStr for SiteAddress {
    type Err = InvalidSiteAddress;

    /// Reads the address of a whole host: links are paths of it.
    fn from_str(text: &str) -> Result<SiteAddress, InvalidSiteAddress> {
        let invalid = || InvalidSiteAddress(text.to_owned());
        let url = Url::parse(text).map_err(|_| invalid())?;
        let origin = url.origin().ascii_serialization();
        let (scheme, host) = origin.split_once("://").ok_or_else(invalid)?;
        let whole = format!("{origin}/");
        if !matches!(scheme, "http" | "https") || url.as_str() != whole {
            return Err(invalid());
        }
        Ok(SiteAddress { https: scheme == "https", host: host.to_owned() })
    }
}

impl fmt::Display for SiteAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.url(""))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_site_has_a_host_of_its_own() {
        for (text, link, domain) in [
            ("https://mandate.example", "https://mandate.example/me", "mandate.example"),
            ("http://Mandate.example:8080/", "http://mandate.example:8080/me", "mandate.example"),
            ("https://mandate.example:443", "https://mandate.example/me", "mandate.example"),
            ("http://[::1]:80", "http://[::1]/me", "[::1]"),
            ("http://[::1]:8080", "http://[::1]:8080/me", "[::1]"),
        ] {
            let site: SiteAddress = text.parse().unwrap();
            assert_eq!((site.url("/me").as_str(), site.domain()), (link, domain));
            assert_eq!(site.to_string().parse(), Ok(site));
        }
        for text in [
            "mandate.example",
            "",
            "ftp://mandate.example",
            "https://mandate.example/table",
            "https://ada@mandate.example",
            "https://mandate.example/?a=b",
            "https://",
        ] {
            assert!(text.parse::<SiteAddress>().is_err(), "{text}");
        }
    }
}
