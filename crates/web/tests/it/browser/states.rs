//! Where things are in the middle of matches and at their ends, measured: long logs, choices with all that would follow,
//! full hands, steps of a turn, battles. Every state is a table of its own that plays on from a moment of a record.

use super::access::{played, played_by, record, upload};
use super::layout::{AT_A_DESK, ON_A_PHONE, ON_ITS_SIDE, PHONES};
use super::stage::{Browser, Stage};
use game::chance::dice;
use game::{Seed, Turn};
use games::great_wall::{GreatWall, Options};
use games::sun_tzu::{self, SunTzu};
use serde_json::Value;
use std::time::Duration;
use table::{Player, Table};

/// One window of each kind: what differs between more of them is looked at with new tables.
const DESKS: [(u32, u32); 4] = [(1440, 900), (1366, 768), (1024, 768), (2560, 1440)];

/// The board has its share of a large window.
const AT_LENGTH: &str = "...(() => {
      const { width, height } = document.querySelector('#stage .board').getBoundingClientRect();
      const share = width * height / innerWidth / innerHeight;
      return innerWidth < 2000 || share >= .35 ? [] : [`the board has ${Math.round(share * 100)} % of the window`];
    })()";

/// A phone on its side: the board beside the tray, and what one presses.
const ASIDE: &str = "...wide, ...piled('#hand [data-thing]', '#consequences .action, .asks'), ...['#prompt', '.confirm .primary'].flatMap(outOfView), ...overlaps('#stage .board', '#tray'),
    ...(document.querySelector('#stage .board').getBoundingClientRect().width >= innerWidth / 3 ? [] : ['the board is narrow'])";

/// What was decided in a record, in order: the seat and the spelling.
fn actions(record: &str) -> Vec<(u64, String)> {
    let record: Value = serde_json::from_str(record).unwrap();
    let played = record["actions"].as_array().unwrap().iter();
    played.map(|action| (action[0].as_u64().unwrap(), action[1].as_str().unwrap().to_owned())).collect()
}

/// A match of Great Wall in which both draw until their hands are full, and then play anything.
fn with_full_hands() -> String {
    let players = vec![Player::named("Ada"), Player::named("Lin")];
    let mut table = Table::<GreatWall>::open(players, Options::default(), Seed::from_bytes([7; 32])).unwrap();
    let (mut dice, mut scratch) = (dice(7), vec![]);
    while let Turn::Awaiting(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let draws = table.len() < 28 && table.play(seat, "draw".parse().unwrap()).is_ok();
        if !draws {
            let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
            table.play(seat, action).unwrap();
        }
    }
    serde_json::to_string(&table.record()).unwrap()
}

