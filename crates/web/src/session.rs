//! Sessions: one browser of a person, known by its signed cookie. A stranger's session is not stored; it is, once they
//! have done something that lasts.
//!
//! Which sessions have been ended is kept in memory, so that authenticating a request never waits for the store; the
//! store has it too.

mod cookie;

use crate::App;
use crate::rooms::{InternalError, Rooms};
use crate::signer::Signer;
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use axum_extra::extract::cookie::SignedCookieJar;
pub use cookie::{GUEST, is_set};
use cookie::{LIFETIME, SessionCookie};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Endings, NoRandomness, PersonId, SessionId, Store, StoreError, Timestamp};
use tokio::sync::watch;

/// How old a cookie may become before it is renewed.
const RENEWAL: Duration = Duration::from_hours(7 * 24);

/// How often it is stored that a session is in use.
pub const SEEN_EVERY: Duration = Duration::from_hours(1);

/// How many sessions are remembered to have been stored lately. When there are more, all are forgotten, which costs one
/// more write for each that is still in use.
const REMEMBERED: usize = 50_000;

/// One browser of a person.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    pub id: SessionId,
    pub person: PersonId,
    /// When the cookie was signed.
    pub signed: Timestamp,
    pub origin: Origin,
}

/// How a session came with a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// By its cookie.
    Cookie,
    /// By a session cookie as an earlier version signed it.
    OldCookie,
    /// By a cookie from before there were sessions.
    GuestCookie,
    /// Not at all: it is new.
    New,
}

impl Session {
    /// A session of somebody we have never seen.
    pub fn of_stranger(now: Timestamp) -> Result<Session, NoRandomness> {
        Session::new(PersonId::fresh()?, Origin::New, now)
    }

    /// A new session of a person.
    pub fn new(person: PersonId, origin: Origin, now: Timestamp) -> Result<Session, NoRandomness> {
        Ok(Session { id: SessionId::fresh()?, person, signed: now, origin })
    }

    /// Whether the browser needs a new cookie.
    pub fn needs_cookie(&self, now: Timestamp) -> bool {
        self.origin != Origin::Cookie || now.since(self.signed) > RENEWAL
    }
}

/// Which sessions there are, as far as requests need to know.
pub struct SessionRegistry {
    cookie: SessionCookie,
    ended: Mutex<Ended>,
    /// Notified whenever a session has been ended.
    ending: watch::Sender<()>,
    /// What was stored lately of sessions that are in use.
    last_stored: Mutex<HashMap<SessionId, LastStored>>,
}

#[derive(Clone, Copy)]
struct LastStored {
    at: Timestamp,
    /// Whether the store is known to have the session; one that was only seen may belong to a stranger.
    kept: bool,
}

#[derive(Default)]
struct Ended {
    sessions: HashSet<SessionId>,
    /// People who ended all their other sessions: cookies signed until then are void, except those of one session.
    cutoffs: HashMap<PersonId, (Timestamp, SessionId)>,
}

impl SessionRegistry {
    /// Reads from the store which sessions have been ended, and lets it forget those that have expired anyway.
    pub async fn load(store: &dyn Store, signer: Signer) -> Result<SessionRegistry, StoreError> {
        let now = Timestamp::now();
        store.sessions().forget_sessions(now.before(LIFETIME + 24 * SEEN_EVERY), now).await?;
        let sessions = SessionRegistry {
            cookie: SessionCookie::new(signer),
            ended: Mutex::default(),
            ending: watch::Sender::new(()),
            last_stored: Mutex::default(),
        };
        sessions.take(store.sessions().endings().await?);
        Ok(sessions)
    }

    /// Ends the sessions that the store has ended, whoever did it. Their streams are closed.
    pub fn take(&self, endings: Endings) {
        let mut ended = self.ended();
        ended.sessions.extend(endings.sessions);
        for (person, at, kept) in endings.cutoffs {
            let is_newer = ended.cutoffs.get(&person).is_none_or(|(known, _)| *known <= at);
            if is_newer {
                ended.cutoffs.insert(person, (at, kept));
            }
        }
        drop(ended);
        self.ending.send_replace(());
    }

    /// The session of a request, if its cookie is valid and the session has not been ended.
    pub fn read(&self, headers: &HeaderMap, now: Timestamp) -> Option<Session> {
        self.cookie.read(headers, now).filter(|session| !self.is_ended(session))
    }

    /// The cookie of a session, as a part of the answer.
    pub fn sign(&self, session: &Session, now: Timestamp, https: bool) -> SignedCookieJar {
        self.cookie.sign(session, now, https)
    }

