//! A store that counts, fails and waits when it is told to, around a real one.

use async_trait::async_trait;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use store::{
    Append, AppendError, Appended, Changes, Entry, Kept, Leases, Listed, Opened, Opening, PersonId, Sessions,
    Sqlite, Store, StoreError, TableId,
};
use tokio::sync::watch;

pub struct Instrumented {
    inner: Sqlite,
    /// How many appends have ended, well or not.
    ended: watch::Sender<usize>,
    /// All calls that wait for the disk.
    pub calls: AtomicUsize,
    /// Calls that ask for a name.
    pub names: AtomicUsize,
    /// How many appends will fail from now on.
    pub failures: AtomicUsize,
    /// Whether no list can be read.
    pub lists_fail: AtomicBool,
    /// A table that cannot be read.
    pub unreadable: Mutex<Option<TableId>>,
    gate: Gate,
}

/// Where appends wait after they are on disk, if it is closed.
#[derive(Default)]
struct Gate {
    closed: watch::Sender<bool>,
    waiting: watch::Sender<bool>,
}

impl Instrumented {
    pub fn new() -> Arc<Instrumented> {
        Instrumented::over(Sqlite::in_memory().unwrap())
    }

    pub fn over(inner: Sqlite) -> Arc<Instrumented> {
        Arc::new(Instrumented {
            inner,
            ended: watch::Sender::new(0),
            calls: AtomicUsize::new(0),
            names: AtomicUsize::new(0),
            failures: AtomicUsize::new(0),
            lists_fail: AtomicBool::new(false),
            unreadable: Mutex::default(),
            gate: Gate::default(),
        })
    }

    /// From now on whatever is appended is on disk, but nobody is told before [`Instrumented::let_go`].
    pub fn hold(&self) {
        self.gate.closed.send_replace(true);
    }

    pub fn let_go(&self) {
        self.gate.closed.send_replace(false);
    }

    /// Waits until an append is held.
    pub async fn held(&self) {
        self.gate.waiting.subscribe().wait_for(|waiting| *waiting).await.unwrap();
    }

    pub async fn entries(&self, table: &str) -> Vec<Entry> {
        let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
        still(self.inner.table(&id)).await.unwrap().unwrap().entries
    }

    /// Waits until the log of a table is as wished, and gives it.
    pub async fn until(&self, table: &str, wished: impl Fn(&[Entry]) -> bool) -> Vec<Entry> {
        let mut ended = self.ended.subscribe();
        loop {
            ended.borrow_and_update();
            let entries = self.entries(table).await;
            if wished(&entries) {
                return entries;
            }
            ended.changed().await.unwrap();
        }
    }

    /// How many appends have ended.
    pub fn appends(&self) -> usize {
        *self.ended.borrow()
    }

    fn counted(&self) -> &Sqlite {
        self.calls.fetch_add(1, Ordering::SeqCst);
        &self.inner
    }

    async fn wait_at_gate(&self) {
        let mut closed = self.gate.closed.subscribe();
        if *closed.borrow_and_update() {
            self.gate.waiting.send_replace(true);
            closed.wait_for(|closed| !closed).await.unwrap();
        }
        self.gate.waiting.send_replace(false);
    }
}

/// Does something during which the clock of a test stands still: one that is paused would jump while the test waits for
/// a thread that it knows nothing of.
pub async fn still<T>(work: impl Future<Output = T>) -> T {
    let (done, ended) = std::sync::mpsc::channel::<()>();
    // Time does not jump while such work is under way.
    tokio::task::spawn_blocking(move || ended.recv());
    let answer = work.await;
    drop(done);
    answer
}

fn broken() -> StoreError {
    StoreError::Unusable("the disk is full".into())
}

#[async_trait]
impl Store for Instrumented {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.inner.secret().await
    }

    async fn open_table(
        &self,
        id: &TableId,
        opening: &Opening,
        entries: &[Entry],
    ) -> Result<Opened, StoreError> {
        still(self.counted().open_table(id, opening, entries)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        if self.unreadable.lock().unwrap().as_ref() == Some(id) {
            return Err(serde_json::from_str::<Entry>("{").unwrap_err().into());
        }
        still(self.counted().table(id)).await
    }

    async fn entries_from(&self, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError> {
        still(self.counted().entries_from(id, place)).await
    }

    async fn append(&self, id: &TableId, append: &Append) -> Result<Appended, AppendError> {
        let fails = |left: usize| left.checked_sub(1);
        let appended = if self.failures.fetch_update(Ordering::SeqCst, Ordering::SeqCst, fails).is_ok() {
            Err(AppendError::Store(broken()))
        } else {
            still(self.counted().append(id, append)).await
        };
        self.wait_at_gate().await;
        self.ended.send_modify(|ended| *ended += 1);
        appended
    }

    async fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        still(self.counted().tables_of(person, most)).await
    }

    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        still(self.counted().latest_tables(most)).await
    }

    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        still(self.counted().is_blocked(name)).await
    }

    async fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        still(self.counted().uploads_of(person)).await
    }

    async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        self.names.fetch_add(1, Ordering::SeqCst);
        still(self.counted().name_of(person)).await
    }

    async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        still(self.counted().set_name(person, name)).await
    }

    async fn changes(&self) -> Result<Changes, StoreError> {
        self.inner.changes().await
    }

    fn sessions(&self) -> &dyn Sessions {
        self.inner.sessions()
    }

    fn leases(&self) -> &dyn Leases {
        self.inner.leases()
    }
}
