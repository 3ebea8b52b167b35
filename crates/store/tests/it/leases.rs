//! What a table does by itself is done by one server at a time, and a server that slept beyond its lease does nothing.

use crate::promises::{played, with_table, write};
use crate::stores::{on_a_database, on_every_store};
use std::sync::Arc;
use std::time::Duration;
use store::{AppendError, Appended, Holder, Lease, Leases, Postgres, Renewal, Rules, Store, TableId};
use store_testing as database;

/// Longer than any test.
const LONG: Duration = Duration::from_mins(10);

async fn lease(store: &dyn Store, holder: Holder, table: &TableId) -> Option<Lease> {
    store.leases().acquire_lease(holder, table).await.unwrap()
}

/// The clock of the database reaches the moment at which a holder is late.
fn let_expire(address: &str) {
    database::shared().sql(address, "UPDATE holders SET expires = clock_timestamp() - interval '1 ms'");
}

#[test]
fn whoever_holds_a_lease_writes_under_it() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, _) = with_table(&*store).await;
        let holder = store.leases().register_holder(LONG).await.unwrap();
        let lease = lease(&*store, holder, &id).await.unwrap();
        let answer = store.append(&id, &write(0, &[played("x")]).under(lease.clone())).await.unwrap();
        assert_eq!(answer, Appended::Now(0));
        assert_eq!(store.leases().renew_holder(holder, LONG).await.unwrap(), Renewal::Alive);
        store.leases().release_lease(&lease).await.unwrap();
        store.leases().retire_holder(holder).await.unwrap();
    });
}

#[test]
fn of_two_servers_one_has_the_lease_until_it_gives_it_back_or_ends() {
    on_a_database(async |address| {
        let (one, other) =
            (Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap());
        let ((id, _), (second, _)) = (with_table(&one).await, with_table(&one).await);
        let (ours, theirs) =
            (one.register_holder(LONG).await.unwrap(), other.register_holder(LONG).await.unwrap());
        let held = lease(&one, ours, &id).await.unwrap();
        assert_eq!(lease(&other, theirs, &id).await, None);
        assert!(lease(&other, theirs, &second).await.is_some(), "every table has a lease of its own");
        one.release_lease(&held).await.unwrap();
        assert!(lease(&other, theirs, &id).await.is_some());
        assert_eq!(lease(&one, ours, &second).await, None);
        other.retire_holder(theirs).await.unwrap();
        assert!(lease(&one, ours, &id).await.is_some() && lease(&one, ours, &second).await.is_some());
    });
}

#[test]
fn a_new_lease_of_the_same_server_makes_the_old_one_void() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (id, _) = with_table(&store).await;
        let holder = store.register_holder(LONG).await.unwrap();
        let (old, new) =
            (lease(&store, holder, &id).await.unwrap(), lease(&store, holder, &id).await.unwrap());
        let answer = store.append(&id, &write(0, &[played("x")]).under(old.clone())).await;
        assert!(matches!(answer, Err(AppendError::LeaseLost)), "{answer:?}");
        store.release_lease(&old).await.unwrap();
        store.append(&id, &write(0, &[played("x")]).under(new)).await.unwrap();
    });
}

#[test]
fn a_server_that_slept_beyond_its_lease_does_nothing() {
    on_a_database(async |address| {
        let (sleeper, other) =
            (Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap());
        let (id, _) = with_table(&sleeper).await;
        let holder = sleeper.register_holder(LONG).await.unwrap();
        let old = lease(&sleeper, holder, &id).await.unwrap();
        let_expire(&address);
        let refused = |answer| matches!(answer, Err(AppendError::LeaseLost));
        // It is void whether or not anybody has taken it, and cannot be brought to life again.
        assert!(refused(sleeper.append(&id, &write(0, &[played("late")]).under(old.clone())).await));
        assert_eq!(sleeper.renew_holder(holder, LONG).await.unwrap(), Renewal::Expired);
        assert_eq!(lease(&sleeper, holder, &id).await, None);
        let next = other.register_holder(LONG).await.unwrap();
        let new = lease(&other, next, &id).await.unwrap();
        assert!(refused(sleeper.append(&id, &write(0, &[played("late")]).under(old)).await));
        other.append(&id, &write(0, &[played("bot")]).under(new)).await.unwrap();
        // People need no lease, and a server that has slept can register anew.
        sleeper.append(&id, &write(1, &[played("person")])).await.unwrap();
        assert_ne!(sleeper.register_holder(LONG).await.unwrap(), holder);
        assert_eq!(sleeper.table(&id).await.unwrap().unwrap().entries, ["bot", "person"].map(played));
    });
}

