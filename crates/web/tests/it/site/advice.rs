//! Hints and the coach: at tables against bots alone, from what the seat sees, and never where somebody else sits.

use super::guest::{Guest, every_game, site, two_people};
use axum::http::StatusCode;

/// Every game against bots: the page of the seat that is to decide, and the table.
async fn against_bots(guest: &Guest, game: &str, seats: usize) -> String {
    let bots: Vec<String> = (1..seats).map(|seat| format!("seat-{seat}=bot-novice")).collect();
    let start = if game == "qin" { "&option-start=first" } else { "" };
    guest.open(game, &format!("seat-0=me&{}{start}", bots.join("&"))).await
}

#[tokio::test]
async fn a_hint_shows_legal_moves_with_reasons_in_both_languages() {
    let site = site().await;
    for language in ["en", "fr"] {
        let guest = Guest::speaking(&site, language).await;
        for (game, fewest, _) in every_game() {
            let table = against_bots(&guest, game, fewest).await;
            let page = guest.get(&table).await;
            let legal = page.legal();
            if legal.is_empty() || legal == [""] {
                // A bot begins, and waits for ever here.
                continue;
            }
            assert!(page.text.contains("id=\"hint\""), "{game}");
            let hint = guest.get(&format!("{table}/hint?seat=0")).await;
            assert_eq!(hint.status, StatusCode::OK, "{game}: {}", hint.text);
            let hinted = hint.attributes("data-hinted");
            assert!(!hinted.is_empty() && hinted.len() <= 3, "{game}: {}", hint.text);
            assert!(!hint.text.contains("{judge") && !hint.text.contains("{hint"), "{}", hint.text);
            // What is drafted as a whole is listed by its changes.
            if !page.text.contains("data-at-once") {
                assert!(
                    hinted.iter().all(|action| legal.iter().any(|legal| legal == action)),
                    "{game}: {hinted:?}"
                );
            }
        }
    }
}

#[tokio::test]
async fn a_plan_that_is_advised_lies_on_the_map_and_has_reasons() {
    let site = site().await;
    for (language, beside) in [("en", "beside plans drawn at random"), ("fr", "plans tirés au hasard")] {
        let guest = Guest::speaking(&site, language).await;
        let table = against_bots(&guest, "sun-tzu", 2).await;
        let hint = guest.get(&format!("{table}/hint?seat=0")).await.text;
        assert_eq!(hint.matches("<li data-hinted").count(), 1, "one plan: {hint}");
        assert_eq!(hint.matches("class=\"ghost-edge\"").count(), 5, "a card in each province: {hint}");
        assert!(hint.contains("class=\"why\"") && hint.contains("class=\"for\""), "{hint}");
        assert!(hint.contains(beside) && !hint.contains("{judge"), "{hint}");
    }
}

#[tokio::test]
async fn nobody_is_advised_who_sits_with_other_people() {
    let site = site().await;
    let (ada, lin, table) = two_people(&site).await;
    for guest in [&ada, &lin] {
        for seat in 0..2 {
            for advice in ["hint", "coach"] {
                let refused = guest.get(&format!("{table}/{advice}?seat={seat}")).await;
                assert_eq!(refused.status, StatusCode::FORBIDDEN, "{advice}");
                assert!(refused.attributes("data-hinted").is_empty());
            }
        }
        assert!(!guest.get(&table).await.text.contains("id=\"hint\""));
    }
    // A guest at the same device is other people too.
    let shared = ada.open("qin", "seat-0=me&seat-1=guest&name-1=Bo&option-start=first").await;
    assert_eq!(ada.get(&format!("{shared}/hint?seat=0")).await.status, StatusCode::FORBIDDEN);
    // So is a seat that still waits for somebody.
    let waiting = ada.open("qin", "seat-0=me&seat-1=friend").await;
    assert_eq!(ada.get(&format!("{waiting}/hint?seat=0")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn nobody_else_gets_the_hints_of_a_seat() {
    let site = site().await;
    let (ada, stranger) = (Guest::new(&site).await, Guest::new(&site).await);
    let table = against_bots(&ada, "qin", 2).await;
    for advice in ["hint", "coach"] {
        let refused = stranger.get(&format!("{table}/{advice}?seat=0")).await;
        assert_eq!(refused.status, StatusCode::FORBIDDEN, "{advice}");
    }
    assert!(!stranger.get(&table).await.text.contains("id=\"hint\""));
    assert_eq!(ada.get(&format!("{table}/hint?seat=1")).await.status, StatusCode::FORBIDDEN);
}

#[tokio::test]
async fn a_first_game_is_against_the_novice_with_a_coach_who_can_be_turned_off() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let lobby = ada.get("/").await.text;
    assert!(
        lobby.contains("name=\"coach\" value=\"on\"") && lobby.contains("value=\"novice\" selected"),
        "{lobby}"
    );
    let opened = ada.post("/play/great-wall", "level=novice&coach=on").await;
    let (table, coach) = (opened.location().to_owned(), opened.cookie("coach").unwrap());
    assert_eq!(coach, "coach=on");
    let coached = Guest { cookie: format!("{}; {coach}", ada.cookie), ..ada.at(&site) };
    let page = coached.get(&table).await;
    assert!(page.text.contains("data-coach=\"on\"") && page.text.contains("Novice"), "{}", page.text);
    if !page.legal().is_empty() && page.legal() != [""] {
        let told = coached.get(&format!("{table}/coach?seat=0")).await.text;
        assert!(told.contains("class=\"aim\""), "the aim comes first: {told}");
        assert!(told.contains("two actions"), "a new kind of decision is explained: {told}");
        let action = page.legal().into_iter().find(|action| action == "draw").unwrap();
        coached.play(&table, 0, page.version(), &super::guest::token(1), &action).await;
        let told = coached.get(&format!("{table}/coach?seat=0")).await.text;
        assert!(told.is_empty(), "the second time the coach is quiet: {told}");
    }
    let off = coached.post("/preferences", "coach=off").await;
    assert_eq!(off.cookie("coach").unwrap(), "coach=off");
    assert!(!ada.get(&table).await.text.contains("data-coach"));
    // The first game is over: the next is offered at the usual level, and any level can be had.
    assert!(ada.get("/").await.text.contains("value=\"apprentice\" selected"));
    let strong = ada.post("/play/qin", "level=master").await.location().to_owned();
    assert!(ada.get(&strong).await.text.contains("Master"));
}

#[tokio::test]
async fn whoever_says_nothing_plays_the_novice_first_and_the_apprentice_then() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    for name in ["Novice", "Apprentice"] {
        let table = ada.post("/play/xian", "").await.location().to_owned();
        assert!(ada.get(&table).await.text.contains(name), "{name}");
    }
}
