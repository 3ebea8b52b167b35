//! Qin in the browser, and what all boards share: live updates, curtain, phone, keyboard, replay.

use super::access::check_grid;
use super::stage::{Browser, LEGAL_ACTIONS, Stage};
use serde_json::json;
use std::time::Duration;

/// Lays a tile as people do: tile, square, confirm.
pub async fn lay(player: &Browser, number: usize) {
    hold(player, number).await;
    player.confirm().await;
}

/// Holds a tile at a square. Which squares are open is asked of the page.
pub async fn hold(player: &Browser, number: usize) {
    player.click(".tile.open").await;
    let square = player
        .run(&format!(
            "const open = [...document.querySelectorAll('.square.open')]; return open[{number} * 7 % open.length].dataset.thing"
        ))
        .await;
    player.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    player.wait("#consequences .action").await;
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
    ada.is_accessible("Qin at its end, for a player").await;
    let scores = ada.text(".scores").await;
    assert!(scores.chars().any(|letter| letter.is_ascii_digit()), "{scores}");
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    assert!(ada.text(".verified").await.contains("Verified"));
    let last = ada.text(".prompt").await;
    ada.run("document.activeElement.blur()").await;
    ada.keys("\u{e012}").await;
    ada.wait("#replay [rel=next]").await;
    ada.wait_until(&format!("document.querySelector('.prompt').innerText !== {last:?}")).await;
    ada.close().await;
}

#[tokio::test]
async fn the_browser_adds_its_own_bytes_to_the_deal() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.run("crypto.getRandomValues = (bytes) => bytes.fill(0xab)").await;
    ada.click("form[action='/play/qin'] button").await;
    ada.wait("svg.board").await;
    ada.go(&format!("{}/replay", ada.path().await)).await;
    ada.wait(".contributions").await;
    let added = ada.run("return document.querySelector('.contributions code').textContent").await;
    assert_eq!(added.as_str().unwrap(), "ab".repeat(32));
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
        assert!(!eve.has(".hand, .tray [data-thing]").await);
        assert_eq!(ada.run(hands).await.as_str().unwrap().split(',').count(), 3);
    }
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn a_lost_connection_comes_back_and_nothing_is_missed_or_played_twice() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, (lin, wire)) = (stage.wide().await, stage.wired().await);
    ada.go("/new/qin").await;
    ada.run("document.querySelector('details').open = true; document.getElementById('option-start').value = 'first'").await;
    ada.click("main button.primary").await;
    ada.wait(".waiting .qr svg").await;
    let invitation = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.click("main button.primary").await;
    ada.wait(".tile.open").await;
    lin.wait("#table").await;

    wire.cut();
    lin.wait("body.away").await;
    let version = lin.version().await;
    lay(&ada, 1).await;
    assert_eq!(lin.version().await, version, "nothing comes through a wire that is cut");
    wire.mend();
    lin.wait_after(version).await;
    lin.wait("body:not(.away) .tile.open").await;

    // Confirmed while nothing gets through, a move arrives once, when it can.
    let version = ada.version().await;
    lin.click(".tile.open").await;
    let square = lin.run("return document.querySelector('.square.open').dataset.thing").await;
    lin.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    lin.wait("#consequences .action").await;
    wire.cut();
    lin.click("#confirm button.primary:enabled").await;
    lin.wait_until("document.getElementById('sending').textContent.startsWith('Not saved yet')").await;
    assert_eq!(ada.version().await, version);
    wire.mend();
    ada.wait_after(version).await;
    lin.wait("#confirm .primary:not([aria-busy=true])").await;
    assert_eq!(ada.version().await, version + 1, "it was sent several times and played once");
    ada.wait(".tile.open").await;
    ada.close().await;
    // The console tells of the broken connection, as it should.
    lin.leave().await;
}

/// How many times as long as a page takes a move may take to be seen: it is on disk before, and drawn after.
const AT_ONCE: i64 = 12;

