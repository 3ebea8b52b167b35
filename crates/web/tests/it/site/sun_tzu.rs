//! Sun Tzu on the page: whole matches through the forms, plans that can be changed, and secrets that stay secret.

use super::guest::{Answer, Guest, site, site_over, spelt, token};
use super::instrumented::Instrumented;
use super::stream::Stream;
use crate::browser::picking::{self, Position};
use axum::Router;
use axum::http::StatusCode;
use std::path::Path;
use std::time::Duration;
use store::Sqlite;

/// Sends what a form of the page would send.
async fn send(player: &Guest, table: &str, page: &Answer, form: &str, number: usize, rest: &str) -> Answer {
    let seat = page.attribute("data-seat");
    let fields = format!("seat={seat}&version={}&token={}{rest}", page.version(), token(number));
    player.post(&format!("{table}/{form}"), &fields).await
}

/// Whether the page is about a draft.
fn drafts(page: &Answer) -> bool {
    page.text.contains("data-at-once")
}

/// Plays a match to its end at one device, always for the first seat that is asked, where all that may be done can be
/// picked; gives its table and the actions.
async fn play_a_match(pair: &Guest, options: &str, stride: usize) -> (String, Vec<String>) {
    let table = pair.open_for_all("sun-tzu", 2, options).await;
    let (mut played, mut positions): (Vec<String>, _) = (vec![], vec![]);
    loop {
        let Some((seat, page)) = pair.asked(&table, 2).await else {
            assert!(
                pair.get(&table).await.text.contains("class=\"ending\""),
                "somebody is asked until the end"
            );
            assert!(picking::check(&positions).await > 0);
            return (table, played);
        };
        let number = played.len();
        let legal = page.legal();
        let answer = if drafts(&page) {
            let filling: Vec<&String> = legal.iter().filter(|change| fills(&page, change)).collect();
            positions.push(Position::trying(&page, filling.iter().map(ToString::to_string).collect()));
            if let Some(change) = filling.get(played.len() * stride % filling.len().max(1)) {
                played.push((*change).clone());
                send(pair, &table, &page, "draft", number, &format!("&action={}", spelt(change))).await
            } else {
                played.push("ready".into());
                send(pair, &table, &page, "ready", number, "").await
            }
        } else {
            positions.push(Position::of(&page));
            let action = &legal[played.len() * stride % legal.len()];
            let preview = pair.get(&format!("{table}/preview?seat={seat}&action={}", spelt(action))).await;
            assert!(preview.text.contains("class=\"action\""), "{action}: {}", preview.text);
            played.push(action.clone());
            pair.play(&table, seat, page.version(), &token(number), action).await
        };
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{:?}: {}", played.last(), answer.text);
    }
}

/// Whether a change lays a card from the hand in a province that has none.
fn fills(page: &Answer, change: &str) -> bool {
    let Some((place, card)) = change.split_once(' ') else { return false };
    let is_free = !page.text.contains(&format!("data-thing=\"clear {place}\""));
    place != "clear" && is_free && page.text.contains(&format!("id=\"st-hand-{card}\""))
}

#[tokio::test]
async fn a_basic_match_is_played_to_its_end() {
    let pair = Guest::new(&site().await).await;
    let (table, played) = play_a_match(&pair, "option-mode=basic", 7).await;
    assert!(played.iter().any(|action| action.starts_with("reveal")), "{played:?}");
    let replay = pair.get(&format!("{table}/replay?at=20")).await;
    assert!(replay.text.contains("Verified"), "the deal can be checked");
}

#[tokio::test]
async fn an_advanced_match_with_warlords_is_played_to_its_end() {
    let pair = Guest::new(&site().await).await;
    let options =
        "option-mode=advanced&option-warlords=true&option-scoring_order_variant=true&option-initial_draw=4";
    let (_, played) = play_a_match(&pair, options, 5).await;
    for kind in ["warlord", "trade", "reveal", "draw", "keep"] {
        assert!(played.iter().any(|action| action.starts_with(kind)), "no {kind} in {played:?}");
    }
}

#[tokio::test]
async fn whatever_the_table_agrees_on_all_that_may_be_done_can_be_picked() {
    let pair = Guest::new(&site().await).await;
    for (number, options) in OPTIONS.into_iter().enumerate() {
        play_a_match(&pair, options, 3 + 2 * number).await;
    }
}

/// Every option of the game, with others.
const OPTIONS: [&str; 4] = [
    "option-mode=basic&option-warlords=true&option-reveal_choice=upfront",
    "option-mode=advanced&option-scoring_order_variant=true&option-reveal_choice=upfront&option-initial_draw=4",
    "option-scoring_order_variant=true&option-warlords=true&option-plague_cancels_card=true&option-track_limit=9",
    "option-mode=advanced&option-warlords=true&option-reveal_choice=upfront&option-scoring_order_variant=true",
];

