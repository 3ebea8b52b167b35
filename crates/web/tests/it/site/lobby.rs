//! The lobby: what it lists, that it is live, and what a host can do before a game begins.

use super::guest::{Answer, Guest, open, site, site_over, token, two_people};
use super::stream::Stream;
use axum::http::StatusCode;
use game::Seat;
use std::sync::Arc;
use std::time::Duration;
use store::{Append, Entry, Sqlite, Stage, Store, TableId, Token};
use table::Noted;

/// The row of a table.
fn row<'a>(lobby: &'a Answer, table: &str) -> &'a str {
    lobby.between(&format!("id=\"row-{}\"", table.strip_prefix("/t/").unwrap()), "</li>")
}

#[tokio::test]
async fn a_row_says_whose_turn_it_is_since_when_and_how_far_it_is_with_a_picture() {
    let (ada, lin, table) = two_people(&site().await).await;
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    let lobby = lin.get("/").await;
    let row = row(&lobby, &table);
    for told in [
        "Your turn",
        "1 move",
        "data-ago=\"",
        "data-now=\"just now\"",
        "Qin",
        "who of-1 awaited",
        "(to move)",
    ] {
        assert!(row.contains(told), "{told} in {row}");
    }
    let picture = row.split("src=\"").nth(1).unwrap().split('"').next().unwrap();
    let drawn = lin.get(picture).await;
    assert_eq!(drawn.headers.get("content-type").unwrap(), "image/svg+xml");
    assert!(drawn.text.starts_with("<svg"), "{}", drawn.text);
}

#[tokio::test(start_paused = true)]
async fn the_lobby_is_live() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let mut lins = Stream::open_lobby(&lin).await;
    let table = open(&ada, "seat-0=me&seat-1=friend&open=yes").await;
    let id = table.strip_prefix("/t/").unwrap();
    lins.until(|shown| shown.contains("Open seat") && shown.contains(id)).await;
    let mut adas = Stream::open_lobby(&ada).await;
    lin.post(&format!("{table}/join"), "seat=1").await;
    adas.until(|shown| shown.contains("Your turn")).await;
    lins.until(|shown| shown.contains("Your tables") && !shown.contains("Open seats")).await;
    let action = ada.get(&table).await.legal()[0].clone();
    ada.play(&table, 0, 1, &token(1), &action).await;
    lins.until(|shown| shown.contains("Your turn")).await;
    // Somebody plays against a bot: nobody is told.
    let mei = Guest::new(&site).await;
    open(&mei, "seat-0=me&seat-1=bot-novice").await;
    assert_eq!(
        lins.all(Duration::from_mins(1)).await.iter().filter(|(_, sent)| sent.contains("event: ")).count(),
        0
    );
}

#[tokio::test]
async fn a_game_of_mine_that_is_over_has_its_result_and_what_can_be_done_with_it() {
    let (ada, lin, table) = two_people(&site().await).await;
    lin.post(&format!("{table}/resign"), &format!("seat=1&token={}", token(1))).await;
    let lobby = ada.get("/").await;
    let (won, lost) = (row(&lobby, &table).to_owned(), row(&lin.get("/").await, &table).to_owned());
    assert!(won.contains("You won") && !lost.contains("You won") && lost.contains("wins"), "{lost}");
    for way in ["rematch", "replay", "analysis"] {
        assert!(won.contains(&format!("{table}/{way}\"")), "{way} in {won}");
    }
    let next = ada.post(&format!("{table}/rematch"), "").await.location().to_owned();
    assert!(row(&lin.get("/").await, &table).contains(&format!("href=\"{next}\"")));
    assert!(row(&lin.get("/").await, &next).contains("Your seat is waiting"), "a seat is kept for Lin");
}

