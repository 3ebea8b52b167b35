//! How somebody lets themselves be told that others wait for them: by keyboard, on a phone, with slips.

use super::stage::{Browser, Stage};
use crate::site::telling::listener::Listener;
use crate::site::telling::post_office::PostOffice;
use crate::site::telling::{SITE, anywhere, mails, webhooks};
use std::sync::Arc;
use store::Sqlite;
use web::{Config, Site, Telling};

const ENTER: &str = "\u{e007}";

/// A site with webhooks and mails, and where these go.
async fn telling() -> (Stage, Listener, PostOffice) {
    let (listener, office) = (Listener::answering("204 No Content").await, PostOffice::open().await);
    let telling = Telling { mail: mails(&office.url()).mail, ..webhooks(anywhere) };
    let config = Config { rates: None, telling: Some(telling), ..Config::default() };
    let site = Site::new(Arc::new(Sqlite::in_memory().unwrap()), &config).await.unwrap();
    (Stage::of(site.router).await, listener, office)
}

/// Types something into a field that is reached with the keyboard, and sends it.
async fn type_into(browser: &Browser, field: &str, text: &str) {
    browser.tab_to(field).await;
    browser.keys(&format!("{text}{ENTER}")).await;
}

/// Whether a page is as wide as the screen, and no wider.
async fn fits(browser: &Browser) {
    let width = "document.documentElement.scrollWidth <= innerWidth";
    assert_eq!(browser.run(&format!("return {width}")).await, true);
}

#[tokio::test]
async fn a_mail_is_asked_for_by_keyboard_on_a_phone_and_confirmed_elsewhere() {
    let (stage, _, office) = telling().await;
    let (ada, desk) = (stage.phone().await, stage.wide().await);
    ada.go("/me").await;
    ada.is_accessible("one's own page with ways to be told, on a phone").await;
    fits(&ada).await;
    type_into(&ada, "#mail-address", "ada@localhost").await;
    ada.wait("#mail-problem[role=alert]").await;
    assert_eq!(ada.text("#mail-problem").await, "Ce n\u{2019}est pas une adresse de courriel.");
    // The cursor stands where something has to be corrected, and what was typed is there.
    assert!(ada.focus_is("#mail-address[aria-invalid=true]").await);
    assert_eq!(ada.run("return document.activeElement.value").await, "ada@localhost");
    ada.is_accessible("a slip in an address, on a phone").await;
    fits(&ada).await;
    ada.run("document.activeElement.select()").await;
    ada.keys(&format!("ada@example.org{ENTER}")).await;
    ada.wait("#turns #mail").await;
    assert!(
        ada.text("#mail")
            .await
            .contains("Un courriel avec un lien a \u{e9}t\u{e9} envoy\u{e9} \u{e0} ada@example.org.")
    );
    assert_eq!(ada.run("return location.hash").await, "#mail");

    let link = office.mails()[0].link(&format!("{SITE}/mail/confirm/"));
    desk.go(link.strip_prefix(SITE).unwrap()).await;
    desk.wait("form[action^='/mail/confirm/']").await;
    desk.is_accessible("a question about an address").await;
    desk.tab_to("form[action^='/mail/confirm/'] button").await;
    desk.keys(ENTER).await;
    desk.wait("[role=status]").await;
    assert!(desk.text("[role=status]").await.starts_with("From now on you get a mail"));
    ada.go("/me").await;
    assert!(ada.text("#mail").await.contains("Les courriels vont \u{e0} ada@example.org."));
    ada.tab_to("form[action='/me/mail/end'] button").await;
    ada.keys(ENTER).await;
    ada.wait("#turns #mail").await;
    ada.wait_until("!document.querySelector(\"form[action='/me/mail/end']\")").await;
    // The console tells of the form that was refused.
    ada.leave().await;
    desk.close().await;
}

#[tokio::test]
async fn a_webhook_is_set_and_tried_by_keyboard() {
    let (stage, listener, _) = telling().await;
    let ada = stage.wide().await;
    ada.go("/me").await;
    ada.is_accessible("one's own page with ways to be told").await;
    type_into(&ada, "#webhook-address", "ftp://hooks.example/").await;
    ada.wait("#webhook-problem[role=alert]").await;
    assert!(ada.focus_is("#webhook-address[aria-invalid=true]").await);
    ada.run("document.activeElement.select()").await;
    ada.keys(&format!("{}{ENTER}", listener.url("/hook?key=secret"))).await;
    ada.wait("form[action='/me/webhook/try']").await;
    let page = ada.text("#webhook").await;
    assert!(page.contains("Messages go to 127.0.0.1.") && !page.contains("secret"), "{page}");
    ada.tab_to("form[action='/me/webhook/try'] button").await;
    ada.keys(ENTER).await;
    ada.wait("[role=status]").await;
    assert_eq!(ada.text("[role=status]").await, "The test has arrived.");
    assert_eq!(listener.got().len(), 1);
    ada.tab_to("a[href='/me#turns']").await;
    ada.keys(ENTER).await;
    ada.wait("#webhook-address").await;
    // The console tells of the form that was refused.
    ada.leave().await;
}
