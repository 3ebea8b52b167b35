//! Metrics for operators, in the text format of Prometheus: numbers only, nothing about any person or table.

use crate::App;
use crate::request_log::route;
use axum::extract::{Request, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue, LabelValueEncoder};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Registry, Unit};
use std::fmt;
use std::time::{Duration, Instant};
use store::Channel;

/// Upper bounds of the buckets of the histograms, in seconds.
const BUCKETS: [f64; 12] = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0];

type Times<L> = Family<L, Histogram, fn() -> Histogram>;

/// Everything that is measured.
pub struct Metrics {
    registry: Registry,
    requests: Family<Answered, Counter>,
    request_times: Times<Routed>,
    store_times: Times<StoreWork>,
    store_errors: Family<StoreWork, Counter>,
    moves: Counter,
    connections: Gauge,
    streams: Gauge,
    rooms: Gauge,
    thinking_queued: Gauge,
    thinking_running: Gauge,
    thinking_apart: Gauge,
    threads_apart: Gauge,
    messages: Family<Told, Counter>,
}

/// The pattern of the route, never the address itself, which may hold secrets.
#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Routed {
    route: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Answered {
    route: String,
    method: Verb,
    status: u16,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct StoreWork {
    operation: &'static str,
}

#[derive(Debug, Clone, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Told {
    channel: &'static str,
    outcome: Outcome,
}

/// What came of a message to somebody who is away.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    Sent,
    /// It could not be sent this time.
    Failed,
    /// It could not be sent, and is not tried again.
    Dropped,
}

impl EncodeLabelValue for Outcome {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> Result<(), fmt::Error> {
        let name = match self {
            Outcome::Sent => "sent",
            Outcome::Failed => "failed",
            Outcome::Dropped => "dropped",
        };
        name.encode(encoder)
    }
}

/// The methods that are counted separately; a client could invent any number of others.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Verb {
    Get,
    Post,
    Other,
}

impl EncodeLabelValue for Verb {
    fn encode(&self, encoder: &mut LabelValueEncoder) -> Result<(), fmt::Error> {
        let name = match self {
            Verb::Get => "GET",
            Verb::Post => "POST",
            Verb::Other => "other",
        };
        name.encode(encoder)
    }
}

fn times() -> Histogram {
    Histogram::new(BUCKETS)
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            requests: Family::default(),
            request_times: Family::new_with_constructor(times),
            store_times: Family::new_with_constructor(times),
            store_errors: Family::default(),
            moves: Counter::default(),
            connections: Gauge::default(),
            streams: Gauge::default(),
            rooms: Gauge::default(),
            thinking_queued: Gauge::default(),
            thinking_running: Gauge::default(),
            thinking_apart: Gauge::default(),
            threads_apart: Gauge::default(),
            messages: Family::default(),
        };
        let mut registry = Registry::with_prefix("mandate");
        registry.register("requests", "Requests answered", metrics.requests.clone());
        let help = "Time until the answer to a request began";
        registry.register_with_unit("request", help, Unit::Seconds, metrics.request_times.clone());
        let help = "Time that the store took";
        registry.register_with_unit("store", help, Unit::Seconds, metrics.store_times.clone());
        registry.register("store_errors", "Work that the store could not do", metrics.store_errors.clone());
        registry.register("moves_written", "Actions of players written to the store", metrics.moves.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("streams", "Open live streams", metrics.streams.clone());
        registry.register("rooms", "Rooms in memory", metrics.rooms.clone());
        let help = "Decisions of bots that wait for a thread";
        registry.register("thinking_queued", help, metrics.thinking_queued.clone());
        let help = "Decisions that bots are thinking about";
        registry.register("thinking_running", help, metrics.thinking_running.clone());
        let help = "Tasks that processes which think apart have not answered yet";
        registry.register("thinking_apart", help, metrics.thinking_apart.clone());
        let help = "Threads of processes that think apart";
        registry.register("thinking_apart_threads", help, metrics.threads_apart.clone());
        let help = "Messages to people who are away, and what came of them";
        registry.register("messages", help, metrics.messages.clone());
        metrics.registry = registry;
        metrics
    }
}

impl Metrics {
    pub fn answered(&self, route: &str, method: &Method, status: StatusCode, took: Duration) {
        let method = match *method {
            Method::GET => Verb::Get,
            Method::POST => Verb::Post,
            _ => Verb::Other,
        };
        let answered = Answered { route: route.to_owned(), method, status: status.as_u16() };
        self.requests.get_or_create(&answered).inc();
        self.request_times.get_or_create(&Routed { route: route.to_owned() }).observe(took.as_secs_f64());
    }

    pub fn stored(&self, operation: &'static str, took: Duration, failed: bool) {
        let work = StoreWork { operation };
        self.store_times.get_or_create(&work).observe(took.as_secs_f64());
        if failed {
            self.store_errors.get_or_create(&work).inc();
        }
    }

    pub fn moves_written(&self, moves: usize) {
        self.moves.inc_by(moves as u64);
    }

    pub fn told(&self, channel: Channel, outcome: Outcome) {
        self.messages.get_or_create(&Told { channel: channel.name(), outcome }).inc();
    }

    /// Everything as text, with gauges read now.
    fn text(&self, app: &App) -> Result<String, fmt::Error> {
        self.connections.set(app.connections.count() as i64);
        self.streams.set(app.streams.count() as i64);
        self.rooms.set(app.rooms.count() as i64);
        let thinking = app.rooms.bot_stats();
        self.thinking_queued.set(thinking.queued as i64);
        self.thinking_running.set(thinking.running as i64);
        self.thinking_apart.set(app.rooms.tasks_apart() as i64);
        self.threads_apart.set(app.rooms.threads_apart() as i64);
        let mut text = String::new();
        encode(&mut text, &self.registry)?;
        Ok(text)
    }
}

/// Middleware: counts and times a request.
pub async fn measure(State(app): State<App>, request: Request, next: Next) -> Response {
    let (route, method, begun) = (route(&request).to_owned(), request.method().clone(), Instant::now());
    let response = next.run(request).await;
    app.metrics.answered(&route, &method, response.status(), begun.elapsed());
    response
}

/// `GET /metrics`.
pub async fn metrics(State(app): State<App>) -> Response {
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    match app.metrics.text(&app) {
        Ok(text) => ([(CONTENT_TYPE, kind)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
