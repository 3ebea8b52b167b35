//! Sun Tzu in the browser: plans, battles step by step, curtain, phone, keyboard, replay, spectators.

use super::access::check_grid;
use super::stage::{Browser, Patience, Stage};
use serde_json::json;
use std::time::Duration;

const PLACES: [&str; 5] = ["xinjiang", "tibet", "qinghai", "mongolia", "mandarin"];

/// Takes the next step for whoever looks, as people do: through the battles, a card to every slot, ready, or
/// whatever is asked. In one go, so that a live update cannot come between finding and clicking.
const STEP: &str = "
    const click = (node) => node.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    const find = (selector) => document.querySelector(selector);
    if (find('#show:not([hidden])')) return click(find('#show-next')), 'show';
    if (find('.ending')) return 'over';
    const have = find('#content').dataset.have;
    if (window.answered === have) return 'wait';
    const answer = (button) => { window.answered = have; button.click(); };
    if (find('form[data-at-once]')) {
        const ready = find('#ready button:enabled');
        if (ready) return answer(ready), 'ready';
        const slot = [...document.querySelectorAll('#st-map .st-province')].find((place) => !place.querySelector('.st-clear'));
        const changes = legalActions();
        const fits = (card) => changes.includes(`${slot.dataset.thing} ${card.dataset.thing}`);
        const cards = [...document.querySelectorAll('.hand .st-pick.open')].filter(fits);
        const card = cards[Number(document.getElementById('table').dataset.version) * 5 % cards.length];
        answer({ click: () => (click(card), click(slot)) });
        return 'lay';
    }
    const confirm = find('#confirm button.primary');
    for (const thing of document.querySelectorAll('#table .open[data-thing]')) if (confirm?.disabled) click(thing);
    if (find('#consequences .action') && !confirm.disabled) answer(confirm);
    return 'play';
";

/// Lays these cards along the row and stops before saying ready.
async fn lay(player: &Browser, cards: [&str; 5]) {
    for (place, card) in PLACES.into_iter().zip(cards) {
        player.click(&format!(".hand .st-pick[data-thing='{card}']")).await;
        player.click(&format!("#st-{place}")).await;
        player.wait(&format!("#st-{place} .st-clear")).await;
    }
}

/// The step that is on display, without its number.
async fn step(player: &Browser) -> String {
    let title = player.text("#show:not([hidden]) .step:not([hidden]) h2").await;
    title.rsplit(": ").next().unwrap_or_default().to_owned()
}

/// Whether something is to be seen, with its whole box in the window.
async fn in_view(player: &Browser, selector: &str) -> bool {
    let look = "const node = document.querySelector(arguments[0]);
        const { top, bottom, left, right, width } = node.getBoundingClientRect();
        return width > 0 && getComputedStyle(node).visibility === 'visible' && top >= 0 && left >= 0
            && bottom <= innerHeight + .5 && right <= innerWidth + .5";
    player.client.execute(look, vec![json!(selector)]).await.unwrap() == json!(true)
}

async fn open(host: &Browser, seat: &str) {
    host.go("/new/sun-tzu").await;
    host.run(&format!("document.getElementById('seat-1').value = '{seat}'; document.querySelector('[name=name-1]').value = 'Lin'")).await;
    host.click("main button.primary").await;
    host.wait("svg.board, .waiting").await;
}

#[tokio::test]
async fn somebody_plays_against_a_bot_to_the_end_and_looks_back() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    open(&ada, "bot-novice").await;
    let (mut seen, mut patience) = (0, Patience::new());
    loop {
        match ada.run(STEP).await.as_str() {
            Some("over") => break,
            Some("show") => seen += 1,
            Some("wait" | "play") => {
                patience.wait("nobody goes on").await;
                continue;
            }
            _ => {}
        }
        patience = Patience::new();
        assert!(seen < 100, "it does not end");
    }
    assert!(seen >= 15, "every battle was shown: {seen}");
    ada.click(".ending a[href$='replay']").await;
    ada.wait("#replay .verified").await;
    ada.run("document.activeElement.blur()").await;
    for _ in 0..40 {
        if ada.has("#replay.showing .st-told.now:not([hidden])").await {
            break;
        }
        let before = ada.run("return document.querySelector('.slider [type=range]').value").await;
        ada.run("document.querySelector('.slider [rel=prev]').click()").await;
        ada.wait_until(&format!("document.querySelector('.slider [type=range]').value !== {before}")).await;
    }
    assert!(
        ada.has("#replay.showing .st-told.now:not([hidden])").await,
        "looking back shows the battles too"
    );
    let battle = ada.text("#show .step:not([hidden]) h2").await;
    ada.keys("\u{e014}").await;
    assert_ne!(ada.text("#show .step:not([hidden]) h2").await, battle, "one after the other");
    ada.close().await;
}

