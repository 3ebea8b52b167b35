//! A store that measures itself: how long each operation takes, and whether it succeeds. Wraps any other store.

use crate::metrics::Metrics;
use std::sync::Arc;
use std::time::Instant;
use store::{
    AppendError, Appended, Entry, Kept, Listed, Opened, Opening, PersonId, Sessions, Store, StoreError,
    TableId, Token, Visibility,
};

/// A store whose operations are measured.
pub struct MeasuredStore {
    store: Arc<dyn Store>,
    metrics: Arc<Metrics>,
}

impl MeasuredStore {
    pub fn new(store: Arc<dyn Store>, metrics: Arc<Metrics>) -> MeasuredStore {
        MeasuredStore { store, metrics }
    }

    fn measure<T, E>(
        &self,
        operation: &'static str,
        is_failure: impl Fn(&E) -> bool,
        work: impl FnOnce(&dyn Store) -> Result<T, E>,
    ) -> Result<T, E> {
        let begun = Instant::now();
        let answer = work(&*self.store);
        self.metrics.stored(operation, begun.elapsed(), answer.as_ref().is_err_and(is_failure));
        answer
    }

    fn timed<T>(
        &self,
        operation: &'static str,
        work: impl FnOnce(&dyn Store) -> Result<T, StoreError>,
    ) -> Result<T, StoreError> {
        self.measure(operation, |_| true, work)
    }
}

impl Store for MeasuredStore {
    fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.timed("secret", Store::secret)
    }

    fn open_table(&self, id: &TableId, opening: &Opening, entries: &[Entry]) -> Result<Opened, StoreError> {
        self.timed("open_table", |store| store.open_table(id, opening, entries))
    }

    fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.timed("table", |store| store.table(id))
    }

    fn append(
        &self,
        id: &TableId,
        expected: usize,
        token: &Token,
        entries: &[Entry],
        visibility: Visibility,
    ) -> Result<Appended, AppendError> {
        // A conflict means that somebody else was faster: the store works.
        let is_failure = |error: &AppendError| matches!(error, AppendError::Store(_));
        let answer = self
            .measure("append", is_failure, |store| store.append(id, expected, token, entries, visibility));
        if let Ok(Appended::Now(_)) = answer {
            let moves = entries.iter().filter(|entry| matches!(entry, Entry::Played { .. }));
            self.metrics.moves_written(moves.count());
        }
        answer
    }

    fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.timed("tables_of", |store| store.tables_of(person, most))
    }

    fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.timed("latest_tables", |store| store.latest_tables(most))
    }

    fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        self.timed("uploads_of", |store| store.uploads_of(person))
    }

    fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        self.timed("is_blocked", |store| store.is_blocked(name))
    }

    fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        self.timed("name_of", |store| store.name_of(person))
    }

    fn call(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        self.timed("call", |store| store.call(person, name))
    }

    fn sessions(&self) -> &dyn Sessions {
        self.store.sessions()
    }
}