#[tokio::test]
async fn a_move_reaches_the_other_browser_at_once() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let (ada, eve) = (stage.wide().await, stage.wide().await);
    ada.open_for_two("qin").await;
    eve.go(&ada.path().await).await;
    // Both browsers read the same clock: when the click was sent, and when the other page had changed.
    eve.run("new MutationObserver(() => { window.seen = Date.now() }).observe(document.getElementById('table'), { attributeFilter: ['data-version'] })").await;
    let (mut took, mut pages) = (vec![], vec![]);
    for number in 0..5 {
        ada.click("[data-curtain]").await;
        ada.wait(".tile.open").await;
        ada.run("document.addEventListener('submit', () => { window.sent = Date.now() }, true)").await;
        let version = eve.version().await;
        lay(&ada, number).await;
        eve.wait_after(version).await;
        let (sent, seen) =
            (ada.run("return window.sent").await.as_i64(), eve.run("return window.seen").await.as_i64());
        took.push(seen.unwrap() - sent.unwrap());
        pages.push(eve.client.execute_async(FETCH_THE_PAGE, vec![]).await.unwrap().as_i64().unwrap());
        // The device is to be passed on, and nothing of either hand is in the page.
        ada.wait(".curtain").await;
        assert!(!ada.has(".tile").await);
    }
    println!("moves reached the other browser after {took:?} ms, pages took {pages:?} ms");
    // The quickest shows what the software needs; the others, what else the machine was doing.
    let (move_seen, page) = (*took.iter().min().unwrap(), *pages.iter().min().unwrap());
    assert!(move_seen <= AT_ONCE * page.max(1), "{took:?} against {pages:?}");
    ada.close().await;
    eve.close().await;
}

/// How many milliseconds it takes to fetch the page that is shown.
const FETCH_THE_PAGE: &str = "
    const [done, before] = [arguments[arguments.length - 1], Date.now()];
    fetch(location.href).then((answer) => answer.text()).then(() => done(Date.now() - before));";

/// A square on which the picked tile can lie in more than one way.
const SQUARE_WITH_TWO_WAYS: &str = "
    const tile = document.querySelector('.tile.picked').dataset.thing;
    const ways = legalActions().filter((way) => way.startsWith(tile));
    const squares = [...document.querySelectorAll('.square.open')].map((square) => square.dataset.thing);
    return squares.find((square) => ways.filter((way) => way.split(' ').includes(square)).length > 1);
";

#[tokio::test]
async fn on_a_phone_in_french_a_move_is_turned_cancelled_refused_and_taken_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    ada.go("/").await;
    assert!(ada.text("h1").await.contains("Prenez place"));
    ada.click("form[action='/play/qin'] button").await;
    ada.wait(".tile.open").await;
    let overflow =
        ada.run("return document.documentElement.scrollWidth - document.documentElement.clientWidth").await;
    assert_eq!(overflow.as_i64(), Some(0), "nothing sticks out of a phone");
    ada.click(".tile.open").await;
    ada.run("document.querySelector(\"[data-thing='a13']\").dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
    ada.wait("#notice.shown .cited").await;
    assert!(ada.text("#notice").await.contains("Règle 4.2"));
    let square = ada.run(SQUARE_WITH_TWO_WAYS).await;
    ada.click(&format!("[data-thing='{}']", square.as_str().unwrap())).await;
    ada.wait("#consequences .action").await;
    let first = ada.text("#consequences .action").await;
    ada.click("#turn").await;
    ada.wait_until(&format!("document.querySelector('#consequences .action').innerText !== {first:?}")).await;
    ada.click("#cancel").await;
    assert!(!ada.has("#consequences .action").await);
    ada.click("#cancel").await;
    assert!(!ada.has(".tile.picked").await, "and again: the tile is put down");
    let version = ada.version().await;
    lay(&ada, 3).await;
    ada.wait(".tile.open").await;
    ada.click("#tray .take-back").await;
    ada.wait_after(version + 1).await;
    ada.wait(".tile.open").await;
    ada.close().await;
}

/// A square at which the ways to lay the picked tile do not all bring about the same, with how many things follow from
/// each way; nothing if there is none.
const SQUARE_THAT_MATTERS: &str = "
    const done = arguments[arguments.length - 1];
    const tile = document.querySelector('.tile.picked').dataset.thing;
    const { seat } = document.getElementById('table').dataset;
    const ways = legalActions().filter((way) => way.startsWith(`${tile} `));
    const follows = async (action) => {
        const answer = await fetch(`${location.pathname}/preview?${new URLSearchParams({ seat, action })}`);
        return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelectorAll('.preview li').length;
    };
    (async () => {
        for (const square of [...document.querySelectorAll('.square.open')].map(({ dataset }) => dataset.thing)) {
            const here = ways.filter((way) => way.split(' ').includes(square));
            if (here.length < 2) continue;
            const counts = await Promise.all(here.map(follows));
            if (Math.min(...counts) < Math.max(...counts)) return done([square, Object.fromEntries(here.map((way, at) => [way, counts[at]]))]);
        }
        done(null);
    })();";

