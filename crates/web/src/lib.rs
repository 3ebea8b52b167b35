//! The web table: pages rendered on the server, boards as SVG, and a stream that keeps every viewer's page up to
//! date.
//!
//! Pages are made from views alone, and a room changes only by what the store has taken. Games are named in one
//! file (`shelf.rs`) and drawn in one file each (`boards/`); everything else knows them through their traits.
//!
//! [`app`] is the whole site as a router, without a port; [`serve`] opens one.

mod shelf;
mod boards;
mod figures;
mod players;
mod shown;
mod sheet;
mod room;
mod live;
mod kept;
mod visitor;
mod promise;
mod safety;
mod assets;
mod rulebook;
mod notice;
mod pages;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use live::Rooms;
use pages::{lobby, me, opening, play, records, replay, rules, seating, table};
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, Store, StoreError};
use tokio::net::TcpListener;
use tower_http::compression::CompressionLayer;
use visitor::Signer;

pub use kept::{Replayed, replay};
pub use visitor::usual_name;

/// How long a bot's move waits before it is seen, so that people can follow.
pub const PACE: Duration = Duration::from_millis(900);

/// What every page can reach.
#[derive(Clone)]
pub struct App {
    rooms: Arc<Rooms>,
    signer: Signer,
}

/// The server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen at {address}: {error}")]
    Listen { address: SocketAddr, error: io::Error },
    #[error("cannot serve: {0}")]
    Serve(#[from] io::Error),
}

/// The whole site over a store.
pub fn app(store: Arc<dyn Store>, pace: Duration) -> Result<Router, StoreError> {
    let signer = Signer::new(&store.secret()?);
    let app = App { rooms: Rooms::new(store, pace), signer };
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
        .route("/me/{pass}", get(me::second_device).post(me::become_person))
        .route("/taste", post(me::taste))
        .fallback(|visitor| async move { notice::Notice::not_found(&visitor) })
        .layer(from_fn_with_state(app.clone(), visitor::greet))
        .layer(from_fn(safety::same_origin))
        .layer(from_fn_with_state(Arc::default(), safety::limit))
        .layer(DefaultBodyLimit::max(safety::LARGEST_BODY))
        .with_state(app);
    Ok(Router::new()
        .route("/assets/{name}", get(assets::serve))
        .merge(pages)
        .layer(CompressionLayer::new())
        .layer(from_fn(safety::headers)))
}

/// Serves the site from one file until the process ends, and tells where once it listens.
pub fn serve(address: SocketAddr, file: &Path, listening: impl FnOnce(SocketAddr)) -> Result<(), ServeError> {
    let site = app(Arc::new(Sqlite::open(file)?), PACE)?;
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(async {
        let listener =
            TcpListener::bind(address).await.map_err(|error| ServeError::Listen { address, error })?;
        listening(listener.local_addr()?);
        let service = site.into_make_service_with_connect_info::<SocketAddr>();
        tokio::select! {
            served = axum::serve(listener, service) => Ok(served?),
            // Whatever was acknowledged is on disk already: there is nothing to wait for.
            _ = tokio::signal::ctrl_c() => Ok(()),
        }
    })
}
