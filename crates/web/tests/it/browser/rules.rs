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
    for game in games::IDS {
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

#[tokio::test]
async fn what_is_searched_for_stands_alone_under_its_headings() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/rules/qin").await;
    let blocks = "return document.querySelectorAll('.book > :not([hidden])').length";
    let all = ada.run(blocks).await.as_i64().unwrap();
    ada.tab_to("#search").await;
    ada.keys("village tie").await;
    ada.wait_until("/^[1-9]/.test(document.getElementById('found').textContent)").await;
    let found: i64 = ada.text("#found").await.parse().unwrap();
    let shown = ada
        .run("return [...document.querySelectorAll('.book > :not([hidden], h1, h2, h3)')].map((block) => block.textContent.toLowerCase())")
        .await;
    let shown: Vec<&str> = shown.as_array().unwrap().iter().map(|text| text.as_str().unwrap()).collect();
    assert_eq!(shown.len() as i64, found);
    assert!(shown.iter().all(|text| text.contains("village") && text.contains("tie")), "{shown:?}");
    assert!(ada.run("return !document.getElementById('rule-5').hidden").await == true, "with its chapter");
    ada.keys("qwertz").await;
    ada.wait_until("document.getElementById('found').textContent.length > 3").await;
    assert_eq!(ada.run("return document.querySelectorAll('.rule:not([hidden])').length").await, 0);
    ada.run("const field = document.getElementById('search'); field.value = ''; field.dispatchEvent(new Event('input', { bubbles: true }))").await;
    assert_eq!(ada.run(blocks).await.as_i64(), Some(all), "everything is back");
    ada.close().await;
}

#[tokio::test]
async fn a_card_is_one_sheet_of_paper() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for language in ["en", "fr"] {
        ada.go("/").await;
        ada.click(&format!(".preferences [name=language][value={language}]")).await;
        ada.wait(&format!("html[lang={language}] .preferences")).await;
        for game in games::IDS {
            ada.go(&format!("/rules/{game}/card")).await;
            ada.wait(&format!("html[lang={language}] .sheet .columns section")).await;
            let printed = ada.devtools("Page.printToPDF", json!({ "preferCSSPageSize": true })).await;
            let read = format!(
                "const pdf = atob({});
                 const [, width, height] = pdf.match(/MediaBox\\s*\\[0 0 ([\\d.]+) ([\\d.]+)/);
                 return [pdf.match(/\\/Type\\s*\\/Page(?!s)/g).length, Math.round(width), Math.round(height)]",
                printed["data"]
            );
            // In points: an A4 page.
            assert_eq!(ada.run(&read).await, json!([1, 595, 842]), "{game} in {language}");
        }
    }
    ada.close().await;
}