#[tokio::test]
async fn a_tile_lies_first_so_that_it_does_most() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    let chosen = "return document.querySelector('#confirm [name=action]').value";
    let (mut tried, mut turned_to_less) = (0, 0);
    for number in 0..10 {
        ada.take_over().await;
        ada.click(".tile.open").await;
        let script = format!("{LEGAL_ACTIONS}{SQUARE_THAT_MATTERS}");
        let found = ada.client.execute_async(&script, vec![]).await.unwrap();
        if let Some(square) = found[0].as_str() {
            let follows = |way: &str| found[1][way].as_i64().unwrap();
            let most = found[1].as_object().unwrap().values().filter_map(serde_json::Value::as_i64).max();
            ada.click(&format!("[data-thing='{square}']")).await;
            // The page asks what follows from each way, and turns the tile when it knows.
            ada.wait_until(&format!(
                "{:?}.includes(document.querySelector('#confirm [name=action]').value)",
                found[1]
                    .as_object()
                    .unwrap()
                    .keys()
                    .filter(|way| Some(follows(way)) == most)
                    .collect::<Vec<_>>()
            ))
            .await;
            ada.wait("#consequences .action").await;
            ada.keys("r").await;
            let next = ada.run(chosen).await;
            turned_to_less += usize::from(Some(follows(next.as_str().unwrap())) < most);
            tried += 1;
            ada.keys("\u{e00c}\u{e00c}").await;
        } else {
            ada.keys("\u{e00c}").await;
        }
        lay(&ada, number).await;
    }
    assert!(
        tried > 4 && turned_to_less > 0,
        "{tried} squares, {turned_to_less} of them with less to turn to"
    );
    ada.close().await;
}

#[tokio::test]
async fn everything_can_be_done_by_keyboard_alone() {
    const ENTER: &str = "\u{e007}";
    let stage = Stage::set(Duration::from_mins(1)).await;
    let ada = stage.wide().await;
    ada.go("/").await;
    ada.tab_to("a[href='/new/qin']").await;
    ada.keys(ENTER).await;
    ada.wait("#seat-1").await;
    // Typing the beginning of a choice chooses it.
    ada.tab_to("#seat-1").await;
    ada.keys(
        &ada.run("return document.querySelector('#seat-1 [value=guest]').label").await.as_str().unwrap()[..5],
    )
    .await;
    ada.tab_to("[name=name-1]").await;
    ada.keys("Lin").await;
    ada.tab_to("main button.primary").await;
    ada.keys(ENTER).await;
    ada.wait("[data-curtain]").await;
    ada.tab_to("[data-curtain]").await;
    ada.keys(ENTER).await;
    ada.wait(".tile.open").await;
    let version = ada.version().await;
    ada.tab_to(".tile").await;
    ada.keys(ENTER).await;
    ada.tab_to("[role=gridcell]").await;
    // Walk until the square under the cursor can take the tile.
    for key in ["\u{e013}", "\u{e012}", "\u{e013}", "\u{e014}", "\u{e014}", "\u{e014}", "\u{e015}"] {
        ada.keys(key).await;
        if ada.focus_is(".open").await {
            break;
        }
    }
    let label = ada.name_of(":focus").await;
    assert!(label.contains("grassland"), "{label}");
    ada.keys(ENTER).await;
    ada.wait("#table.held #consequences .action").await;
    ada.keys("r").await;
    ada.keys(ENTER).await;
    ada.wait_after(version).await;
    ada.wait("[data-curtain]").await;
    ada.close().await;
}

#[tokio::test]
async fn of_two_equal_tiles_one_is_picked_and_the_other_stays_open() {
    let stage = Stage::set(Duration::from_mins(1)).await;
    let ada = stage.wide().await;
    let twins = "const tiles = [...document.querySelectorAll('.tile')];
        return tiles.flatMap((tile, index) => tiles.slice(index + 1).some((other) => other.dataset.thing === tile.dataset.thing) ? [tile.dataset.thing] : [])[0] ?? null";
    let kind = loop {
        ada.open_for_two("qin").await;
        ada.take_over().await;
        if let Some(kind) = ada.run(twins).await.as_str() {
            break kind.to_owned();
        }
    };
    let picked = format!(
        "return [...document.querySelectorAll(\".tile[data-thing='{kind}']\")].slice(0, 2).map((tile) => [tile.matches('.picked'), tile.matches('.open'), tile.getAttribute('aria-pressed')])"
    );
    let second = format!("[...document.querySelectorAll(\".tile[data-thing='{kind}']\")][1].click()");
    ada.click(&format!(".tile[data-thing='{kind}']")).await;
    assert_eq!(ada.run(&picked).await, json!([[true, true, "true"], [false, true, "false"]]));
    ada.run(&second).await;
    assert_eq!(
        ada.run(&picked).await,
        json!([[false, true, "false"], [true, true, "true"]]),
        "the other one instead"
    );
    ada.run(&second).await;
    assert_eq!(
        ada.run(&picked).await,
        json!([[false, true, "false"], [false, true, "false"]]),
        "and again none"
    );
    ada.close().await;
}

#[tokio::test]
async fn the_board_is_a_grid_of_cells_with_names() {
    check_grid("qin", 169).await;
}
