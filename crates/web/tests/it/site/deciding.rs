//! What makes a decision too old, and what does not; and what bots do when one is taken back.

use super::guest::{Guest, site, spelt, token};
use super::instrumented::Instrumented;
use axum::Router;
use axum::http::StatusCode;
use std::time::Duration;
use store::Entry;

/// Two people at a table of this game, each at a device of their own.
async fn pair(site: &Router, game: &str) -> ([Guest; 2], String) {
    let (ada, lin) = (Guest::new(site).await, Guest::new(site).await);
    let table = ada.open(game, "seat-0=me&seat-1=friend&open=yes").await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    ([ada, lin], table)
}

#[tokio::test]
async fn two_people_decide_at_the_same_time_without_making_each_other_late() {
    for order in [[0, 1], [1, 0]] {
        let (players, table) = pair(&site().await, "xian").await;
        // Twice: what to return, and then the pair.
        for round in 0..2 {
            let pages = [players[0].get(&table).await, players[1].get(&table).await];
            for seat in order {
                let (page, number) = (&pages[seat], 10 * round + seat);
                let legal = page.legal();
                let sent = players[seat].play(&table, seat, page.version(), &token(number), &legal[0]).await;
                assert_eq!(sent.status, StatusCode::SEE_OTHER, "seat {seat}, round {round}: {}", sent.text);
            }
        }
    }
}

#[tokio::test]
async fn a_rival_who_is_ready_and_changes_their_mind_makes_nobody_late() {
    let ([ada, lin], table) = pair(&site().await, "xian").await;
    let page = ada.get(&table).await;
    for round in 0..3 {
        let theirs = lin.get(&table).await;
        let ready = lin.play(&table, 1, theirs.version(), &token(2 * round), &theirs.legal()[0]).await;
        assert_eq!(ready.status, StatusCode::SEE_OTHER, "{}", ready.text);
        let form =
            format!("seat=1&version={}&token={}", lin.get(&table).await.version(), token(2 * round + 1));
        let back = lin.post(&format!("{table}/undo"), &form).await;
        assert_eq!(back.status, StatusCode::SEE_OTHER, "{}", back.text);
    }
    let sent = ada.play(&table, 0, page.version(), &token(90), &page.legal()[0]).await;
    assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
    let late = ada.play(&table, 0, page.version(), &token(91), &page.legal()[0]).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "her own decision makes her page old");
}

#[tokio::test]
async fn new_names_and_wishes_make_nobody_late() {
    for game in games::IDS {
        let site = site().await;
        let ([ada, lin], table) = pair(&site, game).await;
        let pages = [ada.get(&table).await, lin.get(&table).await];
        let seat = usize::from(pages[0].legal().is_empty());
        for number in 0..10 {
            for player in [&ada, &lin] {
                let renamed = player.post("/me/name", &format!("name=Name+{number}")).await;
                assert_eq!(renamed.status, StatusCode::SEE_OTHER, "{}", renamed.text);
            }
            lin.post(&format!("{table}/asks"), &format!("seat=1&asks=true&token={}", token(50 + number)))
                .await;
        }
        let stranger = Guest::new(&site).await;
        let named = stranger.get(&table).await.text;
        assert!(named.contains("Name 9") && !named.contains("Name 8"), "names are told");
        let (page, player) = (&pages[seat], [&ada, &lin][seat]);
        let action = spelt(&page.legal()[0]);
        let path = if page.text.contains("data-at-once") { "draft" } else { "play" };
        let form = format!("seat={seat}&version={}&token={}&action={action}", page.version(), token(1));
        let sent = player.post(&format!("{table}/{path}"), &form).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{game}: {}", sent.text);
    }
}

#[tokio::test]
async fn what_everybody_sees_still_makes_a_decision_old() {
    let (players, table) = pair(&site().await, "qin").await;
    let page = players[0].get(&table).await;
    let seat = usize::from(page.legal().is_empty());
    let page = players[seat].get(&table).await;
    players[seat].play(&table, seat, page.version(), &token(1), &page.legal()[0]).await;
    let next = players[1 - seat].get(&table).await;
    players[1 - seat].play(&table, 1 - seat, next.version(), &token(2), &next.legal()[0]).await;
    let late = players[seat].play(&table, seat, page.version(), &token(3), &page.legal()[1]).await;
    assert_eq!(late.status, StatusCode::CONFLICT);
}

