//! A visitor of the site without a browser: one connection for requests, a cookie, and streams on connections of their
//! own.

use super::markup;
use super::trouble::{LoadTrouble, PATIENCE};
use http_body::Body;
use hyper::body::{Bytes, Incoming};
use hyper::client::conn::http1::{self, SendRequest};
use hyper::http::request::Builder;
use hyper::{Request, Response, header};
use hyper_util::rt::TokioIo;
use std::future::poll_fn;
use std::net::SocketAddr;
use std::pin::Pin;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Whether answers may come compressed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Encoding {
    Plain,
    Gzip,
}

pub struct Visitor {
    server: SocketAddr,
    cookie: Option<String>,
    connection: SendRequest<String>,
}

pub struct Answer {
    pub status: u16,
    pub location: Option<String>,
    pub body: Vec<u8>,
}

impl Visitor {
    /// Somebody whom the site does not know.
    pub async fn stranger(server: SocketAddr) -> Result<Visitor, LoadTrouble> {
        Ok(Visitor { server, cookie: None, connection: connect(server).await? })
    }

    /// Somebody who has looked at the lobby, and whom the site will know again.
    pub async fn welcomed(server: SocketAddr) -> Result<Visitor, LoadTrouble> {
        let mut visitor = Visitor::stranger(server).await?;
        let request = visitor.request("GET", "/", Encoding::Plain).body(String::new())?;
        let answer = visitor.send(request, "/").await?;
        let cookie = answer.headers().get(header::SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        body("/", answer.into_body()).await?;
        if cookie.is_none() {
            return Err(LoadTrouble::Missing { what: "cookie", path: "/".to_owned() });
        }
        visitor.cookie = cookie;
        Ok(visitor)
    }

    /// A page or a file; anything but success is trouble.
    pub async fn get(&mut self, path: &str, encoding: Encoding) -> Result<Vec<u8>, LoadTrouble> {
        let request = self.request("GET", path, encoding).body(String::new())?;
        let answer = self.answer(request, path).await?;
        if answer.status != 200 {
            return Err(LoadTrouble::Status { path: path.to_owned(), status: answer.status });
        }
        Ok(answer.body)
    }

    /// What the server answers to a form.
    pub async fn post(&mut self, path: &str, form: String) -> Result<Answer, LoadTrouble> {
        let request = self.request("POST", path, Encoding::Plain);
        let request = request.header(header::ORIGIN, format!("http://{}", self.server));
        let request = request.header(header::CONTENT_TYPE, "application/x-www-form-urlencoded").body(form)?;
        self.answer(request, path).await
    }

    /// Where a form leads; anything but being led somewhere is trouble.
    pub async fn follow(&mut self, path: &str, form: String) -> Result<String, LoadTrouble> {
        let Answer { status, location, .. } = self.post(path, form).await?;
        location
            .filter(|_| status == 303)
            .ok_or_else(|| LoadTrouble::Status { path: path.to_owned(), status })
    }

    /// A live stream, on a connection of its own, and how it is encoded.
    pub async fn stream(&self, path: &str, encoding: Encoding) -> Result<(Incoming, Encoding), LoadTrouble> {
        let request = self.request("GET", path, encoding).header(header::ACCEPT, "text/event-stream");
        let mut connection = connect(self.server).await?;
        let sent = connection.send_request(request.body(String::new())?);
        let answer = patient(path, sent).await??;
        if answer.status() != 200 {
            let status = answer.status().as_u16();
            return Err(LoadTrouble::Status { path: path.to_owned(), status });
        }
        let is_compressed = answer.headers().contains_key(header::CONTENT_ENCODING);
        let encoding = if is_compressed { Encoding::Gzip } else { Encoding::Plain };
        Ok((answer.into_body(), encoding))
    }

    async fn answer(&mut self, request: Request<String>, path: &str) -> Result<Answer, LoadTrouble> {
        let answer = self.send(request, path).await?;
        let location = answer.headers().get(header::LOCATION);
        let location = location.and_then(|location| location.to_str().ok()).map(str::to_owned);
        let status = answer.status().as_u16();
        Ok(Answer { status, location, body: body(path, answer.into_body()).await? })
    }

    async fn send(
        &mut self,
        request: Request<String>,
        path: &str,
    ) -> Result<Response<Incoming>, LoadTrouble> {
        // The server closes a connection that nobody has used for a while.
        if patient(path, self.connection.ready()).await?.is_err() {
            self.connection = connect(self.server).await?;
        }
        Ok(patient(path, self.connection.send_request(request)).await??)
    }

    fn request(&self, method: &str, path: &str, encoding: Encoding) -> Builder {
        let mut request =
            Request::builder().method(method).uri(path).header(header::HOST, self.server.to_string());
        request = request.header(header::ACCEPT_LANGUAGE, "en");
        if let Some(cookie) = &self.cookie {
            request = request.header(header::COOKIE, cookie);
        }
        if encoding == Encoding::Gzip {
            request = request.header(header::ACCEPT_ENCODING, "gzip");
        }
        request
    }
}

/// What comes next of an answer; `None` at its end.
pub async fn part(body: &mut Incoming) -> Result<Option<Bytes>, hyper::Error> {
    loop {
        let Some(frame) = poll_fn(|context| Pin::new(&mut *body).poll_frame(context)).await else {
            return Ok(None);
        };
        if let Ok(bytes) = frame?.into_data() {
            return Ok(Some(bytes));
        }
    }
}

/// The hidden field of a page that a form sends back.
pub fn field(page: &[u8], name: &'static str, path: &str) -> Result<String, LoadTrouble> {
    let missing = || LoadTrouble::Missing { what: name, path: path.to_owned() };
    markup::field(page, name).map(str::to_owned).ok_or_else(missing)
}

async fn body(path: &str, mut body: Incoming) -> Result<Vec<u8>, LoadTrouble> {
    let mut whole = vec![];
    while let Some(bytes) = patient(path, part(&mut body)).await?? {
        whole.extend_from_slice(&bytes);
    }
    Ok(whole)
}

async fn connect(server: SocketAddr) -> Result<SendRequest<String>, LoadTrouble> {
    let stream = patient("a connection", TcpStream::connect(server)).await??;
    stream.set_nodelay(true)?;
    let (connection, driven) = http1::handshake(TokioIo::new(stream)).await?;
    // What goes wrong with a connection is told to whoever uses it next.
    tokio::spawn(async move { driven.await.ok() });
    Ok(connection)
}

/// Waits, but no longer than [`PATIENCE`].
async fn patient<T>(path: &str, answer: impl Future<Output = T>) -> Result<T, LoadTrouble> {
    timeout(PATIENCE, answer).await.map_err(|_| LoadTrouble::NoAnswer(path.to_owned()))
}
