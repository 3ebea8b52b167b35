//! Servers that share a store know who is at which table, wherever that is.

use crate::promises::with_table;
use crate::stores::{on_a_database, on_every_store};
use std::time::Duration;
use store::{Arrivals, Attendances, Holder, Leases, Place, Postgres, TableId};
use store_testing as database;

/// Longer than any test.
const LONG: Duration = Duration::from_mins(10);

fn everybody(here: &[Place]) -> Arrivals {
    Arrivals::Everybody(here.to_vec())
}

#[test]
fn a_server_that_is_alone_finds_nobody_elsewhere() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (id, ada) = with_table(&*store).await;
        let holder = store.leases().register_holder(LONG).await.unwrap();
        let here = everybody(&[(id.clone(), ada)]);
        for _ in 0..2 {
            let heard = store.attendances().exchange(holder, &here, Some(&id), "").await.unwrap();
            assert_eq!((heard.mark.as_str(), heard.places), ("", None));
        }
    });
}

/// Who is elsewhere, for a server that remembers nothing.
async fn exchange(store: &Postgres, holder: Holder, said: &Arrivals, at: &TableId) -> Vec<Place> {
    store.exchange(holder, said, Some(at), "nobody knows").await.unwrap().places.unwrap()
}

#[test]
fn who_is_at_a_table_is_known_at_other_servers_until_they_go_or_their_server_dies() {
    on_a_database(async |address| {
        let (one, other) =
            (Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap());
        assert!(one.is_shared());
        let ((id, ada), (elsewhere, lin)) = (with_table(&one).await, with_table(&one).await);
        let (ours, theirs) =
            (one.register_holder(LONG).await.unwrap(), other.register_holder(LONG).await.unwrap());
        let (at_id, at_other) = ((id.clone(), ada), (elsewhere.clone(), lin));
        let both = everybody(&[at_id.clone(), at_other.clone()]);
        let nothing = Arrivals::Changes { come: vec![], gone: vec![] };
        assert_eq!(exchange(&one, ours, &both, &id).await, []);
        assert_eq!(exchange(&other, theirs, &nothing, &id).await, std::slice::from_ref(&at_id));
        assert_eq!(exchange(&one, ours, &nothing, &id).await, [], "what one has said oneself is no news");
        let here_too = Arrivals::Changes { come: vec![at_id.clone()], gone: vec![] };
        assert_eq!(
            exchange(&other, theirs, &here_too, &elsewhere).await.len(),
            2,
            "those at the table that is asked about, and where somebody has just come"
        );
        // Ada goes here, and is still there.
        let gone = Arrivals::Changes { come: vec![], gone: vec![at_id.clone()] };
        assert_eq!(exchange(&one, ours, &gone, &id).await, std::slice::from_ref(&at_id));
        assert_eq!(exchange(&other, theirs, &gone, &id).await, []);
        assert_eq!(exchange(&other, theirs, &nothing, &elsewhere).await, std::slice::from_ref(&at_other));
        // Whoever says who is there says who is not.
        exchange(&one, ours, &everybody(&[at_id]), &id).await;
        assert_eq!(exchange(&other, theirs, &nothing, &elsewhere).await, []);
        exchange(&one, ours, &both, &id).await;
        database::shared().sql(&address, "UPDATE holders SET expires = clock_timestamp() - interval '1 ms'");
        assert_eq!(
            exchange(&other, theirs, &nothing, &elsewhere).await,
            [],
            "its server was not heard of in time"
        );
    });
}

#[test]
fn whoever_knows_who_is_there_is_not_told_again() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (id, ada) = with_table(&store).await;
        let (ours, theirs) =
            (store.register_holder(LONG).await.unwrap(), store.register_holder(LONG).await.unwrap());
        let nothing = Arrivals::Changes { come: vec![], gone: vec![] };
        let at = (id.clone(), ada);
        store.exchange(theirs, &everybody(std::slice::from_ref(&at)), None, "").await.unwrap();
        let first = store.exchange(ours, &nothing, Some(&id), "").await.unwrap();
        assert_eq!(first.places, Some(vec![at.clone()]));
        let again = store.exchange(ours, &nothing, Some(&id), &first.mark).await.unwrap();
        assert_eq!((again.places, &again.mark), (None, &first.mark));
        let gone = Arrivals::Changes { come: vec![], gone: vec![at] };
        store.exchange(theirs, &gone, None, "").await.unwrap();
        let last = store.exchange(ours, &nothing, Some(&id), &first.mark).await.unwrap();
        assert_eq!((last.places, last.mark.as_str()), (Some(vec![]), ""));
    });
}
