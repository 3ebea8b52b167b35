//! Pieces move as at a real table: from a hand or a seat to the board, and never because the page was laid out anew.

use super::access::{record, upload};
use super::qin::{hold, lay};
use super::stage::{Browser, Patience, Stage};
use serde_json::{Value, json};
use std::time::Duration;

/// From now on every piece that glides waits where it starts, so that one can see where that is.
const HOLD: &str = "
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        const motion = animate.apply(this, how);
        motion.pause();
        return motion;
    };";

/// Everything that moves arrives.
const STILL: &str = "for (const motion of document.getAnimations()) motion.finish()";

/// The pieces that are seen to glide, each with the middle of where it starts.
const STARTS: &str = "
    return document.getAnimations().filter((motion) => motion.id === 'glide').map((motion) => {
        const box = motion.effect.target.getBoundingClientRect();
        return [motion.effect.target.dataset.piece, box.x + box.width / 2, box.y + box.height / 2, box.width];
    }).filter(([, , , width]) => width > 0);";

async fn middle(browser: &Browser, selector: &str) -> Value {
    let script = format!(
        "const box = document.querySelector({selector:?}).getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]"
    );
    browser.run(&script).await
}

/// Where the pieces start whose name begins so.
fn starts(found: &Value, piece: &str) -> Vec<(f64, f64)> {
    let found = found.as_array().unwrap().iter();
    let named = found.filter(|start| start[0].as_str().unwrap().starts_with(piece));
    named.map(|start| (start[1].as_f64().unwrap(), start[2].as_f64().unwrap())).collect()
}

fn is_at(start: (f64, f64), place: &Value) -> bool {
    (start.0 - place[0].as_f64().unwrap()).hypot(start.1 - place[1].as_f64().unwrap()) < 2.0
}

#[tokio::test]
async fn a_tile_comes_from_the_hand_or_the_seat_and_a_pagoda_from_its_owners_seat() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide().await);
    ada.open_with(&lin, "qin").await;
    for browser in [&ada, &lin] {
        browser.run(HOLD).await;
    }
    let (mut tiles, mut pagodas) = (0, 0);
    for number in 0..20 {
        let patience = Patience::new();
        let (mover, other, seat) = loop {
            if ada.has(".tile.open").await {
                break (&ada, &lin, 0);
            }
            if lin.has(".tile.open").await {
                break (&lin, &ada, 1);
            }
            patience.wait("nobody is to move").await;
        };
        hold(mover, number).await;
        // What is picked is lifted; from there it goes to the board.
        mover.run(STILL).await;
        let hand = middle(mover, ".tile.picked").await;
        let version = other.version().await;
        mover.confirm().await;
        other.wait_after(version).await;
        let found = [mover.run(STARTS).await, other.run(STARTS).await];
        for (viewer, found) in [mover, other].into_iter().zip(&found) {
            let seats = [
                middle(viewer, ".players [data-home=seat-0] .mark").await,
                middle(viewer, ".players [data-home=seat-1] .mark").await,
            ];
            let from = if std::ptr::eq(viewer, mover) { &hand } else { &seats[seat] };
            let laid = starts(found, "tile-");
            assert!(laid.len() == 1 && is_at(laid[0], from), "move {number}: {found} not from {from}");
            tiles += 1;
            for start in starts(found, "pagoda-") {
                assert!(seats.iter().any(|seat| is_at(start, seat)), "{found} not from {seats:?}");
                pagodas += 1;
            }
        }
        for browser in [&ada, &lin] {
            browser.run(STILL).await;
        }
    }
    assert!(tiles == 40 && pagodas > 3, "{tiles} tiles and {pagodas} pagodas came to the board");
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn nothing_moves_because_the_page_is_laid_out_anew() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    let mut number = 0;
    while number < 4 || !ada.has("[data-piece^=pagoda]").await {
        ada.take_over().await;
        lay(&ada, number).await;
        number += 1;
    }
    ada.take_over().await;
    ada.run(HOLD).await;
    let pieces = "return [...document.querySelectorAll('[data-piece]')].map((node) => node.dataset.piece)";
    let before = ada.run(pieces).await;
    let old = middle(&ada, "[data-piece^=pagoda]").await;
    // With the next state the prompt is taller and the board smaller.
    ada.run("const style = document.styleSheets[0];
        style.insertRule(`#table:not([data-version='${document.getElementById('table').dataset.version}']) #prompt { height: 160px }`, style.cssRules.length);
        style.insertRule(`#table:not([data-version='${document.getElementById('table').dataset.version}']) .stage { width: 400px }`, style.cssRules.length);").await;
    lay(&ada, number).await;
    assert_ne!(middle(&ada, "[data-piece^=pagoda]").await, old, "the board was shifted");
    let found = ada.run(STARTS).await;
    assert!(!starts(&found, "tile-").is_empty(), "the new tile moves");
    for moved in found.as_array().unwrap() {
        assert!(!before.as_array().unwrap().contains(&moved[0]), "{} has not moved", moved[0]);
    }
    ada.close().await;
}

