//! Mandate as an app on a phone or a desk: the manifest, the worker, and the page that a browser shows while it is
//! offline. The worker keeps that page and what it is made of, and nothing else: no table, no name, no hand.

use super::layout::{bare_page, say};
use crate::assets::{APPLE_ICON, ICON, ICONS, JAVASCRIPT, MASKABLE, STYLE};
use crate::visitor::Visitor;
use axum::http::HeaderName;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use serde_json::json;

/// The upper edge of the bar, which is lacquer by day and by night.
pub const THEME: &str = "#33262a";
/// The page, while an app starts.
const PAPER: &str = "#f3ead9";

/// `GET /manifest.webmanifest`: what Mandate is called and looks like as an app.
pub async fn manifest(visitor: Visitor) -> Response {
    let icon = |address: &str, size: u32, purpose: &str| json!({ "src": address, "sizes": format!("{size}x{size}"), "type": "image/png", "purpose": purpose });
    let mut icons: Vec<_> =
        ICONS.iter().map(|(size, icon_of)| icon(&icon_of.address, *size, "any")).collect();
    icons.push(icon(&MASKABLE.address, 512, "maskable"));
    icons.push(json!({ "src": ICON.address, "sizes": "any", "type": "image/svg+xml" }));
    let manifest = json!({
        "id": "/", "start_url": "/", "scope": "/", "display": "standalone",
        "name": "Mandate", "short_name": "Mandate",
        "description": say(&visitor, "install-text"), "lang": visitor.language.code(),
        "theme_color": THEME, "background_color": PAPER, "icons": icons,
    });
    kept_a_day("application/manifest+json", manifest.to_string())
}

/// `GET /worker.js`: stands between the pages and the network, and steps in only where there is none; and shows notifications.
pub async fn worker() -> Response {
    let kept = json!([OFFLINE, STYLE.address, ICON.address]);
    let icon = json!(ICONS[0].1.address);
    let script = include_str!("../../assets/worker.js").replacen("KEPT", &kept.to_string(), 1).replacen(
        "ICON",
        &icon.to_string(),
        1,
    );
    let headers: [(HeaderName, &str); 2] = [(CONTENT_TYPE, JAVASCRIPT), (CACHE_CONTROL, "no-cache")];
    (headers, script).into_response()
}

const OFFLINE: &str = "/offline";

/// `GET /offline`: what is shown instead of a page that cannot be had. Nothing of the visitor is on it but the language.
pub async fn offline(visitor: Visitor) -> Markup {
    let language = visitor.language;
    let body = html! {
        main.narrow id="content" {
            h1 { (say(language, "offline-title")) }
            p { (say(language, "offline-text")) }
            // Without an address of its own, a link leads to the page that was asked for.
            p { a.button.primary href="" { (say(language, "offline-again")) } }
        }
    };
    bare_page(language, &say(language, "offline-title"), &body)
}

/// `GET /apple-touch-icon.png`, which some phones ask for without being told.
pub async fn apple_icon() -> Response {
    kept_a_day("image/png", APPLE_ICON.content())
}

fn kept_a_day(kind: &'static str, content: impl Into<axum::body::Body>) -> Response {
    let headers: [(HeaderName, &str); 2] = [(CONTENT_TYPE, kind), (CACHE_CONTROL, "private, max-age=86400")];
    (headers, content.into()).into_response()
}
