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

mod registry;
mod bot;
mod snapshot;
mod looking_ahead;
mod advice;
mod course;
mod study;
mod game_cookie;
mod question;
mod progress;
mod clock;
mod puzzling;
mod solved;
mod room_info;
mod attendance;
mod talk;
mod room;
mod frames;
mod rooms;
mod turns;
mod heralds;
mod results;
mod ratings;
mod admin;
mod changes;
mod config;
mod signer;
mod fair_deal;
mod proxy;
mod session;
mod link_secret;
mod site_address;
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
mod thinker;
mod server;
mod accepted;
mod pictures;
mod assets;
mod slim;
mod prepared;
mod notice;
mod atom;
mod pages;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use concurrency_limit::ConcurrencyLimit;
use frames::Gallery;
use heralds::Heralds;
use metrics::Metrics;
use notice::Notice;
use pages::lobby_rows::LatestOthers;
use pages::{
    advice as advice_page, analysis as analysis_page, branch, contacts, devices, explore, feed, hosting,
    install, joining, learn, leaving, lobby, me, my_data, new_table, play, preferences as preferences_page,
    preview, puzzles as puzzles_page, records, reference, remarks, rematch, replay as replay_page, retry,
    rules, sharing, stream, table, words as words_page,
};
use pictures::Pictures;
use rate_limit::RateLimits;
use results::Results;
use rooms::Rooms;
use session::SessionRegistry;
use signer::Signer;
use std::net::IpAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;
use store::{Store, StoreError};
use store_metrics::MeasuredStore;
use streams::Streams;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;
use tower::ServiceBuilder;

pub use admin::{Replayed, replay};
pub use config::{Config, Limits, PACE, Rates};
pub use heralds::Telling;
pub use heralds::judging::{Judge, is_public};
pub use heralds::mail::{InvalidMailServer, MailServer};
pub use heralds::webhook::Webhooks;
pub use proxy::{ForwardingHeader, InvalidProxy, Proxies, TrustedProxy};
pub use room::notes::{end as told_end, text as told_note};
pub use server::{
    InvalidListenAddress, ListenAddress, Listening, ServeError, Server, Setup, StorePlace, ThinkSetup, serve,
    think,
};
pub use site_address::{InvalidSiteAddress, SiteAddress};
pub use thinker::Thinker;
pub use visitor::default_name;

/// The largest body of a request: ten times the record of a long match.
const LARGEST_BODY: usize = 512 * 1024;

/// What every handler can reach. Every request copies it a few times.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of a site that handlers use.
pub struct Parts {
    rooms: Arc<Rooms>,
    signer: Signer,
    sessions: Arc<SessionRegistry>,
    proxies: Arc<Proxies>,
    streams: Streams,
    /// `None` if requests are not limited.
    rate_limits: Option<Arc<RateLimits>>,
    connections: Arc<ConcurrencyLimit<IpAddr>>,
    metrics: Arc<Metrics>,
    pictures: Arc<Pictures>,
    /// What was drawn of the lobby.
    gallery: Arc<Gallery>,
    /// The tables that the lobby lists for those who have no place there.
    others: Arc<LatestOthers>,
    /// What came of matches that are over.
    results: Arc<Results>,
    /// `None` if nobody is told anything while they are away.
    heralds: Option<Arc<Heralds>>,
    /// What the site does beside answering requests, for as long as it is there.
    _background: JoinSet<()>,
}

impl Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
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
    pub metrics: Router,
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
        let sessions = Arc::new(SessionRegistry::load(&*store, signer.clone()).await?);
        let rooms = Rooms::start(store, config.pace).await?;
        let mut background = JoinSet::new();
        background.spawn(changes::follow(changes, rooms.clone(), sessions.clone()));
        background.spawn(rooms.clone().keep_alive());
        background.spawn(rooms.clone().take_over_tables());
        background.spawn(rooms.clone().look_after_thinkers());
        background.spawn(rooms.clone().sweep());
        background.spawn(rooms.clone().publish());
        background.spawn(rooms.clone().exchange_attendance());
        background.spawn(rooms.clone().count_time());
        let heralds = match &config.telling {
            Some(telling) => {
                let heralds = Heralds::new(telling, rooms.clone(), signer.clone(), metrics.clone())?;
                let heralds = Arc::new(heralds);
                heralds.start(&mut background, &shutdown);
                Some(heralds)
            }
            None => None,
        };
        let app = App(Arc::new(Parts {
            sessions,
            signer,
            heralds,
            proxies: proxies.clone(),
            streams: Streams::new(&config.limits, shutdown.clone()),
            rate_limits: config.rates.map(|rates| Arc::new(RateLimits::new(rates))),
            rooms: rooms.clone(),
            connections: connections.clone(),
            metrics,
            pictures: Arc::new(Pictures::new()),
            gallery: Arc::default(),
            others: Arc::default(),
            results: Arc::default(),
            _background: background,
        }));
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