#[tokio::test]
async fn two_browsers_plan_at_the_same_time_and_neither_sees_the_other() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin, eve) = (stage.wide().await, stage.wide().await, stage.wide().await);
    open(&ada, "friend").await;
    let invitation = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.click("main button.primary").await;
    lin.wait(".st-plan").await;
    eve.go(&ada.path().await).await;
    ada.wait(".st-plan").await;
    // Everybody has come, and everybody has been told.
    eve.wait("#plate-0 .presence.here").await;
    eve.wait("#plate-1 .presence.here").await;
    lin.wait("#plate-0 .presence.here").await;
    lin.wait("#watching").await;
    let state = "return document.getElementById('content').dataset.have + document.title + document.getElementById('table').outerHTML";
    let before = [lin.run(state).await, eve.run(state).await];
    lay(&ada, ["5", "4", "3", "2", "1"]).await;
    // A swap, a card taken back, and another in its place.
    ada.click("#st-tibet").await;
    ada.click("#st-mandarin").await;
    ada.wait_until("document.querySelector('.st-plan').textContent.includes('Tibet: 1')").await;
    ada.click("#st-laid-qinghai").await;
    ada.wait("#ready button:disabled").await;
    ada.click(".hand .st-pick[data-thing='6']").await;
    ada.click("#st-qinghai").await;
    ada.wait("#ready button:enabled").await;
    assert_eq!([lin.run(state).await, eve.run(state).await], before, "nothing was sent to the others");
    ada.go(&ada.path().await).await;
    let plan = "return [...document.querySelectorAll('.st-plan li')].map((slot) => slot.textContent).join()";
    let kept = json!("Xinjiang: 5,Tibet: 1,Qinghai: 6,Mongolia: 2,Mandarin: 4");
    assert_eq!(ada.run(plan).await, kept, "the plan is there after a reload");
    ada.click("#ready button:enabled").await;
    lin.wait("#plate-0 .st-ready:not(.not)").await;
    assert_eq!(
        lin.run("return ['.st-card', '.st-back'].map((card) => document.querySelectorAll(`#st-map ${card}`).length)").await,
        json!([0, 5]),
        "who is ready has laid five cards, and nobody knows which"
    );
    ada.click("#undo:enabled").await;
    ada.wait("#ready button:enabled").await;
    assert_eq!(ada.run(plan).await, kept, "and after it was taken back");
    ada.click("#ready button:enabled").await;
    lay(&lin, ["1", "2", "3", "4", "5"]).await;
    lin.click("#ready button:enabled").await;
    // Everybody looks at the battles at their own pace, spectators too.
    for viewer in [&ada, &lin, &eve] {
        viewer.wait("#show:not([hidden])").await;
        assert_eq!(step(viewer).await, "Xinjiang");
    }
    ada.click("#show-next").await;
    assert_eq!((step(&ada).await.as_str(), step(&lin).await.as_str()), ("Tibet", "Xinjiang"));
    ada.go(&ada.path().await).await;
    ada.wait("#show:not([hidden])").await;
    assert_eq!(step(&ada).await, "Tibet", "a reload goes on where one was");
    eve.click("#show-skip").await;
    assert!(eve.has("#show[hidden]").await && !eve.has(".hand").await);
    for browser in [ada, lin, eve] {
        browser.close().await;
    }
}

