//! What happens when the database, or the way to it, breaks: nothing that was confirmed is lost or doubled, an error says
//! what is wrong in one sentence, and all goes on when the database does.

use crate::promises::{played, token, with_table, write};
use crate::stores::{on_a_database, run};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use store::{Append, Appended, DatabaseError, PersonId, Postgres, Store, StoreError, TableId};
use store_testing::{self as database, Cluster, GUARDED, PASSWORD};
use tokio::io::copy;
use tokio::net::{UnixListener, UnixStream};

/// How a server answers when it shall serve from a database.
async fn refused(address: &str) -> String {
    let Err(error) = Postgres::connect(address).await else { panic!("{address} is served") };
    let sentence = error.to_string();
    assert!(
        !sentence.contains('\n') && !sentence.contains(PASSWORD) && !sentence.contains("wrong"),
        "{sentence}"
    );
    sentence
}

#[test]
fn an_address_that_leads_nowhere_is_told_in_one_sentence() {
    run(async {
        let cluster = database::shared();
        for address in
            ["postgres://", "postgres://me:wrong@host:door/x", "postgres://me:wrong@h/x?colour=red"]
        {
            let sentence = refused(address).await;
            assert!(sentence.starts_with("the address of the database cannot be read: "), "{sentence}");
        }
        for mode in ["require", "verify-ca", "verify-full"] {
            let sentence = refused(&format!("postgres://me:wrong@localhost/x?sslmode={mode}")).await;
            assert!(
                sentence.starts_with("this program connects to databases without TLS only"),
                "{sentence}"
            );
        }
        let sentence = refused("postgres://me:wrong@%2Fnowhere/x").await;
        assert!(sentence.starts_with("no database answers at /nowhere:5432: "), "{sentence}");
        let sentence = refused(&cluster.address("postgres", "atlantis")).await;
        assert!(sentence.starts_with("there is no database atlantis at "), "{sentence}");
        for password in ["", ":wrong"] {
            let sentence = refused(&cluster.address(&format!("{GUARDED}{password}"), "postgres")).await;
            assert!(sentence.contains(" does not let guarded in: "), "{sentence}");
        }
        for mode in ["disable", "prefer"] {
            let address = format!("{}?sslmode={mode}", cluster.new_database());
            Postgres::connect(&address).await.unwrap();
        }
    });
}

#[test]
fn a_database_that_is_not_for_us_is_refused_and_left_as_it_is() {
    run(async {
        let cluster = database::shared();
        let tables = "SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace";
        let foreign = cluster.new_database();
        cluster.sql(&foreign, "CREATE TABLE cookies (name text)");
        let sentence = refused(&foreign).await;
        assert!(sentence.ends_with("belongs to another program: give Mandate one of its own"), "{sentence}");
        assert_eq!(cluster.sql(&foreign, tables), "1");

        let newer = cluster.new_database();
        drop(Postgres::connect(&newer).await.unwrap());
        let known = cluster.sql(&newer, "SELECT version FROM mandate_version");
        cluster.sql(&newer, "UPDATE mandate_version SET version = 99");
        let sentence = format!("the store is of version 99; this program knows versions up to {known}");
        assert_eq!(refused(&newer).await, sentence);

        for is_new in [true, false] {
            let read_only = cluster.new_database();
            if !is_new {
                drop(Postgres::connect(&read_only).await.unwrap());
            }
            let before = cluster.sql(&read_only, tables);
            let name = read_only.rsplit('/').next().unwrap();
            cluster.sql(&read_only, &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
            assert_eq!(refused(&read_only).await, format!("the database {name} cannot be written to"));
            assert_eq!(cluster.sql(&read_only, tables), before);
        }

        let theirs = cluster.new_database();
        let name = theirs.rsplit('/').next().unwrap().to_owned();
        let as_guest = cluster.address(&format!("{GUARDED}:{PASSWORD}"), &name);
        let sentence = refused(&as_guest).await;
        assert!(sentence.starts_with("guarded may not do this in the database"), "{sentence}");
        drop(Postgres::connect(&theirs).await.unwrap());
        cluster.sql(&theirs, &format!("GRANT SELECT ON ALL TABLES IN SCHEMA public TO {GUARDED}"));
        assert_eq!(refused(&as_guest).await, format!("the database {name} cannot be written to"));
    });
}

#[test]
fn servers_that_start_at_once_on_an_empty_database_make_it_once() {
    on_a_database(async |address| {
        let mut servers = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let address = address.clone();
            servers.spawn(async move { Postgres::connect(&address).await.unwrap().secret().await.unwrap() });
        }
        let secrets = servers.join_all().await;
        assert!(secrets.iter().all(|secret| *secret == secrets[0]), "and have one secret");
        let cluster = database::shared();
        let alone = cluster.new_database();
        drop(Postgres::connect(&alone).await.unwrap());
        let version = |address| cluster.sql(address, "SELECT version FROM mandate_version");
        assert_eq!(version(&address), version(&alone));
    });
}

#[test]
fn a_write_whose_connection_is_killed_is_made_once_when_it_is_sent_again() {
    on_a_database(async |address| {
        let store = Arc::new(Postgres::connect(&address).await.unwrap());
        let (id, _) = with_table(&*store).await;
        let mut by_hand = database::client(&address).await;
        let in_the_way = by_hand.transaction().await.unwrap();
        in_the_way.execute("SELECT 1 FROM tables FOR UPDATE", &[]).await.unwrap();
        let append = write(0, &[played("x")]);
        let (writer, table, first) = (store.clone(), id.clone(), append.clone());
        let appending = tokio::spawn(async move { writer.append(&table, &first).await });
        database::until_waiting(&address, 1).await;
        database::cut_waiting(&address);
        assert!(appending.await.unwrap().is_err());
        in_the_way.rollback().await.unwrap();
        assert_eq!(store.append(&id, &append).await.unwrap(), Appended::Now(0));
        assert_eq!(store.append(&id, &append).await.unwrap(), Appended::Before(0));
    });
}

