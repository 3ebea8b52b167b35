//! Everybody can use every kind of page: axe-core finds nothing to blame, in light and dark, and the accessibility
//! tree says what happens. axe-core is fetched by `scripts/fetch-axe` and no part of the repository.

use super::stage::{Browser, Stage};
use game::chance::dice;
use game::{Game, Seed, Turn};
use games::IDS;
use serde_json::{Value, json};
use std::time::Duration;
use table::{Player, Table};

const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/axe.min.js");

/// axe-core can judge plain colours only. So every gradient becomes one, the lightest or the darkest that it comes to:
/// what can be read on both can be read all over it. Thin lines of gold at a corner are no ground for words.
const PLAIN: &str = "
    const layers = (value) => { let depth = 0; return [...value].reduce((parts, sign) => {
        depth += (sign === '(') - (sign === ')');
        if (sign === ',' && depth === 0) parts.push(''); else parts.push(parts.pop() + sign);
        return parts;
    }, ['']).map((part) => part.trim()); };
    const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const rgba = (colour) => {
        pen.clearRect(0, 0, 1, 1);
        pen.fillStyle = colour;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].map((part) => part / 255);
    };
    const over = ([...top], [...under]) => {
        const alpha = top[3] + under[3] * (1 - top[3]);
        return alpha === 0 ? [0, 0, 0, 0] : [...[0, 1, 2].map((at) => (top[at] * top[3] + under[at] * under[3] * (1 - top[3])) / alpha), alpha];
    };
    const brightness = (colour) => { const [red, green, blue] = over(colour, [.5, .5, .5, 1]); return .2126 * red + .7152 * green + .0722 * blue; };
    const plain = (node, end) => {
        const { backgroundImage, backgroundColor, backgroundSize } = getComputedStyle(node);
        if (!backgroundImage.includes('gradient')) return;
        const sizes = layers(backgroundSize);
        const grounds = layers(backgroundImage).filter((layer, at) => layer.includes('gradient') && !/(?:^| )[0-7](?:\\.\\d+)?px/.test(sizes[at % sizes.length]));
        const colour = grounds.reduceRight((under, layer) => {
            const ends = layer.match(/(?:rgba?|color|oklab|oklch)\\([^)]*\\)/g).map((stop) => over(rgba(stop), under));
            ends.sort((one, other) => brightness(one) - brightness(other));
            return end === 'darkest' ? ends[0] : ends[ends.length - 1];
        }, rgba(backgroundColor));
        return [node, `rgb(${colour.slice(0, 3).map((part) => Math.round(part * 255)).join(' ')} / ${colour[3]})`];
    };
    const restored = [];
    for (const [node, colour] of [...document.querySelectorAll('*')].map((node) => plain(node, END)).filter(Boolean)) {
        restored.push([node, node.getAttribute('style')]);
        node.style.transition = 'none';
        node.style.backgroundImage = 'none';
        node.style.backgroundColor = colour;
    }
    const restore = () => restored.forEach(([node, style]) => style === null ? node.removeAttribute('style') : node.setAttribute('style', style));";

impl Browser {
    /// Lets axe-core judge the page as it is, in light and in dark, on both ends of every gradient.
    pub async fn is_accessible(&self, what: &str) {
        let Ok(axe) = std::fs::read_to_string(AXE) else {
            panic!("axe-core is missing: run scripts/fetch-axe first")
        };
        self.run(&axe).await;
        // Another theme or another end of a gradient changes colours and nothing else.
        let everything = "{ rules: { 'label-content-name-mismatch': { enabled: true } } }";
        let colours = "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }";
        for (theme, end, judged_by) in [
            ("light", "darkest", everything),
            ("light", "lightest", colours),
            ("dark", "darkest", colours),
            ("dark", "lightest", colours),
        ] {
            let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
            self.devtools("Emulation.setEmulatedMedia", features).await;
            let judge = format!(
                "const done = arguments[arguments.length - 1];
                 for (const moving of document.getAnimations()) moving.finish();
                 {}
                 axe.run(document, {{ ...{judged_by}, resultTypes: ['violations'] }}).then(({{ violations, passes, incomplete }}) => {{
                     restore();
                     done([passes.map(({{ id }}) => id), violations.map((found) =>
                         `${{found.id}}: ${{found.nodes.slice(0, 3).map((node) => `${{node.html.slice(0, 300)}} ${{node.failureSummary}}`).join('; ')}}`), incomplete.map(({{ id, nodes }}) => [id, nodes[0]?.html.slice(0, 200), nodes[0]?.failureSummary])]);
                 }});",
                PLAIN.replace("END", &format!("{end:?}"))
            );
            let judged = self.client.execute_async(&judge, vec![]).await.unwrap();
            let found: Vec<&str> = judged[1].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert!(found.is_empty(), "{what} in {theme} on the {end}:\n{}", found.join("\n"));
            let passed = judged[0].as_array().unwrap();
            let enough = if judged_by == everything { 6 } else { 1 };
            assert!(
                passed.len() >= enough && passed.contains(&json!("color-contrast")),
                "{what} in {theme} on the {end}: hardly anything was looked at: {judged}"
            );
        }
    }
}

