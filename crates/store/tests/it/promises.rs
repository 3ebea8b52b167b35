//! What every store promises, tested through the interface. A new store is one more line in `on_every_store`.

use game::{Contribution, Contributions, Origin, Seat, Secret, Seed};
use store::{
    AppendError, Appended, Chair, Entry, Listed, Opened, Opening, PersonId, Sqlite, Store, StoreError,
    TableId, Token, Visibility,
};

/// Runs a test on each kind of store. `open` opens the same store again, as another process would while the server
/// runs.
pub fn on_every_store(test: impl Fn(&dyn Fn() -> Box<dyn Store>)) {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let _server = Sqlite::open(&file).unwrap();
    test(&|| Box::new(Sqlite::open_beside(&file).unwrap()));
}

fn opening(by: &PersonId) -> Opening {
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
    }
}

fn played(action: &str) -> Entry {
    Entry::Played { seat: Seat::FIRST, action: action.into() }
}

fn token() -> Token {
    Token::fresh().unwrap()
}

/// A store with one table.
fn with_table(store: &dyn Store) -> (TableId, PersonId) {
    let (id, ada) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
    store.open_table(&id, &opening(&ada), &[]).unwrap();
    (id, ada)
}

#[test]
fn a_table_is_found_again_as_it_was_left() {
    on_every_store(|open| {
        let (id, ada) = with_table(&*open());
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
            Entry::Rematch { table: id.clone() },
        ];
        for (number, entry) in entries.iter().enumerate() {
            assert_eq!(
                open()
                    .append(&id, number, &token(), std::slice::from_ref(entry), Visibility::Public)
                    .unwrap(),
                Appended::Now(number)
            );
        }
        let kept = open().table(&id).unwrap().unwrap();
        assert_eq!(kept.opening, opening(&ada));
        assert_eq!(kept.entries, entries);
    });
}

#[test]
fn a_table_can_begin_with_a_past() {
    on_every_store(|open| {
        let (id, ada) = (TableId::fresh().unwrap(), PersonId::fresh().unwrap());
        let past = [played("first"), played("second")];
        open().open_table(&id, &opening(&ada), &past).unwrap();
        assert_eq!(
            open().append(&id, 2, &token(), &[played("third")], Visibility::Public).unwrap(),
            Appended::Now(2)
        );
        assert_eq!(open().table(&id).unwrap().unwrap().entries[..2], past);
    });
}

#[test]
fn the_slower_of_two_writers_is_told_and_nothing_is_written() {
    on_every_store(|open| {
        let store = open();
        let (id, _) = with_table(&*store);
        store.append(&id, 0, &token(), &[played("first")], Visibility::Public).unwrap();
        let answer = open().append(&id, 0, &token(), &[played("second")], Visibility::Public);
        assert!(matches!(answer, Err(AppendError::Conflict { expected: 0, actual: 1 })), "{answer:?}");
        let beyond = store.append(&id, 5, &token(), &[played("fifth")], Visibility::Public);
        assert!(matches!(beyond, Err(AppendError::Conflict { expected: 5, actual: 1 })), "{beyond:?}");
        assert_eq!(store.table(&id).unwrap().unwrap().entries, [played("first")]);
    });
}

#[test]
fn the_same_write_sent_twice_is_written_once() {
    on_every_store(|open| {
        let store = open();
        let (id, _) = with_table(&*store);
        let sent = token();
        assert_eq!(
            store.append(&id, 0, &sent, &[played("first")], Visibility::Public).unwrap(),
            Appended::Now(0)
        );
        store.append(&id, 1, &token(), &[played("second")], Visibility::Public).unwrap();
        assert_eq!(
            open().append(&id, 0, &sent, &[played("first")], Visibility::Public).unwrap(),
            Appended::Before(0)
        );
        assert_eq!(store.table(&id).unwrap().unwrap().entries.len(), 2);
    });
}