#[tokio::test]
async fn at_one_device_a_curtain_hangs_between_plans_made_by_keyboard_alone() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    open(&ada, "guest").await;
    let (enter, right) = ("\u{e007}", "\u{e014}");
    for (seat, cards) in [["5", "4", "3", "2", "1"], ["1", "2", "3", "4", "6"]].into_iter().enumerate() {
        ada.tab_to("[data-curtain]").await;
        assert!(
            !ada.has(".hand").await && !ada.has("#st-map .st-card").await,
            "nothing of either plan is in the page"
        );
        ada.keys(enter).await;
        ada.wait(&format!("#table[data-seat='{seat}'] .st-plan")).await;
        for (place, card) in PLACES.into_iter().zip(cards) {
            ada.tab_to(&format!(".hand .st-pick[data-thing='{card}']")).await;
            ada.keys(enter).await;
            ada.tab_to("#st-map .st-province").await;
            walk_to(&ada, place).await;
            ada.keys(enter).await;
            ada.wait(&format!("#st-{place} .st-clear")).await;
        }
        ada.tab_to("#ready button").await;
        ada.keys(enter).await;
        ada.wait(".curtain, #show:not([hidden])").await;
    }
    assert!(ada.focus_is("#show-next").await, "the focus is where one goes on");
    let told = ada.text("#show .step:not([hidden])").await.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(told.contains("by 4") && told.contains("4 armies"), "{told}");
    let plaque = "return document.querySelector('.st-told.now:not([hidden]) .st-plaque').textContent.trim()";
    assert_eq!(ada.run(plaque).await, json!("5 \u{2212} 1 = 4"));
    for place in ["Tibet", "Qinghai", "Mongolia", "Mandarin"] {
        ada.keys(right).await;
        assert_eq!(step(&ada).await, place);
    }
    ada.keys("\u{e012}").await;
    assert_eq!(step(&ada).await, "Mongolia");
    ada.keys("\u{e00c}").await;
    ada.wait("#show[hidden]").await;
    assert!(ada.focus_is(".hand [data-thing]").await, "and then where one decides");
    ada.close().await;
}

#[tokio::test]
async fn on_a_phone_in_french_the_plan_lies_under_the_map() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.phone().await;
    open(&ada, "bot-novice").await;
    ada.wait(".st-plan").await;
    let fits = "
        const box = (selector) => document.querySelector(selector).getBoundingClientRect();
        const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
        return [wide, box('#st-map').bottom <= box('.tray').top + 1];
    ";
    assert_eq!(ada.run(fits).await, json!([0, true]), "nothing sticks out or covers the map");
    lay(&ada, ["5", "6", "3", "2", "1"]).await;
    ada.click("#ready button:enabled").await;
    ada.wait("#show:not([hidden])").await;
    assert!(ada.text("#show .step:not([hidden])").await.contains("Xinjiang"));
    assert!(ada.text("#show .buttons").await.contains("Suivant"));
    for _ in 0..4 {
        assert!(in_view(&ada, "#show-next").await, "one can go on at every step");
        let covered = "const box = (selector) => document.querySelector(selector).getBoundingClientRect();
            return box('#st-recap-map').bottom <= box('#show').top + 1";
        assert_eq!(ada.run(covered).await, json!(true), "and sees the whole map");
        ada.click("#show-next").await;
    }
    ada.click("#show-skip").await;
    // The second dynasty: the 6 has left its marker in Tibet.
    let patience = Patience::new();
    while !ada.has("form[data-at-once]").await {
        ada.run(STEP).await;
        patience.wait("the draw does not end").await;
    }
    ada.click(".hand .st-pick[data-thing='6']").await;
    assert!(in_view(&ada, "#st-tibet .st-why").await, "why not is to be seen before one tries");
    ada.click("#st-tibet").await;
    ada.wait("#notice.shown a").await;
    assert!(ada.text("#notice").await.contains("Règle 5.3"));
    ada.close().await;
}

#[tokio::test]
async fn after_a_take_back_the_battles_are_shown_again() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    open(&ada, "bot-novice").await;
    lay(&ada, ["5", "4", "3", "2", "1"]).await;
    for _ in 0..2 {
        ada.click("#ready button:enabled").await;
        ada.wait("#show:not([hidden])").await;
        assert_eq!(step(&ada).await, "Xinjiang", "from the first battle on");
        ada.is_accessible("a battle").await;
        ada.click("#show-skip").await;
        ada.wait("#show[hidden]").await;
        ada.click("#undo:enabled").await;
        ada.wait("#ready button:enabled").await;
        assert!(!ada.has("#show [data-at-step]").await, "nothing is left to look at");
    }
    ada.close().await;
}