/// A match of two that is over, played by chance.
pub fn record<G: Game>() -> String
where
    G::Options: Default,
{
    serde_json::to_string(&played::<G>(&["Ada", "Lin"], 7).record()).unwrap()
}

/// A match of these players, played by chance to its end.
pub fn played<G: Game>(names: &[&str], number: u8) -> Table<G>
where
    G::Options: Default,
{
    played_by(names, number, G::Options::default())
}

/// The same with what the table has agreed on.
pub fn played_by<G: Game>(names: &[&str], number: u8, options: G::Options) -> Table<G> {
    let players = names.iter().map(|name| Player::named(*name)).collect();
    let seed = Seed::from_bytes([number; 32]);
    let mut table = Table::<G>::open(players, options, seed).unwrap();
    let (mut dice, mut scratch) = (dice(number.into()), vec![]);
    while let Turn::Awaiting(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
        table.play(seat, action).unwrap();
    }
    table
}

/// Hands a record in; the address of its table.
pub async fn upload(browser: &Browser, record: &str) -> String {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         const form = new FormData();
         form.append('record', new Blob([{}], {{ type: 'application/json' }}), 'record.json');
         fetch('/records', {{ method: 'POST', body: form }}).then((answer) => done(new URL(answer.url).pathname));",
        json!(record)
    );
    let replay = browser.client.execute_async(&script, vec![]).await.unwrap();
    replay.as_str().unwrap().strip_suffix("/replay").unwrap().to_owned()
}

#[tokio::test]
async fn pages_without_a_match_are_accessible() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for path in ["/", "/me", "/me/delete", "/me/deleted", "/records", "/offline", "/t/nowhere"] {
        ada.go(path).await;
        ada.is_accessible(path).await;
    }
    for game in IDS {
        for path in ["/new/GAME", "/rules/GAME", "/rules/GAME/card", "/rules/GAME/glossary"] {
            let path = path.replace("GAME", game);
            ada.go(&path).await;
            ada.is_accessible(&path).await;
        }
    }
    ada.go("/new/qin").await;
    ada.click("main button.primary").await;
    ada.wait(".waiting .qr svg").await;
    ada.is_accessible("a table that waits").await;
    let invitation = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    let lin = stage.phone().await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.is_accessible("an invitation").await;
    lin.go("/").await;
    lin.is_accessible("the lobby with a table that waits").await;
    ada.go("/me").await;
    ada.click("form[action='/me/pass'] button").await;
    ada.wait("[data-copy]").await;
    ada.is_accessible("a link for a second device").await;
    let pass = ada.run("return new URL(document.querySelector('[data-copy]').value).pathname").await;
    lin.go(pass.as_str().unwrap()).await;
    lin.is_accessible("a second device that is asked").await;
    // The page of a table that does not exist is an error, and the console says so.
    ada.leave().await;
    lin.close().await;
}

