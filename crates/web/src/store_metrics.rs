//! A store that measures itself: how long each operation takes, and whether it succeeds. Wraps any other store.

use crate::metrics::Metrics;
use async_trait::async_trait;
use std::sync::Arc;
use std::time::Instant;
use store::{
    Append, AppendError, Appended, Attendances, Changes, Clocks, Contacts, Entry, Feeds, Kept, Leases,
    Listed, Opened, Opening, PersonId, Sessions, Stage, Store, StoreError, TableId, Thinking, Words,
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

    async fn measure<T, E>(
        &self,
        operation: &'static str,
        is_failure: impl Fn(&E) -> bool,
        work: impl Future<Output = Result<T, E>>,
    ) -> Result<T, E> {
        let begun = Instant::now();
        let answer = work.await;
        self.metrics.stored(operation, begun.elapsed(), answer.as_ref().is_err_and(is_failure));
        answer
    }

    async fn timed<T>(
        &self,
        operation: &'static str,
        work: impl Future<Output = Result<T, StoreError>>,
    ) -> Result<T, StoreError> {
        self.measure(operation, |_| true, work).await
    }
}

#[async_trait]
impl Store for MeasuredStore {
    async fn secret(&self) -> Result<[u8; 32], StoreError> {
        self.timed("secret", self.store.secret()).await
    }

    async fn open_table(
        &self,
        id: &TableId,
        opening: &Opening,
        entries: &[Entry],
    ) -> Result<Opened, StoreError> {
        self.timed("open_table", self.store.open_table(id, opening, entries)).await
    }

    async fn table(&self, id: &TableId) -> Result<Option<Kept>, StoreError> {
        self.timed("table", self.store.table(id)).await
    }

    async fn entries_from(&self, id: &TableId, place: usize) -> Result<Vec<Entry>, StoreError> {
        self.timed("entries_from", self.store.entries_from(id, place)).await
    }

    async fn append(&self, id: &TableId, append: &Append) -> Result<Appended, AppendError> {
        // A conflict means that somebody else was faster: the store works.
        let is_failure = |error: &AppendError| matches!(error, AppendError::Store(_));
        let answer = self.measure("append", is_failure, self.store.append(id, append)).await;
        if let Ok(Appended::Now(_)) = answer {
            let moves = append.entries.iter().filter(|entry| matches!(entry, Entry::Played { .. }));
            self.metrics.moves_written(moves.count());
        }
        answer
    }

    async fn tables_of(&self, person: &PersonId, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.timed("tables_of", self.store.tables_of(person, most)).await
    }

    async fn latest_tables(&self, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.timed("latest_tables", self.store.latest_tables(most)).await
    }

    async fn tables_at(
        &self,
        stages: &[(Stage, usize)],
        person: &PersonId,
    ) -> Result<Vec<Listed>, StoreError> {
        self.timed("tables_at", self.store.tables_at(stages, person)).await
    }

    async fn shared_tables(&self, stages: &[(Stage, usize)]) -> Result<Vec<Listed>, StoreError> {
        self.timed("shared_tables", self.store.shared_tables(stages)).await
    }

    async fn correct_stages(&self, stages: &[(TableId, Stage)]) -> Result<(), StoreError> {
        self.timed("correct_stages", self.store.correct_stages(stages)).await
    }

    async fn rated_tables(&self) -> Result<Vec<Listed>, StoreError> {
        self.timed("rated_tables", self.store.rated_tables()).await
    }

    async fn uploaded_by(&self, person: &PersonId) -> Result<Vec<Listed>, StoreError> {
        self.timed("uploaded_by", self.store.uploaded_by(person)).await
    }

    async fn forget(&self, person: &PersonId) -> Result<(), StoreError> {
        self.timed("forget", self.store.forget(person)).await
    }

    async fn analysis(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        self.timed("analysis", self.store.analysis(id)).await
    }

    async fn keep_analysis(&self, id: &TableId, analysis: &str) -> Result<(), StoreError> {
        self.timed("keep_analysis", self.store.keep_analysis(id, analysis)).await
    }

    async fn uploads_of(&self, person: &PersonId) -> Result<usize, StoreError> {
        self.timed("uploads_of", self.store.uploads_of(person)).await
    }

    async fn is_blocked(&self, name: &str) -> Result<bool, StoreError> {
        self.timed("is_blocked", self.store.is_blocked(name)).await
    }

    async fn name_of(&self, person: &PersonId) -> Result<Option<String>, StoreError> {
        self.timed("name_of", self.store.name_of(person)).await
    }

    async fn set_name(&self, person: &PersonId, name: &str) -> Result<(), StoreError> {
        self.timed("set_name", self.store.set_name(person, name)).await
    }

    fn hurry(&self, id: &TableId) {
        self.store.hurry(id);
    }

    async fn changes(&self) -> Result<Changes, StoreError> {
        self.store.changes().await
    }

    fn sessions(&self) -> &dyn Sessions {
        self.store.sessions()
    }

    fn leases(&self) -> &dyn Leases {
        self.store.leases()
    }

    fn attendances(&self) -> &dyn Attendances {
        self.store.attendances()
    }

    fn thinking(&self) -> &dyn Thinking {
        self.store.thinking()
    }

    fn clocks(&self) -> &dyn Clocks {
        self.store.clocks()
    }

    fn words(&self) -> &dyn Words {
        self.store.words()
    }

    fn feeds(&self) -> &dyn Feeds {
        self.store.feeds()
    }

    fn contacts(&self) -> &dyn Contacts {
        self.store.contacts()
    }
}
