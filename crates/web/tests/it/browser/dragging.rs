//! Choosing with few movements: pieces are dragged, taps mean the nearest place, two taps lay a domino, numbers pick,
//! and what can be undone needs no confirmation for those who want it so.

use super::stage::{Browser, Stage};
use serde_json::{Value, json};
use std::time::Duration;

/// The middle of what a selector finds.
pub async fn middle(browser: &Browser, selector: &str) -> (f64, f64) {
    let script = format!(
        "const {{ x, y, width, height }} = document.querySelector({selector:?}).getBoundingClientRect();
         return [x + width / 2, y + height / 2]"
    );
    let found = browser.run(&script).await;
    (found[0].as_f64().unwrap(), found[1].as_f64().unwrap())
}

impl Browser {
    pub async fn mouse(&self, what: &str, (x, y): (f64, f64)) {
        let button = json!({ "type": what, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1 });
        self.devtools("Input.dispatchMouseEvent", button).await;
    }

    async fn touch(&self, what: &str, at: Option<(f64, f64)>) {
        let points: Vec<Value> = at.into_iter().map(|(x, y)| json!({ "x": x, "y": y })).collect();
        self.devtools("Input.dispatchTouchEvent", json!({ "type": what, "touchPoints": points })).await;
    }

    async fn chosen(&self) -> String {
        let chosen = self.run("return document.querySelector('#confirm [name=action]').value").await;
        chosen.as_str().unwrap().to_owned()
    }

    /// A square where the first tile in hand can lie, picked in the middle of all.
    async fn a_place(&self) -> String {
        self.run("document.querySelector('.hand .open[data-thing]').click()").await;
        let place = self
            .run("const open = [...document.querySelectorAll('.board .open[data-thing]')]; return open[Math.floor(open.length / 2)].dataset.thing")
            .await;
        self.run("document.querySelector('.hand .picked[data-thing]').click()").await;
        place.as_str().unwrap().to_owned()
    }
}

#[tokio::test]
async fn a_tile_is_dragged_to_its_place_and_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    let place = ada.a_place().await;
    let (tile, square) =
        (middle(&ada, ".hand .open[data-thing]").await, format!(".board [data-thing={place}]"));
    ada.mouse("mousePressed", tile).await;
    ada.mouse("mouseMoved", (tile.0 - 30.0, tile.1 + 5.0)).await;
    ada.wait(".dragged").await;
    ada.mouse("mouseMoved", middle(&ada, &square).await).await;
    ada.mouse("mouseReleased", middle(&ada, &square).await).await;
    ada.wait("#consequences .action").await;
    assert!(!ada.has(".dragged").await, "it lies there now");
    assert!(ada.chosen().await.split(' ').any(|word| word == place), "{} at {place}", ada.chosen().await);
    // Another is dragged nowhere: it is back in the hand.
    ada.keys("\u{e00c}\u{e00c}").await;
    let tile = middle(&ada, ".hand .open[data-thing]").await;
    ada.mouse("mousePressed", tile).await;
    ada.mouse("mouseMoved", (tile.0, tile.1 + 20.0)).await;
    ada.mouse("mouseReleased", (5.0, 300.0)).await;
    ada.wait_until("!document.querySelector('.dragged, .choosing')").await;
    assert_eq!(ada.chosen().await, "");
    ada.close().await;
}

#[tokio::test]
async fn a_finger_drags_a_card_and_a_tap_means_the_nearest_square() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.devtools("Emulation.setTouchEmulationEnabled", json!({ "enabled": true })).await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    let place = ada.a_place().await;
    let square = format!(".board [data-thing={place}]");
    let (tile, target) = (middle(&ada, ".hand .open[data-thing]").await, middle(&ada, &square).await);
    ada.touch("touchStart", Some(tile)).await;
    ada.touch("touchMove", Some((tile.0, tile.1 - 30.0))).await;
    // The place that a finger means lies above it, where it can be seen.
    ada.touch("touchMove", Some((target.0, target.1 + 44.0))).await;
    ada.touch("touchEnd", None).await;
    ada.wait("#consequences .action").await;
    assert!(ada.chosen().await.split(' ').any(|word| word == place), "{} at {place}", ada.chosen().await);
    ada.keys("\u{e00c}").await;
    ada.wait_until("document.querySelector('#confirm [name=action]').value === ''").await;
    // A tap beside all squares that are possible means the nearest of them.
    let beside = ada
        .run(
            "const open = [...document.querySelectorAll('.board .open[data-thing]')];
             const far = (x, y) => Math.min(...open.map((node) => { const b = node.getBoundingClientRect(); return Math.hypot(Math.max(b.left - x, 0, x - b.right), Math.max(b.top - y, 0, y - b.bottom)); }));
             for (const node of document.querySelectorAll('.board [data-thing]:not(.open)')) {
               const b = node.getBoundingClientRect();
               const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
               if (far(x, y) > 4 && far(x, y) < 26 && document.elementFromPoint(x, y)?.closest('[data-thing]') === node) return [x, y];
             }
             return null",
        )
        .await;
    let beside = (beside[0].as_f64().unwrap(), beside[1].as_f64().unwrap());
    ada.touch("touchStart", Some(beside)).await;
    ada.touch("touchEnd", None).await;
    ada.wait("#consequences .action").await;
    assert_ne!(ada.chosen().await, "", "it was no refusal");
    ada.close().await;
}