/// What can be done with a match that is over.
fn studies() -> Router<App> {
    let explored = "/t/{id}/explore/{at}";
    let exploring =
        [explored.to_owned(), format!("{explored}/{{tried}}")].iter().fold(Router::new(), |router, at| {
            router
                .route(at, get(explore::explore))
                .route(&format!("{at}/play"), post(explore::play))
                .route(&format!("{at}/preview"), get(explore::preview))
                .route(&format!("{at}/why"), get(explore::why))
        });
    exploring
        .route("/t/{id}/analysis", get(analysis_page::analysis).post(analysis_page::begin))
        .route("/t/{id}/analysis/live", get(analysis_page::live))
        .route("/t/{id}/analysis/option", get(analysis_page::option))
        .route("/t/{id}/retry/{number}", get(retry::retry))
        .route("/t/{id}/retry/{number}/play", post(retry::play))
        .route("/t/{id}/retry/{number}/preview", get(retry::preview))
        .route("/t/{id}/retry/{number}/why", get(retry::why))
        .route("/t/{id}/branch", post(branch::branch))
}

/// A request is logged, then identified, authenticated and limited, before a page sees it. Layers that go together are
/// one, because each that stands alone costs every request an allocation or two.
fn router(app: App) -> Router {
    let pages = Router::new()
        .route("/", get(lobby::lobby))
        .route("/play/{game}", post(new_table::play_now))
        .route("/new/{game}", get(new_table::form).post(new_table::create))
        .route("/rules/{game}", get(rules::rules))
        .route("/rules/{game}/card", get(reference::card))
        .route("/rules/{game}/glossary", get(reference::glossary))
        .merge(lessons())
        .merge(puzzle_pages())
        .merge(app_on_a_device())
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
        .route("/t/{id}/hint", get(advice_page::hint))
        .route("/t/{id}/coach", get(advice_page::coach))
        .route("/t/{id}/close", post(hosting::close))
        .route("/t/{id}/free", post(hosting::free))
        .route("/t/{id}/join", post(joining::join))
        .route("/t/{id}/join/{seat}/{key}", get(joining::invited))
        .route("/t/{id}/resign", post(leaving::resign))
        .route("/t/{id}/ask", post(leaving::ask))
        .route("/t/{id}/answer", post(leaving::answer))
        .route("/t/{id}/excuse", post(leaving::excuse))
        .route("/t/{id}/withdraw", post(leaving::withdraw))
        .route("/t/{id}/return", post(leaving::come_back))
        .route("/t/{id}/resume", post(leaving::resume))
        .route("/t/{id}/say", post(words_page::say_words))
        .route("/t/{id}/react", post(remarks::react))
        .route("/t/{id}/rematch", post(rematch::rematch))
        .route("/t/{id}/replay", get(replay_page::replay))
        .route("/t/{id}/record", get(replay_page::record))
        .merge(studies())
        .route("/t/{id}/card.png", get(sharing::picture))
        .route("/t/{id}/card.svg", get(sharing::drawing))
        .route("/records", get(records::form).post(records::upload))
        .route("/me", get(me::me))
        .route("/me/export", get(my_data::export))
        .route("/me/delete", get(my_data::ask).post(my_data::delete))
        .route("/me/deleted", get(my_data::deleted))
        .route("/me/name", post(me::rename))
        .route("/me/feed", get(feed::no_address).post(feed::make))
        .route("/me/feed/end", post(feed::end))
        .merge(contact_pages())
        .route("/me/pass", get(devices::no_pass).post(devices::make_pass))
        .route("/me/pass/{pass}", get(devices::second_device).post(devices::redeem_pass))
        .route("/me/sessions/end", post(devices::end_session))
        .route("/me/sessions/end-others", post(devices::end_other_sessions))
        .route("/preferences", post(preferences_page::choose))
        .fallback(|| async { Notice::not_found() })
        .layer(
            ServiceBuilder::new()
                .layer(compression::layer())
                .layer(DefaultBodyLimit::max(LARGEST_BODY))
                .layer(from_fn_with_state(app.clone(), proxy::identify))
                .layer(from_fn_with_state(app.clone(), session::authenticate))
                .layer(from_fn_with_state(app.clone(), rate_limit::limit))
                .layer(from_fn(same_origin::require))
                .layer(from_fn_with_state(app.clone(), streams::guard))
                .layer(from_fn_with_state(app.clone(), visitor::attach)),
        );
    let site = Router::new()
        .route("/assets/{name}", get(assets::serve))
        .merge(health_checks(&app))
        .merge(feeds(&app))
        .merge(pages)
        .layer(
            ServiceBuilder::new()
                .layer(from_fn_with_state(app.clone(), metrics::measure))
                .layer(from_fn(headers::add)),
        )
        .with_state(app);
    request_log::logged(site)
}

