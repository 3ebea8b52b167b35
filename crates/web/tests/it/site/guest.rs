//! Somebody with a browser, without a port: requests go straight to the router.

use super::instrumented::still;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{HeaderMap, Request, StatusCode, header};
use game::Game;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::{Sqlite, Store};
use tower::ServiceExt;
use web::{Config, Site};

/// A bot that waits for ever leaves the table as it is.
const NEVER: Duration = Duration::from_hours(1);

/// The id of every game, and the fewest and the most seats it is played with.
pub fn every_game() -> [(&'static str, usize, usize); games::IDS.len()] {
    fn seats<G: Game>() -> (&'static str, usize, usize) {
        (G::ID, G::SEATS.0.get(), G::SEATS.1.get())
    }
    games::list!(seats)
}

pub async fn site() -> Router {
    site_over(Arc::new(Sqlite::in_memory().unwrap())).await
}

pub async fn site_over(store: Arc<dyn Store>) -> Router {
    web::app(store, NEVER).await.unwrap()
}

/// A site with the limits and proxies of its own.
pub async fn site_with(config: &Config) -> Router {
    Site::new(Arc::new(Sqlite::in_memory().unwrap()), config).await.unwrap().router
}

pub struct Guest {
    pub site: Router,
    pub cookie: String,
    pub language: &'static str,
}

impl Guest {
    pub async fn new(site: &Router) -> Guest {
        Guest::speaking(site, "en").await
    }

    pub async fn speaking(site: &Router, language: &'static str) -> Guest {
        let stranger = Guest { site: site.clone(), cookie: String::new(), language };
        let answer = stranger.get("/").await;
        let cookie = answer.headers.get(header::SET_COOKIE).unwrap().to_str().unwrap();
        Guest { cookie: cookie.split(';').next().unwrap().to_owned(), ..stranger }
    }

    /// The same person at another copy of the site.
    pub fn at(&self, site: &Router) -> Guest {
        Guest { site: site.clone(), cookie: self.cookie.clone(), language: self.language }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Request::get(path).body(Body::empty()).unwrap()).await
    }

    /// A form sent from a page of the site.
    pub async fn post_from(&self, page: &str, path: &str, form: &str) -> Answer {
        let request = Request::post(path)
            .header(header::ORIGIN, "http://table.example")
            .header(header::REFERER, page)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(form.to_owned())).unwrap()).await
    }

    pub async fn post(&self, path: &str, form: &str) -> Answer {
        let request = Request::post(path)
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        self.send(request.body(Body::from(form.to_owned())).unwrap()).await
    }

    /// The same, while time passes: for what waits for its time before it is answered.
    pub async fn post_in_time(&self, path: &str, form: &str) -> StatusCode {
        let request = Request::post(path)
            .header(header::ORIGIN, "http://table.example")
            .header(header::HOST, "table.example")
            .header(header::COOKIE, &self.cookie)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let mut request = request.body(Body::from(form.to_owned())).unwrap();
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((Ipv4Addr::LOCALHOST, 80))));
        self.site.clone().oneshot(request).await.unwrap().status()
    }

    /// Every request comes from another address: nobody is told to slow down.
    pub async fn send(&self, request: Request<Body>) -> Answer {
        static ADDRESS: AtomicU32 = AtomicU32::new(1);
        self.send_from(Ipv4Addr::from_bits(ADDRESS.fetch_add(1, Ordering::Relaxed)), request).await
    }

    pub async fn send_from(&self, address: Ipv4Addr, mut request: Request<Body>) -> Answer {
        request.extensions_mut().insert(ConnectInfo(SocketAddr::from((address, 80))));
        let headers = request.headers_mut();
        headers.insert(header::HOST, "table.example".parse().unwrap());
        headers.insert(header::COOKIE, self.cookie.parse().unwrap());
        headers.insert(header::ACCEPT_LANGUAGE, self.language.parse().unwrap());
        let answer = still(self.site.clone().oneshot(request)).await.unwrap();
        let (status, headers) = (answer.status(), answer.headers().clone());
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        Answer { status, headers, text: String::from_utf8(bytes.to_vec()).unwrap() }
    }

    /// How many bytes a page or a file of the site is on its way to a browser.
    pub async fn weight(&self, path: &str) -> usize {
        let request = Request::get(path)
            .header(header::HOST, "table.example")
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT_ENCODING, "gzip");
        let answer = self.site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
        assert_eq!(answer.headers().get(header::CONTENT_ENCODING).unwrap(), "gzip", "{path}");
        let heading: usize =
            answer.headers().iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
        heading + to_bytes(answer.into_body(), usize::MAX).await.unwrap().len()
    }

    /// Opens a table with the seats and options of a form, and gives its address.
    pub async fn open(&self, game: &str, form: &str) -> String {
        let answer = self.post(&format!("/new/{game}"), form).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        answer.location().to_owned()
    }

    /// Opens a table where all sit at this device.
    pub async fn open_for_all(&self, game: &str, seats: usize, options: &str) -> String {
        let guests: Vec<String> =
            (1..seats).map(|seat| format!("seat-{seat}=guest&name-{seat}=Guest{seat}")).collect();
        self.open(game, &format!("seat-0=me&{}&{options}", guests.join("&"))).await
    }

    /// The first seat of this device that owes a decision, and its page; nobody when the game is over.
    pub async fn asked(&self, table: &str, seats: usize) -> Option<(usize, Answer)> {
        for seat in 0..seats {
            let page = self.get(&format!("{table}?as={seat}")).await;
            if !page.legal().is_empty() {
                return Some((seat, page));
            }
        }
        None
    }

    pub async fn play(
        &self,
        table: &str,
        seat: usize,
        version: impl ToString,
        token: &str,
        action: &str,
    ) -> Answer {
        let (version, action) = (version.to_string(), spelt(action));
        let form = format!("seat={seat}&version={version}&token={token}&action={action}");
        self.post(&format!("{table}/play"), &form).await
    }
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub text: String,
}

