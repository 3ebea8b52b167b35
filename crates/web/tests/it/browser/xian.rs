//! Xi'an in the browser: a game to its end and its scoring, secret pairs, curtain, keyboard, phone.

use super::access::check_grid;
use super::stage::{Browser, Stage};
use serde_json::json;
use std::time::Duration;

const FIRST: &str = "legal[0]";
/// Keeps the hand, uses workers, and enters no building.
const QUICK: &str =
    "legal.find((action) => ['keep all', 'main', 'pass', 'end turn'].includes(action)) ?? legal[0]";

async fn act(player: &Browser, choice: &str) -> String {
    let action = player.pick(choice).await;
    player.confirm().await;
    action
}

#[tokio::test]
async fn somebody_plays_against_a_bot_to_the_end_and_looks_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.click("form[action='/play/xian'] button").await;
    for number in 0.. {
        ada.wait("[data-legal], .ending").await;
        if ada.has(".ending").await {
            break;
        }
        act(&ada, &format!("legal[{number} * 7 % legal.length]")).await;
        assert!(number < 120);
    }
    // Nobody is named before all is counted.
    ada.wait("#edict[data-told=named]").await;
    let (table, score) = (ada.text(".xian-final tfoot").await, ada.text(".scores").await);
    let total = table.split_whitespace().nth(1).unwrap();
    assert!(score.contains(total), "{table} is not {score}");
    assert_eq!(ada.run("return document.querySelectorAll('.xian-final tbody tr').length").await, json!(9));
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    assert!(ada.has("#replay .xian-final").await);
    ada.click("#replay [rel=first]").await;
    ada.wait("#replay .xian-ties").await;
    assert!(!ada.has("#replay .xian-final").await);
    ada.close().await;
}

#[tokio::test]
async fn two_people_and_a_spectator_see_what_each_may_see() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.wide().await, stage.wide().await, stage.wide().await);
    let table = ada.open_with(&lin, "xian").await;
    eve.go(&table).await;
    for player in [&ada, &lin] {
        player.wait("[data-legal]").await;
        act(player, QUICK).await;
    }
    ada.wait(".xian-cards").await;
    let pair = act(&ada, FIRST).await;
    let (top, bottom) = pair.split_once(" on ").unwrap();
    // Ada's pair lies face down: it is in her page and her stream, and in nobody else's.
    let colour = match &top[..1] {
        "y" => "yellow",
        "r" => "red",
        "g" => "green",
        _ => "blue",
    };
    ada.wait(&format!(".xian-sealed .xian-pair.xian-{colour}")).await;
    assert_eq!(ada.text(".xian-sealed .xian-below b").await, bottom[1..]);
    for other in [&lin, &eve] {
        other.wait("[data-version]").await;
        let sent = other.stream().await;
        let (log, rest) = sent.split_once("id=\"stage\"").unwrap();
        let board = rest.split("id=\"tray\"").next().unwrap();
        assert!(!board.contains("xian-chip"), "no card lies on the table before all are turned up");
        let told = log.split("class=\"log\"").nth(1).unwrap();
        assert!(!told.contains(" on the "), "nobody is told of the pair: {told}");
    }
    assert!(!eve.stream().await.contains("xian-hand") && !eve.has(".xian-hand").await);
    // Until all are ready it can be taken back.
    let version = ada.version().await;
    ada.click("#undo:enabled").await;
    ada.wait_after(version).await;
    act(&ada, FIRST).await;
    act(&lin, FIRST).await;
    for watching in [&ada, &lin, &eve] {
        watching.wait(".xian-order .xian-chip").await;
    }
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_curtain_hangs_between_two_hands_and_a_statue_is_modelled_by_keyboard() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("xian").await;
    assert!(!ada.has(".xian-card").await, "no hand is in a page with a curtain");
    // Everybody collects coins and clay until somebody can enter the Workshop.
    for number in 0.. {
        assert!(number < 60, "nobody can model");
        ada.take_over().await;
        if ada.run("return legalActions().includes('enter workshop')").await == json!(true) {
            break;
        }
        act(&ada, QUICK).await;
    }
    ada.tab_to("[data-thing=workshop]").await;
    ada.keys("\u{e007}").await;
    confirm_by_keyboard(&ada).await;
    ada.wait(".space.open").await;
    ada.tab_to("[role=gridcell]").await;
    // Over the pit row by row, until the space under the cursor can take a statue.
    for key in
        ["\u{e013}\u{e013}\u{e013}\u{e012}\u{e012}\u{e012}\u{e012}\u{e012}"].into_iter().chain(ROUND_THE_PIT)
    {
        ada.keys(key).await;
        if ada.focus_is(".open").await {
            break;
        }
    }
    let label = ada.name_of(":focus").await;
    ada.is_accessible("a statue to be modelled").await;
    assert!(label.contains("empty") && label.contains("clay"), "{label}");
    ada.keys("\u{e007}").await;
    confirm_by_keyboard(&ada).await;
    ada.close().await;
}

