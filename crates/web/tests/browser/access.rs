//! Everybody can use every kind of page: axe-core finds nothing to blame, in light and dark, and the accessibility
//! tree says what happens. axe-core is fetched by `scripts/fetch-axe` and no part of the repository.

use crate::stage::{Browser, Stage};
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
        for theme in ["light", "dark"] {
            let features = json!({ "features": [{ "name": "prefers-color-scheme", "value": theme }] });
            self.devtools("Emulation.setEmulatedMedia", features).await;
            let judge = "
                const done = arguments[arguments.length - 1];
                for (const moving of document.getAnimations()) moving.finish();
                const rules = { 'label-content-name-mismatch': { enabled: true } };
                axe.run(document, { rules, resultTypes: ['violations'] }).then(({ violations, passes }) => done([passes.length, violations.map((found) =>
                    `${found.id}: ${found.nodes.slice(0, 3).map((node) => `${node.html.slice(0, 300)} ${node.failureSummary}`).join('; ')}`)]));";
            let judged = self.client.execute_async(judge, vec![]).await.unwrap();
            assert!(judged[0].as_u64() > Some(5), "{what}: hardly anything was looked at");
            let found: Vec<&str> = judged[1].as_array().unwrap().iter().filter_map(Value::as_str).collect();
            assert!(found.is_empty(), "{what} in {theme}:\n{}", found.join("\n"));
        }
    }
}

/// A match that is over, played by chance.
fn record<G: Game>() -> String
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
async fn upload(browser: &Browser, record: &str) -> String {
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
    let lin = stage.browser((390, 844), "fr").await;
    lin.go(invitation.as_str().unwrap()).await;
    lin.is_accessible("an invitation").await;
    lin.go("/").await;
    lin.is_accessible("the lobby with a table that waits").await;
}

#[tokio::test]
async fn tables_are_accessible_for_everybody_who_looks() {
    let stage = Stage::set(Duration::ZERO).await;
    let (ada, eve) = (stage.wide().await, stage.browser((390, 844), "fr").await);
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
}
