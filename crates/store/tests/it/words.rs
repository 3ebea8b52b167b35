//! What every store promises to those who talk at a table.

use crate::promises::{opening, token, with_table};
use crate::stores::{on_a_database, on_every_store, wait};
use game::Seat;
use std::slice;
use store::maintenance::Archive;
use store::{Changed, PersonId, Postgres, Said, Saying, Spoken, Sqlite, Store, TableId, Timestamp, Words};
use store_testing as database;

fn said(person: &PersonId, at: i64, what: Saying) -> Said {
    Said { person: person.clone(), at: Timestamp(at), words: Spoken { seat: Seat::FIRST, what } }
}

fn text(person: &PersonId, text: &str) -> Said {
    said(person, 7, Saying::Text(text.into()))
}

async fn say(store: &dyn Store, table: &TableId, said: &Said) {
    store.words().say(table, &token(), said).await.unwrap();
}

async fn heard(store: &dyn Store, table: &TableId) -> Vec<Said> {
    store.words().said_at(table, 5000).await.unwrap()
}

#[test]
fn what_is_said_is_heard_in_its_order_and_at_its_table_only() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let ((table, ada), (other, lin)) = (with_table(&*store).await, with_table(&*store).await);
        let all = [
            said(&ada, 12, Saying::Phrase("hello".into())),
            said(&lin, 11, Saying::Text("Qui l'e\u{fb}t \"cru\" \u{1f600} <b>".into())),
            said(&ada, 13, Saying::Reaction { to: "0 2 ry e8 e9".into(), sign: "wow".into() }),
        ];
        for one in &all {
            say(&*store, &table, one).await;
        }
        assert_eq!(heard(&*stores.open().await, &table).await, all);
        assert_eq!(store.words().said_at(&table, 2).await.unwrap(), all[1..], "the last of it");
        assert_eq!(heard(&*store, &other).await, []);
        let before = store.table(&table).await.unwrap().unwrap();
        assert_eq!((before.opening, before.entries), (opening(&ada), vec![]), "the log is as it was");
    });
}

#[test]
fn what_is_sent_twice_is_said_once() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let ((table, ada), (other, _)) = (with_table(&*store).await, with_table(&*store).await);
        let (token, once) = (token(), text(&ada, "once"));
        for _ in 0..2 {
            store.words().say(&table, &token, &once).await.unwrap();
            stores.open().await.words().say(&table, &token, &text(&ada, "again")).await.unwrap();
        }
        assert_eq!(heard(&*store, &table).await, slice::from_ref(&once));
        store.words().say(&other, &token, &once).await.unwrap();
        assert_eq!(heard(&*store, &other).await.len(), 1, "a token belongs to its table");
    });
}

#[test]
fn whoever_is_forgotten_takes_their_words_along() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let ((table, ada), (other, lin)) = (with_table(&*store).await, with_table(&*store).await);
        let theirs = text(&lin, "hers");
        for (table, said) in
            [(&table, text(&ada, "one")), (&table, theirs.clone()), (&other, text(&ada, "two"))]
        {
            say(&*store, table, &said).await;
        }
        let mut kept = store.words().said_by(&ada).await.unwrap();
        kept.sort_by_key(|(_, said)| format!("{:?}", said.words));
        assert_eq!(kept, [(table.clone(), text(&ada, "one")), (other.clone(), text(&ada, "two"))]);
        store.forget(&ada).await.unwrap();
        assert_eq!(store.words().said_by(&ada).await.unwrap(), []);
        assert_eq!(heard(&*store, &table).await, slice::from_ref(&theirs));
        assert_eq!(heard(&*store, &other).await, []);
        say(&*store, &other, &text(&lin, "later")).await;
        assert_eq!(heard(&*store, &other).await.len(), 1, "and others go on");
    });
}

#[test]
fn a_table_remembers_the_last_thousand_things_that_were_said() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (table, ada) = with_table(&*store).await;
        let (other, _) = with_table(&*store).await;
        say(&*store, &other, &text(&ada, "elsewhere")).await;
        for number in 0..1003 {
            say(&*store, &table, &text(&ada, &number.to_string())).await;
        }
        let kept = heard(&*store, &table).await;
        assert_eq!((kept.len(), &kept[0], &kept[999]), (1000, &text(&ada, "3"), &text(&ada, "1002")));
        assert_eq!(heard(&*store, &other).await.len(), 1);
    });
}

#[test]
fn those_who_speak_at_the_same_time_are_all_heard() {
    on_every_store(async |stores| {
        let (one, other) = (stores.open().await, stores.open().await);
        let (table, ada) = with_table(&*one).await;
        let speak = async |store: &dyn Store, name: &str| {
            for number in 0..20 {
                say(store, &table, &text(&ada, &format!("{name} {number}"))).await;
            }
        };
        tokio::join!(speak(&*one, "a"), speak(&*other, "b"), speak(&*one, "c"));
        assert_eq!(heard(&*one, &table).await.len(), 60);
        assert_eq!(heard(&*one, &table).await, heard(&*other, &table).await);
    });
}

#[test]
fn other_servers_hear_that_something_was_said_or_is_forgotten() {
    on_a_database(async |address| {
        let [one, other] =
            [Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap()];
        let (table, ada) = with_table(&one).await;
        let mut changes = other.changes().await.unwrap();
        let expected = Changed::Words(table.clone());
        one.say(&table, &token(), &text(&ada, "hello")).await.unwrap();
        while changes.next().await != expected {}
        one.forget(&ada).await.unwrap();
        while changes.next().await != expected {}
        // By somebody who does not come to tell it.
        let (ada, token) = (PersonId::fresh().unwrap(), token());
        let untold = format!("SELECT say_words('{table}', '{token}', '{ada}', 7, '{{}}', 1000)");
        assert_eq!(database::shared().sql(&address, &untold), "t");
        while changes.next().await != expected {}
    });
}

#[test]
fn an_operator_takes_words_out_with_their_table_or_with_their_person() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mandate.db");
    let store = Sqlite::open(&file).unwrap();
    let ((table, ada), (other, lin)) = wait(async { (with_table(&store).await, with_table(&store).await) });
    wait(async {
        for (table, said) in
            [(&table, text(&lin, "one")), (&other, text(&ada, "two")), (&other, text(&lin, "three"))]
        {
            say(&store, table, &said).await;
        }
    });
    drop(store);
    let mut archive = Archive::open_alone(&file).unwrap();
    assert_eq!(archive.delete(&[table]).unwrap(), 1);
    archive.forget(&ada, "Mei Chu").unwrap();
    assert_eq!(archive.problems().unwrap(), Vec::<String>::new());
    drop(archive);
    let store = Sqlite::open(&file).unwrap();
    assert_eq!(wait(heard(&store, &other)), [text(&lin, "three")]);
    assert_eq!(wait(store.said_by(&lin)).unwrap().len(), 1);
}
