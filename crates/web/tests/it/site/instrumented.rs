//! A store that counts, fails and waits when it is told to, around a real one.

use async_trait::async_trait;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;
use store::{
    Append, AppendError, Appended, Attendances, Changes, Clocks, Contacts, Entry, Feeds, Kept, Leases,
    Listed, Opened, Opening, Outage, PersonId, Said, Sessions, Sqlite, Stage, Store, StoreError, TableId,
    Thinking, Timestamp, Token, Words,
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

/// A list as if everything in it had happened at once: the clock of a test may be paused, and that of the store is not.
fn timeless(listed: Result<Vec<Listed>, StoreError>) -> Result<Vec<Listed>, StoreError> {
    let at_once = |listed: Listed| Listed {
        touched: Timestamp(0),
        begun: listed.begun.map(|_| Timestamp(0)),
        ended: listed.ended.map(|_| Timestamp(0)),
        ..listed
    };
    Ok(listed?.into_iter().map(at_once).collect())
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
        timeless(still(self.counted().tables_of(person, most)).await)
    }

    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        timeless(still(self.counted().latest_tables(most)).await)
    }

    async fn tables_at(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        timeless(still(self.counted().tables_at(stages, person)).await)
    }

    async fn shared_tables(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        timeless(still(self.counted().shared_tables(stages)).await)
    }

    async fn correct_stages(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError> {
        still(self.counted().correct_stages(stages)).await
    }

    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        still(self.counted().is_blocked(name)).await
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        still(self.counted().analysis(id)).await
    }

    async fn keep_analysis(&self, id: &TableId, analysis: &str) -> Result<(), StoreError> {
        still(self.counted().keep_analysis(id, analysis)).await
    }

    async fn rated_tables(&self) -> Result<Vec<Listed>, StoreError> {
        still(self.counted().rated_tables()).await
    }

    async fn uploaded_by(&self, person: &PersonId) -> Result<Vec<Listed>, StoreError> {
        still(self.counted().uploaded_by(person)).await
    }

    async fn forget(&self, person: &PersonId) -> Result<(), StoreError> {
        still(self.counted().forget(person)).await
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

    fn hurry(&self, id: &TableId) {
        self.inner.hurry(id);
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

    fn attendances(&self) -> &dyn Attendances {
        self.inner.attendances()
    }

    fn thinking(&self) -> &dyn Thinking {
        self.inner.thinking()
    }

    fn clocks(&self) -> &dyn Clocks {
        self
    }

    fn words(&self) -> &dyn Words {
        self
    }

    fn feeds(&self) -> &dyn Feeds {
        self.inner.feeds()
    }

    fn contacts(&self) -> &dyn Contacts {
        self.inner.contacts()
    }
}

#[async_trait]
impl Clocks for Instrumented {
    async fn begin_counting(&self, now: Timestamp) -> Result<(), StoreError> {
        still(self.inner.begin_counting(now)).await
    }

    async fn tick(&self, now: Timestamp, gap: Duration) -> Result<(), StoreError> {
        still(self.inner.tick(now, gap)).await
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        still(self.inner.outages()).await
    }

    async fn tables_due(&self, before: Timestamp, most: usize) -> Result<Vec<TableId>, StoreError> {
        still(self.inner.tables_due(before, most)).await
    }
}

#[async_trait]
impl Words for Instrumented {
    async fn say(&self, table: &TableId, token: &Token, said: &Said) -> Result<(), StoreError> {
        still(self.inner.say(table, token, said)).await
    }

    async fn said_at(&self, table: &TableId, most: usize) -> Result<Vec<Said>, StoreError> {
        still(self.inner.said_at(table, most)).await
    }

    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, Said)>, StoreError> {
        still(self.inner.said_by(person)).await
    }
}
