//! What every store promises, tested through the interface.

use crate::stores::on_every_store;
use game::{Contribution, Contributions, Origin, Seat, Secret, Seed};
use std::sync::Arc;
use store::{
    Append, AppendError, Appended, Chair, Entry, Listed, Opened, Opening, PersonId, Sqlite, Stage, Store,
    StoreError, TableId, Token,
};
use table::{Noted, Overtime, Proposal};

pub fn opening(by: &PersonId) -> Opening {
    Opening {
        game: "qin".into(),
        rules: 1,
        options: serde_json::json!({"side": "lion"}),
        chairs: vec![Chair::person(by.clone(), "Ada"), Chair::Free],
        origin: Origin::Shared {
            secret: Secret::from_bytes([7; 32]),
            contributions: Contributions::from([(Seat::FIRST, Contribution::from_bytes([8; 32]))]),
        },
        by: by.clone(),
        open_to_all: true,
        customs: store::Customs::default(),
    }
}

pub fn played(action: &str) -> Entry {
    Entry::Played { seat: Seat::FIRST, action: action.into() }
}

pub fn token() -> Token {
    Token::fresh().unwrap()
}

fn ids(listed: Vec<Listed>) -> Vec<TableId> {
    listed.into_iter().map(|listed| listed.id).collect()
}

/// The tables that concern everybody, before and after the deal.
pub async fn shared(store: &dyn Store) -> Vec<TableId> {
    ids(store.shared_tables(&[(Stage::Waiting, 99), (Stage::Playing, 99)]).await.unwrap())
}

/// A write that everybody may notice.
pub fn write(expected: usize, entries: &[Entry]) -> Append {
    Append::new(expected, token(), entries.to_vec())
}

/// A store with one table.
pub async fn with_table(store: &dyn Store) -> (TableId, PersonId) {
    let (id, ada) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
    store.open_table(&id, &opening(&ada), &[]).await.unwrap();
    (id, ada)
}

fn noted(what: Noted) -> Entry {
    Entry::Noted { seat: Seat::FIRST, what }
}

#[test]
fn a_table_is_found_again_as_it_was_left() {
    on_every_store(async |stores| {
        let (id, ada) = with_table(&*stores.open().await).await;
        let entries = vec![
            Entry::Sat { seat: Seat::new(1).unwrap(), person: ada.clone(), name: "Lin".into(), chance: None },
            Entry::Sat {
                seat: Seat::new(1).unwrap(),
                person: ada.clone(),
                name: "Lin".into(),
                chance: Some(Contribution::from_bytes([9; 32])),
            },
            played("ry e8 e9"),
            Entry::Undone { seat: Seat::FIRST, actions: 1 },
            Entry::Undone { seat: Seat::FIRST, actions: 3 },
            Entry::Rewound { actions: 0 },
            noted(Noted::Asked {
                what: Proposal::Replace { seat: Seat::new(1).unwrap(), bot: "novice".into(), also: vec![] },
                of: vec![],
            }),
            noted(Noted::Asked { what: Proposal::TakeBack, of: vec![Seat::new(1).unwrap()] }),
            noted(Noted::Answered { agrees: false }),
            noted(Noted::Withdrawn),
            noted(Noted::Returned),
            noted(Noted::Resigned { bot: None }),
            Entry::Rematch { table: id.clone() },
            Entry::Branched { table: id.clone(), at: 12 },
            noted(Noted::TimedOut { then: Overtime::StandIn { bot: "novice".into() } }),
            noted(Noted::Resumed),
        ];
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(
                stores.open().await.append(&id, &write(number, std::slice::from_ref(entry))).await.unwrap(),
                Appended::Now(number)
            );
        }
        let kept = stores.open().await.table(&id).await.unwrap().unwrap();
        assert_eq!(kept.opening, opening(&ada));
        assert_eq!(kept.entries, entries);
    });
}

#[test]
fn a_table_can_begin_with_a_past() {
    on_every_store(async |stores| {
        let (id, ada) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
        let past = [played("first"), played("second")];
        stores.open().await.open_table(&id, &opening(&ada), &past).await.unwrap();
        assert_eq!(
            stores.open().await.append(&id, &write(2, &[played("third")])).await.unwrap(),
            Appended::Now(2)
        );
        assert_eq!(stores.open().await.table(&id).await.unwrap().unwrap().entries[..2], past);
    });
}

