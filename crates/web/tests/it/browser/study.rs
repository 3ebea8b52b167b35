//! Looking back in the browser: by keys, by the list of moves and by itself, without loading a page; on a phone in French.

use super::access::{record, upload};
use super::dragging::middle;
use super::stage::{Browser, PATIENCE, Stage};
use std::time::Duration;

/// Marks the page: another one that is loaded has no mark.
const MARK: &str = "window.unloaded = true";

async fn stays(browser: &Browser) {
    assert_eq!(browser.run("return window.unloaded").await, true, "no page was loaded");
}

#[tokio::test]
async fn a_replay_is_walked_by_keys_and_moves_without_loading_a_page() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let table = upload(&ada, &record::<games::qin::Qin>()).await;
    ada.go(&format!("{table}/replay?at=4")).await;
    ada.wait("#move-4 [aria-current]").await;
    ada.run(MARK).await;
    ada.keys("\u{e014}").await;
    ada.wait_until("location.search === '?at=5' && document.querySelector('#move-5 [aria-current]')").await;
    ada.keys("\u{e012}\u{e012}").await;
    ada.wait_until("location.search === '?at=3'").await;
    ada.keys("\u{e010}").await;
    ada.wait("#replay [rel=next][href$='at=0'], #replay[data-at]:not([data-at='3'])").await;
    let last = ada.run("return document.querySelector('#replay .slider [type=range]').max").await;
    ada.wait_until(&format!("document.getElementById('replay').dataset.at === '{}'", last.as_str().unwrap()))
        .await;
    ada.keys("\u{e011}").await;
    ada.wait_until("location.search === '?at=0' && document.querySelector('#move-0 [aria-current]')").await;
    // A click in the list, and another pair of eyes: both are addresses that can be passed on.
    ada.click("#move-7 a").await;
    ada.wait_until("location.search === '?at=7' && document.querySelector('#move-7 [aria-current]')").await;
    ada.click("#replay .eyes li:last-child a").await;
    ada.wait_until(
        "location.search === '?at=7&as=1' && document.querySelector('#replay .hand.shown button')",
    )
    .await;
    assert!(ada.has("#move-7 [aria-current]").await);
    ada.click("#replay .eyes a[href*='as=all']").await;
    ada.wait_until("document.querySelectorAll('.seat-hand .hand button').length > 3").await;
    stays(&ada).await;
    let there = ada.run("return location.pathname + location.search").await;
    ada.go(there.as_str().unwrap()).await;
    ada.wait("#move-7 [aria-current]").await;
    assert_eq!(ada.run("return document.querySelectorAll('.seat-hand').length").await, 2);
    ada.is_accessible("a replay with all hands").await;
    ada.close().await;
}

#[tokio::test]
async fn a_replay_runs_by_itself_through_battles_too_until_somebody_stops_it() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let table = upload(&ada, &record::<sun_tzu::SunTzu>()).await;
    ada.go(&format!("{table}/replay?at=0")).await;
    assert!(ada.text("#moves").await.to_lowercase().contains("dynasty 1"), "{}", ada.text("#moves").await);
    ada.run(MARK).await;
    ada.run("document.getElementById('pace').value = '400'").await;
    ada.click("#autoplay").await;
    ada.wait("#autoplay[aria-pressed=true]").await;
    let battle = "document.getElementById('replay').dataset.at > 12";
    ada.wait_until(battle).await;
    ada.run("document.getElementById('autoplay').click()").await;
    ada.wait("#autoplay[aria-pressed=false]").await;
    stays(&ada).await;
    // From the end it begins again.
    ada.go(&format!("{table}/replay")).await;
    ada.run("document.getElementById('show-skip')?.click(); document.getElementById('autoplay').click()")
        .await;
    ada.wait_until("document.getElementById('replay').dataset.at < 20").await;
    ada.close().await;
}

