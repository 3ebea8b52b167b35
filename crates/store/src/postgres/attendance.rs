//! Who is at which table, of all servers that use the database.

use super::Postgres;
use crate::attendance::{Arrivals, Attendances, Elsewhere, Place};
use crate::ids::{PersonId, TableId};
use crate::interface::StoreError;
use crate::leases::Holder;
use async_trait::async_trait;
use tokio_postgres::Row;

/// Says who has come ($2, $3) and gone ($4, $5), and asks who is elsewhere, unless the mark ($7) stands for them.
const CHANGES: &str = "
    WITH said AS (SELECT * FROM unnest($2::text[], $3::text[]) AS said (table_id, person)),
        left_by AS (SELECT * FROM unnest($4::text[], $5::text[]) AS left_by (table_id, person)),
        gone AS (DELETE FROM attendances WHERE holder = $1
            AND (table_id, person) IN (SELECT table_id, person FROM left_by)),";

/// The same where whoever is not named is gone.
const EVERYBODY: &str = "
    WITH said AS (SELECT * FROM unnest($2::text[], $3::text[]) AS said (table_id, person)),
        left_by AS (SELECT * FROM unnest($4::text[], $5::text[]) AS left_by (table_id, person)),
        gone AS (DELETE FROM attendances WHERE holder = $1
            AND (table_id, person) NOT IN (SELECT table_id, person FROM said)),";

/// What follows both.
const EXCHANGE: &str = "
        come AS (INSERT INTO attendances (holder, table_id, person)
            SELECT id, table_id, person FROM said, holders WHERE id = $1 ON CONFLICT DO NOTHING),
        here AS (SELECT table_id FROM attendances WHERE holder = $1
            UNION SELECT table_id FROM said UNION SELECT $6::text),
        elsewhere AS (SELECT DISTINCT table_id, person FROM attendances JOIN holders ON holders.id = holder
            WHERE holder <> $1 AND expires > clock_timestamp() AND table_id IN (SELECT table_id FROM here)),
        marked AS (SELECT coalesce(md5(string_agg(table_id || person, ' ' ORDER BY table_id, person)), '') AS mark
            FROM elsewhere)
    SELECT mark, table_id, person FROM marked LEFT JOIN elsewhere ON mark <> $7";

#[async_trait]
impl Attendances for Postgres {
    fn is_shared(&self) -> bool {
        true
    }

    async fn exchange(
        &self,
        holder: Holder,
        said: &Arrivals,
        also_at: Option<&TableId>,
        mark: &str,
    ) -> Result<Elsewhere, StoreError> {
        let (begin, come, gone) = match said {
            Arrivals::Everybody(here) => (EVERYBODY, here.as_slice(), [].as_slice()),
            Arrivals::Changes { come, gone } => (CHANGES, come.as_slice(), gone.as_slice()),
        };
        let (come, gone) = (columns(come), columns(gone));
        let also_at = also_at.map(TableId::as_str);
        let exchange = format!("{begin}{EXCHANGE}");
        let rows =
            self.query(&exchange, &[&holder.0, &come.0, &come.1, &gone.0, &gone.1, &also_at, &mark]).await?;
        let told: String = rows.first().map(|row| row.get(0)).unwrap_or_default();
        let places = (told != mark).then(|| rows.iter().filter_map(place).collect());
        Ok(Elsewhere { mark: told, places })
    }
}

/// Tables and people apart, as the database takes them.
fn columns(places: &[Place]) -> (Vec<&str>, Vec<&str>) {
    places.iter().map(|(table, person)| (table.as_str(), person.as_str())).unzip()
}

/// The place in a row, if there is one in it.
fn place(row: &Row) -> Option<Place> {
    let (table, person): (Option<&str>, Option<&str>) = (row.get(1), row.get(2));
    Some((TableId::new(table?)?, PersonId::new(person?)?))
}
