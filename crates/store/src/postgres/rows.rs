//! Everything in the database as rows, for copies to other stores.

use super::Postgres;
use crate::copy::{CopyError, Kind, Parcel, Portable, Row, SECTIONS, Section, TOGETHER, Value};
use crate::interface::StoreError;
use async_trait::async_trait;
use std::pin::pin;
use tokio::sync::mpsc;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Error, IsolationLevel, Transaction};
use tokio_stream::StreamExt;

/// Where the rows of tables are, and the order of lists.
const TABLES: &str = "tables JOIN openings USING (id)";
const LIST_ORDER: &str = "touch";

/// What our tables have and others do not: lengths of logs, and places in lists.
const COMPLETE: &str = "
    UPDATE tables SET length = coalesce((SELECT max(number) + 1 FROM entries WHERE table_id = id), 0), touch = place
        FROM (SELECT id AS placed, row_number() OVER (ORDER BY touched, id) AS place FROM tables) AS places
        WHERE id = placed;
    SELECT setval('touches', (SELECT coalesce(max(touch), 0) + 1 FROM tables), false)";

#[async_trait]
impl Portable for Postgres {
    async fn export(&self, rows: mpsc::Sender<Parcel>) -> Result<(), StoreError> {
        let mut client = self.patient_client().await?;
        export(&mut client, &rows).await.map_err(|error| self.address.explained(error))
    }

    async fn import(&self, mut rows: mpsc::Receiver<Parcel>) -> Result<(), StoreError> {
        let failed = |error| self.address.explained(error);
        let mut client = self.patient_client().await?;
        let transaction = client.transaction().await.map_err(failed)?;
        if !is_empty(&transaction).await.map_err(failed)? {
            return Err(CopyError::NotEmpty.into());
        }
        loop {
            match rows.recv().await {
                Some(Parcel::Rows { section, rows }) => {
                    import_rows(&transaction, &SECTIONS[section], &rows).await.map_err(failed)?;
                }
                Some(Parcel::End) => break,
                None => return Err(CopyError::Interrupted.into()),
            }
        }
        transaction.batch_execute(COMPLETE).await.map_err(failed)?;
        transaction.commit().await.map_err(failed)
    }
}

impl Postgres {
    /// A connection on which statements may last.
    async fn patient_client(&self) -> Result<Client, StoreError> {
        let settings = [("statement_timeout", "0"), ("idle_in_transaction_session_timeout", "0")];
        let (client, connection) = self.address.with_settings(&settings).connect().await?;
        tokio::spawn(connection);
        Ok(client)
    }
}

async fn export(client: &mut Client, to: &mpsc::Sender<Parcel>) -> Result<(), Error> {
    let moment = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead).read_only(true);
    let moment = moment.start().await?;
    for (number, section) in SECTIONS.iter().enumerate() {
        // Whoever takes no more has a reason of their own to tell.
        if !export_section(&moment, number, section, to).await? {
            return Ok(());
        }
    }
    let _ = to.send(Parcel::End).await;
    Ok(())
}

/// Hands over the rows of a section; whether they are still wanted.
async fn export_section(
    moment: &Transaction<'_>,
    number: usize,
    section: &Section,
    to: &mpsc::Sender<Parcel>,
) -> Result<bool, Error> {
    let nothing: [&(dyn ToSql + Sync); 0] = [];
    let mut found = pin!(moment.query_raw(&section.query(TABLES, LIST_ORDER), nothing).await?);
    let mut rows: Vec<Row> = vec![];
    while let Some(row) = found.next().await {
        rows.push(values(section, &row?)?);
        if rows.len() == TOGETHER {
            let rows = std::mem::take(&mut rows);
            if to.send(Parcel::Rows { section: number, rows }).await.is_err() {
                return Ok(false);
            }
        }
    }
    Ok(to.send(Parcel::Rows { section: number, rows }).await.is_ok())
}

fn values(section: &Section, row: &tokio_postgres::Row) -> Result<Row, Error> {
    let values = section.columns.iter().enumerate().map(|(column, (_, kind))| {
        Ok(match kind {
            Kind::Number => row.try_get::<_, Option<i64>>(column)?.map(Value::Number),
            Kind::Text => row.try_get::<_, Option<String>>(column)?.map(Value::Text),
            Kind::Bytes => row.try_get::<_, Option<Vec<u8>>>(column)?.map(Value::Bytes),
        }
        .unwrap_or(Value::Nothing))
    });
    values.collect()
}

async fn is_empty(database: &Transaction<'_>) -> Result<bool, Error> {
    for section in SECTIONS {
        let query = format!("SELECT 1 FROM {} LIMIT 1", section.name);
        if database.query_opt(&query, &[]).await?.is_some() {
            return Ok(false);
        }
    }
    Ok(true)
}

async fn import_rows(database: &Transaction<'_>, section: &Section, rows: &[Row]) -> Result<(), Error> {
    match section.name {
        "tables" => {
            let is_opening = |name: &str| name == "opening";
            insert(database, "tables", section, rows, |name| !is_opening(name)).await?;
            insert(database, "openings", section, rows, |name| name == "id" || is_opening(name)).await
        }
        name => insert(database, name, section, rows, |_| true).await,
    }
}

/// Inserts some columns of rows, one array for each column.
async fn insert(
    database: &Transaction<'_>,
    table: &str,
    section: &Section,
    rows: &[Row],
    is_wanted: impl Fn(&str) -> bool,
) -> Result<(), Error> {
    let mut names = vec![];
    let mut places = vec![];
    let mut arrays: Vec<Box<dyn ToSql + Sync + Send>> = vec![];
    for (column, (name, kind)) in section.columns.iter().enumerate().filter(|(_, (name, _))| is_wanted(name))
    {
        let values = rows.iter().map(|row| &row[column]);
        let (array, sql): (Box<dyn ToSql + Sync + Send>, &str) = match kind {
            Kind::Number => (Box::new(values.map(as_number).collect::<Vec<_>>()), "bigint[]"),
            Kind::Text => (Box::new(values.map(as_text).collect::<Vec<_>>()), "text[]"),
            Kind::Bytes => (Box::new(values.map(as_bytes).collect::<Vec<_>>()), "bytea[]"),
        };
        arrays.push(array);
        names.push(*name);
        places.push(format!("${}::{sql}", arrays.len()));
    }
    let (names, places) = (names.join(", "), places.join(", "));
    let statement = format!("INSERT INTO {table} ({names}) SELECT * FROM unnest({places})");
    let parameters: Vec<&(dyn ToSql + Sync)> = arrays.iter().map(|array| &**array as _).collect();
    database.execute(&statement, &parameters).await?;
    Ok(())
}

fn as_number(value: &Value) -> Option<i64> {
    if let Value::Number(number) = value { Some(*number) } else { None }
}

fn as_text(value: &Value) -> Option<String> {
    if let Value::Text(text) = value { Some(text.clone()) } else { None }
}

fn as_bytes(value: &Value) -> Option<Vec<u8>> {
    if let Value::Bytes(bytes) = value { Some(bytes.clone()) } else { None }
}
