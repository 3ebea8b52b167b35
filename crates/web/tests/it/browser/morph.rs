//! An update changes what is new and nothing else: whatever somebody is doing on the page goes on. All with motion.

use super::access::{record, upload};
use super::stage::{Browser, Stage};
use serde_json::json;
use std::time::Duration;

/// Draws a card for whoever is to move, if that is possible.
async fn draw(players: &Browser) {
    players.take_over().await;
    players.pick("legal.includes('draw') ? 'draw' : legal[0]").await;
    players.confirm().await;
}

/// A table at which several moves were made, and somebody who watches it.
async fn watched(stage: &Stage) -> (Browser, Browser) {
    let (players, watcher) = (stage.wide().await, stage.wide().await);
    players.open_for_two("great-wall").await;
    for _ in 0..12 {
        draw(&players).await;
    }
    watcher.go(&players.path().await).await;
    (players, watcher)
}

/// Lets the others make a move, and waits for it.
async fn see_a_move(players: &Browser, watcher: &Browser) {
    let version = watcher.version().await;
    draw(players).await;
    watcher.wait_after(version).await;
}

#[tokio::test]
async fn open_details_and_scroll_positions_survive_a_move() {
    let stage = Stage::set(Duration::ZERO).await;
    let (players, watcher) = watched(&stage).await;
    watcher.run("document.querySelector('.legend').open = true; document.getElementById('log-before').scrollTop = 50; scrollTo(0, 40)").await;
    // The line of the log that stands at the upper edge of its list, and where exactly.
    let line = "
        const list = document.getElementById('log-before');
        const top = list.getBoundingClientRect().top;
        const line = [...list.children].find((line) => line.getBoundingClientRect().bottom > top);
        return [line.innerText, Math.round(line.getBoundingClientRect().top - top), scrollY]";
    let before = watcher.run(line).await;
    assert_ne!(before[2], json!(0), "the page is scrolled too");
    see_a_move(&players, &watcher).await;
    assert!(watcher.has(".legend[open]").await, "the legend stays open");
    assert_eq!(watcher.run(line).await, before, "and one reads on where one was");
    players.close().await;
    watcher.close().await;
}

#[tokio::test]
async fn selected_text_and_the_focus_survive_a_move() {
    let stage = Stage::set(Duration::ZERO).await;
    let (players, watcher) = watched(&stage).await;
    watcher.run("document.getElementById('log-before').focus()").await;
    watcher.run("window.focused = document.activeElement; getSelection().selectAllChildren(document.querySelectorAll('.log li')[2])").await;
    let selected = "return getSelection().toString()";
    let before = watcher.run(selected).await;
    assert!(before.as_str().unwrap().len() > 5, "{before}");
    see_a_move(&players, &watcher).await;
    assert_eq!(watcher.run(selected).await, before);
    assert!(watcher.focus_is("#log-before").await);
    watcher.wait_until("document.activeElement === window.focused").await;
    players.close().await;
    watcher.close().await;
}

#[tokio::test]
async fn the_focus_stays_on_a_card_while_the_other_moves() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide().await);
    ada.open_with(&lin, "great-wall").await;
    ada.wait("[data-version]").await;
    let (mover, other) = if ada.has("[data-legal]").await { (&ada, &lin) } else { (&lin, &ada) };
    other.wait(".playing-card").await;
    other.run("window.focused = document.querySelectorAll('.playing-card')[1]; window.focused.focus()").await;
    let version = other.version().await;
    draw(mover).await;
    other.wait_after(version).await;
    other.wait_until("window.focused.isConnected && document.activeElement === window.focused").await;
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn what_somebody_types_survives_an_update_with_its_caret() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide().await);
    ada.go("/new/qin").await;
    ada.run("document.getElementById('seat-2').value = 'friend'").await;
    ada.click("main button.primary").await;
    ada.wait("#invitation-2").await;
    // No field of a table is for typing yet; one that is read-only is made so.
    ada.run("const field = document.getElementById('invitation-2'); field.readOnly = false; field.value = ''; field.focus()").await;
    ada.keys("half a sentence").await;
    ada.run("document.activeElement.setSelectionRange(5, 6)").await;
    let invitation = ada.run("return new URL(document.getElementById('invitation-1').value).pathname").await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.click("main button.primary").await;
    ada.wait_until("document.getElementById('invitation-1') === null").await;
    let typed = "const field = document.activeElement; return [field.id, field.value, field.selectionStart, field.selectionEnd]";
    assert_eq!(ada.run(typed).await, json!(["invitation-2", "half a sentence", 5, 6]));
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn looking_back_what_was_closed_stays_closed_and_the_slider_keeps_the_focus() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let table = upload(&ada, &record::<sun_tzu::SunTzu>()).await;
    ada.go(&format!("{table}/replay?at=3")).await;
    ada.run(
        "document.getElementById('fairness').open = false; document.querySelector('[type=range]').focus()",
    )
    .await;
    ada.keys("\u{e014}\u{e014}").await;
    ada.wait_until("location.search.includes('at=5')").await;
    assert!(ada.has("#fairness:not([open])").await);
    assert!(ada.focus_is("[type=range]").await);
    assert_eq!(ada.run("return document.querySelector('[type=range]').value").await, "5");
    ada.close().await;
}
