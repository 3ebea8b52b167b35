//! What is thought about apart from the servers is thought about once, by whoever is alive, and everybody has their turn.

use crate::promises::{token, with_table};
use crate::stores::{on_a_database, on_every_store};
use std::collections::BTreeSet;
use std::time::Duration;
use store::{
    Changed, Claimed, Holder, Leases, PersonId, Postgres, Renewal, Store, TableId, Task, Thinker, Thinking,
    Token, Urgency,
};
use store_testing as database;

/// Longer than any test.
const LONG: Duration = Duration::from_mins(10);

fn task(person: &PersonId, errand: &str) -> Task {
    let (id, table) = (token(), TableId::fresh().unwrap());
    let errand = errand.to_owned();
    Task { id, person: person.clone(), table, length: 7, errand, urgency: Urgency::Now }
}

fn later(task: Task) -> Task {
    Task { urgency: Urgency::Later, ..task }
}

fn person() -> PersonId {
    PersonId::fresh().unwrap()
}

/// A server and a thinker.
async fn both(store: &Postgres) -> (Holder, Thinker) {
    let holder = store.register_holder(LONG).await.unwrap();
    (holder, store.register_thinker(2, LONG).await.unwrap())
}

async fn offer(store: &Postgres, holder: Holder, task: &Task) {
    assert!(store.offer(holder, task).await.unwrap());
}

async fn claim(store: &Postgres, thinker: Thinker) -> Claimed {
    store.claim(thinker).await.unwrap().unwrap()
}

/// What is done one after the other, from now on.
async fn order(store: &Postgres, holder: Holder, thinker: Thinker) -> Vec<String> {
    let mut order = vec![];
    while let Some(Claimed { id, errand, .. }) = store.claim(thinker).await.unwrap() {
        assert!(store.answer(thinker, &id, Some("done")).await.unwrap());
        store.take_answers(holder).await.unwrap();
        order.push(errand);
    }
    order
}

#[test]
fn where_nobody_thinks_nothing_is_offered() {
    on_every_store(async |stores| {
        let store = stores.open().await;
        let (_, ada) = with_table(&*store).await;
        let holder = store.leases().register_holder(LONG).await.unwrap();
        assert_eq!(store.thinking().thinking_threads().await.unwrap(), 0);
        assert!(!store.thinking().offer(holder, &task(&ada, "move")).await.unwrap());
        assert_eq!(store.thinking().unanswered(holder).await.unwrap(), []);
        assert_eq!(store.thinking().take_answers(holder).await.unwrap(), []);
    });
}

#[test]
fn a_task_is_claimed_once_and_its_answer_taken_once() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (holder, thinker) = both(&store).await;
        let other = store.register_thinker(3, LONG).await.unwrap();
        let (hint, hopeless) = (task(&person(), "hint"), task(&person(), "move"));
        offer(&store, holder, &hint).await;
        offer(&store, holder, &hopeless).await;
        let claimed = claim(&store, thinker).await;
        let expected = Claimed {
            id: hint.id.clone(),
            table: hint.table.clone(),
            length: 7,
            errand: "hint".into(),
            people: 2,
            threads: 5,
        };
        assert_eq!(claimed, expected);
        assert_eq!(claim(&store, other).await.id, hopeless.id);
        assert_eq!(store.claim(thinker).await.unwrap(), None);
        assert!(!store.answer(other, &hint.id, Some("wrong")).await.unwrap(), "it is not theirs");
        assert!(store.answer(thinker, &hint.id, Some("a pagoda")).await.unwrap());
        assert_eq!(store.unanswered(holder).await.unwrap(), std::slice::from_ref(&hopeless.id));
        assert!(store.answer(other, &hopeless.id, None).await.unwrap());
        let answers: BTreeSet<_> = store.take_answers(holder).await.unwrap().into_iter().collect();
        assert_eq!(answers, BTreeSet::from([(hint.id, Some("a pagoda".into())), (hopeless.id, None)]));
        assert_eq!(store.take_answers(holder).await.unwrap(), []);
    });
}

#[test]
fn many_who_claim_at_once_never_have_the_same() {
    on_a_database(async |address| {
        let store = std::sync::Arc::new(Postgres::connect(&address).await.unwrap());
        let (holder, _) = both(&store).await;
        for number in 0..40 {
            offer(&store, holder, &task(&person(), &number.to_string())).await;
        }
        let mut thinkers = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let store = store.clone();
            thinkers.spawn(async move {
                let thinker = store.register_thinker(1, LONG).await.unwrap();
                let mut claimed = vec![];
                while let Some(task) = store.claim(thinker).await.unwrap() {
                    claimed.push(task.errand);
                }
                claimed
            });
        }
        let claimed: Vec<String> = thinkers.join_all().await.concat();
        let each: BTreeSet<&String> = claimed.iter().collect();
        assert_eq!((claimed.len(), each.len()), (40, 40));
    });
}

