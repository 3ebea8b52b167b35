//! Xi'an on the page: whole games at every number of seats, in which every legal action can be picked and no
//! card shows that its holder alone may see.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use std::collections::BTreeSet;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;
use store::Sqlite;
use tower::ServiceExt;

/// A page as somebody sees it.
struct Page(String);

impl Page {
    /// Every value that an attribute has.
    fn all(&self, attribute: &str) -> Vec<&str> {
        let opening = format!(" {attribute}=\"");
        self.0.split(&opening).skip(1).filter_map(|rest| rest.split('"').next()).collect()
    }

    fn legal(&self) -> Vec<&str> {
        self.all("data-legal").first().map_or(vec![], |legal| legal.split('|').collect())
    }

    fn version(&self) -> &str {
        self.all("data-version")[0]
    }

    /// What stands between two marks.
    fn between(&self, from: &str, to: &str) -> &str {
        let start = self.0.find(from).unwrap_or(self.0.len());
        self.0[start..].split(to).next().unwrap()
    }
}

/// Somebody who holds all seats of a table on one device, or nobody's seat.
struct Guest {
    site: Router,
    cookie: String,
    language: &'static str,
    requests: AtomicU32,
}

impl Guest {
    async fn new(site: &Router, language: &'static str) -> Guest {
        let guest =
            Guest { site: site.clone(), cookie: String::new(), language, requests: AtomicU32::new(0) };
        let answer = guest.send(Request::get("/"), String::new()).await;
        let cookie = answer.headers().get(header::SET_COOKIE).unwrap().to_str().unwrap();
        Guest { cookie: cookie.split(';').next().unwrap().to_owned(), ..guest }
    }

    async fn send(&self, request: axum::http::request::Builder, body: String) -> axum::response::Response {
        let request = request
            .header(header::HOST, "table.example")
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .header(header::COOKIE, &self.cookie)
            .header(header::ACCEPT_LANGUAGE, self.language)
            .extension(ConnectInfo(SocketAddr::from((self.address(), 80))));
        self.site.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap()
    }

    /// Another one each time: a whole game takes less than a second here, which no person could do.
    fn address(&self) -> Ipv4Addr {
        Ipv4Addr::from(self.requests.fetch_add(1, Ordering::Relaxed))
    }

