//! Feeds in the file.

use super::Sqlite;
use super::sessions::person;
use crate::feeds::{Feed, FeedHash, Feeds};
use crate::ids::PersonId;
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

/// The step of the schema that brings feeds.
pub(super) const SCHEMA: &str = "
    CREATE TABLE feeds (hash BLOB PRIMARY KEY, person TEXT NOT NULL UNIQUE, made INTEGER NOT NULL) STRICT;
";

#[async_trait]
impl Feeds for Sqlite {
    async fn keep_feed(
        &self,
        address: &FeedHash,
        person: &PersonId,
        made: Timestamp,
    ) -> Result<(), StoreError> {
        let (address, person) = (*address, person.clone());
        self.write(move |file| {
            file.execute(
                "INSERT INTO feeds (hash, person, made) VALUES (?1, ?2, ?3)
                 ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, made = excluded.made",
                params![address.0, person.as_str(), made.0],
            )?;
            Ok(())
        })
        .await
    }

    async fn feed_at(&self, address: &FeedHash) -> Result<Option<Feed>, StoreError> {
        let address = *address;
        self.read(move |file| {
            let mut query = file.prepare_cached("SELECT person, made FROM feeds WHERE hash = ?1")?;
            let feed =
                |row: &rusqlite::Row| Ok(Feed { person: person(row, 0)?, made: Timestamp(row.get(1)?) });
            Ok(query.query_row(params![address.0], feed).optional()?)
        })
        .await
    }

    async fn feed_of(&self, person: &PersonId) -> Result<Option<Timestamp>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached("SELECT made FROM feeds WHERE person = ?1")?;
            Ok(query.query_row([person.as_str()], |row| row.get(0).map(Timestamp)).optional()?)
        })
        .await
    }

    async fn end_feed(&self, person: &PersonId) -> Result<(), StoreError> {
        let person = person.clone();
        self.write(move |file| {
            file.execute("DELETE FROM feeds WHERE person = ?1", [person.as_str()])?;
            Ok(())
        })
        .await
    }
}
