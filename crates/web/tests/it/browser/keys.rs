//! Playing without a pointer: things are reached by Tab, squares and sites by arrows, and all is picked by Enter. What
//! opens closes again.

use super::stage::{Browser, Stage};
use serde_json::json;
use std::time::Duration;

pub const ENTER: &str = "\u{e007}";
pub const HOME: &str = "\u{e011}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
pub const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";

impl Browser {
    /// Plays an action by keys alone.
    pub async fn play_by_keys(&self, action: &str) {
        let turns = self.has("#table[data-turns]").await;
        for (thing, is_cell) in self.things_of(action, turns).await {
            if is_cell {
                self.walk_to(&format!("#table [role=gridcell][data-thing='{thing}']")).await;
            } else {
                self.tab_to(&format!("#table [data-thing='{thing}']")).await;
            }
            self.keys(ENTER).await;
        }
        self.wait("#consequences .action").await;
        let chosen = "return document.querySelector('#confirm [name=action]').value";
        for _ in 0..8 {
            if !turns || self.run(chosen).await == json!(action) {
                break;
            }
            self.keys("r").await;
            self.wait("#consequences .action").await;
        }
        assert_eq!(self.run(chosen).await, json!(action));
        self.tab_to("#confirm button.primary:enabled").await;
        self.keys(ENTER).await;
    }

    /// What of the page is picked for an action, and whether it lies on the board. A piece that is turned at its place
    /// needs only its first square.
    async fn things_of(&self, action: &str, turns: bool) -> Vec<(String, bool)> {
        let script = format!(
            "const spaced = (text) => ` ${{text.split(' ').join('  ')}} `;
             const nodes = [...document.querySelectorAll('#table [data-thing]')];
             const things = [...new Set(nodes.map((node) => node.dataset.thing))];
             return things.flatMap((thing) => {{
               const isCell = nodes.some((node) => node.dataset.thing === thing && node.matches('[role=gridcell]'));
               return Array(spaced({action}).split(spaced(thing)).length - 1).fill([thing, isCell]);
             }})",
            action = json!(action)
        );
        let found = self.run(&script).await;
        let things = found.as_array().unwrap().iter();
        let mut things: Vec<(String, bool)> =
            things.map(|one| (one[0].as_str().unwrap().to_owned(), one[1] == json!(true))).collect();
        if turns {
            let first = action.split(' ').nth(1).unwrap();
            things.retain(|(thing, is_cell)| !is_cell || thing == first);
            // What is in the hand comes before the place.
            things.sort_by_key(|(_, is_cell)| *is_cell);
        }
        things
    }

    /// Walks over the board, cell by cell.
    async fn walk_to(&self, selector: &str) {
        self.tab_to("[role=gridcell]").await;
        let script = format!(
            "const [from, to] = [document.activeElement, document.querySelector({selector:?})].map(({{ dataset }}) => [Number(dataset.column), Number(dataset.row)]);
             return [to[0] - from[0], to[1] - from[1]]"
        );
        for step in 0..60 {
            if self.focus_is(selector).await {
                return;
            }
            let way = self.run(&script).await;
            let (columns, rows) = (way[0].as_f64().unwrap(), way[1].as_f64().unwrap());
            // Where there is no cell the walk goes round.
            let sideways = columns != 0.0 && (rows == 0.0 || step % 2 == 0);
            let key = match (sideways, columns > 0.0, rows > 0.0) {
                (true, true, _) => RIGHT,
                (true, false, _) => LEFT,
                (false, _, true) => DOWN,
                (false, _, false) => UP,
            };
            self.keys(key).await;
        }
        panic!("{selector} cannot be reached by arrows");
    }
}

#[tokio::test]
async fn what_opens_among_the_tools_closes_when_one_goes_on_elsewhere() {
    let stage = Stage::set(Duration::ZERO).await;
    let ada = stage.wide().await;
    ada.open_for_two("qin").await;
    ada.take_over().await;
    ada.tab_to("#leave > summary").await;
    ada.keys(ENTER).await;
    ada.wait("#leave[open]").await;
    ada.keys("\u{e004}").await;
    assert!(ada.has("#leave[open]").await && ada.focus_is("#leave .ways *").await, "one goes into it");
    ada.keys("\u{e00c}").await;
    assert!(!ada.has("#leave[open]").await && ada.focus_is("#leave > summary").await, "and back");
    ada.keys(ENTER).await;
    ada.wait("#leave[open]").await;
    ada.run("document.querySelector('.tile.open').focus()").await;
    assert!(!ada.has("#leave[open]").await, "the focus is elsewhere");
    ada.click("#leave > summary").await;
    ada.wait("#leave[open]").await;
    ada.click(".prompt").await;
    assert!(!ada.has("#leave[open]").await, "something else was clicked");
    ada.click("#leave > summary").await;
    ada.click("#leave .ways select, #leave .ways label, #leave .ways p").await;
    assert!(ada.has("#leave[open]").await, "it is used");
    ada.close().await;
}
