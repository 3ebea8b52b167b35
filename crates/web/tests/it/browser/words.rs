//! Two and three browsers that talk: in two languages, by keyboard, on a phone, and without those they do not want to hear.

use super::qin::lay;
use super::stage::{Browser, Stage};
use serde_json::{Value, json};
use std::time::Duration;

async fn write(browser: &Browser, text: &str) {
    browser.run("document.getElementById('say-text').focus()").await;
    browser.keys(&format!("{text}\u{e007}")).await;
}

/// The last line that somebody reads.
async fn last_line(browser: &Browser) -> String {
    let last = "return [...document.querySelectorAll('.word')].filter((line) => line.checkVisibility()).pop()?.querySelector('p').innerText ?? ''";
    browser.run(last).await.as_str().unwrap().to_owned()
}

async fn wait_for_line(browser: &Browser, ends: &str) {
    let ends = json!(ends);
    browser
        .wait_until(&format!("[...document.querySelectorAll('.word p')].pop()?.textContent.endsWith({ends})"))
        .await;
}

#[tokio::test]
async fn a_phrase_said_in_english_on_a_desk_is_read_in_french_on_a_phone() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.phone().await);
    ada.open_with(&lin, "qin").await;
    ada.wait("#words[open]").await;
    assert!(!lin.has("#words[open]").await, "on a phone it is closed");
    assert!(lin.run("return document.querySelector('#talk-opener').checkVisibility()").await == json!(true));
    ada.click("#phrases > summary").await;
    ada.click("#phrases [value=well-played]").await;
    assert!(!ada.has("#phrases[open]").await, "what was chosen is on its way");
    lin.wait_until("document.querySelector('#talk-opener .unread:not([hidden])')?.textContent === '1'").await;
    assert!(lin.text("#aloud").await.contains("Bien joué"), "those who listen are told");
    lin.click("#talk-opener").await;
    lin.wait("#words[open] .word").await;
    assert!(last_line(&lin).await.ends_with("Bien joué\u{202f}!"));
    lin.wait_until("document.querySelector('#talk-opener .unread').hidden").await;
    let box_of_sheet = "const { left, right, bottom } = document.getElementById('words').getBoundingClientRect(); return [left, innerWidth - right, innerHeight - bottom].map(Math.round)";
    assert_eq!(lin.run(box_of_sheet).await, json!([0, 0, 0]), "it is a sheet at the bottom");
    let small = "return [...document.querySelectorAll('#words :is(button, summary, input:not([type=hidden]))')].filter((node) => node.checkVisibility() && node.getBoundingClientRect().height < 43.5).map((node) => node.outerHTML.slice(0, 80))";
    assert_eq!(lin.run(small).await, json!([]), "fingers hit");
    write(&lin, "Merci !").await;
    wait_for_line(&ada, "Merci !").await;
    lin.is_accessible("words on a phone").await;
    ada.is_accessible("words on a desk").await;
    ada.click("#phrases > summary").await;
    ada.is_accessible("phrases").await;
    lin.click("#words > summary").await;
    assert!(!lin.has("#words[open]").await);
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn by_keyboard_alone_one_talks_and_says_something_to_a_move() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.calm().await, stage.wide().await);
    ada.open_with(&lin, "qin").await;
    let (first, second) = if ada.has(".tile.open").await { (&ada, &lin) } else { (&lin, &ada) };
    first.wait(".tile.open").await;
    lay(first, 1).await;
    second.wait(".tile.open").await;
    second.keys("w").await;
    assert!(second.focus_is("#say-text").await);
    second.keys("Hello\u{e007}").await;
    wait_for_line(first, "Hello").await;
    second.wait_until("document.getElementById('say-text').value === ''").await;
    second.tab_to("#phrases > summary").await;
    second.keys("\u{e007}").await;
    second.tab_to("#phrases [value=thinking]").await;
    second.keys("\u{e007}").await;
    wait_for_line(first, "I need a moment to think.").await;
    assert!(second.focus_is("#phrases > summary").await, "one goes on where one was");
    second.tab_to("[data-react]").await;
    second.keys("\u{e007}").await;
    assert!(second.focus_is("#signs button").await);
    second.keys("\u{e00c}").await;
    assert!(second.focus_is("[data-react]").await && second.has("#signs[hidden]").await);
    second.keys("\u{e007}").await;
    second.keys("\u{e004}").await;
    second.keys("\u{e007}").await;
    for browser in [first, second] {
        browser.wait("#log .sign[aria-label$='What a surprise']").await;
    }
    assert!(second.has("#signs[hidden]").await);
    second.is_accessible("a sign about a move").await;
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn what_somebody_types_is_theirs_whatever_happens_at_the_table() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.calm().await);
    ada.open_with(&lin, "qin").await;
    let (first, second) = if ada.has(".tile.open").await { (&ada, &lin) } else { (&lin, &ada) };
    first.wait(".tile.open").await;
    second.wait("#words[open]").await;
    second.run("document.getElementById('say-text').focus(); window.field = document.activeElement").await;
    second.keys("half a").await;
    second.run("window.field.setSelectionRange(2, 4)").await;
    let version = second.version().await;
    lay(first, 1).await;
    second.wait_after(version).await;
    write(first, "Your turn").await;
    wait_for_line(second, "Your turn").await;
    let kept = "return [window.field === document.activeElement, window.field.value, window.field.selectionStart, window.field.selectionEnd]";
    assert_eq!(second.run(kept).await, json!([true, "half a", 2, 4]));
    // Too much at once is told, and what was written stays.
    for number in 0..8 {
        second.run("window.field.value = ''").await;
        write(second, &format!("line {number}")).await;
        wait_for_line(second, &format!("line {number}")).await;
        second.wait_until("window.field.value === ''").await;
    }
    write(second, "too much").await;
    second.wait("#notice.shown").await;
    assert!(second.text("#notice").await.contains("That was a lot at once."));
    assert_eq!(second.run("return window.field.value").await, json!("too much"));
    assert_eq!(last_line(first).await.split(": ").last().map(|line| line.ends_with("line 7")), Some(true));
    // The console tells of the answer that was no.
    second.run("console.clear()").await;
    ada.leave().await;
    lin.leave().await;
}

