//! A deal that nobody can choose or see too early, and tables of before that go on as they were.

use super::guest::{Answer, Guest, site, site_over, timeless, token};
use axum::Router;
use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use game::{Contribution, Contributions, Origin, Seat, Secret};
use std::path::Path;
use std::sync::Arc;
use store::{Chair, Entry, Opening, PersonId, Sqlite, Store, TableId};
use tempfile::TempDir;
use tokio_stream::StreamExt;
use tower::ServiceExt;

/// A server's folder, and two people whom it knows.
struct World {
    folder: TempDir,
    guests: [Guest; 2],
    people: [PersonId; 2],
}

impl World {
    async fn new() -> World {
        let folder = tempfile::tempdir().unwrap();
        let store = Arc::new(Sqlite::open(&folder.path().join("world.db")).unwrap());
        let site = site_over(store.clone()).await;
        let guests = [Guest::new(&site).await, Guest::new(&site).await];
        let mut people = vec![];
        for guest in &guests {
            let table = guest.open("qin", "seat-0=me&seat-1=bot-novice").await;
            people.push(store.table(&id_of(&table)).await.unwrap().unwrap().opening.by);
        }
        World { folder, guests, people: people.try_into().unwrap() }
    }

    /// The same server as it would be elsewhere.
    async fn copy(&self) -> Copied {
        let folder = tempfile::tempdir().unwrap();
        for file in std::fs::read_dir(self.folder.path()).unwrap().map(Result::unwrap) {
            std::fs::copy(file.path(), folder.path().join(file.file_name())).unwrap();
        }
        let store = open(folder.path());
        let site = site_over(store.clone()).await;
        let [ada, lin] = self.guests.each_ref().map(|guest| guest.at(&site));
        Copied { _folder: folder, store, site, ada, lin }
    }
}

struct Copied {
    _folder: TempDir,
    store: Arc<Sqlite>,
    site: Router,
    ada: Guest,
    lin: Guest,
}

fn open(folder: &Path) -> Arc<Sqlite> {
    Arc::new(Sqlite::open(&folder.join("world.db")).unwrap())
}

fn id_of(table: &str) -> TableId {
    TableId::new(table.strip_prefix("/t/").unwrap()).unwrap()
}

/// What somebody adds to a deal.
fn bytes(digit: char) -> String {
    digit.to_string().repeat(64)
}

/// The promise in the form that sends to an address.
fn promise(page: &Answer, action: &str) -> String {
    let form = page.between(&format!("action=\"{action}\""), "</form>");
    form.split("name=\"promise\" value=\"").nth(1).unwrap().split('"').next().unwrap().to_owned()
}

/// The first thing that somebody is sent about a table.
async fn streamed(guest: &Guest, table: &str) -> String {
    let request = Request::get(format!("{table}/live"))
        .header(header::HOST, "table.example")
        .header(header::COOKIE, &guest.cookie);
    let answer = guest.site.clone().oneshot(request.body(Body::empty()).unwrap()).await.unwrap();
    let event = answer.into_body().into_data_stream().next().await.unwrap().unwrap();
    String::from_utf8(event.to_vec()).unwrap()
}

/// Everything that can be asked about a table by somebody.
async fn everything(guest: &Guest, table: &str) -> Vec<String> {
    let mut seen = vec![streamed(guest, table).await, timeless(&guest.get("/").await.without_promises())];
    for path in [
        "",
        "?as=0",
        "/replay",
        "/replay?at=0",
        "/replay?at=0&as=0",
        "/record",
        "/preview?seat=0&action=bb+e8+e9",
        "/why?seat=0&things=bb,e8",
        "/live?as=0",
    ] {
        seen.push(if path.starts_with("/live") {
            streamed(guest, table).await
        } else {
            guest.get(&format!("{table}{path}")).await.text
        });
    }
    for (path, form) in [
        ("play", "seat=0&version=0&token=aaaaaaaaaaaaaaaa&action=bb+e8+e9"),
        ("draft", "seat=0&token=aaaaaaaaaaaaaaab&action=xinjiang+1"),
        ("ready", "seat=0&version=0&token=aaaaaaaaaaaaaaac"),
        ("undo", "seat=0&version=0&token=aaaaaaaaaaaaaaad"),
    ] {
        let answer = guest.post(&format!("{table}/{path}"), form).await;
        assert!(answer.status.is_client_error(), "{path}: {}", answer.status);
        seen.push(answer.text);
    }
    seen
}

