//! Nobody learns anything hidden from the order of lists, from the number of writes, or from a restart.

use super::guest::{Answer, Guest, open, site_over, spelt, token, two_people};
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
async fn generals(site: &Router) -> ([Guest; 2], String) {
    let (ada, lin) = (Guest::new(site).await, Guest::new(site).await);
    let table = ada.open("sun-tzu", "seat-0=me&seat-1=friend&open=yes&option-warlords=true").await;
    lin.post(&format!("{table}/join"), "seat=1&key=").await;
    ([ada, lin], table)
}

/// Sends what a form of the page would send, for the person whose page it is.
async fn send(player: &Guest, table: &str, form: &str, number: usize, rest: &str) -> Answer {
    let page = player.get(table).await;
    let seat = page.attribute("data-seat");
    let fields = format!("seat={seat}&version={}&token={}{rest}", page.version(), token(number));
    let answer = player.post(&format!("{table}/{form}"), &fields).await;
    assert_eq!(answer.status, StatusCode::SEE_OTHER, "{form}{rest}: {}", answer.text);
    answer
}

async fn draft(player: &Guest, table: &str, number: usize, cards: [&str; 5]) {
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

    /// Plays the first dynasty until Sun Tzu may be asked.
    async fn battle(&self, secret: Secret) {
        let warlord = if secret == Secret::Unasked { "feint" } else { "raid" };
        send(&self.ada, &self.table, "play", 0, &format!("&action=warlord+{warlord}")).await;
        send(&self.lin, &self.table, "play", 1, "&action=warlord+second+six").await;
        send(&self.ada, &self.table, "asks", 2, "&asks=true").await;
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
        cast.battle(secret).await;
        // Another table moves before the question is answered.
        let page = cast.others[0].get(&cast.other_table).await;
        let (version, action) = (page.version(), page.legal()[0].clone());
        cast.others[0].play(&cast.other_table, 0, version, &token(1), &action).await;
        let before = cast.looked_up().await;
        cast.answer(secret).await;
        let after = cast.looked_up().await;
        assert_eq!(before, after, "{secret:?}: an answer shows nowhere");
        tokio::time::sleep(Duration::from_mins(1)).await;
        seen.push((before, cast.looked_up().await));
    }
    assert_eq!(seen[0], seen[1], "passed");
    assert_eq!(seen[0], seen[2], "silent");
}

#[tokio::test(start_paused = true)]
async fn a_restart_during_a_moment_does_not_tell_whether_a_secret_warlord_was_asked() {
    let start = Cast::new().await;
    let mut seen = vec![];
    for secret in [Secret::Unasked, Secret::Passed, Secret::Silent] {
        let before = start.copied().await;
        before.battle(secret).await;
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
        seen.push((during, restarted, sent, cast.looked_up().await));
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
        cast.battle(secret).await;
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
    let asked =
        |entry: &&Entry| matches!(entry, Entry::Played { seat, action } if *seat == bot && action == "pass");
    (began.elapsed().as_millis(), store.entries(&table).await.iter().filter(asked).count())
}

#[tokio::test(start_paused = true)]
async fn a_person_waits_as_long_whether_or_not_a_bot_is_asked_in_secret() {
    let (unasked, none) = rest_against_a_bot("second six").await;
    let (asked, once) = rest_against_a_bot("raid").await;
    assert_eq!((none, once), (0, 1), "a clock that runs ahead leaves the bot no time, so it passes");
    assert_eq!(asked, unasked);
}
