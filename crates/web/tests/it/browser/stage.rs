//! The site on a port and browsers that look at it.

use super::driver::{DRIVER, Kind, console, devtools};
use super::wire::Wire;
use axum::Router;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::Sqlite;
use tokio::net::TcpListener;

/// What every script may call: the legal actions of the page. A word that is left out is that of the action before, and
/// there may be several first words.
pub const LEGAL_ACTIONS: &str = "
    const legalActions = () => {
        let known = [];
        return document.getElementById('table').dataset.legal.split('|').flatMap((told) => {
            known = told.split(' ').map((word, place) => word || known[place]);
            return known[0].split(',').map((first) => [first, ...known.slice(1)].join(' '));
        });
    };
";

/// The site on a free port, with bots that do not dawdle.
pub struct Stage {
    address: String,
}

impl Stage {
    pub async fn set(pace: Duration) -> Stage {
        Stage::of(web::app(Arc::new(Sqlite::in_memory().unwrap()), pace).await.unwrap()).await
    }

    /// The same with a site that was made otherwise.
    pub async fn of(site: Router) -> Stage {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}", listener.local_addr().unwrap());
        let service = site.into_make_service_with_connect_info::<SocketAddr>();
        tokio::spawn(async move { axum::serve(listener, service).await });
        Stage { address }
    }

    /// A browser on a desk, in English.
    pub async fn wide(&self) -> Browser {
        self.wide_in("en").await
    }

    pub async fn wide_in(&self, language: &'static str) -> Browser {
        Browser::of(Kind::speaking(language), &self.address).await
    }

    /// A browser on a phone, in French.
    pub async fn phone(&self) -> Browser {
        let phone = self.wide_in("fr").await;
        let size = json!({ "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true });
        phone.devtools("Emulation.setDeviceMetricsOverride", size).await;
        phone
    }

    /// A browser of somebody who does not want things to move.
    pub async fn calm(&self) -> Browser {
        Browser::of(Kind { wants_motion: false, ..Kind::speaking("en") }, &self.address).await
    }

    /// A browser whose tabs know that they are not in front.
    pub async fn with_hidden_tabs(&self) -> Browser {
        Browser::of(Kind { hides_tabs: true, ..Kind::speaking("en") }, &self.address).await
    }

    /// A browser that reaches the site through a wire, and the wire.
    pub async fn wired(&self) -> (Browser, Wire) {
        let wire = Wire::to(&self.address);
        (Browser::of(Kind::speaking("en"), &wire.address).await, wire)
    }
}

/// How long a test waits for something before it says that it does not come.
pub const PATIENCE: Duration = Duration::from_mins(5);

/// Waits for something by looking again and again.
pub struct Patience(Instant);

impl Patience {
    pub fn new() -> Patience {
        Patience(Instant::now() + PATIENCE)
    }

    /// Waits a little before the next look.
    pub async fn wait(&self, missing: impl std::fmt::Display) {
        assert!(Instant::now() < self.0, "{missing}");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A browser and the site that it looks at. It is to be closed at the end of a test, so that the next can have it.
pub struct Browser {
    pub client: Client,
    kind: Kind,
    address: String,
}

impl Browser {
    /// A browser for a site at an address.
    pub async fn of(kind: Kind, address: &str) -> Browser {
        let client = DRIVER.browser(&kind).await;
        // Tests look at what is chosen before it is played.
        let patient = json!({ "url": address, "name": "confirming", "value": "all" });
        devtools(&client, "Network.setCookie", patient).await;
        Browser { client, kind, address: address.to_owned() }
    }

    pub async fn devtools(&self, command: &'static str, parameters: Value) -> Value {
        devtools(&self.client, command, parameters).await
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
        let patience = Patience::new();
        loop {
            self.wait(selector).await;
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return,
                Err(error) => patience.wait(format_args!("{selector} cannot be clicked: {error}")).await,
            }
        }
    }

    pub async fn wait(&self, selector: &str) {
        self.wait_until(&format!("document.querySelector({selector:?})")).await;
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
        self.client.execute(&format!("{LEGAL_ACTIONS}{script}"), vec![]).await.unwrap()
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

    /// Clicks all things that an action names, however often it names them. `choice` finds it among `legal`. A piece that
    /// is rotated at its place is taken from the hand first, and rotated until it lies as the action says.
    pub async fn pick(&self, choice: &str) -> String {
        let script = format!(
            "const table = document.getElementById('table');
             const legal = legalActions();
             const action = {choice};
             const spaced = (text) => ` ${{text.split(' ').join('  ')}} `;
             const turns = table.dataset.turns !== undefined;
             const inOrder = turns ? ['.hand [data-thing]', '[data-thing]'] : ['[data-thing]'];
             const nodes = inOrder.flatMap((found) => [...table.querySelectorAll(found)]);
             const things = new Set(nodes.map((node) => node.dataset.thing));
             for (const thing of things)
               for (let times = spaced(action).split(spaced(thing)).length; times > 1; times -= 1)
                 table.querySelector(`[data-thing='${{thing}}']`).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}));
             const [chosen, turn] = ['[name=action]', '#turn'].map((found) => document.querySelector(`#confirm ${{found}}`));
             // One that somebody has rotated is not rotated by itself to where most follows from it.
             if (turns && !turn.disabled)
               for (let left = 20, first = true; left > 0 && (first || chosen.value !== action); left -= 1, first = false) turn.click();
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
            const stream = new EventSource(document.getElementById('content').dataset.live + location.search);
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

    /// Waits until an expression of the page is true. The page itself looks, which is cheap; when it goes away
    /// meanwhile, the next one does.
    pub async fn wait_until(&self, expression: &str) {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const look = () => {{ if ({expression}) done(true); else setTimeout(look, 5); }};
             look();"
        );
        let patience = Patience::new();
        while self.client.execute_async(&script, vec![]).await.ok() != Some(json!(true)) {
            patience.wait(format_args!("{expression} does not come true")).await;
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
        self.wait_until(&format!("document.getElementById('table')?.dataset.version > {version}")).await;
    }

    /// Gives the browser back; nothing may have gone wrong on any of its pages.
    pub async fn close(self) {
        let log = console(&self.client).await;
        let wrong: Vec<&Value> = log.iter().filter(|entry| entry["level"] == "SEVERE").collect();
        assert!(wrong.is_empty(), "{wrong:?}");
        self.leave().await;
    }

    /// Gives the browser back, whatever its console tells: of a broken connection, for example.
    pub async fn leave(self) {
        console(&self.client).await;
        DRIVER.give_back(self.kind, self.client, &self.address).await;
    }
}
