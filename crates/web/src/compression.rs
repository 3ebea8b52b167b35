//! Which answers are compressed: all that `tower-http` would, except those that hold a secret for one browser. The
//! length of what is compressed tells something of what is in it.

use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// Marks an answer that holds a secret: as an `Extension`, it keeps the answer from being compressed.
#[derive(Clone, Copy)]
pub struct Uncompressed;

#[derive(Clone, Copy)]
pub struct UnlessSecret;

impl Predicate for UnlessSecret {
    fn should_compress<B: http_body::Body>(&self, response: &axum::http::Response<B>) -> bool {
        response.extensions().get::<Uncompressed>().is_none()
            && DefaultPredicate::new().should_compress(response)
    }
}

/// As quickly as possible: what is compressed for one visitor is seldom worth more time. What is for all is compressed
/// beforehand (`prepared.rs`, `assets.rs`).
pub fn layer() -> CompressionLayer<UnlessSecret> {
    CompressionLayer::new().quality(CompressionLevel::Fastest).compress_when(UnlessSecret)
}
