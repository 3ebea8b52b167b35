//! Qin in the browser, and what all boards share: live updates, curtain, phone, keyboard, replay.

use crate::stage::{Browser, Stage};
use serde_json::json;
use std::time::{Duration, Instant};

/// Lays a tile as people do: tile, square, confirm. Which squares are open is asked of the page.
async fn lay(player: &Browser, number: usize) {
    let version = player.version().await;
    player.click(".tile.open").await;
    let square = player
        .run(&format!(
            "const open = [...document.querySelectorAll('.square.open')]; return open[{number} * 7 % open.length].dataset.thing"
        ))
        .await;
    player.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    player.wait("#consequences .action").await;
    player.click("#confirm button.primary:enabled").await;
    player.wait_after(version).await;
}

#[tokio::test]
async fn somebody_plays_against_a_bot_to_the_end_and_looks_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.click("form[action='/play/qin'] button").await;
    ada.wait("svg.board").await;
    for number in 0.. {
        ada.wait(".tile.open, .ending").await;
        if ada.has(".ending").await {
            break;
        }
        lay(&ada, number).await;
        assert!(number < 80);
    }
    let scores = ada.text(".scores").await;
    assert!(scores.chars().any(|letter| letter.is_ascii_digit()), "{scores}");
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    assert!(ada.text(".verified").await.contains("Verified"));
    let last = ada.text(".prompt").await;
    ada.run("document.activeElement.blur()").await;
    ada.keys("\u{e012}").await;
    ada.wait("#replay [rel=next]").await;
    let end = Instant::now() + Duration::from_secs(10);
    while ada.text(".prompt").await == last {
        assert!(Instant::now() < end, "the arrow key does not go back");
    }
    ada.close().await;
}

#[tokio::test]
async fn two_people_and_a_spectator_see_what_each_may_see() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.wide().await, stage.wide().await, stage.wide().await);
    ada.go("/new/qin").await;
    ada.run("document.querySelector('details').open = true; document.getElementById('option-start').value = 'first'").await;
    ada.click("main button.primary").await;
    ada.wait(".waiting .qr svg").await;
    let invitation = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    let table = ada.path().await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.click("main button.primary").await;
    eve.go(&table).await;
    ada.wait(".tile.open").await;
    assert!(
        ada.run("return document.title").await.as_str().unwrap().starts_with('\u{25cf}'),
        "the title tells"
    );
    let hands = "return [...document.querySelectorAll('.hand [data-thing]')].map((tile) => tile.dataset.thing).join()";
    for number in 0..6 {
        let (to_move, other) = if number % 2 == 0 { (&ada, &lin) } else { (&lin, &ada) };
        to_move.wait(".tile.open").await;
        assert!(!other.has("[data-legal]").await && !eve.has(".tile").await);
        let version = to_move.version().await;
        lay(to_move, number).await;
        for watching in [&ada, &lin, &eve] {
            watching.wait_after(version).await;
        }
        assert!(
            !eve.client.source().await.unwrap().contains("class=\"tile"),
            "no hand is in a spectator's page"
        );
        assert_eq!(ada.run(hands).await.as_str().unwrap().split(',').count(), 3);
    }
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_move_reaches_the_other_browser_at_once() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, eve) = (stage.wide().await, stage.wide().await);
    ada.open_for_two("qin").await;
    ada.click("[data-curtain]").await;
    ada.wait(".tile.open").await;
    eve.go(&ada.path().await).await;
    // Both browsers read the same clock: when the click was sent, and when the other page had changed.
    eve.run("new MutationObserver(() => { window.seen = Date.now() }).observe(document.getElementById('content'), { childList: true })").await;
    ada.run("document.addEventListener('submit', () => { window.sent = Date.now() }, true)").await;
    let version = eve.version().await;
    lay(&ada, 1).await;
    eve.wait_after(version).await;
    let (sent, seen) = (
        ada.run("return window.sent").await.as_i64().unwrap(),
        eve.run("return window.seen").await.as_i64().unwrap(),
    );
    println!("a move reached the other browser after {} ms", seen - sent);
    assert!(seen - sent < 1000, "{} ms", seen - sent);
    // The device is to be passed on, and nothing of either hand is in the page.
    ada.wait(".curtain").await;
    assert!(!ada.has(".tile").await);
    ada.close().await;
    eve.close().await;
}

/// A square on which the picked tile can lie in more than one way.
const SQUARE_WITH_TWO_WAYS: &str = "
    const tile = document.querySelector('.tile.picked').dataset.thing;
    const ways = document.getElementById('table').dataset.legal.split('|').filter((way) => way.startsWith(tile));
    const squares = [...document.querySelectorAll('.square.open')].map((square) => square.dataset.thing);
    return squares.find((square) => ways.filter((way) => way.split(' ').includes(square)).length > 1);
";

#[tokio::test]
async fn on_a_phone_in_french_a_move_is_turned_cancelled_refused_and_taken_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.browser((390, 844), "fr").await;
    ada.go("/").await;
    assert!(ada.text("h1").await.contains("Prenez place"));
    ada.click("form[action='/play/qin'] button").await;
    ada.wait(".tile.open").await;
    let overflow =
        ada.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    assert_eq!(overflow.as_i64(), Some(0), "nothing sticks out of a phone");
    ada.click(".tile.open").await;
    ada.run("document.querySelector(\"[data-thing='a13']\").dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown button").await;
    assert!(ada.text("#notice").await.contains("Règle 4.2"));
    let square = ada.run(SQUARE_WITH_TWO_WAYS).await;
    ada.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    ada.wait("#consequences .action").await;
    let first = ada.text("#consequences .action").await;
    ada.click("#turn").await;
    let end = Instant::now() + Duration::from_secs(10);
    while ada.text("#consequences .action").await == first {
        assert!(Instant::now() < end, "it does not turn");
    }
    ada.click("#cancel").await;
    assert!(!ada.has("#consequences .action").await);
    ada.click("#cancel").await;
    let version = ada.version().await;
    lay(&ada, 3).await;
    ada.wait(".tile.open").await;
    ada.click("#undo:enabled").await;
    ada.wait_after(version + 1).await;
    ada.wait(".tile.open").await;
    ada.close().await;
}

#[tokio::test]
async fn a_tile_can_be_laid_by_keyboard_alone() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.run("document.querySelector('[data-curtain]').focus()").await;
    ada.keys("\u{e007}").await;
    ada.wait(".tile.open").await;
    let version = ada.version().await;
    // Tab to the first tile, take it, then to the board.
    for _ in 0..30 {
        if ada.run("return document.activeElement.matches('.tile')").await == json!(true) {
            break;
        }
        ada.keys("\u{e004}").await;
    }
    ada.keys("\u{e007}").await;
    ada.run("document.querySelector('[role=gridcell][tabindex=\"0\"]').focus()").await;
    // Walk until the square under the cursor can take the tile.
    for key in ["\u{e013}", "\u{e012}", "\u{e013}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e015}"] {
        ada.keys(key).await;
        if ada.run("return document.activeElement.matches('.open')").await == json!(true) {
            break;
        }
    }
    let label = ada.run("return document.activeElement.getAttribute('aria-label')").await;
    assert!(label.as_str().unwrap().contains("grassland"), "{label}");
    ada.keys("\u{e007}").await;
    ada.wait("#table.held #consequences .action").await;
    ada.keys("r").await;
    ada.keys("\u{e007}").await;
    ada.wait_after(version).await;
    ada.close().await;
}
