//! People at a table: who is there, and who looks on.

use super::guest::{Answer, Guest, open, site, site_over, two_people};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::http::StatusCode;
use std::time::Duration;
use tokio::time::{Instant, sleep};

/// What a page says about a seat: `here`, `gone`, or nothing.
async fn presence(guest: &Guest, table: &str, seat: usize) -> String {
    let page = guest.get(table).await;
    let plate = page.between(&format!("id=\"plate-{seat}\""), "</li>");
    let said = plate.split("class=\"presence ").nth(1).unwrap_or_default();
    said.split('"').next().unwrap().to_owned()
}

#[tokio::test(start_paused = true)]
async fn a_closed_page_is_seen_within_seconds_and_a_reloaded_one_is_not() {
    let (ada, lin, table) = two_people(&site().await).await;
    assert_eq!(presence(&ada, &table, 1).await, "gone", "Lin has not come yet");
    assert_eq!(presence(&ada, &table, 0).await, "here", "whoever looks is there");
    let mut adas = Stream::open(&ada, &table).await;
    let lins = Stream::open(&lin, &table).await;
    adas.until(|shown| shown.contains("presence here")).await;
    assert_eq!(presence(&ada, &table, 1).await, "here");
    // A page that is loaded again closes its stream and opens another.
    drop(lins);
    sleep(Duration::from_secs(2)).await;
    let lins = Stream::open(&lin, &table).await;
    sleep(Duration::from_secs(10)).await;
    assert_eq!(presence(&ada, &table, 1).await, "here");
    let second_tab = Stream::open_shared(&lin, &table).await;
    drop(lins);
    sleep(Duration::from_secs(10)).await;
    assert_eq!(presence(&ada, &table, 1).await, "here", "one of two tabs was closed");
    let closed = Instant::now();
    drop(second_tab);
    adas.until(|shown| shown.contains("presence gone") && shown.contains("data-ago=")).await;
    assert!(closed.elapsed() < Duration::from_secs(5), "{:?}", closed.elapsed());
    assert_eq!(presence(&ada, &table, 1).await, "gone");
}

#[tokio::test(start_paused = true)]
async fn since_when_somebody_is_away_is_known_after_a_restart() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    drop(Stream::open(&lin, &table).await);
    sleep(Duration::from_secs(5)).await;
    let since = |page: &Answer| {
        let plate = page.between("id=\"plate-1\"", "</li>").to_owned();
        plate.split("data-ago=\"").nth(1).map(|ago| ago.split('"').next().unwrap().parse::<i64>().unwrap())
    };
    let told = since(&ada.get(&table).await).unwrap();
    sleep(Duration::from_hours(30)).await;
    let later = since(&ada.at(&site_over(store).await).get(&table).await).unwrap();
    // What the store knows is an hour old at most.
    assert!((told..=told + 3600).contains(&later), "{told}, and after the restart {later}");
}

#[tokio::test]
async fn those_who_look_on_are_told_so_and_those_who_play_how_many() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    let (mei, tao) = (Guest::speaking(&site, "fr").await, Guest::new(&site).await);
    assert!(mei.get(&table).await.text.contains("Vous regardez cette partie."));
    assert!(!ada.get(&table).await.text.contains("id=\"watching\""), "nobody looks on yet");
    assert!(!ada.get(&table).await.text.contains("id=\"hurry\""), "no bots are to be sped up");
    let first = Stream::open(&mei, &table).await;
    assert!(ada.get(&table).await.text.contains("One person is watching."));
    let _second = Stream::open(&tao, &table).await;
    let _lins = Stream::open(&lin, &table).await;
    assert!(ada.get(&table).await.text.contains("2 people are watching."));
    let mut adas = Stream::open(&ada, &table).await;
    drop(first);
    adas.until(|shown| shown.contains("One person is watching.")).await;
    // The same before the deal.
    let waiting = open(&ada, "seat-0=me&seat-1=friend").await;
    assert!(tao.get(&waiting).await.text.contains("You are watching this game."));
    assert!(!ada.get(&waiting).await.text.contains("id=\"watching\""));
    let _taos = Stream::open(&tao, &waiting).await;
    assert!(ada.get(&waiting).await.text.contains("One person is watching."));
}

#[tokio::test]
async fn who_plays_alone_is_told_nothing_about_presence() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=bot-novice").await;
    assert_eq!(presence(&guest, &table, 0).await, "");
    assert_eq!(presence(&guest, &table, 1).await, "");
}

#[tokio::test]
async fn an_invitation_says_what_is_played_and_takes_a_name() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    ada.post("/me/name", "name=Ada").await;
    let table = ada.open("sun-tzu", "seat-0=me&seat-1=friend&option-warlords=true").await;
    let key = ada.get(&table).await.text.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    let invitation = lin.get(&format!("{table}/join/1/{key}")).await;
    for told in ["Ada invites you", "href=\"/rules/sun-tzu\"", "<dt>", "name=\"name\"", "Just watch"] {
        assert!(invitation.text.contains(told), "{told} in {}", invitation.text);
    }
    let sit = |name: &str| format!("seat=1&key={key}&name={name}");
    let refused = lin.post(&format!("{table}/join"), &sit("%20")).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "this is no name");
    let seated = lin.post(&format!("{table}/join"), &sit("Lin")).await;
    assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.text);
    assert!(ada.get(&table).await.between("id=\"plate-1\"", "</li>").contains("Lin"));
    assert!(lin.get("/me").await.text.contains("value=\"Lin\""), "the name is theirs everywhere");
}
