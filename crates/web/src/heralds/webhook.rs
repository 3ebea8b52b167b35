//! Webhooks: a message is posted to an address of somebody's choice, of which nothing is believed. Its name is looked up
//! once, all that it stands for is judged, and the connection goes to exactly that. Redirects are not followed, no proxy of
//! the environment is used, nothing is read of the answer but its status, and the whole lasts for [`ATTEMPT`] at most.

use super::Failure;
use super::judging::Judge;
use axum::body::Body;
use axum::http::header::{CONTENT_TYPE, HOST, USER_AGENT};
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, ServerName};
use rustls::{ClientConfig, RootCertStore};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::{TcpStream, lookup_host};
use tokio::task::JoinSet;
use tokio::time::timeout;
use tokio_rustls::TlsConnector;
use url::{Host, Url};

/// How long an attempt lasts at most, from looking up the name to the status of the answer.
pub const ATTEMPT: Duration = Duration::from_secs(5);

/// How long an address may be.
const LONGEST: usize = 500;

/// To which addresses webhooks may lead.
#[derive(Debug, Clone)]
pub struct Webhooks {
    pub judge: Judge,
    /// Roots of certificates that are believed besides those of Mozilla.
    pub roots: Vec<CertificateDer<'static>>,
}

/// The address of a webhook, as far as one can tell without looking it up.
pub struct Target(Url);

/// Why an address cannot be that of a webhook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Unfit {
    /// It is no address, or not of the web.
    Unreadable,
    /// It holds a name or a password.
    WithUser,
    /// Nobody knows the name.
    Unknown,
    /// It leads to where messages may not go.
    Closed,
}

impl Target {
    pub fn read(text: &str) -> Result<Target, Unfit> {
        let url = Url::parse(text.trim()).map_err(|_| Unfit::Unreadable)?;
        let is_of_the_web = matches!(url.scheme(), "http" | "https") && url.has_host();
        if !is_of_the_web || url.as_str().len() > LONGEST {
            return Err(Unfit::Unreadable);
        }
        if !url.username().is_empty() || url.password().is_some() {
            return Err(Unfit::WithUser);
        }
        Ok(Target(url))
    }

    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// The name of the host: the rest may be a secret.
    pub fn host(&self) -> &str {
        self.0.host_str().unwrap_or_default()
    }
}

/// Posts messages.
pub struct Poster {
    judge: Judge,
    tls: TlsConnector,
}

impl Poster {
    pub fn new(webhooks: &Webhooks) -> Result<Poster, rustls::Error> {
        let mut roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        for root in &webhooks.roots {
            roots.add(root.clone())?;
        }
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Poster { judge: webhooks.judge, tls: Arc::new(config).into() })
    }

    /// Whether messages may go to a target, as far as can be told now.
    pub async fn judge(&self, target: &Target) -> Result<(), Unfit> {
        timeout(ATTEMPT, self.addresses(target)).await.unwrap_or(Err(Unfit::Unknown)).map(drop)
    }

    /// Posts a message.
    pub async fn post(&self, target: &Target, message: &serde_json::Value) -> Result<(), Failure> {
        timeout(ATTEMPT, self.attempt(target, message))
            .await
            .unwrap_or(Err(Failure::Passing("it is too slow")))
    }

    /// All that the host of a target stands for, if messages may go to each of it.
    async fn addresses(&self, Target(url): &Target) -> Result<Vec<SocketAddr>, Unfit> {
        let port = url.port_or_known_default().ok_or(Unfit::Unreadable)?;
        let found: Vec<SocketAddr> = match url.host().ok_or(Unfit::Unreadable)? {
            Host::Ipv4(address) => vec![(address, port).into()],
            Host::Ipv6(address) => vec![(address, port).into()],
            Host::Domain(name) => lookup_host((name, port)).await.map_err(|_| Unfit::Unknown)?.collect(),
        };
        if found.is_empty() {
            return Err(Unfit::Unknown);
        }
        if found.iter().all(|address| (self.judge)(address.ip())) { Ok(found) } else { Err(Unfit::Closed) }
    }

    async fn attempt(&self, target: &Target, message: &serde_json::Value) -> Result<(), Failure> {
        let addresses = self.addresses(target).await.map_err(|unfit| match unfit {
            Unfit::Unknown => Failure::Passing("its host is unknown"),
            Unfit::Closed => Failure::Lasting("its host is not to be reached"),
            Unfit::Unreadable | Unfit::WithUser => Failure::Lasting("its address cannot be read"),
        })?;
        let request = request(target, message)?;
        let stream = TcpStream::connect(&addresses[..]).await;
        let stream = stream.map_err(|_| Failure::Passing("its host does not answer"))?;
        let status = if target.0.scheme() == "https" {
            let secured = self.tls.connect(server_name(target)?, stream).await;
            exchange(secured.map_err(|_| Failure::Passing("its host cannot be trusted"))?, request).await?
        } else {
            exchange(stream, request).await?
        };
        judged(status)
    }
}

