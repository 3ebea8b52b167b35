//! Leases in the database, by its clock alone.
//!
//! Whoever takes a lease away looks at the moment at which its statement began: if the holder was late then, it stays
//! late. Whoever writes under a lease looks at the very moment (`append_entries`).

use super::{Postgres, number};
use crate::ids::TableId;
use crate::interface::StoreError;
use crate::leases::{Holder, Lease, Leases, Renewal, Rules};
use async_trait::async_trait;
use std::time::Duration;
use tokio_postgres::Row;

#[async_trait]
impl Leases for Postgres {
    async fn register_holder(&self, time: Duration) -> Result<Holder, StoreError> {
        // Those of long ago go, once others have taken over what they held.
        let register = "WITH gone AS (DELETE FROM holders WHERE expires < statement_timestamp() - interval '1 hour'
                AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = holders.id))
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
        // Its leases stay, for others to take over.
        let retire = "UPDATE holders SET expires = least(expires, clock_timestamp()) WHERE id = $1";
        self.query(retire, &[&holder.0]).await?;
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

    async fn take_over(
        &self,
        holder: Holder,
        known: &[Rules],
        most: usize,
    ) -> Result<Vec<Lease>, StoreError> {
        // One under which something is being written, or which somebody else takes over, is left alone.
        let take_over = "WITH abandoned AS (
                SELECT leases.table_id FROM leases
                JOIN holders ON holders.id = leases.holder AND expires < statement_timestamp()
                JOIN openings ON openings.id = leases.table_id
                JOIN unnest($2::text[], $3::bigint[]) AS known (game, rules)
                    ON known.game = opening::json ->> 'game' AND known.rules = (opening::json ->> 'rules')::bigint
                LIMIT $4 FOR UPDATE OF leases SKIP LOCKED)
            UPDATE leases SET holder = holders.id, fence = nextval('fences') FROM abandoned, holders
            WHERE leases.table_id = abandoned.table_id AND holders.id = $1 AND expires > clock_timestamp()
            RETURNING leases.table_id, leases.fence";
        let (games, rules): (Vec<&str>, Vec<i64>) =
            known.iter().map(|(game, rules)| (*game, i64::from(*rules))).unzip();
        let rows = self.query(take_over, &[&holder.0, &games, &rules, &number(most)]).await?;
        let lease = |row: &Row| Some(Lease { table: TableId::new(row.get(0))?, fence: row.get(1) });
        Ok(rows.iter().filter_map(lease).collect())
    }

    async fn release_lease(&self, lease: &Lease) -> Result<(), StoreError> {
        let release = "DELETE FROM leases WHERE table_id = $1 AND fence = $2";
        self.query(release, &[&lease.table.as_str(), &lease.fence]).await?;
        Ok(())
    }
}
