//! One `chromedriver` for all tests of a run, and browsers that go from test to test: starting one takes longer than
//! most tests. A browser that is given back has forgotten everything about the test before.

use super::stage::PATIENCE;
use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::sync::{LazyLock, Mutex};
use tokio::runtime::Runtime;

/// Starts a driver in a group of its own, and ends the group when nobody holds the other end of its input any more:
/// however the tests end, neither driver nor browser outlives them.
const UNTIL_WE_END: &str = r#"setsid chromedriver --port=0 &
    exec > /dev/null
    cat
    kill -s KILL -- -$! 2> /dev/null
    rm -rf "$TMPDIR""#;

pub static DRIVER: LazyLock<Driver> = LazyLock::new(|| {
    // A driver may find its port taken by another before it listens there: then the next one is started.
    (0..5).find_map(|_| Driver::start()).unwrap_or_else(|| {
        panic!("chromedriver does not run: install the packages chromium, chromium-headless-shell and chromium-driver")
    })
});

pub struct Driver {
    port: String,
    /// What the browsers' connections live on, because the runtime of a test ends with it.
    runtime: Runtime,
    idle: Mutex<Vec<(Kind, Client)>>,
    /// What ends the driver when its input does.
    _shell: Child,
}

/// Chromium as Debian has it, and the same without windows: there everything takes half of the time, but all tabs think that
/// they are in front.
const CHROMIUM: &str = "/usr/bin/chromium";
const HEADLESS_SHELL: &str = "/usr/bin/chromium-headless-shell";

/// What can be said to a browser only when it starts.
#[derive(Clone, PartialEq, Eq)]
pub struct Kind {
    pub language: &'static str,
    pub wants_motion: bool,
    /// Whether tabs know that they are not in front.
    pub hides_tabs: bool,
}

impl Kind {
    pub fn speaking(language: &'static str) -> Kind {
        Kind { language, wants_motion: true, hides_tabs: false }
    }
}

impl Driver {
    fn start() -> Option<Driver> {
        let folder = tempfile::tempdir().unwrap().keep();
        let mut shell = Command::new("sh");
        shell.args(["-c", UNTIL_WE_END]).env("TMPDIR", folder);
        let mut shell = shell.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let lines = BufReader::new(shell.stdout.take().unwrap()).lines();
        let port = lines.map_while(Result::ok).find_map(|line| {
            line.split_once("successfully on port ").map(|(_, port)| port.trim_end_matches('.').to_owned())
        });
        let Some(port) = port else {
            // Waiting closes its input.
            let _ = shell.wait();
            return None;
        };
        Some(Driver { port, runtime: Runtime::new().unwrap(), idle: Mutex::default(), _shell: shell })
    }

    /// A browser of a kind that knows nothing of any site.
    pub async fn browser(&self, kind: &Kind) -> Client {
        let idle = {
            let mut idle = self.idle.lock().unwrap();
            idle.iter().position(|(other, _)| other == kind).map(|at| idle.swap_remove(at).1)
        };
        match idle {
            Some(client) => client,
            None => self.runtime.spawn(connect(self.port.clone(), kind.clone())).await.unwrap(),
        }
    }

    /// Takes a browser back, without its tabs, its cookies and what it kept of a site.
    pub async fn give_back(&self, kind: Kind, client: Client, site: &str) {
        let fresh = client.new_window(true).await.unwrap().handle;
        for tab in client.windows().await.unwrap().into_iter().filter(|tab| *tab != fresh) {
            client.switch_to_window(tab).await.unwrap();
            client.close_window().await.unwrap();
        }
        client.switch_to_window(fresh).await.unwrap();
        devtools(&client, "Network.clearBrowserCookies", json!({})).await;
        let everything = json!({ "origin": site, "storageTypes": "all" });
        devtools(&client, "Storage.clearDataForOrigin", everything).await;
        self.idle.lock().unwrap().push((kind, client));
    }
}

async fn connect(port: String, kind: Kind) -> Client {
    let mut arguments = vec![
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-sync",
        "--disable-background-networking",
        "--disable-component-update",
        "--window-size=1280,900",
    ];
    let language = format!("--accept-lang={}", kind.language);
    arguments.push(&language);
    if !kind.wants_motion {
        arguments.push("--force-prefers-reduced-motion");
    }
    let options = json!({
        "goog:chromeOptions": {
            "binary": if kind.hides_tabs { CHROMIUM } else { HEADLESS_SHELL },
            "args": arguments,
            "prefs": { "intl.accept_languages": kind.language },
        },
        // How long something takes depends on the machine; what never ends is noticed by those who wait for it.
        "timeouts": { "script": PATIENCE.as_millis() as u64, "pageLoad": PATIENCE.as_millis() as u64 },
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let Value::Object(capabilities) = options else { panic!("an object was written") };
    let mut builder = ClientBuilder::new(HttpConnector::new());
    let connecting = builder.capabilities(capabilities).connect(&format!("http://127.0.0.1:{port}")).await;
    connecting.unwrap_or_else(|error| panic!("Chromium does not start: {error}"))
}

/// What the pages wrote to the console since this was last asked.
pub async fn console(client: &Client) -> Vec<Value> {
    let log = client.issue_cmd(ConsoleLog).await.unwrap();
    log.as_array().unwrap().clone()
}

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

/// Asks a browser by its own protocol.
pub async fn devtools(client: &Client, command: &'static str, parameters: Value) -> Value {
    client.issue_cmd(Devtools { command, parameters }).await.unwrap()
}

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
