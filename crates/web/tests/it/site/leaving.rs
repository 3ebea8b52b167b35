//! Leaving before the end, and asking each other: everybody is told, the log and the record have it, and it is there
//! after a restart.

use super::guest::{Answer, Guest, open, site, site_over, token, two_people};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::Router;
use axum::http::StatusCode;
use std::time::Duration;
use store::Entry;
use table::{Noted, Proposal, Record, verify};
use tokio::time::sleep;

/// Sends a form that acts for a seat.
async fn send(guest: &Guest, table: &str, form: &str, seat: usize, number: usize, rest: &str) -> Answer {
    let fields = format!("seat={seat}&token={}{rest}", token(number));
    guest.post(&format!("{table}/{form}"), &fields).await
}

/// Plays the first legal action of whoever is asked, `actions` times.
async fn play(players: &[&Guest], table: &str, from: usize, actions: usize) {
    for number in from..from + actions {
        for (seat, player) in players.iter().enumerate() {
            let page = player.get(table).await;
            if let Some(action) = page.legal().first() {
                let answer = player.play(table, seat, page.version(), &token(number), action).await;
                assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
                break;
            }
        }
    }
}

async fn record(guest: &Guest, table: &str) -> Record {
    serde_json::from_str(&guest.get(&format!("{table}/record")).await.text).unwrap()
}

/// Three people at a table of Qin.
async fn three_people(site: &Router) -> ([Guest; 3], String) {
    let guests = [Guest::new(site).await, Guest::new(site).await, Guest::new(site).await];
    let table = open(&guests[0], "seat-0=me&seat-1=friend&seat-2=friend&open=yes").await;
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        guest.post(&format!("{table}/join"), &format!("seat={seat}")).await;
    }
    (guests, table)
}