#[test]
fn the_slower_of_two_writers_is_told_and_nothing_is_written() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        store.append(&id, &write(0, &[played("first")])).await.unwrap();
        let answer = stores.open().await.append(&id, &write(0, &[played("second")])).await;
        assert!(matches!(answer, Err(AppendError::Conflict { expected: 0, actual: 1 })), "{answer:?}");
        let beyond = store.append(&id, &write(5, &[played("fifth")])).await;
        assert!(matches!(beyond, Err(AppendError::Conflict { expected: 5, actual: 1 })), "{beyond:?}");
        assert_eq!(store.table(&id).await.unwrap().unwrap().entries, [played("first")]);
    });
}

#[test]
fn the_same_write_sent_twice_is_written_once() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        let sent = token();
        assert_eq!(
            store.append(&id, &Append::new(0, sent.clone(), vec![played("first")])).await.unwrap(),
            Appended::Now(0)
        );
        store.append(&id, &write(1, &[played("second")])).await.unwrap();
        assert_eq!(
            stores
                .open()
                .await
                .append(&id, &Append::new(0, sent.clone(), vec![played("first")]))
                .await
                .unwrap(),
            Appended::Before(0)
        );
        assert_eq!(store.table(&id).await.unwrap().unwrap().entries.len(), 2);
    });
}

#[test]
fn many_writers_at_once_leave_one_log_without_gaps() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        let mut writers = tokio::task::JoinSet::new();
        for writer in 0..4 {
            let (store, id) = (stores.open().await, id.clone());
            writers.spawn(async move {
                for number in 0..25 {
                    append_somewhere(&*store, &id, &played(&format!("{writer}.{number}"))).await;
                }
            });
        }
        writers.join_all().await;
        let entries = store.table(&id).await.unwrap().unwrap().entries;
        assert_eq!(entries.len(), 100);
        for writer in 0..4 {
            let mine: Vec<&Entry> = entries
                .iter()
                .filter(|entry| format!("{entry:?}").contains(&format!("\"{writer}.")))
                .collect();
            let expected: Vec<Entry> = (0..25).map(|number| played(&format!("{writer}.{number}"))).collect();
            assert_eq!(mine, expected.iter().collect::<Vec<_>>());
        }
    });
}

/// Appends where there is room, however often others are faster.
async fn append_somewhere(store: &dyn Store, id: &TableId, entry: &Entry) {
    let token = token();
    loop {
        let length = store.table(id).await.unwrap().unwrap().entries.len();
        match store.append(id, &Append::new(length, token.clone(), vec![entry.clone()])).await {
            Ok(_) => return,
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn of_writers_that_race_for_a_place_exactly_one_wins() {
    on_every_store(async |stores| {
        let (id, _) = with_table(&*stores.open().await).await;
        let writers = [stores.open().await, stores.open().await, stores.open().await];
        for place in 0..50 {
            let mut race = tokio::task::JoinSet::new();
            for (writer, store) in writers.iter().cloned().enumerate() {
                let (id, append) = (id.clone(), write(place, &[played(&writer.to_string())]));
                race.spawn(async move { (append.entries[0].clone(), store.append(&id, &append).await) });
            }
            let (won, lost): (Vec<_>, Vec<_>) =
                race.join_all().await.into_iter().partition(|(_, answer)| answer.is_ok());
            let [(winner, Ok(Appended::Now(at)))] = &won[..] else { panic!("{won:?}") };
            assert_eq!(*at, place);
            for (_, answer) in lost {
                let Err(AppendError::Conflict { expected, actual }) = answer else { panic!("{answer:?}") };
                assert_eq!((expected, actual), (place, place + 1));
            }
            let log = writers[0].entries_from(&id, place).await.unwrap();
            assert_eq!(log, std::slice::from_ref(winner));
        }
    });
}

#[test]
fn whoever_has_the_beginning_of_a_log_can_ask_for_the_rest() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        let log = ["first", "second", "third"].map(played);
        store.append(&id, &write(0, &log)).await.unwrap();
        for place in 0..5 {
            assert_eq!(store.entries_from(&id, place).await.unwrap(), log[place.min(3)..]);
        }
        assert_eq!(store.entries_from(&TableId::fresh().unwrap(), 0).await.unwrap(), []);
    });
}

