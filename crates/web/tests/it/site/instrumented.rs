//! A store that counts, fails and waits when it is told to, around a real one.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex};
use store::{
    AppendError, Appended, Entry, Kept, Listed, Opened, Opening, PersonId, Sessions, Sqlite, Store,
    StoreError, TableId, Token, Visibility,
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
    closed: Mutex<bool>,
    opened: Condvar,
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
        *self.gate.closed.lock().unwrap() = true;
    }

    pub fn let_go(&self) {
        *self.gate.closed.lock().unwrap() = false;
        self.gate.opened.notify_all();
    }

    /// Waits until an append is held.
    pub async fn held(&self) {
        self.gate.waiting.subscribe().wait_for(|waiting| *waiting).await.unwrap();
    }

    pub fn entries(&self, table: &str) -> Vec<Entry> {
        let id = TableId::new(table.rsplit('/').next().unwrap()).unwrap();
        self.inner.table(&id).unwrap().unwrap().entries
    }

    /// Waits until the log of a table is as wished, and gives it.
    pub async fn until(&self, table: &str, wished: impl Fn(&[Entry]) -> bool) -> Vec<Entry> {
        let mut ended = self.ended.subscribe();
        loop {
            ended.borrow_and_update();
            let entries = self.entries(table);
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

    fn wait_at_gate(&self) {
        let mut closed = self.gate.closed.lock().unwrap();
        while *closed {
            self.gate.waiting.send_replace(true);
            closed = self.gate.opened.wait(closed).unwrap();
        }
        self.gate.waiting.send_replace(false);
    }
}

fn broken() -> StoreError {
    StoreError::Unusable("the disk is full".into())
}

impl Store for Instrumented {
    fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.inner.secret()
    }

    fn open_table(&self, id: &TableId, opening: &Opening, entries: &[Entry]) -> Result<Opened, StoreError> {
        self.counted().open_table(id, opening, entries)
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        if self.unreadable.lock().unwrap().as_ref() == Some(id) {
            return Err(serde_json::from_str::<Entry>("{").unwrap_err().into());
        }
        self.counted().table(id)
    }

    fn append(
        &self,
        id: &TableId,
        expected: usize,
        token: &Token,
        entries: &[Entry],
        visibility: Visibility,
    ) -> Result<Appended, AppendError> {
        let fails = |left: usize| left.checked_sub(1);
        let appended = if self.failures.fetch_update(Ordering::SeqCst, Ordering::SeqCst, fails).is_ok() {
            Err(AppendError::Store(broken()))
        } else {
            self.counted().append(id, expected, token, entries, visibility)
        };
        self.wait_at_gate();
        self.ended.send_modify(|ended| *ended += 1);
        appended
    }

    fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.counted().tables_of(person, most)
    }

    fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        if self.lists_fail.load(Ordering::SeqCst) {
            return Err(broken());
        }
        self.counted().latest_tables(most)
    }

    fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        self.counted().is_blocked(name)
    }

    fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        self.counted().uploads_of(person)
    }

    fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        self.names.fetch_add(1, Ordering::SeqCst);
        self.counted().name_of(person)
    }

    fn call(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        self.counted().call(person, name)
    }

    fn sessions(&self) -> &dyn Sessions {
        self.inner.sessions()
    }
}
