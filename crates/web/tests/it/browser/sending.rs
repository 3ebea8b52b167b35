//! What was confirmed and is not there yet: it shows that it is on its way, keeps what was chosen, and is played once.

use super::stage::{Browser, Stage};
use super::wire::Wire;
use serde_json::json;
use std::time::Duration;

/// Somebody before a bot that takes its time, with a tile chosen and not confirmed, over a wire.
async fn about_to_confirm(stage: &Stage) -> (Browser, Wire) {
    let (ada, wire) = stage.wired().await;
    ada.go("/new/qin").await;
    ada.run("document.querySelector('details').open = true; document.getElementById('option-start').value = 'first'").await;
    ada.run("document.getElementById('seat-1').value = 'bot-novice'").await;
    ada.click("main button.primary").await;
    ada.click(".tile.open").await;
    let square = ada.run("return document.querySelector('.square.open').dataset.thing").await;
    ada.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    ada.wait("#consequences .action").await;
    ada.wait("#ghost .ghost").await;
    (ada, wire)
}

const MOVES: &str = "return document.querySelectorAll('.log .action').length";

#[tokio::test]
async fn on_a_slow_connection_a_confirmed_move_says_that_it_is_on_its_way() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let (ada, wire) = about_to_confirm(&stage).await;
    let version = ada.version().await;
    wire.hold();
    ada.click("#confirm button.primary:enabled").await;
    ada.wait("#confirm .primary[aria-busy=true]").await;
    ada.wait_until("document.getElementById('sending').textContent.startsWith('Sending')").await;
    assert!(ada.has("#ghost .ghost").await && ada.has("#consequences .action").await, "the choice stays");
    assert!(ada.focus_is("#confirm .primary").await, "and so does the focus");
    // Impatience changes nothing.
    for _ in 0..3 {
        ada.click("#confirm .primary").await;
        ada.keys("\u{e00c}").await;
    }
    assert!(ada.has("#ghost .ghost").await);
    wire.release();
    ada.wait_after(version).await;
    ada.wait("#confirm .primary:not([aria-busy=true])").await;
    assert_eq!((ada.text("#sending").await, ada.run(MOVES).await), (String::new(), json!(1)));
    assert!(!ada.has("#ghost .ghost").await && ada.focus_is("#prompt").await, "one waits for the other");
    ada.close().await;
}

#[tokio::test]
async fn on_a_lost_connection_it_is_tried_again_and_played_once() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let (ada, wire) = about_to_confirm(&stage).await;
    let version = ada.version().await;
    wire.cut();
    ada.click("#confirm button.primary:enabled").await;
    ada.wait_until("document.getElementById('sending').textContent.startsWith('Not saved yet')").await;
    assert!(ada.has("#ghost .ghost").await, "the choice stays");
    assert_eq!(ada.name_of("#sending").await, "", "a status is read, not named");
    let told = ada.devtools("Accessibility.getFullAXTree", json!({})).await;
    let told: Vec<&str> =
        told["nodes"].as_array().unwrap().iter().filter_map(|node| node["name"]["value"].as_str()).collect();
    assert!(told.iter().any(|told| told.starts_with("Not saved yet")), "{told:?}");
    ada.click("#confirm .primary").await;
    wire.mend();
    ada.wait_after(version).await;
    ada.wait("#confirm .primary:not([aria-busy=true])").await;
    assert_eq!((ada.text("#sending").await, ada.run(MOVES).await), (String::new(), json!(1)));
    // The console tells of the broken connection, as it should.
    ada.leave().await;
}

#[tokio::test]
async fn what_is_refused_can_be_chosen_again() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let (ada, _wire) = about_to_confirm(&stage).await;
    // Made for another state of the table, as if somebody had been faster.
    ada.run("document.querySelector('#confirm [name=version]').value = '99'").await;
    ada.click("#confirm button.primary:enabled").await;
    ada.wait("#notice.shown").await;
    ada.wait("#confirm .primary:enabled:not([aria-busy=true])").await;
    assert!(ada.has("#ghost .ghost").await, "the choice stays");
    ada.run("const table = document.getElementById('table'); document.querySelector('#confirm [name=version]').value = table.dataset.version").await;
    let version = ada.version().await;
    ada.click("#confirm button.primary:enabled").await;
    ada.wait_after(version).await;
    ada.leave().await;
}