#[test]
fn of_many_tables_written_at_once_one_conflict_fails_no_other_write() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let mut tables = vec![];
        for _ in 0..40 {
            tables.push(with_table(&*store).await.0);
        }
        let mut writes = tokio::task::JoinSet::new();
        for (number, id) in tables.iter().cloned().enumerate() {
            let store = store.clone();
            // Every third expects what is not there.
            writes.spawn(async move {
                let answer = store.append(&id, &write(number % 3 / 2, &[played("x")])).await;
                assert_eq!(answer.is_ok(), number % 3 < 2, "{answer:?}");
            });
        }
        writes.join_all().await;
        for (number, id) in tables.iter().enumerate() {
            let length = store.table(id).await.unwrap().unwrap().entries.len();
            assert_eq!(length, usize::from(number % 3 < 2));
        }
    });
}

#[test]
fn nothing_is_kept_of_a_table_that_does_not_exist() {
    on_every_store(async |stores| {
        let (store, id) = (stores.open().await, TableId::fresh().unwrap());
        assert_eq!(store.table(&id).await.unwrap(), None);
        let answer = store.append(&id, &write(0, &[played("x")])).await;
        assert!(matches!(answer, Err(AppendError::NoSuchTable)), "{answer:?}");
    });
}

#[test]
fn people_find_their_tables_the_last_touched_first() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (first, ada) = with_table(&*store).await;
        let (second, lin) = with_table(&*store).await;
        let sat =
            Entry::Sat { seat: Seat::new(1).unwrap(), person: ada.clone(), name: "Ada".into(), chance: None };
        store.append(&second, &write(0, &[sat])).await.unwrap();
        let of = async |person: &PersonId| ids(store.tables_of(person, 9).await.unwrap());
        assert_eq!(of(&ada).await, [second.clone(), first.clone()]);
        assert_eq!(of(&lin).await, std::slice::from_ref(&second));
        store.append(&first, &write(0, &[played("x")])).await.unwrap();
        assert_eq!(of(&ada).await, [first.clone(), second]);
        assert_eq!(store.latest_tables(1).await.unwrap()[0].id, first);
    });
}

#[test]
fn lists_for_everybody_have_what_is_open_to_all_and_where_several_people_have_a_place() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let private = Opening { open_to_all: false, ..opening(&ada) };
        let open = async |opening: &Opening| {
            let id = TableId::fresh().unwrap();
            store.open_table(&id, opening, &[]).await.unwrap();
            id
        };
        let listed = async || shared(&*store).await;
        let against_a_bot = vec![Chair::person(ada.clone(), "Ada"), Chair::Bot { level: "novice".into() }];
        open(&Opening { chairs: against_a_bot, ..private.clone() }).await;
        let invited = open(&private).await;
        let elsewhere = ["Ada", "Lin"].map(|name| Chair::Elsewhere { name: name.into() }).to_vec();
        open(&Opening { chairs: elsewhere, ..opening(&ada) }).await;
        assert_eq!(
            listed().await,
            [],
            "neither what one plays alone, nor what waits for a friend, nor records"
        );
        let for_all = open(&opening(&ada)).await;
        let kept = Chair::Kept { person: lin.clone(), name: "Lin".into() };
        let rematch =
            open(&Opening { chairs: vec![private.chairs[0].clone(), kept], ..private.clone() }).await;
        assert_eq!(listed().await, [rematch.clone(), for_all.clone()]);
        let seat = Seat::new(1).unwrap();
        let sat =
            |person: &PersonId| Entry::Sat { seat, person: person.clone(), name: "Lin".into(), chance: None };
        store.append(&invited, &write(0, &[sat(&ada)])).await.unwrap();
        assert_eq!(listed().await.len(), 2, "Ada alone has both seats");
        store.append(&invited, &write(1, &[sat(&lin)])).await.unwrap();
        assert_eq!(listed().await, [invited, rematch, for_all]);
    });
}

