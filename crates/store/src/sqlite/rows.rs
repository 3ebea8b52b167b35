//! Everything in the file as rows, for copies to other stores.

use super::Sqlite;
use crate::copy::{CopyError, Parcel, Portable, Row, SECTIONS, Section, TOGETHER, Value};
use crate::interface::StoreError;
use async_trait::async_trait;
use rusqlite::{Connection, ToSql, types};
use tokio::sync::mpsc;

/// The order of lists.
const LIST_ORDER: &str = "touched, id";

#[async_trait]
impl Portable for Sqlite {
    async fn export(&self, rows: mpsc::Sender<Parcel>) -> Result<(), StoreError> {
        self.read(move |file| {
            for (number, section) in SECTIONS.iter().enumerate() {
                // Whoever takes no more has a reason of their own to tell.
                if !export_section(file, number, section, &rows)? {
                    return Ok(());
                }
            }
            let _ = rows.blocking_send(Parcel::End);
            Ok(())
        })
        .await
    }

    async fn import(&self, mut rows: mpsc::Receiver<Parcel>) -> Result<(), StoreError> {
        self.write(move |file| {
            refuse_unless_empty(file)?;
            loop {
                match rows.blocking_recv() {
                    Some(Parcel::Rows { section, rows }) => import_rows(file, &SECTIONS[section], &rows)?,
                    Some(Parcel::End) => return Ok(()),
                    None => return Err(CopyError::Interrupted.into()),
                }
            }
        })
        .await
    }
}

/// Hands over the rows of a section; whether they are still wanted.
fn export_section(
    file: &Connection,
    number: usize,
    section: &Section,
    to: &mpsc::Sender<Parcel>,
) -> Result<bool, StoreError> {
    let mut query = file.prepare(&section.query("tables", LIST_ORDER))?;
    let mut found = query.query([])?;
    let mut rows: Vec<Row> = vec![];
    while let Some(row) = found.next()? {
        let values = (0..section.columns.len()).map(|column| Ok(value(row.get(column)?)));
        rows.push(values.collect::<Result<_, StoreError>>()?);
        if rows.len() == TOGETHER {
            let rows = std::mem::take(&mut rows);
            if to.blocking_send(Parcel::Rows { section: number, rows }).is_err() {
                return Ok(false);
            }
        }
    }
    Ok(to.blocking_send(Parcel::Rows { section: number, rows }).is_ok())
}

fn refuse_unless_empty(file: &Connection) -> Result<(), StoreError> {
    for section in SECTIONS {
        if file.prepare(&format!("SELECT 1 FROM {}", section.name))?.exists([])? {
            return Err(CopyError::NotEmpty.into());
        }
    }
    Ok(())
}

fn import_rows(file: &Connection, section: &Section, rows: &[Row]) -> Result<(), StoreError> {
    let places = vec!["?"; section.columns.len()].join(", ");
    let mut insert = file.prepare_cached(&format!(
        "INSERT INTO {} ({}) VALUES ({places})",
        section.name,
        section.column_names()
    ))?;
    for row in rows {
        insert.execute(rusqlite::params_from_iter(row))?;
    }
    Ok(())
}

fn value(value: types::Value) -> Value {
    match value {
        types::Value::Null => Value::Nothing,
        types::Value::Integer(number) => Value::Number(number),
        types::Value::Real(number) => Value::Text(number.to_string()),
        types::Value::Text(text) => Value::Text(text),
        types::Value::Blob(bytes) => Value::Bytes(bytes),
    }
}

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<types::ToSqlOutput<'_>> {
        Ok(types::ToSqlOutput::Borrowed(match self {
            Value::Nothing => types::ValueRef::Null,
            Value::Number(number) => types::ValueRef::Integer(*number),
            Value::Text(text) => types::ValueRef::Text(text.as_bytes()),
            Value::Bytes(bytes) => types::ValueRef::Blob(bytes),
        }))
    }
}