#[test]
fn a_lease_runs_out_by_the_clock_of_the_database() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (id, _) = with_table(&store).await;
        let short = store.register_holder(Duration::from_millis(300)).await.unwrap();
        assert!(lease(&store, short, &id).await.is_some());
        let other = store.register_holder(LONG).await.unwrap();
        while lease(&store, other, &id).await.is_none() {
            tokio::task::yield_now().await;
        }
        assert_eq!(store.renew_holder(short, LONG).await.unwrap(), Renewal::Expired);
    });
}

/// The tables of the leases that a server takes over.
async fn taken_over(store: &Postgres, holder: Holder, rules: &[Rules], most: usize) -> Vec<TableId> {
    let leases = store.take_over(holder, rules, most).await.unwrap();
    leases.iter().map(|lease| lease.table().clone()).collect()
}

#[test]
fn the_tables_of_a_server_that_died_are_taken_over_by_those_who_know_their_rules() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let mut tables = vec![];
        let dead = store.register_holder(LONG).await.unwrap();
        for _ in 0..3 {
            let (id, _) = with_table(&store).await;
            assert!(lease(&store, dead, &id).await.is_some());
            tables.push(id);
        }
        let alive = store.register_holder(LONG).await.unwrap();
        assert_eq!(taken_over(&store, alive, &[("qin", 1)], 9).await, [], "their server lives");
        database::shared().sql(
            &address,
            "UPDATE holders SET expires = clock_timestamp() - interval '2 hours'
             WHERE id = (SELECT min(id) FROM holders)",
        );
        let other = store.register_holder(LONG).await.unwrap();
        assert_eq!(taken_over(&store, dead, &[("qin", 1)], 9).await, [], "the dead take nothing");
        assert_eq!(taken_over(&store, alive, &[("qin", 2), ("xian", 1)], 9).await, []);
        let mut taken = taken_over(&store, alive, &[("xian", 1), ("qin", 1)], 2).await;
        assert_eq!(taken.len(), 2);
        let rest = store.take_over(other, &[("qin", 1)], 9).await.unwrap();
        taken.extend(rest.iter().map(|lease| lease.table().clone()));
        taken.sort();
        tables.sort();
        assert_eq!(taken, tables, "each is taken once");
        let id = rest[0].table();
        store.append(id, &write(0, &[played("x")]).under(rest[0].clone())).await.unwrap();
        assert_eq!(taken_over(&store, alive, &[("qin", 1)], 9).await, []);
        store.retire_holder(other).await.unwrap();
        assert_eq!(&taken_over(&store, alive, &[("qin", 1)], 9).await, std::slice::from_ref(id));
    });
}

#[test]
fn nobody_takes_a_lease_while_something_is_written_under_it() {
    on_a_database(async |address| {
        let store = Arc::new(Postgres::connect(&address).await.unwrap());
        let (id, _) = with_table(&*store).await;
        let holder = store.register_holder(LONG).await.unwrap();
        let held = lease(&*store, holder, &id).await.unwrap();
        let next = store.register_holder(LONG).await.unwrap();
        // Somebody else is about to write the same entry, so that the append has to wait when it has the lease.
        let mut by_hand = database::client(&address).await;
        let in_the_way = by_hand.transaction().await.unwrap();
        in_the_way
            .execute("INSERT INTO entries VALUES ($1, 0, 'token', 'entry')", &[&id.as_str()])
            .await
            .unwrap();
        let (writer, append) = (store.clone(), write(0, &[played("x")]).under(held));
        let table = id.clone();
        let appending = tokio::spawn(async move { writer.append(&table, &append).await });
        database::until_waiting(&address, 1).await;
        database::shared().sql(
            &address,
            "UPDATE holders SET expires = clock_timestamp() - interval \'1 ms\'
             WHERE id <> (SELECT max(id) FROM holders)",
        );
        let (taker, table) = (store.clone(), id.clone());
        let taking = tokio::spawn(async move {
            let taken = lease(&*taker, next, &table).await;
            (taken, taker.entries_from(&table, 0).await.unwrap())
        });
        database::until_waiting(&address, 2).await;
        in_the_way.rollback().await.unwrap();
        assert_eq!(appending.await.unwrap().unwrap(), Appended::Now(0));
        let (taken, seen) = taking.await.unwrap();
        assert!(taken.is_some());
        assert_eq!(seen, [played("x")], "whoever has the lease sees all that was written before");
    });
}