#[test]
fn entries_written_together_are_all_there_or_none() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        let (sent, together) = (token(), [played("first"), played("second")]);
        let answer = store.append(&id, &Append::new(0, sent.clone(), together.to_vec())).await.unwrap();
        assert_eq!(answer, Appended::Now(0));
        let again =
            stores.open().await.append(&id, &Append::new(0, sent.clone(), together.to_vec())).await.unwrap();
        assert_eq!(again, Appended::Before(0));
        let late = store.append(&id, &write(1, &together)).await;
        assert!(matches!(late, Err(AppendError::Conflict { expected: 1, actual: 2 })), "{late:?}");
        assert_eq!(store.table(&id).await.unwrap().unwrap().entries, together);
    });
}

#[test]
fn a_secret_write_moves_no_table_in_any_list() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let ((first, ada), (second, _)) = (with_table(&*store).await, with_table(&*store).await);
        let order = async || ids(store.latest_tables(9).await.unwrap());
        assert_eq!(order().await, [second.clone(), first.clone()]);
        store.append(&first, &write(0, &[played("secret")]).in_secret()).await.unwrap();
        assert_eq!(order().await, [second.clone(), first.clone()]);
        assert_eq!(store.tables_of(&ada, 9).await.unwrap()[0].id, first);
        store.append(&first, &write(1, &[played("open")])).await.unwrap();
        assert_eq!(order().await, [first, second]);
    });
}

#[test]
fn a_name_can_be_changed() {
    on_every_store(async |stores| {
        let (store, ada) = (stores.open().await, PersonId::fresh().unwrap());
        assert_eq!(store.name_of(&ada).await.unwrap(), None);
        store.set_name(&ada, "Ada").await.unwrap();
        store.set_name(&ada, "Ada L.").await.unwrap();
        assert_eq!(stores.open().await.name_of(&ada).await.unwrap(), Some("Ada L.".into()));
    });
}

#[test]
fn the_secret_of_the_server_stays_the_same() {
    on_every_store(async |stores| {
        let secret = stores.open().await.secret().await.unwrap();
        assert_eq!(stores.open().await.secret().await.unwrap(), secret);
        assert_ne!(secret, [0; 32]);
    });
}

#[test]
fn a_table_is_opened_once_and_left_as_it_was_by_whoever_comes_later() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, ada) = with_table(&*store).await;
        let lin = PersonId::fresh().unwrap();
        let again = stores.open().await.open_table(&id, &opening(&lin), &[played("x")]).await.unwrap();
        assert_eq!(again, Opened::Before);
        let kept = store.table(&id).await.unwrap().unwrap();
        assert_eq!((kept.opening.by, kept.entries), (ada, vec![]));
        assert_eq!(store.tables_of(&lin, 9).await.unwrap(), []);
    });
}

#[test]
fn a_table_at_which_a_seat_is_kept_for_somebody_is_among_theirs() {
    on_every_store(async |stores| {
        let (store, id) = (stores.open().await, TableId::fresh().unwrap());
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let kept = Chair::Kept { person: lin.clone(), name: "Lin".into() };
        let opening = Opening { chairs: vec![Chair::person(ada.clone(), "Ada"), kept], ..opening(&ada) };
        store.open_table(&id, &opening, &[]).await.unwrap();
        assert_eq!(store.tables_of(&lin, 9).await.unwrap()[0].id, id);
        assert_eq!(store.table(&id).await.unwrap().unwrap().opening, opening);
    });
}

#[test]
fn uploaded_records_are_in_no_list_and_are_counted() {
    on_every_store(async |stores| {
        let (store, ada) = (stores.open().await, PersonId::fresh().unwrap());
        let chairs = ["Ada", "Lin"].map(|name| Chair::Elsewhere { name: name.into() }).to_vec();
        let origin = Origin::Whole(Seed::from_text("tea", 0));
        let uploaded = Opening { chairs, origin, ..opening(&ada) };
        for _ in 0..2 {
            let id = TableId::fresh().unwrap();
            store.open_table(&id, &uploaded, &[played("x")]).await.unwrap();
            assert_eq!(store.table(&id).await.unwrap().unwrap().opening, uploaded);
        }
        assert_eq!(
            (store.uploads_of(&ada).await.unwrap(), store.latest_tables(9).await.unwrap()),
            (2, vec![])
        );
        assert_eq!(store.tables_of(&ada, 9).await.unwrap(), []);
        let (id, lin) = with_table(&*store).await;
        assert_eq!(store.latest_tables(9).await.unwrap()[0].id, id);
        assert_eq!(store.uploads_of(&lin).await.unwrap(), 0);
    });
}

