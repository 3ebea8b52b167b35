//! Every request is named, logged and counted, by the pattern of its route: an address may hold a pass or an invitation,
//! and nothing of that is ever logged. Also the answers to whoever asks whether the server is well.

use crate::App;
use crate::live::Trouble;
use crate::visitor::hex;
use axum::extract::{MatchedPath, Request, State};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};
use tracing::Instrument;

/// How long the store may take before the server is not ready.
const PATIENCE: Duration = Duration::from_secs(2);

/// Names for requests: the same name stands in the log and in the answer.
pub struct RequestIds {
    /// Tells this run of the server from others.
    run: String,
    next: AtomicU64,
}

impl Default for RequestIds {
    fn default() -> RequestIds {
        let mut bytes = [0; 4];
        // Without randomness all runs are called the same, and their times tell them apart.
        let _ = getrandom::fill(&mut bytes);
        RequestIds { run: hex(&bytes), next: AtomicU64::new(1) }
    }
}

impl RequestIds {
    fn fresh(&self) -> String {
        format!("{}-{}", self.run, self.next.fetch_add(1, Ordering::Relaxed))
    }
}

/// Names, logs and counts a request.
pub async fn observe(State(app): State<App>, request: Request, next: Next) -> Response {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (route, method) = (route.unwrap_or_else(|| "other".to_owned()), request.method().clone());
    let (id, begun) = (app.request_ids.fresh(), Instant::now());
    // However little is logged, what is logged of a request says which it was.
    let span = tracing::error_span!(target: "access", "request", id, %method, route);
    let mut response = next.run(request).instrument(span.clone()).await;
    let (status, took) = (response.status(), begun.elapsed());
    let (code, ms) = (status.as_u16(), took.as_secs_f64() * 1000.0);
    span.in_scope(|| {
        if status.is_server_error() {
            tracing::warn!(target: "access", status = code, ms, "answered");
        } else {
            tracing::debug!(target: "access", status = code, ms, "answered");
        }
    });
    app.metrics.answered(&route, &method, status, took);
    if let Ok(id) = HeaderValue::from_str(&id) {
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), id);
    }
    response
}

/// `GET /healthz`: the process lives.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the store answers.
pub async fn readyz(State(app): State<App>) -> Response {
    let asked = app.rooms.stored(|store| store.latest_tables(1));
    let answer = match tokio::time::timeout(PATIENCE, asked).await {
        Ok(Ok(Ok(_))) => return "ready\n".into_response(),
        Ok(Ok(Err(error))) => Trouble::Store(error).to_string(),
        Ok(Err(trouble)) => trouble.to_string(),
        Err(_) => "it takes too long".to_owned(),
    };
    tracing::warn!(answer, "the store does not answer");
    (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
}
