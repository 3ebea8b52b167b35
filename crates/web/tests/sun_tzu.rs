//! Sun Tzu over the site without a port: whole matches through the forms of its pages.
#![expect(clippy::unwrap_used, reason = "helpers of tests")]

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::ConnectInfo;
use axum::http::{Request, StatusCode, header};
use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;
use store::Sqlite;
use tower::ServiceExt;

/// Two people who share a device.
struct Pair {
    site: Router,
    cookie: String,
    asked: u32,
}

impl Pair {
    async fn new() -> Pair {
        let site = web::app(Arc::new(Sqlite::in_memory().unwrap()), Duration::ZERO).unwrap();
        let mut pair = Pair { site, cookie: String::new(), asked: 0 };
        let (_, cookie, _) = pair.send(Request::get("/"), String::new()).await;
        cookie.split(';').next().unwrap().clone_into(&mut pair.cookie);
        pair
    }

    async fn get(&mut self, path: &str) -> String {
        let (status, _, text) = self.send(Request::get(path), String::new()).await;
        assert_eq!(status, StatusCode::OK, "{path}: {text}");
        text
    }

    /// Where a form leads.
    async fn post(&mut self, path: &str, form: String) -> String {
        let request = Request::post(path)
            .header(header::ORIGIN, "http://table.example")
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded");
        let (status, location, text) = self.send(request, form).await;
        assert_eq!(status, StatusCode::SEE_OTHER, "{text}");
        location
    }

    /// The answer's status, the cookie or place it gives, and its text. Every request comes from elsewhere, so that
    /// nobody asks too often.
    async fn send(
        &mut self,
        request: axum::http::request::Builder,
        body: String,
    ) -> (StatusCode, String, String) {
        self.asked += 1;
        let from = SocketAddr::new(IpAddr::from(self.asked.to_be_bytes()), 80);
        let request = request
            .header(header::HOST, "table.example")
            .header(header::COOKIE, &self.cookie)
            .extension(ConnectInfo(from));
        let answer = self.site.clone().oneshot(request.body(Body::from(body)).unwrap()).await.unwrap();
        let given = [header::LOCATION, header::SET_COOKIE].map(|name| answer.headers().get(name).cloned());
        let given = given.into_iter().flatten().next().map(|value| value.to_str().unwrap().to_owned());
        let status = answer.status();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        (status, given.unwrap_or_default(), String::from_utf8(bytes.to_vec()).unwrap())
    }

    /// Plays a match to its end, always for the first seat that is asked; gives its table and the actions.
    async fn play_a_match(&mut self, options: &str, stride: usize) -> (String, Vec<String>) {
        let table = self.post("/new/sun-tzu", format!("seat-0=me&seat-1=guest&name-1=Bob&{options}")).await;
        let mut played = vec![];
        loop {
            let mut asked = None;
            for seat in 0..2 {
                let page = self.get(&format!("{table}?as={seat}")).await;
                if page.contains("class=\"ending\"") {
                    return (table, played);
                }
                if page.contains("data-legal") {
                    asked = Some((seat, page));
                    break;
                }
            }
            let (seat, page) = asked.unwrap();
            let legal = attribute(&page, "data-legal");
            let legal: Vec<&str> = legal.split('|').collect();
            let action = legal[played.len() * stride % legal.len()];
            let spelled = action.replace('+', "%2B").replace(' ', "+");
            let preview = self.get(&format!("{table}/preview?seat={seat}&action={spelled}")).await;
            assert!(preview.contains("class=\"action\""), "{action}: {preview}");
            let token: String =
                format!("{:016}", self.asked).bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
            let version = attribute(&page, "data-version");
            let form = format!("seat={seat}&version={version}&token={token}&action={spelled}");
            self.post(&format!("{table}/play"), form).await;
            played.push(action.to_owned());
        }
    }
}

/// The value of an attribute where it first stands.
fn attribute(page: &str, name: &str) -> String {
    let from = page.find(&format!("{name}=\"")).unwrap() + name.len() + 2;
    page[from..from + page[from..].find('"').unwrap()].to_owned()
}

#[tokio::test]
async fn a_basic_match_is_played_to_its_end() {
    let mut pair = Pair::new().await;
    let (table, played) = pair.play_a_match("option-mode=basic", 7).await;
    assert!(played.iter().any(|action| action.starts_with("reveal")), "{played:?}");
    let replay = pair.get(&format!("{table}/replay?at=20")).await;
    assert!(replay.contains("Verified"), "the deal can be checked");
}

#[tokio::test]
async fn an_advanced_match_with_warlords_is_played_to_its_end() {
    let mut pair = Pair::new().await;
    let options =
        "option-mode=advanced&option-warlords=true&option-scoring_order_variant=true&option-initial_draw=4";
    let (_, played) = pair.play_a_match(options, 5).await;
    for kind in ["warlord", "trade", "reveal", "draw", "keep"] {
        assert!(played.iter().any(|action| action.starts_with(kind)), "no {kind} in {played:?}");
    }
}

#[tokio::test]
async fn a_plan_stays_on_the_server_and_can_be_changed() {
    let mut pair = Pair::new().await;
    let table = pair.post("/new/sun-tzu", "seat-0=me&seat-1=guest&name-1=Bob".into()).await;
    let play = |version: usize, letter: &str, action: &str| {
        format!("seat=0&version={version}&token={}&action={action}", letter.repeat(16))
    };
    pair.post(&format!("{table}/play"), play(0, "a", "xinjiang+6")).await;
    let page = pair.get(&format!("{table}?as=0")).await;
    assert!(attribute(&page, "data-legal").starts_with("tibet 1|"), "the 6 lies, and Tibet is next");
    let undo = format!("seat=0&version=1&token={}", "b".repeat(16));
    pair.post(&format!("{table}/undo"), undo).await;
    let page = pair.get(&format!("{table}?as=0")).await;
    assert!(attribute(&page, "data-legal").contains("xinjiang 6"), "the 6 is in the hand again");
    let other = pair.get(&format!("{table}?as=1")).await;
    assert!(!other.contains("class=\"st-back"), "the other side does not see how many cards lie");
}
