//! The log of requests. Each has an id, which stands in the log and in the answer (`x-request-id`), and is logged by
//! the pattern of its route: an address may hold a pass or an invitation, and nothing of that may be logged.

use axum::Router;
use axum::extract::{MatchedPath, Request};
use axum::response::Response;
use std::time::Duration;
use tower::ServiceBuilder;
use tower_http::request_id::{MakeRequestUuid, PropagateRequestIdLayer, RequestId, SetRequestIdLayer};
use tower_http::trace::TraceLayer;
use tracing::Span;

/// Logs every request to these routes.
pub fn logged(router: Router) -> Router {
    let trace = TraceLayer::new_for_http()
        .make_span_with(span)
        .on_request(())
        .on_response(log_response)
        .on_body_chunk(())
        .on_eos(())
        .on_failure(());
    router.layer(
        ServiceBuilder::new()
            .map_request(without_id)
            .layer(SetRequestIdLayer::x_request_id(MakeRequestUuid))
            .layer(trace)
            .layer(PropagateRequestIdLayer::x_request_id()),
    )
}

/// The pattern of the route of a request, such as `/t/{id}`.
pub fn route(request: &Request) -> &str {
    request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str)
}

/// Clients do not choose the ids in our log.
fn without_id(mut request: Request) -> Request {
    request.headers_mut().remove("x-request-id");
    request
}

/// Even where little is logged, each line says which request it is about: so the span has the highest level.
fn span(request: &Request) -> Span {
    let id = request.extensions().get::<RequestId>().and_then(|id| id.header_value().to_str().ok());
    let (method, route) = (request.method(), route(request));
    tracing::error_span!(target: "access", "request", id, %method, route)
}

fn log_response(response: &Response, took: Duration, _span: &Span) {
    let (status, ms) = (response.status().as_u16(), took.as_secs_f64() * 1000.0);
    if response.status().is_server_error() {
        tracing::warn!(target: "access", status, ms, "answered");
    } else {
        tracing::debug!(target: "access", status, ms, "answered");
    }
}
