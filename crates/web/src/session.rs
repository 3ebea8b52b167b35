//! Sessions: one browser of a person, proved by a signed cookie. Nothing is kept of a stranger; a session is kept once
//! its person has done something that lasts. The only file that reads or writes the cookie.
//!
//! A cookie says `SESSION.PERSON.TIME.SIGNATURE`. It is signed anew every week it is used, and void after a year.
//! Which sessions have been ended is in memory, so that no request waits for the store; the store has it too.

use crate::App;
use crate::live::{Rooms, Trouble};
use crate::visitor::{Signer, cookie, hex};
use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{NoRandomness, PassHash, PersonId, SessionId, Store, StoreError, Timestamp};
use tokio::sync::watch;

/// The cookie of a session.
pub const COOKIE: &str = "session";

/// The cookie before there were sessions: `PERSON.SIGNATURE`.
pub const OLD_COOKIE: &str = "guest";

/// How long a cookie is good for after it was signed.
pub const LIFETIME: Duration = Duration::from_hours(365 * 24);

/// How old a cookie may become before it is signed anew.
const RENEWAL: Duration = Duration::from_hours(7 * 24);

/// How exactly it is kept when a session was last seen.
const SEEN_EVERY: Duration = Duration::from_hours(1);

/// How many sessions are remembered to have been seen lately.
const REMEMBERED: usize = 50_000;

/// The bytes of a pass.
const PASS_BYTES: usize = 16;

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
    /// By a cookie from before there were sessions.
    OldCookie,
    /// Not at all: it is new.
    New,
}

impl Session {
    /// A session of a stranger.
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

/// A secret that makes another browser the same person's, once and soon. The store gets its hash only.
pub struct Pass(String);

impl Pass {
    pub fn fresh() -> Result<Pass, NoRandomness> {
        let mut bytes = [0; PASS_BYTES];
        getrandom::fill(&mut bytes).map_err(|_| NoRandomness)?;
        Ok(Pass(hex(&bytes)))
    }