/// Walks the map by keys, from wherever the focus is on it.
async fn walk_to(player: &Browser, place: &str) {
    let (left, up, right, down) = ("\u{e012}", "\u{e013}", "\u{e014}", "\u{e015}");
    // The middle is next to everything.
    let middle = "return document.activeElement.id === 'st-qinghai'";
    for key in [left, up, right, down] {
        if player.run(middle).await == json!(true) {
            break;
        }
        player.keys(key).await;
    }
    match place {
        "xinjiang" => player.keys(left).await,
        "mongolia" => player.keys(up).await,
        "mandarin" => player.keys(right).await,
        "tibet" => player.keys(down).await,
        _ => {}
    }
    assert_eq!(player.run("return document.activeElement.id").await, json!(format!("st-{place}")));
}

#[tokio::test]
async fn battles_happen_on_the_map_one_after_the_other_and_nothing_is_told_ahead() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, lin) = (stage.wide().await, stage.wide().await);
    ada.open_with(&lin, "sun-tzu").await;
    for (player, cards) in [(&ada, ["5", "4", "3", "2", "1"]), (&lin, ["1", "6", "3", "4", "5"])] {
        player.wait(".st-plan").await;
        lay(player, cards).await;
        player.click("#ready button:enabled").await;
    }
    ada.wait("#show:not([hidden])").await;
    let looks =
        "return [getComputedStyle(document.querySelector('.st-edges:not([hidden]) .fought use')).stroke,
        getComputedStyle(document.querySelector('#show .step:not([hidden]) h2'), '::before').rotate]";
    lin.wait("#show:not([hidden])").await;
    let (won, lost) = (ada.run(looks).await, lin.run(looks).await);
    assert!(won[0] != lost[0] && won[1] != lost[1], "a battle lost looks like one won: {won} and {lost}");
    let fresh = "return document.querySelectorAll('#log .fresh').length";
    let early = ada.run(fresh).await.as_u64();
    // The other side's card turns over where it lies, then the verdict, then armies; all of it moves.
    let moving = "return new Set(document.getAnimations().map(({ animationName }) => animationName)).size";
    assert!(ada.run(moving).await.as_u64() >= Some(4), "cards, plaque, garrison and change move");
    let told = "
        for (const motion of document.getAnimations()) motion.finish();
        const drawn = (selector) => [...document.querySelectorAll(selector)].filter((node) => node.getBoundingClientRect().width > 0);
        const text = (selector) => drawn(selector).map((node) => node.textContent.trim());
        return [text('.st-plaque'), text('.st-change'), text('.st-recap .st-reserve b span'), drawn('.st-told.now').length,
            drawn('#st-map, #log, #prompt').filter((node) => getComputedStyle(node).visibility === 'visible').length,
            document.querySelector('#show .step:not([hidden]) h2').innerText]";
    assert_eq!(
        ada.run(told).await,
        json!([["5 \u{2212} 1 = 4"], ["+4"], ["17", "21"], 1, 0, "Battle 1 of 5: Xinjiang"]),
        "the first battle alone, and nothing of the others"
    );
    ada.click("#show-next").await;
    assert_eq!(
        ada.run(told).await,
        json!([["5 \u{2212} 1 = 4", "6 \u{2212} 4 = 2"], ["+2"], ["17", "18"], 1, 0, "Battle 2 of 5: Tibet"]),
        "what the first came to still stands there; the 6 and two armies have left the reserve"
    );
    for what in ["#show-next", "#st-recap-map", "#show .step:not([hidden]) ul"] {
        assert!(in_view(&ada, what).await, "{what} is in view");
    }
    ada.keys("\u{e00c}").await;
    ada.wait("#show[hidden]").await;
    assert!(
        in_view(&ada, "#st-map").await && in_view(&ada, "#prompt").await,
        "then the present is there again"
    );
    assert!(ada.run(fresh).await.as_u64() > early, "what has followed is told now, and was not before");
    for browser in [ada, lin] {
        browser.close().await;
    }
}

#[tokio::test]
async fn the_board_is_a_grid_of_cells_with_names() {
    check_grid("sun-tzu", 5).await;
}
