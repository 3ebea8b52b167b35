//! Clocks in the file. One server counts: nobody else can serve from it.

use super::Sqlite;
use crate::clocks::{Clocks, REMEMBERED};
use crate::ids::TableId;
use crate::interface::StoreError;
use crate::pace::{ClockReading, Outage};
use crate::sessions::Timestamp;
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, params};
use std::time::Duration;

/// When somebody's time is up, when a server last counted, and when none did.
pub(super) const SCHEMA: &str = "
    ALTER TABLE tables ADD COLUMN due INTEGER;
    CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
    CREATE TABLE counting (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
    CREATE TABLE outages (began INTEGER PRIMARY KEY, ended INTEGER NOT NULL) STRICT;
";

#[async_trait]
impl Clocks for Sqlite {
    async fn begin_counting(&self, now: Timestamp) -> Result<(), StoreError> {
        self.tick(now, Duration::ZERO).await
    }

    async fn tick(&self, now: Timestamp, gap: Duration) -> Result<(), StoreError> {
        let runs = |file: &Connection| {
            Ok(file.prepare_cached("SELECT 1 FROM tables WHERE due IS NOT NULL")?.exists([])?)
        };
        let counts = |file: &Connection| Ok(file.prepare_cached("SELECT 1 FROM counting")?.exists([])?);
        if !self.read(runs).await? {
            // Nobody has to count: whoever begins to later has not missed anything.
            if self.read(counts).await? {
                let forget = |file: &Connection| Ok(file.execute("DELETE FROM counting", []).map(drop)?);
                return self.write(forget).await;
            }
            return Ok(());
        }
        self.write(move |file| {
            let last = file.query_row("SELECT at FROM counting", [], |row| row.get(0)).optional()?;
            if let Some(last) = last.map(Timestamp).filter(|last| now.since(*last) > gap) {
                file.prepare_cached("INSERT OR REPLACE INTO outages (began, ended) VALUES (?1, ?2)")?
                    .execute([last.0, now.0])?;
                file.prepare_cached("DELETE FROM outages WHERE ended < ?1")?
                    .execute([now.before(REMEMBERED).0])?;
            }
            file.prepare_cached(
                "INSERT INTO counting (id, at) VALUES (1, ?1)
                 ON CONFLICT (id) DO UPDATE SET at = max(at, excluded.at)",
            )?
            .execute([now.0])?;
            Ok(())
        })
        .await
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        self.read(|file| {
            let mut query = file.prepare_cached("SELECT began, ended FROM outages ORDER BY began")?;
            let outages = query.query_map([], |row| {
                Ok(Outage { began: Timestamp(row.get(0)?), ended: Timestamp(row.get(1)?) })
            })?;
            Ok(outages.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn tables_due(&self, before: Timestamp, most: usize) -> Result<Vec<TableId>, StoreError> {
        self.read(move |file| {
            let mut query =
                file.prepare_cached("SELECT id FROM tables WHERE due < ?1 ORDER BY due, id LIMIT ?2")?;
            let ids = query.query_map(params![before.0, most as i64], |row| row.get::<_, String>(0))?;
            let ids: Vec<String> = ids.collect::<Result<_, _>>()?;
            Ok(ids.iter().filter_map(|id| TableId::new(id)).collect())
        })
        .await
    }
}

/// Keeps when somebody's time at a table is up. Where no clock ran anywhere, time counts from this reading on.
pub(super) fn keep_reading(file: &Connection, id: &TableId, clocks: &ClockReading) -> Result<(), StoreError> {
    file.prepare_cached("UPDATE tables SET due = ?2 WHERE id = ?1")?
        .execute(params![id.as_str(), clocks.due.map(|due| due.0)])?;
    if clocks.due.is_some() {
        file.prepare_cached("INSERT OR IGNORE INTO counting (id, at) VALUES (1, ?1)")?
            .execute([clocks.offered.0])?;
    }
    Ok(())
}
