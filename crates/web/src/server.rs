//! The server: listens, turns away who opens too many connections, cuts who is too slow, and closes in good order.
//! Knows nothing of pages.

mod connection;
mod listen;

use crate::Site;
use crate::cap::Cap;
use crate::closing::Closing;
use crate::config::{Config, Limits};
use crate::proxy::{Peer, Proxies, network_of};
use axum::Router;
use connection::GRACE;
use listen::Listener;
pub use listen::{ListenAddress, NoListenAddress};
use std::io;
use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Sqlite, StoreError};
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::mpsc;
use tokio::time::{sleep, timeout};

/// How long to wait when the system has no connections to give.
const BREATH: Duration = Duration::from_millis(100);

/// How many connections those may have who watch over the server.
const OPERATORS: usize = 32;

/// How long the process waits in the end for what is being written to disk.
const LAST_WRITES: Duration = Duration::from_millis(500);

// The server ends within two seconds.
const _: () = assert!(GRACE.as_millis() + BREATH.as_millis() + LAST_WRITES.as_millis() < 2000);

/// What is answered, at once, to who has too many connections.
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
    /// Where metrics can be fetched; nowhere, if this is empty.
    pub metrics_listen: Vec<ListenAddress>,
    /// The file that keeps everything.
    pub data: PathBuf,
    pub config: Config,
}

/// Where a server listens.
pub struct Listening {
    pub site: Vec<ListenAddress>,
    pub metrics: Vec<ListenAddress>,
}

/// Serves the site from one file until the process is told to end (SIGTERM or SIGINT), and tells where once it listens.
pub fn serve(setup: &Setup, listening: impl FnOnce(&Listening)) -> Result<(), ServeError> {
    let site = Site::new(Arc::new(Sqlite::open(&setup.data)?), &setup.config)?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let served = runtime.block_on(async {
        let server = Server::bind(&setup.listen, &setup.metrics_listen).await?;
        let stop = told_to_end()?;
        listening(&server.listening()?);
        tracing::info!("the server has started");
        server.run(site, stop).await;
        tracing::info!("the server has ended");
        Ok(())
    });
    runtime.shutdown_timeout(LAST_WRITES);
    served
}

/// Waits for the signals that end a process.
fn told_to_end() -> io::Result<impl Future<Output = ()>> {
    let mut terminate = signal(SignalKind::terminate())?;
    let mut interrupt = signal(SignalKind::interrupt())?;
    Ok(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
    })
}

/// A server that listens, and has not answered anybody yet.
pub struct Server {
    site: Vec<Listener>,
    metrics: Vec<Listener>,
}

impl Server {
    /// Listens for visitors of the site, and for those who watch over the server.
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

    /// Serves until it shall stop. Then nobody is let in any more, requests are finished, streams are told to come
    /// back, and after a second at most it is over.
    pub async fn run(self, site: Site, stop: impl Future<Output = ()>) {
        let (open, mut all_closed) = mpsc::channel(1);
        // However many visitors there are, whoever watches over the server gets in.
        let for_operators = Cap::new(OPERATORS, OPERATORS);
        let doors = [(self.site, site.router, site.connections), (self.metrics, site.metrics, for_operators)];
        for (listeners, router, connections) in doors {
            for listener in listeners {
                let door = Door {
                    router: router.clone(),
                    connections: connections.clone(),
                    proxies: site.proxies.clone(),
                    limits: site.limits.clone(),
                    closing: site.closing.clone(),
                    open: open.clone(),
                };
                tokio::spawn(door.keep(listener));
            }
        }
        drop(open);
        stop.await;
        site.closing.begin();
        // Nothing is ever sent: the channel ends when the last door and the last connection are closed.
        let _ = timeout(GRACE + BREATH, all_closed.recv()).await;
    }
}

/// What is needed to let somebody in.
struct Door {
    router: Router,
    connections: Arc<Cap<IpAddr>>,
    proxies: Arc<Proxies>,
    limits: Arc<Limits>,
    closing: Closing,
    /// Dropped when this door and its connections are closed.
    open: mpsc::Sender<()>,
}

impl Door {
    async fn keep(self, listener: Listener) {
        let mut closing = std::pin::pin!(self.closing.begun());
        loop {
            let accepted = tokio::select! {
                accepted = listener.accept() => accepted,
                () = &mut closing => return,
            };
            match accepted {
                Ok((socket, peer)) => self.let_in(socket, peer),
                Err(error) if is_about_one_connection(&error) => {}
                Err(error) => {
                    tracing::warn!(%error, "cannot accept a connection");
                    sleep(BREATH).await;
                }
            }
        }
    }

    fn let_in(&self, socket: listen::Socket, peer: Peer) {
        let owner = match peer {
            Peer::Address(address) if !self.proxies.trusts(peer) => Some(network_of(address)),
            Peer::Address(_) | Peer::Unix => None,
        };
        let Some(slot) = self.connections.take(owner) else {
            tracing::debug!("a connection too many");
            return socket.try_write(BUSY);
        };
        let (router, limits, closing) = (self.router.clone(), self.limits.clone(), self.closing.clone());
        let open = self.open.clone();
        tokio::spawn(async move {
            connection::serve(socket, peer, router, limits, closing).await;
            drop((slot, open));
        });
    }
}

/// Whether only this connection failed: the next may be fine.
fn is_about_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}
