//! The server: accepts connections, refuses too many from one address, cuts those that are too slow, and shuts down
//! gracefully. Knows nothing of pages.

mod connection;
mod listen;

use crate::Site;
use crate::concurrency_limit::ConcurrencyLimit;
use crate::config::{Config, Limits};
use crate::proxy::{Peer, Proxies, network_of};
use crate::thinker::Thinker;
use axum::Router;
use connection::GRACE;
use listen::Listener;
pub use listen::{InvalidListenAddress, ListenAddress};
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store, StoreError};
use tokio::signal::unix::{SignalKind, signal};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long to wait before accepting again, when the system has run out of something (say, file descriptors).
const ACCEPT_RETRY: Duration = Duration::from_millis(100);

/// How many connections may be open to the metrics.
const METRICS_CONNECTIONS: usize = 32;

/// How long the process waits at the very end for what is being written to disk.
const LAST_WRITES: Duration = Duration::from_millis(500);

// A shutdown takes less than two seconds.
const _: () = assert!(GRACE.as_millis() + ACCEPT_RETRY.as_millis() + LAST_WRITES.as_millis() < 2000);

/// The answer to a connection too many, sent before the connection is closed.
const BUSY: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 10\r\nconnection: close\r\n\
    content-type: text/plain\r\ncontent-length: 22\r\n\r\nToo many connections.\n";

/// The server cannot start.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot listen at {address}: {error}")]
    Listen { address: ListenAddress, error: io::Error },
    #[error("cannot serve: {0}")]
    Serve(#[from] io::Error),
}

/// What to serve, and where.
#[derive(Debug, Clone)]
pub struct Setup {
    pub listen: Vec<ListenAddress>,
    /// Where metrics are served; nowhere if this is empty.
    pub metrics_listen: Vec<ListenAddress>,
    pub store: StorePlace,
    pub config: Config,
}

/// Where everything is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum StorePlace {
    /// In one file, for one server.
    File(PathBuf),
    /// In a PostgreSQL database at this address, which several servers can share.
    Database(String),
}

impl StorePlace {
    /// Opens the store to serve from it, and says where it is without telling a password.
    async fn open(&self) -> Result<(Arc<dyn Store>, String), StoreError> {
        match self {
            StorePlace::File(file) => Ok((Arc::new(Sqlite::open(file)?), file.display().to_string())),
            StorePlace::Database(address) => {
                let store = Postgres::connect(address).await?;
                let place = store.place();
                Ok((Arc::new(store), place))
            }
        }
    }
}

/// Where a server listens.
pub struct Listening {
    pub site: Vec<ListenAddress>,
    pub metrics: Vec<ListenAddress>,
}

/// Serves the site from its store until SIGTERM or SIGINT. Calls `listening` once it accepts connections, with
/// the place where everything is kept.
pub fn serve(setup: &Setup, listening: impl FnOnce(&Listening, &str)) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let (store, place) = setup.store.open().await?;
        let site = Site::new(store, &setup.config).await?;
        let server = Server::bind(&setup.listen, &setup.metrics_listen).await?;
        let stop = termination()?;
        listening(&server.listening()?, &place);
        tracing::info!("the server has started");
        server.run(site, stop).await;
        tracing::info!("the server has ended");
        Ok(())
    });
    runtime.shutdown_timeout(LAST_WRITES);
    served
}

/// What a process needs that thinks for servers.
#[derive(Debug, Clone)]
pub struct ThinkSetup {
    /// The database that the servers share.
    pub store: String,
    /// How many tasks it works on at once; as many as there are cores, if this is not said.
    pub threads: Option<usize>,
    /// Where metrics are served; nowhere if this is empty.
    pub metrics_listen: Vec<ListenAddress>,
}

/// Thinks for the servers that share a database until SIGTERM or SIGINT. Calls `begun` once it does, with the number of
/// its threads, where its metrics are, and the place of the database.
pub fn think(
    setup: &ThinkSetup,
    begun: impl FnOnce(usize, &[ListenAddress], &str),
) -> Result<(), ServeError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let thought = runtime.block_on(async {
        let store = Postgres::connect(&setup.store).await?;
        let place = store.place();
        let server = Server::bind(&[], &setup.metrics_listen).await?;
        let thinker = Thinker::start(Arc::new(store), setup.threads).await?;
        let stop = termination()?;
        begun(thinker.threads(), &server.listening()?.metrics, &place);
        server.run_metrics(thinker.metrics(), stop, thinker.retire()).await;
        Ok(())
    });
    runtime.shutdown_timeout(LAST_WRITES);
    thought
}

/// Waits for a signal that asks the process to end.
fn termination() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// A server that is bound to its addresses, and serves once it is run.
pub struct Server {
    site: Vec<Listener>,
    metrics: Vec<Listener>,
}

