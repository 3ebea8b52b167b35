//! What keeps strangers' pages and floods away: security headers, the origin of posts, limits on how much and
//! how often.

use axum::extract::{ConnectInfo, Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

/// The largest body anybody may send: a record of a long match is a tenth of it.
pub const LARGEST_BODY: usize = 512 * 1024;

/// Scripts, styles and pictures come from here and nowhere else, and nothing is inline.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Adds the security headers to every answer. What is not said to be kept is not kept: pages hold hands.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Refuses posts that do not come from our own pages.
pub async fn same_origin(request: Request, next: Next) -> Response {
    if request.method() == Method::POST && !is_own(request.headers()) {
        return (StatusCode::FORBIDDEN, "This was not sent from a page of this table.").into_response();
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    origin.split_once("://").is_some_and(|(_, from)| from == host)
}

/// How often somebody may ask: so many at once, and so many a second after that.
struct Allowance {
    at_once: f64,
    a_second: f64,
}

const READING: Allowance = Allowance { at_once: 400.0, a_second: 60.0 };
const WRITING: Allowance = Allowance { at_once: 80.0, a_second: 10.0 };

/// How many addresses are remembered before those that have their full allowance again are forgotten.
const REMEMBERED: usize = 10_000;

/// Who has asked how often lately.
#[derive(Default)]
pub struct Limits {
    left: Mutex<HashMap<(IpAddr, bool), (f64, Instant)>>,
}

impl Limits {
    fn allows(&self, from: IpAddr, writes: bool, now: Instant) -> bool {
        let allowance = if writes { WRITING } else { READING };
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if left.len() > REMEMBERED {
            left.retain(|_, (_, asked)| now.duration_since(*asked).as_secs_f64() < allowance.at_once);
        }
        let (tokens, asked) = left.entry((from, writes)).or_insert((allowance.at_once, now));
        let refilled = now.duration_since(*asked).as_secs_f64() * allowance.a_second;
        *tokens = (*tokens + refilled).min(allowance.at_once);
        *asked = now;
        let allowed = *tokens >= 1.0;
        if allowed {
            *tokens -= 1.0;
        }
        allowed
    }
}

/// Refuses those who ask too often.
pub async fn limit(State(limits): State<Arc<Limits>>, request: Request, next: Next) -> Response {
    let from = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let from = from.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |ConnectInfo(address)| address.ip());
    if limits.allows(from, request.method() == Method::POST, Instant::now()) {
        return next.run(request).await;
    }
    (StatusCode::TOO_MANY_REQUESTS, "Too many requests. Take a breath, then try again.").into_response()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn a_flood_is_stopped_and_forgiven_after_a_while() {
        let (limits, here, now) = (Limits::default(), IpAddr::V4(Ipv4Addr::LOCALHOST), Instant::now());
        let allowed = (0..200).filter(|_| limits.allows(here, true, now)).count();
        assert_eq!(allowed, 80);
        assert!(limits.allows(IpAddr::V4(Ipv4Addr::BROADCAST), true, now), "others are not punished");
        assert!(limits.allows(here, true, now + Duration::from_secs(1)));
    }

    #[test]
    fn only_our_own_pages_may_post() {
        let check = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("table.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_own(&headers)
        };
        assert!(check(Some("http://table.example:8080")));
        for origin in [None, Some("null"), Some("http://table.example"), Some("https://evil.example")] {
            assert!(!check(origin), "{origin:?}");
        }
    }
}