#[tokio::test]
async fn tables_are_accessible_for_everybody_who_looks() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, eve) = (stage.wide().await, stage.phone().await);
    for game in IDS {
        ada.open_for_two(game).await;
        ada.is_accessible(&format!("{game} behind a curtain")).await;
        ada.take_over().await;
        ada.is_accessible(&format!("{game} for a player")).await;
        ada.run("document.querySelector('#table .open[data-thing]').dispatchEvent(new MouseEvent('click', { bubbles: true }))").await;
        ada.is_accessible(&format!("{game} for a player who chooses")).await;
        eve.go(&ada.path().await).await;
        eve.is_accessible(&format!("{game} for a spectator")).await;
    }
    ada.close().await;
    eve.close().await;
}

/// What a screen reader finds on the page: all nodes of the accessibility tree that it does not leave out.
async fn tree(browser: &Browser) -> Vec<Value> {
    let tree = browser.devtools("Accessibility.getFullAXTree", json!({})).await;
    tree["nodes"].as_array().unwrap().iter().filter(|node| node["ignored"] != json!(true)).cloned().collect()
}

/// The names of all that have a role.
fn named<'a>(nodes: &'a [Value], role: &str) -> Vec<&'a str> {
    let found = nodes.iter().filter(|node| node["role"]["value"] == role);
    found.map(|node| node["name"]["value"].as_str().unwrap_or_default()).collect()
}

/// What is said in the status line, and which node of the page says it.
async fn status(browser: &Browser) -> (String, Value) {
    let nodes = tree(browser).await;
    let mut lines = nodes.iter().filter(|node| node["role"]["value"] == "status");
    // Another line is empty unless something is on its way.
    let text = |line: &Value| nodes.iter().find(|node| node["parentId"] == line["nodeId"]);
    let (line, text) = lines.find_map(|line| Some((line, text(line)?))).unwrap();
    (text["name"]["value"].as_str().unwrap().to_owned(), line["backendDOMNodeId"].clone())
}

#[tokio::test]
async fn the_status_line_is_one_and_the_same_and_the_focus_goes_where_one_goes_on() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("great-wall").await;
    let (curtain, line) = status(&ada).await;
    let nodes = tree(&ada).await;
    assert_eq!(named(&nodes, "heading")[0], "Great Wall of China");
    ada.take_over().await;
    let (first, line_of_ada) = status(&ada).await;
    assert!(curtain != first && line != line_of_ada, "another page: {first}");
    ada.run("window.same = [document.getElementById('prompt'), document.querySelector('.board')]").await;
    // Both actions of a turn by keyboard: after each the focus is where one goes on.
    for place in [".hand .open[data-thing]", "[data-curtain]"] {
        ada.tab_to(".playing-card[data-thing=draw]").await;
        ada.keys("\u{e007}").await;
        ada.wait("#consequences .action").await;
        ada.tab_to("#confirm .primary").await;
        let version = ada.version().await;
        ada.keys("\u{e007}").await;
        ada.wait_after(version).await;
        ada.wait_until(&format!("document.activeElement.matches({place:?})")).await;
    }
    let (last, same) = status(&ada).await;
    assert!(last != first && same == line_of_ada, "the line is changed, not replaced: {last}");
    ada.wait_until("window.same.every((node) => node.isConnected)").await;
    ada.close().await;
}

/// A board is one grid with at least `cells` cells, all of which have names. Every game calls this in its own tests.
pub async fn check_grid(game: &str, cells: usize) {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two(game).await;
    ada.take_over().await;
    let nodes = tree(&ada).await;
    let (grids, named) = (named(&nodes, "grid"), named(&nodes, "gridcell"));
    assert!(grids.len() == 1 && !grids[0].is_empty(), "{game}: {grids:?}");
    assert!(named.len() >= cells && named.iter().all(|name| name.len() > 1), "{game}: {named:?}");
    ada.close().await;
}

#[tokio::test]
async fn matches_that_are_over_are_accessible() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    for record in games::list!(record) {
        let table = upload(&ada, &record).await;
        ada.go(&table).await;
        ada.wait(".ending").await;
        ada.is_accessible(&format!("{table} at its end")).await;
        ada.go(&format!("{table}/replay?at=20&as=0")).await;
        ada.is_accessible(&format!("{table} looked back at")).await;
        ada.go("/records").await;
    }
    ada.close().await;
}
