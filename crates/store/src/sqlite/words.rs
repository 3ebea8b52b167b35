//! What people say, in the file.

use super::Sqlite;
use crate::ids::{PersonId, TableId, Token};
use crate::interface::StoreError;
use crate::words::{MOST_KEPT, Said, Words, read_row};
use async_trait::async_trait;
use rusqlite::{Connection, Row, params};

/// What people say at tables. A row whose words are gone is of somebody who was forgotten: its number is not given again.
pub(super) const SCHEMA: &str = "
    CREATE TABLE words (
        table_id TEXT NOT NULL REFERENCES tables (id),
        number INTEGER NOT NULL,
        token TEXT NOT NULL,
        person TEXT NOT NULL,
        at INTEGER NOT NULL,
        words TEXT,
        PRIMARY KEY (table_id, number),
        UNIQUE (table_id, token)
    ) STRICT, WITHOUT ROWID;
    CREATE INDEX words_by_person ON words (person);
";

#[async_trait]
impl Words for Sqlite {
    async fn say(&self, table: &TableId, token: &Token, said: &Said) -> Result<(), StoreError> {
        let words = serde_json::to_string(&said.words)?;
        let (table, token, person, at) = (table.clone(), token.clone(), said.person.clone(), said.at);
        self.write(move |file| {
            let kept = file
                .prepare_cached(
                    "INSERT INTO words (table_id, number, token, person, at, words)
                     SELECT ?1, (SELECT coalesce(max(number) + 1, 0) FROM words WHERE table_id = ?1), ?2, ?3, ?4, ?5
                     WHERE true ON CONFLICT (table_id, token) DO NOTHING",
                )?
                .execute(params![table.as_str(), token.as_str(), person.as_str(), at.0, words])?;
            if kept > 0 {
                forget_first(file, &table)?;
            }
            Ok(())
        })
        .await
    }

    async fn said_at(&self, table: &TableId, most: usize) -> Result<Vec<Said>, StoreError> {
        let table = table.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT person, at, words FROM words WHERE table_id = ?1 AND words IS NOT NULL
                 ORDER BY number DESC LIMIT ?2",
            )?;
            let rows = query.query_map(params![table.as_str(), most as i64], columns)?;
            let mut said = rows.map(|row| read_row(row?)).collect::<Result<Vec<Said>, StoreError>>()?;
            said.reverse();
            Ok(said)
        })
        .await
    }

    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, Said)>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT person, at, words, table_id FROM words WHERE person = ?1 AND words IS NOT NULL
                 ORDER BY table_id, number",
            )?;
            let rows =
                query.query_map([person.as_str()], |row| Ok((columns(row)?, row.get::<_, String>(3)?)))?;
            let mut all = vec![];
            for row in rows {
                let (columns, table) = row?;
                if let Some(table) = TableId::new(&table) {
                    all.push((table, read_row(columns)?));
                }
            }
            Ok(all)
        })
        .await
    }
}

/// Forgets what was said first at a table, if there is too much.
fn forget_first(file: &Connection, table: &TableId) -> Result<(), StoreError> {
    file.prepare_cached(
        "DELETE FROM words WHERE table_id = ?1
             AND number <= (SELECT max(number) FROM words WHERE table_id = ?1) - ?2",
    )?
    .execute(params![table.as_str(), MOST_KEPT as i64])?;
    Ok(())
}

/// Takes away all that a person has said.
pub(super) fn silence(file: &Connection, person: &PersonId) -> Result<(), StoreError> {
    file.execute("UPDATE words SET words = NULL WHERE person = ?1", [person.as_str()])?;
    Ok(())
}

fn columns(row: &Row) -> rusqlite::Result<(String, i64, String)> {
    Ok((row.get(0)?, row.get(1)?, row.get(2)?))
}
