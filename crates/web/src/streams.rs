//! Live streams (server-sent events), whichever page sends them: how many there may be, what proxies must know of
//! them, and how they end when the server closes or their session is ended.

use crate::App;
use crate::cap::{Cap, Slot};
use crate::closing::Closing;
use crate::config::Limits;
use crate::proxy::Client;
use crate::session::{Session, Sessions};
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

/// The streams that are open.
#[derive(Clone)]
pub struct Streams {
    by_address: Arc<Cap<IpAddr>>,
    by_person: Arc<Cap<PersonId>>,
    closing: Closing,
}

impl Streams {
    pub fn new(limits: &Limits, closing: Closing) -> Streams {
        Streams {
            by_address: Cap::new(limits.streams, limits.streams_per_address),
            by_person: Cap::new(limits.streams, limits.streams_per_person),
            closing,
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

/// Counts the live streams among the answers, and lets them end in good order.
pub async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let client = Client::of(&request);
    let session = request.extensions().get::<Session>().cloned();
    let mut response = next.run(request).await;
    if !is_stream(&response) {
        return response;
    }
    let streams = &app.streams;
    let person = session.as_ref().map(|session| session.person.clone());
    let slots = (streams.by_address.take(Some(client.network)), streams.by_person.take(person));
    let (Some(of_address), Some(of_person)) = slots else {
        let headers = [(RETRY_AFTER, "10")];
        return (StatusCode::SERVICE_UNAVAILABLE, headers, "Too many live streams are open.").into_response();
    };
    // A proxy that collects what it passes on would keep every move to itself.
    let unbuffered = (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no"));
    response.headers_mut().insert(unbuffered.0, unbuffered.1);
    let end = Box::pin(end(streams.closing.begun(), app.sessions.clone(), session));
    response.map(|body| Body::new(Stream { body, end, ended: false, _slots: (of_address, of_person) }))
}

/// Waits until a stream must end, and gives its last words.
async fn end(closing: impl Future<Output = ()>, sessions: Arc<Sessions>, session: Option<Session>) -> Bytes {
    let session_ended = async {
        match session {
            Some(session) => sessions.until_ended(session).await,
            None => std::future::pending().await,
        }
    };
    tokio::select! {
        () = closing => farewell(),
        () = session_ended => Bytes::from_static(b": this session has been ended\n\n"),
    }
}

/// A stream that holds its places while it lasts.
struct Stream {
    body: Body,
    /// Comes when the stream must end, with its last words.
    end: Pin<Box<dyn Future<Output = Bytes> + Send>>,
    ended: bool,
    _slots: (Slot<IpAddr>, Slot<PersonId>),
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

/// Asks the browser to come back in half a second to two and a half: not all at the same moment.
fn farewell() -> Bytes {
    let mut byte = [128];
    // Without randomness all come back together: that is no reason to keep them.
    let _ = getrandom::fill(&mut byte);
    Bytes::from(format!("retry: {}\n: the server closes, come back soon\n\n", 500 + 8 * u32::from(byte[0])))
}
