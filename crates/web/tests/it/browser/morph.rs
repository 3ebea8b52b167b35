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
    // In a low window, which is no phone on its side, the log scrolls and the page too.
    let low = json!({ "width": 1280, "height": 520, "deviceScaleFactor": 1, "mobile": false });
    watcher.devtools("Emulation.setDeviceMetricsOverride", low).await;
    watcher.run("document.querySelector('.legend').open = true; document.getElementById('log-lines').scrollTop = 50; scrollTo(0, 40)").await;
    // The line of the log that stands at the upper edge of its list, and where exactly.
    let line = "
        const list = document.getElementById('log-lines');
        const top = list.getBoundingClientRect().top;
        const line = [...list.querySelectorAll('li')].find((line) => line.getBoundingClientRect().bottom > top);
        return [line.innerText, Math.round(line.getBoundingClientRect().top - top), scrollY]";
    let before = watcher.run(line).await;
    let scrolled = watcher.run("return document.getElementById('log-lines').scrollTop").await;
    assert_eq!(scrolled, json!(50), "the log is longer than its list");
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
    watcher.run("document.getElementById('log-lines').focus()").await;
    watcher.run("window.focused = document.activeElement; getSelection().selectAllChildren(document.querySelectorAll('.log .action')[2])").await;
    let selected = "return getSelection().toString()";
    let before = watcher.run(selected).await;
    assert!(before.as_str().unwrap().len() > 5, "{before}");
    see_a_move(&players, &watcher).await;
    assert_eq!(watcher.run(selected).await, before);
    assert!(watcher.focus_is("#log-lines").await);
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

/// Where a page differs from one that is loaded now; nothing, if it does not. What the script does to a page is left out.
const DIFFERENCE: &str = "
    const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html');
    const scripted = ['class', 'tabindex', 'hidden', 'inert', 'disabled', 'style', 'aria-pressed', 'aria-busy', 'data-sign'];
    const told = (node) => [node.localName, ...[...node.attributes].filter(({ name }) => !scripted.includes(name)).map(({ name, value }) => `${name}=${value}`).sort(), node.children.length ? '' : node.textContent].join(' ');
    const list = (table) => [...table.querySelectorAll('*')].map(told);
    const [has, wants] = [document.getElementById('table'), page.getElementById('table')].map(list);
    const at = wants.findIndex((line, index) => line !== has[index]);
    return at < 0 && has.length === wants.length ? null : [at, has[at] ?? null, wants[at] ?? null]";

#[tokio::test]
async fn after_every_push_a_page_is_what_a_new_one_would_be() {
    let stage = Stage::set(Duration::ZERO).await;
    let (players, watcher) = watched(&stage).await;
    // A push of everything would hide what changes do.
    watcher
        .run("window.whole = 0; const parse = DOMParser.prototype.parseFromString; DOMParser.prototype.parseFromString = function (html, type) { window.whole += html.includes('id=\"table\"') && !html.includes('<!--'); return parse.call(this, html, type); }")
        .await;
    for number in 0..10 {
        see_a_move(&players, &watcher).await;
        assert_eq!(watcher.run("return window.whole").await, json!(number), "it was told what has changed");
        assert_eq!(watcher.run(&format!("return (async () => {{ {DIFFERENCE} }})()")).await, json!(null));
    }
    players.close().await;
    watcher.close().await;
}

#[tokio::test]
async fn a_page_that_is_not_what_the_server_takes_it_for_gets_everything() {
    let stage = Stage::set(Duration::ZERO).await;
    let (players, watcher) = watched(&stage).await;
    watcher
        .run("document.getElementById('stage').replaceChildren(); document.getElementById('log').remove()")
        .await;
    see_a_move(&players, &watcher).await;
    watcher.wait("#stage svg").await;
    watcher.wait("#log li").await;
    assert_eq!(watcher.run(&format!("return (async () => {{ {DIFFERENCE} }})()")).await, json!(null));
    players.close().await;
    watcher.close().await;
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
    ada.run("document.getElementById('fairness').open = false; document.querySelector('[name=at]').focus()")
        .await;
    ada.keys("\u{e014}\u{e014}").await;
    ada.wait_until("location.search.includes('at=5')").await;
    assert!(ada.has("#fairness:not([open])").await);
    assert!(ada.focus_is("[name=at]").await);
    assert_eq!(ada.run("return document.querySelector('[name=at]').value").await, "5");
    ada.close().await;
}
