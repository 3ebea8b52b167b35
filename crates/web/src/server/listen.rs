//! Listening sockets: TCP and Unix.

use super::ServeError;
use crate::proxy::Peer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::Pin;
use std::str::FromStr;
use std::task::{Context, Poll};
#[cfg(target_os = "linux")]
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpSocket, TcpStream, UnixListener, UnixStream};

/// Where to listen: `127.0.0.1:8080`, `[::]:8080` or `unix:/run/mandate.sock`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum ListenAddress {
    Network(SocketAddr),
    Unix(PathBuf),
}

/// The text is no address to listen at.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "\u{201c}{0}\u{201d} is neither an address with a port, such as 127.0.0.1:8080, nor unix:/path/to.sock"
)]
pub struct InvalidListenAddress(String);

impl FromStr for ListenAddress {
    type Err = InvalidListenAddress;

    fn from_str(text: &str) -> Result<ListenAddress, InvalidListenAddress> {
        match text.strip_prefix("unix:") {
            Some(path) if !path.is_empty() => Ok(ListenAddress::Unix(path.into())),
            Some(_) => Err(InvalidListenAddress(text.to_owned())),
            None => {
                text.parse().map(ListenAddress::Network).map_err(|_| InvalidListenAddress(text.to_owned()))
            }
        }
    }
}

impl fmt::Display for ListenAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListenAddress::Network(address) => address.fmt(f),
            ListenAddress::Unix(path) => write!(f, "unix:{}", path.display()),
        }
    }
}

impl ListenAddress {
    /// As a URL for a browser, or as it is for a Unix socket.
    pub fn url(&self) -> String {
        match self {
            ListenAddress::Network(address) => format!("http://{address}"),
            ListenAddress::Unix(_) => self.to_string(),
        }
    }
}

impl TryFrom<String> for ListenAddress {
    type Error = InvalidListenAddress;

    fn try_from(text: String) -> Result<ListenAddress, InvalidListenAddress> {
        text.parse()
    }
}

impl From<ListenAddress> for String {
    fn from(address: ListenAddress) -> String {
        address.to_string()
    }
}

/// How many bytes the system buffers for a client that does not read them: several pages and dozens of moves. Left to
/// itself, it buffers megabytes for every open stream.
const SEND_BUFFER: u32 = 256 << 10;

/// How long what we send may stay unconfirmed until the system ends the connection. Left to itself, it tries for a quarter
/// of an hour: so long a phone without signal would seem to be there.
#[cfg(target_os = "linux")]
const UNCONFIRMED: Duration = Duration::from_secs(20);

/// How many connections the system holds until they are accepted.
const BACKLOG: u32 = 1024;

/// A bound socket.
pub enum Listener {
    Network(TcpListener),
    Unix(UnixListener, PathBuf),
}

impl Listener {
    pub async fn bind(address: &ListenAddress) -> Result<Listener, ServeError> {
        let bound = match address {
            ListenAddress::Network(address) => bind_network(*address).map(Listener::Network),
            ListenAddress::Unix(path) => bind_socket(path.clone()).await,
        };
        bound.map_err(|error| ServeError::Listen { address: address.clone(), error })
    }

    /// The address it is bound to: port 0 has become a real one.
    pub fn address(&self) -> io::Result<ListenAddress> {
        match self {
            Listener::Network(listener) => listener.local_addr().map(ListenAddress::Network),
            Listener::Unix(_, path) => Ok(ListenAddress::Unix(path.clone())),
        }
    }

    pub async fn accept(&self) -> io::Result<(Socket, Peer)> {
        match self {
            Listener::Network(listener) => {
                let (stream, from) = listener.accept().await?;
                // Moves are small, and should not wait to be sent together with something else.
                stream.set_nodelay(true)?;
                Ok((Socket::Network(stream), Peer::Address(from.ip())))
            }
            Listener::Unix(listener, _) => {
                listener.accept().await.map(|(stream, _)| (Socket::Unix(stream), Peer::Unix))
            }
        }
    }
}

/// Binds a Unix socket. A socket file that nobody listens to was left behind by a server that was killed, and is replaced.
async fn bind_socket(path: PathBuf) -> io::Result<Listener> {
    match UnixListener::bind(&path) {
        Err(error) if error.kind() == io::ErrorKind::AddrInUse => {
            if UnixStream::connect(&path).await.is_ok() {
                return Err(error);
            }
            std::fs::remove_file(&path)?;
            UnixListener::bind(&path).map(|listener| Listener::Unix(listener, path))
        }
        bound => bound.map(|listener| Listener::Unix(listener, path)),
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        if let Listener::Unix(_, path) = self {
            // If it is gone already, so much the better.
            let _ = std::fs::remove_file(path);
        }
    }
}

/// An accepted connection.
pub enum Socket {
    Network(TcpStream),
    Unix(UnixStream),
}

impl Socket {
    /// Sends something if the socket can take it at once.
    pub fn try_write(&self, text: &[u8]) {
        // A client that is refused need not hear why.
        let _ = match self {
            Socket::Network(stream) => stream.try_write(text),
            Socket::Unix(stream) => stream.try_write(text),
        };
    }
}

impl AsyncRead for Socket {
    fn poll_read(
        self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Socket::Network(stream) => Pin::new(stream).poll_read(context, buffer),
            Socket::Unix(stream) => Pin::new(stream).poll_read(context, buffer),
        }
    }
}

impl AsyncWrite for Socket {
    fn poll_write(self: Pin<&mut Self>, context: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        match self.get_mut() {
            Socket::Network(stream) => Pin::new(stream).poll_write(context, bytes),
            Socket::Unix(stream) => Pin::new(stream).poll_write(context, bytes),
        }
    }

    fn poll_flush(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Socket::Network(stream) => Pin::new(stream).poll_flush(context),
            Socket::Unix(stream) => Pin::new(stream).poll_flush(context),
        }
    }

    fn poll_shutdown(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        match self.get_mut() {
            Socket::Network(stream) => Pin::new(stream).poll_shutdown(context),
            Socket::Unix(stream) => Pin::new(stream).poll_shutdown(context),
        }
    }
}

/// Connections that a listener accepts have the settings of its socket.
fn bind_network(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    // A server that starts again need not wait until the connections of the one before are forgotten.
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    #[cfg(target_os = "linux")]
    rustix::net::sockopt::set_tcp_user_timeout(&socket, UNCONFIRMED.as_millis() as u32)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_connection_whose_other_end_has_vanished_is_ended_soon() {
        let listener = Listener::bind(&"127.0.0.1:0".parse().unwrap()).await.unwrap();
        let Ok(ListenAddress::Network(address)) = listener.address() else {
            panic!("it is a network address")
        };
        let (client, accepted) = tokio::join!(TcpStream::connect(address), listener.accept());
        let (_client, (Socket::Network(socket), _)) = (client.unwrap(), accepted.unwrap()) else {
            panic!("it is a network connection")
        };
        let set = rustix::net::sockopt::tcp_user_timeout(&socket).unwrap();
        assert_eq!(Duration::from_millis(set.into()), UNCONFIRMED);
    }
}