/// From the upper left corner along the first row, back along the second, and so on.
const ROUND_THE_PIT: [&str; 23] = [
    "\u{e014}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e015}", "\u{e012}", "\u{e012}",
    "\u{e012}", "\u{e012}", "\u{e012}", "\u{e015}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e014}",
    "\u{e014}", "\u{e015}", "\u{e012}", "\u{e012}", "\u{e012}", "\u{e012}", "\u{e012}",
];

async fn confirm_by_keyboard(player: &Browser) {
    player.wait("#consequences .action").await;
    let version = player.version().await;
    player.tab_to("#confirm .primary").await;
    player.keys("\u{e007}").await;
    player.wait_after(version).await;
}

#[tokio::test]
async fn on_a_phone_in_french_a_turn_is_previewed_refused_and_taken_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.open_for_two("xian").await;
    ada.take_over().await;
    let overflow =
        ada.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    assert_eq!(overflow.as_i64(), Some(0), "nothing sticks out of a phone");
    ada.run("document.querySelector('[data-thing=palace]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown .cited").await;
    assert!(ada.text("#notice").await.contains("Règle 4."), "{}", ada.text("#notice").await);
    for seat in 0..4 {
        ada.take_over().await;
        if seat >= 2 {
            ada.pick(FIRST).await;
            let foreseen = ada.text("#consequences").await;
            assert!(foreseen.contains("avant"), "the place in the order is foretold: {foreseen}");
            ada.confirm().await;
        } else {
            act(&ada, QUICK).await;
        }
    }
    ada.take_over().await;
    // A step that is a crumb; taking it back leads to where the turn began.
    ada.pick("'pigment'").await;
    ada.wait("#consequences .xian-changes").await;
    ada.click("#cancel:enabled").await;
    assert!(!ada.has("#consequences .action").await);
    act(&ada, "'main'").await;
    assert!(ada.run("return legalActions().includes('pass')").await == json!(true));
    let version = ada.version().await;
    ada.click(".trail button").await;
    ada.wait_after(version).await;
    assert!(!ada.has(".trail").await);
    act(&ada, "'main'").await;
    ada.close().await;
}

#[tokio::test]
async fn the_board_is_a_grid_of_cells_with_names() {
    check_grid("xian", 20).await;
}

#[tokio::test]
async fn a_sign_says_what_it_means_on_focus_and_on_a_long_press() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("xian").await;
    ada.take_over().await;
    assert!(ada.has("#tip[hidden]").await, "nothing is said before anybody asks");
    ada.tab_to("[role=gridcell]").await;
    ada.wait("#tip:not([hidden])").await;
    assert!(ada.text("#tip").await.starts_with("I·"), "{}", ada.text("#tip").await);
    // A finger that rests on a request asks about it, and picks nothing.
    ada.run(
        "const token = document.querySelector('.xian-token');
         token.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'touch' }));",
    )
    .await;
    ada.wait("#tip:not([hidden])").await;
    assert!(ada.text("#tip").await.contains("request"), "{}", ada.text("#tip").await);
    // Whoever moves on is told no more.
    ada.run("document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }))").await;
    ada.wait("#tip[hidden]").await;
    ada.close().await;
}
