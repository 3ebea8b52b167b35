//! Protection against cross-site request forgery: a post is accepted from our own pages only.

use axum::extract::Request;
use axum::http::header::{HOST, ORIGIN};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

/// Where programs post that read mail (RFC 8058). What may be done there is in the address, which nobody can guess.
const FOR_PROGRAMS: &str = "/mail/end/";

/// Middleware: refuses posts from other sites, and from browsers that do not say where a post comes from.
pub async fn require(request: Request, next: Next) -> Response {
    let is_of_a_page = request.method() == Method::POST && !request.uri().path().starts_with(FOR_PROGRAMS);
    if is_of_a_page && !is_same_origin(request.headers()) {
        return (StatusCode::FORBIDDEN, "This was not sent from a page of this table.").into_response();
    }
    next.run(request).await
}

fn is_same_origin(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    origin.split_once("://").is_some_and(|(_, from)| from == host)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_our_own_pages_may_post() {
        let check = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("table.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_same_origin(&headers)
        };
        assert!(check(Some("http://table.example:8080")));
        for origin in [None, Some("null"), Some("http://table.example"), Some("https://evil.example")] {
            assert!(!check(origin), "{origin:?}");
        }
    }
}
