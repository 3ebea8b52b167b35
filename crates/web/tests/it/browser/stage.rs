//! The site on a port and browsers that look at it, driven through `chromedriver`.

use super::wire::Wire;
use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tempfile::TempDir;
use tokio::net::TcpListener;

/// The site on a free port, with bots that do not dawdle, and a driver of browsers.
pub struct Stage {
    address: String,
    driver: Child,
    port: String,
}

impl Stage {
    pub async fn set(pace: Duration) -> Stage {
        let site = web::app(Arc::new(Sqlite::in_memory().unwrap()), pace).unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let service = site.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        // A driver may find its port taken by another before it listens there: then the next one is started.
        let (driver, port) = (0..5).find_map(|_| start_driver()).unwrap();
        Stage { address, driver, port }
    }

    pub async fn browser(&self, size: (u32, u32), language: &str) -> Browser {
        self.browser_that(size, language, &[]).await
    }

    /// A browser of somebody who does not want things to move.
    pub async fn calm(&self) -> Browser {
        self.browser_that((1280, 900), "en", &["--force-prefers-reduced-motion"]).await
    }

    async fn browser_that(&self, size: (u32, u32), language: &str, switches: &[&str]) -> Browser {
        let profile = tempfile::tempdir().unwrap();
        let folder = format!("--user-data-dir={}", profile.path().display());
        let window = format!("--window-size={},{}", size.0, size.1);
        let mut arguments = vec![
            "--headless",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-sync",
            "--disable-background-networking",
            "--disable-component-update",
            &folder,
            &window,
        ];
        arguments.extend(switches);
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

    pub async fn wide(&self) -> Browser {
        self.browser((1280, 900), "en").await
    }

    /// A browser that reaches the site through a wire, and the wire.
    pub async fn wired(&self) -> (Browser, Wire) {
        let wire = Wire::to(&self.address);
        let browser = Browser { address: wire.address.clone(), ..self.wide().await };
        (browser, wire)
    }
}

/// A driver and its port, if it has got one.
fn start_driver() -> Option<(Child, String)> {
    let mut driver = Command::new("chromedriver");
    let started = driver.arg("--port=0").stdout(Stdio::piped()).process_group(0).spawn();
    let Ok(mut driver) = started else {
        panic!("chromedriver is missing: install the packages chromium and chromium-driver")
    };
    let lines = BufReader::new(driver.stdout.take().unwrap()).lines();
    let port = lines.map_while(Result::ok).find_map(|line| {
        line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.').to_owned())
    });
    if port.is_none() {
        let _ = driver.wait();
    }
    port.map(|port| (driver, port))
}

impl Drop for Stage {
    fn drop(&mut self) {
        // The driver leads a group of its own: the browsers of a test that failed go with it.
        let group = format!("-{}", self.driver.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.driver.wait();
    }
}

pub struct Browser {
    pub client: Client,
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

/// Asks the browser itself, by its own protocol.
#[derive(Debug)]
struct Devtools {
    command: &'static str,
    parameters: Value,
}

impl WebDriverCompatibleCommand for Devtools {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "cmd": self.command, "params": self.parameters }).to_string()))
    }
}

