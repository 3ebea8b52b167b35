//! Who sent a request: a person with a name, a session, a language and a theme. Every page gets a [`Visitor`].

use crate::App;
use crate::notice::Notice;
use crate::preferences::{Preferences, Theme, removed_cookie};
use crate::proxy::Client;
use crate::session::{self, Origin, Session};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::header::HOST;
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method, StatusCode};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use store::{PersonId, SessionId, Timestamp};
use words::Language;

/// Somebody who asks for a page.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub person: PersonId,
    pub name: String,
    pub language: Language,
    pub theme: Theme,
    pub session: SessionId,
    /// Whether their browser reached us over HTTPS.
    pub https: bool,
    /// The host of this site, as their browser knows it.
    host: String,
}

impl Visitor {
    async fn load(app: &App, session: &Session, client: Client, headers: &HeaderMap) -> Visitor {
        let name = match session.origin {
            Origin::New => None,
            _ => app.rooms.name_of(&session.person).await.unwrap_or_default(),
        };
        let Preferences { language, theme } = Preferences::read(headers);
        let host = headers.get(HOST).and_then(|value| value.to_str().ok());
        Visitor {
            name: name.unwrap_or_else(|| default_name(&session.person)),
            language,
            theme,
            https: client.https,
            host: host.unwrap_or("localhost").to_owned(),
            person: session.person.clone(),
            session: session.id.clone(),
        }
    }

    /// The address of a path of this site, for sharing.
    pub fn url(&self, path: &str) -> String {
        let scheme = if self.https { "https" } else { "http" };
        format!("{scheme}://{}{path}", self.host)
    }
}

/// Middleware: finds out who the visitor is, and gives a stranger a session of their own. Sets a new cookie where it is
/// missing or old, and stores the session once its person has done something that lasts. A page that answers with a
/// [`Notice`] has it rendered here, in the visitor's language.
pub async fn attach(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let now = Timestamp::now();
    let known = request.extensions().get::<Session>().cloned();
    let Some(session) = known.or_else(|| Session::of_stranger(now).ok()) else {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    };
    let visitor = Visitor::load(&app, &session, Client::of(&request), request.headers()).await;
    let lasts = request.method() == Method::POST && request.uri().path() != "/preferences";
    request.extensions_mut().insert(visitor.clone());
    let response = Notice::render(next.run(request).await, &visitor);
    let succeeded = response.status().is_success() || response.status().is_redirection();
    if lasts && succeeded {
        // The request was carried out; that its session is missing from a list is no reason to say otherwise.
        if let Err(error) = app.sessions.keep(&app.rooms, &session, now).await {
            tracing::warn!(%error, "cannot store a session");
        }
    } else {
        app.sessions.see(&app.rooms, &session, now);
    }
    // A page may have given this browser a session of another person.
    let renewed = session.needs_cookie(now) && !session::is_set(response.headers());
    let cookie = renewed.then(|| app.sessions.sign(&session, now, visitor.https));
    let removed = (session.origin == Origin::GuestCookie).then(|| removed_cookie(session::GUEST));
    (cookie, removed, response).into_response()
}

/// The name of a person who has not chosen one: always the same for the same person.
pub fn default_name(person: &PersonId) -> String {
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

    /// Every page is behind [`attach`], so there is always a visitor.
    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, StatusCode> {
        parts.extensions.get().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}
