//! Mandate as an app: offline, somebody gets a page that says so, and nothing of a table is kept on the device.

use super::stage::Stage;
use serde_json::json;
use std::time::Duration;

/// The paths of all that the device keeps.
const KEPT: &str = "
    const done = arguments[arguments.length - 1];
    caches.keys().then((names) => Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)))).then((paths) => done(paths.flat().sort()));";

#[tokio::test]
async fn offline_a_page_says_so_and_the_way_back_is_the_same_page() {
    let stage = Stage::set(Duration::ZERO).await;
    let (lin, wire) = stage.wired().await;
    lin.open_for_two("qin").await;
    let table = lin.path().await;
    lin.wait_until("navigator.serviceWorker.controller").await;
    lin.go(&table).await;
    let kept = lin.client.execute_async(KEPT, vec![]).await.unwrap();
    let kept: Vec<&str> = kept.as_array().unwrap().iter().map(|path| path.as_str().unwrap()).collect();
    assert!(kept.len() == 3 && kept.contains(&"/offline"), "{kept:?}");
    assert!(kept.iter().all(|path| *path == "/offline" || path.starts_with("/assets/")), "{kept:?}");

    wire.cut();
    lin.go(&table).await;
    assert_eq!(lin.text("h1").await, "No connection");
    assert_eq!(lin.path().await, table, "the address is the table's");
    let font = lin.run("return getComputedStyle(document.querySelector('h1')).fontFamily").await;
    assert!(font.as_str().unwrap().contains("Palatino"), "it is dressed like the others: {font}");
    wire.mend();
    lin.click("main .primary").await;
    lin.wait("[data-curtain]").await;
    assert_eq!(lin.run("return location.pathname").await, json!(table));
    // The console tells of the broken connection, as it should.
    lin.leave().await;
}