    async fn get(&self, path: &str) -> Page {
        let answer = self.send(Request::get(path), String::new()).await;
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        Page(String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// Opens a table with guests at all seats.
    async fn open(&self, seats: usize, options: &str) -> String {
        let guests: Vec<String> =
            (1..seats).map(|seat| format!("&seat-{seat}=guest&name-{seat}=G{seat}")).collect();
        let form = format!("seat-0=me{}{options}", guests.concat());
        let answer = self.send(Request::post("/new/xian"), form).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER);
        answer.headers().get(header::LOCATION).unwrap().to_str().unwrap().to_owned()
    }
}

fn site() -> Router {
    web::app(Arc::new(Sqlite::in_memory().unwrap()), Duration::from_hours(1)).unwrap()
}

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

/// How often a thing, one word or several in a row, is named in an action.
fn times(action: &str, thing: &str) -> usize {
    let (action, thing) = (words(action), words(thing));
    action.windows(thing.len()).filter(|run| *run == thing.as_slice()).count()
}

/// Whether picking things of the page leads to this action and no other: it is the only one that they name, or
/// the one to which all others only add something.
fn can_be_picked(action: &str, legal: &[&str], things: &BTreeSet<&str>) -> bool {
    let meant: Vec<&&str> = (legal.iter())
        .filter(|other| things.iter().all(|thing| times(other, thing) >= times(action, thing)))
        .collect();
    let adds = |other: &&&str| words(action).iter().all(|word| times(other, word) >= times(action, word));
    things.iter().any(|thing| times(action, thing) > 0) && meant.iter().all(adds)
}

/// While pairs are chosen in secret, cards show in the own hand and in the ledger of unplayed ones only.
fn shows_no_secret(page: &Page, seat: Option<usize>) {
    let own: BTreeSet<&str> = page.legal().into_iter().flat_map(words).collect();
    for card in page.all("data-thing").into_iter().filter_map(card) {
        assert!(seat.is_some() && own.contains(card), "{card} is not a card of seat {seat:?}");
    }
    for part in
        [page.between("class=\"board xian\"", "class=\"side\""), page.between("class=\"players\"", "</ul>")]
    {
        assert!(!part.is_empty() && !part.contains("xian-chip"), "a card lies on the open table: {part}");
    }
}

/// The card that a thing is, by itself or in a pair.
fn card(thing: &str) -> Option<&str> {
    let name = thing.strip_suffix(" on").or(thing.strip_prefix("on ")).unwrap_or(thing);
    matches!(name.as_bytes(), [b'y' | b'r' | b'g' | b'b', b'1'..=b'6']).then_some(name)
}

/// Plays one game with a curtain between the hands, looking at every decision; how many there were.
async fn play(seats: usize, options: &str, open_equipment: bool) -> usize {
    let site = site();
    let (guest, stranger) = (Guest::new(&site, "en").await, Guest::new(&site, "fr").await);
    let table = guest.open(seats, options).await;
    for number in 0.. {
        let public = stranger.get(&table).await;
        assert!(public.legal().is_empty(), "a stranger decides nothing");
        let mut asked = None;
        for seat in 0..seats {
            let page = guest.get(&format!("{table}?as={seat}")).await;
            if !page.legal().is_empty() {
                asked = Some((seat, page));
                break;
            }
        }
        let Some((seat, page)) = asked else {
            assert!(public.0.contains("xian-final"), "the scoring is shown when nobody is asked");
            return number;
        };
        for text in [&public.0, &page.0] {
            assert!(!text.contains("board-xian-"), "a text without words");
        }
        let (legal, things) = (page.legal(), page.all("data-thing").into_iter().collect());
        for action in &legal {
            assert!(can_be_picked(action, &legal, &things), "{action} cannot be picked from {things:?}");
        }
        if legal[0].contains(" on ") {
            shows_no_secret(&public, None);
            shows_no_secret(&page, Some(seat));
        }
        let collected = public.between("class=\"xian-collected\"", "</ul>");
        let bought =
            ["wood", "bronze"].iter().any(|material| collected.contains(&format!("xian-tag {material}")));
        assert!(open_equipment || !bought, "equipment lies face down");
        let action = legal[(number * 31 + number / 7) % legal.len()].replace(' ', "+");
        let token: String =
            format!("{number:016}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        let form = format!("seat={seat}&version={}&token={token}&action={action}", page.version());
        let answer = guest.send(Request::post(format!("{table}/play")), form).await;
        assert_eq!(answer.status(), StatusCode::SEE_OTHER, "{action}");
    }
    0
}

#[tokio::test]
async fn two_play_to_the_end_and_can_pick_whatever_is_legal() {
    assert!(play(2, "", false).await > 60);
}

#[tokio::test]
async fn three_play_to_the_end_with_open_equipment() {
    assert!(play(3, "&option-open_equipment=true", true).await > 90);
}

#[tokio::test]
async fn four_play_to_the_end_with_prestige_below_zero() {
    assert!(play(4, "&option-negative_prestige=true", false).await > 120);
}

#[tokio::test]
async fn what_cannot_be_had_says_why() {
    let site = site();
    let guest = Guest::new(&site, "en").await;
    let table = guest.open(2, "").await;
    let asked = format!("{table}/why?seat=0&things=");
    let early = guest.get(&format!("{asked}palace")).await;
    assert!(early.0.contains("Something else comes first"), "{}", early.0);
    let card = guest.get(&format!("{table}?as=0")).await;
    let card =
        words(card.legal().into_iter().find(|action| action.starts_with("return")).unwrap())[1].to_owned();
    let preview = guest.get(&format!("{table}/preview?seat=0&action=return+{card}")).await;
    assert!(preview.0.contains("Return"), "{}", preview.0);
}
