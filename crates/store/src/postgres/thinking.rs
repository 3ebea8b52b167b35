//! Tasks in the database. Claims are by its clock alone.
//!
//! Everybody's tasks are numbered in turns, from the turn that is being served when the first is offered: so however many
//! somebody has, others come between them.

use super::notices::{Notice, OFFERED};
use super::{Postgres, number};
use crate::changes::Changed;
use crate::ids::{TableId, Token};
use crate::interface::StoreError;
use crate::leases::{Holder, Renewal};
use crate::thinking::{Claimed, Offers, Task, Thinker, Thinking, Urgency};
use async_trait::async_trait;
use std::time::Duration;
use tokio_postgres::Row;

const OFFER: &str = "
    INSERT INTO tasks (id, holder, person, table_id, length, errand, is_later, turn)
    SELECT $1, $2, $3, $4, $5, $6, $7, greatest(
        (SELECT max(turn) + 1 FROM tasks WHERE person = $3 AND is_later = $7),
        (SELECT min(turn) FROM tasks WHERE is_later = $7 AND thinker IS NULL AND NOT is_answered),
        (SELECT max(turn) FROM tasks WHERE is_later = $7 AND thinker IS NOT NULL), 0)
    WHERE EXISTS (SELECT 1 FROM thinkers WHERE expires > clock_timestamp())
    RETURNING 1";

/// A task is free while nobody who is alive has claimed it. Looked at again when the row is locked: somebody else may have
/// been faster.
const CLAIM: &str = "
    WITH next AS (
        SELECT tasks.id FROM tasks WHERE NOT is_answered
            AND NOT EXISTS (SELECT 1 FROM thinkers WHERE id = tasks.thinker AND expires > clock_timestamp())
            AND EXISTS (SELECT 1 FROM holders WHERE id = tasks.holder AND expires > clock_timestamp())
        ORDER BY is_later, turn, asked, tasks.id LIMIT 1 FOR UPDATE SKIP LOCKED)
    UPDATE tasks SET thinker = thinkers.id, claimed = clock_timestamp() FROM next, thinkers
    WHERE tasks.id = next.id AND thinkers.id = $1 AND expires > clock_timestamp()
    RETURNING tasks.id, table_id, length, errand,
        (SELECT count(DISTINCT person) FROM tasks WHERE NOT is_later AND NOT is_answered AND thinker IS NULL),
        (SELECT sum(threads)::bigint FROM thinkers WHERE expires > clock_timestamp())";

#[async_trait]
impl Thinking for Postgres {
    async fn thinking_threads(&self) -> Result<usize, StoreError> {
        let sum = "SELECT coalesce(sum(threads), 0)::bigint FROM thinkers WHERE expires > clock_timestamp()";
        Ok(count(&self.query_one(sum, &[]).await?, 0))
    }

    async fn offer(&self, holder: Holder, task: &Task) -> Result<bool, StoreError> {
        let Task { id, person, table, length, errand, urgency } = task;
        let (length, is_later) = (number(*length), *urgency == Urgency::Later);
        let (id, person, table) = (id.as_str(), person.as_str(), table.as_str());
        let offered =
            self.query(OFFER, &[&id, &holder.0, &person, &table, &length, errand, &is_later]).await?;
        if offered.is_empty() {
            return Ok(false);
        }
        self.notices.send(Notice::Offered);
        Ok(true)
    }

    async fn withdraw(&self, task: &Token) -> Result<(), StoreError> {
        self.query("DELETE FROM tasks WHERE id = $1", &[&task.as_str()]).await?;
        Ok(())
    }

    async fn unanswered(&self, holder: Holder) -> Result<Vec<Token>, StoreError> {
        let open = "SELECT id FROM tasks WHERE holder = $1 AND NOT is_answered";
        Ok(self.query(open, &[&holder.0]).await?.iter().filter_map(id).collect())
    }

    async fn take_answers(&self, holder: Holder) -> Result<Vec<(Token, Option<String>)>, StoreError> {
        let take = "DELETE FROM tasks WHERE holder = $1 AND is_answered RETURNING id, answer";
        let rows = self.query(take, &[&holder.0]).await?;
        Ok(rows.iter().filter_map(|row| Some((id(row)?, row.get(1)))).collect())
    }

    async fn register_thinker(&self, threads: usize, time: Duration) -> Result<Thinker, StoreError> {
        let register =
            "WITH gone AS (DELETE FROM thinkers WHERE expires < statement_timestamp() - interval '1 hour')
            INSERT INTO thinkers (threads, expires) VALUES ($1, clock_timestamp() + make_interval(secs => $2))
            RETURNING id";
        let row = self.query_one(register, &[&number(threads), &time.as_secs_f64()]).await?;
        Ok(Thinker(row.get(0)))
    }

    async fn renew_thinker(&self, thinker: Thinker, time: Duration) -> Result<Renewal, StoreError> {
        let renew = "UPDATE thinkers SET expires = clock_timestamp() + make_interval(secs => $2)
            WHERE id = $1 AND expires > clock_timestamp() RETURNING 1";
        let renewed = self.query(renew, &[&thinker.0, &time.as_secs_f64()]).await?;
        Ok(if renewed.is_empty() { Renewal::Expired } else { Renewal::Alive })
    }

    async fn retire_thinker(&self, thinker: Thinker) -> Result<(), StoreError> {
        self.query("DELETE FROM thinkers WHERE id = $1", &[&thinker.0]).await?;
        // What it has claimed is for others.
        self.notices.send(Notice::Offered);
        Ok(())
    }

    async fn claim(&self, thinker: Thinker) -> Result<Option<Claimed>, StoreError> {
        let rows = self.query(CLAIM, &[&thinker.0]).await?;
        Ok(rows.first().and_then(|row| {
            Some(Claimed {
                id: id(row)?,
                table: TableId::new(row.get(1))?,
                length: count(row, 2),
                errand: row.get(3),
                people: count(row, 4).max(1),
                threads: count(row, 5),
            })
        }))
    }

    async fn answer(&self, thinker: Thinker, task: &Token, answer: Option<&str>) -> Result<bool, StoreError> {
        let keep = "UPDATE tasks SET answer = $3, is_answered = true
            WHERE id = $2 AND thinker = $1 AND NOT is_answered RETURNING holder";
        let rows = self.query(keep, &[&thinker.0, &task.as_str(), &answer]).await?;
        let Some(row) = rows.first() else { return Ok(false) };
        self.notices.tell(&Changed::Answered(Holder(row.get(0))));
        Ok(true)
    }

    async fn offers(&self) -> Result<Offers, StoreError> {
        self.notices.hear_of(OFFERED).await
    }
}

fn id(row: &Row) -> Option<Token> {
    Token::new(row.get(0))
}

fn count(row: &Row, column: usize) -> usize {
    usize::try_from(row.get::<_, i64>(column)).unwrap_or_default()
}
