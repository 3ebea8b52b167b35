//! Every sign explains itself by keys too: one of each group is reached by Tab, the others from there by arrows, and each
//! says what its title says.

use super::keys::{HOME, RIGHT};
use super::stage::{Browser, Stage};
use games::IDS;
use serde_json::json;
use std::collections::BTreeSet;
use std::time::Duration;

/// Where signs are.
const GROUPS: [&str; 3] = ["#table .players", "#stage", "#beside"];

impl Browser {
    /// The titles in a group that can be seen, but for those of what has the focus anyway.
    async fn titles_of(&self, group: &str) -> BTreeSet<String> {
        let titles = self
            .run(&format!(
                "const titled = [...document.querySelectorAll('{group} [title]:not([title=\"\"])')].map((node) => [node, node.title]);
                 const drawn = [...document.querySelectorAll('{group} svg title')].map((node) => [node.parentElement, node.textContent]);
                 const isSeen = ([node]) => !node.closest('a, button, input, select, summary, [role=gridcell], [data-thing], [aria-hidden=true]') && node.checkVisibility();
                 return [...titled, ...drawn].filter(isSeen).map(([, title]) => title)"
            ))
            .await;
        titles.as_array().unwrap().iter().map(|title| title.as_str().unwrap().to_owned()).collect()
    }

    /// What the signs of a group say, one after the other, as keys reach them.
    async fn told_by_keys(&self, group: &str) -> BTreeSet<String> {
        self.tab_to(&format!("{group} [data-sign]")).await;
        let (mut told, mut here) = (BTreeSet::new(), json!(null));
        self.keys(HOME).await;
        loop {
            let looked = self
                .run(
                    "const [tip, sign] = [document.getElementById('tip'), document.activeElement];
                     return [tip.hidden, tip.textContent, [...document.querySelectorAll('[data-sign]')].indexOf(sign), sign.outerHTML.slice(0, 300)]",
                )
                .await;
            assert_eq!(looked[0], false, "{group}: {} says nothing", looked[3]);
            told.insert(looked[1].as_str().unwrap().to_owned());
            if looked[2] == here {
                return told;
            }
            here = looked[2].clone();
            self.keys(RIGHT).await;
        }
    }
}

#[tokio::test]
async fn every_sign_is_reached_and_explained_by_keys() {
    let stage = Stage::set(Duration::ZERO).await;
    for game in IDS {
        let ada = stage.wide().await;
        ada.open_for_two(game).await;
        ada.take_over().await;
        let mut groups = 0;
        for group in GROUPS {
            let titles = ada.titles_of(group).await;
            if titles.is_empty() {
                continue;
            }
            groups += 1;
            let told = ada.told_by_keys(group).await;
            assert_eq!(told, titles, "{game}: {group}");
            let stops =
                format!("return document.querySelectorAll(\"{group} [data-sign][tabindex='0']\").length");
            assert_eq!(ada.run(&stops).await, 1, "{game}: {group} is one stop of the Tab key");
        }
        assert!(groups >= 2, "{game} has signs on plates and beside the board");
        ada.close().await;
    }
}
