//! A person's feed: where others wait for them, for programs that read news.

use super::guest::{Answer, Guest, open, play_turn, site, site_with, token, two_people};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use serde_json::Value;
use std::net::Ipv4Addr;
use std::num::NonZeroU32;
use web::{Config, Rates};

/// Gives somebody's feed a new address, and tells it.
pub async fn new_address(guest: &Guest) -> String {
    let made = guest.post("/me/feed", "").await;
    assert_eq!(made.status, StatusCode::OK, "{}", made.text);
    let link = made.between("http://table.example/me/feed/", "\"");
    link.strip_prefix("http://table.example").unwrap().to_owned()
}

/// A program that reads feeds and is nobody.
fn reader(site: &Router) -> Guest {
    Guest { site: site.clone(), cookie: String::new(), language: "en" }
}

/// The ids and the titles of the entries of a feed.
fn entries(feed: &Answer) -> Vec<[&str; 2]> {
    assert_eq!(feed.status, StatusCode::OK, "{}", feed.text);
    let inner = |entry: &'_ str, tag: &str| -> (usize, usize) {
        let start = entry.find(&format!("<{tag}>")).unwrap() + tag.len() + 2;
        (start, start + entry[start..].find('<').unwrap())
    };
    let parts = feed.text.split("<entry>").skip(1);
    parts
        .map(|entry| {
            ["id", "title"].map(|tag| {
                let (start, end) = inner(entry, tag);
                &entry[start..end]
            })
        })
        .collect()
}

#[tokio::test]
async fn a_feed_tells_where_others_wait_and_every_turn_has_a_name_of_its_own() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    lin.post("/me/name", "name=Lin+%3Cb%3E").await;
    let alone = open(&ada, "seat-0=me&seat-1=bot-novice").await;
    let (address, reader) = (new_address(&ada).await, reader(&site));
    let first = reader.get(&address).await;
    assert_eq!(first.headers[header::CONTENT_TYPE].to_str().unwrap(), "application/atom+xml; charset=utf-8");
    assert!(first.headers["x-robots-tag"] == "noindex" && !first.headers.contains_key(header::SET_COOKIE));
    let told = entries(&first);
    assert_eq!(told.len(), 1, "nobody waits where only bots play: {}", first.text);
    assert_eq!(told[0][1], "Your turn: Qin with Lin &lt;b&gt;");
    assert!(
        told[0][0].starts_with(&format!("http://table.example{table}#turn-")) && !first.text.contains(&alone)
    );
    let french = reader.get(&address.replace("language=en", "language=fr")).await;
    assert_eq!(entries(&french)[0][1], "\u{c0} vous de jouer\u{a0}: Qin avec Lin &lt;b&gt;");
    assert_eq!(entries(&french)[0][0], told[0][0]);

    // A reader that has it is told so.
    let tag = first.headers[header::ETAG].clone();
    let again = Request::get(&address).header(header::IF_NONE_MATCH, tag).body(Body::empty()).unwrap();
    assert_eq!(reader.send(again).await.status, StatusCode::NOT_MODIFIED);

    let mut number = 0;
    play_turn(&ada, &table, 0, &mut number).await;
    assert_eq!(entries(&reader.get(&address).await), Vec::<[&str; 2]>::new());
    play_turn(&lin, &table, 1, &mut number).await;
    let second = reader.get(&address).await;
    assert_ne!(entries(&second)[0][0], told[0][0], "it is another turn");
}

#[tokio::test]
async fn whoever_has_an_old_address_finds_nothing() {
    let site = site().await;
    let (ada, lin, _) = two_people(&site).await;
    let reader = reader(&site);
    assert!(ada.get("/me").await.text.contains("Create a feed"));
    let (first, lins) = (new_address(&ada).await, new_address(&lin).await);
    let second = new_address(&ada).await;
    assert_eq!(reader.get(&first).await.status, StatusCode::NOT_FOUND);
    assert_eq!(entries(&reader.get(&second).await).len(), 1);
    assert_eq!(entries(&reader.get(&lins).await).len(), 0, "it is not her turn");
    assert!(!ada.get("/me").await.text.contains(second.split('?').next().unwrap()), "it is not kept");
    let file: Value = serde_json::from_str(&ada.get("/me/export").await.text).unwrap();
    assert!(file["feed"].is_i64());
    assert_eq!(ada.post("/me/feed/end", "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(reader.get(&second).await.status, StatusCode::NOT_FOUND);
    lin.post("/me/delete", "").await;
    assert_eq!(reader.get(&lins).await.status, StatusCode::NOT_FOUND);
    for nonsense in ["/me/feed/0", "/me/feed/ffffffffffffffffffffffffffffffff"] {
        assert_eq!(reader.get(nonsense).await.status, StatusCode::NOT_FOUND);
    }
}

#[tokio::test]
async fn who_guesses_addresses_is_told_to_slow_down_and_players_are_not() {
    let slow = Rates { reads: NonZeroU32::MIN, writes: NonZeroU32::MIN };
    let site = site_with(&Config { rates: Some(slow), ..Config::default() }).await;
    let ada = Guest::new(&site).await;
    let (reader, address) = (reader(&site), Ipv4Addr::new(198, 51, 100, 7));
    let mut answers = vec![];
    for _ in 0..9 {
        let guess = Request::get("/me/feed/ffffffffffffffffffffffffffffffff").body(Body::empty()).unwrap();
        answers.push(reader.send_from(address, guess).await.status);
    }
    assert_eq!(answers[0], StatusCode::NOT_FOUND);
    assert_eq!(answers[8], StatusCode::TOO_MANY_REQUESTS);
    let lobby = ada.send_from(address, Request::get("/").body(Body::empty()).unwrap()).await;
    assert_eq!(lobby.status, StatusCode::OK);
}

#[tokio::test]
async fn a_turn_of_many_decisions_is_one_piece_of_news() {
    let site = site().await;
    let players = [Guest::new(&site).await, Guest::new(&site).await];
    let table = players[0].open("xian", "seat-0=me&seat-1=friend&open=yes").await;
    players[1].post(&format!("{table}/join"), "seat=1").await;
    let addresses = [new_address(&players[0]).await, new_address(&players[1]).await];
    let reader = reader(&site);
    let news = async || {
        let mut ids = vec![];
        for address in &addresses {
            ids.push(entries(&reader.get(address).await).first().map(|[id, _]| (*id).to_owned()));
        }
        ids
    };
    let mut went_on = 0;
    for number in 0..60 {
        let mut page = players[0].get(&table).await;
        let seat = usize::from(page.legal().is_empty());
        if seat == 1 {
            page = players[1].get(&table).await;
        }
        let before = news().await;
        let answer = players[seat].play(&table, seat, page.version(), &token(number), &page.legal()[0]).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
        let after = news().await;
        if before[1 - seat].is_none() && before[seat].is_some() && after[seat].is_some() {
            assert_eq!(before[seat], after[seat]);
            went_on += 1;
        }
    }
    assert!(went_on > 5, "{went_on} decisions went on with a turn");
}
