//! Clocks in the database. Whichever server counts, counts for all.

use super::{Postgres, number};
use crate::clocks::{Clocks, REMEMBERED};
use crate::ids::TableId;
use crate::interface::StoreError;
use crate::pace::Outage;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use std::time::Duration;

#[async_trait]
impl Clocks for Postgres {
    async fn begin_counting(&self, now: Timestamp) -> Result<(), StoreError> {
        let others = "SELECT EXISTS (SELECT 1 FROM holders WHERE expires > clock_timestamp())";
        let others_count: bool = self.query_one(others, &[]).await?.get(0);
        self.tick(now, if others_count { REMEMBERED } else { Duration::ZERO }).await
    }

    async fn tick(&self, now: Timestamp, gap: Duration) -> Result<(), StoreError> {
        let (gap, forgotten) = (gap.as_millis() as i64, now.before(REMEMBERED).0);
        self.query("SELECT tick($1, $2, $3)", &[&now.0, &gap, &forgotten]).await?;
        Ok(())
    }

    async fn outages(&self) -> Result<Vec<Outage>, StoreError> {
        let rows = self.query("SELECT began, ended FROM outages ORDER BY began", &[]).await?;
        let outages =
            rows.iter().map(|row| Outage { began: Timestamp(row.get(0)), ended: Timestamp(row.get(1)) });
        Ok(outages.collect())
    }

    async fn tables_due(&self, before: Timestamp, most: usize) -> Result<Vec<TableId>, StoreError> {
        let due = "SELECT id FROM tables WHERE due < $1 ORDER BY due, id LIMIT $2";
        let rows = self.query(due, &[&before.0, &number(most)]).await?;
        Ok(rows.iter().filter_map(|row| TableId::new(row.get(0))).collect())
    }
}