#[tokio::test]
async fn reads_go_on_while_another_process_writes_and_a_write_of_ours_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file).unwrap();
    let (id, ada) = with_table(&store).await;
    store.set_name(&ada, "Ada").await.unwrap();
    let secret = store.secret().await.unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE; UPDATE people SET name = 'Eve'").unwrap();
    let store = Arc::new(store);
    let waiting = {
        let (store, id) = (store.clone(), id.clone());
        tokio::spawn(async move { store.append(&id, &write(0, &[played("first")])).await })
    };
    // More at once than there are connections.
    let mut readers = tokio::task::JoinSet::new();
    for _ in 0..20 {
        let (store, id, ada) = (store.clone(), id.clone(), ada.clone());
        readers.spawn(async move {
            for _ in 0..50 {
                assert_eq!(store.table(&id).await.unwrap().unwrap().entries, []);
                assert_eq!(store.tables_of(&ada, 9).await.unwrap().len(), 1);
                assert_eq!(store.latest_tables(9).await.unwrap().len(), 1);
                assert_eq!(store.name_of(&ada).await.unwrap(), Some("Ada".into()), "as it was before");
                assert_eq!(store.secret().await.unwrap(), secret);
                assert_eq!(store.uploads_of(&ada).await.unwrap(), 0);
            }
        });
    }
    readers.join_all().await;
    assert!(!waiting.is_finished(), "nothing is written while another process has the lock");
    other.execute_batch("COMMIT").unwrap();
    assert_eq!(waiting.await.unwrap().unwrap(), Appended::Now(0));
    assert_eq!(store.name_of(&ada).await.unwrap(), Some("Eve".into()));
}

#[tokio::test]
async fn a_second_server_on_the_same_file_is_refused_until_the_first_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let first = Sqlite::open(&file).unwrap();
    let (id, _) = with_table(&first).await;
    let second = Sqlite::open(&file).err().unwrap();
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    assert!(second.to_string().contains(&file.display().to_string()) && !second.to_string().contains('\n'));
    // The refusal has not disturbed the first, and others can look.
    first.append(&id, &write(0, &[played("x")])).await.unwrap();
    assert_eq!(Sqlite::open_beside(&file).unwrap().table(&id).await.unwrap().unwrap().entries.len(), 1);
    drop(first);
    assert_eq!(Sqlite::open(&file).unwrap().table(&id).await.unwrap().unwrap().entries.len(), 1);
}

#[test]
fn nothing_is_made_by_whoever_only_looks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    assert!(Sqlite::open_beside(&file).is_err());
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A file as it was made before seeds were shared: a table that waits with a plan prepared, one that is played, and
/// an uploaded record.
const FIRST_VERSION: &str = include_str!("first-version.sql");

#[tokio::test]
async fn a_file_of_the_first_version_is_brought_up_to_date_and_nothing_in_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    rusqlite::Connection::open(&file).unwrap().execute_batch(FIRST_VERSION).unwrap();
    let too_early = Sqlite::open_beside(&file).err().unwrap();
    assert!(matches!(too_early, StoreError::Older { found: 1, .. }), "{too_early}");
    let store = Sqlite::open(&file).unwrap();
    let kept = async |id: &str| store.table(&TableId::new(id).unwrap()).await.unwrap().unwrap();
    let waiting = kept("348pzda5bv").await;
    assert!(
        matches!(&waiting.opening.origin, Origin::Whole(seed) if seed.disclose().starts_with("fbb3cd45"))
    );
    assert_eq!(waiting.opening.chairs[1], Chair::Free);
    assert!(matches!(&waiting.entries[..], [Entry::Drafted { .. }]));
    let running = kept("q4fgegv2qy").await;
    assert!(matches!(&running.entries[..], [Entry::Sat { chance: None, .. }, Entry::Played { .. }]));
    let ada = PersonId::new("nrevkfcnafkev6hj").unwrap();
    assert_eq!(store.uploads_of(&ada).await.unwrap(), 1);
    let listed: Vec<TableId> =
        store.latest_tables(9).await.unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(listed, ["q4fgegv2qy", "348pzda5bv"].map(|id| TableId::new(id).unwrap()));
    // What is written again is written as it was.
    for (id, seed) in [("348pzda5bv", "fbb3cd45"), ("q4fgegv2qy", "fdd09334")] {
        let written = serde_json::to_string(&kept(id).await.opening).unwrap();
        assert!(FIRST_VERSION.contains(&written) && written.contains(seed), "{written}");
    }
}

