//! Servers that share a database hear of what others change, whatever happens to those who tell and to the connection.

use crate::promises::{played, token, with_table, write};
use crate::stores::{on_a_database, on_every_store};
use store::{Changed, Changes, Endings, PersonId, Postgres, SessionId, Sessions, Store, TableId, Timestamp};
use store_testing as database;

/// Waits for a change; others may come before it.
async fn hear(changes: &mut Changes, expected: &Changed) {
    while changes.next().await != *expected {}
}

fn grown(id: &TableId, length: usize) -> Changed {
    Changed::Table { id: id.clone(), length }
}

/// Writes as a server would that dies before it tells anybody.
fn write_untold(address: &str, id: &TableId, expected: usize) {
    let token = token();
    let append = format!(
        "SELECT outcome FROM append_entries('{id}', {expected}, '{token}', '{{{token}}}', '{{x}}', '{{}}', true, NULL)"
    );
    assert_eq!(database::shared().sql(address, &append), "now");
}

#[test]
fn a_server_hears_of_what_another_changes() {
    on_a_database(async |address| {
        let (one, other) =
            (Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap());
        let mut changes = other.changes().await.unwrap();
        let (id, ada) = with_table(&one).await;
        hear(&mut changes, &grown(&id, 0)).await;
        one.append(&id, &write(0, &[played("x"), played("y")]).in_secret()).await.unwrap();
        hear(&mut changes, &grown(&id, 2)).await;
        one.set_name(&ada, "Ada").await.unwrap();
        hear(&mut changes, &Changed::Name(ada.clone())).await;
        one.hurry(&id);
        hear(&mut changes, &Changed::Hurry(id)).await;
        one.set_name(&ada, "").await.unwrap();
        one.forget(&ada).await.unwrap();
        hear(&mut changes, &Changed::Forgotten(ada.clone())).await;
        let (first, second) = (SessionId::fresh().unwrap(), SessionId::fresh().unwrap());
        one.keep_session(&first, &ada, Timestamp(1)).await.unwrap();
        one.end_session(&first, &ada).await.unwrap();
        hear(&mut changes, &Changed::Endings(Endings { sessions: vec![first], cutoffs: vec![] })).await;
        one.end_other_sessions(&second, &ada, Timestamp(5)).await.unwrap();
        let cutoffs = vec![(ada, Timestamp(5), second)];
        hear(&mut changes, &Changed::Endings(Endings { sessions: vec![], cutoffs })).await;
    });
}

#[test]
fn following_changes_disturbs_no_store() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let changes = store.changes().await.unwrap();
        let (id, _) = with_table(&*store).await;
        store.append(&id, &write(0, &[played("x")])).await.unwrap();
        drop(changes);
        store.append(&id, &write(1, &[played("x")])).await.unwrap();
    });
}

#[test]
fn what_a_server_did_not_come_to_tell_is_heard_of_nevertheless() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (id, ada) = with_table(&store).await;
        let mut changes = store.changes().await.unwrap();
        write_untold(&address, &id, 0);
        hear(&mut changes, &grown(&id, 1)).await;
        let rename = format!("INSERT INTO people (id, name) VALUES ('{ada}', 'Ada')");
        database::shared().sql(&address, &rename);
        hear(&mut changes, &Changed::Name(ada.clone())).await;
        let forget = format!("UPDATE people SET name = '', change = DEFAULT WHERE id = '{ada}'");
        database::shared().sql(&address, &forget);
        hear(&mut changes, &Changed::Forgotten(ada)).await;
    });
}

#[test]
fn a_change_that_is_committed_late_is_not_missed() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let ((early, _), (late, ada)) = (with_table(&store).await, with_table(&store).await);
        let mut changes = store.changes().await.unwrap();
        // Its transaction begins before others that are committed and heard of.
        let mut by_hand = database::client(&address).await;
        let slow = by_hand.transaction().await.unwrap();
        slow.execute("INSERT INTO people (id, name) VALUES ($1, 'Ada')", &[&ada.as_str()]).await.unwrap();
        for length in 0..3 {
            write_untold(&address, &early, length);
            hear(&mut changes, &grown(&early, length + 1)).await;
        }
        slow.commit().await.unwrap();
        hear(&mut changes, &Changed::Name(ada)).await;
        write_untold(&address, &late, 0);
        hear(&mut changes, &grown(&late, 1)).await;
    });
}

#[test]
fn nothing_is_missed_when_the_connection_is_cut() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (id, _) = with_table(&store).await;
        let mut changes = store.changes().await.unwrap();
        for length in 0..3 {
            database::cut_all(&address);
            write_untold(&address, &id, length);
            hear(&mut changes, &grown(&id, length + 1)).await;
        }
        // And those who tell have found a new connection, too.
        let guest = PersonId::fresh().unwrap();
        while store.set_name(&guest, "Lin").await.is_err() {}
        hear(&mut changes, &Changed::Name(guest)).await;
    });
}

#[test]
fn a_database_that_was_restored_elsewhere_tells_no_old_news() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let other = Postgres::connect(&address).await.unwrap();
        let mut told = other.changes().await.unwrap();
        let (old, _) = with_table(&store).await;
        // What was told before the move does not arrive after it.
        hear(&mut told, &grown(&old, 0)).await;
        drop((store, other, told));
        // There, transactions had other numbers.
        database::shared().sql(&address, "UPDATE tables SET change = '9999999999'");
        let store = Postgres::connect(&address).await.unwrap();
        let mut changes = store.changes().await.unwrap();
        let (id, _) = with_table(&store).await;
        write_untold(&address, &id, 0);
        loop {
            let changed = changes.next().await;
            assert_ne!(changed, grown(&old, 0));
            if changed == grown(&id, 1) {
                break;
            }
        }
    });
}
