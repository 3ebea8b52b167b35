//! The session cookie, and what it was before. The only file that reads or writes it.
//!
//! A signed cookie says `SESSION.PERSON.TIME`. It is renewed every week it is used, and expires after a year. Cookies of
//! earlier versions are still accepted, and replaced by a new one, so that nobody loses a seat to an upgrade:
//! `session=SESSION.PERSON.TIME.SIGNATURE`, and before that `guest=PERSON.SIGNATURE`.

use super::{Origin, Session};
use crate::preferences::lasting_cookie;
use crate::signer::Signer;
use axum::http::HeaderMap;
use axum_extra::extract::cookie::{CookieJar, Key, SignedCookieJar};
use std::time::Duration;
use store::{PersonId, SessionId, Timestamp};

const NAME: &str = "session";

/// The cookie from before there were sessions.
pub const GUEST: &str = "guest";

/// How long a cookie is good for after it was signed.
pub const LIFETIME: Duration = Duration::from_hours(365 * 24);

/// Reads and signs session cookies.
pub struct SessionCookie {
    key: Key,
    /// For cookies of earlier versions.
    signer: Signer,
}

impl SessionCookie {
    pub fn new(signer: Signer) -> SessionCookie {
        SessionCookie { key: Key::derive_from(&signer.derive("cookie", NAME)), signer }
    }

    /// The session that a request's cookie names, if we signed it and it has not expired. Whether it has been ended is
    /// not known here.
    pub fn read(&self, headers: &HeaderMap, now: Timestamp) -> Option<Session> {
        let signed = SignedCookieJar::from_headers(headers, self.key.clone());
        let session = signed.get(NAME).and_then(|cookie| parse(cookie.value(), Origin::Cookie));
        let session = session.or_else(|| self.read_old(headers)).or_else(|| self.read_guest(headers, now));
        session.filter(|session| now.since(session.signed) <= LIFETIME)
    }

    /// A cookie from when we signed by hand: `SESSION.PERSON.TIME.SIGNATURE`.
    fn read_old(&self, headers: &HeaderMap) -> Option<Session> {
        let jar = CookieJar::from_headers(headers);
        let (text, signature) = jar.get(NAME)?.value().rsplit_once('.')?;
        if !self.signer.is_signed("session", text, signature) {
            return None;
        }
        parse(text, Origin::OldCookie)
    }

    /// A cookie from before there were sessions, `PERSON.SIGNATURE`, becomes a session.
    fn read_guest(&self, headers: &HeaderMap, now: Timestamp) -> Option<Session> {
        let jar = CookieJar::from_headers(headers);
        let (person, signature) = jar.get(GUEST)?.value().split_once('.')?;
        if !self.signer.is_signed("person", person, signature) {
            return None;
        }
        Session::new(PersonId::new(person)?, Origin::GuestCookie, now).ok()
    }

    /// The cookie of a session, signed now, as a part of the answer.
    pub fn sign(&self, session: &Session, now: Timestamp, https: bool) -> SignedCookieJar {
        let text = format!("{}.{}.{}", session.id, session.person, now.0);
        SignedCookieJar::new(self.key.clone()).add(lasting_cookie(NAME, text, https))
    }
}

fn parse(text: &str, origin: Origin) -> Option<Session> {
    let mut parts = text.split('.');
    let (id, person, signed) = (parts.next()?, parts.next()?, parts.next()?);
    Some(Session {
        id: SessionId::new(id)?,
        person: PersonId::new(person)?,
        signed: Timestamp(signed.parse().ok()?),
        origin,
    })
}

/// Whether an answer sets a session cookie.
pub fn is_set(headers: &HeaderMap) -> bool {
    let name = format!("{NAME}=");
    let set = headers.get_all(axum::http::header::SET_COOKIE);
    set.iter().any(|cookie| cookie.as_bytes().starts_with(name.as_bytes()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::{COOKIE, SET_COOKIE};
    use axum::response::IntoResponse;

    const DAY: Duration = Duration::from_hours(24);
    const NOW: Timestamp = Timestamp(1_000_000);

    fn cookies() -> SessionCookie {
        SessionCookie::new(Signer::new(&[7; 32]))
    }

    fn sent(cookie: &str) -> HeaderMap {
        [(COOKIE, cookie.parse().unwrap())].into_iter().collect()
    }

    /// The cookie of a session as a browser sends it back.
    fn returned(session: &Session) -> String {
        let answer = cookies().sign(session, NOW, false).into_response();
        let cookie = answer.headers()[SET_COOKIE].to_str().unwrap();
        cookie.split(';').next().unwrap().to_owned()
    }

    #[test]
    fn a_cookie_is_renewed_every_week_and_expires_after_a_year() {
        let session = Session::of_stranger(NOW).unwrap();
        let headers = sent(&returned(&session));
        let read = |later: Duration| cookies().read(&headers, NOW.after(later));
        let same = read(Duration::ZERO).unwrap();
        assert_eq!((&same.id, &same.person), (&session.id, &session.person));
        assert!(session.needs_cookie(NOW), "a stranger has none yet");
        assert!(!same.needs_cookie(NOW.after(6 * DAY)) && same.needs_cookie(NOW.after(8 * DAY)));
        assert!(read(365 * DAY).is_some());
        assert_eq!(read(366 * DAY), None);
    }

    #[test]
    fn every_part_of_a_cookie_is_signed() {
        let session = Session::of_stranger(NOW).unwrap();
        let cookie = returned(&session);
        let (other, later) = (SessionId::fresh().unwrap().to_string(), NOW.after(DAY));
        let guest = Signer::new(&[7; 32]).sign("person", session.person.as_str());
        for forged in [
            cookie.replace(session.id.as_str(), &other),
            cookie.replace(session.person.as_str(), &other),
            cookie.replace(".1000000", &format!(".{}", later.0)),
            cookie.replace("session=", "session=x"),
            "session=".to_owned(),
            format!("session={}.{}.1000000", session.id, session.person),
            format!("session={}.{guest}", session.person),
        ] {
            assert_ne!(forged, cookie);
            assert_eq!(cookies().read(&sent(&forged), later), None, "{forged}");
        }
    }

    #[test]
    fn cookies_of_earlier_versions_are_accepted_and_replaced() {
        let (session, signer) = (Session::of_stranger(NOW).unwrap(), Signer::new(&[7; 32]));
        let text = format!("{}.{}.{}", session.id, session.person, NOW.0);
        let by_hand = format!("session={text}.{}", signer.sign("session", &text));
        let read = cookies().read(&sent(&by_hand), NOW.after(DAY)).unwrap();
        assert_eq!((&read.id, &read.person, read.signed), (&session.id, &session.person, NOW));
        assert!(read.needs_cookie(NOW.after(DAY)), "it is replaced at once");
        assert_eq!(cookies().read(&sent(&by_hand), NOW.after(366 * DAY)), None);
        let later = by_hand.replace(".1000000.", ".1000001.");
        assert_eq!(cookies().read(&sent(&later), NOW.after(DAY)), None);

        let guest = format!("guest={}.{}", session.person, signer.sign("person", session.person.as_str()));
        let read = cookies().read(&sent(&guest), NOW).unwrap();
        assert_eq!((&read.person, read.origin), (&session.person, Origin::GuestCookie));
        assert!(read.needs_cookie(NOW));
        let forged = guest.replace(session.person.as_str(), PersonId::fresh().unwrap().as_str());
        assert_eq!(cookies().read(&sent(&forged), NOW), None);
    }
}
