//! The web table: pages rendered on the server, boards as SVG, and a stream that keeps every viewer's page up to
//! date.
//!
//! Pages are made from views alone, and a room changes only by what the store has accepted. Games are listed in one
//! place (`games`) and drawn by `boards`; everything else knows them through their traits.
//!
//! [`app`] is the whole site as a router, without a port and without rate limits, for tests and for embedding:
//!
//! ```
//! use axum::body::Body;
//! use axum::http::{Request, StatusCode};
//! use std::sync::Arc;
//! use tower::ServiceExt;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Arc::new(store::Sqlite::in_memory()?);
//! let site = web::app(store, web::PACE).await?;
//! let lobby = site.oneshot(Request::get("/").body(Body::empty())?).await?;
//! assert_eq!(lobby.status(), StatusCode::OK);
//! # Ok(())
//! # }
//! ```
//!
//! [`Site`] is the same with a [`Config`], and [`Server`] serves it; [`serve`] does everything, from a file or a database.

mod shelf;
mod bot;
mod snapshot;
mod sheet;
mod room;
mod rooms;
mod admin;
mod changes;
mod config;
mod signer;
mod fair_deal;
mod proxy;
mod session;
mod preferences;
mod visitor;
mod same_origin;
mod rate_limit;
mod concurrency_limit;
mod streams;
mod headers;
mod compression;
mod metrics;
mod store_metrics;
mod request_log;
mod health;
mod server;
mod assets;
mod notice;
mod pages;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use concurrency_limit::ConcurrencyLimit;
use metrics::Metrics;
use notice::Notice;
use pages::{
    devices, joining, lobby, me, new_table, play, preferences as preferences_page, preview, records, rematch,
    replay as replay_page, rules, stream, table,
};
use rate_limit::RateLimits;
use rooms::Rooms;
use session::Sessions;
use signer::Signer;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use store_metrics::MeasuredStore;
use streams::Streams;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

pub use admin::{Replayed, replay};
pub use config::{Config, Limits, PACE, Rates};
pub use proxy::{ForwardingHeader, InvalidProxy, Proxies, TrustedProxy};
pub use server::{
    InvalidListenAddress, ListenAddress, Listening, ServeError, Server, Setup, StorePlace, serve,
};
pub use visitor::default_name;

/// The largest body of a request: ten times the record of a long match.
const LARGEST_BODY: usize = 512 * 1024;

/// What every handler can reach.
#[derive(Clone)]
pub struct App {
    rooms: Arc<Rooms>,
    signer: Signer,
    sessions: Arc<Sessions>,
    proxies: Arc<Proxies>,
    streams: Streams,
    /// `None` if requests are not limited.
    rate_limits: Option<Arc<RateLimits>>,
    connections: Arc<ConcurrencyLimit<IpAddr>>,
    metrics: Arc<Metrics>,
    /// What the site does beside answering requests, for as long as it is there.
    _background: Arc<JoinSet<()>>,
}

/// A site, and what a [`Server`] must know of it.
///
/// ```no_run
/// use std::sync::Arc;
/// use store::Sqlite;
/// use web::{Config, Server, Site};
///
/// # async fn run() -> Result<(), Box<dyn std::error::Error>> {
/// let site = Site::new(Arc::new(Sqlite::open("mandate.db".as_ref())?), &Config::default()).await?;
/// let server = Server::bind(&["127.0.0.1:8080".parse()?], &[]).await?;
/// server.run(site, std::future::pending()).await;
/// # Ok(())
/// # }
/// ```
pub struct Site {
    pub router: Router,
    rooms: Arc<Rooms>,
    /// Metrics and health checks for operators, which are served at addresses of their own.
    metrics: Router,
    connections: Arc<ConcurrencyLimit<IpAddr>>,
    proxies: Arc<Proxies>,
    limits: Arc<Limits>,
    /// Cancelled when the server begins to shut down.
    shutdown: CancellationToken,
}