impl Browser {
    pub async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        self.client.issue_cmd(Devtools { command, parameters }).await.unwrap()
    }

    pub async fn go(&self, path: &str) {
        self.client.goto(&format!("{}{path}", self.address)).await.unwrap();
    }

    pub async fn path(&self) -> String {
        self.client.current_url().await.unwrap().path().to_owned()
    }

    /// Clicks what a selector finds, once it is there. A live update may replace it just before the click: then
    /// it is looked for again.
    pub async fn click(&self, selector: &str) {
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

    pub async fn wait(&self, selector: &str) {
        let found =
            self.client.wait().at_most(Duration::from_secs(20)).for_element(Locator::Css(selector)).await;
        assert!(found.is_ok(), "{selector} is not on the page: {}", self.client.source().await.unwrap());
    }

    pub async fn has(&self, selector: &str) -> bool {
        !self.client.find_all(Locator::Css(selector)).await.unwrap().is_empty()
    }

    pub async fn text(&self, selector: &str) -> String {
        // In one go, so that a live update cannot replace the element between finding and reading it.
        let text = self.run(&format!("return document.querySelector({selector:?})?.innerText ?? ''")).await;
        text.as_str().unwrap().to_owned()
    }

    pub async fn run(&self, script: &str) -> Value {
        self.client.execute(script, vec![]).await.unwrap()
    }

    pub async fn keys(&self, keys: &str) {
        self.client.active_element().await.unwrap().send_keys(keys).await.unwrap();
    }

    /// Opens a table for two who share this browser.
    pub async fn open_for_two(&self, game: &str) {
        self.go(&format!("/new/{game}")).await;
        self.run("document.getElementById('seat-1').value = 'guest'; document.querySelector('[name=name-1]').value = 'Lin'").await;
        self.click("main button.primary").await;
        self.wait("[data-curtain]").await;
    }

    /// Takes the device over, if a curtain hangs between two hands, and waits to be asked.
    pub async fn take_over(&self) {
        self.wait("[data-legal], [data-curtain]").await;
        if self.has("[data-curtain]").await {
            self.click("[data-curtain]").await;
            self.wait("[data-legal]").await;
        }
    }

    /// Opens a table with a friend, who follows the link; the address of the table.
    pub async fn open_with(&self, friend: &Browser, game: &str) -> String {
        self.go(&format!("/new/{game}")).await;
        self.click("main button.primary").await;
        self.wait(".waiting .qr svg").await;
        let invitation =
            self.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
        friend.go(invitation.as_str().unwrap()).await;
        friend.click("main button.primary").await;
        friend.wait(".board").await;
        self.path().await
    }

    /// Clicks all things that an action names, however often it names them. `choice` finds it among `legal`.
    pub async fn pick(&self, choice: &str) -> String {
        let script = format!(
            "const table = document.getElementById('table');
             const legal = table.dataset.legal.split('|');
             const action = {choice};
             const spaced = (text) => ` ${{text.split(' ').join('  ')}} `;
             const things = new Set([...table.querySelectorAll('[data-thing]')].map((node) => node.dataset.thing));
             for (const thing of things)
               for (let times = spaced(action).split(spaced(thing)).length; times > 1; times -= 1)
                 table.querySelector(`[data-thing='${{thing}}']`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
             return action"
        );
        let action = self.run(&script).await.as_str().unwrap().to_owned();
        self.wait("#consequences .action").await;
        let chosen = self.run("return document.querySelector('#confirm [name=action]').value").await;
        assert_eq!(chosen.as_str(), Some(action.as_str()), "what was picked means something else");
        action
    }

    /// Confirms what is picked, and waits for what comes of it.
    pub async fn confirm(&self) {
        let version = self.version().await;
        self.click("#confirm button.primary:enabled").await;
        self.wait_after(version).await;
    }

    /// What the live stream sends to this browser: the table as it is, as far as its owner may see it.
    pub async fn stream(&self) -> String {
        let script = "
            const done = arguments[arguments.length - 1];
            const stream = new EventSource(document.getElementById('table').dataset.live + location.search);
            stream.addEventListener('table', (event) => { stream.close(); done(event.data); });";
        let sent = self.client.execute_async(script, vec![]).await.unwrap();
        sent.as_str().unwrap().to_owned()
    }

    /// What a screen reader calls the element that a selector finds: its name in the accessibility tree.
    pub async fn name_of(&self, selector: &str) -> String {
        let found = json!({ "expression": format!("document.querySelector({selector:?})") });
        let found = self.devtools("Runtime.evaluate", found).await;
        let asked = json!({ "objectId": found["result"]["objectId"], "fetchRelatives": false });
        let tree = self.devtools("Accessibility.getPartialAXTree", asked).await;
        tree["nodes"][0]["name"]["value"].as_str().unwrap_or_default().to_owned()
    }

    /// Waits until an expression of the page is true.
    pub async fn wait_until(&self, expression: &str) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.run(&format!("return Boolean({expression})")).await != json!(true) {
            assert!(Instant::now() < end, "{expression} does not come true");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    pub async fn focus_is(&self, selector: &str) -> bool {
        self.run(&format!("return document.activeElement.matches({selector:?})")).await == json!(true)
    }

    /// Presses the Tab key until what a selector names has the focus.
    pub async fn tab_to(&self, selector: &str) {
        for _ in 0..100 {
            if self.focus_is(selector).await {
                return;
            }
            self.keys("\u{e004}").await;
        }
        panic!("{selector} cannot be reached with the Tab key");
    }

    pub async fn version(&self) -> i64 {
        let version = self.run("return document.getElementById('table').dataset.version").await;
        version.as_str().unwrap().parse().unwrap()
    }

    /// Waits until the table has changed.
    pub async fn wait_after(&self, version: i64) {
        let end = Instant::now() + Duration::from_secs(20);
        while self.version().await <= version {
            assert!(Instant::now() < end, "the table stays at {version}");
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    }

    /// Ends the session; nothing may have gone wrong on any of its pages.
    pub async fn close(self) {
        let log = self.client.issue_cmd(ConsoleLog).await.unwrap();
        let wrong: Vec<&Value> =
            log.as_array().unwrap().iter().filter(|entry| entry["level"] == "SEVERE").collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        self.client.close().await.unwrap();
    }
}
