//! Health checks for operators and load balancers.

use crate::App;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use std::time::Duration;

/// How long the store may take before the server counts as not ready.
const STORE_TIMEOUT: Duration = Duration::from_secs(2);

/// `GET /healthz`: the process is alive.
pub async fn healthz() -> &'static str {
    "ok\n"
}

/// `GET /readyz`: the store answers.
pub async fn readyz(State(app): State<App>) -> Response {
    let query = app.rooms.store().latest_tables(1);
    let error = match tokio::time::timeout(STORE_TIMEOUT, query).await {
        Ok(Ok(_)) => return "ready\n".into_response(),
        Ok(Err(error)) => error.to_string(),
        Err(_) => "it takes too long".to_owned(),
    };
    tracing::warn!(error, "the store does not answer");
    (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response()
}
