//! What a browser says that it can take: compressed answers, and what it has already.

use axum::http::header::{ACCEPT_ENCODING, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderName};

/// Whether the browser already has the version with this entity tag, or is content with any (`*`).
pub fn has(asked: &HeaderMap, tag: &str) -> bool {
    listed(asked, &IF_NONE_MATCH).any(|known| known.trim_start_matches("W/") == tag || known == "*")
}

/// Whether the browser can unpack; a quality of zero says that it does not want to.
pub fn accepts_gzip(asked: &HeaderMap) -> bool {
    listed(asked, &ACCEPT_ENCODING).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let quality = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && quality != Some(0.0)
    })
}

/// The elements of a header.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}