#[tokio::test]
async fn a_replay_on_a_phone_in_french() {
    let stage = Stage::set(Duration::ZERO).await;
    let lin = stage.phone().await;
    lin.go("/records").await;
    for record in [record::<games::xian::Xian>(), record::<games::great_wall::GreatWall>()] {
        let table = upload(&lin, &record).await;
        lin.go(&format!("{table}/replay?at=2")).await;
        assert!(lin.text("#autoplay").await.contains("Défiler"));
        lin.run("document.querySelector('#move-9 a').click()").await;
        lin.wait_until("location.search === '?at=9' && document.querySelector('#move-9 [aria-current]')")
            .await;
        let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(lin.run(wide).await, 0, "nothing sticks out");
        lin.is_accessible("a replay on a phone").await;
    }
    lin.close().await;
}

/// Opens the analysis of a match that was played by chance, and waits until it is whole.
async fn open_analysis(browser: &Browser, record: &str) -> String {
    browser.go("/records").await;
    let table = upload(browser, record).await;
    browser.go(&format!("{table}/analysis?at=0")).await;
    browser.run(MARK).await;
    browser.wait("#graph .curve").await;
    // How long it takes depends on who else needs the machine: it gives way to everybody.
    let whole = "#replay:not([data-analysis]) .turning-points a";
    let coming = async {
        while !browser.has(whole).await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    assert!(tokio::time::timeout(PATIENCE, coming).await.is_ok(), "the analysis is never whole");
    table
}

#[tokio::test]
async fn an_analysis_is_walked_by_its_graph_and_shows_what_could_have_been_played() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    let table = open_analysis(&ada, &record::<games::great_wall::GreatWall>()).await;
    assert_eq!(ada.run("return document.querySelectorAll('.turning-points a').length").await, 3);
    ada.is_accessible("an analysis").await;
    // By keys on the graph, and by a click in its middle.
    ada.tab_to("#graph").await;
    ada.keys("\u{e014}\u{e014}").await;
    ada.wait_until("document.getElementById('replay').dataset.at === '2'").await;
    assert!(ada.focus_is("#graph").await);
    ada.click("#graph").await;
    ada.wait_until("Math.abs(document.getElementById('replay').dataset.at / document.getElementById('graph').ariaValueMax - .5) < .02").await;
    // The decision that mattered most, with the best option drawn.
    ada.click(".turning-points a").await;
    ada.wait_until(
        "location.search.includes('as=') && document.querySelector('#decision [data-option][aria-pressed]')",
    )
    .await;
    // Whatever is laid somewhere is drawn there.
    let drawn = "return [...document.querySelectorAll('#replay #ghost, #replay [data-ghost]')].some((node) => node.children.length)";
    let options = ada.run("return document.querySelectorAll('#decision [data-option]').length").await;
    let mut seen = false;
    for number in 1..=options.as_u64().unwrap() {
        let option = format!("#decision li:nth-child({number}) [data-option]");
        ada.run(&format!("document.querySelector('{option}').click()")).await;
        ada.wait(&format!("{option}[aria-pressed]")).await;
        seen |= ada.run(drawn).await == true;
    }
    assert!(seen, "nothing was drawn for any of {options} options");
    stays(&ada).await;
    // From here one can play on.
    ada.click("#branch summary").await;
    ada.click("#branch button").await;
    ada.wait("#table .branched a").await;
    assert_ne!(ada.path().await, table);
    ada.close().await;
}

#[tokio::test]
async fn an_analysis_on_a_phone_in_french_and_a_mistake_tried_again() {
    let stage = Stage::set(Duration::ZERO).await;
    let lin = stage.phone().await;
    let table = open_analysis(&lin, &record::<sun_tzu::SunTzu>()).await;
    assert!(lin.text("#findings").await.to_lowercase().contains("ce qui a décidé de la partie"));
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(lin.run(wide).await, 0, "nothing sticks out");
    let empty = "return document.documentElement.scrollHeight - Math.ceil(document.body.getBoundingClientRect().bottom + scrollY)";
    assert_eq!(
        lin.run(empty).await,
        0,
        "the page ends where its foot ends, however long the list of moves is"
    );
    lin.is_accessible("an analysis on a phone").await;
    let retry = lin.run("return document.querySelector('a[href*=\"/retry/\"]').getAttribute('href')").await;
    lin.go(retry.as_str().unwrap()).await;
    lin.pick("legal[0]").await;
    lin.click("#confirm button.primary:enabled").await;
    lin.wait(".teacher .verdict").await;
    lin.is_accessible("a mistake tried again").await;
    lin.run("[...document.querySelectorAll('.asked-for a')].at(-1).click()").await;
    lin.wait("#graph .curve").await;
    assert_eq!(lin.path().await, format!("{table}/analysis"));
    lin.close().await;
}

