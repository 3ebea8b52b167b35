//! Xi'an on the page: whole games at every number of seats, in which every legal action can be picked and no
//! card shows that its holder alone may see.

use super::guest::{Answer, Guest, site, spelt, token};
use crate::browser::picking::{self, Position};
use axum::http::StatusCode;
use std::collections::BTreeSet;

fn words(text: &str) -> Vec<&str> {
    text.split(' ').collect()
}

/// While pairs are chosen in secret, cards show in the own hand and in the ledger of unplayed ones only.
fn shows_no_secret(page: &Answer, seat: Option<usize>) {
    let legal = page.legal();
    let own: BTreeSet<&str> = legal.iter().flat_map(|action| words(action)).collect();
    for card in page.attributes("data-thing").into_iter().filter_map(card) {
        assert!(seat.is_some() && own.contains(card), "{card} is not a card of seat {seat:?}");
    }
    for part in
        [page.between("class=\"board xian\"", "id=\"tray\""), page.between("class=\"players\"", "</ul>")]
    {
        assert!(!part.is_empty() && !part.contains("xian-chip"), "a card lies on the open table: {part}");
    }
}

/// The card that a thing is, by itself or in a pair.
fn card(thing: &str) -> Option<&str> {
    let name = thing.strip_suffix(" on").or(thing.strip_prefix("on ")).unwrap_or(thing);
    matches!(name.as_bytes(), [b'y' | b'r' | b'g' | b'b', b'1'..=b'6']).then_some(name)
}

/// Plays one game with a curtain between the hands, looking at every decision, all of which can be picked; how many
/// there were.
async fn play(seats: usize, options: &str, open_equipment: bool) -> usize {
    let site = site().await;
    let (guest, stranger) = (Guest::new(&site).await, Guest::speaking(&site, "fr").await);
    let table = guest.open_for_all("xian", seats, options).await;
    let mut positions = vec![];
    for number in 0.. {
        let public = stranger.get(&table).await;
        assert!(public.legal().is_empty(), "a stranger decides nothing");
        let Some((seat, page)) = guest.asked(&table, seats).await else {
            assert!(public.text.contains("xian-final"), "the scoring is shown when nobody is asked");
            assert!(picking::check(&positions).await > 0);
            return number;
        };
        for text in [&public.text, &page.text] {
            assert!(!text.contains("board-xian-"), "a text without words");
        }
        positions.push(Position::of(&page));
        let legal = page.legal();
        if legal[0].contains(" on ") {
            shows_no_secret(&public, None);
            shows_no_secret(&page, Some(seat));
        }
        let owned = public.between("class=\"players\"", "</ul>");
        let bought =
            ["wood", "bronze"].iter().any(|material| owned.contains(&format!("xian-badge xian-{material}")));
        assert!(open_equipment || !bought, "equipment lies face down");
        let action = &legal[(number * 31 + number / 7) % legal.len()];
        let answer = guest.play(&table, seat, page.version(), &token(number), action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{action}");
    }
    0
}

#[tokio::test]
async fn two_play_to_the_end_and_can_pick_whatever_is_legal() {
    assert!(play(2, "", false).await > 60);
}

#[tokio::test]
async fn three_play_to_the_end_with_open_equipment() {
    assert!(play(3, "option-open_equipment=true", true).await > 90);
}

#[tokio::test]
async fn four_play_to_the_end_with_prestige_below_zero() {
    assert!(play(4, "option-negative_prestige=true", false).await > 120);
}

#[tokio::test]
async fn what_cannot_be_had_says_why() {
    let site = site().await;
    let guest = Guest::new(&site).await;
    let table = guest.open_for_all("xian", 2, "").await;
    let asked = format!("{table}/why?seat=0&things=");
    let early = guest.get(&format!("{asked}palace")).await;
    assert!(early.text.contains("Not yet: first it is your turn"), "{}", early.text);
    let legal = guest.get(&format!("{table}?as=0")).await.legal();
    let action = legal.iter().find(|action| action.starts_with("return")).unwrap();
    let preview = guest.get(&format!("{table}/preview?seat=0&action={}", spelt(action))).await;
    assert!(preview.text.contains("Return"), "{}", preview.text);
}

/// Plays the first of the legal actions until one of them is this.
async fn play_until(guest: &Guest, table: &str, wanted: &str) -> (usize, Answer) {
    for number in 0.. {
        for seat in 0..2 {
            let page = guest.get(&format!("{table}?as={seat}")).await;
            let legal = page.legal();
            if legal.iter().any(|action| action == wanted) {
                return (seat, page);
            }
            if let Some(action) = legal.first() {
                guest.play(table, seat, page.version(), &token(number), action).await;
                break;
            }
        }
    }
    unreachable!("a turn comes")
}

/// With how many of 24 cards a preview says that the rival goes first.
fn cards_ahead(told: &str) -> usize {
    match told.split_once(" of 24 possible cards") {
        Some((before, _)) => before.rsplit('(').next().unwrap().parse().unwrap(),
        None if told.contains("You go before") => 0,
        None => 24,
    }
}

#[tokio::test]
async fn a_pair_tells_before_whom_it_goes() {
    let site = site().await;
    let guest = Guest::new(&site).await;
    let table = guest.open_for_all("xian", 2, "").await;
    guest.play(&table, 0, 0, &token(1), "keep all").await;
    guest.play(&table, 1, 1, &token(2), "keep all").await;
    let mut ties = BTreeSet::new();
    for seat in 0..2 {
        let legal = guest.get(&format!("{table}?as={seat}")).await.legal();
        assert_eq!(legal.len(), 12);
        let mut won: BTreeSet<usize> = BTreeSet::new();
        for pair in &legal {
            let shown = guest.get(&format!("{table}/preview?seat={seat}&action={}", spelt(pair))).await;
            let initiative: usize = pair[pair.len() - 1..].parse().unwrap();
            // Four cards of each higher number go first, and four equal ones if the rival wins ties.
            won.insert(cards_ahead(shown.between("xian-prospect", "</ul>")) - 4 * (6 - initiative));
        }
        assert_eq!(won.len(), 1, "ties go one way: {won:?}");
        ties.extend(won);
    }
    assert_eq!(ties, BTreeSet::from([0, 4]), "one of the two wins ties");
}

#[tokio::test]
async fn a_turn_is_a_row_of_steps_that_can_be_taken_back() {
    let site = site().await;
    let guest = Guest::new(&site).await;
    let table = guest.open_for_all("xian", 2, "").await;
    let (seat, before) = play_until(&guest, &table, "main").await;
    assert!(!before.text.contains("class=\"trail\""));
    let preview = guest.get(&format!("{table}/preview?seat={seat}&action=pigment")).await;
    assert!(preview.text.contains("xian-changes"), "{}", preview.text);
    guest.play(&table, seat, before.version(), &token(900), "pigment").await;
    let after = guest.get(&format!("{table}?as={seat}")).await;
    assert!(after.between("class=\"trail\"", "</ol>").contains("Take a pigment instead"), "{}", after.text);
    let form = format!("seat={seat}&actions=1&version={}&token={}", after.version(), token(901));
    let back = guest.post(&format!("{table}/undo"), &form).await;
    assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    assert_eq!(guest.get(&format!("{table}?as={seat}")).await.legal(), before.legal());
}
