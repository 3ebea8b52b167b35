//! The site in a real browser: Chromium, driven through `chromedriver`. Both must be installed; without them
//! these tests fail.
#![expect(clippy::unwrap_used, clippy::panic, reason = "helpers of tests")]

use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tempfile::TempDir;
use tokio::net::TcpListener;

/// The site on a free port, with bots that do not dawdle, and a driver of browsers.
struct Stage {
    address: String,
    driver: Child,
    port: String,
}

impl Stage {
    async fn set(pace: Duration) -> Stage {
        let site = web::app(Arc::new(Sqlite::in_memory().unwrap()), pace).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let service = site.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        let started = Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).spawn();
        let Ok(mut driver) = started else {
            panic!("chromedriver is missing: install the packages chromium and chromium-driver")
        };
        let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.').to_owned())
        });
        Stage { address, driver, port: port.unwrap() }
    }

    async fn browser(&self, size: (u32, u32), language: &str) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let window = format!("--window-size={},{}", size.0, size.1);
        let arguments = [
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            "--force-prefers-reduced-motion",
            &folder,
            &window,
        ];
        let options = json!({
            "goog:chromeOptions": { "args": arguments, "prefs": { "intl.accept_languages": language } },
            "goog:loggingPrefs": { "browser": "ALL" },
        });
        let Value::Object(capabilities) = options else { panic!("an object was written") };
        let mut builder = ClientBuilder::new(HttpConnector::new());
        let connecting =
            builder.capabilities(capabilities).connect(&format!("http://127.0.0.1:{}", self.port)).await;
        let client = connecting.unwrap_or_else(|error| panic!("Chromium does not start: {error}"));
        Browser { client, address: self.address.clone(), _profile: profile }
    }

    async fn wide(&self) -> Browser {
        self.browser((1280, 900), "en").await
    }
}

impl Drop for Stage {
    fn drop(&mut self) {
        let _ = self.driver.kill();
        let _ = self.driver.wait();
    }
}

struct Browser {
    client: Client,
    address: String,
    _profile: TempDir,
}

/// Asks the driver for what the page wrote to its console.
#[derive(Debug)]
struct ConsoleLog;

impl WebDriverCompatibleCommand for ConsoleLog {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

impl Browser {
    async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.unwrap();
    }