#[tokio::test]
async fn an_analysis_is_dragged_along_its_graph_from_round_to_round() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    open_analysis(&ada, &record::<games::xian::Xian>()).await;
    let rounds = ada.run("return document.querySelectorAll('#graph .round').length").await;
    assert!(rounds.as_u64().unwrap() >= 6, "a line for every round: {rounds}");
    assert!(ada.text("#findings").await.to_lowercase().contains("what chance brought"));
    let seen = "const box = (id) => document.querySelector(id).getBoundingClientRect(); return Math.min(box('#moves').bottom, box('.wing').bottom) - box('#moves').top";
    assert!(ada.run(seen).await.as_f64().unwrap() >= 60.0, "some moves of the list are in view");
    // From the middle to the left, with the button held down all the way.
    let (x, y) = middle(&ada, "#graph").await;
    let at = |part: &str| {
        format!(
            "Math.abs(document.getElementById('replay').dataset.at / document.getElementById('graph').ariaValueMax - {part}) < .03"
        )
    };
    ada.mouse("mousePressed", (x, y)).await;
    ada.wait_until(&at(".5")).await;
    let (left, wide) = (middle(&ada, "#graph .cursor line").await.0, x);
    assert!((left - wide).abs() < 20.0, "the cursor is where it was pressed: {left} and {wide}");
    let quarter = ada.run("const { x, width } = document.getElementById('graph').getBoundingClientRect(); return x + width / 4").await;
    let quarter = quarter.as_f64().unwrap();
    for step in 1..=5 {
        ada.mouse("mouseMoved", (x + (quarter - x) * f64::from(step) / 5.0, y)).await;
    }
    ada.wait_until(&at(".25")).await;
    ada.mouse("mouseReleased", (quarter, y)).await;
    ada.mouse("mouseMoved", (x, y)).await;
    ada.wait_until("document.querySelector('#moves [aria-current]')").await;
    assert_eq!(ada.run(&format!("return {}", at(".25"))).await, true, "let go, it stays");
    stays(&ada).await;
    ada.close().await;
}

#[tokio::test]
async fn a_variation_is_explored_by_keys_and_passed_on_by_its_address() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let table = upload(&ada, &record::<games::qin::Qin>()).await;
    ada.go(&format!("{table}/replay?at=9")).await;
    ada.tab_to("#explore").await;
    ada.keys("\u{e007}").await;
    ada.wait("#table .tried [aria-current]").await;
    assert_eq!(ada.path().await, format!("{table}/explore/9"));
    ada.is_accessible("exploring").await;
    // Something is tried: what it is worth has the focus, and the answer can be followed.
    ada.pick("legal[1]").await;
    ada.click("#confirm button.primary:enabled").await;
    ada.wait(".teacher .verdict").await;
    assert!(ada.focus_is(".teacher .verdict").await);
    ada.is_accessible("something tried").await;
    ada.tab_to(".reply .options a").await;
    ada.keys("\u{e007}").await;
    ada.wait(".tried li:nth-child(3) [aria-current]").await;
    let there = ada.path().await;
    ada.tab_to("#back").await;
    ada.keys("\u{e007}").await;
    ada.wait(".tried li:nth-child(2) [aria-current]").await;
    assert!(there.starts_with(&ada.path().await) && there != ada.path().await, "one step back");
    // Somebody else has the address, on a phone and in French.
    let lin = stage.phone().await;
    lin.go(&there).await;
    lin.wait(".tried li:nth-child(3) [aria-current]").await;
    assert!(lin.text(".teacher").await.contains("Vous voyez ce qui"), "{}", lin.text(".teacher").await);
    let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    assert_eq!(lin.run(wide).await, 0, "nothing sticks out");
    lin.is_accessible("a variation on a phone").await;
    lin.pick("legal[0]").await;
    lin.click("#confirm button.primary:enabled").await;
    lin.wait(".tried li:nth-child(4) [aria-current]").await;
    lin.close().await;
    ada.close().await;
}
