//! Leases in the database, by its clock alone.
//!
//! Whoever takes a lease away looks at the moment at which its statement began: if the holder was late then, it stays
//! late. Whoever writes under a lease looks at the very moment (`append_entries`).

use super::Postgres;
use crate::ids::TableId;
use crate::interface::StoreError;
use crate::leases::{Holder, Lease, Leases, Renewal};
use async_trait::async_trait;
use std::time::Duration;

#[async_trait]
impl Leases for Postgres {
    async fn register_holder(&self, time: Duration) -> Result<Holder, StoreError> {
        // Those of long ago go, with what they held.
        let register = "WITH gone AS (DELETE FROM holders WHERE expires < statement_timestamp() - interval '1 hour')
            INSERT INTO holders (expires) VALUES (clock_timestamp() + make_interval(secs => $1)) RETURNING id";
        Ok(Holder(self.query_one(register, &[&time.as_secs_f64()]).await?.get(0)))
    }

    async fn renew_holder(&self, holder: Holder, time: Duration) -> Result<Renewal, StoreError> {
        let renew = "UPDATE holders SET expires = clock_timestamp() + make_interval(secs => $2)
            WHERE id = $1 AND expires > clock_timestamp() RETURNING 1";
        let renewed = self.query(renew, &[&holder.0, &time.as_secs_f64()]).await?;
        Ok(if renewed.is_empty() { Renewal::Expired } else { Renewal::Alive })
    }

    async fn retire_holder(&self, holder: Holder) -> Result<(), StoreError> {
        self.query("DELETE FROM holders WHERE id = $1", &[&holder.0]).await?;
        Ok(())
    }

    async fn acquire_lease(&self, holder: Holder, table: &TableId) -> Result<Option<Lease>, StoreError> {
        let acquire = "INSERT INTO leases (table_id, holder)
                SELECT $1, id FROM holders WHERE id = $2 AND expires > clock_timestamp()
            ON CONFLICT (table_id) DO UPDATE SET holder = excluded.holder, fence = excluded.fence
                WHERE leases.holder = excluded.holder OR NOT EXISTS (
                    SELECT 1 FROM holders WHERE id = leases.holder AND expires > statement_timestamp())
            RETURNING fence";
        let rows = self.query(acquire, &[&table.as_str(), &holder.0]).await?;
        Ok(rows.first().map(|row| Lease { table: table.clone(), fence: row.get(0) }))
    }

    async fn release_lease(&self, lease: &Lease) -> Result<(), StoreError> {
        let release = "DELETE FROM leases WHERE table_id = $1 AND fence = $2";
        self.query(release, &[&lease.table.as_str(), &lease.fence]).await?;
        Ok(())
    }
}
