//! Who is asking: a guest with a session, a language and preferences. The only file that signs anything.

use crate::App;
use crate::proxy::Client;
use crate::session::{self, Origin, Session};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE, HOST, SET_COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt::Write;
use store::{PersonId, SessionId, Timestamp};
use words::Language;

/// A year, in seconds.
const YEAR: u32 = 31_536_000;

/// Somebody who asks for a page.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub person: PersonId,
    pub name: String,
    pub language: Language,
    pub theme: Theme,
    /// The browser they ask with.
    pub session: SessionId,
    /// Where this site is, as the visitor's browser knows it.
    pub origin: String,
}

impl Visitor {
    /// Sets a cookie for a year that no script can read and no other site can use to post. Who reaches this site
    /// safely sends it in no other way.
    pub fn set_cookie(&self, headers: &mut HeaderMap, name: &str, value: &str) {
        self.set_cookie_for(headers, name, value, YEAR);
    }

    /// Lets the browser forget a cookie.
    fn clear_cookie(&self, headers: &mut HeaderMap, name: &str) {
        self.set_cookie_for(headers, name, "", 0);
    }

    fn set_cookie_for(&self, headers: &mut HeaderMap, name: &str, value: &str, seconds: u32) {
        let secure = if self.origin.starts_with("https:") { "; Secure" } else { "" };
        let cookie = format!("{name}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
        if let Ok(value) = HeaderValue::from_str(&cookie) {
            headers.append(SET_COOKIE, value);
        }
    }
}

/// Light or dark, as the device wishes or by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Theme {
    #[default]
    Device,
    Light,
    Dark,
}

impl Theme {
    pub const ALL: [Theme; 3] = [Theme::Device, Theme::Light, Theme::Dark];

    pub const fn name(self) -> &'static str {
        match self {
            Theme::Device => "device",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    pub fn named(name: &str) -> Option<Theme> {
        Theme::ALL.into_iter().find(|theme| theme.name() == name)
    }
}

/// Signs what only this server may have said.
#[derive(Clone)]
pub struct Signer(Hmac<Sha256>);

impl Signer {
    pub fn new(secret: &[u8; 32]) -> Signer {
        // HMAC fills a short key up with zeros to the length of a block.
        let mut block = [0; 64];
        block[..32].copy_from_slice(secret);
        Signer(Hmac::new(&block.into()))
    }

    /// A signature of this text, for this purpose: 32 hexadecimal digits.
    pub fn sign(&self, purpose: &str, text: &str) -> String {
        hex(&self.mac(purpose, text).finalize().into_bytes()[..16])
    }

    /// Whether this is the signature, compared without telling how much of it is right.
    pub fn is_signed(&self, purpose: &str, text: &str, signature: &str) -> bool {
        let Some(bytes) = read_hex(signature) else { return false };
        self.mac(purpose, text).verify_truncated_left(&bytes).is_ok()
    }

    /// 32 bytes that follow from our secret, for this purpose and this text: nobody else can foresee them.
    pub fn derive(&self, purpose: &str, text: &str) -> [u8; 32] {
        self.mac(purpose, text).finalize().into_bytes().into()
    }

    fn mac(&self, purpose: &str, text: &str) -> Hmac<Sha256> {
        let mut mac = self.0.clone();
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text.as_bytes());
        mac
    }
}

/// Bytes in hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut digits, byte| {
        let _ = write!(digits, "{byte:02x}");
        digits
    })
}

/// Exactly 16 bytes in hexadecimal digits.
fn read_hex(text: &str) -> Option<[u8; 16]> {
    let digits: Vec<u8> =
        text.chars().map(|digit| digit.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    let bytes: Vec<u8> = digits.chunks(2).map(|pair| pair[0] << 4 | pair.get(1).unwrap_or(&0)).collect();
    if digits.len() == 32 { bytes.try_into().ok() } else { None }
}

/// Finds out who is asking; a stranger becomes a guest. A browser whose cookie is missing or old gets a new one, and
/// its session is kept once something has been done that lasts.
pub async fn greet(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let now = Timestamp::now();
    let known = request.extensions().get::<Session>().cloned();
    let Some(session) = known.or_else(|| Session::of_stranger(now).ok()) else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let visitor = visitor(&app, &session, Client::of(&request), request.headers()).await;
    let lasts = request.method() == Method::POST && request.uri().path() != "/preferences";
    request.extensions_mut().insert(visitor.clone());
    let mut response = next.run(request).await;
    let done = response.status().is_success() || response.status().is_redirection();
    if lasts && done {
        // What was asked for is done: that this browser is not in the list yet is no reason to say otherwise.
        if let Err(trouble) = app.sessions.keep(&app.rooms, &session, now).await {
            tracing::warn!(%trouble, "cannot keep a session");
        }
    } else {
        app.sessions.see(&app.rooms, &session, now);
    }
    if session.needs_cookie(now) && !sets_session(response.headers()) {
        visitor.set_cookie(response.headers_mut(), session::COOKIE, &app.sessions.cookie(&session, now));
    }
    if session.origin == Origin::OldCookie {
        visitor.clear_cookie(response.headers_mut(), session::OLD_COOKIE);
    }
    response
}

/// Whether a page has given this browser another session.
fn sets_session(headers: &HeaderMap) -> bool {
    let name = format!("{}=", session::COOKIE);
    headers.get_all(SET_COOKIE).iter().any(|cookie| cookie.as_bytes().starts_with(name.as_bytes()))
}

async fn visitor(app: &App, session: &Session, client: Client, headers: &HeaderMap) -> Visitor {
    let kept = match session.origin {
        Origin::New => None,
        Origin::Cookie | Origin::OldCookie => app.rooms.name_of(&session.person).await.unwrap_or_default(),
    };
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let chosen = cookie(headers, "language").and_then(|code| code.parse().ok());
    Visitor {
        name: kept.unwrap_or_else(|| usual_name(&session.person)),
        language: chosen.unwrap_or_else(|| Language::from_accept_language(accepted)),
        theme: cookie(headers, "theme").and_then(Theme::named).unwrap_or_default(),
        origin: origin(headers, client),
        person: session.person.clone(),
        session: session.id.clone(),
    }
}

pub fn cookie<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    cookies
        .flat_map(|line| line.split(';'))
        .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
}

/// The address of this site as the visitor's browser knows it.
fn origin(headers: &HeaderMap, client: Client) -> String {
    let host = headers.get(HOST).and_then(|value| value.to_str().ok());
    let scheme = if client.https { "https" } else { "http" };
    format!("{scheme}://{}", host.unwrap_or("localhost"))
}

/// What a guest is called who has not said otherwise: always the same for the same guest.
pub fn usual_name(person: &PersonId) -> String {
    const GIVEN: [&str; 16] = [
        "Mei", "Lin", "Tao", "Jun", "Xia", "Bo", "Yan", "Rui", "Hua", "Min", "Qing", "Shan", "Lan", "Feng",
        "Ning", "An",
    ];
    const FAMILY: [&str; 8] = ["Chu", "Zhao", "Wei", "Han", "Song", "Lu", "Deng", "Jin"];
    let letters = person.as_str().as_bytes();
    let number = |at: usize| letters.get(at).map_or(0, |&letter| usize::from(letter));
    format!("{} {}", GIVEN[(number(0) + 3 * number(1)) % 16], FAMILY[(number(2) + 5 * number(3)) % 8])
}

impl<S: Sync> FromRequestParts<S> for Visitor {
    type Rejection = StatusCode;

    /// Every route is behind [`greet`], so there is always a visitor.
    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, StatusCode> {
        parts.extensions.get().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}
