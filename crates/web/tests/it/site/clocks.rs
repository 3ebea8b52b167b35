//! Clocks: time is counted from when a decision is offered, it runs out for everybody in the same way, and nothing
//! hidden shows on it.

use super::guest::{Answer, Guest, site_over, token};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::Router;
use axum::http::StatusCode;
use std::sync::Arc;
use std::time::Duration;
use store::Entry;
use table::{Ended, Noted, Overtime, Record, verify};
use tokio::time::sleep;

const LIVE: &str = "pace=live&minutes=5&seconds=10";

/// Opens a table of Qin with a clock and seats `N` people at it.
async fn table_of<const N: usize>(site: &Router, pace: &str) -> ([Guest; N], String) {
    let mut guests = vec![];
    for _ in 0..N {
        guests.push(Guest::new(site).await);
    }
    let seats = ["seat-0=me", "seat-1=friend", "seat-2=friend"][..N].join("&");
    let form = format!("{seats}&open=yes&option-start=first&{pace}");
    let table = guests[0].open("qin", &form).await;
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        let answer = guest.post(&format!("{table}/join"), &format!("seat={seat}")).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
    (guests.try_into().unwrap_or_else(|_| panic!("so many have come")), table)
}

/// The seconds that a seat has left on a page, and whether they run.
fn shown(page: &Answer, seat: usize) -> (u64, bool) {
    let now: u64 = page.attribute("data-now").parse().unwrap();
    let plate = page.between(&format!("id=\"clock-{seat}\""), "</span>");
    let number = |name: &str| {
        let value = plate.split(&format!("{name}=\"")).nth(1)?;
        value.split('"').next()?.parse::<u64>().ok()
    };
    match number("data-end") {
        Some(end) => (end.saturating_sub(now).div_ceil(1000), true),
        None => (number("data-left").unwrap().div_ceil(1000), false),
    }
}

async fn play(guest: &Guest, table: &str, seat: usize, number: usize) {
    let page = guest.get(table).await;
    let action = page.legal().first().unwrap_or_else(|| panic!("nothing to play: {}", page.text)).clone();
    let answer = guest.play(table, seat, page.version(), &token(number), &action).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
}

async fn send(guest: &Guest, table: &str, form: &str, seat: usize, number: usize, rest: &str) -> Answer {
    guest.post(&format!("{table}/{form}"), &format!("seat={seat}&token={}{rest}", token(number))).await
}

async fn record(guest: &Guest, table: &str) -> Record {
    serde_json::from_str(&guest.get(&format!("{table}/record")).await.text).unwrap()
}

fn timed_out(entries: &[Entry]) -> Vec<&Overtime> {
    let timed_out = entries.iter().filter_map(|entry| match entry {
        Entry::Noted { what: Noted::TimedOut { then }, .. } => Some(then),
        _ => None,
    });
    timed_out.collect()
}

#[tokio::test(start_paused = true)]
async fn time_runs_for_whoever_has_the_turn_and_every_turn_adds_some() {
    let site = site_over(Instrumented::new()).await;
    let ([ada, lin], table) = table_of(&site, LIVE).await;
    assert_eq!(shown(&ada.get(&table).await, 0), (310, true), "five minutes, and ten seconds for the turn");
    assert_eq!(shown(&ada.get(&table).await, 1), (300, false));
    sleep(Duration::from_secs(40)).await;
    assert_eq!(shown(&lin.get(&table).await, 0), (270, true), "nothing was sent meanwhile");
    play(&ada, &table, 0, 1).await;
    assert_eq!(shown(&lin.get(&table).await, 0), (270, false));
    assert_eq!(shown(&lin.get(&table).await, 1), (310, true));
    sleep(Duration::from_secs(25)).await;
    play(&lin, &table, 1, 2).await;
    assert_eq!(shown(&lin.get(&table).await, 1), (285, false));
    assert_eq!(shown(&lin.get(&table).await, 0), (280, true), "ten seconds more");
}