    async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// Clicks what a selector finds, once it is there. A live update may replace it just before the click: then
    /// it is looked for again.
    async fn click(&self, selector: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        loop {
            self.wait(selector).await;
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) => assert!(Instant::now() < end, "{selector} cannot be clicked: {error}"),
            }
        }
    }

    async fn wait(&self, selector: &str) {
        let found =
            self.client.wait().at_most(Duration::from_secs(20)).for_element(Locator::Css(selector)).await;
        assert!(found.is_ok(), "{selector} is not on the page: {}", self.client.source().await.unwrap());
    }

    async fn has(&self, selector: &str) -> bool {
        !self.client.find_all(Locator::Css(selector)).await.unwrap().is_empty()
    }

    async fn text(&self, selector: &str) -> String {
        // In one go, so that a live update cannot replace the element between finding and reading it.
        let text = self.run(&format!("return document.querySelector({selector:?})?.innerText ?? ''")).await;
        text.as_str().unwrap().to_owned()
    }

    async fn run(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap()
    }

    async fn keys(&self, keys: &str) {
        self.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    async fn version(&self) -> i64 {
        let version = self.run("return document.getElementById('table').dataset.version").await;
        version.as_str().unwrap().parse().unwrap()
    }

    /// Waits until the table has changed.
    async fn wait_after(&self, version: i64) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.version().await <= version {
            assert!(Instant::now() < end, "the table stays at {version}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Lays a tile as people do: tile, square, confirm. Which squares are open is asked of the page.
    async fn lay(&self, number: usize) {
        let version = self.version().await;
        self.click(".tile.open").await;
        let square = self
            .run(&format!(
                "const open = [...document.querySelectorAll('.square.open')]; return open[{number} * 7 % open.length].dataset.thing"
            ))
            .await;
        self.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
        self.wait("#consequences .action").await;
        self.click("#confirm button.primary:enabled").await;
        self.wait_after(version).await;
    }

    /// Ends the session; nothing may have gone wrong on any of its pages.
    async fn close(self) {
        let log = self.client.issue_cmd(ConsoleLog).await.unwrap();
        let wrong: Vec<&Value> =
            log.as_array().unwrap().iter().filter(|entry| entry["level"] == "SEVERE").collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        self.client.close().await.unwrap();
    }
}

#[tokio::test]
async fn somebody_plays_against_a_bot_to_the_end_and_looks_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.click("form[action='/play/qin'] button").await;
    ada.wait("svg.board").await;
    for number in 0.. {
        ada.wait(".tile.open, .ending").await;
        if ada.has(".ending").await {
            break;
        }
        ada.lay(number).await;
        assert!(number < 80);
    }
    let scores = ada.text(".scores").await;
    assert!(scores.chars().any(|letter| letter.is_ascii_digit()), "{scores}");
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    assert!(ada.text(".verified").await.contains("Verified"));
    let last = ada.text(".prompt").await;
    ada.run("document.activeElement.blur()").await;
    ada.keys("\u{e012}").await;
    ada.wait("#replay [rel=next]").await;
    let end = Instant::now() + Duration::from_secs(10);
    while ada.text(".prompt").await == last {
        assert!(Instant::now() < end, "the arrow key does not go back");
    }
    ada.close().await;
}

#[tokio::test]
async fn two_people_and_a_spectator_see_what_each_may_see() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.wide().await, stage.wide().await, stage.wide().await);
    ada.go("/new/qin").await;
    ada.run("document.querySelector('details').open = true; document.getElementById('option-start').value = 'first'").await;
    ada.click("main button.primary").await;
    ada.wait(".waiting .qr svg").await;
    let invitation = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    let table = ada.path().await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.click("main button.primary").await;
    eve.go(&table).await;
    ada.wait(".tile.open").await;
    assert!(
        ada.run("return document.title").await.as_str().unwrap().starts_with('\u{25cf}'),
        "the title tells"
    );
    let hands = "return [...document.querySelectorAll('.hand [data-thing]')].map((tile) => tile.dataset.thing).join()";
    for number in 0..6 {
        let (to_move, other) = if number % 2 == 0 { (&ada, &lin) } else { (&lin, &ada) };
        to_move.wait(".tile.open").await;
        assert!(!other.has("[data-legal]").await && !eve.has(".tile").await);
        let version = to_move.version().await;
        to_move.lay(number).await;
        for watching in [&ada, &lin, &eve] {
            watching.wait_after(version).await;
        }
        assert!(
            !eve.client.source().await.unwrap().contains("class=\"tile"),
            "no hand is in a spectator's page"
        );
        assert_eq!(ada.run(hands).await.as_str().unwrap().split(',').count(), 3);
    }
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_move_reaches_the_other_browser_at_once() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, eve) = (stage.wide().await, stage.wide().await);
    ada.go("/new/qin").await;
    ada.run("document.getElementById('seat-1').value = 'guest'; document.querySelector('[name=name-1]').value = 'Lin'").await;
    ada.click("main button.primary").await;
    ada.click("[data-curtain]").await;
    ada.wait(".tile.open").await;
    eve.go(&ada.path().await).await;
    // Both browsers read the same clock: when the click was sent, and when the other page had changed.
    eve.run("new MutationObserver(() => { window.seen = Date.now() }).observe(document.getElementById('content'), { childList: true })").await;
    ada.run("document.addEventListener('submit', () => { window.sent = Date.now() }, true)").await;
    let version = eve.version().await;
    ada.lay(1).await;
    eve.wait_after(version).await;
    let (sent, seen) = (
        ada.run("return window.sent").await.as_i64().unwrap(),
        eve.run("return window.seen").await.as_i64().unwrap(),
    );
    println!("a move reached the other browser after {} ms", seen - sent);
    assert!(seen - sent < 1000, "{} ms", seen - sent);
    // The device is to be passed on, and nothing of either hand is in the page.
    ada.wait(".curtain").await;
    assert!(!ada.has(".tile").await);
    ada.close().await;
    eve.close().await;
}

/// A square on which the picked tile can lie in more than one way.
const SQUARE_WITH_TWO_WAYS: &str = "
    const tile = document.querySelector('.tile.picked').dataset.thing;
    const ways = document.getElementById('table').dataset.legal.split('|').filter((way) => way.startsWith(tile));
    const squares = [...document.querySelectorAll('.square.open')].map((square) => square.dataset.thing);
    return squares.find((square) => ways.filter((way) => way.split(' ').includes(square)).length > 1);
";

