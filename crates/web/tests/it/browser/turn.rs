//! It is your turn: how somebody is told who looks elsewhere.

use super::qin::lay;
use super::stage::{Browser, Patience, Stage};
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};
use std::time::Duration;

/// A browser that shows notifications and knows which tab is in front, and a friend; a table where the friend is to move.
/// In front is the lobby.
struct Elsewhere {
    stage: Stage,
    ada: Browser,
    lin: Browser,
    table: String,
    tabs: [WindowHandle; 2],
}

impl Elsewhere {
    async fn new() -> Elsewhere {
        let stage = Stage::set(Duration::ZERO).await;
        let (ada, lin) = (stage.with_hidden_tabs().await, stage.wide().await);
        ada.allow_notifications().await;
        let table = ada.open_with(&lin, "qin").await;
        ada.wait("[data-mover], .tile.open, .prompt").await;
        if !lin.has(".tile.open").await {
            lay(&ada, 0).await;
        }
        lin.wait(".tile.open").await;
        let at_table = ada.client.window().await.unwrap();
        let lobby = ada.client.new_window(true).await.unwrap().handle;
        Elsewhere { stage, ada, lin, table, tabs: [at_table, lobby] }
    }

    async fn look_at_table(&self) {
        self.ada.client.switch_to_window(self.tabs[0].clone()).await.unwrap();
        self.ada.wait_until("!document.hidden").await;
    }

    async fn look_at_lobby(&self) {
        self.ada.client.switch_to_window(self.tabs[1].clone()).await.unwrap();
        self.ada.go("/").await;
        self.ada.wait_until("!document.hidden").await;
    }

    /// Lin moves; the lobby says so, which hears of it after the table.
    async fn friend_moves(&self, number: usize) {
        lay(&self.lin, number).await;
        self.ada.wait(".board-row.my-turn").await;
    }

    async fn close(self) {
        self.ada.close().await;
        self.lin.close().await;
        drop(self.stage);
    }
}

impl Browser {
    async fn allow_notifications(&self) {
        self.go("/").await;
        let origin = self.run("return location.origin").await;
        let granted = json!({ "origin": origin, "permissions": ["notifications"] });
        self.devtools("Browser.grantPermissions", granted).await;
    }

    /// The notifications that the browser shows: what they are about, and what they say.
    async fn notifications(&self) -> Value {
        let script = "
            const done = arguments[arguments.length - 1];
            navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((shown) =>
                done(shown.map(({ tag, title, body, data }) => [tag, title, body, data])));";
        self.client.execute_async(script, vec![]).await.unwrap()
    }

    async fn wait_for_notifications(&self, count: usize) {
        self.wait_until(&format!(
            "(navigator.serviceWorker.ready.then((worker) => worker.getNotifications()).then((shown) => window.shown = shown.length), window.shown === {count})"
        ))
        .await;
    }

    /// What the tab shows: its title, and whether its icon is marked.
    async fn tab(&self) -> (String, bool) {
        let icon = "const icon = document.querySelector('link[rel=icon]'); return icon.getAttribute('href') === icon.dataset.turn";
        (self.client.title().await.unwrap(), self.run(icon).await == json!(true))
    }

    /// Waits until there is a tab with a title that begins so, in front or not.
    async fn wait_for_tab(&self, title: &str) {
        let patience = Patience::new();
        loop {
            let tabs = self.devtools("Target.getTargets", json!({})).await;
            let tabs = tabs["targetInfos"].as_array().unwrap();
            if tabs.iter().any(|tab| tab["title"].as_str().unwrap().starts_with(title)) {
                return;
            }
            patience.wait(format_args!("no tab says {title}: {tabs:?}")).await;
        }
    }

    async fn switch(&self, selector: &str, to: bool) {
        self.wait("#calls").await;
        self.run(
            "document.getElementById('calls').open = true; document.getElementById('calls').scrollIntoView()",
        )
        .await;
        self.click(selector).await;
        self.wait(&format!("{selector}[aria-checked={to}]")).await;
    }
}

#[tokio::test]
async fn whoever_looks_elsewhere_is_notified_if_they_want_to_be_of_this_table() {
    let scene = Elsewhere::new().await;
    let ada = &scene.ada;
    ada.wait("#notify[aria-checked=false]").await;
    ada.switch("#notify", true).await;
    assert_eq!(ada.tab().await, ("Qin \u{b7} Mandate".into(), false));
    scene.look_at_lobby().await;
    assert_eq!(ada.tab().await, ("Board games of imperial China \u{b7} Mandate".into(), false));

    scene.friend_moves(1).await;
    ada.wait_for_notifications(1).await;
    let told = json!([[scene.table, "Your turn", "Qin \u{b7} Mandate", { "table": scene.table }]]);
    assert_eq!(ada.notifications().await, told, "which table, and nothing of it");
    assert_eq!(
        ada.tab().await,
        ("\u{25cf} 1 \u{b7} Board games of imperial China \u{b7} Mandate".into(), true)
    );

    scene.look_at_table().await;
    ada.wait_for_notifications(0).await;
    assert_eq!(ada.tab().await, ("\u{25cf} Your turn \u{b7} Qin \u{b7} Mandate".into(), true));
    lay(ada, 2).await;
    assert_eq!(ada.tab().await, ("Qin \u{b7} Mandate".into(), false));

    // Not of this table any more.
    ada.switch("#notify", false).await;
    scene.look_at_lobby().await;
    scene.friend_moves(3).await;
    scene.look_at_table().await;
    ada.wait(".tile.open").await;
    assert_eq!(ada.notifications().await, json!([]));
    scene.close().await;
}

#[tokio::test]
async fn a_lobby_in_the_background_calls_too_but_not_to_a_table_in_front() {
    let scene = Elsewhere::new().await;
    let ada = &scene.ada;
    ada.switch("#notify", true).await;
    scene.look_at_lobby().await;
    scene.look_at_table().await;
    lay(&scene.lin, 1).await;
    ada.wait(".tile.open").await;
    ada.wait_for_tab("\u{25cf} 1 \u{b7} Board games").await;
    assert_eq!(ada.notifications().await, json!([]), "it is seen there");
    lay(ada, 2).await;
    ada.wait_for_tab("Board games").await;
    // The table is closed; only the lobby follows it, behind another page.
    ada.go("/rules/qin").await;
    ada.wait_until("!document.hidden").await;
    lay(&scene.lin, 3).await;
    ada.wait_for_notifications(1).await;
    let told = json!([[scene.table, "Your turn", "Qin", { "table": scene.table }]]);
    assert_eq!(ada.notifications().await, told);
    scene.close().await;
}

#[tokio::test]
async fn a_table_can_be_silenced_and_others_are_heard() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.calm().await);
    let silenced = ada.open_with(&lin, "qin").await;
    ada.click("#sound").await;
    ada.switch("#heard", false).await;
    ada.is_accessible("the switches of a table").await;
    let tones = "window.tones = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (at) { window.tones += 1; return start.call(this, at); };
        document.getElementById('sound').click(); document.getElementById('sound').click(); return window.tones";
    assert_eq!(ada.run(tones).await, json!(0));
    let heard = ada.open_with(&lin, "qin").await;
    assert_ne!(heard, silenced);
    assert_ne!(ada.run(tones).await, json!(0), "another table is heard");
    ada.go(&silenced).await;
    ada.wait("#heard[aria-checked=false]").await;
    ada.switch("#heard", true).await;
    assert_ne!(ada.run(tones).await, json!(0));
    ada.close().await;
    lin.close().await;
}