#[test]
fn many_writers_at_once_leave_one_log_without_gaps() {
    on_every_store(|open| {
        let store = open();
        let (id, _) = with_table(&*store);
        std::thread::scope(|scope| {
            for writer in 0..4 {
                let (store, id) = (open(), &id);
                scope.spawn(move || {
                    for number in 0..25 {
                        append_somewhere(&*store, id, &played(&format!("{writer}.{number}")));
                    }
                });
            }
        });
        let entries = store.table(&id).unwrap().unwrap().entries;
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
fn append_somewhere(store: &dyn Store, id: &TableId, entry: &Entry) {
    let token = token();
    loop {
        let length = store.table(id).unwrap().unwrap().entries.len();
        match store.append(id, length, &token, std::slice::from_ref(entry), Visibility::Public) {
            Ok(_) => return,
            Err(AppendError::Conflict { .. }) => {}
            Err(error) => panic!("{error}"),
        }
    }
}

#[test]
fn nothing_is_kept_of_a_table_that_does_not_exist() {
    on_every_store(|open| {
        let (store, id) = (open(), TableId::fresh().unwrap());
        assert_eq!(store.table(&id).unwrap(), None);
        let answer = store.append(&id, 0, &token(), &[played("x")], Visibility::Public);
        assert!(matches!(answer, Err(AppendError::NoSuchTable)), "{answer:?}");
    });
}

#[test]
fn people_find_their_tables_the_last_touched_first() {
    on_every_store(|open| {
        let store = open();
        let (first, ada) = with_table(&*store);
        let (second, lin) = with_table(&*store);
        let sat =
            Entry::Sat { seat: Seat::new(1).unwrap(), person: ada.clone(), name: "Ada".into(), chance: None };
        store.append(&second, 0, &token(), &[sat], Visibility::Public).unwrap();
        let of = |person: &PersonId| -> Vec<TableId> {
            store.tables_of(person, 9).unwrap().into_iter().map(|listed| listed.id).collect()
        };
        assert_eq!(of(&ada), [second.clone(), first.clone()]);
        assert_eq!(of(&lin), std::slice::from_ref(&second));
        store.append(&first, 0, &token(), &[played("x")], Visibility::Public).unwrap();
        assert_eq!(of(&ada), [first.clone(), second]);
        assert_eq!(store.latest_tables(1).unwrap()[0].id, first);
    });
}

#[test]
fn entries_written_together_are_all_there_or_none() {
    on_every_store(|open| {
        let store = open();
        let (id, _) = with_table(&*store);
        let (sent, together) = (token(), [played("first"), played("second")]);
        let answer = store.append(&id, 0, &sent, &together, Visibility::Public).unwrap();
        assert_eq!(answer, Appended::Now(0));
        let again = open().append(&id, 0, &sent, &together, Visibility::Public).unwrap();
        assert_eq!(again, Appended::Before(0));
        let late = store.append(&id, 1, &token(), &together, Visibility::Public);
        assert!(matches!(late, Err(AppendError::Conflict { expected: 1, actual: 2 })), "{late:?}");
        assert_eq!(store.table(&id).unwrap().unwrap().entries, together);
    });
}

#[test]
fn a_secret_write_moves_no_table_in_any_list() {
    on_every_store(|open| {
        let store = open();
        let ((first, ada), (second, _)) = (with_table(&*store), with_table(&*store));
        let order = || -> Vec<TableId> {
            store.latest_tables(9).unwrap().into_iter().map(|listed| listed.id).collect()
        };
        assert_eq!(order(), [second.clone(), first.clone()]);
        store.append(&first, 0, &token(), &[played("secret")], Visibility::Secret).unwrap();
        assert_eq!(order(), [second.clone(), first.clone()]);
        assert_eq!(store.tables_of(&ada, 9).unwrap()[0].id, first);
        store.append(&first, 1, &token(), &[played("open")], Visibility::Public).unwrap();
        assert_eq!(order(), [first, second]);
    });
}

#[test]
fn a_name_can_be_changed() {
    on_every_store(|open| {
        let (store, ada) = (open(), PersonId::fresh().unwrap());
        assert_eq!(store.name_of(&ada).unwrap(), None);
        store.call(&ada, "Ada").unwrap();
        store.call(&ada, "Ada L.").unwrap();
        assert_eq!(open().name_of(&ada).unwrap(), Some("Ada L.".into()));
    });
}

#[test]
fn the_secret_of_the_server_stays_the_same() {
    on_every_store(|open| {
        let secret = open().secret().unwrap();
        assert_eq!(open().secret().unwrap(), secret);
        assert_ne!(secret, [0; 32]);
    });
}

#[test]
fn a_table_is_opened_once_and_left_as_it_was_by_whoever_comes_later() {
    on_every_store(|open| {
        let store = open();
        let (id, ada) = with_table(&*store);
        let lin = PersonId::fresh().unwrap();
        let again = open().open_table(&id, &opening(&lin), &[played("x")]).unwrap();
        assert_eq!(again, Opened::Before);
        let kept = store.table(&id).unwrap().unwrap();
        assert_eq!((kept.opening.by, kept.entries), (ada, vec![]));
        assert_eq!(store.tables_of(&lin, 9).unwrap(), []);
    });
}

#[test]
fn a_table_at_which_a_seat_is_kept_for_somebody_is_among_theirs() {
    on_every_store(|open| {
        let (store, id) = (open(), TableId::fresh().unwrap());
        let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
        let kept = Chair::Kept { person: lin.clone(), name: "Lin".into() };
        let opening = Opening { chairs: vec![Chair::person(ada.clone(), "Ada"), kept], ..opening(&ada) };
        store.open_table(&id, &opening, &[]).unwrap();
        assert_eq!(store.tables_of(&lin, 9).unwrap()[0].id, id);
        assert_eq!(store.table(&id).unwrap().unwrap().opening, opening);
    });
}

#[test]
fn uploaded_records_are_in_no_list_and_are_counted() {
    on_every_store(|open| {
        let (store, ada) = (open(), PersonId::fresh().unwrap());
        let chairs = ["Ada", "Lin"].map(|name| Chair::Elsewhere { name: name.into() }).to_vec();
        let origin = Origin::Whole(Seed::from_text("tea", 0));
        let uploaded = Opening { chairs, origin, ..opening(&ada) };
        for _ in 0..2 {
            let id = TableId::fresh().unwrap();
            store.open_table(&id, &uploaded, &[played("x")]).unwrap();
            assert_eq!(store.table(&id).unwrap().unwrap().opening, uploaded);
        }
        assert_eq!((store.uploads_of(&ada).unwrap(), store.latest_tables(9).unwrap()), (2, vec![]));
        assert_eq!(store.tables_of(&ada, 9).unwrap(), []);
        let (id, lin) = with_table(&*store);
        assert_eq!(store.latest_tables(9).unwrap()[0].id, id);
        assert_eq!(store.uploads_of(&lin).unwrap(), 0);
    });
}

#[test]
fn reads_go_on_while_another_process_writes_and_a_write_of_ours_waits_for_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let store = Sqlite::open(&file).unwrap();
    let (id, ada) = with_table(&store);
    store.call(&ada, "Ada").unwrap();
    let secret = store.secret().unwrap();
    let other = rusqlite::Connection::open(&file).unwrap();
    other.execute_batch("BEGIN IMMEDIATE; UPDATE people SET name = 'Eve'").unwrap();
    std::thread::scope(|scope| {
        let waiting = scope.spawn(|| store.append(&id, 0, &token(), &[played("first")], Visibility::Public));
        // Many threads at once, more than there are connections.
        let readers: Vec<_> = (0..20)
            .map(|_| {
                scope.spawn(|| {
                    for _ in 0..50 {
                        assert_eq!(store.table(&id).unwrap().unwrap().entries, []);
                        assert_eq!(store.tables_of(&ada, 9).unwrap().len(), 1);
                        assert_eq!(store.latest_tables(9).unwrap().len(), 1);
                        assert_eq!(store.name_of(&ada).unwrap(), Some("Ada".into()), "as it was before");
                        assert_eq!(store.secret().unwrap(), secret);
                        assert_eq!(store.uploads_of(&ada).unwrap(), 0);
                    }
                })
            })
            .collect();
        for reader in readers {
            reader.join().unwrap();
        }
        assert!(!waiting.is_finished(), "nothing is written while another process has the lock");
        other.execute_batch("COMMIT").unwrap();
        assert_eq!(waiting.join().unwrap().unwrap(), Appended::Now(0));
    });
    assert_eq!(store.name_of(&ada).unwrap(), Some("Eve".into()));
}

#[test]
fn a_second_server_on_the_same_file_is_refused_until_the_first_has_ended() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let first = Sqlite::open(&file).unwrap();
    let (id, _) = with_table(&first);
    let second = Sqlite::open(&file).err().unwrap();
    assert!(matches!(second, StoreError::InUse(_)), "{second}");
    assert!(second.to_string().contains(&file.display().to_string()) && !second.to_string().contains('\n'));
    // The refusal has not disturbed the first, and others can look.
    first.append(&id, 0, &token(), &[played("x")], Visibility::Public).unwrap();
    assert_eq!(Sqlite::open_beside(&file).unwrap().table(&id).unwrap().unwrap().entries.len(), 1);
    drop(first);
    assert_eq!(Sqlite::open(&file).unwrap().table(&id).unwrap().unwrap().entries.len(), 1);
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

#[test]
fn a_file_of_the_first_version_is_brought_up_to_date_and_nothing_in_it_changes() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    rusqlite::Connection::open(&file).unwrap().execute_batch(FIRST_VERSION).unwrap();
    let too_early = Sqlite::open_beside(&file).err().unwrap();
    assert!(matches!(too_early, StoreError::Older { found: 1, .. }), "{too_early}");
    let store = Sqlite::open(&file).unwrap();
    let kept = |id: &str| store.table(&TableId::new(id).unwrap()).unwrap().unwrap();
    let waiting = kept("348pzda5bv");
    assert!(
        matches!(&waiting.opening.origin, Origin::Whole(seed) if seed.disclose().starts_with("fbb3cd45"))
    );
    assert_eq!(waiting.opening.chairs[1], Chair::Free);
    assert!(matches!(&waiting.entries[..], [Entry::Drafted { .. }]));
    let running = kept("q4fgegv2qy");
    assert!(matches!(&running.entries[..], [Entry::Sat { chance: None, .. }, Entry::Played { .. }]));
    let ada = PersonId::new("nrevkfcnafkev6hj").unwrap();
    assert_eq!(store.uploads_of(&ada).unwrap(), 1);
    let listed: Vec<TableId> = store.latest_tables(9).unwrap().into_iter().map(|listed| listed.id).collect();
    assert_eq!(listed, ["q4fgegv2qy", "348pzda5bv"].map(|id| TableId::new(id).unwrap()));
    // What is written again is written as it was.
    for (id, seed) in [("348pzda5bv", "fbb3cd45"), ("q4fgegv2qy", "fdd09334")] {
        let written = serde_json::to_string(&kept(id).opening).unwrap();
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

#[test]
fn a_row_that_names_no_table_keeps_no_other_from_being_listed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.db");
    let (store, ada, id) =
        (Sqlite::open(&file).unwrap(), PersonId::fresh().unwrap(), TableId::fresh().unwrap());
    store.open_table(&id, &opening(&ada), &[]).unwrap();
    let connection = rusqlite::Connection::open(&file).unwrap();
    connection
        .execute_batch(&format!(
            "INSERT INTO tables (id, game, opening, touched) SELECT 'nonsense', game, opening, touched + 1 FROM tables;
             INSERT INTO sitters (person, table_id) VALUES ('{ada}', 'nonsense');"
        ))
        .unwrap();
    let ids = |listed: Vec<Listed>| listed.into_iter().map(|listed| listed.id).collect::<Vec<_>>();
    assert_eq!(ids(store.latest_tables(10).unwrap()), std::slice::from_ref(&id));
    assert_eq!(ids(store.tables_of(&ada, 10).unwrap()), [id]);
}

#[test]
fn no_secret_is_told_by_debug_output() {
    let ada = PersonId::fresh().unwrap();
    let (shared, seed) = (opening(&ada), Seed::from_text("tea", 0));
    let whole = Opening { origin: Origin::Whole(seed.clone()), ..opening(&ada) };
    assert!(!format!("{shared:?}").contains(&Secret::from_bytes([7; 32]).disclose()));
    assert!(!format!("{whole:?}").contains(&seed.disclose()));
}