#[test]
fn what_a_thinker_claimed_that_died_is_for_others() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (holder, dead) = both(&store).await;
        let asked = task(&person(), "move");
        offer(&store, holder, &asked).await;
        claim(&store, dead).await;
        let alive = store.register_thinker(1, LONG).await.unwrap();
        assert_eq!(store.claim(alive).await.unwrap(), None);
        database::shared().sql(
            &address,
            "UPDATE thinkers SET expires = clock_timestamp() - interval '1 ms'
             WHERE id = (SELECT min(id) FROM thinkers)",
        );
        assert_eq!(store.renew_thinker(dead, LONG).await.unwrap(), Renewal::Expired);
        assert_eq!(store.claim(dead).await.unwrap(), None);
        assert_eq!(claim(&store, alive).await.id, asked.id);
        // It wakes, and has been given up.
        assert!(!store.answer(dead, &asked.id, Some("late")).await.unwrap());
        store.retire_thinker(alive).await.unwrap();
        let next = store.register_thinker(1, LONG).await.unwrap();
        assert_eq!(store.renew_thinker(next, LONG).await.unwrap(), Renewal::Alive);
        assert_eq!(claim(&store, next).await.id, asked.id);
        assert!(store.answer(next, &asked.id, Some("in time")).await.unwrap());
    });
}

#[test]
fn nobody_thinks_about_what_nobody_waits_for() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (holder, thinker) = both(&store).await;
        let asked = task(&person(), "move");
        offer(&store, holder, &asked).await;
        store.withdraw(&asked.id).await.unwrap();
        assert_eq!(store.claim(thinker).await.unwrap(), None);
        offer(&store, holder, &task(&person(), "move")).await;
        store.retire_holder(holder).await.unwrap();
        assert_eq!(store.claim(thinker).await.unwrap(), None, "its server is gone");
        let other = store.register_holder(LONG).await.unwrap();
        offer(&store, other, &asked).await;
        claim(&store, thinker).await;
        store.withdraw(&asked.id).await.unwrap();
        assert!(!store.answer(thinker, &asked.id, Some("unwanted")).await.unwrap());
    });
}

#[test]
fn everybody_gets_one_task_done_before_anybody_gets_a_second() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (holder, thinker) = both(&store).await;
        let (hoarder, ada, lin) = (person(), person(), person());
        for number in 0..6 {
            offer(&store, holder, &task(&hoarder, &format!("hoarder {number}"))).await;
        }
        let first = claim(&store, thinker).await;
        assert_eq!(first.errand, "hoarder 0");
        for (who, name) in [(&ada, "ada"), (&lin, "lin")] {
            for number in 0..2 {
                offer(&store, holder, &task(who, &format!("{name} {number}"))).await;
            }
        }
        offer(&store, holder, &later(task(&ada, "analysis"))).await;
        let order = order(&store, holder, thinker).await;
        assert_eq!(
            order,
            [
                "hoarder 1",
                "ada 0",
                "lin 0",
                "hoarder 2",
                "ada 1",
                "lin 1",
                "hoarder 3",
                "hoarder 4",
                "hoarder 5",
                "analysis"
            ]
        );
    });
}

#[test]
fn whoever_offers_and_whoever_thinks_hear_of_each_other() {
    on_a_database(async |address| {
        let (server, apart) =
            (Postgres::connect(&address).await.unwrap(), Postgres::connect(&address).await.unwrap());
        let holder = server.register_holder(LONG).await.unwrap();
        let (mut offers, mut changes) = (apart.offers().await.unwrap(), server.changes().await.unwrap());
        let thinker = apart.register_thinker(1, LONG).await.unwrap();
        for round in 0..3 {
            let asked = task(&person(), "move");
            offer(&server, holder, &asked).await;
            offers.next().await;
            assert_eq!(claim(&apart, thinker).await.id, asked.id);
            assert!(apart.answer(thinker, &asked.id, Some("x")).await.unwrap());
            while changes.next().await != Changed::Answered(holder) {}
            assert_eq!(server.take_answers(holder).await.unwrap(), [(asked.id, Some("x".into()))]);
            if round == 1 {
                database::cut_all(&address);
                // Whoever is connected again looks whether there is something to do.
                offers.next().await;
                while server.thinking_threads().await.is_err() || apart.thinking_threads().await.is_err() {}
            }
        }
    });
}

#[test]
fn a_crash_of_the_database_takes_tasks_and_nothing_else() {
    on_a_database(async |address| {
        let store = Postgres::connect(&address).await.unwrap();
        let (holder, _) = both(&store).await;
        let asked = task(&person(), "move");
        offer(&store, holder, &asked).await;
        let kept = "SELECT string_agg(relname, ' ' ORDER BY relname) FROM pg_class
            WHERE relkind = 'r' AND relpersistence = 'u'";
        assert_eq!(database::shared().sql(&address, kept), "attendances tasks thinkers");
        // As a crash leaves them.
        database::shared().sql(&address, "TRUNCATE tasks, thinkers");
        assert_eq!(store.unanswered(holder).await.unwrap(), Vec::<Token>::new());
        assert_eq!(store.thinking_threads().await.unwrap(), 0);
    });
}
