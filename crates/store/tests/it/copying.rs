//! Everything can be moved from a file to a database and back.

use crate::promises::{opening, played, shared, token, with_table, write};
use crate::stores::run;
use game::Seat;
use std::path::Path;
use store::maintenance::Archive;
use store::{
    Append, Appended, Awaited, Chair, Channel, Contact, Copied, CopyError, Entry, FeedHash, LinkHash, Listed,
    Opening, PassHash, PersonId, Portable, Postgres, Said, Saying, SessionId, Spoken, Sqlite, Stage,
    Standing, Store, StoreError, TableId, Timestamp, copy,
};
use store_testing as database;

async fn database() -> Postgres {
    Postgres::connect(&database::shared().new_database()).await.unwrap()
}

fn file(folder: &Path, name: &str) -> Sqlite {
    Sqlite::open(&folder.join(name)).unwrap()
}

/// Some of everything that a store keeps, with more entries than are copied at a time.
async fn fill(store: &dyn Store) -> (PersonId, TableId, Append) {
    let (ada, lin) = (PersonId::fresh().unwrap(), PersonId::fresh().unwrap());
    store.secret().await.unwrap();
    store.set_name(&ada, "Ada \u{1f3f5} \"L'\\\u{e9}\"").await.unwrap();
    for _ in 0..30 {
        with_table(store).await;
    }
    let id = TableId::fresh().unwrap();
    let past: Vec<Entry> = (0..1234).map(|number| played(&format!("action {number}"))).collect();
    store.open_table(&id, &opening(&ada), &past).await.unwrap();
    let sat = Entry::Sat { seat: Seat::FIRST, person: lin.clone(), name: "Lin".into(), chance: None };
    let append = Append::new(1234, token(), vec![sat]).reaching(Stage::Over);
    store.append(&id, &append).await.unwrap();
    let chairs = ["Ada", "Lin"].map(|name| Chair::Elsewhere { name: name.into() }).to_vec();
    let uploaded = Opening { chairs, ..opening(&ada) };
    store.open_table(&TableId::fresh().unwrap(), &uploaded, &[played("x")]).await.unwrap();
    let (first, second) = (SessionId::fresh().unwrap(), SessionId::fresh().unwrap());
    let sessions = store.sessions();
    sessions.keep_session(&first, &ada, Timestamp(10)).await.unwrap();
    sessions.keep_session(&second, &ada, Timestamp(20)).await.unwrap();
    sessions.end_session(&first, &ada).await.unwrap();
    sessions.end_other_sessions(&second, &ada, Timestamp(30)).await.unwrap();
    sessions.keep_pass(&PassHash([7; 32]), &lin, Timestamp(90)).await.unwrap();
    for text in ["one \u{1f3f5}", "two"] {
        let words = Spoken { seat: Seat::FIRST, what: Saying::Text(text.into()) };
        let said = Said { person: lin.clone(), at: Timestamp(5), words };
        store.words().say(&id, &token(), &said).await.unwrap();
    }
    store.feeds().keep_feed(&FeedHash([8; 32]), &ada, Timestamp(40)).await.unwrap();
    let contacts = store.contacts();
    for (channel, standing) in [
        (Channel::Webhook, Standing::Confirmed),
        (Channel::Mail, Standing::Asked { link: LinkHash([9; 32]), until: Timestamp(60) }),
    ] {
        let (address, ending) = (format!("{}@example", channel.name()), LinkHash([channel as u8; 32]));
        let (person, language, made) = (lin.clone(), "fr".into(), Timestamp(50));
        let contact = Contact { person, channel, address, language, made, standing, ending };
        contacts.keep_contact(&contact).await.unwrap();
    }
    let awaited = Awaited { person: lin.clone(), table: id.clone(), turn: 3 };
    contacts.announce(&awaited, &Channel::ALL, Timestamp(70)).await.unwrap();
    (lin, id, append)
}

