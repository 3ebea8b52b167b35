//! How many entries a store takes a second from many tables at once.
//!
//! `cargo bench -p store -- [FILE | postgres://…] [TABLES] [SECONDS]`; without an argument, a file in the temporary folder.
//! What a slow disk would do is seen with a delay for every flush:
//! `strace -f --seccomp-bpf -qq -o /dev/null -e inject=fdatasync,fsync:delay_enter=5000 BENCH FILE`.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use store::{Append, Chair, Entry, Opening, PersonId, Postgres, Sqlite, Store, TableId, Token};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1).filter(|argument| argument != "--bench");
    let folder = tempfile::tempdir()?;
    let place = arguments.next().unwrap_or_else(|| folder.path().join("bench.db").display().to_string());
    let tables = arguments.next().map_or(Ok(100), |tables| tables.parse())?;
    let time = Duration::from_secs(arguments.next().map_or(Ok(5), |seconds| seconds.parse())?);
    tokio::runtime::Runtime::new()?.block_on(async {
        let store: Arc<dyn Store> = if place.starts_with("postgres") {
            Arc::new(Postgres::connect(&place).await?)
        } else {
            Arc::new(Sqlite::open(Path::new(&place))?)
        };
        let begun = Instant::now();
        let players: Vec<_> = (0..tables).map(|_| tokio::spawn(play(store.clone(), begun + time))).collect();
        let mut waits = vec![];
        for player in players {
            waits.extend(player.await??);
        }
        waits.sort_unstable();
        let rate = waits.len() as f64 / begun.elapsed().as_secs_f64();
        let (median, slow) = (waits[waits.len() / 2], waits[waits.len() * 99 / 100]);
        println!(
            "{tables} tables: {rate:.0} appends a second, median {median:.1?}, 99 of 100 within {slow:.1?}"
        );
        Ok(())
    })
}

/// Appends to a table of its own until the end; how long each took.
async fn play(store: Arc<dyn Store>, end: Instant) -> Outcome<Vec<Duration>> {
    let (id, ada) = (TableId::fresh()?, PersonId::fresh()?);
    let opening = Opening {
        game: "qin".into(),
        rules: 1,
        options: serde_json::json!({}),
        chairs: vec![Chair::person(ada.clone(), "Ada"), Chair::Free],
        origin: game::Origin::Whole(game::Seed::from_text("tea", 0)),
        by: ada,
        open_to_all: true,
        customs: store::Customs::default(),
    };
    store.open_table(&id, &opening, &[]).await?;
    let mut waits = vec![];
    while Instant::now() < end {
        let entry = Entry::Played { seat: game::Seat::FIRST, action: "ry e8 e9".into() };
        let begun = Instant::now();
        store.append(&id, &Append::new(waits.len(), Token::fresh()?, vec![entry])).await?;
        waits.push(begun.elapsed());
    }
    Ok(waits)
}
