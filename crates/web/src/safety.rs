//! What keeps strangers' pages and floods away: security headers, the origin of posts, limits on how much and
//! how often.

use crate::App;
use crate::config::Rates;
use crate::proxy::Client;
use crate::session::Session;
use axum::extract::{Request, State};
use axum::http::header::{CACHE_CONTROL, HOST, ORIGIN, RETRY_AFTER};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};
use std::hash::Hash;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::PersonId;
use tower_http::compression::predicate::{DefaultPredicate, Predicate};

/// The largest body anybody may send: a record of a long match is a tenth of it.
pub const LARGEST_BODY: usize = 512 * 1024;

/// Scripts, styles and pictures come from here and nowhere else, and nothing is inline.
const HEADERS: [(&str, &str); 6] = [
    (
        "content-security-policy",
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; \
         form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
];

/// Adds the security headers to every answer. What is not said to be kept is not kept: pages hold hands.
pub async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(HeaderName::from_static(name), HeaderValue::from_static(value));
    }
    headers.entry(CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Marks an answer that holds a secret for this browser alone: it is sent as it is, because the length of what is
/// compressed tells of what is in it.
#[derive(Clone, Copy)]
pub struct Uncompressed;

/// Which answers may be compressed.
#[derive(Clone, Copy)]
pub struct MayBeCompressed;

impl Predicate for MayBeCompressed {
    fn should_compress<B: http_body::Body>(&self, response: &axum::http::Response<B>) -> bool {
        response.extensions().get::<Uncompressed>().is_none()
            && DefaultPredicate::new().should_compress(response)
    }
}

/// Refuses posts that do not come from our own pages.
pub async fn same_origin(request: Request, next: Next) -> Response {
    if request.method() == Method::POST && !is_own(request.headers()) {
        return (StatusCode::FORBIDDEN, "This was not sent from a page of this table.").into_response();
    }
    next.run(request).await
}

fn is_own(headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value: &HeaderValue| value.to_str().ok());
    let (Some(origin), Some(host)) = (text(ORIGIN), text(HOST)) else { return false };
    origin.split_once("://").is_some_and(|(_, from)| from == host)
}

/// How much more an address may ask than one person: a family, an office, a school.
const SHARED: u32 = 4;

/// How many seconds' worth of requests may be made at once.
const BURST: u32 = 8;

/// How many requests are counted before those who have not asked lately are forgotten.
const FORGET_EVERY: u32 = 10_000;

/// How often somebody may ask. A person has a budget of their own; all people behind an address share a larger one;
/// and strangers at an address share theirs, so that no flood without cookies touches those who play there.
pub struct Budgets<C: Clock = DefaultClock> {
    people: Budget<PersonId, C>,
    addresses: Budget<IpAddr, C>,
    strangers: Budget<IpAddr, C>,
    clock: C,
    counted: AtomicU32,
}

type Limiter<K, C> = RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

