//! What all live streams (server-sent events) have in common, whichever page sends them: how many may be open, what
//! proxies must know, and how a stream ends when the server shuts down or its session is ended.

use crate::App;
use crate::concurrency_limit::{ConcurrencyLimit, Permit};
use crate::config::Limits;
use crate::proxy::Client;
use crate::session::{Session, SessionRegistry};
use axum::body::{Body, Bytes};
use axum::extract::{Request, State};
use axum::http::header::{CONTENT_TYPE, RETRY_AFTER};
use axum::http::{HeaderName, HeaderValue, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use http_body::{Frame, SizeHint};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use store::PersonId;
use tokio_util::sync::CancellationToken;

/// The live streams that are open.
#[derive(Clone)]
pub struct Streams {
    by_address: Arc<ConcurrencyLimit<IpAddr>>,
    by_person: Arc<ConcurrencyLimit<PersonId>>,
    shutdown: CancellationToken,
}

impl Streams {
    pub fn new(limits: &Limits, shutdown: CancellationToken) -> Streams {
        Streams {
            by_address: ConcurrencyLimit::new(limits.streams, limits.streams_per_address),
            by_person: ConcurrencyLimit::new(limits.streams, limits.streams_per_person),
            shutdown,
        }
    }

    /// How many are open.
    pub fn count(&self) -> usize {
        self.by_address.count()
    }
}

/// Whether this answer is a live stream.
pub fn is_stream(response: &Response<impl Sized>) -> bool {
    let kind = response.headers().get(CONTENT_TYPE);
    kind.is_some_and(|kind| kind.as_bytes().starts_with(b"text/event-stream"))
}

/// Middleware: counts the live streams among the answers, and ends them when they must.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = Client::of(&request);
    let session = request.extensions().get::<Session>().cloned();
    let mut response = next.run(request).await;
    if !is_stream(&response) {
        return response;
    }
    let streams = &app.streams;
    let person = session.as_ref().map(|session| session.person.clone());
    let permits =
        (streams.by_address.try_acquire(Some(client.network)), streams.by_person.try_acquire(person));
    let (Some(of_address), Some(of_person)) = permits else {
        let headers = [(RETRY_AFTER, "10")];
        return (StatusCode::SERVICE_UNAVAILABLE, headers, "Too many live streams are open.").into_response();
    };
    // A proxy that buffers what it passes on would hold every move back.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response.headers_mut().insert(unbuffered.0, unbuffered.1);
    let end = Box::pin(end(streams.shutdown.clone(), app.sessions.clone(), session));
    response.map(|body| Body::new(Stream { body, end, ended: false, _permits: (of_address, of_person) }))
}

/// Waits until a stream must end, and returns the last thing to send.
async fn end(shutdown: CancellationToken, sessions: Arc<SessionRegistry>, session: Option<Session>) -> Bytes {
    let session_ended = async {
        match session {
            Some(session) => sessions.until_ended(session).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = shutdown.cancelled() => come_back(),
        () = session_ended => Bytes::from_static(b": this session has been ended\n\n"),
    }
}

/// A stream that holds its permits for as long as it is open.
struct Stream {
    body: Body,
    /// Ready when the stream must end, with the last thing to send.
    end: Pin<Box<dyn Future<Output = Bytes> + Send>>,
    ended: bool,
    _permits: (Permit<IpAddr>, Permit<PersonId>),
}

impl http_body::Body for Stream {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        if self.ended {
            return Poll::Ready(None);
        }
        if let Poll::Ready(last) = self.end.as_mut().poll(context) {
            self.ended = true;
            return Poll::Ready(Some(Ok(Frame::data(last))));
        }
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.ended
    }

    fn size_hint(&self) -> SizeHint {
        SizeHint::default()
    }
}

/// Asks the browser to reconnect after half a second to two and a half: at random, so that not all come back at once.
fn come_back() -> Bytes {
    let mut byte = [128];
    // Without randomness all come back together, which is better than not at all.
    let _ = getrandom::fill(&mut byte);
    Bytes::from(format!("retry: {}\n: the server closes, come back soon\n\n", 500 + 8 * u32::from(byte[0])))
}
