//! What every store promises to those who count the time of tables.

use crate::promises::{played, with_table, write};
use crate::stores::on_every_store;
use std::slice;
use std::time::Duration;
use store::{ClockReading, Entry, Outage, Store, TableId, Timestamp};

const GAP: Duration = Duration::from_secs(90);

fn at(seconds: i64) -> Timestamp {
    Timestamp(1_700_000_000_000 + seconds * 1000)
}

/// A reading after which somebody's time is up at this moment.
fn clocked(due: Option<Timestamp>) -> Entry {
    Entry::Clocked(ClockReading {
        left: vec![60_000, 90_000],
        turn: vec![game::Seat::FIRST],
        stands: due.is_none(),
        offered: at(0),
        due,
    })
}

async fn due(store: &dyn Store, before: Timestamp) -> Vec<TableId> {
    store.clocks().tables_due(before, 10).await.unwrap()
}

#[test]
fn tables_are_found_at_which_time_runs_out() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (first, _) = with_table(&*store).await;
        let (second, _) = with_table(&*store).await;
        let (_never, _) = with_table(&*store).await;
        store.append(&first, &write(0, &[played("a"), clocked(Some(at(200)))])).await.unwrap();
        store.append(&second, &write(0, &[clocked(Some(at(100)))])).await.unwrap();
        assert_eq!(due(&*store, at(100)).await, []);
        assert_eq!(due(&*stores.open().await, at(101)).await, slice::from_ref(&second));
        assert_eq!(due(&*store, at(300)).await, [second.clone(), first.clone()], "the most urgent first");
        assert_eq!(store.clocks().tables_due(at(300), 1).await.unwrap(), slice::from_ref(&second));
        store.append(&first, &write(2, &[played("b")])).await.unwrap();
        assert_eq!(due(&*store, at(300)).await.len(), 2, "what has no reading changes nothing");
        store.append(&second, &write(1, &[played("b"), clocked(None)])).await.unwrap();
        assert_eq!(due(&*store, at(300)).await, [first], "the clocks of the second stand");
    });
}

#[test]
fn it_is_remembered_when_nobody_counted() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (table, _) = with_table(&*store).await;
        let clocks = store.clocks();
        clocks.begin_counting(at(-900)).await.unwrap();
        clocks.begin_counting(at(-400)).await.unwrap();
        assert_eq!(clocks.outages().await.unwrap(), [], "nothing was to be counted");
        store.append(&table, &write(0, &[clocked(Some(at(9000)))])).await.unwrap();
        for seconds in [30, 60, 90, 180] {
            clocks.tick(at(seconds), GAP).await.unwrap();
        }
        assert_eq!(clocks.outages().await.unwrap(), [], "somebody always did");
        clocks.tick(at(271), GAP).await.unwrap();
        let slept = Outage { began: at(180), ended: at(271) };
        assert_eq!(clocks.outages().await.unwrap(), [slept]);
        clocks.begin_counting(at(280)).await.unwrap();
        let restarted = Outage { began: at(271), ended: at(280) };
        assert_eq!(stores.open().await.clocks().outages().await.unwrap(), [slept, restarted]);
        let long_after = 60 * 24 * 3600;
        clocks.begin_counting(at(long_after)).await.unwrap();
        let last = Outage { began: at(280), ended: at(long_after) };
        assert_eq!(clocks.outages().await.unwrap(), [last], "the others matter to nobody any more");
    });
}

#[test]
fn time_in_which_no_clock_ran_is_no_outage() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (first, _) = with_table(&*store).await;
        let (second, _) = with_table(&*store).await;
        let clocks = store.clocks();
        store.append(&first, &write(0, &[clocked(Some(at(9000)))])).await.unwrap();
        clocks.tick(at(30), GAP).await.unwrap();
        store.append(&first, &write(1, &[clocked(None)])).await.unwrap();
        clocks.tick(at(60), GAP).await.unwrap();
        let Entry::Clocked(mut reading) = clocked(Some(at(9000))) else { unreachable!() };
        reading.offered = at(5000);
        store.append(&second, &write(0, &[Entry::Clocked(reading)])).await.unwrap();
        clocks.tick(at(5020), GAP).await.unwrap();
        assert_eq!(clocks.outages().await.unwrap(), [], "the second clock has lost nothing");
        clocks.begin_counting(at(6000)).await.unwrap();
        let down = Outage { began: at(5020), ended: at(6000) };
        assert_eq!(clocks.outages().await.unwrap(), [down]);
    });
}

#[test]
fn a_server_that_ends_before_it_has_ticked_owes_the_time_too() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (table, _) = with_table(&*store).await;
        store.append(&table, &write(0, &[clocked(Some(at(9000)))])).await.unwrap();
        store.clocks().begin_counting(at(600)).await.unwrap();
        assert_eq!(store.clocks().outages().await.unwrap(), [Outage { began: at(0), ended: at(600) }]);
    });
}

#[test]
fn an_outage_counts_only_as_far_as_it_lies_between_two_moments() {
    let outage = Outage { began: at(10), ended: at(20) };
    for (from, to, seconds) in [(0, 5, 0), (0, 15, 5), (12, 15, 3), (12, 30, 8), (0, 30, 10), (25, 30, 0)] {
        assert_eq!(outage.within(at(from), at(to)), Duration::from_secs(seconds), "{from} to {to}");
    }
}