#[tokio::test]
async fn whoever_resigns_loses_and_everybody_is_told() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    play(&[&ada, &lin], &table, 0, 3).await;
    let stranger = Guest::new(&ada.site).await;
    assert_eq!(send(&stranger, &table, "resign", 1, 9, "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&ada, &table, "resign", 1, 9, "").await.status, StatusCode::FORBIDDEN, "not her seat");
    assert_eq!(send(&lin, &table, "resign", 1, 10, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(send(&lin, &table, "resign", 1, 10, "").await.status, StatusCode::SEE_OTHER, "sent twice");
    for guest in [&ada, &lin, &stranger] {
        let page = guest.get(&table).await;
        assert!(page.text.contains("id=\"ending\"") && page.text.contains("resigned."), "{}", page.text);
        assert!(page.legal().is_empty() && !page.text.contains("id=\"leave\""));
    }
    assert!(ada.get(&table).await.text.contains("winner"), "Ada has won");
    assert!(lin.get(&format!("{table}/replay")).await.text.contains("resigned."));
    let entries = store.entries(&table).await;
    let resigned = |entry: &&Entry| matches!(entry, Entry::Noted { what: Noted::Resigned { bot: None }, .. });
    assert_eq!(entries.iter().filter(resigned).count(), 1);
    let record = record(&stranger, &table).await;
    assert!(verify::<qin::Qin>(&record).unwrap().is_over(), "seed and deal are in it");
    // A server that reads the log again knows it too.
    let later = ada.at(&site_over(store).await);
    assert!(later.get(&table).await.text.contains("id=\"ending\""));
    let next = ada.post(&format!("{table}/rematch"), "").await;
    assert_eq!(next.status, StatusCode::SEE_OTHER, "{}", next.text);
}

#[tokio::test]
async fn of_three_one_resigns_and_a_bot_plays_on() {
    let site = site().await;
    let ([ada, lin, mei], table) = three_people(&site).await;
    assert_eq!(send(&mei, &table, "resign", 2, 1, "").await.status, StatusCode::SEE_OTHER);
    let page = ada.get(&table).await;
    assert!(page.between("id=\"plate-2\"", "</li>").contains("(bot)"), "{}", page.text);
    assert!(!page.text.contains("id=\"ending\""));
    let hers = mei.get(&table).await;
    assert!(hers.text.contains("id=\"watching\"") && !hers.text.contains("id=\"return\""), "she is out");
    assert_eq!(send(&mei, &table, "return", 2, 2, "").await.status, StatusCode::FORBIDDEN);
    assert!(lin.get(&table).await.text.contains("id=\"leave\""));
}

#[tokio::test]
async fn the_end_is_agreed_by_all() {
    let ([ada, lin, mei], table) = three_people(&site().await).await;
    play(&[&ada, &lin, &mei], &table, 0, 2).await;
    assert_eq!(send(&ada, &table, "ask", 0, 10, "&what=end").await.status, StatusCode::SEE_OTHER);
    let asked = lin.get(&table).await;
    assert!(asked.text.contains("offers to end the game") && asked.text.contains("id=\"answer-true\""));
    assert!(!ada.get(&table).await.text.contains("id=\"answer-true\""), "she has asked");
    let question =
        asked.between("name=\"question\" value=\"", "\">").split('"').next_back().unwrap().to_owned();
    let answer = |agrees: bool| format!("&question={question}&agrees={agrees}");
    let busy = send(&mei, &table, "ask", 2, 11, "&what=end").await;
    assert_eq!(busy.status, StatusCode::UNPROCESSABLE_ENTITY);
    let stale = send(&lin, &table, "answer", 1, 12, "&question=77&agrees=true").await;
    assert_eq!(stale.status, StatusCode::CONFLICT);
    assert_eq!(send(&lin, &table, "answer", 1, 13, &answer(true)).await.status, StatusCode::SEE_OTHER);
    assert!(!ada.get(&table).await.text.contains("id=\"ending\""), "one is missing");
    // What is asked stops nobody from playing.
    play(&[&ada, &lin, &mei], &table, 20, 1).await;
    assert_eq!(send(&mei, &table, "answer", 2, 14, &answer(true)).await.status, StatusCode::SEE_OTHER);
    let page = ada.get(&table).await;
    assert!(page.text.contains("without a result") && page.text.contains("id=\"ending\""));
    assert!(verify::<qin::Qin>(&record(&lin, &table).await).is_ok());
}

#[tokio::test]
async fn a_decision_is_taken_back_when_all_agree_and_the_record_shows_it() {
    let store = Instrumented::new();
    let (ada, lin, table) = two_people(&site_over(store.clone()).await).await;
    let nothing = send(&ada, &table, "ask", 0, 1, "&what=take-back").await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY, "she has not played");
    play(&[&ada, &lin], &table, 0, 2).await;
    let played = record(&ada, &table).await.actions;
    send(&ada, &table, "ask", 0, 10, "&what=take-back").await;
    assert_eq!(record(&ada, &table).await.actions, played, "nobody has agreed yet");
    send(&lin, &table, "answer", 1, 11, "&question=0&agrees=false").await;
    assert_eq!(record(&ada, &table).await.actions, played, "Lin has declined");
    send(&ada, &table, "ask", 0, 12, "&what=take-back").await;
    send(&lin, &table, "answer", 1, 13, "&question=2&agrees=true").await;
    let record = record(&ada, &table).await;
    assert_eq!((played.len(), record.actions.len()), (2, 0), "Ada decides anew, and Lin after her");
    let agreed: Vec<bool> =
        record.notes.iter().map(|note| matches!(note.what, Noted::Answered { agrees: true })).collect();
    assert_eq!(agreed, [false, false, false, true]);
    assert!(matches!(record.notes[2].what, Noted::Asked { what: Proposal::TakeBack, .. }));
    assert!(!ada.get(&table).await.legal().is_empty());
    assert!(lin.get(&table).await.text.contains("asked to take their last move back"));
    let again = ada.at(&site_over(store).await);
    assert_eq!(again.get(&table).await.legal(), ada.get(&table).await.legal());
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_somebody_who_is_away_until_they_come_back() {
    let site = site().await;
    let ([ada, lin, mei], table) = three_people(&site).await;
    let (_adas, _lins) = (Stream::open(&ada, &table).await, Stream::open(&lin, &table).await);
    let replace = "&what=replace&whom=2&level=novice";
    let too_early = send(&ada, &table, "ask", 0, 1, replace).await;
    assert_eq!(too_early.status, StatusCode::CONFLICT, "{}", too_early.text);
    sleep(Duration::from_mins(11)).await;
    let here = send(&ada, &table, "ask", 0, 2, "&what=replace&whom=1&level=novice").await;
    assert_eq!(here.status, StatusCode::CONFLICT, "Lin is there");
    assert_eq!(send(&ada, &table, "ask", 0, 3, replace).await.status, StatusCode::SEE_OTHER);
    assert!(!ada.get(&table).await.text.contains("(bot)"), "Lin is there and has not answered");
    assert_eq!(
        send(&lin, &table, "answer", 1, 4, "&question=0&agrees=true").await.status,
        StatusCode::SEE_OTHER
    );
    assert!(ada.get(&table).await.between("id=\"plate-2\"", "</li>").contains("(bot)"));
    let page = mei.get(&table).await;
    assert!(page.text.contains("id=\"return\"") && page.attributes("data-seat").is_empty(), "{}", page.text);
    let stranger = Guest::new(&site).await;
    assert!(!stranger.get(&table).await.text.contains("id=\"return\""));
    assert_eq!(send(&stranger, &table, "return", 2, 5, "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&mei, &table, "return", 2, 6, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(mei.get(&table).await.attribute("data-seat"), "2");
    assert!(!ada.get(&table).await.between("id=\"plate-2\"", "</li>").contains("(bot)"));
}

/// Somebody's answer to what was asked with this number.
async fn answer(guest: &Guest, table: &str, seat: usize, number: usize, question: usize) -> StatusCode {
    send(guest, table, "answer", seat, number, &format!("&question={question}&agrees=true")).await.status
}

#[tokio::test(start_paused = true)]
async fn of_two_nobody_takes_a_seat_from_who_sleeps_over_it() {
    let site = site_over(Instrumented::new()).await;
    let (ada, lin, table) = two_people(&site).await;
    let _adas = Stream::open(&ada, &table).await;
    let replace = "&what=replace&whom=1&level=novice";
    for (number, hours) in [(1, 1), (2, 22)] {
        sleep(Duration::from_hours(hours)).await;
        let refused = send(&ada, &table, "ask", 0, number, replace).await;
        assert_eq!(refused.status, StatusCode::CONFLICT, "nobody is there to agree");
    }
    sleep(Duration::from_hours(2)).await;
    assert_eq!(send(&ada, &table, "ask", 0, 3, replace).await.status, StatusCode::SEE_OTHER);
    assert!(lin.get(&table).await.text.contains("id=\"return\""));
    let stranger = Guest::new(&site).await;
    assert!(stranger.get("/").await.text.contains(&table), "who may come back is company");
}

#[tokio::test(start_paused = true)]
async fn where_a_clock_runs_nobody_is_replaced() {
    let site = site_over(Instrumented::new()).await;
    for customs in ["pace=days&days=3", "pace=days&days=3&rated=yes"] {
        let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
        let table = open(&ada, &format!("seat-0=me&seat-1=friend&open=yes&{customs}")).await;
        lin.post(&format!("{table}/join"), "seat=1").await;
        sleep(Duration::from_hours(30)).await;
        assert!(!ada.get(&table).await.text.contains("value=\"replace\""), "{customs}");
        let asked = send(&ada, &table, "ask", 0, 1, "&what=replace&whom=1&level=novice").await;
        assert_eq!(asked.status, StatusCode::CONFLICT, "{customs}");
        // Whoever is away is asked all the same about everything else.
        assert_eq!(send(&ada, &table, "ask", 0, 2, "&what=end").await.status, StatusCode::SEE_OTHER);
        assert!(!ada.get(&table).await.text.contains("id=\"ending\""), "{customs}");
    }
}

#[tokio::test(start_paused = true)]
async fn those_who_are_there_vote() {
    let ([ada, lin, _mei], table) = three_people(&site_over(Instrumented::new()).await).await;
    let (_adas, _lins) = (Stream::open(&ada, &table).await, Stream::open(&lin, &table).await);
    sleep(Duration::from_mins(11)).await;
    assert_eq!(send(&ada, &table, "ask", 0, 2, "&what=end").await.status, StatusCode::SEE_OTHER);
    assert_eq!(answer(&lin, &table, 1, 3, 0).await, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.text.contains("without a result"), "Mei is not waited for");
}

#[tokio::test(start_paused = true)]
async fn a_vote_goes_on_without_somebody_who_has_left_in_the_middle() {
    let ([ada, lin, mei], table) = three_people(&site_over(Instrumented::new()).await).await;
    let (_adas, _lins) = (Stream::open(&ada, &table).await, Stream::open(&lin, &table).await);
    let meis = Stream::open(&mei, &table).await;
    send(&ada, &table, "ask", 0, 1, "&what=end").await;
    assert_eq!(answer(&lin, &table, 1, 2, 0).await, StatusCode::SEE_OTHER);
    drop(meis);
    sleep(Duration::from_mins(1)).await;
    assert!(lin.get(&table).await.text.contains("Go on without those who are away"));
    let too_early = send(&lin, &table, "excuse", 1, 3, "&question=0").await;
    assert_eq!(too_early.status, StatusCode::CONFLICT, "she may be back soon");
    sleep(Duration::from_mins(10)).await;
    assert_eq!(send(&lin, &table, "excuse", 1, 4, "&question=0").await.status, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.text.contains("without a result"));
    let record = record(&ada, &table).await;
    assert!(matches!(&record.notes[2].what, Noted::Excused { seats } if seats.len() == 1));
    assert!(verify::<qin::Qin>(&record).is_ok());
}

#[tokio::test(start_paused = true)]
async fn a_question_that_nobody_has_agreed_to_waits_however_long_the_others_are_away() {
    let (ada, lin, table) = two_people(&site_over(Instrumented::new()).await).await;
    let lins = Stream::open(&lin, &table).await;
    send(&ada, &table, "ask", 0, 1, "&what=end").await;
    drop(lins);
    sleep(Duration::from_hours(30)).await;
    let excused = send(&ada, &table, "excuse", 0, 2, "&question=0").await;
    assert_eq!(excused.status, StatusCode::UNPROCESSABLE_ENTITY, "nobody ends a match alone");
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_all_seats_of_those_who_share_a_device_until_they_are_back() {
    let site = site_over(Instrumented::new()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=guest&name-1=Bo&seat-2=friend&open=yes").await;
    lin.post(&format!("{table}/join"), "seat=2").await;
    let bots = async || {
        let page = lin.get(&table).await;
        [0, 1, 2].map(|seat| page.between(&format!("id=\"plate-{seat}\""), "</li>").contains("(bot)"))
    };
    sleep(Duration::from_hours(26)).await;
    let asked = send(&lin, &table, "ask", 2, 1, "&what=replace&whom=0&level=novice").await;
    assert_eq!((asked.status, bots().await), (StatusCode::SEE_OTHER, [true, true, false]));
    assert_eq!(send(&ada, &table, "return", 0, 2, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(bots().await, [false; 3]);
}
