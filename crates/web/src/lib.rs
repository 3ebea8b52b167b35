//! The web table: pages rendered on the server, and a stream that keeps every viewer's page up to date.
//!
//! Pages are made from views alone, and a room changes only by what the store has taken. Games are named in one
//! file (`shelf.rs`) and drawn by `boards`; everything else knows them through their traits.
//!
//! [`app`] is the whole site as a router, without a port and without limits; [`Server`] listens for a [`Site`].

mod shelf;
mod players;
mod snapshot;
mod sheet;
mod room;
mod live;
mod kept;
mod config;
mod cap;
mod closing;
mod proxy;
mod session;
mod visitor;
mod promise;
mod safety;
mod streams;
mod metrics;
mod measured;
mod observe;
mod server;
mod assets;
mod notice;
mod pages;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use cap::Cap;
use closing::Closing;
pub use config::{Config, Limits, PACE, Rates};
use live::Rooms;
use measured::Measured;
use metrics::Metrics;
use observe::RequestIds;
use pages::{lobby, me, opening, play, records, replay, rules, seating, table};
pub use proxy::{ForwardingHeader, NoProxy, Proxies, TrustedProxy};
use safety::Budgets;
pub use server::{ListenAddress, Listening, NoListenAddress, ServeError, Server, Setup, serve};
use session::Sessions;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use streams::Streams;
use tower_http::compression::CompressionLayer;
use visitor::Signer;

pub use kept::{Replayed, replay};
pub use visitor::usual_name;

/// What every page can reach.
#[derive(Clone)]
pub struct App {
    rooms: Arc<Rooms>,
    signer: Signer,
    sessions: Arc<Sessions>,
    proxies: Arc<Proxies>,
    streams: Streams,
    budgets: Option<Arc<Budgets>>,
    connections: Arc<Cap<IpAddr>>,
    metrics: Arc<Metrics>,
    request_ids: Arc<RequestIds>,
}

/// A site and what a server must know of it.
pub struct Site {
    pub router: Router,
    /// What is for those who watch over the server, at an address of its own.
    metrics: Router,
    connections: Arc<Cap<IpAddr>>,
    proxies: Arc<Proxies>,
    limits: Arc<Limits>,
    closing: Closing,
}

impl Site {
    /// The whole site over a store.
    pub fn new(store: Arc<dyn Store>, config: &Config) -> Result<Site, StoreError> {
        assets::prepare();
        let closing = Closing::default();
        let signer = Signer::new(&store.secret()?);
        let proxies = Arc::new(config.proxies.clone());
        let connections = Cap::new(config.limits.connections, config.limits.connections_per_address);
        let metrics = Arc::<Metrics>::default();
        let store: Arc<dyn Store> = Arc::new(Measured::new(store, metrics.clone()));
        let app = App {
            sessions: Arc::new(Sessions::load(&*store, signer.clone())?),
            signer,
            proxies: proxies.clone(),
            streams: Streams::new(&config.limits, closing.clone()),
            budgets: config.rates.map(|rates| Arc::new(Budgets::new(rates))),
            rooms: Rooms::new(store, config.pace),
            connections: connections.clone(),
            metrics,
            request_ids: Arc::default(),
        };
        Ok(Site {
            metrics: for_operators(app.clone()),
            router: router(app),
            connections,
            proxies,
            limits: Arc::new(config.limits.clone()),
            closing,
        })
    }
}

/// The whole site over a store, without a port. Nobody is told to slow down: that is for tests, and for those who have
/// limits of their own.
pub fn app(store: Arc<dyn Store>, pace: Duration) -> Result<Router, StoreError> {
    let config = Config { pace, rates: None, ..Config::default() };
    Ok(Site::new(store, &config)?.router)
}

fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::lobby))
        .route("/play/{game}", post(opening::play_now))
        .route("/new/{game}", get(opening::form).post(opening::create))
        .route("/rules/{game}", get(rules::rules))
        .route("/t/{id}", get(table::table))
        .route("/t/{id}/live", get(table::live))
        .route("/live", get(table::live_tables))
        .route("/t/{id}/play", post(play::play))
        .route("/t/{id}/draft", post(play::draft))
        .route("/t/{id}/ready", post(play::ready))
        .route("/t/{id}/asks", post(play::asks))
        .route("/t/{id}/undo", post(play::undo))
        .route("/t/{id}/hurry", post(play::hurry))
        .route("/t/{id}/preview", get(play::preview))
        .route("/t/{id}/why", get(play::why))
        .route("/t/{id}/join", post(seating::join))
        .route("/t/{id}/join/{seat}/{key}", get(seating::invited))
        .route("/t/{id}/rematch", post(opening::rematch))
        .route("/t/{id}/replay", get(replay::replay))
        .route("/t/{id}/record", get(replay::record))
        .route("/records", get(records::form).post(records::upload))
        .route("/me", get(me::me))
        .route("/me/name", post(me::rename))
        .route("/me/pass", get(me::no_pass).post(me::make_pass))
        .route("/me/pass/{pass}", get(me::second_device).post(me::redeem_pass))
        .route("/me/sessions/end", post(me::end_session))
        .route("/me/sessions/end-others", post(me::end_other_sessions))
        .route("/preferences", post(me::prefer))
        .fallback(|visitor| async move { notice::Notice::not_found(&visitor) })
        .layer(from_fn_with_state(app.clone(), visitor::greet))
        .layer(from_fn_with_state(app.clone(), streams::guard))
        .layer(from_fn(safety::same_origin))
        .layer(from_fn_with_state(app.clone(), safety::limit))
        .layer(from_fn_with_state(app.clone(), session::recognise))
        .layer(from_fn_with_state(app.clone(), proxy::identify))
        .layer(DefaultBodyLimit::max(safety::LARGEST_BODY))
        .layer(CompressionLayer::new().compress_when(safety::MayBeCompressed));
    Router::new()
        .route("/assets/{name}", get(assets::serve))
        .merge(health(&app))
        .merge(pages)
        .layer(from_fn(safety::headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

/// Whether the server is well; whoever asks too often is told to slow down here too.
fn health(app: &App) -> Router<App> {
    Router::new()
        .route("/healthz", get(observe::healthz))
        .route("/readyz", get(observe::readyz))
        .layer(from_fn_with_state(app.clone(), safety::limit))
        .layer(from_fn_with_state(app.clone(), proxy::identify))
}

/// What is for those who watch over the server, at an address of its own.
fn for_operators(app: App) -> Router {
    Router::new()
        .route("/healthz", get(observe::healthz))
        .route("/readyz", get(observe::readyz))
        .route("/metrics", get(metrics::metrics))
        .with_state(app)
}