/// How people are told that others wait for them while they are away.
fn contact_pages() -> Router<App> {
    Router::new()
        .route("/me/webhook", get(contacts::back).post(contacts::set_webhook))
        .route("/me/webhook/try", get(contacts::back).post(contacts::try_webhook))
        .route("/me/webhook/end", get(contacts::back).post(contacts::end_webhook))
        .route("/me/mail", get(contacts::back).post(contacts::set_mail))
        .route("/me/mail/end", get(contacts::back).post(contacts::end_mail))
        .route("/mail/confirm/{secret}", get(contacts::ask_confirmation).post(contacts::confirm))
        .route("/mail/end/{secret}", get(contacts::ask_ending).post(contacts::end))
}

/// Lessons. What the learner has played so far is a part of the address, so that the server keeps nothing.
fn lessons() -> Router<App> {
    let lesson = "/learn/{game}/{lesson}";
    [lesson.to_owned(), format!("{lesson}/{{played}}")].iter().fold(
        Router::new().route("/learn/{game}", get(learn::overview)),
        |router, at| {
            router
                .route(at, get(learn::lesson))
                .route(&format!("{at}/play"), post(learn::play))
                .route(&format!("{at}/preview"), get(learn::preview))
                .route(&format!("{at}/why"), get(learn::why))
        },
    )
}

/// Puzzles: a list for every game, and one after the other.
fn puzzle_pages() -> Router<App> {
    let puzzle = "/puzzles/{game}/{number}";
    Router::new()
        .route("/puzzles/{game}", get(puzzles_page::overview))
        .route("/puzzles/{game}/today", get(puzzles_page::today))
        .route(puzzle, get(puzzles_page::puzzle))
        .route(&format!("{puzzle}/play"), post(puzzles_page::play))
        .route(&format!("{puzzle}/preview"), get(puzzles_page::preview))
        .route(&format!("{puzzle}/why"), get(puzzles_page::why))
}

/// What makes the site an app on a phone or a desk.
fn app_on_a_device() -> Router<App> {
    Router::new()
        .route("/manifest.webmanifest", get(install::manifest))
        .route("/worker.js", get(install::worker))
        .route("/offline", get(install::offline))
        .route("/apple-touch-icon.png", get(install::apple_icon))
}

/// Health checks at the address of the site, with its rate limits.
fn health_checks(app: &App) -> Router<App> {
    Router::new()
        .route("/healthz", get(health::healthz))
        .route("/readyz", get(health::readyz))
        .layer(from_fn_with_state(app.clone(), rate_limit::limit))
        .layer(from_fn_with_state(app.clone(), proxy::identify))
}

/// Feeds, which are read without a session: whoever has the address may, at the rate of strangers.
fn feeds(app: &App) -> Router<App> {
    Router::new()
        .route("/me/feed/{secret}", get(feed::read))
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