#[test]
fn a_file_of_a_newer_version_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    drop(Sqlite::open(&file).unwrap());
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection.pragma_update(None, "user_version", 99).unwrap();
    assert!(matches!(Sqlite::open(&file), Err(StoreError::Newer { found: 99, .. })));
}

#[tokio::test]
async fn a_row_that_names_no_table_keeps_no_other_from_being_listed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let (store, ada, id) =
        (Sqlite::open(&file).unwrap(), PersonId::fresh().unwrap(), TableId::fresh().unwrap());
    store.open_table(&id, &opening(&ada), &[]).await.unwrap();
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection
        .execute_batch(&format!(
            "INSERT INTO tables (id, game, opening, touched) SELECT 'nonsense', game, opening, touched + 1 FROM tables;
             INSERT INTO sitters (person, table_id) VALUES ('{ada}', 'nonsense');"
        ))
        .unwrap();
    assert_eq!(ids(store.latest_tables(10).await.unwrap()), std::slice::from_ref(&id));
    assert_eq!(ids(store.tables_of(&ada, 10).await.unwrap()), [id]);
}

#[test]
fn no_secret_is_told_by_debug_output() {
    let ada = PersonId::fresh().unwrap();
    let (shared, seed) = (opening(&ada), Seed::from_text("tea", 0));
    let whole = Opening { origin: Origin::Whole(seed.clone()), ..opening(&ada) };
    assert!(!format!("{shared:?}").contains(&Secret::from_bytes([7; 32]).disclose()));
    assert!(!format!("{whole:?}").contains(&seed.disclose()));
}

#[test]
fn whoever_is_forgotten_has_no_name_anywhere_and_their_matches_stay() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let (table, upload) = (TableId::fresh().unwrap(), TableId::fresh().unwrap());
        let chairs =
            vec![Chair::person(ada.clone(), "Ada"), Chair::Kept { person: lin.clone(), name: "Lin".into() }];
        let sat = |person: &PersonId, seat, name: &str| {
            let (seat, person, name) = (Seat::new(seat).unwrap(), person.clone(), name.into());
            Entry::Sat { seat, person, name, chance: None }
        };
        let log = [sat(&lin, 1, "Linchen"), played("x"), sat(&ada, 0, "Adele"), sat(&lin, 1, "Linlin")];
        let customs = store::Customs { rated: true, ..store::Customs::default() };
        store.open_table(&table, &Opening { chairs, customs, ..opening(&ada) }, &log).await.unwrap();
        let elsewhere = vec![Chair::Elsewhere { name: "Lin".into() }];
        store.open_table(&upload, &Opening { chairs: elsewhere, ..opening(&lin) }, &[]).await.unwrap();
        assert_eq!(ids(store.uploaded_by(&lin).await.unwrap()), std::slice::from_ref(&upload));
        assert_eq!(ids(store.rated_tables().await.unwrap()), std::slice::from_ref(&table));
        store.forget(&lin).await.unwrap();
        let kept = store.table(&table).await.unwrap().unwrap();
        assert_eq!(kept.opening.chairs[0], Chair::person(ada.clone(), "Ada"));
        assert_eq!(kept.opening.chairs[1], Chair::Kept { person: lin.clone(), name: String::new() });
        assert_eq!(kept.entries, [sat(&lin, 1, ""), played("x"), sat(&ada, 0, "Adele"), sat(&lin, 1, "")]);
        let kept = store.table(&upload).await.unwrap().unwrap();
        assert_eq!(kept.opening.chairs, [Chair::Elsewhere { name: String::new() }]);
    });
}
