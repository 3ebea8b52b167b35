//! What makes a table alive, and how it is calmed: sounds and their switch, what happened step by step, and the end, where
//! scores are counted up before the winner is named.

use super::access::{played, record, upload};
use super::stage::Stage;
use game::Viewer;
use serde_json::json;
use std::time::Duration;

/// Counts the tones that the page starts.
const LISTEN: &str = "window.tones = 0; const start = OscillatorNode.prototype.start; OscillatorNode.prototype.start = function (at) { window.tones += 1; return start.call(this, at); }";
const HEARD: &str = "const heard = window.tones; window.tones = 0; return heard";

#[tokio::test]
async fn sounds_are_off_until_they_are_switched_on_and_stay_as_they_were_left() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    ada.run(LISTEN).await;
    assert!(ada.has("#sound[aria-pressed=false]").await, "nobody is startled");
    ada.click("#sound").await;
    ada.wait("#sound[aria-pressed=true]").await;
    assert_ne!(ada.run(HEARD).await, json!(0), "one hears what was switched on");
    ada.run("const volume = document.getElementById('volume'); volume.value = 0; volume.dispatchEvent(new Event('input', { bubbles: true }))").await;
    assert_eq!(ada.run(HEARD).await, json!(0));
    ada.wait("#sound[aria-pressed=false]").await;
    ada.click("#sound").await;
    ada.go(&ada.path().await).await;
    ada.wait("#sound[aria-pressed=true]").await;
    ada.click("#sound").await;
    ada.wait("#sound[aria-pressed=false]").await;
    ada.close().await;
}

#[tokio::test]
async fn scores_are_counted_before_the_winner_is_named() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, calm) = (stage.wide().await, stage.calm().await);
    ada.go("/records").await;
    let table = upload(&ada, &record::<games::great_wall::GreatWall>()).await;
    ada.go(&table).await;
    ada.wait("#edict").await;
    let again = "document.getElementById('edict-again').click();
        const seen = (selector) => getComputedStyle(document.querySelector(selector)).visibility;
        return [document.getElementById('edict').dataset.told, seen('#edict .victor'), seen('#prompt'), seen('#ending'),
            Math.max(...[...document.querySelectorAll('#edict [data-count]')].map((figure) => Number(figure.textContent)))]";
    let counting = ada.run(again).await;
    assert_eq!(counting[0], "counting", "{counting}");
    assert_eq!([&counting[1], &counting[2], &counting[3]], ["hidden"; 3], "nobody is named yet");
    let most = "return Math.max(...[...document.querySelectorAll('#edict [data-count]')].map((figure) => Number(figure.dataset.count)))";
    assert!(counting[4].as_i64() < ada.run(most).await.as_i64(), "{counting}");
    // A key skips to the end of it, and again folds it away.
    let skip = "document.getElementById('edict-again').click();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
        return [document.getElementById('edict').dataset.told, document.querySelector('#edict .victor').innerText]";
    let skipped = ada.run(skip).await;
    assert_eq!(skipped[0], "named");
    assert_ne!(skipped[1], "", "the winner is named");
    ada.wait_until("[...document.querySelectorAll('#edict [data-count]')].every((figure) => figure.textContent === figure.dataset.count)").await;
    // The whole table, sent again to a page that asks for it, changes nothing of that.
    ada.run("document.getElementById('content').dataset.have = ''; dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))").await;
    ada.wait("#content:not([data-have=''])").await;
    assert_eq!(ada.run("return document.getElementById('edict').dataset.told").await, "named");
    ada.keys("\u{e00c}").await;
    ada.wait("#edict:not([open])").await;
    // The turns that are only scored come one by one; the same key ends that.
    let unfolding = "document.getAnimations().filter(({ playState, effect }) => playState === 'running' && effect.target.closest('.scoring')).length";
    ada.run("for (const line of document.querySelectorAll('.scoring .new')) { line.classList.remove('new'); void line.offsetWidth; line.classList.add('new'); }").await;
    assert_ne!(ada.run(&format!("return {unfolding}")).await, json!(0));
    ada.keys("\u{e00c}").await;
    assert_eq!(ada.run(&format!("return {unfolding}")).await, json!(0));
    // Those who want things calm see the end of it at once.
    calm.go(&table).await;
    calm.wait("#edict[data-told=named]").await;
    let calmly = calm.run(again).await;
    assert_eq!(calmly[0], "named", "{calmly}");
    ada.close().await;
    calm.close().await;
}

