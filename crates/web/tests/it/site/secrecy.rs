//! Nobody learns anything hidden from the order of lists, from the number of writes, or from a restart.

use super::feed::new_address;
use super::guest::{Answer, Guest, open, site_over, spelt, timeless, token, two_people};
use super::instrumented::Instrumented;
use super::stream::Stream;
use axum::Router;
use axum::http::StatusCode;
use game::Seat;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Append, Entry, Sqlite, Store, TableId, Token};
use tokio::time::Instant;

const PLACES: [&str; 5] = ["xinjiang", "tibet", "qinghai", "mongolia", "mandarin"];

/// Two people at a table of Sun Tzu, each at a device of their own.
pub async fn generals(site: &Router) -> ([Guest; 2], String) {
    let (ada, lin) = (Guest::new(site).await, Guest::new(site).await);
    let table = ada.open("sun-tzu", "seat-0=me&seat-1=friend&open=yes&option-warlords=true").await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    ([ada, lin], table)
}

/// Sends what a form of the page would send, for the person whose page it is.
pub async fn send(player: &Guest, table: &str, form: &str, number: usize, rest: &str) -> Answer {
    let page = player.get(table).await;
    let seat = page.attribute("data-seat");
    let fields = format!("seat={seat}&version={}&token={}{rest}", page.version(), token(number));
    let answer = player.post(&format!("{table}/{form}"), &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{form}{rest}: {}", answer.text);
    answer
}

pub async fn draft(player: &Guest, table: &str, number: usize, cards: [&str; 5]) {
    for (at, (place, card)) in PLACES.into_iter().zip(cards).enumerate() {
        send(player, table, "draft", number + at, &format!("&action={place}+{card}")).await;
    }
}

#[tokio::test]
async fn a_strangers_lobby_does_not_tell_of_secret_changes() {
    let site = site_over(Instrumented::new()).await;
    let ([ada, lin], table) = generals(&site).await;
    let (_, _, newer) = two_people(&site).await;
    let stranger = Guest::new(&site).await;
    for (seat, player) in [&ada, &lin].into_iter().enumerate() {
        send(player, &table, "play", seat, "&action=warlord+raid").await;
    }
    // Another table has moved since.
    let other = Guest::new(&site).await;
    open(&other, "seat-0=me&seat-1=friend").await;
    let before = [stranger.get("/").await.without_promises(), lin.get("/").await.without_promises()];
    assert!(before[0].contains(&newer) && before[0].contains(&table), "both are listed");
    for number in 0..28 {
        let place = PLACES[number % 5];
        let change = format!("&action={place}+{}", 1 + (number / 5 + number) % 6);
        send(&ada, &table, "draft", 100 + number, &change).await;
        assert_eq!(
            [stranger.get("/").await.without_promises(), lin.get("/").await.without_promises()],
            before,
            "after {change}"
        );
    }
    for asks in [true, false] {
        send(&ada, &table, "asks", 200 + usize::from(asks), &format!("&asks={asks}")).await;
        assert_eq!(
            [stranger.get("/").await.without_promises(), lin.get("/").await.without_promises()],
            before,
            "after a wish"
        );
    }
}

/// How often the store is asked for something by the request that ends the planning, with these warlords, whose
/// owners do not want to be asked; and how many questions were declined for them.
async fn calls_of_the_last_plan(warlords: [&str; 2]) -> (usize, usize, usize) {
    let store = Instrumented::new();
    let (players, table) = generals(&site_over(store.clone()).await).await;
    for (seat, (player, warlord)) in players.iter().zip(warlords).enumerate() {
        send(player, &table, "play", seat, &format!("&action=warlord+{}", spelt(warlord))).await;
        send(player, &table, "asks", 40 + seat, "&asks=false").await;
    }
    draft(&players[0], &table, 10, ["1", "2", "3", "4", "5"]).await;
    draft(&players[1], &table, 20, ["5", "4", "3", "2", "1"]).await;
    send(&players[0], &table, "ready", 30, "").await;
    let page = players[1].get(&table).await;
    let (calls, appends) = (store.calls.load(Ordering::SeqCst), store.appends());
    let form = format!("seat=1&version={}&token={}", page.version(), token(31));
    assert_eq!(players[1].post(&format!("{table}/ready"), &form).await.status, StatusCode::SEE_OTHER);
    let asked = [store.calls.load(Ordering::SeqCst) - calls, store.appends() - appends];
    let declined = |entry: &&Entry| matches!(entry, Entry::Played { action, .. } if action == "pass");
    let declined = store.entries(&table).await.iter().filter(declined).count();
    (asked[0], asked[1], declined)
}

#[tokio::test]
async fn declined_questions_cost_no_write_of_their_own() {
    let none = calls_of_the_last_plan(["feint", "second six"]).await;
    let one = calls_of_the_last_plan(["raid", "second six"]).await;
    let two = calls_of_the_last_plan(["raid", "raid"]).await;
    assert_eq!([none.2, one.2, two.2], [0, 1, 2], "so many questions were declined in secret");
    assert_eq!((none.0, none.1), (1, 1), "one write for one request");
    assert_eq!([(one.0, one.1), (two.0, two.1)], [(1, 1); 2]);
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

/// The store of a world, copied to a folder of its own.
struct World {
    folder: tempfile::TempDir,
}

impl World {
    fn new() -> World {
        World { folder: tempfile::tempdir().unwrap() }
    }

    fn copy(folder: &Path) -> World {
        let world = World::new();
        for file in std::fs::read_dir(folder).unwrap().map(Result::unwrap) {
            std::fs::copy(file.path(), world.folder.path().join(file.file_name())).unwrap();
        }
        world
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("world.db")
    }

    async fn site(&self) -> Router {
        site_over(Instrumented::over(Sqlite::open(&self.file()).unwrap())).await
    }
}

/// A world in which two generals have a table, others have another one, and a stranger looks on.
struct Cast {
    world: World,
    ada: Guest,
    lin: Guest,
    table: String,
    others: [Guest; 2],
    other_table: String,
    stranger: Guest,
}

impl Cast {
    async fn new() -> Cast {
        let world = World::new();
        let site = world.site().await;
        let ([ada, lin], table) = generals(&site).await;
        let (first, second, other_table) = two_people(&site).await;
        let stranger = Guest::new(&site).await;
        Cast { world, ada, lin, table, others: [first, second], other_table, stranger }
    }

    /// The same people in a world of its own.
    async fn copied(&self) -> Cast {
        let world = World::copy(self.world.folder.path());
        let site = world.site().await;
        Cast {
            world,
            ada: self.ada.at(&site),
            lin: self.lin.at(&site),
            table: self.table.clone(),
            others: self.others.each_ref().map(|other| other.at(&site)),
            other_table: self.other_table.clone(),
            stranger: self.stranger.at(&site),
        }
    }

    /// Plays the first dynasty until Sun Tzu may be asked, who has changed his mind so often about his plan.
    async fn battle(&self, secret: Secret, second_thoughts: usize) {
        let warlord = if secret == Secret::Unasked { "feint" } else { "raid" };
        send(&self.ada, &self.table, "play", 0, &format!("&action=warlord+{warlord}")).await;
        send(&self.lin, &self.table, "play", 1, "&action=warlord+second+six").await;
        send(&self.ada, &self.table, "asks", 2, "&asks=true").await;
        for number in 0..second_thoughts {
            let card = format!("&action=tibet+{}", 1 + number % 6);
            send(&self.ada, &self.table, "draft", 60 + number, &card).await;
        }
        draft(&self.ada, &self.table, 10, ["5", "4", "3", "2", "1"]).await;
        send(&self.ada, &self.table, "ready", 20, "").await;
        draft(&self.lin, &self.table, 30, ["1", "2", "3", "4", "5"]).await;
        send(&self.lin, &self.table, "ready", 40, "").await;
    }

    async fn answer(&self, secret: Secret) {
        let asked = self.ada.get(&self.table).await.legal().contains(&"pass".to_owned());
        assert_eq!(asked, secret != Secret::Unasked);
        if secret == Secret::Passed {
            send(&self.ada, &self.table, "play", 50, "&action=pass").await;
        }
    }

    /// What others can look up now.
    async fn looked_up(&self) -> Vec<String> {
        let mut seen = vec![];
        for guest in [&self.lin, &self.stranger] {
            for path in [
                "/".to_owned(),
                self.table.clone(),
                format!("{}/replay", self.table),
                format!("{}/record", self.table),
            ] {
                seen.push(guest.get(&path).await.without_promises());
            }
        }
        seen
    }
}

#[tokio::test(start_paused = true)]
async fn the_order_of_lists_does_not_tell_whether_a_secret_warlord_was_asked() {
    let start = Cast::new().await;
    let mut seen = vec![];
    for secret in [Secret::Unasked, Secret::Passed, Secret::Silent] {
        let cast = start.copied().await;
        cast.battle(secret, 0).await;
        // Another table moves before the question is answered.
        let page = cast.others[0].get(&cast.other_table).await;
        let (version, action) = (page.version(), page.legal()[0].clone());
        cast.others[0].play(&cast.other_table, 0, version, &token(1), &action).await;
        let before = cast.looked_up().await;
        cast.answer(secret).await;
        let after = cast.looked_up().await;
        assert_eq!(before, after, "{secret:?}: an answer shows nowhere");
        tokio::time::sleep(Duration::from_mins(1)).await;
        // Another world is as old as it is.
        seen.push(
            [before, cast.looked_up().await]
                .map(|pages| pages.iter().map(|page| timeless(page)).collect::<Vec<_>>()),
        );
    }
    assert_eq!(seen[0], seen[1], "passed");
    assert_eq!(seen[0], seen[2], "silent");
}

#[tokio::test(start_paused = true)]
async fn what_is_asked_during_a_moment_waits_for_its_end_whether_or_not_a_secret_warlord_is_asked() {
    let start = Cast::new().await;
    let mut seen = vec![];
    for secret in [Secret::Unasked, Secret::Passed, Secret::Silent] {
        let cast = start.copied().await;
        cast.battle(secret, 0).await;
        // Another table moves, so that this one would come to the front of lists.
        let page = cast.others[0].get(&cast.other_table).await;
        let (version, action) = (page.version(), page.legal()[0].clone());
        cast.others[0].play(&cast.other_table, 0, version, &token(1), &action).await;
        cast.answer(secret).await;
        let before = cast.looked_up().await;
        let (began, lin, table) = (Instant::now(), cast.lin.at(&cast.lin.site), cast.table.clone());
        let asking = tokio::spawn(async move {
            let form = format!("seat=1&what=end&token={}", token(70));
            (lin.post_in_time(&format!("{table}/ask"), &form).await, began.elapsed())
        });
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(cast.looked_up().await, before, "{secret:?}: nothing shows before the end of the moment");
        let (status, after) = asking.await.unwrap();
        assert_eq!(status, StatusCode::SEE_OTHER);
        assert!(after > Duration::from_secs(1), "{secret:?}: {after:?}");
        let told: Vec<String> = cast.looked_up().await.iter().map(|page| timeless(page)).collect();
        assert!(told[1].contains("offered to end the game"), "{}", told[1]);
        seen.push((after.as_secs(), told));
    }
    assert!(seen[0] == seen[1], "passed");
    assert!(seen[0] == seen[2], "silent");
}

#[tokio::test(start_paused = true)]
async fn a_restart_during_a_moment_does_not_tell_whether_a_secret_warlord_was_asked() {
    let start = Cast::new().await;
    let mut seen = vec![];
    for secret in [Secret::Unasked, Secret::Passed, Secret::Silent] {
        let before = start.copied().await;
        before.battle(secret, 0).await;
        before.answer(secret).await;
        let during = before.looked_up().await;
        let cast = before.copied().await;
        let streams =
            [Stream::open(&cast.lin, &cast.table).await, Stream::open(&cast.stranger, &cast.table).await];
        let restarted = cast.looked_up().await;
        assert!(restarted[1].contains("The game continues in a moment"), "{secret:?}");
        let mut sent = vec![];
        for stream in streams {
            sent.push(stream.all(Duration::from_mins(1)).await);
        }
        assert!(sent.iter().all(|sent| !sent.is_empty()), "{secret:?}: the game goes on");
        let timeless =
            |pages: Vec<String>| -> Vec<String> { pages.iter().map(|page| timeless(page)).collect() };
        seen.push((timeless(during), timeless(restarted), sent, timeless(cast.looked_up().await)));
    }
    assert!(seen[0] == seen[1], "passed");
    assert!(seen[0] == seen[2], "silent");
}

#[tokio::test(start_paused = true)]
async fn a_moment_ends_at_its_time_while_the_store_fails() {
    let mut seen = vec![];
    let start = Cast::new().await;
    for secret in [Secret::Unasked, Secret::Silent] {
        let world = World::copy(start.world.folder.path());
        let store = Instrumented::over(Sqlite::open(&world.file()).unwrap());
        let site = site_over(store.clone()).await;
        let cast = Cast { ada: start.ada.at(&site), lin: start.lin.at(&site), ..start.copied().await };
        cast.battle(secret, 0).await;
        let (began, mut stream) = (Instant::now(), Stream::open(&cast.lin, &cast.table).await);
        // If somebody is asked and says nothing, declining fails twice.
        store.failures.store(2, Ordering::SeqCst);
        let shown = stream.until(|shown| !shown.contains("The game continues in a moment")).await;
        assert_eq!(store.failures.load(Ordering::SeqCst), if secret == Secret::Silent { 0 } else { 2 });
        seen.push((began.elapsed().as_millis(), shown));
    }
    assert_eq!(seen[0], seen[1]);
}

/// For how long a person sees that the game goes on in a moment, against a bot with this warlord, and what then.
async fn rest_against_a_bot(warlord: &str) -> (u128, usize) {
    let store = Instrumented::new();
    let site = web::app(store.clone(), Duration::from_hours(1)).await.unwrap();
    let guest = Guest::new(&site).await;
    let table = guest.open("sun-tzu", "seat-0=me&seat-1=bot-master&option-warlords=true").await;
    let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
    let plan =
        PLACES.into_iter().zip(["1", "2", "3", "4", "5"]).map(|(place, card)| format!("{place} {card}"));
    let actions = [format!("warlord {warlord}")].into_iter().chain(plan);
    let bot = Seat::new(1).unwrap();
    let mut entries: Vec<Entry> = actions.map(|action| Entry::Played { seat: bot, action }).collect();
    entries.insert(1, Entry::Played { seat: Seat::FIRST, action: "warlord feint".into() });
    store.append(&id, &Append::new(0, Token::fresh().unwrap(), entries)).await.unwrap();
    draft(&guest, &table, 10, ["5", "4", "3", "2", "1"]).await;
    let (began, mut stream) = (Instant::now(), Stream::open(&guest, &table).await);
    send(&guest, &table, "ready", 20, "").await;
    assert!(guest.get(&table).await.text.contains("The game continues in a moment"));
    stream.until(|shown| !shown.contains("The game continues in a moment")).await;
    // It has no time by a clock that runs ahead, and so it passes, unless it thinks of a raid at once.
    let answered = |entry: &&Entry| {
        let is_answer = |action: &str| action == "pass" || action.starts_with("raid ");
        matches!(entry, Entry::Played { seat, action } if *seat == bot && is_answer(action))
    };
    (began.elapsed().as_millis(), store.entries(&table).await.iter().filter(answered).count())
}

#[tokio::test(start_paused = true)]
async fn a_person_waits_as_long_whether_or_not_a_bot_is_asked_in_secret() {
    let (unasked, none) = rest_against_a_bot("second six").await;
    let (asked, once) = rest_against_a_bot("raid").await;
    assert_eq!((none, once), (0, 1), "only the bot with a raid is asked, and it answers");
    assert_eq!(asked, unasked);
}

/// What two others are sent while the first dynasty is played and a question may be asked, with the seconds after which
/// it came.
async fn pushed(start: &Cast, secret: Secret, second_thoughts: usize) -> Vec<Vec<(u64, String)>> {
    let cast = start.copied().await;
    // The lobby is told every full second: nothing may happen in such a moment, or it is chance whether it is told then.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let mut streams = vec![];
    for guest in [&cast.lin, &cast.stranger] {
        let (stream, lobby) = (Stream::open(guest, &cast.table).await, Stream::open_lobby(guest).await);
        streams.push(tokio::spawn(stream.all(Duration::from_mins(1))));
        let lobby = async { lobby.all(Duration::from_mins(1)).await };
        streams.push(tokio::spawn(async {
            lobby.await.into_iter().map(|(at, sent)| (at, timeless(&sent))).collect()
        }));
        // Whoever comes is announced to the others; that is sent before anything else happens.
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    cast.battle(secret, second_thoughts).await;
    // Sun Tzu comes while he may be asked: the others are told that he is there, and nothing else.
    let _his = Stream::open(&cast.ada, &cast.table).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    cast.answer(secret).await;
    let mut sent = vec![];
    for stream in streams {
        sent.push(stream.await.unwrap());
    }
    sent
}

#[tokio::test(start_paused = true)]
async fn a_stream_is_byte_for_byte_the_same_whatever_others_hide() {
    let start = Cast::new().await;
    let seen = pushed(&start, Secret::Unasked, 0).await;
    for stream in &seen {
        let changes = stream.iter().filter(|(_, sent)| sent.contains("<!--")).count();
        assert!(changes >= 2, "{changes} changes are told, of {}", stream.len());
    }
    for (secret, second_thoughts) in
        [(Secret::Passed, 0), (Secret::Silent, 0), (Secret::Unasked, 7), (Secret::Passed, 3)]
    {
        let other = pushed(&start, secret, second_thoughts).await;
        for (other, seen) in other.into_iter().zip(&seen) {
            // What is sent is long: the first difference says enough.
            let told = other.iter().zip(seen).find(|(other, seen)| other != seen);
            assert_eq!(told, None, "{secret:?} after {second_thoughts} second thoughts");
            assert_eq!(other.len(), seen.len(), "{secret:?} after {second_thoughts} second thoughts");
        }
    }
}

/// What others are sent while both sides talk at a moment at which Sun Tzu may be asked; and what they are offered to say
/// about moves then and later, with the answers to it.
async fn talked(start: &Cast, secret: Secret) -> (Vec<String>, Vec<Vec<(u64, String)>>) {
    let cast = start.copied().await;
    let mut streams = vec![];
    for guest in [&cast.lin, &cast.stranger] {
        streams.push(tokio::spawn(Stream::open(guest, &cast.table).await.all(Duration::from_mins(1))));
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    cast.battle(secret, 0).await;
    let say = async |guest: &Guest, form: &str, number: usize, rest: &str| {
        let seat = guest.get(&cast.table).await.attribute("data-seat");
        let fields = format!("seat={seat}&token={}&{rest}", token(number));
        guest.post(&format!("{}/{form}", cast.table), &fields).await.status.to_string()
    };
    let offered = async |guest: &Guest| guest.get(&cast.table).await.attributes("data-react").join(" ");
    let mut told = vec![];
    for (number, guest) in [&cast.ada, &cast.lin].into_iter().enumerate() {
        told.push(offered(guest).await);
        told.push(say(guest, "say", 200 + number, "phrase=no-hurry").await);
        told.push(say(guest, "say", 210 + number, "text=And+now%3F").await);
        for about in 1..=12 {
            let sign = format!("number={about}&sign=wow");
            told.push(say(guest, "react", 220 + 20 * number + about, &sign).await);
        }
    }
    cast.answer(secret).await;
    tokio::time::sleep(Duration::from_secs(40)).await;
    told.push(offered(&cast.ada).await);
    let latest =
        told.last().unwrap().split(' ').filter_map(|number| number.parse::<usize>().ok()).max().unwrap_or(0);
    told.push(say(&cast.ada, "react", 300, &format!("number={latest}&sign=bravo")).await);
    let mut sent = vec![];
    for stream in streams {
        sent.push(stream.await.unwrap().into_iter().map(|(at, sent)| (at, timeless(&sent))).collect());
    }
    (told, sent)
}

#[tokio::test(start_paused = true)]
async fn what_is_said_during_a_moment_does_not_tell_whether_a_secret_warlord_was_asked() {
    let start = Cast::new().await;
    let (told, sent) = talked(&start, Secret::Unasked).await;
    let (said, refused) = (StatusCode::SEE_OTHER.to_string(), StatusCode::CONFLICT.to_string());
    assert_eq!(told[1..3], [said.clone(), said.clone()], "words wait for no moment");
    assert_eq!((&told[14], &told[29]), (&refused, &refused), "what is not public yet is no move");
    assert!(told[30] != told[15] && told[31] == said, "after it the battles can be talked about: {told:?}");
    assert!(sent.iter().all(|sent| sent.iter().any(|(_, sent)| sent.contains("Take your time."))));
    for secret in [Secret::Passed, Secret::Silent] {
        let other = talked(&start, secret).await;
        assert_eq!(other.0, told, "{secret:?}");
        for (other, seen) in other.1.iter().zip(&sent) {
            assert_eq!(other.iter().zip(seen).find(|(other, seen)| other != seen), None, "{secret:?}");
            assert_eq!(other.len(), seen.len(), "{secret:?}");
        }
    }
}

/// What feeds tell of a table during a secret moment and after it, that of whoever may be asked among them.
async fn told_by_feeds(start: &Cast, secret: Secret, addresses: &[String; 2]) -> [Vec<String>; 2] {
    let cast = start.copied().await;
    cast.battle(secret, 0).await;
    let read = async || {
        let mut feeds = vec![];
        for address in addresses {
            feeds.push(cast.stranger.get(address).await.text);
        }
        feeds
    };
    let during = read().await;
    cast.answer(secret).await;
    assert_eq!(read().await, during, "{secret:?}: an answer shows nowhere");
    tokio::time::sleep(Duration::from_mins(1)).await;
    [during, read().await]
}

#[tokio::test(start_paused = true)]
async fn no_feed_tells_whether_a_secret_warlord_was_asked() {
    let start = Cast::new().await;
    let addresses = [new_address(&start.ada).await, new_address(&start.lin).await];
    let seen = told_by_feeds(&start, Secret::Unasked, &addresses).await;
    assert!(seen[1].iter().all(|feed| feed.contains("<entry>")), "both plan again: {seen:?}");
    for secret in [Secret::Passed, Secret::Silent] {
        assert_eq!(told_by_feeds(&start, secret, &addresses).await, seen, "{secret:?}");
    }
}
