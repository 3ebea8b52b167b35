//! Feeds in the database.

use super::Postgres;
use super::sessions::person;
use crate::feeds::{Feed, FeedHash, Feeds};
use crate::ids::PersonId;
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;

#[async_trait]
impl Feeds for Postgres {
    async fn keep_feed(
        &self,
        address: &FeedHash,
        person: &PersonId,
        made: Timestamp,
    ) -> Result<(), StoreError> {
        let upsert = "INSERT INTO feeds (hash, person, made) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made";
        self.query(upsert, &[&address.0.as_slice(), &person.as_str(), &made.0]).await?;
        Ok(())
    }

    async fn feed_at(&self, address: &FeedHash) -> Result<Option<Feed>, StoreError> {
        let query = "SELECT person, made FROM feeds WHERE hash = $1";
        let rows = self.query(query, &[&address.0.as_slice()]).await?;
        let feed = |row| Ok(Feed { person: person(row, 0)?, made: Timestamp(row.get(1)) });
        rows.first().map(feed).transpose()
    }

    async fn feed_of(&self, person: &PersonId) -> Result<Option<Timestamp>, StoreError> {
        let rows = self.query("SELECT made FROM feeds WHERE person = $1", &[&person.as_str()]).await?;
        Ok(rows.first().map(|row| Timestamp(row.get(0))))
    }

    async fn end_feed(&self, person: &PersonId) -> Result<(), StoreError> {
        self.query("DELETE FROM feeds WHERE person = $1", &[&person.as_str()]).await?;
        Ok(())
    }
}
