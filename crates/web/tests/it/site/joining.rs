//! Coming to a table: forms that were filled in wrongly, invitations that were used, and playing again.

use super::guest::{Guest, open, site, site_over, token, two_people};
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use game::Seat;
use std::sync::Arc;
use store::{Sqlite, Store};
use table::{Noted, Proposal};

#[tokio::test]
async fn a_guest_without_a_name_gets_one() {
    let guest = Guest::new(&site().await).await;
    let table = open(&guest, "seat-0=me&seat-1=guest&name-1=++").await;
    let page = guest.get(&table).await;
    assert!(page.text.contains("Guest 2"), "{}", page.text);
}

#[tokio::test]
async fn a_form_that_cannot_be_comes_back_as_it_was_filled_in_with_the_reason_beside_it() {
    let guest = Guest::new(&site().await).await;
    let long = "x".repeat(25);
    let form = format!("seat-0=bot-master&seat-1=me&seat-2=guest&name-2={long}&open=yes&option-side=lion");
    let answer = guest.post("/new/qin", &form).await;
    assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY);
    let seat = answer.between("id=\"seat-2\"", "</div>");
    assert!(seat.contains("role=\"alert\"") && seat.contains("1 to 24 characters"), "{seat}");
    assert!(seat.contains(&format!("value=\"{long}\"")) && seat.contains("aria-invalid=\"true\""));
    for chosen in
        ["value=\"bot-master\" selected", "value=\"me\" selected", "value=\"lion\" selected", "checked"]
    {
        assert!(answer.text.contains(chosen), "{chosen}");
    }
    let answer = guest.post("/new/qin", "seat-0=friend&seat-1=friend").await;
    assert!(answer.text.contains("Take at least one seat yourself") && answer.text.contains("<form"));
}

#[tokio::test]
async fn a_used_invitation_leads_to_watching_and_home_those_who_sit_there() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = open(&ada, "seat-0=me&seat-1=friend").await;
    let waiting = ada.get(&table).await.text;
    let key = waiting.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    let invitation = format!("{table}/join/1/{key}");
    let forged = lin.get(&format!("{table}/join/1/{}", "0".repeat(32))).await;
    assert_eq!(forged.status, StatusCode::FORBIDDEN, "a forged invitation does not invite");
    assert!(lin.get(&invitation).await.text.contains("invites you"));
    lin.post(&format!("{table}/join"), &format!("seat=1&key={key}")).await;
    let late = Guest::new(&site).await.get(&invitation).await;
    assert!(
        late.text.contains("is already sitting there") && late.text.contains(&format!("href=\"{table}\""))
    );
    assert!(!late.text.contains("invites you") && !late.text.contains("Sit down"), "{}", late.text);
    for sitter in [&ada, &lin] {
        let answer = sitter.get(&invitation).await;
        assert_eq!((answer.status, answer.location()), (StatusCode::SEE_OTHER, table.as_str()));
    }
    let sent = Guest::new(&site).await.post(&format!("{table}/join"), &format!("seat=1&key={key}")).await;
    assert_eq!(sent.status, StatusCode::CONFLICT);
    assert!(sent.text.contains("Watch the game"), "{}", sent.text);
}

#[tokio::test]
async fn only_a_seat_that_one_may_take_is_called_free() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let standing = |lobby: String, table: &str| {
        let row = lobby.split(&format!("href=\"{table}\"")).nth(1).unwrap().to_owned();
        row.split("class=\"standing\">").nth(1).unwrap().split('<').next().unwrap().to_owned()
    };
    let private = open(&ada, "seat-0=me&seat-1=friend").await;
    let public = open(&ada, "seat-0=me&seat-1=friend&open=yes").await;
    assert!(!lin.get("/").await.text.contains(&private), "what takes nobody is not listed");
    for (guest, table, told) in [
        (&lin, &public, "Open seat"),
        (&ada, &private, "Waiting for players"),
        (&ada, &public, "Waiting for players"),
    ] {
        assert_eq!(standing(guest.get("/").await.text, table), told);
    }
}