/// Two people at a table, each at a device of their own.
async fn two_people(site: &Router, options: &str) -> ([Guest; 2], String) {
    let (ada, lin) = (Guest::new(site).await, Guest::new(site).await);
    let table = ada.open("sun-tzu", &format!("seat-0=me&seat-1=friend&open=yes&{options}")).await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    ([ada, lin], table)
}

/// The cards of somebody's plan, in the order of the row.
fn plan(page: &Answer) -> Vec<String> {
    let told = page.between("class=\"st-plan", "</ol>");
    let lines = told.split("<li>").skip(1).map(|rest| rest.split('<').next().unwrap());
    lines.filter_map(|line| line.split_once(": ")).map(|(_, card)| card.to_owned()).collect()
}

#[tokio::test]
async fn a_plan_can_be_changed_until_both_are_ready_and_is_there_after_a_reload() {
    let ([ada, lin], table) = two_people(&site().await, "").await;
    let before = lin.get(&table).await;
    for (number, (change, cards)) in [
        ("mandarin 6", ["no card yet", "no card yet", "no card yet", "no card yet", "6"]),
        ("xinjiang 5", ["5", "no card yet", "no card yet", "no card yet", "6"]),
        ("xinjiang 6", ["6", "no card yet", "no card yet", "no card yet", "5"]),
        ("tibet mandarin", ["6", "5", "no card yet", "no card yet", "no card yet"]),
        ("clear xinjiang", ["no card yet", "5", "no card yet", "no card yet", "no card yet"]),
        ("xinjiang 1", ["1", "5", "no card yet", "no card yet", "no card yet"]),
        ("qinghai 2", ["1", "5", "2", "no card yet", "no card yet"]),
        ("mongolia 3", ["1", "5", "2", "3", "no card yet"]),
        ("mandarin 4", ["1", "5", "2", "3", "4"]),
    ]
    .into_iter()
    .enumerate()
    {
        let page = ada.get(&table).await;
        assert!(page.text.contains("type=\"submit\" disabled"), "an incomplete plan is not ready");
        let rest = format!("&action={}", spelt(change));
        for _ in 0..2 {
            let sent = send(&ada, &table, &page, "draft", number, &rest).await;
            assert_eq!(sent.status, StatusCode::SEE_OTHER, "{change}: {}", sent.text);
        }
        assert_eq!(plan(&ada.get(&table).await), cards, "after {change}");
    }
    assert_eq!(lin.get(&table).await.text, before.text, "the other side sees nothing of it");
    let page = ada.get(&table).await;
    assert_eq!(send(&ada, &table, &page, "ready", 20, "").await.status, StatusCode::SEE_OTHER);
    let told = lin.get(&table).await;
    assert!(told.text.contains("is ready") && told.version() == before.version(), "only that it is ready");
    // Nobody else is ready: the whole plan can be taken back, and lies there as before.
    let page = ada.get(&table).await;
    assert_eq!(send(&ada, &table, &page, "undo", 21, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(plan(&ada.get(&table).await), ["1", "5", "2", "3", "4"]);
    assert_eq!(lin.get(&table).await.text, before.text);
}

#[tokio::test]
async fn both_plan_at_the_same_time_without_being_in_each_others_way() {
    let ([ada, lin], table) = two_people(&site().await, "").await;
    let pages = [ada.get(&table).await, lin.get(&table).await];
    for (number, change) in
        ["xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"].into_iter().enumerate()
    {
        // Both pages are as old as the table: what the other side does in secret makes neither stale.
        for (seat, player) in [&ada, &lin].into_iter().enumerate() {
            let rest = format!("&action={}", spelt(change));
            let sent = send(player, &table, &pages[seat], "draft", 2 * number + seat, &rest).await;
            assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
        }
    }
    for (number, player) in [&ada, &lin].into_iter().enumerate() {
        let page = player.get(&table).await;
        assert_eq!(send(player, &table, &page, "ready", 90 + number, "").await.status, StatusCode::SEE_OTHER);
    }
    let page = ada.get(&table).await;
    assert_eq!(page.text.matches("data-at-step=").count(), 5, "all five provinces are shown, step by step");
}

/// How Sun Tzu's warlord is used after the battles of the first dynasty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Secret {
    /// He could raid, is asked, and passes.
    Passed,
    /// He could raid, is asked, and says nothing.
    Silent,
    /// He has another card that does not fit, and is not asked.
    Unasked,
}

/// Plays the first dynasty in a copy of the world of this folder; what King Shao is sent, and what he can look up.
async fn rivals_view(folder: &Path, guests: &[Guest; 2], table: &str, secret: Secret) -> Vec<(u64, String)> {
    let copy = tempfile::tempdir().unwrap();
    for file in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
        std::fs::copy(file.path(), copy.path().join(file.file_name())).unwrap();
    }
    let site = site_over(Instrumented::over(Sqlite::open(&copy.path().join("world.db")).unwrap())).await;
    let [ada, lin] = guests.each_ref().map(|guest| guest.at(&site));
    let warlord = if secret == Secret::Unasked { "warlord feint" } else { "warlord raid" };
    for (seat, (player, warlord)) in [(&ada, warlord), (&lin, "warlord second six")].into_iter().enumerate() {
        let page = player.get(table).await;
        player.play(table, seat, page.version(), &token(seat), warlord).await;
    }
    let (stream, shared) = (Stream::open(&lin, table).await, Stream::open_shared(&lin, table).await);
    for (number, (player, cards)) in
        [(&ada, ["5", "4", "3", "2", "1"]), (&lin, ["1", "2", "3", "4", "5"])].into_iter().enumerate()
    {
        let places = ["xinjiang", "tibet", "qinghai", "mongolia", "mandarin"];
        for (place, (name, card)) in places.into_iter().zip(cards).enumerate() {
            let page = player.get(table).await;
            let number = 10 * (number + 1) + place;
            send(player, table, &page, "draft", number, &format!("&action={name}+{card}")).await;
        }
        let page = player.get(table).await;
        let ready = send(player, table, &page, "ready", 30 + number, "").await;
        assert_eq!(ready.status, StatusCode::SEE_OTHER, "{}", ready.text);
    }
    let page = ada.get(table).await;
    assert_eq!(page.legal().contains(&"pass".to_owned()), secret != Secret::Unasked);
    let during = lin.get(table).await;
    assert!(during.text.contains("The game continues in a moment") && during.legal().is_empty());
    if secret == Secret::Passed {
        let passed = ada.play(table, 0, page.version(), &token(40), "pass").await;
        assert_eq!(passed.status, StatusCode::SEE_OTHER, "{}", passed.text);
    }
    let again = lin.play(table, 1, during.version(), &token(41), "mandarin 5").await;
    assert_eq!(
        again.status,
        StatusCode::CONFLICT,
        "while a moment goes by, nothing can be found out by trying"
    );
    let within = Duration::from_mins(1);
    let (mut seen, shared) = tokio::join!(stream.all(within), shared.all(within));
    seen.extend(shared);
    for path in [
        table.to_owned(),
        format!("{table}/replay"),
        format!("{table}/replay?at=1&as=1"),
        format!("{table}/record"),
    ] {
        seen.push((0, lin.get(&path).await.text));
    }
    seen.push((0, during.text));
    seen
}

