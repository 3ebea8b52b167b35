//! One connection: a sequence of requests, each phase of which has a time limit. A live stream may last for ever, as long
//! as its client keeps reading.
//!
//! One watchdog does what would otherwise take several: hyper's only timeout is for headers and does not tell a slow
//! client from an idle one, a `TimeoutLayer` would also end live streams, and neither notices a client that stops reading.

use super::listen::Socket;
use crate::config::Limits;
use crate::proxy::Peer;
use crate::streams::is_stream;
use axum::Router;
use axum::body::{Body, Bytes};
use axum::http::{Request, Response};
use http_body::{Frame, SizeHint};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use std::convert::Infallible;
use std::io;
use std::pin::{Pin, pin};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep_until, timeout};
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

/// How long a connection may go on after the server has begun to shut down.
pub const GRACE: Duration = Duration::from_secs(1);

/// Serves a connection until it is closed, exceeds a time limit, or the server shuts down.
pub async fn serve(
    socket: Socket,
    peer: Peer,
    router: Router,
    limits: Arc<Limits>,
    shutdown: CancellationToken,
) {
    let activity = Arc::new(Activity::new());
    let reporting = activity.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        answer(router.clone(), reporting.clone(), peer, request)
    });
    let io = TokioIo::new(Monitored { socket, activity: activity.clone() });
    let mut connection = pin!(http1::Builder::new().serve_connection(io, service));
    tokio::select! {
        // However it ended, nobody is left to be told.
        _ = connection.as_mut() => {}
        () = activity.timed_out(&limits) => {}
        () = shutdown.cancelled() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(GRACE, connection).await;
        }
    }
}

async fn answer(
    router: Router,
    activity: Arc<Activity>,
    peer: Peer,
    request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    activity.enter(Phase::Body);
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(peer);
    let response = router.oneshot(request).await?;
    activity.enter(if is_stream(&response) { Phase::Stream } else { Phase::Answer });
    Ok(response.map(|body| Body::new(AnswerBody { body, activity })))
}

/// What a connection is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Phase {
    /// Waiting for a request.
    Idle,
    /// Receiving the headers of a request.
    Headers,
    /// Receiving the body, and working on the answer.
    Body,
    /// Sending the answer.
    Answer,
    /// Sending a live stream.
    Stream,
}

/// What a connection is doing, and since when.
struct Activity {
    current: Mutex<Current>,
    changed: Notify,
}

#[derive(Clone, Copy)]
struct Current {
    phase: Phase,
    since: Instant,
    /// Since when the client has taken nothing of what we send.
    stalled: Option<Instant>,
}

impl Activity {
    /// A new connection is expected to send a request soon.
    fn new() -> Activity {
        let current = Current { phase: Phase::Headers, since: Instant::now(), stalled: None };
        Activity { current: Mutex::new(current), changed: Notify::new() }
    }

    fn current(&self) -> MutexGuard<'_, Current> {
        self.current.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, phase: Phase) {
        *self.current() = Current { phase, since: Instant::now(), stalled: None };
        self.changed.notify_one();
    }

    /// Bytes have arrived: the connection is no longer idle.
    fn received(&self) {
        if self.current().phase == Phase::Idle {
            self.enter(Phase::Headers);
        }
    }

    /// Something was sent; `taken` if the client had room for it.
    fn sent(&self, taken: bool) {
        let mut current = self.current();
        if taken {
            current.stalled = None;
        } else if current.stalled.is_none() {
            current.stalled = Some(Instant::now());
            drop(current);
            self.changed.notify_one();
        }
    }

    /// When the present phase must end.
    fn deadline(&self, limits: &Limits) -> Option<Instant> {
        let current = *self.current();
        match current.phase {
            Phase::Idle => Some(current.since + limits.idle_timeout),
            Phase::Headers => Some(current.since + limits.header_timeout),
            Phase::Body => Some(current.since + limits.body_timeout),
            Phase::Answer => Some(current.since + limits.answer_timeout),
            Phase::Stream => current.stalled.map(|since| since + limits.answer_timeout),
        }
    }

    /// Waits until a phase has lasted longer than it may.
    async fn timed_out(&self, limits: &Limits) {
        loop {
            let Some(deadline) = self.deadline(limits) else {
                self.changed.notified().await;
                continue;
            };
            tokio::select! {
                () = self.changed.notified() => {}
                () = sleep_until(deadline) => {
                    if self.deadline(limits).is_some_and(|deadline| deadline <= Instant::now()) {
                        return;
                    }
                }
            }
        }
    }
}

/// A socket that reports its activity.
struct Monitored {
    socket: Socket,
    activity: Arc<Activity>,
}

impl AsyncRead for Monitored {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.socket).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.activity.received();
        }
        polled
    }
}

impl AsyncWrite for Monitored {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.activity.sent(polled.is_ready());
        polled
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}

/// The body of an answer; once it has been sent, the connection is idle.
struct AnswerBody {
    body: Body,
    activity: Arc<Activity>,
}

impl Drop for AnswerBody {
    fn drop(&mut self) {
        self.activity.enter(Phase::Idle);
    }
}

impl http_body::Body for AnswerBody {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