impl Browser {
    /// Plays on from a moment of a match that is over, in the seat that decides there.
    pub async fn play_on(&self, table: &str, at: usize, seat: u64) {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             const body = new URLSearchParams({{ at: {at}, seat: {seat}, level: 'novice' }});
             fetch('{table}/branch', {{ method: 'POST', body }}).then((answer) => done(new URL(answer.url).pathname));"
        );
        let opened = self.client.execute_async(&script, vec![]).await.unwrap();
        self.go(opened.as_str().unwrap()).await;
        self.wait("#table:not(.unsettled)").await;
        if self.has("#show:not([hidden])").await {
            self.click("#show-skip").await;
        }
        self.wait("[data-legal]").await;
    }

    /// Plays a match that is over again up to the first action after which its page has something, and waits for that; after
    /// how many actions it comes.
    pub async fn play_up_to(&self, record: &str, selector: &str) -> usize {
        let (table, actions) = (upload(self, record).await, actions(record));
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async () => {{
                 for (let at = 1; at < {}; at += 1) {{
                     const page = await (await fetch(`{table}/replay?at=${{at}}`)).text();
                     if (new DOMParser().parseFromString(page, 'text/html').querySelector({selector:?})) return done(at);
                 }}
                 done(0);
             }})();",
            actions.len()
        );
        let found = self.client.execute_async(&script, vec![]).await.unwrap();
        let at = found.as_u64().filter(|&at| at > 0).unwrap_or_else(|| panic!("{selector} never comes"));
        let (seat, action) = &actions[at as usize - 1];
        self.play_on(&table, at as usize - 1, *seat).await;
        assert!(!self.has(selector).await, "{selector} comes later");
        self.pick(&format!("legal.find((action) => action === {action:?})")).await;
        at as usize
    }

    /// Measures what is in the window, at desks and on phones.
    async fn lies_well(&self, what: &str) {
        for size in DESKS {
            self.resize(size).await;
            self.has_nothing_wrong(&format!("{what} at {size:?}"), &format!("{AT_A_DESK}, {AT_LENGTH}"))
                .await;
        }
        for size in PHONES {
            self.resize(size).await;
            self.run("scrollTo(0, 0)").await;
            self.has_nothing_wrong(&format!("{what} at {size:?}"), ON_A_PHONE).await;
        }
        self.resize(ON_ITS_SIDE).await;
        self.has_nothing_wrong(&format!("{what} on its side"), ASIDE).await;
    }
}

/// Picks things until an action is chosen, and waits for what would follow from it.
async fn choose(browser: &Browser) {
    browser.pick("legal[Math.floor(legal.length / 2)]").await;
}

#[tokio::test]
async fn a_claim_and_a_full_hand_lie_well() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    let record = with_full_hands();
    let (table, actions) = (upload(&ada, &record).await, actions(&record));
    ada.play_on(&table, 28, actions[28].0).await;
    let held = ada.run("return document.querySelectorAll('.hand .playing-card').length").await;
    assert!(held.as_u64() >= Some(10), "a full hand: {held}");
    choose(&ada).await;
    ada.lies_well("a hand of ten and more").await;
    let claim = actions.iter().position(|(_, action)| action.starts_with("claim")).unwrap();
    ada.play_on(&table, claim, actions[claim].0).await;
    ada.wait(".claiming .free-token.open").await;
    choose(&ada).await;
    ada.lies_well("a claim").await;
    ada.close().await;
}

#[tokio::test]
async fn a_turn_of_many_steps_lies_well() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.go("/records").await;
    let record = record::<games::xian::Xian>();
    let (table, actions) = (upload(&ada, &record).await, actions(&record));
    let at =
        (3..actions.len()).find(|&at| actions[at - 2..=at].iter().all(|(seat, _)| *seat == actions[at].0));
    let at = at.unwrap();
    ada.play_on(&table, at, actions[at].0).await;
    ada.wait("#trail li").await;
    choose(&ada).await;
    ada.lies_well(&format!("Xi'an, a turn of several steps after {at} actions")).await;
    ada.close().await;
}

#[tokio::test]
async fn the_middle_of_every_match_lies_well_in_french() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.go("/records").await;
    for record in games::list!(record) {
        let (table, actions) = (upload(&ada, &record).await, actions(&record));
        for at in [actions.len() / 3, actions.len() * 3 / 4] {
            ada.play_on(&table, at, actions[at].0).await;
            // What is laid in a plan lies there at once.
            if !ada.has("form[data-at-once]").await {
                choose(&ada).await;
            }
            ada.lies_well(&format!("{table}, played on after {at} of {} actions", actions.len())).await;
        }
    }
    ada.close().await;
}

/// What is decided in Sun Tzu beside plans, by how it is spelt.
const OF_SUN_TZU: [&str; 10] =
    ["warlord", "no trade", "reinforce", "raid", "march", "reveal", "pay", "withdraw", "draw", "keep"];