#[tokio::test(start_paused = true)]
async fn a_bot_plays_for_whoever_has_no_time_left_and_they_may_come_back() {
    let store = Instrumented::new();
    let site = site_over(store.clone()).await;
    let ([ada, lin], table) = table_of(&site, LIVE).await;
    let mut lins = Stream::open(&lin, &table).await;
    sleep(Duration::from_secs(309)).await;
    assert!(timed_out(&store.entries(&table).await).is_empty(), "a second is left");
    let told = lins.until(|shown| shown.contains("had no time left")).await;
    assert!(told.contains("(bot)"), "{told}");
    let entries = store.until(&table, |entries| !timed_out(entries).is_empty()).await;
    assert!(matches!(timed_out(&entries)[..], [Overtime::StandIn { .. }]));
    let page = ada.get(&table).await;
    assert!(page.text.contains("had no time left"), "{}", page.text);
    assert!(page.text.contains("id=\"return\""));
    assert_eq!(send(&ada, &table, "return", 0, 1, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(shown(&lin.get(&table).await, 0).0, 60, "at least a minute for whoever comes back");
    let record = record(&lin, &table).await;
    assert!(record.notes.iter().any(|note| matches!(note.what, Noted::TimedOut { .. })));
}

#[tokio::test(start_paused = true)]
async fn where_it_was_agreed_whoever_has_no_time_left_has_lost() {
    let store = Instrumented::new();
    let ([ada, lin], table) =
        table_of(&site_over(store.clone()).await, "pace=live&minutes=1&seconds=0&when-up=loss").await;
    play(&ada, &table, 0, 1).await;
    let mut stream = Stream::open(&ada, &table).await;
    stream.until(|shown| shown.contains("had no time left")).await;
    let page = ada.get(&table).await;
    assert!(page.text.contains("id=\"ending\"") && page.text.contains("winner"), "{}", page.text);
    assert!(!page.text.contains("id=\"clock-0\""), "nothing is counted any more");
    let record = record(&lin, &table).await;
    let again = verify::<qin::Qin>(&record).unwrap();
    assert!(matches!(again.ended(), Some(Ended::TimedOut(seat)) if seat.index() == 1));
    assert!(lin.get(&format!("{table}/replay")).await.text.contains("had no time left"));
    let later = ada.at(&site_over(store).await);
    assert!(later.get(&table).await.text.contains("id=\"ending\""), "the log has it");
}

#[tokio::test(start_paused = true)]
async fn of_three_one_has_lost_by_time_and_a_bot_plays_to_the_end() {
    let store = Instrumented::new();
    let ([ada, lin, _mei], table) =
        table_of(&site_over(store.clone()).await, "pace=live&minutes=1&seconds=0&when-up=loss").await;
    let mut stream = Stream::open(&lin, &table).await;
    stream.until(|shown| shown.contains("(bot)")).await;
    assert!(matches!(timed_out(&store.entries(&table).await)[..], [Overtime::Out { .. }]));
    let page = ada.get(&table).await;
    assert!(!page.text.contains("id=\"return\"") && !page.text.contains("id=\"ending\""));
}

#[tokio::test(start_paused = true)]
async fn nobody_needs_to_look_for_days_to_pass() {
    let store = Instrumented::new();
    let site = site_over(store.clone()).await;
    let ([ada, lin], table) = table_of(&site, "pace=days&days=2").await;
    sleep(Duration::from_hours(47)).await;
    play(&ada, &table, 0, 1).await;
    assert_eq!(shown(&ada.get(&table).await, 1), (48 * 3600, true), "every turn has its days");
    sleep(Duration::from_hours(49)).await;
    let entries = store.entries(&table).await;
    assert_eq!(timed_out(&entries).len(), 1, "though nobody has had it open");
    assert!(lin.get(&table).await.text.contains("id=\"return\""));
}

#[tokio::test(start_paused = true)]
async fn the_time_that_the_server_was_down_is_given_back() {
    let store = Instrumented::new();
    let site = site_over(store.clone()).await;
    let ([ada, lin], table) = table_of(&site, LIVE).await;
    sleep(Duration::from_mins(1)).await;
    let (before, _) = shown(&ada.get(&table).await, 0);
    assert_eq!(before, 250);
    let nowhere = Router::new();
    let away = (ada.at(&nowhere), lin.at(&nowhere));
    drop((site, ada, lin));
    sleep(Duration::from_hours(10)).await;
    let again = site_over(store.clone()).await;
    let (ada, lin) = (away.0.at(&again), away.1.at(&again));
    let (after, runs) = shown(&lin.get(&table).await, 0);
    assert!(runs && (before..=before + 30).contains(&after), "{before} seconds before, {after} after");
    sleep(Duration::from_mins(1)).await;
    play(&ada, &table, 0, 1).await;
    let (left, _) = shown(&lin.get(&table).await, 0);
    assert_eq!(left, after - 60, "what is written is what was shown");
    assert!(timed_out(&store.entries(&table).await).is_empty());
}

#[tokio::test(start_paused = true)]
async fn clocks_are_stopped_by_consent_until_somebody_lets_them_run_on() {
    let store = Instrumented::new();
    let ([ada, lin], table) = table_of(&site_over(store.clone()).await, LIVE).await;
    sleep(Duration::from_secs(10)).await;
    assert_eq!(send(&lin, &table, "ask", 1, 1, "&what=pause").await.status, StatusCode::SEE_OTHER);
    assert!(ada.get(&table).await.text.contains("asks to stop the clocks"));
    sleep(Duration::from_secs(10)).await;
    assert_eq!(shown(&ada.get(&table).await, 0), (290, true), "nobody has agreed yet");
    send(&ada, &table, "answer", 0, 2, "&question=0&agrees=true").await;
    sleep(Duration::from_hours(3)).await;
    let page = ada.get(&table).await;
    assert!(page.text.contains("The clocks are stopped."));
    assert_eq!(shown(&page, 0), (290, false));
    let stranger = Guest::new(&ada.site).await;
    assert_eq!(send(&stranger, &table, "resume", 0, 3, "").await.status, StatusCode::FORBIDDEN);
    assert_eq!(send(&lin, &table, "resume", 1, 4, "").await.status, StatusCode::SEE_OTHER);
    assert_eq!(shown(&ada.get(&table).await, 0), (290, true));
    let again = send(&lin, &table, "resume", 1, 5, "").await;
    assert_eq!(again.status, StatusCode::UNPROCESSABLE_ENTITY, "they run already");
}

#[tokio::test(start_paused = true)]
async fn taking_a_decision_back_gives_no_time() {
    let ([ada, lin], table) = table_of(&site_over(Instrumented::new()).await, LIVE).await;
    sleep(Duration::from_secs(50)).await;
    play(&ada, &table, 0, 1).await;
    send(&ada, &table, "ask", 0, 2, "&what=take-back").await;
    send(&lin, &table, "answer", 1, 3, "&question=0&agrees=true").await;
    assert_eq!(shown(&ada.get(&table).await, 0), (260, true));
}

#[tokio::test]
async fn a_pace_is_told_before_anybody_sits_down_and_kept_in_bounds() {
    let site = site_over(Instrumented::new()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::speaking(&site, "fr").await);
    for pace in
        ["minutes=0&seconds=5", "minutes=181&seconds=5", "minutes=5&seconds=601", "minutes=x&seconds=1"]
    {
        let refused = ada.post("/new/qin", &format!("seat-0=me&seat-1=friend&pace=live&{pace}")).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{pace}");
        assert!(refused.text.contains("at most 180 minutes"), "{pace}");
    }
    let table = ada.open("qin", "seat-0=me&seat-1=friend&open=yes&pace=days&days=3&when-up=loss").await;
    let key = ada.get(&table).await.text.split("/join/1/").nth(1).unwrap()[..32].to_owned();
    let invitation = lin.get(&format!("{table}/join/1/{key}")).await.text;
    assert!(invitation.contains("3\u{a0}jours par tour") && invitation.contains("La partie est perdue"));
    assert!(lin.get("/").await.text.contains("3\u{a0}jours par tour"), "the lobby tells it too");
    lin.post(&format!("{table}/join"), "seat=1").await;
    assert!(lin.get(&table).await.text.contains("temps écoulé\u{a0}: perdu"), "and the table");
    assert_eq!(send(&lin, &table, "resign", 1, 1, "").await.status, StatusCode::SEE_OTHER);
    let next = ada.post(&format!("{table}/rematch"), "").await.location().to_owned();
    lin.post(&format!("{table}/rematch"), "").await;
    let rematch = ada.get(&next).await.text;
    assert!(rematch.contains("id=\"clock-0\"") && rematch.contains("time up: lost"), "and the next match");
}

#[tokio::test(start_paused = true)]
async fn those_who_decide_at_the_same_time_have_their_time_at_the_same_time() {
    let site = site_over(Instrumented::new()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let form = format!("seat-0=me&seat-1=friend&open=yes&option-warlords=true&{LIVE}");
    let table = ada.open("sun-tzu", &form).await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    let clocks = async |guest: &Guest| {
        let page = guest.get(&table).await;
        [shown(&page, 0), shown(&page, 1)]
    };
    assert_eq!(clocks(&lin).await, [(310, true), (310, true)]);
    sleep(Duration::from_secs(20)).await;
    assert_eq!(clocks(&ada).await, [(290, true), (290, true)]);
    play(&ada, &table, 0, 1).await;
    sleep(Duration::from_secs(15)).await;
    assert_eq!(clocks(&ada).await, [(290, false), (275, true)], "whoever is ready waits without a hurry");
    play(&lin, &table, 1, 2).await;
    assert_eq!(clocks(&lin).await, [(300, true), (285, true)], "the next round, with its seconds");
}

/// What others are shown of the clocks around a moment at which somebody may be asked in secret: when, and what.
async fn clocks_around_a_moment(warlord: &str, answer: Option<u64>) -> Vec<(u64, Vec<String>)> {
    let store: Arc<Instrumented> = Instrumented::new();
    let site = site_over(store.clone()).await;
    let (ada, lin) = (Guest::new(&site).await, Guest::new(&site).await);
    let table =
        ada.open("sun-tzu", &format!("seat-0=me&seat-1=friend&open=yes&option-warlords=true&{LIVE}")).await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    let act = async |guest: &Guest, form: &str, number: usize, rest: &str| {
        let page = guest.get(&table).await;
        let (seat, version) = (page.attribute("data-seat"), page.version());
        let fields = format!("seat={seat}&version={version}&token={}{rest}", token(number));
        let answer = guest.post(&format!("{table}/{form}"), &fields).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{form}{rest}: {}", answer.text);
    };
    let start: u64 = ada.get(&table).await.attribute("data-now").parse().unwrap();
    act(&ada, "play", 0, &format!("&action=warlord+{warlord}")).await;
    act(&lin, "play", 1, "&action=warlord+second+six").await;
    let places = ["xinjiang", "tibet", "qinghai", "mongolia", "mandarin"];
    for (index, place) in places.into_iter().enumerate() {
        act(&ada, "draft", 10 + index, &format!("&action={place}+{}", 5 - index)).await;
        act(&lin, "draft", 20 + index, &format!("&action={place}+{}", index + 1)).await;
    }
    sleep(Duration::from_secs(7)).await;
    act(&ada, "ready", 30, "").await;
    sleep(Duration::from_secs(4)).await;
    let stream = tokio::spawn(Stream::open(&lin, &table).await.all(Duration::from_mins(1)));
    act(&lin, "ready", 31, "").await;
    assert_eq!(ada.get(&table).await.legal().contains(&"pass".to_owned()), warlord == "raid");
    if let Some(after) = answer {
        sleep(Duration::from_secs(after)).await;
        act(&ada, "play", 32, "&action=pass").await;
    }
    let sent = stream.await.unwrap();
    // A push may have no more of a clock than what has changed of it.
    let relative = |span: &str| {
        let (tag, text) = span.split_once('>')?;
        let text = text.split('<').next()?;
        let is_time = text.contains(':')
            && text.chars().all(|sign| sign.is_ascii_digit() || ":\u{2013}".contains(sign));
        let end = tag.split("data-end=\"").nth(1).map(|end| end.split('"').next().unwrap());
        let end = end.map(|end| end.parse::<u64>().unwrap() - start);
        let left = tag.split("data-left=\"").nth(1).map(|left| left.split('"').next().unwrap());
        is_time.then(|| format!("{end:?} {left:?} {text}"))
    };
    let clocks = |sent: &str| -> Vec<String> { sent.split("<span").skip(1).filter_map(relative).collect() };
    let pushes = sent.iter().filter(|(_, sent)| sent.contains("event: table"));
    pushes.map(|(seconds, sent)| (*seconds, clocks(sent))).collect()
}

#[tokio::test(start_paused = true)]
async fn a_clock_does_not_tell_whether_a_secret_warlord_was_asked() {
    let unasked = clocks_around_a_moment("feint", None).await;
    let shown: Vec<&String> = unasked.iter().flat_map(|(_, clocks)| clocks).collect();
    assert!(shown.iter().any(|clock| clock.contains("None None \u{2013}:")), "they stand still: {unasked:?}");
    assert!(shown.iter().any(|clock| clock.contains("Some")), "then they run: {unasked:?}");
    assert_eq!(clocks_around_a_moment("raid", None).await, unasked, "silent");
    assert_eq!(clocks_around_a_moment("raid", Some(1)).await, unasked, "passed at once");
    assert_eq!(clocks_around_a_moment("raid", Some(5)).await, unasked, "passed after a while");
}