/// Whether an entry is an action of the bot in the second seat.
fn is_bots(entry: &Entry) -> bool {
    matches!(entry, Entry::Played { seat, .. } if seat.index() == 1)
}

fn bots_actions(entries: &[Entry]) -> usize {
    entries.iter().filter(|entry| is_bots(entry)).count()
}

#[tokio::test]
async fn after_a_take_back_a_bot_of_sun_tzu_plans_anew() {
    let store = Instrumented::new();
    let guest = Guest::new(&web::app(store.clone(), Duration::ZERO).await.unwrap()).await;
    let table = guest.open("sun-tzu", "seat-0=me&seat-1=bot-novice").await;
    guest.get(&table).await;
    // The bot has laid its five cards before the person has laid any.
    store.until(&table, |entries| bots_actions(entries) == 5).await;
    for (number, change) in
        ["xinjiang 5", "tibet 4", "qinghai 3", "mongolia 2", "mandarin 1"].into_iter().enumerate()
    {
        let form = format!("seat=0&token={}&action={}", token(number), spelt(change));
        guest.post(&format!("{table}/draft"), &form).await;
    }
    let ready = |number: usize, version: String| {
        let form = format!("seat=0&version={version}&token={}", token(number));
        let (guest, table) = (&guest, &table);
        async move { guest.post(&format!("{table}/ready"), &form).await }
    };
    let page = guest.get(&table).await;
    assert_eq!(ready(20, page.version()).await.status, StatusCode::SEE_OTHER);
    let revealed = guest.get(&table).await;
    assert_eq!(revealed.text.matches("data-at-step=").count(), 5, "the battles are shown");
    let back = format!("seat=0&version={}&token={}", revealed.version(), token(21));
    assert_eq!(guest.post(&format!("{table}/undo"), &back).await.status, StatusCode::SEE_OTHER);
    let entries = store.entries(&table).await;
    let rewound = entries.iter().position(|entry| matches!(entry, Entry::Rewound { .. })).unwrap();
    assert_eq!(entries[rewound], Entry::Rewound { actions: 0 }, "nothing of the bot's plan is left");
    store.until(&table, |entries| bots_actions(&entries[rewound..]) == 5).await;
    let page = guest.get(&table).await;
    assert_eq!(page.text.matches("data-at-step=").count(), 0, "nothing has been revealed");
    assert!(!page.text.contains("type=\"submit\" disabled"), "the own plan is there to be changed");
    assert_eq!(ready(22, page.version()).await.status, StatusCode::SEE_OTHER);
    let again = guest.get(&table).await;
    assert_eq!(again.text.matches("data-at-step=").count(), 5, "the battles are shown again");
}

#[tokio::test]
async fn after_a_take_back_a_bot_of_xian_chooses_another_pair() {
    let store = Instrumented::new();
    let guest = Guest::new(&web::app(store.clone(), Duration::ZERO).await.unwrap()).await;
    let table = guest.open("xian", "seat-0=me&seat-1=bot-novice").await;
    for round in 1..3 {
        guest.get(&table).await;
        store.until(&table, |entries| bots_actions(entries) == round).await;
        let page = guest.get(&table).await;
        let sent = guest.play(&table, 0, page.version(), &token(round), &page.legal()[0]).await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
    }
    let revealed = guest.get(&table).await;
    assert!(revealed.text.contains("xian-chip"), "both pairs lie on the table");
    for number in 21.. {
        // The bot goes on with its turn meanwhile; then the page is old, and is asked for again.
        let back = format!("seat=0&version={}&token={}", guest.get(&table).await.version(), token(number));
        let undone = guest.post(&format!("{table}/undo"), &back).await;
        if undone.status == StatusCode::SEE_OTHER {
            break;
        }
        assert_eq!(undone.status, StatusCode::CONFLICT, "{}", undone.text);
    }
    let entries = store.entries(&table).await;
    let rewound = entries.iter().position(|entry| matches!(entry, Entry::Rewound { .. })).unwrap();
    assert_eq!(entries[rewound], Entry::Rewound { actions: 2 }, "what each returned stays, no pair does");
    store.until(&table, |entries| bots_actions(&entries[rewound..]) == 1).await;
    assert!(!guest.get(&table).await.legal().is_empty(), "the person chooses anew as well");
}
