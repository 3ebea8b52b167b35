//! The stylesheet, the scripts and the icon, kept in the program. Their names carry the hash of their content,
//! so browsers may keep them for ever.

use crate::visitor::hex;
use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use sha2::{Digest, Sha256};
use std::sync::LazyLock;

/// A file that never changes under its address.
pub struct Asset {
    /// Its address, with the hash.
    pub address: String,
    kind: &'static str,
    content: &'static str,
}

/// What all pages share, then each board.
const STYLES: &str = concat!(
    include_str!("../assets/mandate.css"),
    include_str!("../assets/rules.css"),
    include_str!("../assets/qin.css"),
    include_str!("../assets/great-wall.css"),
    include_str!("../assets/sun-tzu.css"),
    include_str!("../assets/xian.css"),
);

/// How a page changes, then what can be done on it.
const SCRIPTS: &str = concat!(include_str!("../assets/motion.js"), include_str!("../assets/mandate.js"));

pub static STYLE: LazyLock<Asset> = LazyLock::new(|| Asset::new("css", "text/css; charset=utf-8", STYLES));
pub static SCRIPT: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("js", "text/javascript; charset=utf-8", SCRIPTS));
/// The worker that all tabs of a browser share.
pub static STREAMS: LazyLock<Asset> = LazyLock::new(|| {
    Asset::new("js", "text/javascript; charset=utf-8", include_str!("../assets/streams.js"))
});
pub static ICON: LazyLock<Asset> =
    LazyLock::new(|| Asset::new("svg", "image/svg+xml", include_str!("../assets/seal.svg")));

impl Asset {
    fn new(extension: &str, kind: &'static str, content: &'static str) -> Asset {
        let hash = Sha256::digest(content);
        let name = hex(&hash[..6]);
        Asset { address: format!("/assets/{name}.{extension}"), kind, content }
    }
}

/// `GET /assets/NAME`.
pub async fn serve(Path(name): Path<String>) -> Response {
    let address = format!("/assets/{name}");
    match [&*STYLE, &*SCRIPT, &*STREAMS, &*ICON].into_iter().find(|asset| asset.address == address) {
        Some(asset) => {
            let headers =
                [(CONTENT_TYPE, asset.kind), (CACHE_CONTROL, "public, max-age=31536000, immutable")];
            (headers, asset.content).into_response()
        }
        None => StatusCode::NOT_FOUND.into_response(),
    }
}
