//! Two browsers and more before a game begins, and around one that somebody has left: what one does, the others see
//! without loading anything again.

use super::people::{open, press};
use super::stage::{Browser, Stage};
use crate::site::telling::pass;
use std::time::Duration;

const ENTER: &str = "\u{e007}";

async fn named(browser: &Browser, name: &str) {
    browser.go("/me").await;
    browser.run(&format!("document.getElementById('name').value = '{name}'")).await;
    press(browser, "form[action='/me/name'] button").await;
    browser.wait(&format!("#name[value='{name}']")).await;
}

/// Remembers that a page was not loaded again.
async fn mark(browser: &Browser) {
    browser.run("window.stayed = true").await;
}

async fn has_stayed(browser: &Browser) {
    assert_eq!(browser.run("return window.stayed").await, true, "the page was loaded again");
}

fn row(table: &str, section: &str) -> String {
    format!("#{section} #row-{}", table.strip_prefix("/t/").unwrap())
}

/// Waits until a row of the lobby says something.
async fn says(browser: &Browser, row: &str, text: &str) {
    browser.wait_until(&format!("document.querySelector({row:?})?.innerText.includes({text:?})")).await;
}

async fn has_gone(browser: &Browser, table: &str) {
    let row = format!("#row-{}", table.strip_prefix("/t/").unwrap());
    browser.wait_until(&format!("!document.querySelector({row:?})")).await;
}

#[tokio::test]
async fn the_lobby_of_another_browser_follows_a_table_from_its_opening_to_its_close() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.calm().await, stage.phone().await, stage.calm().await);
    named(&ada, "Ada").await;
    named(&lin, "Lin").await;
    eve.go("/").await;
    eve.wait("#content[data-have]").await;
    mark(&eve).await;
    let table = open(&ada, "qin", "seat-0=me&seat-1=friend&seat-2=friend&open=yes").await;
    let offered = row(&table, "lobby-open");
    says(&eve, &offered, "Ada").await;
    assert!(!eve.text(&offered).await.contains("Lin"));
    ada.go(&table).await;
    lin.go(&table).await;
    press(&lin, "form[action$='/join'] button").await;
    lin.wait("#hosting").await;
    says(&eve, &offered, "Lin").await;
    ada.wait_until("document.getElementById('plate-1')?.innerText.includes('Lin')").await;
    mark(&lin).await;
    // The host closes it, by keyboard: it is gone, and who sits there is told.
    ada.tab_to("#hosting form[action$='/close'] button").await;
    ada.keys(ENTER).await;
    ada.wait(".lobby").await;
    lin.wait_until("!document.getElementById('hosting')").await;
    assert_eq!(lin.text("#prompt").await, lin.text(".waiting h2").await);
    has_stayed(&lin).await;
    has_gone(&eve, &table).await;
    has_stayed(&eve).await;
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_host_gives_the_seat_of_somebody_who_does_not_come_to_somebody_else() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, mei) = (stage.calm().await, stage.calm().await, stage.phone().await);
    named(&ada, "Ada").await;
    named(&lin, "Lin").await;
    named(&mei, "Mei").await;
    let table = open(&ada, "qin", "seat-0=me&seat-1=friend&seat-2=friend&open=yes&option-start=first").await;
    ada.go(&table).await;
    lin.go(&table).await;
    press(&lin, "form[action$='/join'] button").await;
    lin.wait("#hosting").await;
    // She goes away, and does not come back.
    lin.go("/").await;
    lin.wait(&row(&table, "lobby-mine")).await;
    mark(&lin).await;
    let free = "#hosting form[action$='/free'] button";
    ada.wait(free).await;
    ada.wait("#plate-1 .presence.gone").await;
    assert!(ada.text(free).await.contains("Lin"));
    ada.tab_to(free).await;
    ada.keys(ENTER).await;
    ada.wait("#plate-1.empty").await;
    // To her it is a table like any other.
    lin.wait(&row(&table, "lobby-open")).await;
    assert!(!lin.has(&row(&table, "lobby-mine")).await);
    has_stayed(&lin).await;
    mei.go(&table).await;
    press(&mei, "form[action$='/join'] button").await;
    ada.wait_until("document.getElementById('plate-1')?.innerText.includes('Mei')").await;
    // Once everybody is there it has begun, and nobody closes it any more.
    lin.go(&table).await;
    press(&lin, "form[action$='/join'] button").await;
    for browser in [&ada, &lin, &mei] {
        browser.wait(".board").await;
        assert!(!browser.has("#hosting").await);
    }
    for browser in [ada, lin, mei] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_bot_plays_for_who_has_gone_until_they_come_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, mei) = (stage.calm().await, stage.calm().await, stage.phone().await);
    for (browser, name) in [(&ada, "Ada"), (&lin, "Lin"), (&mei, "Mei")] {
        named(browser, name).await;
    }
    let table = open(&ada, "qin", "seat-0=me&seat-1=friend&seat-2=friend&open=yes&option-start=first").await;
    for browser in [&ada, &lin, &mei] {
        browser.go(&table).await;
    }
    press(&mei, "form[action$='/join'] button").await;
    press(&lin, "form[action$='/join'] button").await;
    ada.wait(".board").await;
    mei.wait(".board").await;
    let seat = if ada.text("#plate-1").await.contains("Mei") { 1 } else { 2 };
    mei.go("/rules/qin").await;
    ada.wait(&format!("#plate-{seat} .presence.gone")).await;
    pass(Duration::from_mins(11)).await;
    press(&ada, "#leave > summary").await;
    press(&ada, "#leave form:has([value=replace]) button").await;
    press(&lin, "#answer-true").await;
    let is_bot = format!("#plate-{seat} .bot");
    ada.wait(&is_bot).await;
    lin.wait(&is_bot).await;
    // She is back, and takes her seat again.
    mei.go(&table).await;
    mei.is_accessible("a seat that a bot has, on a phone").await;
    press(&mei, "#return form button").await;
    for browser in [&ada, &lin, &mei] {
        browser
            .wait_until(&format!(
                "document.querySelector('#plate-{seat}') && !document.querySelector({is_bot:?})"
            ))
            .await;
    }
    ada.wait(&format!("#plate-{seat} .presence.here")).await;
    assert!(ada.text(&format!("#plate-{seat}")).await.contains("Mei"));
    assert!(!mei.has("#return").await);
    for browser in [ada, lin, mei] {
        browser.close().await;
    }
}