/// What people see of two stores is the same.
async fn assert_same(one: &dyn Store, other: &dyn Store, (lin, id, append): &(PersonId, TableId, Append)) {
    assert_eq!(one.secret().await.unwrap(), other.secret().await.unwrap());
    let ids = |tables: Vec<Listed>| -> Vec<TableId> { tables.into_iter().map(|listed| listed.id).collect() };
    assert_eq!(ids(one.latest_tables(99).await.unwrap()), ids(other.latest_tables(99).await.unwrap()));
    assert_eq!(shared(one).await, shared(other).await);
    assert_eq!(ids(one.tables_of(lin, 9).await.unwrap()), ids(other.tables_of(lin, 9).await.unwrap()));
    assert_eq!(one.table(id).await.unwrap(), other.table(id).await.unwrap());
    let words = [one.words().said_at(id, 9).await.unwrap(), other.words().said_at(id, 9).await.unwrap()];
    assert!(words[0].len() == 2 && words[0] == words[1]);
    let contacts = [one, other].map(Store::contacts);
    let kept = contacts[0].contacts_of(lin).await.unwrap();
    assert!(kept.len() == 2 && kept == contacts[1].contacts_of(lin).await.unwrap());
    let messages = contacts[0].messages_to(lin).await.unwrap();
    assert!(messages.len() == 1 && messages == contacts[1].messages_to(lin).await.unwrap());
    let (endings, others) = (one.sessions().endings(), other.sessions().endings());
    assert_eq!(endings.await.unwrap(), others.await.unwrap());
    // Both remember the tokens, and go on where the other was.
    assert_eq!(other.append(id, append).await.unwrap(), Appended::Before(1234));
    let pass = other.sessions().pass_of(&PassHash([7; 32]), Timestamp(0)).await.unwrap();
    assert_eq!(pass.as_ref(), Some(lin));
}

fn check_counts(copied: &Copied) {
    let counts = [
        ("settings", 1),
        ("people", 1),
        ("tables", 32),
        ("entries", 1236),
        ("words", 2),
        ("sessions", 2),
        ("cutoffs", 1),
        ("passes", 1),
        ("feeds", 1),
        ("contacts", 2),
        ("messages", 1),
    ];
    assert_eq!(counts.map(|(section, _)| (section, copied.count(section))), counts);
}

#[test]
fn what_is_copied_to_a_database_and_back_is_what_it_was() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (original, between, back) =
            (file(folder.path(), "original.db"), database().await, file(folder.path(), "back.db"));
        let known = fill(&original).await;
        Archive::open_beside(&folder.path().join("original.db"))
            .unwrap()
            .block("rude", |_| "Mei".into())
            .unwrap();
        let there = copy(&original, &between).await.unwrap();
        check_counts(&there);
        assert_same(&original, &between, &known).await;
        assert!(between.is_blocked("RUDE").await.unwrap());
        assert_eq!(copy(&between, &back).await.unwrap(), there);
        assert_same(&original, &back, &known).await;
        let dump = |name: &str| {
            let archive = Archive::open(&folder.path().join(name)).unwrap();
            assert_eq!(archive.problems().unwrap(), Vec::<String>::new());
            archive.tables().unwrap()
        };
        assert_eq!(dump("original.db"), dump("back.db"), "down to the millisecond");
    });
}

#[test]
fn a_database_can_be_copied_to_a_file_in_which_play_goes_on() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (original, copied) = (database().await, file(folder.path(), "copied.db"));
        let known = fill(&original).await;
        check_counts(&copy(&original, &copied).await.unwrap());
        assert_same(&original, &copied, &known).await;
        let again = database().await;
        copy(&copied, &again).await.unwrap();
        // Lists go on in their order.
        let last = original.latest_tables(99).await.unwrap().pop().unwrap().id;
        again.append(&last, &write(0, &[played("x")])).await.unwrap();
        assert_eq!(again.latest_tables(1).await.unwrap()[0].id, last);
        let (new, _) = with_table(&again).await;
        assert_eq!(again.latest_tables(1).await.unwrap()[0].id, new);
    });
}

#[test]
fn only_an_empty_store_is_copied_to() {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let (from, to) = (file(folder.path(), "from.db"), file(folder.path(), "to.db"));
        let other = database().await;
        fill(&from).await;
        for full in [&to as &dyn Store, &other] {
            full.secret().await.unwrap();
        }
        for full in [&to as &dyn Portable, &other] {
            let refused = copy(&from, full).await.unwrap_err();
            assert!(matches!(refused, StoreError::Copy(CopyError::NotEmpty)), "{refused}");
        }
        assert_eq!(to.latest_tables(9).await.unwrap(), []);
    });
}
