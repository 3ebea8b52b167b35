//! Everybody can use every kind of page: axe-core finds nothing to blame, in light and dark, and the accessibility
//! tree says what happens. axe-core is fetched by `scripts/fetch-axe` and no part of the repository.

use super::stage::{Browser, Stage};
use game::chance::dice;
use game::{Game, Seed, Turn};
use serde_json::{Value, json};
use std::time::Duration;
use table::{Player, Table};

const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/axe/axe.min.js");
const GAMES: [&str; 4] = ["qin", "great-wall", "sun-tzu", "xian"];

impl Browser {
    /// Lets axe-core judge the page as it is, in light and in dark.
    pub async fn is_accessible(&self, what: &str) {
        let Ok(axe) = std::fs::read_to_string(AXE) else {
            panic!("axe-core is missing: run scripts/fetch-axe first")
        };
        self.run(&axe).await;
        // The dark changes colours and nothing else.
        let everything = "{ rules: { 'label-content-name-mismatch': { enabled: true } } }";
        let colours = "{ runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } }";
        for (theme, judged_by) in [("light", everything), ("dark", colours)] {
            let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
            self.devtools("Emulation.setEmulatedMedia", features).await;
            let judge = format!(
                "const done = arguments[arguments.length - 1];
                 for (const moving of document.getAnimations()) moving.finish();
                 axe.run(document, {{ ...{judged_by}, resultTypes: ['violations'] }}).then(({{ violations, passes }}) => done([passes.length, violations.map((found) =>
                     `${{found.id}}: ${{found.nodes.slice(0, 3).map((node) => `${{node.html.slice(0, 300)}} ${{node.failureSummary}}`).join('; ')}}`)]));"
            );
            let judged = self.client.execute_async(&judge, vec![]).await.unwrap();
            let enough = if theme == "light" { 6 } else { 1 };
            assert!(judged[0].as_u64() >= Some(enough), "{what}: hardly anything was looked at");
            let found: Vec<&str> = judged[1].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert!(found.is_empty(), "{what} in {theme}:\n{}", found.join("\n"));
        }
    }
}

/// A match that is over, played by chance.
pub fn record<G: Game>() -> String
where
    G::Options: Default,
{
    let players = vec![Player::named("Ada"), Player::named("Lin")];
    let mut table = Table::<G>::open(players, G::Options::default(), Seed::from_bytes([7; 32])).unwrap();
    let (mut dice, mut scratch) = (dice(7), vec![]);
    while let Turn::Awaiting(seats) = table.turn() {
        let seat = seats.first().unwrap();
        let action = table.sample(seat, &mut dice, &mut scratch).unwrap();
        table.play(seat, action).unwrap();
    }
    serde_json::to_string(&table.record()).unwrap()
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
    for path in ["/", "/me", "/records", "/t/nowhere"] {
        ada.go(path).await;
        ada.is_accessible(path).await;
    }
    for game in GAMES {
        for page in ["new", "rules"] {
            let path = format!("/{page}/{game}");
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
    // The page of a table that does not exist is an error, and the console says so.
    ada.leave().await;
    lin.close().await;
}

#[tokio::test]
async fn tables_are_accessible_for_everybody_who_looks() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, eve) = (stage.wide().await, stage.phone().await);
    for game in GAMES {
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

#[tokio::test]
async fn boards_are_grids_of_cells_with_names() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    for (game, cells) in [("qin", 169), ("great-wall", 5), ("sun-tzu", 5), ("xian", 20)] {
        ada.open_for_two(game).await;
        ada.take_over().await;
        let nodes = tree(&ada).await;
        let (grids, named) = (named(&nodes, "grid"), named(&nodes, "gridcell"));
        assert!(grids.len() == 1 && !grids[0].is_empty(), "{game}: {grids:?}");
        assert!(named.len() >= cells && named.iter().all(|name| name.len() > 1), "{game}: {named:?}");
    }
    ada.close().await;
}

#[tokio::test]
async fn matches_that_are_over_are_accessible() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.go("/records").await;
    for record in [
        record::<qin::Qin>(),
        record::<great_wall::GreatWall>(),
        record::<sun_tzu::SunTzu>(),
        record::<xian::Xian>(),
    ] {
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