#[tokio::test(start_paused = true)]
async fn a_rival_cannot_tell_whether_a_secret_warlord_was_asked() {
    let folder = tempfile::tempdir().unwrap();
    let (guests, table) = {
        let site =
            site_over(Instrumented::over(Sqlite::open(&folder.path().join("world.db")).unwrap())).await;
        two_people(&site, "option-warlords=true").await
    };
    let unasked = rivals_view(folder.path(), &guests, &table, Secret::Unasked).await;
    assert!(unasked.len() > 7, "{}", unasked.len());
    for secret in [Secret::Passed, Secret::Silent] {
        assert_eq!(rivals_view(folder.path(), &guests, &table, secret).await, unasked, "{secret:?}");
    }
}

#[tokio::test]
async fn who_does_not_want_to_be_asked_passes_by_itself() {
    let ([ada, lin], table) = two_people(&site().await, "option-warlords=true").await;
    for (seat, (player, warlord)) in [(&ada, "warlord raid"), (&lin, "warlord raid")].into_iter().enumerate()
    {
        let page = player.get(&table).await;
        assert!(!page.text.contains("id=\"asks\""), "who has no warlord yet is not asked about one");
        player.play(&table, seat, page.version(), &token(seat), warlord).await;
    }
    for (number, player) in [&ada, &lin].into_iter().enumerate() {
        let page = player.get(&table).await;
        assert_eq!(page.attribute("aria-checked"), "true", "who has a warlord is asked, and says if not");
        assert!(page.text.contains("you pass automatically"), "{}", page.text);
        let sent = send(player, &table, &page, "asks", 50 + number, "&asks=false").await;
        assert_eq!(sent.status, StatusCode::SEE_OTHER, "{}", sent.text);
    }
    for (number, player) in [&ada, &lin].into_iter().enumerate() {
        for (place, change) in
            ["xinjiang 1", "tibet 2", "qinghai 3", "mongolia 4", "mandarin 5"].into_iter().enumerate()
        {
            let change = if number == 0 { change.to_owned() } else { change.replace('5', "6") };
            let page = player.get(&table).await;
            send(
                player,
                &table,
                &page,
                "draft",
                10 * (number + 1) + place,
                &format!("&action={}", spelt(&change)),
            )
            .await;
        }
        let page = player.get(&table).await;
        send(player, &table, &page, "ready", 40 + number, "").await;
    }
    for player in [&ada, &lin] {
        let page = player.get(&table).await;
        assert!(page.legal().iter().all(|action| action.starts_with("keep")), "{:?}", page.legal());
    }
}