#[tokio::test]
async fn a_host_frees_the_seat_of_somebody_who_does_not_come() {
    let site = site().await;
    let (ada, lin, mei) = (Guest::new(&site).await, Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend&seat-2=friend&open=yes").await;
    lin.post(&format!("{table}/join"), "seat=1").await;
    let hosting = ada.get(&table).await.between("id=\"hosting\"", "</section>").to_owned();
    let person = hosting.split("name=\"person\" value=\"").nth(1).unwrap()[..16].to_owned();
    let free = format!("seat=1&person={person}");
    assert_eq!(mei.post(&format!("{table}/free"), &free).await.status, StatusCode::FORBIDDEN);
    assert!(lin.get(&table).await.text.contains("Give up my seat"));
    assert_eq!(ada.post(&format!("{table}/free"), &free).await.status, StatusCode::SEE_OTHER);
    assert!(lin.get(&table).await.attributes("data-seat").is_empty(), "Lin does not sit there any more");
    assert!(!lin.get("/").await.text.contains("Your tables"));
    for (seat, guest) in [(1, &mei), (2, &lin)] {
        let seated = guest.post(&format!("{table}/join"), &format!("seat={seat}")).await;
        assert_eq!(seated.status, StatusCode::SEE_OTHER, "{}", seated.text);
    }
    assert!(!ada.get(&table).await.legal().is_empty(), "the game has begun");
    let late = ada.post(&format!("{table}/free"), &format!("seat=2&person={person}")).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{}", late.text);
    assert_eq!(ada.post(&format!("{table}/close"), "").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn somebody_who_has_sat_down_can_give_up_their_seat() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend&seat-2=friend&open=yes").await;
    lin.post(&format!("{table}/join"), "seat=1").await;
    let page = lin.get(&table).await;
    let person = page.between("name=\"person\" value=\"", "\">").split('"').next_back().unwrap().to_owned();
    let left = lin.post(&format!("{table}/free"), &format!("seat=1&person={person}")).await;
    assert_eq!((left.status, left.location()), (StatusCode::SEE_OTHER, "/"));
    assert!(ada.get(&table).await.between("id=\"plate-1\"", "</li>").contains("awaited"));
}

#[tokio::test]
async fn a_closed_table_takes_nobody_and_stands_in_no_list() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend&open=yes").await;
    let key = ada.get(&table).await.text.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    assert!(lin.get("/").await.text.contains(&table));
    assert_eq!(lin.post(&format!("{table}/close"), "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(ada.post(&format!("{table}/close"), "").await.location(), "/");
    assert_eq!(ada.post(&format!("{table}/close"), "").await.location(), "/", "twice is once");
    for guest in [&ada, &lin] {
        assert!(!guest.get("/").await.text.contains(&table));
        assert!(guest.get(&table).await.text.contains("The host closed this table"));
    }
    assert_eq!(lin.get(&format!("{table}/join/1/{key}")).await.status, StatusCode::GONE);
    assert_eq!(lin.post(&format!("{table}/join"), "seat=1").await.status, StatusCode::GONE);
}

#[tokio::test]
async fn a_slow_game_is_listed_however_many_others_were_played_since() {
    let (ada, lin, slow) = two_people(&site().await).await;
    for number in 0..60 {
        let table = open(&ada, "seat-0=me&seat-1=bot-novice").await;
        if number % 2 == 0 {
            ada.post(&format!("{table}/resign"), &format!("seat=0&token={}", token(number))).await;
        }
    }
    let lobby = ada.get("/").await;
    let mine = lobby.between("id=\"lobby-mine\"", "</section>");
    let (shown, more) = mine.split_once("id=\"lobby-mine-more\"").unwrap();
    assert!(shown.contains(&slow), "with people comes before with bots");
    assert_eq!((shown.matches("board-row").count(), more.matches("board-row").count()), (12, 19));
    assert!(more.contains("19 more"));
    assert_eq!(lobby.between("id=\"lobby-over\"", "</section>").matches("over-row").count(), 6);
    assert!(lin.get("/").await.text.contains(&slow));
}

#[tokio::test]
async fn open_seats_are_listed_however_many_games_are_played() {
    let site = site().await;
    let (host, guest) = (Guest::new(&site).await, Guest::new(&site).await);
    let waiting = open(&host, "seat-0=me&seat-1=friend&open=yes").await;
    for _ in 0..49 {
        let table = open(&host, "seat-0=me&seat-1=friend&open=yes").await;
        guest.post(&format!("{table}/join"), "seat=1").await;
    }
    let lobby = Guest::new(&site).await.get("/").await;
    assert!(lobby.between("id=\"lobby-open\"", "</section>").contains(&waiting));
    assert_eq!(lobby.between("id=\"lobby-watch\"", "</section>").matches("board-row").count(), 12);
}

/// A match that was given up before the store was told how far tables are.
async fn ended_unknown_to(store: &dyn Store, table: &str) -> TableId {
    let id = TableId::new(table.strip_prefix("/t/").unwrap()).unwrap();
    let entry = Entry::Noted { seat: Seat::FIRST, what: Noted::Resigned { bot: None } };
    let length = store.table(&id).await.unwrap().unwrap().entries.len();
    store.append(&id, &Append::new(length, Token::fresh().unwrap(), vec![entry])).await.unwrap();
    id
}

#[tokio::test]
async fn looking_at_the_lobby_tells_the_store_which_matches_are_over() {
    let store: Arc<dyn Store> = Arc::new(Sqlite::in_memory().unwrap());
    let (ada, _, table) = two_people(&site_over(store.clone()).await).await;
    let id = ended_unknown_to(&*store, &table).await;
    let listed = async || store.latest_tables(1).await.unwrap().remove(0);
    assert_eq!((listed().await.id, listed().await.stage()), (id, Stage::Playing));
    let later = ada.at(&site_over(store.clone()).await);
    assert!(row(&later.get("/").await, &table).contains("/rematch\""));
    let corrected = listed().await;
    assert_eq!(corrected.ended, Some(corrected.touched));
    assert!(row(&later.get("/").await, &table).contains("/rematch\""));
}

#[tokio::test]
async fn whoever_is_not_at_a_table_that_waits_sees_what_is_played_there() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend&open=yes&pace=days&days=3").await;
    let page = lin.get(&table).await;
    assert!(page.between("class=\"played\"", "</section>").contains("3 days per turn"), "{}", page.text);
    assert!(!ada.get(&table).await.text.contains("class=\"played\""), "she has chosen it");
}

#[tokio::test]
async fn a_seat_that_is_kept_for_somebody_can_be_declined() {
    let (ada, lin, table) = two_people(&site().await).await;
    lin.post(&format!("{table}/resign"), &format!("seat=1&token={}", token(1))).await;
    let next = ada.post(&format!("{table}/rematch"), "").await.location().to_owned();
    let page = lin.get(&next).await;
    let form = page.between("id=\"hosting\"", "</form>");
    assert!(form.contains("Decline the seat"), "{}", page.text);
    let value = |name: &str| {
        form.split(&format!("name=\"{name}\" value=\"")).nth(1).unwrap().split('"').next().unwrap()
    };
    let declined = format!("seat={}&person={}", value("seat"), value("person"));
    assert_eq!(lin.post(&format!("{next}/free"), &declined).await.location(), "/");
    assert!(!lin.get("/").await.text.contains("id=\"lobby-mine\""), "it is not theirs any more");
    assert!(ada.get(&next).await.text.contains("/join/"), "somebody else can be invited");
}
