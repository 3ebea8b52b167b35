//! The schema of the database: what was made in it by which version, and whether this program may use it.

use super::address::{Address, DatabaseError};
use crate::interface::StoreError;
use tokio_postgres::{Client, Transaction};

/// The steps from an empty database to the present schema. A step is never changed once it has been released;
/// `mandate_version` tells how many have been taken. Servers of the version before a step go on beside it, so that they
/// can be replaced one after the other; they are refused only when they start again.
const SCHEMA: &[&str] = &[
    include_str!("schema-1.sql"),
    include_str!("schema-2.sql"),
    include_str!("schema-3.sql"),
    include_str!("schema-4.sql"),
    include_str!("schema-5.sql"),
    include_str!("schema-6.sql"),
    include_str!("schema-7.sql"),
    include_str!("schema-8.sql"),
    include_str!("schema-9.sql"),
];

/// The version of the schema that this program writes.
const VERSION: i64 = SCHEMA.len() as i64;

/// Held by whoever looks at the schema or changes it, so that servers can start at the same time: "Mndt".
const LOCK: i64 = 0x4d6e_6474;

/// The oldest version of PostgreSQL that knows everything we ask for.
const OLDEST_SERVER: i64 = 14;

/// Makes sure that the database is ours and of the present schema. An empty one gets it; one of another program, of a
/// newer version, or that cannot be written to is left as it is.
pub(super) async fn prepare(address: &Address, client: &mut Client) -> Result<(), StoreError> {
    let failed = |error| address.explained(error);
    let transaction = client.transaction().await.map_err(failed)?;
    // Another server may be taking the steps just now; that may last.
    transaction.batch_execute("SET LOCAL statement_timeout = '60s'").await.map_err(failed)?;
    transaction.execute("SELECT pg_advisory_xact_lock($1)", &[&LOCK]).await.map_err(failed)?;
    let durability = refuse_what_cannot_serve(address, &transaction).await?;
    let found = version(address, &transaction).await?;
    if found > VERSION {
        return Err(StoreError::Newer { found, known: VERSION });
    }
    for step in SCHEMA.iter().skip(found as usize) {
        transaction.batch_execute(step).await.map_err(failed)?;
    }
    if found < VERSION {
        transaction.execute("UPDATE mandate_version SET version = $1", &[&VERSION]).await.map_err(failed)?;
    }
    refuse_without_permission(address, &transaction).await?;
    forget_foreign_changes(&transaction).await.map_err(failed)?;
    transaction.commit().await.map_err(failed)?;
    if durability == Durability::UntilACrash {
        tracing::warn!("the database is set to forget what it has confirmed when it crashes");
    }
    Ok(())
}

/// Whether a database keeps what it has confirmed.
#[derive(PartialEq)]
enum Durability {
    Always,
    UntilACrash,
}

async fn refuse_what_cannot_serve(
    address: &Address,
    database: &Transaction<'_>,
) -> Result<Durability, StoreError> {
    let asked = "SELECT current_setting('server_version_num')::bigint / 10000, current_setting('transaction_read_only'),
        current_setting('fsync') <> 'off' AND current_setting('synchronous_commit') <> 'off'";
    let row = database.query_one(asked, &[]).await.map_err(|error| address.explained(error))?;
    let (server, read_only, is_durable): (i64, String, bool) = (row.get(0), row.get(1), row.get(2));
    if server < OLDEST_SERVER {
        return Err(DatabaseError::OldServer { found: server, needed: OLDEST_SERVER }.into());
    }
    if read_only == "on" {
        return Err(DatabaseError::ReadOnly(address.database()).into());
    }
    Ok(if is_durable { Durability::Always } else { Durability::UntilACrash })
}

/// How many steps the database has taken; none if it is empty.
async fn version(address: &Address, database: &Transaction<'_>) -> Result<i64, StoreError> {
    let failed = |error| address.explained(error);
    // What extensions have made is nobody's.
    let asked = "SELECT to_regclass('mandate_version') IS NOT NULL, EXISTS (
            SELECT 1 FROM pg_class JOIN pg_namespace AS schema ON schema.oid = relnamespace
            WHERE relkind IN ('r', 'p', 'v', 'm', 'f')
                AND nspname <> 'information_schema' AND nspname NOT LIKE 'pg\\_%'
                AND NOT EXISTS (SELECT 1 FROM pg_depend WHERE objid = pg_class.oid AND deptype = 'e'))";
    let row = database.query_one(asked, &[]).await.map_err(failed)?;
    match (row.get(0), row.get(1)) {
        (true, _) => {
            let row = database.query_opt("SELECT version FROM mandate_version", &[]).await.map_err(failed)?;
            Ok(row.ok_or_else(|| DatabaseError::Foreign(address.database()))?.get(0))
        }
        (false, true) => Err(DatabaseError::Foreign(address.database()).into()),
        (false, false) => Ok(0),
    }
}

async fn refuse_without_permission(address: &Address, database: &Transaction<'_>) -> Result<(), StoreError> {
    let asked = "SELECT has_table_privilege('entries', 'INSERT') AND has_table_privilege('tables', 'UPDATE')";
    let row = database.query_one(asked, &[]).await.map_err(|error| address.explained(error))?;
    if row.get(0) { Ok(()) } else { Err(DatabaseError::ReadOnly(address.database()).into()) }
}

/// In a database that was restored elsewhere, changes bear the numbers of transactions that are yet to come here, and
/// would be taken for news again and again.
async fn forget_foreign_changes(database: &Transaction<'_>) -> Result<(), tokio_postgres::Error> {
    for table in ["tables", "people", "sessions", "cutoffs", "words"] {
        let update = format!(
            "UPDATE {table} SET change = '0' WHERE change >= pg_snapshot_xmax(pg_current_snapshot())"
        );
        database.execute(&update, &[]).await?;
    }
    Ok(())
}
