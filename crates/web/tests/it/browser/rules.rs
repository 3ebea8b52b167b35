//! The rules in the browser: beside the table, and on a phone.

use super::stage::Stage;
use axum::http::Method;
use fantoccini::wd::WebDriverCompatibleCommand;
use serde_json::json;
use std::time::Duration;

/// Makes the page as narrow as a phone, which a window cannot be.
#[derive(Debug)]
struct Narrow;

impl WebDriverCompatibleCommand for Narrow {
    fn endpoint(&self, base: &url::Url, session: Option<&str>) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/goog/cdp/execute", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _url: &url::Url) -> (Method, Option<String>) {
        let size = json!({ "width": 390, "height": 844, "deviceScaleFactor": 1, "mobile": true });
        let command = json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": size });
        (Method::POST, Some(command.to_string()))
    }
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
    ada.client.issue_cmd(Narrow).await.unwrap();
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