impl Browser {
    /// Drags one thing to another, with a mouse; on its way it hangs over its goal for a moment.
    async fn drag(&self, from: &str, to: (f64, f64)) {
        let start = middle(self, from).await;
        self.mouse("mousePressed", start).await;
        self.mouse("mouseMoved", (start.0 + 4.0, start.1 - 9.0)).await;
        self.wait(".dragged").await;
        self.mouse("mouseMoved", to).await;
    }

    async fn is_picked(&self, selector: &str) -> bool {
        self.run(&format!("return document.querySelector({selector:?}).classList.contains('picked')")).await
            == json!(true)
    }
}

#[tokio::test]
async fn a_card_of_the_wall_is_dragged_to_a_site_which_shows_it_before_it_lies_there() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("great-wall").await;
    ada.take_over().await;
    let card = ".hand .playing-card[data-thing^=lay]";
    let site = middle(&ada, ".site[data-place='2']").await;
    ada.drag(card, site).await;
    ada.wait(".site[data-place='2'] [data-ghost]:not(:empty)").await;
    assert_eq!(ada.chosen().await, "", "it only hangs there");
    ada.mouse("mouseReleased", site).await;
    ada.wait_until("document.querySelector('#confirm [name=action]').value.endsWith('at 2')").await;
    // Over the edge of the window it is nowhere, and what was picked before stays picked.
    ada.drag(".hand [data-thing=draw]", (5.0, 300.0)).await;
    ada.mouse("mouseReleased", (5.0, 300.0)).await;
    assert!(ada.chosen().await.ends_with("at 2"), "{}", ada.chosen().await);
    ada.close().await;
}

#[tokio::test]
async fn a_card_of_a_plan_is_dragged_to_its_province() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("sun-tzu").await;
    ada.take_over().await;
    let tibet = middle(&ada, "#st-tibet").await;
    ada.drag(".hand .st-pick[data-thing='5']", tibet).await;
    ada.mouse("mouseReleased", tibet).await;
    ada.wait("#st-tibet .st-clear").await;
    ada.close().await;
}

#[tokio::test]
async fn a_worker_is_dragged_onto_the_card_for_the_order_and_a_slip_loses_nothing() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("xian").await;
    // Everybody keeps all cards; then comes the pair.
    for _ in 0..2 {
        ada.take_over().await;
        ada.pick("'keep all'").await;
        ada.confirm().await;
    }
    ada.take_over().await;
    ada.wait(".xian-card[data-takes] + .xian-card[data-takes]").await;
    let (worker, other) = (".xian-card:nth-child(1) .xian-job", ".xian-card:nth-child(2)");
    // A pointer that slips a little has clicked, and what was picked before stays.
    let start = middle(&ada, worker).await;
    for _ in 0..2 {
        ada.drag(worker, (start.0 + 9.0, start.1)).await;
        ada.mouse("mouseReleased", (start.0 + 9.0, start.1)).await;
        assert!(ada.is_picked(worker).await, "a slip is a click, and never puts back what was picked");
    }
    ada.drag(&format!("{other} .xian-turn"), (5.0, 300.0)).await;
    ada.mouse("mouseReleased", (5.0, 300.0)).await;
    assert!(ada.is_picked(worker).await, "the worker stays when the number is dropped nowhere");
    assert!(!ada.is_picked(&format!("{other} .xian-turn")).await);
    // Whichever half of the other card is hit, its number is meant.
    let goal = middle(&ada, &format!("{other} .xian-job")).await;
    ada.drag(worker, goal).await;
    ada.wait(&format!("{other} .xian-turn.picked")).await;
    ada.wait("#consequences .action").await;
    assert_eq!(ada.chosen().await, "", "nothing is chosen while it hangs there");
    ada.mouse("mouseReleased", goal).await;
    let words = format!(
        "document.querySelector({worker:?}).dataset.thing + document.querySelector('{other} .xian-turn').dataset.thing.slice(2)"
    );
    ada.wait_until(&format!("document.querySelector('#confirm [name=action]').value === {words}")).await;
    ada.close().await;
}