impl Server {
    /// Binds the addresses of the site and of the metrics.
    pub async fn bind(site: &[ListenAddress], metrics: &[ListenAddress]) -> Result<Server, ServeError> {
        let mut server = Server { site: vec![], metrics: vec![] };
        for address in site {
            server.site.push(Listener::bind(address).await?);
        }
        for address in metrics {
            server.metrics.push(Listener::bind(address).await?);
        }
        Ok(server)
    }

    /// Where it can be reached.
    pub fn listening(&self) -> io::Result<Listening> {
        let addresses = |listeners: &[Listener]| -> io::Result<Vec<ListenAddress>> {
            listeners.iter().map(Listener::address).collect()
        };
        Ok(Listening { site: addresses(&self.site)?, metrics: addresses(&self.metrics)? })
    }

    /// Serves until `stop` is ready. Then no connection is accepted any more, requests are finished, and streams ask their
    /// browsers to reconnect; what is not done after a second is cut off.
    pub async fn run(self, site: Site, stop: impl Future<Output = ()>) {
        let services = [
            Service { listeners: self.site, router: site.router, connections: site.connections },
            Service::of_metrics(self.metrics, site.metrics),
        ];
        // Other servers can go on with our tables at once.
        serve_until(services, &site.proxies, &site.limits, &site.shutdown, stop, site.rooms.retire()).await;
    }

    /// Serves nothing but metrics until `stop` is ready, and does something last.
    async fn run_metrics(
        self,
        router: Router,
        stop: impl Future<Output = ()>,
        last: impl Future<Output = ()>,
    ) {
        let (proxies, limits) = (Arc::default(), Arc::default());
        let services = [Service::of_metrics(self.metrics, router)];
        serve_until(services, &proxies, &limits, &CancellationToken::new(), stop, last).await;
    }
}

/// What is served where.
struct Service {
    listeners: Vec<Listener>,
    router: Router,
    connections: Arc<ConcurrencyLimit<IpAddr>>,
}

impl Service {
    /// However many visitors there are, operators can still fetch the metrics.
    fn of_metrics(listeners: Vec<Listener>, router: Router) -> Service {
        let connections = ConcurrencyLimit::new(METRICS_CONNECTIONS, METRICS_CONNECTIONS);
        Service { listeners, router, connections }
    }
}

/// Serves until `stop` is ready, and does something last; what has not ended a second later is cut off.
async fn serve_until(
    services: impl IntoIterator<Item = Service>,
    proxies: &Arc<Proxies>,
    limits: &Arc<Limits>,
    shutdown: &CancellationToken,
    stop: impl Future<Output = ()>,
    last: impl Future<Output = ()>,
) {
    let tasks = TaskTracker::new();
    for Service { listeners, router, connections } in services {
        for listener in listeners {
            let acceptor = Acceptor {
                router: router.clone(),
                connections: connections.clone(),
                proxies: proxies.clone(),
                limits: limits.clone(),
                shutdown: shutdown.clone(),
                tasks: tasks.clone(),
            };
            tasks.spawn(acceptor.run(listener));
        }
    }
    stop.await;
    shutdown.cancel();
    tasks.close();
    let _ = timeout(GRACE + ACCEPT_RETRY, async { tokio::join!(tasks.wait(), last) }).await;
}

/// Accepts the connections of one listener.
struct Acceptor {
    router: Router,
    connections: Arc<ConcurrencyLimit<IpAddr>>,
    proxies: Arc<Proxies>,
    limits: Arc<Limits>,
    shutdown: CancellationToken,
    /// All acceptors and connections that have not ended.
    tasks: TaskTracker,
}

impl Acceptor {
    async fn run(self, listener: Listener) {
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = self.shutdown.cancelled() => return,
            };
            match accepted {
                Ok((socket, peer)) => self.serve(socket, peer),
                Err(error) if is_about_one_connection(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "cannot accept a connection");
                    sleep(ACCEPT_RETRY).await;
                }
            }
        }
    }

    fn serve(&self, socket: listen::Socket, peer: Peer) {
        let owner = match peer {
            Peer::Address(address) if !self.proxies.trusts(peer) => Some(network_of(address)),
            Peer::Address(_) | Peer::Unix => None,
        };
        let Some(permit) = self.connections.try_acquire(owner) else {
            tracing::debug!("a connection too many");
            return socket.try_write(BUSY);
        };
        let (router, limits, shutdown) = (self.router.clone(), self.limits.clone(), self.shutdown.clone());
        self.tasks.spawn(async move {
            connection::serve(socket, peer, router, limits, shutdown).await;
            drop(permit);
        });
    }
}

/// Whether only this connection failed, and the next may succeed.
fn is_about_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