impl Answer {
    pub fn location(&self) -> &str {
        self.headers.get(header::LOCATION).unwrap().to_str().unwrap()
    }

    /// What a cookie is set to by this answer, with its name, as a browser sends it back.
    pub fn cookie(&self, name: &str) -> Option<String> {
        let mut set = self.headers.get_all(header::SET_COOKIE).iter().map(|cookie| cookie.to_str().unwrap());
        let cookie = set.find(|cookie| cookie.starts_with(&format!("{name}=")));
        cookie.map(|cookie| cookie.split(';').next().unwrap().to_owned())
    }

    /// The values of an attribute, wherever it stands.
    pub fn attributes(&self, name: &str) -> Vec<&str> {
        let opening = format!(" {name}=\"");
        self.text.split(opening.as_str()).skip(1).map(|rest| rest.split('"').next().unwrap()).collect()
    }

    /// The value of an attribute where it first stands.
    #[track_caller]
    pub fn attribute(&self, name: &str) -> String {
        let values = self.attributes(name);
        (*values.first().unwrap_or_else(|| panic!("no {name} in {}", self.text))).to_owned()
    }

    pub fn version(&self) -> String {
        self.attribute("data-version")
    }

    /// What the person who looks may do; nothing if they are not asked.
    pub fn legal(&self) -> Vec<String> {
        let legal = self.attributes("data-legal");
        legal.first().map_or(vec![], |legal| game::action_list::read(legal))
    }

    /// What can be picked on this page.
    pub fn things(&self) -> Vec<&str> {
        let mut things = self.attributes("data-thing");
        things.sort_unstable();
        things.dedup();
        things
    }

    /// The page without what every rendering promises anew.
    pub fn without_promises(&self) -> String {
        let parts = self.text.split("name=\"promise\" value=\"");
        parts.map(|part| part.split_once("\">").map_or(part, |(_, rest)| rest)).collect()
    }

    /// What stands between two marks.
    pub fn between(&self, from: &str, to: &str) -> &str {
        let start = self.text.find(from).unwrap_or(self.text.len());
        self.text[start..].split(to).next().unwrap()
    }
}

/// What is shown without the times at which something happened, and without what tells it from other states.
pub fn timeless(shown: &str) -> String {
    let attributes = ["data-ago=\"", "data-have=\""].iter().fold(shown.to_owned(), |shown, name| {
        let mut parts = shown.split(name);
        let first = parts.next().unwrap().to_owned();
        parts.fold(first, |text, part| text + name + part.split_once('"').unwrap().1)
    });
    let lines = attributes.lines().filter(|line| {
        let is_fingerprint =
            |text: &str| text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        !line.starts_with("id: ") && !line.strip_prefix("data: ").is_some_and(is_fingerprint)
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// An action as a form sends it.
pub fn spelt(action: &str) -> String {
    action.replace('+', "%2B").replace(' ', "+")
}

/// The name of the write with a number, in 16 letters.
pub fn token(number: usize) -> String {
    format!("{number:0>16}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect()
}

/// Opens a table of Qin, the first seat starting.
pub async fn open(guest: &Guest, seats: &str) -> String {
    guest.open("qin", &format!("{seats}&option-start=first")).await
}

/// A table with two people at it, and its address.
pub async fn two_people(site: &Router) -> (Guest, Guest, String) {
    let (ada, lin) = (Guest::new(site).await, Guest::new(site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend").await;
    let waiting = ada.get(&table).await.text;
    let from = waiting.find("/join/1/").unwrap();
    let key = &waiting[from + 8..from + 40];
    let answer = lin.post(&format!("{table}/join"), &format!("seat=1&key={key}")).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    (ada, lin, table)
}

/// Plays the first legal action of somebody, as often as it is their turn.
pub async fn play_turn(guest: &Guest, table: &str, seat: usize, number: &mut usize) {
    loop {
        let page = guest.get(table).await;
        let Some(action) = page.legal().first().cloned() else { return };
        *number += 1;
        let answer = guest.play(table, seat, page.version(), &token(*number), &action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
}