#[tokio::test]
async fn on_a_phone_in_french_a_move_is_turned_cancelled_refused_and_taken_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.browser((390, 844), "fr").await;
    ada.go("/").await;
    assert!(ada.text("h1").await.contains("Prenez place"));
    ada.click("form[action='/play/qin'] button").await;
    ada.wait(".tile.open").await;
    let overflow =
        ada.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    assert_eq!(overflow.as_i64(), Some(0), "nothing sticks out of a phone");
    ada.click(".tile.open").await;
    ada.run("document.querySelector(\"[data-thing='a13']\").dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown .cited").await;
    assert!(ada.text("#notice").await.contains("Règle 4.2"));
    let square = ada.run(SQUARE_WITH_TWO_WAYS).await;
    ada.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    ada.wait("#consequences .action").await;
    let first = ada.text("#consequences .action").await;
    ada.click("#turn").await;
    let end = Instant::now() + Duration::from_secs(10);
    while ada.text("#consequences .action").await == first {
        assert!(Instant::now() < end, "it does not turn");
    }
    ada.click("#cancel").await;
    assert!(!ada.has("#consequences .action").await);
    ada.click("#cancel").await;
    let version = ada.version().await;
    ada.lay(3).await;
    ada.wait(".tile.open").await;
    ada.click("#undo:enabled").await;
    ada.wait_after(version + 1).await;
    ada.wait(".tile.open").await;
    ada.close().await;
}

#[tokio::test]
async fn a_tile_can_be_laid_by_keyboard_alone() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let ada = stage.wide().await;
    ada.go("/new/qin").await;
    ada.run("document.getElementById('seat-1').value = 'guest'; document.querySelector('[name=name-1]').value = 'Lin'").await;
    ada.click("main button.primary").await;
    ada.run("document.querySelector('[data-curtain]').focus()").await;
    ada.keys("\u{e007}").await;
    ada.wait(".tile.open").await;
    let version = ada.version().await;
    // Tab to the first tile, take it, then to the board.
    for _ in 0..30 {
        if ada.run("return document.activeElement.matches('.tile')").await == json!(true) {
            break;
        }
        ada.keys("\u{e004}").await;
    }
    ada.keys("\u{e007}").await;
    ada.run("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()").await;
    // Walk until the square under the cursor can take the tile.
    for key in ["\u{e013}", "\u{e012}", "\u{e013}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e015}"] {
        ada.keys(key).await;
        if ada.run("return document.activeElement.matches('.open')").await == json!(true) {
            break;
        }
    }
    let label = ada.run("return document.activeElement.getAttribute('aria-label')").await;
    assert!(label.as_str().unwrap().contains("grassland"), "{label}");
    ada.keys("\u{e007}").await;
    ada.wait("#table.held #consequences .action").await;
    ada.keys("r").await;
    ada.keys("\u{e007}").await;
    ada.wait_after(version).await;
    ada.close().await;
}

#[tokio::test]
async fn a_paragraph_opens_beside_the_table() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.browser((1280, 900), "fr").await;
    ada.go("/").await;
    ada.click("form[action='/play/qin'] button").await;
    ada.wait(".tile.open").await;
    let table = ada.path().await;
    ada.click(".asked-for .cited").await;
    ada.wait("#rules[open] #rule-4:target").await;
    let seen = "const place = document.querySelector(':target').getBoundingClientRect(); return place.top >= 0 && place.top < innerHeight";
    assert_eq!(ada.run(seen).await, true, "the panel shows the paragraph");
    assert!(ada.text("#rules .book h1").await.contains("Les règles"));
    assert_eq!(ada.path().await, table);
    ada.click("#rules form button").await;
    // A refusal opens the panel again, at its own paragraph.
    ada.click(".tile.open").await;
    ada.click("[data-thing='a13']").await;
    ada.click("#notice .cited").await;
    ada.wait("#rules[open] [id='rule-4.2']:target").await;
    assert_eq!(ada.run("return document.querySelectorAll('#rulebook').length").await, 1);
    ada.close().await;
}

#[tokio::test]
async fn the_rules_fit_a_phone() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.browser((390, 844), "fr").await;
    for game in ["qin", "great-wall", "sun-tzu", "xian"] {
        ada.go(&format!("/rules/{game}")).await;
        ada.wait(".book figure").await;
        let wide = ada
            .run("return [...document.querySelectorAll('main, main *')].filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('pre, table, svg')).map((node) => node.outerHTML.slice(0, 90)).slice(0, 5).join()")
            .await;
        let scroll = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(ada.run(scroll).await, true, "{game}: {wide}");
        assert_eq!(wide, "", "{game}");
    }
    ada.close().await;
}