/// A way to the database on which answers get lost: connections through it are cut when it is told to, and from then on
/// what was asked still arrives.
struct Proxy {
    is_cut: Arc<AtomicBool>,
}

impl Proxy {
    fn start(listening: &Path, database: &Path) -> Proxy {
        let (listener, database) = (UnixListener::bind(listening).unwrap(), database.to_owned());
        let is_cut = Arc::new(AtomicBool::new(false));
        let cut = is_cut.clone();
        tokio::spawn(async move {
            loop {
                let (client, _) = listener.accept().await.unwrap();
                let server = UnixStream::connect(&database).await.unwrap();
                tokio::spawn(pass(client, server, cut.clone()));
            }
        });
        Proxy { is_cut }
    }
}

async fn pass(client: UnixStream, server: UnixStream, is_cut: Arc<AtomicBool>) {
    let (mut from_client, to_client) = client.into_split();
    let (from_server, mut to_server) = server.into_split();
    let asked = async { copy(&mut from_client, &mut to_server).await };
    let answered = async {
        let mut answer = vec![0; 1 << 16];
        loop {
            from_server.readable().await.unwrap();
            match from_server.try_read(&mut answer) {
                Ok(0) => return,
                // It was carried out, and nobody hears of it.
                Ok(_) if is_cut.load(Ordering::SeqCst) => return,
                Ok(length) => {
                    let mut rest = &answer[..length];
                    while !rest.is_empty() {
                        to_client.writable().await.unwrap();
                        rest = &rest[to_client.try_write(rest).unwrap_or(0)..];
                    }
                }
                Err(_) => {}
            }
        }
    };
    tokio::select! {
        _ = asked => {}
        () = answered => {}
    }
}

#[test]
fn a_write_whose_answer_gets_lost_is_made_once_when_it_is_sent_again() {
    on_a_database(async |address| {
        let folder = tempfile::tempdir().unwrap();
        let proxy = Proxy::start(&folder.path().join(".s.PGSQL.5432"), &database::shared().socket());
        let host = folder.path().display().to_string().replace('/', "%2F");
        let name = address.rsplit('/').next().unwrap();
        let store = Postgres::connect(&format!("postgres://postgres@{host}/{name}")).await.unwrap();
        let (id, _) = with_table(&store).await;
        // Its statement is prepared, so that the next answer is that of the write.
        store.append(&id, &write(0, &[played("x")])).await.unwrap();
        proxy.is_cut.store(true, Ordering::SeqCst);
        let append = write(1, &[played("y")]);
        let error = store.append(&id, &append).await.unwrap_err().to_string();
        assert!(error.starts_with("the connection to the database was lost"), "{error}");
        proxy.is_cut.store(false, Ordering::SeqCst);
        assert_eq!(store.append(&id, &append).await.unwrap(), Appended::Before(1));
        assert_eq!(store.table(&id).await.unwrap().unwrap().entries, ["x", "y"].map(played));
    });
}

/// Appends to a table until it is told to stop, each entry as often as it takes; how many were confirmed.
async fn play(store: Arc<Postgres>, id: TableId, done: Arc<AtomicBool>, all: Arc<AtomicUsize>) -> usize {
    for place in 0.. {
        let append = Append::new(place, token(), vec![played(&place.to_string())]);
        while store.append(&id, &append).await.is_err() {
            tokio::task::yield_now().await;
        }
        all.fetch_add(1, Ordering::SeqCst);
        if done.load(Ordering::SeqCst) {
            return place + 1;
        }
    }
    unreachable!()
}

#[test]
fn a_database_that_is_killed_or_stops_has_lost_nothing_when_it_is_back() {
    let cluster = Arc::new(Cluster::start(&[]));
    let address = cluster.new_database();
    run(async {
        let store = Arc::new(Postgres::connect(&address).await.unwrap());
        let (done, confirmed) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicUsize::new(0)));
        let until_more = async |count: usize| {
            let before = confirmed.load(Ordering::SeqCst);
            while confirmed.load(Ordering::SeqCst) < before + count {
                tokio::task::yield_now().await;
            }
        };
        let mut players = vec![];
        for _ in 0..4 {
            let (id, _) = with_table(&*store).await;
            let player = play(store.clone(), id.clone(), done.clone(), confirmed.clone());
            players.push((id, tokio::spawn(player)));
        }
        for _ in 0..3 {
            until_more(20).await;
            let killed = cluster.clone();
            tokio::task::spawn_blocking(move || {
                killed.kill();
                killed.start_again(&[]);
            })
            .await
            .unwrap();
        }
        until_more(20).await;
        // One that hangs is an error after a while, and nobody is told that anything was written.
        cluster.signal("-STOP");
        let silent = store.set_name(&PersonId::fresh().unwrap(), "Ada").await;
        assert!(matches!(silent, Err(StoreError::Database(DatabaseError::Silent))), "{silent:?}");
        cluster.signal("-CONT");
        until_more(20).await;
        done.store(true, Ordering::SeqCst);
        for (id, player) in players {
            let confirmed = player.await.unwrap();
            let log = store.table(&id).await.unwrap().unwrap().entries;
            let expected: Vec<_> = (0..confirmed).map(|place| played(&place.to_string())).collect();
            assert_eq!(log, expected);
        }
    });
}
