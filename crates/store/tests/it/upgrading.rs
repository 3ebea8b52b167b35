//! A database that an older program has made and filled is brought up to date, and has lost nothing.

use crate::promises::{opening, played, token, write};
use crate::stores::run;
use std::path::Path;
use store::{
    Appended, Entry, Kept, PersonId, Postgres, SessionId, Sessions, Stage, Store, TableId, Timestamp,
};
use store_testing::{client, shared};

/// The steps of the schema, as they were released.
fn steps() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/postgres");
    let files = (1..).map(|step| folder.join(format!("schema-{step}.sql")));
    files.map_while(|file| std::fs::read_to_string(file).ok()).collect()
}

/// What was kept before.
struct Old {
    ada: PersonId,
    session: SessionId,
    /// A table that is open to all, and one at which a person plays alone.
    tables: [(TableId, Kept); 2],
}

/// Makes a database as a program did that knew so many steps, and fills it as that did.
async fn made_by(address: &str, steps: &[String]) -> Old {
    for step in steps {
        shared().sql(address, step);
    }
    shared().sql(address, &format!("UPDATE mandate_version SET version = {}", steps.len()));
    let (ada, session) = (PersonId::fresh().unwrap(), SessionId::fresh().unwrap());
    let client = client(address).await;
    let name = "INSERT INTO people (id, name) VALUES ($1, 'Ada')";
    client.execute(name, &[&ada.as_str()]).await.unwrap();
    client
        .execute("INSERT INTO settings (name, value) VALUES ('secret', $1)", &[&vec![7_u8; 32]])
        .await
        .unwrap();
    let seen = "INSERT INTO sessions (id, person, begun, seen) VALUES ($1, $2, 1, 2)";
    client.execute(seen, &[&session.as_str(), &ada.as_str()]).await.unwrap();
    let tables = [true, false].map(|open_to_all| {
        let opening = store::Opening { open_to_all, ..opening(&ada) };
        let entries = vec![played("x"), Entry::Asks { seat: game::Seat::FIRST, asks: true }];
        (TableId::fresh().unwrap(), Kept { opening, entries })
    });
    for (id, Kept { opening, entries }) in &tables {
        let written = serde_json::to_string(opening).unwrap();
        let people = vec![ada.as_str()];
        let open = "SELECT open_table($1, 'qin', $2, NULL, $3, '{}', '{}')";
        client.execute(open, &[&id.as_str(), &written, &people]).await.unwrap();
        let entries: Vec<String> =
            entries.iter().map(|entry| serde_json::to_string(entry).unwrap()).collect();
        let tokens = [token(), token()];
        let tokens: Vec<&str> = tokens.iter().map(store::Token::as_str).collect();
        let append = "SELECT append_entries($1, 0, $2, $3, $4, '{}', true, NULL)";
        client.execute(append, &[&id.as_str(), &tokens[0], &tokens, &entries]).await.unwrap();
    }
    Old { ada, session, tables }
}

#[test]
fn a_database_of_every_older_version_is_brought_up_to_date_with_all_it_holds() {
    let steps = steps();
    assert!(steps.len() >= 4);
    let cluster = shared();
    for version in 1..=steps.len() {
        let address = cluster.new_database();
        run(async {
            let Old { ada, session, tables } = made_by(&address, &steps[..version]).await;
            // Twice: what is up to date is left as it is.
            for time in 0..2 {
                let store = Postgres::connect(&address).await.unwrap();
                assert_eq!(store.secret().await.unwrap(), [7; 32], "from version {version}");
                assert_eq!(store.name_of(&ada).await.unwrap().as_deref(), Some("Ada"));
                let sessions = store.sessions_of(&ada).await.unwrap();
                assert_eq!((sessions.len(), &sessions[0].id), (1, &session));
                assert_eq!(sessions[0].seen, Timestamp(2));
                for (id, kept) in &tables {
                    let mut now = store.table(id).await.unwrap().unwrap();
                    let added = now.entries.split_off(kept.entries.len());
                    assert_eq!((&now, added.len()), (kept, time), "from version {version}");
                    let append = write(kept.entries.len() + time, &[played("y")]);
                    let place = Appended::Now(kept.entries.len() + time);
                    assert_eq!(store.append(id, &append).await.unwrap(), place);
                }
                let listed = |tables: Vec<store::Listed>| {
                    tables.into_iter().map(|listed| listed.id).collect::<Vec<_>>()
                };
                let [(open, _), (alone, _)] = &tables;
                let both = [alone.clone(), open.clone()];
                assert_eq!(listed(store.latest_tables(9).await.unwrap()), both);
                assert_eq!(listed(store.tables_of(&ada, 9).await.unwrap()), both);
                // Tables from before the stages are sorted by their logs; later programs say themselves what begins.
                let shared = store.shared_tables(&[(Stage::Waiting, 9), (Stage::Playing, 9)]).await;
                assert_eq!(listed(shared.unwrap()), std::slice::from_ref(open), "from version {version}");
            }
        });
        let now = cluster.sql(&address, "SELECT version FROM mandate_version");
        assert_eq!(now, steps.len().to_string(), "from version {version}");
    }
}
