//! Somewhere on this machine that takes what is posted to it, keeps it, and answers as it is told.

use rustls::ServerConfig;
use rustls::crypto::ring;
use rustls::pki_types::{CertificateDer, PrivatePkcs8KeyDer};
use serde_json::Value;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_rustls::TlsAcceptor;

/// What was posted.
#[derive(Debug, Clone)]
pub struct Posted {
    /// The first line and the headers, in lower case.
    pub head: String,
    pub body: Value,
}

pub struct Listener {
    pub address: SocketAddr,
    got: Arc<Mutex<Vec<Posted>>>,
    /// How many connections were accepted, and how many of them were cut by the other side.
    connections: Arc<Mutex<(usize, usize)>>,
    serving: JoinHandle<()>,
}

impl Listener {
    /// Answers everything with this status line and these headers; with nothing at all, if this is empty.
    pub async fn answering(answer: &'static str) -> Listener {
        Listener::answering_all(vec![answer]).await
    }

    /// Takes what is posted over TLS, with a certificate for `localhost`.
    pub async fn over_tls() -> Listener {
        let key = PrivatePkcs8KeyDer::from(include_bytes!("certificate/localhost-key.der").to_vec());
        let config = ServerConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .unwrap()
            .with_no_client_auth()
            .with_single_cert(vec![certificate()], key.into())
            .unwrap();
        Listener::serving(vec!["204 No Content"], Some(Arc::new(config).into())).await
    }

    /// Answers one after the other, and everything that comes later like the last.
    pub async fn answering_all(answers: Vec<&'static str>) -> Listener {
        Listener::serving(answers, None).await
    }

    async fn serving(answers: Vec<&'static str>, tls: Option<TlsAcceptor>) -> Listener {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (got, connections) =
            (Arc::<Mutex<Vec<Posted>>>::default(), Arc::<Mutex<(usize, usize)>>::default());
        let (keep, count) = (got.clone(), Arc::clone(&connections));
        let serving = tokio::spawn(async move {
            let mut answers = answers.into_iter().peekable();
            loop {
                let (stream, _) = listener.accept().await.unwrap();
                let answer = *answers.peek().unwrap();
                if answers.len() > 1 {
                    answers.next();
                }
                let (keep, count) = (keep.clone(), count.clone());
                count.lock().unwrap().0 += 1;
                match tls.clone() {
                    None => drop(tokio::spawn(serve(stream, answer, keep, count))),
                    Some(tls) => drop(tokio::spawn(async move {
                        if let Ok(stream) = tls.accept(stream).await {
                            serve(stream, answer, keep, count).await;
                        }
                    })),
                }
            }
        });
        Listener { address, got, connections, serving }
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    pub fn got(&self) -> Vec<Posted> {
        self.got.lock().unwrap().clone()
    }

    pub fn connections(&self) -> usize {
        self.connections.lock().unwrap().0
    }

    /// How many connections were cut before they were answered.
    pub fn cut(&self) -> usize {
        self.connections.lock().unwrap().1
    }
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.serving.abort();
    }
}

/// What the listener over TLS shows: nobody but itself has signed it.
pub fn certificate() -> CertificateDer<'static> {
    CertificateDer::from(include_bytes!("certificate/localhost.der").to_vec())
}

async fn serve(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    answer: &str,
    keep: Arc<Mutex<Vec<Posted>>>,
    count: Arc<Mutex<(usize, usize)>>,
) {
    let Some(posted) = read(&mut stream).await else { return };
    keep.lock().unwrap().push(posted);
    if answer.is_empty() {
        let mut rest = vec![];
        let _ = stream.read_to_end(&mut rest).await;
        count.lock().unwrap().1 += 1;
        return;
    }
    // A body without end: whoever reads more than the status waits for ever.
    let head = format!("HTTP/1.1 {answer}\r\ncontent-length: 1000000\r\n\r\n");
    let _ = stream.write_all(head.as_bytes()).await;
    let _ = stream.read(&mut [0]).await;
}

async fn read(stream: &mut (impl AsyncRead + Unpin)) -> Option<Posted> {
    let mut bytes = vec![];
    loop {
        let mut more = [0; 1024];
        let count = stream.read(&mut more).await.ok().filter(|count| *count > 0)?;
        bytes.extend_from_slice(&more[..count]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let head = head.to_lowercase();
        let length = head.lines().find_map(|line| line.strip_prefix("content-length: ")).unwrap();
        if body.len() == length.parse::<usize>().unwrap() {
            return Some(Posted { head, body: serde_json::from_str(body).unwrap() });
        }
    }
}
