//! Lists of tables by how far they are.

use crate::maintenance::FIRST_SCHEMA;
use crate::promises::{opening, played, token, with_table, write};
use crate::stores::{on_every_store, wait};
use game::Seat;
use rusqlite::{Connection, params};
use store::{Append, Chair, Customs, Entry, Listed, Opening, PersonId, Sqlite, Stage, Store, TableId};

fn ids(tables: Vec<Listed>) -> Vec<TableId> {
    tables.into_iter().map(|listed| listed.id).collect()
}

fn sat(person: &PersonId) -> Entry {
    Entry::Sat { seat: Seat::new(1).unwrap(), person: person.clone(), name: "Lin".into(), chance: None }
}

/// A match of Ada's against a bot, which begins at once.
async fn against_bot(store: &dyn Store, ada: &PersonId) -> TableId {
    let chairs = vec![Chair::person(ada.clone(), "Ada"), Chair::Bot { level: "novice".into() }];
    let (id, private) = (TableId::fresh().unwrap(), Opening { open_to_all: false, ..opening(ada) });
    store.open_table(&id, &Opening { chairs, ..private }, &[]).await.unwrap();
    id
}

#[test]
fn a_table_waits_then_plays_and_is_over() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, ada) = with_table(&*store).await;
        let at = async |stage| ids(store.tables_at(&[(stage, 9)], &ada).await.unwrap());
        let shared = async |stage| ids(store.shared_tables(&[(stage, 9)]).await.unwrap());
        let only = std::slice::from_ref(&id);
        assert_eq!((at(Stage::Waiting).await, at(Stage::Playing).await), (only.to_vec(), vec![]));
        assert_eq!(shared(Stage::Waiting).await, only);
        let sat = write(0, &[sat(&PersonId::fresh().unwrap())]).reaching(Stage::Playing);
        store.append(&id, &sat).await.unwrap();
        store.append(&id, &sat).await.unwrap();
        assert_eq!((at(Stage::Waiting).await, at(Stage::Playing).await), (vec![], only.to_vec()));
        assert_eq!((shared(Stage::Waiting).await, shared(Stage::Playing).await), (vec![], only.to_vec()));
        store.append(&id, &write(1, &[played("last")]).reaching(Stage::Over)).await.unwrap();
        let listed = store.tables_at(&[(Stage::Playing, 9)], &ada).await.unwrap();
        assert_eq!(listed[0].stage(), Stage::Over, "for a minute it stays among those that play");
        assert!(listed[0].begun <= listed[0].ended);
        assert_eq!((at(Stage::Over).await, shared(Stage::Over).await), (vec![], vec![]));
    });
}

#[test]
fn a_table_that_is_closed_before_the_deal_is_in_no_list() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, ada) = with_table(&*store).await;
        store.append(&id, &write(0, &[Entry::Closed]).reaching(Stage::Closed)).await.unwrap();
        for stage in [Stage::Waiting, Stage::Playing, Stage::Over] {
            assert_eq!(store.tables_at(&[(stage, 9)], &ada).await.unwrap(), []);
            assert_eq!(store.shared_tables(&[(stage, 9)]).await.unwrap(), []);
        }
        assert_eq!(ids(store.tables_at(&[(Stage::Closed, 9)], &ada).await.unwrap()), [id]);
    });
}

#[test]
fn matches_with_others_come_before_those_that_somebody_plays_alone() {
    on_every_store(async |stores| {
        let (store, ada) = (stores.open().await, PersonId::fresh().unwrap());
        let chairs =
            vec![Chair::person(ada.clone(), "Ada"), Chair::person(PersonId::fresh().unwrap(), "Lin")];
        let slow = TableId::fresh().unwrap();
        store.open_table(&slow, &Opening { chairs, ..opening(&ada) }, &[]).await.unwrap();
        let first = against_bot(&*store, &ada).await;
        let second = against_bot(&*store, &ada).await;
        let playing = async |most| ids(store.tables_at(&[(Stage::Playing, most)], &ada).await.unwrap());
        assert_eq!(playing(9).await, [slow.clone(), second.clone(), first]);
        assert_eq!(playing(1).await, std::slice::from_ref(&slow));
        let waiting = TableId::fresh().unwrap();
        store.open_table(&waiting, &opening(&ada), &[]).await.unwrap();
        let both = [(Stage::Waiting, 9), (Stage::Playing, 2), (Stage::Over, 9)];
        let listed = ids(store.tables_at(&both, &ada).await.unwrap());
        assert_eq!(listed, [waiting, slow, second], "stage after stage, so many of each");
    });
}

