//! What operators watch of a process that thinks, at an address of its own.

use super::Mind;
use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use prometheus_client::encoding::EncodeLabelSet;
use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::sync::Arc;
use std::time::Duration;

/// Upper bounds of the buckets of the histogram, in seconds.
const BUCKETS: [f64; 8] = [0.01, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

/// What was thought about.
pub(super) struct Thoughts {
    registry: Registry,
    times: Family<Thought, Histogram, fn() -> Histogram>,
    failed: Family<Thought, Counter>,
    running: Gauge,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Thought {
    kind: &'static str,
}

impl Default for Thoughts {
    fn default() -> Thoughts {
        let times: fn() -> Histogram = || Histogram::new(BUCKETS);
        let mut thoughts = Thoughts {
            registry: Registry::with_prefix("mandate"),
            times: Family::new_with_constructor(times),
            failed: Family::default(),
            running: Gauge::default(),
        };
        let help = "Time from claiming a task to its answer";
        thoughts.registry.register_with_unit("thought", help, Unit::Seconds, thoughts.times.clone());
        let help = "Tasks that this process could not answer";
        thoughts.registry.register("thoughts_failed", help, thoughts.failed.clone());
        thoughts.registry.register(
            "thinking_running",
            "Tasks that are thought about",
            thoughts.running.clone(),
        );
        thoughts
    }
}

impl Thoughts {
    pub(super) fn thought(&self, kind: &'static str, took: Duration, failed: bool) {
        self.times.get_or_create(&Thought { kind }).observe(took.as_secs_f64());
        if failed {
            self.failed.get_or_create(&Thought { kind }).inc();
        }
    }
}

/// Metrics and health checks.
pub(super) fn router(mind: Arc<Mind>) -> Router {
    Router::new()
        .route("/healthz", get(|| async { "ok\n" }))
        .route("/readyz", get(readyz))
        .route("/metrics", get(metrics))
        .with_state(mind)
}

/// Whether the store answers.
async fn readyz(State(mind): State<Arc<Mind>>) -> Response {
    match mind.store.thinking().thinking_threads().await {
        Ok(_) => "ok\n".into_response(),
        Err(_) => (StatusCode::SERVICE_UNAVAILABLE, "the store does not answer\n").into_response(),
    }
}

async fn metrics(State(mind): State<Arc<Mind>>) -> Response {
    mind.thoughts.running.set(mind.pool.stats().running as i64);
    let mut text = String::new();
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match encode(&mut text, &mind.thoughts.registry) {
        Ok(()) => ([(CONTENT_TYPE, kind)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