impl Site {
    /// The whole site over a store.
    pub async fn new(store: Arc<dyn Store>, config: &Config) -> Result<Site, StoreError> {
        assets::prepare();
        let shutdown = CancellationToken::new();
        let signer = Signer::new(&store.secret().await?);
        let proxies = Arc::new(config.proxies.clone());
        let connections =
            ConcurrencyLimit::new(config.limits.connections, config.limits.connections_per_address);
        let metrics = Arc::<Metrics>::default();
        let store: Arc<dyn Store> = Arc::new(MeasuredStore::new(store, metrics.clone()));
        // First of all, so that nothing is missed.
        let changes = store.changes().await?;
        let sessions = Arc::new(Sessions::load(&*store, signer.clone()).await?);
        let rooms = Rooms::start(store, config.pace).await?;
        let mut background = JoinSet::new();
        background.spawn(changes::follow(changes, rooms.clone(), sessions.clone()));
        background.spawn(rooms.clone().keep_alive());
        let app = App {
            sessions,
            signer,
            proxies: proxies.clone(),
            streams: Streams::new(&config.limits, shutdown.clone()),
            rate_limits: config.rates.map(|rates| Arc::new(RateLimits::new(rates))),
            rooms: rooms.clone(),
            connections: connections.clone(),
            metrics,
            _background: Arc::new(background),
        };
        Ok(Site {
            rooms,
            metrics: metrics_router(app.clone()),
            router: router(app),
            connections,
            proxies,
            limits: Arc::new(config.limits.clone()),
            shutdown,
        })
    }
}

/// The whole site over a store, without a port and without rate limits: for tests, and for those who have limits of
/// their own. `pace` is how long a bot pauses before its move.
pub async fn app(store: Arc<dyn Store>, pace: Duration) -> Result<Router, StoreError> {
    let config = Config { pace, rates: None, ..Config::default() };
    Ok(Site::new(store, &config).await?.router)
}

/// Layers run from the last to the first: a request is logged, then identified, authenticated and limited, before a page
/// sees it.
fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::lobby))
        .route("/play/{game}", post(new_table::play_now))
        .route("/new/{game}", get(new_table::form).post(new_table::create))
        .route("/rules/{game}", get(rules::rules))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/live", get(stream::table))
        .route("/live", get(stream::tables))
        .route("/t/{id}/play", post(play::play))
        .route("/t/{id}/draft", post(play::draft))
        .route("/t/{id}/ready", post(play::ready))
        .route("/t/{id}/asks", post(play::asks))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/hurry", post(play::hurry))
        .route("/t/{id}/preview", get(preview::preview))
        .route("/t/{id}/why", get(preview::why))
        .route("/t/{id}/join", post(joining::join))
        .route("/t/{id}/join/{seat}/{key}", get(joining::invited))
        .route("/t/{id}/rematch", post(rematch::rematch))
        .route("/t/{id}/replay", get(replay_page::replay))
        .route("/t/{id}/record", get(replay_page::record))
        .route("/records", get(records::form).post(records::upload))
        .route("/me", get(me::me))
        .route("/me/name", post(me::rename))
        .route("/me/pass", get(devices::no_pass).post(devices::make_pass))
        .route("/me/pass/{pass}", get(devices::second_device).post(devices::redeem_pass))
        .route("/me/sessions/end", post(devices::end_session))
        .route("/me/sessions/end-others", post(devices::end_other_sessions))
        .route("/preferences", post(preferences_page::choose))
        .fallback(|| async { Notice::not_found() })
        .layer(from_fn_with_state(app.clone(), visitor::attach))
        .layer(from_fn_with_state(app.clone(), streams::guard))
        .layer(from_fn(same_origin::require))
        .layer(from_fn_with_state(app.clone(), rate_limit::limit))
        .layer(from_fn_with_state(app.clone(), session::authenticate))
        .layer(from_fn_with_state(app.clone(), proxy::identify))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(compression::layer());
    let site = Router::new()
        .route("/assets/{name}", get(assets::serve))
        .merge(health_checks(&app))
        .merge(pages)
        .layer(from_fn(headers::add))
        .layer(from_fn_with_state(app.clone(), metrics::measure))
        .with_state(app);
    request_log::logged(site)
}

/// Health checks at the address of the site, with its rate limits.
fn health_checks(app: &App) -> Router<App> {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .layer(from_fn_with_state(app.clone(), rate_limit::limit))
        .layer(from_fn_with_state(app.clone(), proxy::identify))
}

/// What operators watch, at an address of its own.
fn metrics_router(app: App) -> Router {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .route("/metrics", get(metrics::metrics))
        .with_state(app)
}