#[tokio::test]
async fn every_decision_of_sun_tzu_lies_well_in_french() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    let options =
        sun_tzu::Options { mode: sun_tzu::Mode::Advanced, warlords: true, ..sun_tzu::Options::default() };
    let mut wanted = OF_SUN_TZU.to_vec();
    for number in 0..=u8::MAX {
        let record = played_by::<SunTzu>(&["Ada", "Lin"], number, options).record();
        let record = serde_json::to_string(&record).unwrap();
        let actions = actions(&record);
        let place = |verb: &str| actions.iter().position(|(_, action)| action.starts_with(verb));
        let found: Vec<(&str, usize)> =
            wanted.iter().filter_map(|&verb| Some((verb, place(verb)?))).collect();
        if found.is_empty() {
            continue;
        }
        ada.go("/records").await;
        let table = upload(&ada, &record).await;
        for (verb, at) in found {
            ada.play_on(&table, at, actions[at].0).await;
            ada.lies_well(&format!("{verb}, {at} actions after the beginning of match {number}")).await;
            wanted.retain(|&other| other != verb);
        }
        if wanted.is_empty() {
            break;
        }
    }
    assert!(wanted.is_empty(), "never decided: {wanted:?}");
    ada.close().await;
}

#[tokio::test]
async fn every_step_of_a_turn_can_be_read_beside_the_wall() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.go("/records").await;
    let record = record::<GreatWall>();
    let (table, actions) = (upload(&ada, &record).await, actions(&record));
    let lays = |at: usize, seat: u64| actions[at].0 == seat && actions[at].1.starts_with("lay");
    let at = (2..actions.len()).find(|&at| {
        let seat = actions[at].0;
        lays(at - 2, seat) && lays(at - 1, seat)
    });
    let at = at.unwrap();
    ada.play_on(&table, at, actions[at].0).await;
    ada.wait("#trail li + li").await;
    for size in DESKS {
        ada.resize(size).await;
        let script = "...overlaps('#trail', '.confirm'), ...overlaps('#trail', '#hand'), ...[...document.querySelectorAll('#trail button')].flatMap((step) => {
            const [step_box, trail] = [step, step.closest('#trail')].map((node) => node.getBoundingClientRect());
            const isWhole = step.scrollWidth <= step.clientWidth + 1 && step_box.left >= trail.left - 1 && step_box.right <= trail.right + 1 && step_box.bottom <= trail.bottom + 1;
            return isWhole ? [] : [`of ${step.textContent} not everything is seen`];
        })";
        ada.has_nothing_wrong(&format!("the steps of a turn after {at} actions at {size:?}"), script).await;
    }
    ada.close().await;
}

/// What stands beside the board can be read, and how far one has come is in view.
const LOOKING_BACK: &str = "...wide, ...['.slider', '.eyes'].flatMap(outOfView), ...(() => {
        const list = document.querySelector('#moves'), { left, top } = list.getBoundingClientRect();
        return [10, 55].every((down) => list.contains(document.elementFromPoint(left + 40, top + down))) ? [] : ['the list of moves is out of view'];
    })(), ...overlaps('.beside', '.stage'), ...overlaps('.beside', '.wing'),
    ...[...document.querySelectorAll('.uploaded, .beside > *')].flatMap((part) => !part.checkVisibility() || part.clientWidth >= 180 ? [] : [`${part.id || part.className} is ${part.clientWidth} pixels wide`])";

