//! One connection: requests one after the other, each step of which may take only so long. A live stream may take
//! for ever, as long as somebody reads it.

use super::listen::Socket;
use crate::closing::Closing;
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
use tower::ServiceExt;

/// How long a connection may go on when the server closes.
pub const GRACE: Duration = Duration::from_secs(1);

/// Serves a connection until it is closed, takes too long, or the server closes.
pub async fn serve(socket: Socket, peer: Peer, router: Router, limits: Arc<Limits>, closing: Closing) {
    let progress = Arc::new(Progress::new());
    let watched = progress.clone();
    let service =
        service_fn(move |request: Request<Incoming>| answer(router.clone(), watched.clone(), peer, request));
    let io = TokioIo::new(Watched { socket, progress: progress.clone() });
    let mut connection = pin!(http1::Builder::new().serve_connection(io, service));
    tokio::select! {
        // However it ended: whoever was there is gone.
        _ = connection.as_mut() => {}
        () = progress.is_too_slow(&limits) => {}
        () = closing.begun() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(GRACE, connection).await;
        }
    }
}

async fn answer(
    router: Router,
    progress: Arc<Progress>,
    peer: Peer,
    request: Request<Incoming>,
) -> Result<Response<Body>, Infallible> {
    progress.enter(Step::Body);
    let mut request = request.map(Body::new);
    request.extensions_mut().insert(peer);
    let response = router.oneshot(request).await?;
    progress.enter(if is_stream(&response) { Step::Stream } else { Step::Answer });
    Ok(response.map(|body| Body::new(Answer { body, progress })))
}

/// What a connection is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    /// Nothing is asked.
    Idle,
    /// The headers of a request arrive.
    Headers,
    /// The headers are there; the body arrives and is worked on.
    Body,
    /// The answer is fetched.
    Answer,
    /// A live stream is read.
    Stream,
}

/// What a connection is at, and since when.
struct Progress {
    now: Mutex<Now>,
    changed: Notify,
}

#[derive(Clone, Copy)]
struct Now {
    step: Step,
    since: Instant,
    /// Since when nothing that we send is taken.
    stuck: Option<Instant>,
}

impl Progress {
    /// A new connection is expected to ask for something soon.
    fn new() -> Progress {
        let now = Now { step: Step::Headers, since: Instant::now(), stuck: None };
        Progress { now: Mutex::new(now), changed: Notify::new() }
    }

    fn now(&self) -> MutexGuard<'_, Now> {
        self.now.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, step: Step) {
        *self.now() = Now { step, since: Instant::now(), stuck: None };
        self.changed.notify_one();
    }

    /// Bytes arrived: an idle connection is not idle any more.
    fn received(&self) {
        if self.now().step == Step::Idle {
            self.enter(Step::Headers);
        }
    }

    /// Whether what we sent was taken.
    fn sent(&self, taken: bool) {
        let mut now = self.now();
        if taken {
            now.stuck = None;
        } else if now.stuck.is_none() {
            now.stuck = Some(Instant::now());
            drop(now);
            self.changed.notify_one();
        }
    }

    /// Until when the present step may last.
    fn deadline(&self, limits: &Limits) -> Option<Instant> {
        let now = *self.now();
        match now.step {
            Step::Idle => Some(now.since + limits.idle_timeout),
            Step::Headers => Some(now.since + limits.header_timeout),
            Step::Body => Some(now.since + limits.body_timeout),
            Step::Answer => Some(now.since + limits.answer_timeout),
            Step::Stream => now.stuck.map(|since| since + limits.answer_timeout),
        }
    }

    /// Waits until a step has taken longer than it may.
    async fn is_too_slow(&self, limits: &Limits) {
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

/// A socket that tells of its progress.
struct Watched {
    socket: Socket,
    progress: Arc<Progress>,
}

impl AsyncRead for Watched {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.socket).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.progress.received();
        }
        polled
    }
}

impl AsyncWrite for Watched {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let polled = Pin::new(&mut self.socket).poll_write(context, bytes);
        self.progress.sent(polled.is_ready());
        polled
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(context)
    }
}

/// An answer; when it has been sent, the connection is idle.
struct Answer {
    body: Body,
    progress: Arc<Progress>,
}

impl Drop for Answer {
    fn drop(&mut self) {
        self.progress.enter(Step::Idle);
    }
}

impl http_body::Body for Answer {
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