    /// The text as a pass, if it looks like one.
    pub fn new(text: &str) -> Option<Pass> {
        let fits = text.len() == 2 * PASS_BYTES && text.bytes().all(|digit| digit.is_ascii_hexdigit());
        fits.then(|| Pass(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    pub fn hash(&self) -> PassHash {
        PassHash(Sha256::digest(self.0.as_bytes()).into())
    }
}

/// All that is remembered of sessions.
pub struct Sessions {
    signer: Signer,
    ended: Mutex<Ended>,
    /// Told whenever a session was ended.
    ending: watch::Sender<()>,
    /// What the store knows of the sessions that were seen lately.
    noted: Mutex<HashMap<SessionId, Noted>>,
}

#[derive(Clone, Copy)]
struct Noted {
    at: Timestamp,
    /// Whether the session is kept; one that was only seen may not be.
    kept: bool,
}

#[derive(Default)]
struct Ended {
    sessions: HashSet<SessionId>,
    /// Whoever ended all others: what was signed until then is void, but for one session.
    cutoffs: HashMap<PersonId, (Timestamp, SessionId)>,
}

impl Sessions {
    /// Reads from the store what has been ended, and lets it forget what is void anyway.
    pub fn load(store: &dyn Store, signer: Signer) -> Result<Sessions, StoreError> {
        let now = Timestamp::now();
        store.sessions().forget_sessions(now.before(LIFETIME + 24 * SEEN_EVERY), now)?;
        let endings = store.sessions().endings()?;
        let ended = Ended {
            sessions: endings.sessions.into_iter().collect(),
            cutoffs: endings.cutoffs.into_iter().map(|(person, at, kept)| (person, (at, kept))).collect(),
        };
        Ok(Sessions {
            signer,
            ended: Mutex::new(ended),
            ending: watch::Sender::new(()),
            noted: Mutex::default(),
        })
    }

    /// The session of a request, if its cookie is ours and good.
    pub fn read(&self, headers: &HeaderMap, now: Timestamp) -> Option<Session> {
        let by_cookie = cookie(headers, COOKIE).and_then(|value| self.verify(value, now));
        by_cookie.or_else(|| self.verify_old(cookie(headers, OLD_COOKIE)?, now))
    }

    /// What the cookie of a session says when it is signed now.
    pub fn cookie(&self, session: &Session, now: Timestamp) -> String {
        let said = format!("{}.{}.{}", session.id, session.person, now.0);
        let signature = self.signer.sign("session", &said);
        format!("{said}.{signature}")
    }

    fn verify(&self, value: &str, now: Timestamp) -> Option<Session> {
        let (said, signature) = value.rsplit_once('.')?;
        if !self.signer.is_signed("session", said, signature) {
            return None;
        }
        let mut parts = said.split('.');
        let (id, person, signed) = (parts.next()?, parts.next()?, parts.next()?);
        let signed = Timestamp(signed.parse().ok()?);
        let session = Session {
            id: SessionId::new(id)?,
            person: PersonId::new(person)?,
            signed,
            origin: Origin::Cookie,
        };
        (now.since(signed) <= LIFETIME && !self.is_ended(&session)).then_some(session)
    }

    /// A cookie from before there were sessions becomes a session, unless its person has ended all others since.
    fn verify_old(&self, value: &str, now: Timestamp) -> Option<Session> {
        let (person, signature) = value.split_once('.')?;
        if !self.signer.is_signed("person", person, signature) {
            return None;
        }
        let person = PersonId::new(person)?;
        if self.ended().cutoffs.contains_key(&person) {
            return None;
        }
        Session::new(person, Origin::OldCookie, now).ok()
    }

    fn is_ended(&self, session: &Session) -> bool {
        let ended = self.ended();
        let cut_off = ended.cutoffs.get(&session.person);
        ended.sessions.contains(&session.id)
            || cut_off.is_some_and(|(at, kept)| session.signed <= *at && session.id != *kept)
    }

    /// Waits until a session has been ended.
    pub async fn until_ended(self: Arc<Sessions>, session: Session) {
        let mut ending = self.ending.subscribe();
        while !self.is_ended(&session) {
            if ending.changed().await.is_err() {
                return;
            }
        }
    }

    /// Ends a session of a person.
    pub async fn end(&self, rooms: &Rooms, person: &PersonId, session: &SessionId) -> Result<(), Trouble> {
        let (id, owner) = (session.clone(), person.clone());
        if rooms.stored(move |store| store.sessions().end_session(&id, &owner)).await?? {
            self.ended().sessions.insert(session.clone());
            self.ending.send_replace(());
        }
        Ok(())
    }

    /// Ends all sessions of a person but this one.
    pub async fn end_others(
        &self,
        rooms: &Rooms,
        person: &PersonId,
        kept: &SessionId,
    ) -> Result<(), Trouble> {
        let (id, owner, now) = (kept.clone(), person.clone(), Timestamp::now());
        rooms.stored(move |store| store.sessions().end_other_sessions(&id, &owner, now)).await??;
        self.ended().cutoffs.insert(person.clone(), (now, kept.clone()));
        self.ending.send_replace(());
        Ok(())
    }

    /// Keeps a session whose person has done something that lasts.
    pub async fn keep(&self, rooms: &Rooms, session: &Session, now: Timestamp) -> Result<(), Trouble> {
        if self.noted(&session.id, now).is_none_or(|noted| !noted.kept) {
            let (id, person) = (session.id.clone(), session.person.clone());
            rooms.stored(move |store| store.sessions().keep_session(&id, &person, now)).await??;
            self.note(&session.id, Noted { at: now, kept: true });
        }
        Ok(())
    }

    /// Notes, in its own time, that a session was seen, if it is kept at all.
    pub fn see(&self, rooms: &Arc<Rooms>, session: &Session, now: Timestamp) {
        if session.origin != Origin::Cookie || self.noted(&session.id, now).is_some() {
            return;
        }
        self.note(&session.id, Noted { at: now, kept: false });
        let (rooms, id) = (rooms.clone(), session.id.clone());
        tokio::spawn(async move {
            let seen = rooms.stored(move |store| store.sessions().see_session(&id, now)).await;
            if let Err(trouble) = seen.and_then(|seen| seen.map_err(Trouble::Store)) {
                tracing::warn!(%trouble, "cannot note that a session was seen");
            }
        });
    }

    /// What was noted of a session less than an hour ago.
    fn noted(&self, session: &SessionId, now: Timestamp) -> Option<Noted> {
        let all = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        all.get(session).copied().filter(|noted| now.since(noted.at) < SEEN_EVERY)
    }

    fn note(&self, session: &SessionId, noted: Noted) {
        let mut all = self.noted.lock().unwrap_or_else(PoisonError::into_inner);
        // Forgetting costs one write for each session that is still in use.
        if all.len() >= REMEMBERED {
            all.clear();
        }
        all.insert(session.clone(), noted);
    }

    fn ended(&self) -> MutexGuard<'_, Ended> {
        self.ended.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Finds the session of a request by its cookie, without asking the store.
pub async fn recognise(State(app): State<App>, mut request: Request, next: Next) -> Response {
    if let Some(session) = app.sessions.read(request.headers(), Timestamp::now()) {
        request.extensions_mut().insert(session);
    }
    next.run(request).await
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::COOKIE as COOKIE_HEADER;
    use store::Sqlite;

    const DAY: Duration = Duration::from_hours(24);

    fn sessions() -> Sessions {
        Sessions::load(&Sqlite::in_memory().unwrap(), Signer::new(&[7; 32])).unwrap()
    }

    fn sent(cookie: &str) -> HeaderMap {
        [(COOKIE_HEADER, cookie.parse().unwrap())].into_iter().collect()
    }

    #[test]
    fn a_cookie_is_renewed_every_week_and_void_after_a_year() {
        let (sessions, now) = (sessions(), Timestamp(1_000_000));
        let session = Session::of_stranger(now).unwrap();
        let headers = sent(&format!("session={}", sessions.cookie(&session, now)));
        let read = |later: Duration| sessions.read(&headers, now.after(later));
        let same = read(Duration::ZERO).unwrap();
        assert_eq!((&same.id, &same.person), (&session.id, &session.person));
        assert!(session.needs_cookie(now), "a stranger has none yet");
        assert!(!same.needs_cookie(now.after(6 * DAY)) && same.needs_cookie(now.after(8 * DAY)));
        assert!(read(365 * DAY).is_some());
        assert_eq!(read(366 * DAY), None);
    }

    #[test]
    fn every_part_of_a_cookie_is_signed() {
        let (sessions, now) = (sessions(), Timestamp(1_000_000));
        let session = Session::of_stranger(now).unwrap();
        let cookie = sessions.cookie(&session, now);
        let (other, later) = (SessionId::fresh().unwrap().to_string(), now.after(DAY));
        for forged in [
            cookie.replace(session.id.as_str(), &other),
            cookie.replace(session.person.as_str(), &other),
            cookie.replace(".1000000.", &format!(".{}.", later.0)),
            cookie.trim_end_matches(|_: char| true).to_owned(),
            format!("{}.{}", session.person, Signer::new(&[7; 32]).sign("person", session.person.as_str())),
        ] {
            assert_eq!(sessions.read(&sent(&format!("session={forged}")), later), None, "{forged}");
        }
    }

    #[tokio::test]
    async fn what_was_signed_before_all_others_were_ended_is_void() {
        let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
        let (sessions, rooms) = (sessions(), Rooms::new(store, Duration::ZERO));
        let now = Timestamp::now().before(DAY);
        let mine = Session::of_stranger(now).unwrap();
        let theirs = Session::new(mine.person.clone(), Origin::New, now).unwrap();
        let old = Signer::new(&[7; 32]).sign("person", mine.person.as_str());
        let old = sent(&format!("guest={}.{old}", mine.person));
        let read = |session: &Session, at| {
            sessions.read(&sent(&format!("session={}", sessions.cookie(session, at))), Timestamp::now())
        };
        assert!(read(&theirs, now).is_some());
        assert_eq!(sessions.read(&old, now).map(|session| session.origin), Some(Origin::OldCookie));
        sessions.end_others(&rooms, &mine.person, &mine.id).await.unwrap();
        assert!(read(&mine, now).is_some());
        assert_eq!((read(&theirs, now), sessions.read(&old, now)), (None, None));
        let newer = Session::new(mine.person.clone(), Origin::New, now).unwrap();
        assert!(read(&newer, Timestamp::now().after(DAY)).is_some(), "what is signed later is good");
    }
}