#[tokio::test]
async fn nobody_learns_anything_of_a_deal_before_the_last_seat_is_taken() {
    for &game in games::IDS {
        let world = World::new().await;
        let [ada, _] = &world.people;
        let id = TableId::fresh().unwrap();
        let mut seen = vec![];
        let mut hands = vec![];
        for digit in [1, 2] {
            let secret = Secret::from_bytes([digit; 32]);
            let commitment = secret.commitment().to_string();
            let options = serde_json::json!({});
            let contributions = Contributions::from([(Seat::FIRST, Contribution::from_bytes([3; 32]))]);
            let opening = Opening {
                game: game.into(),
                rules: 1,
                options,
                chairs: vec![Chair::person(ada.clone(), "Ada"), Chair::Free],
                origin: Origin::Shared { secret, contributions },
                by: ada.clone(),
                open_to_all: true,
                customs: store::Customs::default(),
            };
            let copy = world.copy().await;
            copy.store.open_table(&id, &opening, &[]).await.unwrap();
            let table = format!("/t/{id}");
            let mut pages = everything(&copy.ada, &table).await;
            pages.extend(everything(&copy.lin, &table).await);
            assert!(pages.iter().any(|page| page.contains(&commitment)), "the promise is shown");
            seen.push(pages.iter().map(|page| page.replace(&commitment, "promise")).collect::<Vec<_>>());
            let sat = copy.lin.post(&format!("{table}/join"), &format!("seat=1&chance={}", bytes('4'))).await;
            assert_eq!(sat.status, StatusCode::SEE_OTHER, "{}", sat.text);
            hands
                .push(copy.ada.get(&format!("{table}/replay?at=0&as=0")).await.text.replace(&commitment, ""));
        }
        // Names of streams' events are fingerprints of pages that show the promise.
        let plain = |page: &String| page.split("id: ").next().unwrap_or_default().to_owned();
        for (one, other) in seen[0].iter().zip(&seen[1]) {
            if one.contains("event: table") {
                assert_eq!(
                    one.split_once("\nevent").map(|at| at.1),
                    other.split_once("\nevent").map(|at| at.1)
                );
            } else {
                assert_eq!(without_have(&plain(one)), without_have(&plain(other)), "{game}");
            }
            assert!(
                !one.contains("data-legal")
                    && !one.contains("class=\"board ")
                    && !one.contains("class=\"board\""),
                "{game}: no board, no hand"
            );
        }
        if game != "sun-tzu" {
            assert_ne!(
                hands[0], hands[1],
                "{game}: the secrets deal differently, as everybody sees afterwards"
            );
        }
    }
}

/// The page without the fingerprint of what it shows.
fn without_have(page: &str) -> String {
    let parts = page.split("data-have=\"");
    parts.enumerate().map(|(at, part)| if at == 0 { part } else { part.split_once('"').unwrap().1 }).collect()
}

#[tokio::test]
async fn the_promise_is_made_before_the_contribution_and_binds_the_server() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let form = ada.get("/new/qin").await;
    let promised = promise(&form, "/new/qin");
    let commitment = promised.split('.').nth(2).unwrap();
    assert!(form.between("id=\"fairness\"", "</details>").contains(commitment), "it is shown in words too");
    let send =
        |digit: char| format!("seat-0=me&seat-1=friend&open=yes&promise={promised}&chance={}", bytes(digit));
    let table = ada.open("qin", &send('a')).await;
    assert!(ada.get(&table).await.text.contains(commitment), "the table keeps the promise of the form");
    // Sent again with other bytes, the same form leads to the same table, and changes nothing there.
    assert_eq!(ada.open("qin", &send('b')).await, table);
    let lin = Guest::new(&site).await;
    lin.post(&format!("{table}/join"), &format!("seat=1&chance={}", bytes('c'))).await;
    let record: table::Record =
        serde_json::from_str(&ada.get(&format!("{table}/record")).await.text).unwrap();
    let given: Vec<&str> = record.contributions.iter().map(|(_, given)| given.as_str()).collect();
    assert_eq!(given, [bytes('a'), bytes('c')]);
    assert_eq!((record.commitment.to_string().as_str(), record.secret), (commitment, None));
    // A promise for another game, or a forged one, is none: a fresh table is opened.
    let other = ada.open("xian", &format!("seat-0=me&seat-1=bot-novice&promise={promised}")).await;
    assert_ne!(other, table);
    // And the button in the lobby carries a promise as well.
    let lobby = ada.get("/").await;
    let promised = promise(&lobby, "/play/qin");
    let played = ada.post("/play/qin", &format!("promise={promised}&chance={}", bytes('d'))).await;
    assert_eq!(played.location(), format!("/t/{}", promised.split('.').next().unwrap()));
    let replay = ada.get(&format!("{}/replay", played.location())).await.text;
    assert!(replay.contains(promised.split('.').nth(2).unwrap()) && replay.contains(&bytes('d')));
}