    /// Whether a session has been ended.
    pub fn is_ended(&self, session: &Session) -> bool {
        let ended = self.ended();
        let is_cut_off = ended.cutoffs.get(&session.person).is_some_and(|(at, kept)| match session.origin {
            // It does not say when it was signed; it is older than all sessions.
            Origin::GuestCookie => session.id != *kept,
            _ => session.signed <= *at && session.id != *kept,
        });
        ended.sessions.contains(&session.id) || is_cut_off
    }

    /// Waits until a session has been ended.
    pub async fn until_ended(self: Arc<SessionRegistry>, session: Session) {
        let mut ending = self.ending.subscribe();
        while !self.is_ended(&session) {
            if ending.changed().await.is_err() {
                return;
            }
        }
    }

    /// Ends a session of a person.
    pub async fn end(
        &self,
        rooms: &Rooms,
        person: &PersonId,
        session: &SessionId,
    ) -> Result<(), InternalError> {
        if rooms.store().sessions().end_session(session, person).await? {
            self.take(Endings { sessions: vec![session.clone()], cutoffs: vec![] });
        }
        Ok(())
    }

    /// Ends all sessions of a person but this one.
    pub async fn end_others(
        &self,
        rooms: &Rooms,
        person: &PersonId,
        kept: &SessionId,
    ) -> Result<(), InternalError> {
        let now = Timestamp::now();
        rooms.store().sessions().end_other_sessions(kept, person, now).await?;
        self.take(Endings { sessions: vec![], cutoffs: vec![(person.clone(), now, kept.clone())] });
        Ok(())
    }

    /// Stores a session whose person has done something that lasts.
    pub async fn keep(&self, rooms: &Rooms, session: &Session, now: Timestamp) -> Result<(), InternalError> {
        if self.last_stored(&session.id, now).is_none_or(|last| !last.kept) {
            rooms.store().sessions().keep_session(&session.id, &session.person, now).await?;
            self.remember(&session.id, LastStored { at: now, kept: true });
        }
        Ok(())
    }

    /// Stores in the background that a session is in use, if the store has it at all.
    pub fn see(&self, rooms: &Arc<Rooms>, session: &Session, now: Timestamp) {
        let is_known = matches!(session.origin, Origin::Cookie | Origin::OldCookie);
        if !is_known || self.last_stored(&session.id, now).is_some() {
            return;
        }
        self.remember(&session.id, LastStored { at: now, kept: false });
        let (rooms, id) = (rooms.clone(), session.id.clone());
        tokio::spawn(async move {
            if let Err(error) = rooms.store().sessions().see_session(&id, now).await {
                tracing::warn!(%error, "cannot store that a session is in use");
            }
        });
    }

    /// What was stored of a session less than an hour ago.
    fn last_stored(&self, session: &SessionId, now: Timestamp) -> Option<LastStored> {
        let all = self.last_stored.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(session).copied().filter(|last| now.since(last.at) < SEEN_EVERY)
    }

    fn remember(&self, session: &SessionId, last: LastStored) {
        let mut all = self.last_stored.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= REMEMBERED {
            all.clear();
        }
        all.insert(session.clone(), last);
    }

    fn ended(&self) -> MutexGuard<'_, Ended> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Middleware: finds the session of a request by its cookie, without asking the store.
pub async fn authenticate(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if let Some(session) = app.sessions.read(request.headers(), Timestamp::now()) {
        request.extensions_mut().insert(session);
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use store::Sqlite;

    #[tokio::test]
    async fn what_was_signed_before_all_others_were_ended_is_void() {
        let day = Duration::from_hours(24);
        let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
        let sessions = SessionRegistry::load(&*store, Signer::new(&[7; 32])).await.unwrap();
        let rooms = Rooms::start(store, Duration::ZERO).await.unwrap();
        let now = Timestamp::now().before(day);
        let mine = Session::of_stranger(now).unwrap();
        let theirs = Session::new(mine.person.clone(), Origin::New, now).unwrap();
        let guest =
            Session::new(mine.person.clone(), Origin::GuestCookie, Timestamp::now().after(day)).unwrap();
        assert!(!sessions.is_ended(&theirs) && !sessions.is_ended(&guest));
        sessions.end_others(&rooms, &mine.person, &mine.id).await.unwrap();
        assert!(!sessions.is_ended(&mine));
        assert!(sessions.is_ended(&theirs) && sessions.is_ended(&guest));
        let newer = Session::new(mine.person, Origin::New, Timestamp::now().after(day)).unwrap();
        assert!(!sessions.is_ended(&newer), "what is signed later is good");
    }
}