#[tokio::test]
async fn people_who_sit_down_at_the_same_time_all_get_their_seats() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = open(&ada, "seat-0=me&seat-1=friend&seat-2=friend&seat-3=friend&open=yes").await;
    let guests = [Guest::new(&site).await, Guest::new(&site).await, Guest::new(&site).await];
    let path = format!("{table}/join");
    let [one, two, three] = &guests;
    let answers =
        tokio::join!(one.post(&path, "seat=1"), two.post(&path, "seat=2"), three.post(&path, "seat=3"));
    for answer in [answers.0, answers.1, answers.2] {
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
    for (seat, guest) in guests.iter().enumerate() {
        assert_eq!(guest.get(&table).await.attribute("data-seat"), (seat + 1).to_string());
    }
}

/// Plays a table of two people to its end.
async fn play_to_the_end(players: [&Guest; 2], table: &str) {
    for version in 1.. {
        let pages = [players[0].get(table).await, players[1].get(table).await];
        let Some(seat) = pages.iter().position(|page| !page.legal().is_empty()) else { return };
        let action = pages[seat].legal()[0].clone();
        let answer = players[seat].play(table, seat, version, &token(version), &action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
}

#[tokio::test]
async fn two_who_ask_for_a_rematch_at_once_meet_at_one_table() {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, lin, table) = two_people(&site).await;
    play_to_the_end([&ada, &lin], &table).await;
    let path = format!("{table}/rematch");
    let ended = ada.get(&table).await;
    let promised =
        ended.between("name=\"promise\" value=\"", "\">").split('"').next_back().unwrap().to_owned();
    let (hers, his) = (format!("chance={}", "a".repeat(64)), format!("chance={}", "b".repeat(64)));
    let (one, other) = tokio::join!(ada.post(&path, &hers), lin.post(&path, &his));
    assert_eq!((one.status, other.status), (StatusCode::SEE_OTHER, StatusCode::SEE_OTHER));
    assert_eq!(one.location(), other.location());
    let next = one.location();
    assert_eq!(store.latest_tables(9).await.unwrap().len(), 2, "there is no orphan");
    assert_eq!(lin.get(next).await.attribute("data-seat"), "0", "seats rotate");
    assert_eq!(ada.get(next).await.attribute("data-seat"), "1");
    let record: table::Record = serde_json::from_str(&ada.get(&format!("{next}/record")).await.text).unwrap();
    let given: Vec<&str> = record.contributions.iter().map(|(_, given)| given.as_str()).collect();
    assert_eq!(given, ["b".repeat(64), "a".repeat(64)], "both have added to the deal");
    assert_eq!(record.commitment.to_string(), promised, "the secret was promised before anybody asked");
    assert!(!ada.get(next).await.legal().is_empty() || !lin.get(next).await.legal().is_empty());
}

#[tokio::test]
async fn a_rematch_waits_for_everybody_and_keeps_their_seats() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    play_to_the_end([&ada, &lin], &table).await;
    let next = ada.post(&format!("{table}/rematch"), "").await.location().to_owned();
    let waiting = ada.get(&next).await.text;
    assert!(waiting.contains("Still to come") && !waiting.contains("class=\"board"), "{waiting}");
    assert!(lin.get("/").await.text.contains(&format!("href=\"{next}\"")), "it is among Lin's tables");
    let mallory = Guest::new(&site).await;
    let taken = mallory.post(&format!("{next}/join"), "seat=0").await;
    assert_eq!(taken.status, StatusCode::FORBIDDEN, "the seat is kept");
    assert!(lin.get(&next).await.text.contains("Sit down"));
    let sat = lin.post(&format!("{next}/join"), "seat=0").await;
    assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.text);
    assert_eq!(lin.get(&next).await.attribute("data-seat"), "0");
    assert_eq!(lin.post(&format!("{table}/rematch"), "").await.location(), next);
}

pub fn upload(record: &str) -> Request<Body> {
    let body = format!(
        "--x\r\nContent-Disposition: form-data; name=\"record\"; filename=\"r.json\"\r\n\r\n{record}\r\n--x--\r\n"
    );
    Request::post("/records")
        .header(header::ORIGIN, "http://table.example")
        .header(header::CONTENT_TYPE, "multipart/form-data; boundary=x")
        .body(Body::from(body))
        .unwrap()
}

