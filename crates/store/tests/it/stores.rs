//! Every kind of store, for tests of what all of them promise. A new one is one more line in `on_every_store`.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Postgres, Sqlite, Store};
use store_testing as database;

/// Longer than any test takes, on whatever machine.
const NEVER: Duration = Duration::from_mins(5);

/// A store that can be opened again, as another process would while a server runs.
pub enum Stores {
    File(PathBuf),
    Memory(Arc<Sqlite>),
    /// By its address.
    Database(String),
}

impl Stores {
    pub async fn open(&self) -> Arc<dyn Store> {
        match self {
            Stores::File(file) => Arc::new(Sqlite::open_beside(file).unwrap()),
            Stores::Memory(store) => store.clone(),
            Stores::Database(address) => Arc::new(Postgres::connect(address).await.unwrap()),
        }
    }
}

/// Runs a test on each kind of store.
#[expect(clippy::needless_pass_by_value, reason = "a closure that is written where it is given")]
pub fn on_every_store(test: impl AsyncFn(&Stores)) {
    run(async {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("tables.db");
        let _server = Sqlite::open(&file).unwrap();
        for stores in [
            Stores::File(file),
            Stores::Memory(Arc::new(Sqlite::in_memory().unwrap())),
            Stores::Database(database::shared().new_database()),
        ] {
            test(&stores).await;
        }
    });
}

/// Runs a test on a database of its own.
pub fn on_a_database(test: impl AsyncFnOnce(String)) {
    run(test(database::shared().new_database()));
}

/// Runs a test. One that waits for something that never comes fails in the end.
pub fn run<T>(work: impl Future<Output = T>) -> T {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(2).enable_all().build().unwrap();
    runtime.block_on(async { tokio::time::timeout(NEVER, work).await.unwrap() })
}

/// Waits for a store that needs no other tasks.
pub fn wait<T>(work: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(work)
}