#[tokio::test]
async fn who_is_muted_is_not_shown_here_and_cannot_tell() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.calm().await);
    ada.open_with(&lin, "qin").await;
    for browser in [&ada, &lin] {
        browser.wait("#words[open]").await;
    }
    write(&lin, "Listen!").await;
    wait_for_line(&ada, "Listen!").await;
    let page = "return document.getElementById('words').outerHTML.replace(/data-ago=\"\\d+\"/g, '')";
    let before = lin.run(page).await;
    ada.click("[data-mute='1']").await;
    ada.wait("[data-mute='1'][aria-pressed=true]").await;
    assert_eq!(last_line(&ada).await, "");
    ada.run("location.reload()").await;
    ada.wait("[data-mute='1'][aria-pressed=true]").await;
    ada.click("#words > summary").await;
    ada.wait("#words:not([open])").await;
    write(&lin, "Hello?").await;
    wait_for_line(&ada, "Hello?").await;
    assert_eq!(last_line(&ada).await, "", "it stays so after a push");
    assert!(
        ada.has("#words .unread[hidden]").await && ada.text("#aloud").await.is_empty(),
        "nor is it announced"
    );
    assert_eq!(before.as_str().map(|page| page.contains("Listen!")), Some(true));
    assert!(last_line(&lin).await.ends_with("Hello?"), "Lin sees what Lin has said");
    ada.click("#words > summary").await;
    ada.click("[data-mute='1']").await;
    assert!(last_line(&ada).await.ends_with("Hello?"), "and all of it can be read later");
    ada.close().await;
    lin.close().await;
}

#[tokio::test]
async fn words_lie_beside_everything_that_is_needed() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide_in("fr").await);
    for game in games::IDS {
        ada.open_with(&lin, game).await;
        ada.wait("#words").await;
        for (width, height) in [(1440, 900), (1366, 768), (1920, 1080), (1024, 768)] {
            let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            ada.devtools("Emulation.setDeviceMetricsOverride", size).await;
            for open in [false, true] {
                ada.run(&format!("document.getElementById('words').open = {open}")).await;
                let script = "
                    const box = (selector) => document.querySelector(selector)?.getBoundingClientRect();
                    const inside = (selector) => { const { left, top, right, bottom, width } = box(selector);
                        return width > 0 && left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 ? [] : [`${selector}: ${[left, top, right, bottom].map(Math.round)}`]; };
                    const covers = (selector) => [...document.querySelectorAll(selector)].flatMap((node) => { const [a, b] = [box('#words > .talk'), node.getBoundingClientRect()];
                        return a && a.width > 0 && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1 ? [`covers ${selector}`] : []; });
                    return [...['#words > summary', '#prompt', '.plate', '#log h2'].flatMap(inside),
                        ...(document.getElementById('words').open ? ['#said', '.speaking, .offered'].flatMap(inside) : []),
                        ...['#stage .board', '#prompt', '#tray', '.plate'].flatMap(covers),
                        ...(document.documentElement.scrollWidth > innerWidth + 1 ? ['the page is wide'] : [])]";
                let wrong = ada.run(script).await;
                assert_eq!(wrong, Value::Array(vec![]), "{game} at {width}x{height}, open: {open}");
            }
        }
    }
    ada.close().await;
    lin.close().await;
}
