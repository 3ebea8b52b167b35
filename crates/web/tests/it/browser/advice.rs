//! Hints and the coach in the browser.

use super::stage::Stage;
use serde_json::json;
use std::time::Duration;

#[tokio::test]
async fn a_hint_is_drawn_on_the_board_and_nothing_is_played() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/new/qin").await;
    ada.run(
        "document.getElementById('seat-1').value = 'bot-novice'; document.getElementById('option-start').value = 'first'; document.querySelector('main form').requestSubmit()",
    )
    .await;
    ada.wait("#hint:enabled").await;
    let version = ada.version().await;
    ada.keys("h").await;
    ada.wait("#coach [data-hinted]").await;
    ada.wait("#ghost .hinted-1").await;
    ada.is_accessible("a hint").await;
    assert_eq!(ada.version().await, version, "a hint plays nothing");
    // A pick of one's own takes the place of the hint's ghosts, and the table that goes on makes it silent.
    let action = ada.run("return document.querySelector('[data-hinted]').dataset.hinted").await;
    ada.try_in_lesson(action.as_str().unwrap()).await;
    ada.wait_after(version).await;
    ada.wait_until("!document.querySelector('#coach [data-hinted], .hinted')").await;
    ada.close().await;
}

#[tokio::test]
async fn the_coach_of_a_first_game_speaks_and_can_be_turned_off() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.go("/").await;
    ada.run("document.querySelector(\"form[action='/play/great-wall'] [name=coach]\").form.requestSubmit()")
        .await;
    ada.wait("#coach .aim").await;
    ada.is_accessible("the coach").await;
    let widths = ada.run("return [innerWidth, document.documentElement.scrollWidth]").await;
    assert_eq!(widths, json!([390, 390]));
    ada.click("#coach form button").await;
    ada.wait("#content:not([data-coach])").await;
    ada.close().await;
}
