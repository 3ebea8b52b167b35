//! Great Wall of China on the page: whole games by the forms of the page, with every number of seats and every
//! option. At each step all that may be done can be picked, and nothing of a hand is on anybody else's page.

use super::guest::{Answer, Guest, site, spelt, token};
use crate::browser::picking::{self, Position};
use axum::http::StatusCode;

/// Plays a whole game at one device and looks over everybody's shoulder all the time; the number of its actions.
async fn play_through(seats: usize, options: &str, language: &'static str) -> usize {
    let site = site().await;
    let (player, watcher) = (Guest::speaking(&site, language).await, Guest::speaking(&site, language).await);
    let table = player.open_for_all("great-wall", seats, options).await;
    let mut positions = vec![];
    for number in 0.. {
        let public = watcher.get(&table).await;
        assert_eq!(public.status, StatusCode::OK);
        assert_no_hand(&public);
        if public.text.contains("class=\"ending\"") {
            let only_scored = ["only scoring remains", "il ne reste plus que les décomptes"];
            let only_scored = only_scored.iter().any(|told| public.text.contains(told));
            let shown = public.text.contains("class=\"scoring\"");
            assert_eq!(shown, only_scored, "what nobody decides is told turn by turn");
            assert!(picking::check(&positions).await > 0);
            return number;
        }
        let curtain = player.get(&table).await;
        assert!(curtain.text.contains("data-curtain"), "a curtain hangs between two hands");
        assert_no_hand(&curtain);

        let page = player
            .get(curtain.attributes("href").iter().find(|address| address.contains("?as=")).unwrap())
            .await;
        let legal = page.legal();
        let things = page.things();
        positions.push(Position::of(&page));
        assert_hand_is_what_can_be_laid(&legal, &things);
        if !legal[0].starts_with("claim") {
            let told = ["This is your last turn", "C’est votre dernier tour"];
            let told = told.iter().any(|told| page.text.contains(told));
            assert_eq!(
                told,
                legal.iter().any(|action| action == "pass"),
                "who may pass is told that it is the last turn"
            );
        }

        let seat = page.attribute("data-seat").parse().unwrap();
        let action = &legal[(number * 7 + 3) % legal.len()];
        let shown = player.get(&format!("{table}/preview?seat={seat}&action={}", spelt(action))).await;
        assert_eq!(shown.status, StatusCode::OK, "{action}: {}", shown.text);
        let played = player.play(&table, seat, page.version(), &token(number), action).await;
        assert_eq!(played.status, StatusCode::SEE_OTHER, "{action}: {}", played.text);
    }
    unreachable!("games end")
}

fn assert_no_hand(page: &Answer) {
    assert!(!page.text.contains("playing-card"), "a hand is on a page it does not belong to");
    assert!(page.things().iter().all(|thing| thing.starts_with("at ") || thing.starts_with("claim ")));
    assert!(page.attributes("data-legal").is_empty());
}

/// While actions are owed, the cards to pick are those that the seat may lay, and no others.
fn assert_hand_is_what_can_be_laid(legal: &[String], things: &[&str]) {
    if legal[0].starts_with("claim") {
        return;
    }
    let mut laid: Vec<&str> = legal
        .iter()
        .filter_map(|action| action.split(" at ").next())
        .filter(|lay| lay.starts_with("lay "))
        .collect();
    laid.sort_unstable();
    laid.dedup();
    let shown: Vec<&str> = things.iter().copied().filter(|thing| thing.starts_with("lay ")).collect();
    assert_eq!(shown, laid);
}

#[tokio::test]
async fn a_game_of_two_is_played_to_its_end() {
    assert!(play_through(2, "option-start=first", "en").await > 20);
}

#[tokio::test]
async fn a_game_of_three_is_played_to_its_end() {
    assert!(play_through(3, "option-open_scores=true", "fr").await > 20);
}

#[tokio::test]
async fn a_game_of_four_is_played_to_its_end() {
    assert!(play_through(4, "", "fr").await > 20);
}

#[tokio::test]
async fn a_game_of_five_is_played_to_its_end() {
    assert!(play_through(5, "option-start=first&option-open_scores=true", "en").await > 20);
}

#[tokio::test]
async fn what_cannot_be_done_is_refused_with_the_rule() {
    let site = site().await;
    let player = Guest::new(&site).await;
    let table = player.open_for_all("great-wall", 2, "option-start=first").await;
    let pass = player.get(&format!("{table}/why?seat=0&things=pass")).await.text;
    assert!(pass.contains("You can pass only in the last round"), "{pass}");
    assert!(pass.contains("rule-6.8"), "{pass}");
    let seven = player.get(&format!("{table}/why?seat=0&things=lay+7+walls,at+1")).await.text;
    assert!(seven.contains("You don’t have 7 walls in hand"), "{seven}");
    assert!(seven.contains("rule-6.3"), "{seven}");
}

#[tokio::test]
async fn a_preview_tells_the_totals_to_come() {
    let site = site().await;
    let player = Guest::new(&site).await;
    let table = player.open_for_all("great-wall", 2, "option-start=first").await;
    let page = player.get(&format!("{table}?as=0")).await;
    let legal = page.legal();
    let lay = legal.iter().find(|action| action.starts_with("lay ")).unwrap();
    let shown = player.get(&format!("{table}/preview?seat=0&action={}", spelt(lay))).await.text;
    assert!(shown.contains("Totals at site 1: ") && shown.contains("data-into=\"totals 1\""), "{shown}");
}
