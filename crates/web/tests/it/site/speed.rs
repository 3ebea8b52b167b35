//! How light and how quick pages are.

use super::guest::{Guest, every_game, site, token};
use std::time::{Duration, Instant};

#[tokio::test]
async fn the_first_page_weighs_little() {
    let guest = Guest::new(&site().await).await;
    let page = guest.get("/").await;
    let table = guest.open("qin", "seat-0=me&seat-1=bot-novice").await;
    let assets: Vec<&str> = page.attributes("href").into_iter().chain(page.attributes("src")).collect();
    let mut weight = 0;
    for asset in assets.into_iter().filter(|address| address.starts_with("/assets/")) {
        weight += guest.weight(asset).await;
    }
    let (first, playing) = (weight + guest.weight("/").await, weight + guest.weight(&table).await);
    println!("over the wire: {first} bytes for the lobby, {playing} for a table");
    assert!(weight > 0 && first < 100_000, "{first}");
}

/// The time that a page takes at its quickest: what the software needs, whatever else the machine does.
async fn time_of(guest: &Guest, path: &str) -> Duration {
    let mut quickest = Duration::MAX;
    for _ in 0..20 {
        let before = Instant::now();
        guest.get(path).await;
        quickest = quickest.min(before.elapsed());
    }
    quickest
}

#[tokio::test]
async fn a_page_takes_little_longer_the_longer_a_match_is() {
    for (game, _, seats) in every_game() {
        let guest = Guest::new(&site().await).await;
        let table = guest.open_for_all(game, seats, "").await;
        let (mut first, mut slowest) = (Duration::ZERO, Duration::ZERO);
        for number in 0.. {
            let Some((seat, page)) = guest.asked(&table, seats).await else { break };
            if number == 0 {
                first = time_of(&guest, &format!("{table}?as={seat}")).await;
            }
            if number % 40 == 39 {
                slowest = slowest.max(time_of(&guest, &format!("{table}?as={seat}")).await);
            }
            let legal = page.legal();
            let action = &legal[(number * 31 + number / 7) % legal.len()];
            guest.play(&table, seat, page.version(), &token(number), action).await;
        }
        let ended = time_of(&guest, &table).await;
        println!("{game}: {first:?} at its beginning, {slowest:?} while it runs, {ended:?} at its end");
        assert!(slowest.max(ended) < 5 * first, "{game}: {first:?}, then {slowest:?}, {ended:?} at its end");
    }
}