/// The record of a finished match of Qin with these names, or of the first actions of it.
pub fn record(number: u64, names: [&str; 2], actions: usize) -> String {
    let players = names.map(table::Player::named).to_vec();
    let seed = game::Seed::from_text("upload", number);
    let mut played = table::Table::<qin::Qin>::open(players, qin::Options::default(), seed).unwrap();
    for _ in 0..actions {
        let Some(seat) = played.turn().awaited().first() else { break };
        let action = played.view(game::Viewer::Seat(seat)).legal[0];
        played.play(seat, action).unwrap();
    }
    serde_json::to_string(&played.record()).unwrap()
}

#[tokio::test]
async fn an_uploaded_record_is_marked_has_clean_names_and_stands_in_no_list() {
    let site = site().await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let long = format!("{}\u{1b}[31m", "y".repeat(200));
    let kept = ada.send(upload(&record(1, ["\u{7}\n", &long], 1000))).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let replay = ada.get(kept.location()).await.text;
    assert!(replay.contains("Uploaded.") && replay.contains("nobody here can vouch"), "{replay}");
    assert!(replay.contains("Who the players were cannot be verified"));
    assert!(replay.contains("Seat 1") && !replay.contains('\u{1b}') && !replay.contains(&"y".repeat(25)));
    let table = kept.location().split("/replay").next().unwrap().to_owned();
    assert!(ada.get(&table).await.text.contains("Uploaded."));
    for guest in [&ada, &lin] {
        assert!(!guest.get("/").await.text.contains(&table));
    }
    // Somebody has resigned: that is an end too, and what was noted is told.
    let mut resigned: table::Table<qin::Qin> =
        table::reopen(&serde_json::from_str(&record(2, ["Ada", "Lin"], 5)).unwrap()).unwrap();
    let (first, second) = (Seat::FIRST, Seat::new(1).unwrap());
    let asked = Noted::Asked { what: Proposal::TakeBack, of: vec![second] };
    for (seat, what) in
        [(first, asked), (second, Noted::Answered { agrees: false }), (second, Noted::Resigned { bot: None })]
    {
        resigned.note(seat, what).unwrap();
    }
    let kept = ada.send(upload(&serde_json::to_string(&resigned.record()).unwrap())).await;
    assert_eq!(kept.status, StatusCode::SEE_OTHER, "{}", kept.text);
    let table = kept.location().split("/replay").next().unwrap().to_owned();
    let shown = ada.get(&table).await.text;
    assert!(
        shown.contains("Lin resigned.")
            && shown.contains("Ada asked to take")
            && shown.contains("id=\"ending\"")
    );
    let again: table::Record = serde_json::from_str(&ada.get(&format!("{table}/record")).await.text).unwrap();
    assert_eq!((again.notes.len(), again.actions.len()), (3, 5));
    assert!(table::verify::<qin::Qin>(&again).unwrap().is_over());
    let unfinished = ada.send(upload(&record(1, ["Ada", "Lin"], 5))).await;
    assert_eq!(unfinished.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(unfinished.text.contains("not over"), "{}", unfinished.text);
}

#[tokio::test]
async fn one_person_cannot_fill_the_store_with_records() {
    let store = Arc::new(Sqlite::in_memory().unwrap());
    let site = site_over(store.clone()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let first = ada.send(upload(&record(0, ["Ada", "Lin"], 1000))).await;
    let again = ada.send(upload(&record(0, ["Ada", "Lin"], 1000))).await;
    assert_eq!(first.location(), again.location(), "the same record is the same match");
    for number in 1..50 {
        let kept = ada.send(upload(&record(number, ["Ada", "Lin"], 1000))).await;
        assert_eq!(kept.status, StatusCode::SEE_OTHER, "{number}: {}", kept.text);
    }
    let refused = ada.send(upload(&record(50, ["Ada", "Lin"], 1000))).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert!(refused.text.contains("50 games"), "{}", refused.text);
    assert_eq!(ada.send(upload(&record(0, ["Ada", "Lin"], 1000))).await.location(), first.location());
    assert_eq!(lin.send(upload(&record(50, ["Ada", "Lin"], 1000))).await.status, StatusCode::SEE_OTHER);
    let large = format!("{{\"format\":\"{}\"", "x".repeat(600 * 1024));
    assert!(ada.send(upload(&large)).await.status.is_client_error());
}
