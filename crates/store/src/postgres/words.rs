//! What people say, in the database.

use super::{Postgres, number};
use crate::changes::Changed;
use crate::ids::{PersonId, TableId, Token};
use crate::interface::StoreError;
use crate::words::{MOST_KEPT, Said, Words, read_row};
use async_trait::async_trait;

#[async_trait]
impl Words for Postgres {
    async fn say(&self, table: &TableId, token: &Token, said: &Said) -> Result<(), StoreError> {
        let words = serde_json::to_string(&said.words)?;
        let row = self
            .query_one(
                "SELECT say_words($1, $2, $3, $4, $5, $6)",
                &[
                    &table.as_str(),
                    &token.as_str(),
                    &said.person.as_str(),
                    &said.at.0,
                    &words,
                    &number(MOST_KEPT),
                ],
            )
            .await?;
        if row.get(0) {
            self.notices.tell(&Changed::Words(table.clone()));
        }
        Ok(())
    }

    async fn said_at(&self, table: &TableId, most: usize) -> Result<Vec<Said>, StoreError> {
        let rows = self
            .query(
                "SELECT person, at, words FROM words WHERE table_id = $1 AND words IS NOT NULL
                 ORDER BY number DESC LIMIT $2",
                &[&table.as_str(), &number(most)],
            )
            .await?;
        rows.iter().rev().map(|row| read_row((row.get(0), row.get(1), row.get(2)))).collect()
    }

    async fn said_by(&self, person: &PersonId) -> Result<Vec<(TableId, Said)>, StoreError> {
        let rows = self
            .query(
                "SELECT person, at, words, table_id FROM words WHERE person = $1 AND words IS NOT NULL
                 ORDER BY table_id, number",
                &[&person.as_str()],
            )
            .await?;
        let mut all = vec![];
        for row in &rows {
            if let Some(table) = TableId::new(row.get(3)) {
                all.push((table, read_row((row.get(0), row.get(1), row.get(2)))?));
            }
        }
        Ok(all)
    }
}