#[tokio::test]
async fn the_deal_depends_on_what_everybody_adds() {
    let world = World::new().await;
    let form = world.copy().await.ada.get("/new/qin").await;
    let promised = promise(&form, "/new/qin");
    let mut hands = vec![];
    for (ada, lin) in [('a', 'b'), ('a', 'b'), ('c', 'b'), ('a', 'c'), ('b', 'a')] {
        let copy = world.copy().await;
        let seats = "seat-0=me&seat-1=friend&open=yes&option-start=first";
        let table = copy.ada.open("qin", &format!("{seats}&promise={promised}&chance={}", bytes(ada))).await;
        copy.lin.post(&format!("{table}/join"), &format!("seat=1&chance={}", bytes(lin))).await;
        let hand = |page: Answer| page.between("class=\"hand\"", "</form>").to_owned();
        hands.push((hand(copy.ada.get(&table).await), hand(copy.lin.get(&table).await)));
        drop(copy.site);
    }
    assert_eq!(hands[0], hands[1], "the same contributions, the same deal");
    for (number, hand) in hands.iter().enumerate().skip(2) {
        assert!(!hands[..number].contains(hand), "{number}");
    }
}

#[tokio::test]
async fn a_finished_match_shows_how_its_seed_was_made() {
    let site = site().await;
    let ada = Guest::new(&site).await;
    let table = ada.open("qin", &format!("seat-0=me&seat-1=guest&name-1=Lin&chance={}", bytes('a'))).await;
    let running = ada.get(&format!("{table}/replay")).await.text;
    assert!(running.contains(&bytes('a')) && !running.contains("This was the secret"), "{running}");
    for number in 0..200 {
        let Some((seat, page)) = ada.asked(&table, 2).await else { break };
        let action = page.legal()[0].clone();
        let answer = ada.play(&table, seat, page.version(), &token(number), &action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{action}: {}", answer.text);
    }
    let record: table::Record =
        serde_json::from_str(&ada.get(&format!("{table}/record")).await.text).unwrap();
    table::verify::<qin::Qin>(&record).unwrap();
    let [secret, seed] = [record.secret.clone().unwrap(), record.seed.clone().unwrap()];
    assert_eq!(record.contributions, [(Seat::FIRST, bytes('a'))], "who shares a device adds once");
    for (language, words) in [("en", "cannot be verified"), ("fr", "ne peut pas être vérifiée")] {
        let reader = Guest { language, ..Guest::new(&site).await };
        let page = reader.get(&format!("{table}/replay")).await;
        let told = page.between("id=\"fairness\"", "</details>");
        for part in [&secret, &seed, &bytes('a'), &record.commitment.to_string(), "mandate deal", words] {
            assert!(told.contains(part), "{language}: no {part} in {told}");
        }
    }
}

/// As tables were written before seeds were shared, with the people of this world.
fn of_before(world: &World, json: &str) -> String {
    let [ada, lin] = &world.people;
    json.replace("nrevkfcnafkev6hj", ada.as_str()).replace("8yq62h8ywe55a3jw", lin.as_str())
}

const RUNNING: &str = r#"{"game":"qin","rules":1,"options":{"games":1,"side":"bird","start":"first"},"chairs":[{"person":{"person":"nrevkfcnafkev6hj","name":"Xia Han"}},"free"],"seed":"fdd09334df5be55119849f154c53ba5fb408356c010bcc39f5c36a77aea7b45b","by":"nrevkfcnafkev6hj","open_to_all":true}"#;
const RUNNING_LOG: &str = r#"[{"sat":{"seat":1,"person":"8yq62h8ywe55a3jw","name":"Jun Jin"}},{"played":{"seat":0,"action":"rr d8 e8"}}]"#;
const WAITING: &str = r#"{"game":"sun-tzu","rules":1,"options":{"initial_draw":0,"mode":"basic","plague_cancels_card":false,"plague_survivors":"floor","reveal_choice":"stepwise","scoring_order_variant":false,"track_limit":10,"warlords":false},"chairs":[{"person":{"person":"nrevkfcnafkev6hj","name":"Xia Han"}},"free"],"seed":"fbb3cd45c77d9008c10ab84062d8a7dcd1dd1d9c51ab1b99e28b02382f8f40b2","by":"nrevkfcnafkev6hj","open_to_all":true}"#;
const WAITING_LOG: &str = r#"[{"drafted":{"seat":0,"actions":["xinjiang 1"]}}]"#;

/// Keeps a table of before.
async fn keep_old(world: &World, store: &Sqlite, opening: &str, log: &str) -> String {
    let id = TableId::fresh().unwrap();
    let opening: Opening = serde_json::from_str(&of_before(world, opening)).unwrap();
    let log: Vec<Entry> = serde_json::from_str(&of_before(world, log)).unwrap();
    store.open_table(&id, &opening, &log).await.unwrap();
    format!("/t/{id}")
}

#[tokio::test]
async fn a_table_of_before_goes_on_as_it_was_dealt() {
    let world = World::new().await;
    let Copied { store, ada, lin, .. } = &world.copy().await;
    let table = keep_old(&world, store, RUNNING, RUNNING_LOG).await;
    assert_eq!(ada.get(&table).await.version(), "2");
    for version in 2.. {
        let pages = [ada.get(&table).await, lin.get(&table).await];
        let Some(seat) = pages.iter().position(|page| !page.legal().is_empty()) else { break };
        let action = pages[seat].legal()[0].clone();
        let answer = [ada, lin][seat].play(&table, seat, version, &token(version), &action).await;
        assert_eq!(answer.status, StatusCode::SEE_OTHER, "{}", answer.text);
    }
    let record: table::Record =
        serde_json::from_str(&ada.get(&format!("{table}/record")).await.text).unwrap();
    let verified = table::verify::<qin::Qin>(&record).unwrap();
    assert!(verified.is_over());
    assert_eq!(
        record.seed.as_deref(),
        Some("fdd09334df5be55119849f154c53ba5fb408356c010bcc39f5c36a77aea7b45b")
    );
    assert_eq!((record.secret, record.contributions), (None, vec![]));
    assert!(ada.get(&format!("{table}/replay")).await.text.contains("the seed has that fingerprint"));
}

#[tokio::test]
async fn what_was_prepared_at_a_waiting_table_of_before_is_there_when_everybody_has_come() {
    let world = World::new().await;
    let Copied { store, ada, lin, .. } = &world.copy().await;
    let table = keep_old(&world, store, WAITING, WAITING_LOG).await;
    let waiting = ada.get(&format!("{table}/replay?as=0")).await;
    assert!(waiting.text.contains("every seat is taken") && !waiting.text.contains("class=\"board"));
    assert_eq!(lin.post(&format!("{table}/join"), "seat=1&key=").await.status, StatusCode::SEE_OTHER);
    let page = ada.get(&table).await;
    assert_eq!(page.version(), "2", "as it was counted before");
    let plan = page.between("class=\"st-plan", "</ol>");
    assert!(plan.contains(": 1<"), "{plan}");
}

#[tokio::test]
async fn a_table_of_other_rules_says_so() {
    let world = World::new().await;
    let Copied { store, ada, .. } = &world.copy().await;
    let table = keep_old(&world, store, &RUNNING.replace("\"rules\":1", "\"rules\":7"), "[]").await;
    for path in [table.clone(), format!("{table}/replay"), format!("{table}/record"), format!("{table}/live")]
    {
        let answer = ada.get(&path).await;
        assert_eq!(answer.status, StatusCode::CONFLICT, "{path}");
        assert!(answer.text.contains("version 7 of the rules"), "{}", answer.text);
    }
    assert_eq!(ada.get("/").await.status, StatusCode::OK, "and keeps nobody from the lobby");
}