#[tokio::test]
async fn four_players_of_xian_lie_well_on_desks() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.go("/records").await;
    let record = played::<games::xian::Xian>(&["Ada", "Lin", "Mei", "Bo"], 7).record();
    let record = serde_json::to_string(&record).unwrap();
    let (table, actions) = (upload(&ada, &record).await, actions(&record));
    for at in [actions.len() * 3 / 5, actions.len() - 12] {
        ada.play_on(&table, at, actions[at].0).await;
        choose(&ada).await;
        for size in DESKS {
            ada.resize(size).await;
            let script = format!(
                "{AT_A_DESK}, ...overlaps('.log', '#beside'), ...overlaps('.log', '#tools'), ...piled('.xian-crowd .xian-piece', '.xian-house > strong'),
                ...[...document.querySelectorAll('.xian-podium > span:not(.visually-hidden)')].flatMap((place) => {{
                    const [end, edge] = [place, place.closest('.xian-head')].map((node) => node.getBoundingClientRect().right);
                    return end <= edge + 1 ? [] : [`the lead reaches ${{Math.round(end - edge)}} pixels beyond its section`];
                }})"
            );
            ada.has_nothing_wrong(&format!("four players after {at} actions at {size:?}"), &script).await;
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn looking_back_lies_well_on_desks() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    for record in games::list!(record) {
        ada.go("/records").await;
        let (table, middle) = (upload(&ada, &record).await, actions(&record).len() / 2);
        for page in ["replay", "analysis"] {
            ada.go(&format!("{table}/{page}?at={middle}")).await;
            ada.wait("#replay:not(.unsettled)").await;
            for size in [(1440, 900), (1366, 768)] {
                ada.resize(size).await;
                ada.has_nothing_wrong(&format!("{page} of {table} at {size:?}"), LOOKING_BACK).await;
            }
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn lessons_lie_well_on_a_low_desk() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    ada.resize((1366, 768)).await;
    for game in games::IDS {
        ada.go(&format!("/learn/{game}")).await;
        let listed = ada.run("return [...document.querySelectorAll('.lessons a')].map((lesson) => lesson.getAttribute('href'))").await;
        for lesson in listed.as_array().unwrap() {
            let lesson = lesson.as_str().unwrap();
            ada.go(lesson).await;
            let script = "...wide, ...['#prompt', '.confirm .primary', '#stage .board', '.teacher h1'].flatMap(outOfView), ...overlaps('#tray', '#stage .board'), ...overlaps('#tray', '.teacher'),
                ...['#wing', '.teacher'].map((selector) => document.querySelector(selector)).flatMap((part) => part.scrollHeight <= part.clientHeight + 1 || getComputedStyle(part).overflowY === 'auto' || part.parentElement.closest('.wing')?.clientHeight > 0 ? [] : [`what is written in ${part.className} cannot be read to its end`])";
            ada.has_nothing_wrong(lesson, script).await;
        }
    }
    ada.close().await;
}

#[tokio::test]
async fn battles_and_endings_lie_well() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide_in("fr").await;
    let mut battles = false;
    ada.go("/records").await;
    for record in games::list!(record) {
        let table = upload(&ada, &record).await;
        ada.go(&table).await;
        ada.wait("#table:not(.unsettled)").await;
        if ada.has("#show:not([hidden])").await {
            battles = true;
            for size in DESKS.into_iter().chain(PHONES).chain([ON_ITS_SIDE]) {
                ada.resize(size).await;
                ada.has_nothing_wrong(
                    &format!("a battle at {size:?}"),
                    "...wide, ...outOfView('#show-next')",
                )
                .await;
            }
        }
        ada.keys("\u{e00c}").await;
        ada.wait("#edict[data-told=named]").await;
        for size in DESKS {
            ada.resize(size).await;
            let script = "...wide, ...['#prompt', '#stage .board', '#ending .primary', '.plate'].flatMap(outOfView), ...overlaps('#ending', '#stage .board'), ...overlaps('#ending', '#tray')";
            ada.has_nothing_wrong(&format!("the end of {table} at {size:?}"), script).await;
        }
        for size in PHONES.into_iter().chain([ON_ITS_SIDE]) {
            ada.resize(size).await;
            ada.has_nothing_wrong(
                &format!("the end of {table} at {size:?}"),
                "...wide, ...outOfView('#prompt')",
            )
            .await;
        }
        ada.go("/records").await;
    }
    assert!(battles, "the battles of the last dynasty are seen before the end");
    ada.close().await;
}
