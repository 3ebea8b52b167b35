//! The rules in the browser: beside the table, and on a phone.

use super::stage::Stage;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_paragraph_opens_beside_the_table() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
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
    let ada = stage.phone().await;
    for game in ["qin", "great-wall", "sun-tzu", "xian"] {
        ada.go(&format!("/rules/{game}")).await;
        ada.wait(".book figure").await;
        let wide = ada
            .run("return [...document.querySelectorAll('main, main *')].filter((node) => node.getBoundingClientRect().right > innerWidth + 1 && !node.closest('pre, table, svg')).map((node) => node.outerHTML.slice(0, 90)).slice(0, 5).join()")
            .await;
        let widths = ada.run("return [innerWidth, document.documentElement.scrollWidth]").await;
        assert_eq!(widths, json!([390, 390]), "{game}: {wide}");
        assert_eq!(wide, "", "{game}");
    }
    ada.close().await;
}
