//! How light and how quick pages are.

use super::guest::{Guest, every_game, site, token};
use std::collections::BTreeSet;
use std::time::{Duration, Instant};

/// What a page and everything that it is made of weigh on their way to a browser that has been nowhere yet, in bytes; and
/// how many files it has to wait for before it shows anything.
async fn first_load(guest: &Guest, path: &str) -> (usize, usize) {
    let page = guest.get(path).await;
    let elements = page.text.split('<').filter(|element| element.contains("\"/assets/"));
    let (mut weight, mut blocking) = (guest.weight(path).await, 0);
    for element in elements {
        let (_, rest) = element.split_once("\"/assets/").unwrap();
        let address = format!("/assets/{}", rest.split('"').next().unwrap());
        weight += guest.weight(&address).await;
        // A module waits for the page, and not the page for it.
        let waits = element.starts_with("link rel=\"stylesheet\"")
            || element.starts_with("script ") && !element.contains("type=\"module\"");
        blocking += usize::from(waits);
    }
    (weight, blocking)
}

#[tokio::test]
async fn the_first_page_weighs_little_and_waits_for_few_files() {
    let guest = Guest::new(&site().await).await;
    let (first, blocking) = first_load(&guest, "/").await;
    println!("over the wire: {first} bytes for the lobby");
    assert!(first < 70_000 && blocking == 1, "{first} bytes, {blocking} files");
    for (game, _, seats) in every_game() {
        let table = guest.open_for_all(game, seats, "").await;
        let (playing, blocking) = first_load(&guest, &format!("{table}?as=0")).await;
        println!("{playing} bytes for a table of {game}");
        assert!(playing < 90_000 && blocking == 2, "{game}: {playing} bytes, {blocking} files");
    }
    // The tables in the lobby are pictures, which come when they are scrolled to and move nothing then.
    let lobby = guest.get("/").await;
    let pictures: Vec<&str> = lobby.text.split("<img ").skip(1).collect();
    assert!(!pictures.is_empty());
    for picture in pictures {
        let tag = picture.split('>').next().unwrap();
        assert!(["loading=\"lazy\"", "width=", "height="].iter().all(|part| tag.contains(part)), "{tag}");
    }
    let (with_tables, blocking) = first_load(&guest, "/").await;
    assert!(with_tables < 70_000 && blocking == 1, "{with_tables} bytes, {blocking} files");
}

/// What stands between a text and the next quotation mark, wherever the text is.
fn quoted<'a>(page: &'a str, before: &str) -> BTreeSet<&'a str> {
    page.split(before).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[tokio::test]
async fn nothing_of_one_game_is_sent_with_another_or_with_the_lobby() {
    let guest = Guest::new(&site().await).await;
    let lobby = guest.get("/").await;
    let mut tables = vec![];
    for (game, _, seats) in every_game() {
        let table = guest.open_for_all(game, seats, "").await;
        tables.push((game, guest.get(&format!("{table}?as=0")).await.text));
    }
    let styles = |page: &str| -> BTreeSet<String> {
        quoted(page, "<link rel=\"stylesheet\" href=\"").into_iter().map(str::to_owned).collect()
    };
    let shapes = |page: &str| -> BTreeSet<String> {
        let held = page.split_once("class=\"shapes\"").map_or("", |(_, rest)| rest);
        let held = held.split("<main").next().unwrap_or_default();
        quoted(held, " id=\"").into_iter().map(str::to_owned).collect()
    };
    let (common, shared) = (styles(&lobby.text), shapes(&lobby.text));
    for (game, page) in &tables {
        let own: BTreeSet<String> = styles(page).difference(&common).cloned().collect();
        assert_eq!(own.len(), 1, "{game} has one stylesheet of its own: {own:?}");
        let signs: BTreeSet<String> = shapes(page).difference(&shared).cloned().collect();
        assert!(signs.len() > 3, "{game}: {signs:?}");
        for (other, page) in tables.iter().filter(|(other, _)| other != game) {
            assert!(own.is_disjoint(&styles(page)), "a style of {game} is sent with {other}");
            let strays: Vec<_> = shapes(page).into_iter().filter(|id| signs.contains(id)).collect();
            assert!(strays.is_empty(), "{strays:?} of {game} are sent with {other}");
        }
    }
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