struct Budget<K: Hash + Eq + Clone, C: Clock> {
    reads: Limiter<K, C>,
    writes: Limiter<K, C>,
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> Budget<K, C> {
    fn new(rates: Rates, times: u32, clock: &C) -> Budget<K, C> {
        let quota = |rate: NonZeroU32| {
            let rate = rate.saturating_mul(NonZeroU32::MIN.saturating_add(times - 1));
            Quota::per_second(rate)
                .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST - 1)))
        };
        let limiter = |rate| RateLimiter::new(quota(rate), HashMapStateStore::default(), clock.clone());
        Budget { reads: limiter(rates.reads), writes: limiter(rates.writes) }
    }

    /// How long to wait, if that is too often.
    fn check(&self, key: &K, writes: bool, clock: &C) -> Result<(), Duration> {
        let limiter = if writes { &self.writes } else { &self.reads };
        limiter.check_key(key).map_err(|not_until| not_until.wait_time_from(clock.now()))
    }

    fn forget(&self) {
        for limiter in [&self.reads, &self.writes] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl Budgets {
    pub fn new(rates: Rates) -> Budgets {
        Budgets::with_clock(rates, DefaultClock::default())
    }
}

impl<C: Clock + Clone> Budgets<C> {
    fn with_clock(rates: Rates, clock: C) -> Budgets<C> {
        Budgets {
            people: Budget::new(rates, 1, &clock),
            addresses: Budget::new(rates, SHARED, &clock),
            strangers: Budget::new(rates, 1, &clock),
            clock,
            counted: AtomicU32::new(0),
        }
    }

    /// Counts a request; if it is one too many, how long to wait.
    fn check(&self, from: IpAddr, person: Option<&PersonId>, writes: bool) -> Result<(), Duration> {
        if self.counted.fetch_add(1, Ordering::Relaxed) % FORGET_EVERY == FORGET_EVERY - 1 {
            self.people.forget();
            self.addresses.forget();
            self.strangers.forget();
        }
        let Some(person) = person else { return self.strangers.check(&from, writes, &self.clock) };
        // What a person asks beyond their own budget is no burden to the others behind the same address.
        self.people.check(person, writes, &self.clock)?;
        self.addresses.check(&from, writes, &self.clock)
    }
}

/// Refuses those who ask too often, and says when to come back.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(budgets) = &app.budgets else { return next.run(request).await };
    let person = request.extensions().get::<Session>().map(|session| &session.person);
    let writes = request.method() == Method::POST;
    match budgets.check(Client::of(&request).network, person, writes) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let seconds = wait.as_secs_f64().ceil().max(1.0);
            let said = "Too many requests. Take a breath, then try again.";
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, seconds.to_string())], said).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;

    /// How many of many requests at once are allowed.
    fn allowed(budgets: &Budgets<FakeRelativeClock>, from: &str, person: Option<&PersonId>) -> usize {
        let from = from.parse().unwrap();
        (0..2000).filter(|_| budgets.check(from, person, true).is_ok()).count()
    }

    #[test]
    fn a_flood_is_stopped_and_forgiven_after_a_while() {
        let clock = FakeRelativeClock::default();
        let budgets = Budgets::with_clock(Rates::default(), clock.clone());
        assert_eq!(allowed(&budgets, "198.51.100.7", None), 80);
        assert_eq!(allowed(&budgets, "198.51.100.8", None), 80, "others are not punished");
        let wait = budgets.check("198.51.100.7".parse().unwrap(), None, true).unwrap_err();
        clock.advance(wait);
        assert_eq!(allowed(&budgets, "198.51.100.7", None), 1);
        clock.advance(Duration::from_mins(1));
        assert_eq!(allowed(&budgets, "198.51.100.7", None), 80);
    }

    #[test]
    fn a_person_has_a_budget_and_the_people_at_an_address_share_a_larger_one() {
        let budgets = Budgets::with_clock(Rates::default(), FakeRelativeClock::default());
        let people: Vec<PersonId> = (0..6).map(|_| PersonId::fresh().unwrap()).collect();
        assert_eq!(allowed(&budgets, "198.51.100.7", None), 80, "a flood of strangers");
        assert_eq!(allowed(&budgets, "198.51.100.7", Some(&people[0])), 80, "touches nobody who plays there");
        assert_eq!(
            allowed(&budgets, "198.51.100.8", Some(&people[0])),
            0,
            "nor is another address another person"
        );
        let others: usize =
            people[1..].iter().map(|person| allowed(&budgets, "198.51.100.7", Some(person))).sum();
        assert_eq!(others, 240, "four people's worth in all");
    }

    #[test]
    fn only_our_own_pages_may_post() {
        let check = |origin: Option<&'static str>| {
            let mut headers = HeaderMap::new();
            headers.insert(HOST, HeaderValue::from_static("table.example:8080"));
            if let Some(origin) = origin {
                headers.insert(ORIGIN, HeaderValue::from_static(origin));
            }
            is_own(&headers)
        };
        assert!(check(Some("http://table.example:8080")));
        for origin in [None, Some("null"), Some("http://table.example"), Some("https://evil.example")] {
            assert!(!check(origin), "{origin:?}");
        }
    }
}