#[tokio::test]
async fn two_taps_lay_a_domino_and_numbers_pick() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    ada.keys("1").await;
    let first =
        ada.run("return document.querySelector('.hand [data-thing]').classList.contains('picked')").await;
    assert_eq!(first, json!(true));
    // Two squares that a tile can cover, neither of which its first way covers beside the other.
    let found = ada
        .run(
            "const tile = document.querySelector('.hand .picked').dataset.thing;
             const ways = legalActions().map((way) => way.split(' ')).filter(([kind]) => kind === tile);
             const [, one, other] = ways[ways.length - 1];
             return [one, other]",
        )
        .await;
    for square in found.as_array().unwrap() {
        let square = square.as_str().unwrap();
        ada.run(&format!("document.querySelector('.board [data-thing={square}]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
        ada.wait("#consequences .action").await;
    }
    let chosen = ada.chosen().await;
    let chosen: Vec<&str> = chosen.split(' ').collect();
    for square in found.as_array().unwrap() {
        assert!(chosen.contains(&square.as_str().unwrap()), "{chosen:?} covers {square}");
    }
    ada.close().await;
}

#[tokio::test]
async fn rotating_goes_round_the_square_that_was_picked() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    // A tile and a square where it can lie in several directions.
    let found = ada
        .run(
            "const ways = legalActions().map((way) => way.split(' '));
             const count = {};
             for (const [kind, ...squares] of ways) for (const square of squares) count[`${kind} ${square}`] = (count[`${kind} ${square}`] ?? 0) + 1;
             return Object.entries(count).sort(([, one], [, other]) => other - one)[0]",
        )
        .await;
    let (pair, count) = (found[0].as_str().unwrap(), found[1].as_u64().unwrap());
    let (tile, square) = pair.split_once(' ').unwrap();
    assert!(count > 2, "{found}");
    ada.run(&format!("document.querySelector('.hand [data-thing={tile}]').click()")).await;
    ada.run(&format!("document.querySelector('.board [data-thing={square}]').dispatchEvent(new MouseEvent('click', {{ bubbles: true }}))")).await;
    ada.wait("#consequences .action").await;
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..count {
        let way = ada.chosen().await;
        assert!(way.split(' ').any(|word| word == square), "{way} stays at {square}");
        seen.insert(way);
        ada.keys("r").await;
    }
    assert_eq!(seen.len() as u64, count, "every way once: {seen:?}");
    ada.close().await;
}

#[tokio::test]
async fn what_can_be_undone_needs_no_confirmation_for_those_who_want_it_so() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.devtools("Network.clearBrowserCookies", json!({})).await;
    ada.go("/me").await;
    assert!(ada.has("html[data-confirming=final]").await, "so it is for those who have not chosen");
    ada.click("input[name=owners][value=letters]").await;
    ada.click("form[action='/preferences'].new button").await;
    ada.wait("html[data-letters]").await;
    // Alone with a bot everything can be taken back, so one click draws a card.
    ada.go("/new/great-wall").await;
    ada.run("document.getElementById('seat-1').value = 'bot-novice'").await;
    ada.click("main button.primary").await;
    ada.wait("[data-legal]").await;
    ada.wait(".mark").await;
    let letters = "return getComputedStyle(document.querySelector('symbol .letter')).display !== getComputedStyle(document.querySelector('symbol .device')).display";
    assert_eq!(ada.run(letters).await, json!(true), "letters or devices, not both");
    let version = ada.version().await;
    ada.run("document.querySelector('.hand [data-thing=draw]').click()").await;
    ada.wait_after(version).await;
    // A switch at the table lets every decision wait, and stays as it was left.
    assert!(ada.has("#confirming[aria-checked=false]").await);
    ada.click("#confirming").await;
    ada.wait("html[data-confirming=all] #confirming[aria-checked=true]").await;
    let remembered = "const done = arguments[arguments.length - 1];
        const look = () => fetch(location.href).then((page) => page.text()).then((page) => page.includes('data-confirming=\"all\"') ? done(true) : look());
        look();";
    assert_eq!(ada.client.execute_async(remembered, vec![]).await.unwrap(), json!(true));
    ada.close().await;
}