#[tokio::test]
async fn a_card_comes_from_the_hand_too() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("great-wall").await;
    ada.take_over().await;
    ada.run(HOLD).await;
    ada.pick("legal.find((action) => action.startsWith('lay '))").await;
    ada.run(STILL).await;
    let hand = middle(&ada, ".hand .picked").await;
    ada.confirm().await;
    let found = ada.run(STARTS).await;
    let cards = starts(&found, "card-");
    assert!(!cards.is_empty() && cards.iter().all(|&start| is_at(start, &hand)), "{found} not from {hand}");
    ada.close().await;
}

/// The cards of a board, by their names.
const CARDS: &str =
    "return [...document.querySelectorAll('#stage [data-piece^=card-]')].map((card) => card.dataset.piece)";

#[tokio::test]
async fn the_cards_of_a_completed_site_wash_out_unless_things_shall_be_calm() {
    let stage = Stage::set(Duration::ZERO).await;
    let record = record::<games::great_wall::GreatWall>();
    for (browser, moves) in [(stage.wide().await, true), (stage.calm().await, false)] {
        browser.go("/records").await;
        browser.play_up_to(&record, ".herald.complete").await;
        browser.run(HOLD).await;
        let before = browser.run(CARDS).await;
        browser.confirm().await;
        browser.wait(".herald.complete").await;
        let after = browser.run(CARDS).await;
        let [before, after] = [&before, &after].map(|cards| cards.as_array().unwrap());
        // A bot may have begun to build there again: all cards of a site have gone from which one has.
        let site = |card: &Value| card.as_str().unwrap().rsplit_once('-').unwrap().0.to_owned();
        let emptied: Vec<String> = before.iter().filter(|card| !after.contains(card)).map(site).collect();
        let gone = before.iter().filter(|card| emptied.contains(&site(card))).count();
        let washed = browser.run("return document.querySelectorAll('body > .washed > svg').length").await;
        assert!(gone > 0, "the site is empty");
        assert_eq!(washed, json!(if moves { gone } else { 0 }));
        browser.run(STILL).await;
        browser.wait_until("!document.querySelector('.washed')").await;
        browser.close().await;
    }
}

/// Walks through a replay until a piece moves, and holds it to where it was. Where a move is told in steps, these are
/// walked through too; meanwhile the buttons of the replay stay in view.
async fn check_looking_back(record: &str, piece: &str) {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let table = upload(&ada, record).await;
    ada.go(&format!("{table}/replay?at=0")).await;
    ada.run(HOLD).await;
    for _ in 0..200 {
        ada.run(STILL).await;
        let was = middle_of_shown(&ada, piece).await;
        let moment = ada.text(".prompt").await;
        let told = ada.has("#show:not([hidden])").await;
        let button = if told { "#show-next" } else { "#replay [rel=next]" };
        ada.click(button).await;
        if told {
            assert_eq!(ada.run(NEXT_IN_VIEW).await, json!(true), "the buttons of the replay stay");
        } else {
            ada.wait_until(&format!("document.querySelector('.prompt').innerText !== {moment:?}")).await;
        }
        let found = ada.run(STARTS).await;
        if let [start] = starts(&found, piece)[..] {
            assert!(is_at(start, &was), "{found} not from {was}");
            assert!(ada.focus_is(button).await, "the focus stays");
            return ada.close().await;
        }
    }
    panic!("{piece} never moves");
}

/// Whether the button that leads on in a replay can be seen and hit.
const NEXT_IN_VIEW: &str = "
    const button = document.querySelector('#replay [rel=next]');
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));";

/// Where a piece is drawn; where battles are told, there is a drawing of it for every step.
async fn middle_of_shown(browser: &Browser, piece: &str) -> Value {
    let script = format!(
        "const drawn = [...document.querySelectorAll('[data-piece={piece}]')].map((node) => node.getBoundingClientRect());
         const box = drawn.find(({{ width }}) => width > 0); return [box.x + box.width / 2, box.y + box.height / 2]"
    );
    browser.run(&script).await
}

#[tokio::test]
async fn looking_back_a_piece_moves_from_where_it_was() {
    check_looking_back(&record::<games::xian::Xian>(), "supervisor-0").await;
}

#[tokio::test]
async fn looking_back_at_battles_the_marker_moves_and_the_buttons_stay() {
    check_looking_back(&record::<sun_tzu::SunTzu>(), "marker").await;
}

#[tokio::test]
async fn whoever_wants_no_motion_sees_none() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.calm().await;
    ada.go("/").await;
    ada.click("form[action='/play/qin'] button").await;
    ada.wait(".tile.open").await;
    ada.run(HOLD).await;
    lay(&ada, 1).await;
    ada.wait("[data-piece^=tile]").await;
    assert_eq!(ada.run(STARTS).await, json!([]));
    ada.close().await;
}
