//! What picks mean, said by the script's own module in Chromium: in every position of whole games, every legal action
//! can be picked from the page.

use super::driver::Kind;
use super::stage::Browser;
use crate::site::guest::{Answer, Guest, site, token};
use axum::Router;
use axum::extract::Path;
use axum::http::header::CONTENT_TYPE;
use axum::response::Html;
use axum::routing::get;
use serde_json::{Value, json};
use std::fs;
use tokio::net::TcpListener;

const SCRIPT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/script");

/// What can be done on a page, what is tried of it, and what can be picked there.
pub struct Position {
    legal: Vec<String>,
    tried: Vec<String>,
    things: Vec<String>,
    /// Whether a piece is rotated at its place: then picking a piece and a place leads to all ways to lay it there.
    rotates: bool,
}

impl Position {
    /// A page on which every legal action is tried.
    pub fn of(page: &Answer) -> Position {
        Position::trying(page, page.legal())
    }

    /// A page on which some legal actions are tried.
    pub fn trying(page: &Answer, tried: Vec<String>) -> Position {
        let things = page.things().into_iter().map(str::to_owned).collect();
        Position { legal: page.legal(), tried, things, rotates: !page.attributes("data-turns").is_empty() }
    }

    /// Every action that is tried, with the picks of somebody who means it.
    fn tried(&self) -> Value {
        let tried = self.tried.iter().map(|action| {
            let mut picks = picks_for(action, &self.things);
            picks.truncate(if self.rotates { 2 } else { picks.len() });
            (action, picks)
        });
        json!(tried.collect::<Vec<_>>())
    }
}

/// The things that an action names, in its order: for each word the thing that says most about it. Of “tibet 2” and
/// “tibet” the longer one tells more.
fn picks_for<'a>(action: &str, things: &'a [String]) -> Vec<&'a str> {
    let words: Vec<&str> = action.split(' ').collect();
    let (mut picks, mut at) = (vec![], 0);
    while at < words.len() {
        let naming = things.iter().filter_map(|thing| {
            let run: Vec<&str> = thing.split(' ').collect();
            let start = (0..=at).find(|&start| start + run.len() > at && words[start..].starts_with(&run))?;
            Some((run.len(), start + run.len(), thing.as_str()))
        });
        let longest = naming.max_by_key(|(length, ..)| *length);
        picks.extend(longest.map(|(.., thing)| thing));
        at = longest.map_or(at + 1, |(_, end, _)| end);
    }
    picks
}

/// How many actions were tried, and those that the picks do not lead to.
const JUDGE: &str = "
    const [positions, done] = arguments;
    import('/legal.js').then(({ parseActions, meaning, meant }) => {
        const isMeant = ({ legal, rotates }) => {
            const actions = parseActions(legal);
            return ([action, picks]) => rotates ? meant(actions, picks).some(({ text }) => text === action) : meaning(actions, picks)?.text === action;
        };
        const missed = positions.flatMap((position) => position.tried.filter((tried) => !isMeant(position)(tried)));
        done([positions.flatMap(({ tried }) => tried).length, missed]);
    });";

/// Asks the script whether all that is tried in these positions can be picked; how many actions that were.
pub async fn check(positions: &[Position]) -> u64 {
    let browser = Browser::of(Kind::speaking("en"), &serve().await).await;
    browser.go("/").await;
    let positions: Vec<Value> = positions
        .iter()
        .map(|position| {
            json!({ "legal": game::action_list::write(&position.legal), "rotates": position.rotates, "tried": position.tried() })
        })
        .collect();
    let judged = browser.client.execute_async(JUDGE, vec![json!(positions)]).await.unwrap();
    let missed = judged[1].as_array().unwrap();
    assert!(missed.is_empty(), "{} cannot be picked: {:?}", missed.len(), &missed[..missed.len().min(5)]);
    browser.leave().await;
    judged[0].as_u64().unwrap()
}

#[tokio::test]
async fn every_way_to_lay_a_tile_can_be_picked() {
    for seats in 2..=4 {
        let guest = Guest::new(&site().await).await;
        let table = guest.open_for_all("qin", seats, "").await;
        let mut positions = vec![];
        while let Some((seat, page)) = guest.asked(&table, seats).await {
            let (legal, number) = (page.legal(), positions.len());
            positions.push(Position::of(&page));
            let action = &legal[number * 31 % legal.len()];
            guest.play(&table, seat, page.version(), &token(number), action).await;
        }
        assert!(check(&positions).await > 2000);
    }
}

/// The modules of the script as they stand in their folder, on a site of their own; its address.
async fn serve() -> String {
    let module = async |Path(name): Path<String>| {
        ([(CONTENT_TYPE, "text/javascript")], fs::read_to_string(format!("{SCRIPT}/{name}")).unwrap())
    };
    let page = async || Html("<!doctype html><link rel=icon href=data:,>");
    let site = Router::new().route("/", get(page)).route("/{name}", get(module));
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, site).await });
    address
}