#[test]
fn what_no_writer_has_said_of_a_table_can_be_corrected() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, ada) = with_table(&*store).await;
        store.append(&id, &write(0, &[played("x")])).await.unwrap();
        let before = store.tables_at(&[(Stage::Waiting, 9)], &ada).await.unwrap().remove(0);
        store.correct_stages(&[(id.clone(), Stage::Over)]).await.unwrap();
        let listed = store.tables_of(&ada, 9).await.unwrap().remove(0);
        let when = Some(before.touched);
        assert_eq!(listed, Listed { begun: when, ended: when, ..before });
        store.append(&id, &write(1, &[played("y")])).await.unwrap();
        store.correct_stages(&[(id.clone(), Stage::Over)]).await.unwrap();
        let later = store.tables_of(&ada, 9).await.unwrap().remove(0);
        assert_eq!((later.begun, later.ended), (when, when), "what is known stays");
    });
}

#[test]
fn rated_tables_come_in_the_order_in_which_they_ended_whatever_happens_afterwards() {
    on_every_store(async |stores| {
        let (store, ada) = (stores.open().await, PersonId::fresh().unwrap());
        let rated = Opening { customs: Customs { rated: true, ..Customs::default() }, ..opening(&ada) };
        let mut tables = vec![];
        for _ in 0..3 {
            let id = TableId::fresh().unwrap();
            store.open_table(&id, &rated, &[]).await.unwrap();
            store.append(&id, &write(0, &[played("x")]).reaching(Stage::Over)).await.unwrap();
            tables.push(id);
        }
        assert_eq!(ids(store.rated_tables().await.unwrap()), tables);
        let again = Append::new(1, token(), vec![Entry::Rematch { table: TableId::fresh().unwrap() }]);
        store.append(&tables[0], &again).await.unwrap();
        assert_eq!(ids(store.latest_tables(1).await.unwrap()), [tables[0].clone()]);
        assert_eq!(ids(store.rated_tables().await.unwrap()), tables);
    });
}

#[test]
fn of_tables_from_before_the_store_was_told_the_log_says_how_far_they_are() {
    let folder = tempfile::tempdir().unwrap();
    let (file, ada) = (folder.path().join("old.db"), PersonId::fresh().unwrap());
    let old = Connection::open(&file).unwrap();
    old.execute_batch(FIRST_SCHEMA).unwrap();
    let keep = |chair: Chair, entries: &[Entry]| {
        let id = TableId::fresh().unwrap();
        let chairs = vec![Chair::person(ada.clone(), "Ada"), chair];
        let opening = serde_json::to_string(&Opening { chairs, ..opening(&ada) }).unwrap();
        old.execute("INSERT INTO tables VALUES (?1, 'qin', ?2, 7)", [id.as_str(), &opening]).unwrap();
        old.execute("INSERT INTO sitters VALUES (?1, ?2)", [ada.as_str(), id.as_str()]).unwrap();
        for (number, entry) in entries.iter().enumerate() {
            let written = serde_json::to_string(entry).unwrap();
            let insert = "INSERT INTO entries VALUES (?1, ?2, ?3, ?4)";
            old.execute(insert, params![id.as_str(), number as i64, token().as_str(), written]).unwrap();
        }
        id
    };
    let lin = PersonId::fresh().unwrap();
    let kept = Chair::Kept { person: lin.clone(), name: "Lin".into() };
    let waiting = [keep(Chair::Free, &[]), keep(kept, &[])];
    let playing = [
        keep(Chair::Bot { level: "novice".into() }, &[]),
        keep(Chair::Free, &[sat(&lin), played("x")]),
        keep(Chair::person(lin, "Lin"), &[Entry::Drafted { seat: Seat::FIRST, actions: vec![] }]),
    ];
    let closed = keep(Chair::Free, &[Entry::Closed]);
    drop(old);
    let store = Sqlite::open(&file).unwrap();
    let is_at = |id: &TableId, stage| {
        let tables = wait(store.tables_at(&[(stage, 9)], &ada)).unwrap();
        tables.iter().any(|listed| listed.id == *id)
    };
    assert!(waiting.iter().all(|id| is_at(id, Stage::Waiting)));
    assert!(playing.iter().all(|id| is_at(id, Stage::Playing)));
    assert!(is_at(&closed, Stage::Closed));
}
