//! Rate limits: how many requests a second a person and an address may make. Whoever makes more is answered 429, with
//! the time after which to try again.
//!
//! The token buckets are `governor`'s. Its tower layer (`tower_governor`) limits by one key and answers a request
//! without that key with an error; here a person's requests count against the person first and the address second,
//! strangers share a budget of their own, and reads and writes are counted apart.

use crate::App;
use crate::config::Rates;
use crate::proxy::Client;
use crate::session::Session;
use axum::extract::{Request, State};
use axum::http::header::RETRY_AFTER;
use axum::http::{Method, StatusCode};
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

/// How many times a person's rate an address may have: a family, an office, a school shares one.
const PEOPLE_PER_ADDRESS: u32 = 4;

/// How many seconds' worth of requests may come at once.
const BURST_SECONDS: u32 = 8;

/// After how many requests the keys are dropped that have not been used lately.
const SWEEP_EVERY: u32 = 10_000;

/// The budgets of everybody. A person has their own; all people behind an address share a larger one; and strangers
/// at an address share theirs, so that no flood without cookies touches those who play there.
pub struct RateLimits<C: Clock = DefaultClock> {
    people: Budget<PersonId, C>,
    addresses: Budget<IpAddr, C>,
    strangers: Budget<IpAddr, C>,
    clock: C,
    requests: AtomicU32,
}

type Limiter<K, C> = RateLimiter<K, HashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

struct Budget<K: Hash + Eq + Clone, C: Clock> {
    reads: Limiter<K, C>,
    writes: Limiter<K, C>,
}

impl<K: Hash + Eq + Clone, C: Clock + Clone> Budget<K, C> {
    fn new(rates: Rates, people: u32, clock: &C) -> Budget<K, C> {
        let quota = |rate: NonZeroU32| {
            let rate = rate.saturating_mul(NonZeroU32::MIN.saturating_add(people - 1));
            Quota::per_second(rate)
                .allow_burst(rate.saturating_mul(NonZeroU32::MIN.saturating_add(BURST_SECONDS - 1)))
        };
        let limiter = |rate| RateLimiter::new(quota(rate), HashMapStateStore::default(), clock.clone());
        Budget { reads: limiter(rates.reads), writes: limiter(rates.writes) }
    }

    /// Counts a request; if it is one too many, how long to wait.
    fn check(&self, key: &K, is_write: bool, clock: &C) -> Result<(), Duration> {
        let limiter = if is_write { &self.writes } else { &self.reads };
        limiter.check_key(key).map_err(|not_until| not_until.wait_time_from(clock.now()))
    }

    fn sweep(&self) {
        for limiter in [&self.reads, &self.writes] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

impl RateLimits {
    pub fn new(rates: Rates) -> RateLimits {
        RateLimits::with_clock(rates, DefaultClock::default())
    }
}

impl<C: Clock + Clone> RateLimits<C> {
    fn with_clock(rates: Rates, clock: C) -> RateLimits<C> {
        RateLimits {
            people: Budget::new(rates, 1, &clock),
            addresses: Budget::new(rates, PEOPLE_PER_ADDRESS, &clock),
            strangers: Budget::new(rates, 1, &clock),
            clock,
            requests: AtomicU32::new(0),
        }
    }

    /// Counts a request; if it is one too many, how long to wait.
    fn check(&self, from: IpAddr, person: Option<&PersonId>, is_write: bool) -> Result<(), Duration> {
        if self.requests.fetch_add(1, Ordering::Relaxed) % SWEEP_EVERY == SWEEP_EVERY - 1 {
            self.people.sweep();
            self.addresses.sweep();
            self.strangers.sweep();
        }
        let Some(person) = person else { return self.strangers.check(&from, is_write, &self.clock) };
        // What a person asks beyond their own budget is not charged to the others behind the same address.
        self.people.check(person, is_write, &self.clock)?;
        self.addresses.check(&from, is_write, &self.clock)
    }
}

/// Middleware: answers 429 to those who exceed their budget.
pub async fn limit(State(app): State<App>, request: Request, next: Next) -> Response {
    let Some(limits) = &app.rate_limits else { return next.run(request).await };
    let person = request.extensions().get::<Session>().map(|session| &session.person);
    let is_write = request.method() == Method::POST;
    match limits.check(Client::of(&request).network, person, is_write) {
        Ok(()) => next.run(request).await,
        Err(wait) => {
            let seconds = wait.as_secs_f64().ceil().max(1.0);
            let text = "Too many requests. Take a breath, then try again.";
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, seconds.to_string())], text).into_response()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use governor::clock::FakeRelativeClock;

    /// How many of many requests at once are allowed.
    fn allowed(limits: &RateLimits<FakeRelativeClock>, from: &str, person: Option<&PersonId>) -> usize {
        let from = from.parse().unwrap();
        (0..2000).filter(|_| limits.check(from, person, true).is_ok()).count()
    }

    #[test]
    fn a_flood_is_stopped_and_forgiven_after_a_while() {
        let clock = FakeRelativeClock::default();
        let limits = RateLimits::with_clock(Rates::default(), clock.clone());
        assert_eq!(allowed(&limits, "198.51.100.7", None), 80);
        assert_eq!(allowed(&limits, "198.51.100.8", None), 80, "others are not punished");
        let wait = limits.check("198.51.100.7".parse().unwrap(), None, true).unwrap_err();
        clock.advance(wait);
        assert_eq!(allowed(&limits, "198.51.100.7", None), 1);
        clock.advance(Duration::from_mins(1));
        assert_eq!(allowed(&limits, "198.51.100.7", None), 80);
    }

    #[test]
    fn a_person_has_a_budget_and_the_people_at_an_address_share_a_larger_one() {
        let limits = RateLimits::with_clock(Rates::default(), FakeRelativeClock::default());
        let people: Vec<PersonId> = (0..6).map(|_| PersonId::fresh().unwrap()).collect();
        assert_eq!(allowed(&limits, "198.51.100.7", None), 80, "a flood of strangers");
        assert_eq!(allowed(&limits, "198.51.100.7", Some(&people[0])), 80, "touches nobody who plays there");
        assert_eq!(
            allowed(&limits, "198.51.100.8", Some(&people[0])),
            0,
            "nor is another address another person"
        );
        let others: usize =
            people[1..].iter().map(|person| allowed(&limits, "198.51.100.7", Some(person))).sum();
        assert_eq!(others, 240, "four people's worth in all");
    }
}
