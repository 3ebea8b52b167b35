//! Two and three browsers at one table: they see who is there.

use super::qin::lay;
use super::stage::{Browser, Stage};
use std::time::Duration;

#[tokio::test]
async fn a_friend_who_closes_the_tab_is_seen_to_be_away() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, mei) = (stage.wide().await, stage.phone().await, stage.wide_in("fr").await);
    let table = ada.open_with(&lin, "qin").await;
    ada.wait("#plate-1 .presence.here").await;
    lin.wait("#plate-0 .presence.here").await;
    mei.go(&table).await;
    mei.wait("#plate-0 .presence.here").await;
    assert_eq!(mei.text("#watching").await, "Vous regardez cette partie.");
    ada.wait("#watching").await;
    assert_eq!(ada.text("#watching").await, "One person is watching.");
    lin.go("/").await;
    ada.wait("#plate-1 .presence.gone [data-ago]").await;
    mei.wait("#plate-1 .presence.gone").await;
    lin.go(&table).await;
    ada.wait("#plate-1 .presence.here").await;
    // The browser puts the page aside, and shows it again as it was.
    let set_aside =
        |event: &str| format!("dispatchEvent(new PageTransitionEvent('{event}', {{ persisted: true }}))");
    lin.run(&set_aside("pagehide")).await;
    ada.wait("#plate-1 .presence.gone").await;
    mei.go("/").await;
    lin.run(&set_aside("pageshow")).await;
    ada.wait("#plate-1 .presence.here").await;
    mei.go(&table).await;
    lin.wait("#watching").await;
    for browser in [ada, lin, mei] {
        browser.close().await;
    }
}

#[tokio::test]
async fn friends_agree_to_take_a_move_back_and_to_end_the_game() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.calm().await, stage.phone().await);
    ada.open_with(&lin, "qin").await;
    let (first, second) = if ada.has(".tile.open").await { (&ada, &lin) } else { (&lin, &ada) };
    first.wait(".tile.open").await;
    lay(first, 1).await;
    second.wait(".tile.open").await;
    press(first, "#leave > summary").await;
    press(first, "#leave [value=take-back] ~ button").await;
    assert!(!first.has("#leave[open]").await, "who has asked goes on playing");
    second.wait("#question #answer-true").await;
    // By keyboard, where somebody has one.
    second.tab_to("#answer-true").await;
    second.keys("\u{e007}").await;
    first.wait(".tile.open").await;
    second.wait("#notes").await;
    assert!(!second.has("#question").await && !second.has(".tile.open").await);
    press(second, "#leave > summary").await;
    press(second, "#leave [value=end] ~ button").await;
    first.wait("#question #answer-true").await;
    press(first, "#answer-true").await;
    for browser in [&ada, &lin] {
        browser.wait("#ending").await;
    }
    assert!(ada.text("#ending").await.contains("without a result"));
    ada.close().await;
    lin.close().await;
}

/// Opens a table by what its form says; its address.
pub async fn open(browser: &Browser, game: &str, form: &str) -> String {
    browser.go("/").await;
    let script = format!(
        "const done = arguments[arguments.length - 1];
         fetch('/new/{game}', {{ method: 'POST', body: new URLSearchParams({form:?}) }}).then((answer) => done(new URL(answer.url).pathname));"
    );
    let table = browser.client.execute_async(&script, vec![]).await.unwrap();
    table.as_str().unwrap().to_owned()
}

#[tokio::test]
async fn three_friends_play_by_the_clock_and_once_more() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, mei) = (stage.calm().await, stage.phone().await, stage.calm().await);
    let seats = "seat-0=me&seat-1=friend&seat-2=friend&open=yes";
    let table =
        open(&ada, "qin", &format!("{seats}&pace=live&minutes=5&seconds=10&option-start=first")).await;
    ada.go(&table).await;
    for friend in [&lin, &mei] {
        friend.go(&table).await;
        press(friend, "form[action$='/join'] button").await;
    }
    lin.wait("#clock-0.runs").await;
    let left = lin.text("#clock-0").await;
    lin.wait_until(&format!("document.querySelector('#clock-0').textContent !== {left:?}")).await;
    press(&ada, "#leave > summary").await;
    ada.is_accessible("a table with clocks, and the ways to leave it").await;
    press(&ada, "#leave [value=end] ~ button").await;
    lin.wait("#answer-true").await;
    lin.is_accessible("a question on a phone").await;
    press(&lin, "#answer-true").await;
    press(&mei, "#answer-true").await;
    for browser in [&ada, &lin, &mei] {
        press(browser, "form[action$='/rematch'] button").await;
    }
    for browser in [&ada, &lin, &mei] {
        browser.wait("#clock-0").await;
        assert_ne!(browser.path().await, table, "it is another table");
        assert!(browser.has("#plate-2 .name").await && browser.has("#leave").await, "all have come");
    }
    ada.go("/me").await;
    ada.wait("#games .my-table").await;
    ada.is_accessible("a page of somebody who has played").await;
    for browser in [ada, lin, mei] {
        browser.close().await;
    }
}

/// Clicks something that the sheet of a phone may cover until it is scrolled to.
pub async fn press(browser: &Browser, selector: &str) {
    browser.wait(selector).await;
    browser.run(&format!("document.querySelector({selector:?}).scrollIntoView({{ block: 'center' }})")).await;
    browser.click(selector).await;
}