fn request(Target(url): &Target, message: &serde_json::Value) -> Result<Request<Body>, Failure> {
    let path = match url.query() {
        Some(query) => format!("{}?{query}", url.path()),
        None => url.path().to_owned(),
    };
    let host = url.host_str().unwrap_or_default();
    let host = url.port().map_or(host.to_owned(), |port| format!("{host}:{port}"));
    let request = Request::post(path)
        .header(HOST, host)
        .header(USER_AGENT, "Mandate")
        .header(CONTENT_TYPE, "application/json")
        .body(Body::from(message.to_string()));
    request.map_err(|_| Failure::Lasting("its address cannot be sent"))
}

fn server_name(Target(url): &Target) -> Result<ServerName<'static>, Failure> {
    let name = match url.host() {
        Some(Host::Ipv4(address)) => Some(IpAddr::V4(address).into()),
        Some(Host::Ipv6(address)) => Some(IpAddr::V6(address).into()),
        Some(Host::Domain(name)) => ServerName::try_from(name.to_owned()).ok(),
        None => None,
    };
    name.ok_or(Failure::Lasting("its host has no name"))
}

/// Sends a request and gives the status of the answer. The connection is cut then.
async fn exchange<S>(stream: S, request: Request<Body>) -> Result<StatusCode, Failure>
where
    S: AsyncRead + AsyncWrite + Unpin + Send + 'static,
{
    let silent = |_: hyper::Error| Failure::Passing("its host does not speak HTTP");
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.map_err(silent)?;
    let mut driving = JoinSet::new();
    driving.spawn(connection);
    Ok(sender.send_request(request).await.map_err(silent)?.status())
}

/// Whether a message has arrived.
fn judged(status: StatusCode) -> Result<(), Failure> {
    use StatusCode as Code;
    match status {
        status if status.is_success() => Ok(()),
        Code::REQUEST_TIMEOUT | Code::TOO_EARLY | Code::TOO_MANY_REQUESTS => {
            Err(Failure::Passing("it has no time"))
        }
        status if status.is_redirection() => Err(Failure::Lasting("it leads elsewhere")),
        status if status.is_client_error() => Err(Failure::Lasting("it takes no messages")),
        _ => Err(Failure::Passing("it is broken")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_addresses_of_the_web_are_read() {
        for (text, read) in [
            ("https://hooks.example/a/b?c=d", Ok("https://hooks.example/a/b?c=d")),
            ("  http://hooks.example:8080 ", Ok("http://hooks.example:8080/")),
            ("https://b\u{fc}cher.example/", Ok("https://xn--bcher-kva.example/")),
            ("http://0x7f.1/", Ok("http://127.0.0.1/")),
            ("http://[::1]/", Ok("http://[::1]/")),
            ("https://hooks.example/a\r\nb", Ok("https://hooks.example/ab")),
            ("hooks.example", Err(Unfit::Unreadable)),
            ("", Err(Unfit::Unreadable)),
            ("https://", Err(Unfit::Unreadable)),
            ("ftp://hooks.example/", Err(Unfit::Unreadable)),
            ("file:///etc/passwd", Err(Unfit::Unreadable)),
            ("javascript:alert(1)", Err(Unfit::Unreadable)),
            ("https://ada@hooks.example/", Err(Unfit::WithUser)),
            ("https://ada:secret@hooks.example/", Err(Unfit::WithUser)),
            ("https://:secret@hooks.example/", Err(Unfit::WithUser)),
        ] {
            let target = Target::read(text);
            assert_eq!(target.as_ref().map(Target::as_str).map_err(|unfit| *unfit), read, "{text}");
        }
        let long = format!("https://hooks.example/{}", "a".repeat(LONGEST));
        assert_eq!(Target::read(&long).err(), Some(Unfit::Unreadable));
    }
}