#[tokio::test]
async fn what_happened_since_my_last_turn_is_marked_and_stepped_through() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/new/qin").await;
    ada.run("for (const seat of ['seat-1', 'seat-2']) document.querySelector(`select#${seat}`).value = 'bot-novice'").await;
    ada.click("main button.primary").await;
    ada.take_over().await;
    for thing in [".hand .open[data-thing]", ".board .open[data-thing]"] {
        ada.run(&format!(
            "document.querySelector({thing:?}).dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))"
        ))
        .await;
    }
    ada.wait("#consequences .action").await;
    ada.confirm().await;
    ada.wait("#log-turns li + li + #log-before").await;
    ada.wait("[data-legal]").await;
    let marked = "return [...document.querySelectorAll('.board .since')].map((node) => node.dataset.thing ?? node.dataset.place).sort()";
    let told = "return [...new Set([...document.querySelectorAll('#log-turns > li:not(#log-before ~ li) [data-places]')].flatMap((line) => line.dataset.places.split('|')))]
        .filter((place) => document.querySelector(`.board :is([data-thing=\"${place}\"], [data-place=\"${place}\"])`)).sort()";
    let places = ada.run(told).await;
    assert!(places.as_array().unwrap().len() >= 4, "two tiles were laid: {places}");
    assert_eq!(ada.run(marked).await, places, "every change is marked");
    // By keys and by buttons, the earliest first.
    let looked = "return document.querySelector('#log .looked')?.id ?? null";
    ada.run("document.body.focus()").await;
    ada.keys(".").await;
    let first = ada.run(looked).await;
    assert!(ada.has(".board .lit").await, "its places are lit");
    ada.click("#since-next").await;
    let second = ada.run(looked).await;
    let number =
        |id: &serde_json::Value| id.as_str().unwrap().trim_start_matches("told-").parse::<u32>().unwrap();
    assert!(number(&first) < number(&second), "{first} comes before {second}");
    ada.keys(",").await;
    assert_eq!(ada.run(looked).await, first);
    // Pointing at a place lights the lines about it.
    ada.run("const line = document.querySelector('#log-turns > li:not(#log-before ~ li) [data-places]'); const place = line.dataset.places.split('|')[0];
        document.querySelector(`.board :is([data-thing=\"${place}\"], [data-place=\"${place}\"])`).dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))").await;
    assert!(ada.has("#log-turns > li:not(#log-before ~ li) .pointed").await);
    ada.close().await;
}

#[tokio::test]
async fn that_the_end_is_near_is_seen_heard_and_said() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    // Played by chance, few matches end with a last pagoda.
    let mut matches =
        (0..=u8::MAX).map(|number| played::<games::qin::Qin>(&["Ada", "Lin", "Eve", "Bob"], number));
    let close =
        matches.find(|table| table.view(Viewer::Public).players.iter().any(|player| player.supply < 2));
    ada.play_up_to(&serde_json::to_string(&close.unwrap().record()).unwrap(), ".late").await;
    ada.click("#sound").await;
    ada.run(LISTEN).await;
    ada.confirm().await;
    ada.wait("#stage .late.fresh").await;
    assert_ne!(ada.run(HEARD).await, json!(0));
    let told = ada.text(".late").await;
    assert!(told.contains("pagoda"), "{told}");
    assert_eq!(
        ada.run("return document.getElementById('told').textContent.trim()").await,
        json!(told.trim())
    );
    let kinds = ada.run("return document.querySelector('#stage .late').dataset.drama").await;
    assert_eq!(kinds, json!("last-round"));
    ada.is_accessible("Qin when the end is near").await;
    ada.close().await;
}
