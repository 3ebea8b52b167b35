//! The stylesheet, the scripts and the icon, kept in the program. Their names carry the hash of their content,
//! so browsers may keep them for ever. They are compressed once, not for every browser that asks.

use crate::shelf::SHELF;

use axum::body::{Body, Bytes};
use axum::extract::Path;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderName, StatusCode};
use axum::response::{IntoResponse, Response};
use boards::rulebook;
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest, Sha256};
use std::io::{self, Write};
use std::sync::LazyLock;

/// A file that never changes under its address.
pub struct Asset {
    /// Its address, with the hash.
    pub address: String,
    kind: &'static str,
    content: Bytes,
    /// The hash in quotation marks.
    tag: String,
    /// The content, compressed; nothing if that was not possible.
    packed: Option<Bytes>,
}

/// What all pages share, then the rulebooks, then each board.
fn styles() -> String {
    let shared = [include_str!("../assets/mandate.css"), rulebook::STYLESHEET];
    shared.into_iter().chain(SHELF.iter().map(|game| game.stylesheet)).collect()
}

/// How a page changes, then what can be done on it.
const SCRIPTS: &str = concat!(include_str!("../assets/motion.js"), include_str!("../assets/mandate.js"));

pub static STYLE: LazyLock<Asset> = LazyLock::new(|| Asset::new("css", "text/css; charset=utf-8", styles()));
pub static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("js", "text/javascript; charset=utf-8", SCRIPTS));
/// The worker that all tabs of a browser share.
pub static STREAMS: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("js", "text/javascript; charset=utf-8", include_str!("../assets/streams.js"))
});
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("svg", "image/svg+xml", include_str!("../assets/seal.svg")));

const ALL: [&LazyLock<Asset>; 4] = [&STYLE, &SCRIPT, &STREAMS, &ICON];

impl Asset {
    fn new(extension: &str, kind: &'static str, content: impl Into<Bytes>) -> Asset {
        let content = content.into();
        let hash = Sha256::digest(&content);
        let name = hex::encode(&hash[..6]);
        let (address, tag) = (format!("/assets/{name}.{extension}"), format!("\"{name}\""));
        let packed = pack(&content).ok();
        Asset { address, kind, content, tag, packed }
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let headers: [(HeaderName, &str); 4] = [
            (CONTENT_TYPE, self.kind),
            (CACHE_CONTROL, "public, max-age=31536000, immutable"),
            (ETAG, &self.tag),
            (VARY, "accept-encoding"),
        ];
        if listed(asked, &IF_NONE_MATCH).any(|tag| tag.trim_start_matches("W/") == self.tag || tag == "*") {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        match &self.packed {
            Some(packed) if accepts_gzip(asked) => {
                (headers, [(CONTENT_ENCODING, "gzip")], Body::from(packed.clone())).into_response()
            }
            _ => (headers, Body::from(self.content.clone())).into_response(),
        }
    }
}

fn pack(content: &[u8]) -> io::Result<Bytes> {
    let mut packed = GzEncoder::new(Vec::new(), Compression::best());
    packed.write_all(content)?;
    Ok(packed.finish()?.into())
}

/// The elements of a header.
fn listed<'a>(headers: &'a HeaderMap, name: &HeaderName) -> impl Iterator<Item = &'a str> {
    let lines = headers.get_all(name).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(',')).map(str::trim)
}

/// Whether the browser can unpack; a quality of zero says that it does not want to.
fn accepts_gzip(headers: &HeaderMap) -> bool {
    listed(headers, &ACCEPT_ENCODING).any(|coding| {
        let (name, quality) = coding.split_once(';').unwrap_or((coding, ""));
        let quality = quality.trim().strip_prefix("q=").and_then(|quality| quality.parse::<f32>().ok());
        name.trim().eq_ignore_ascii_case("gzip") && quality != Some(0.0)
    })
}

/// Compresses everything before the first browser asks.
pub fn prepare() {
    for asset in ALL {
        LazyLock::force(asset);
    }
}

/// `GET /assets/NAME`.
pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let address = format!("/assets/{name}");
    match ALL.into_iter().find(|asset| asset.address == address) {
        Some(asset) => asset.answer(&headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
