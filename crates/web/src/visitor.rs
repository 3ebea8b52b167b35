//! Who sent a request: a person with a name, a session and preferences. Every page gets a [`Visitor`].

use crate::App;
use crate::notice::Notice;
use crate::preferences::{Coach, Confirming, Owners, Preferences, Theme, removed_cookie};
use crate::proxy::Client;
use crate::rooms::InternalError;
use crate::session::{self, Origin, Session};
use crate::site_address::SiteAddress;
use axum::extract::{FromRequestParts, Request, State};
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
    pub owners: Owners,
    pub confirming: Confirming,
    pub coach: Coach,
    pub session: SessionId,
    /// Whether their browser reached us over HTTPS.
    pub https: bool,
    /// This site, as their browser knows it.
    site: SiteAddress,
}

impl From<&Visitor> for Language {
    /// The language in which they read.
    fn from(visitor: &Visitor) -> Language {
        visitor.language
    }
}

impl Visitor {
    async fn load(app: &App, session: &Session, client: Client, headers: &HeaderMap) -> Visitor {
        let name = match session.origin {
            Origin::New => None,
            _ => app.rooms.name_of(&session.person).await.unwrap_or_default(),
        };
        let Preferences { language, theme, owners, confirming, coach } = Preferences::read(headers);
        Visitor {
            name: name.filter(|name| !name.is_empty()).unwrap_or_else(|| default_name(&session.person)),
            language,
            theme,
            owners,
            confirming,
            coach,
            https: client.https,
            site: SiteAddress::of(client, headers),
            person: session.person.clone(),
            session: session.id.clone(),
        }
    }

    /// The address of a path of this site, for sharing.
    pub fn url(&self, path: &str) -> String {
        self.site.url(path)
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
    let lasts = request.method() == Method::POST && !stays_in_the_browser(request.uri().path());
    request.extensions_mut().insert(visitor.clone());
    let response = Notice::render(next.run(request).await, &visitor);
    let succeeded = response.status().is_success() || response.status().is_redirection();
    // Nothing more is kept about somebody who has just been forgotten.
    let is_forgotten = app.sessions.is_ended(&session);
    if is_forgotten {
        tracing::debug!("a session has ended while it was used");
    } else if lasts && succeeded {
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

/// Whether what is posted there is remembered by the browser alone: preferences, and how far one has come with lessons and
/// puzzles. What a link of a mail does is done for whoever has it, not for who follows it.
fn stays_in_the_browser(path: &str) -> bool {
    path == "/preferences" || ["/learn/", "/puzzles/", "/mail/"].iter().any(|start| path.starts_with(start))
}

/// What somebody is called now.
pub async fn name_of(app: &App, person: &PersonId, language: Language) -> Result<String, InternalError> {
    let name = app.rooms.name_of(person).await?;
    Ok(name.map_or_else(|| default_name(person), |name| words::somebody(&name, language)))
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
