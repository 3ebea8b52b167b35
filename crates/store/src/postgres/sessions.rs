//! Sessions and passes in the database. Each call is one statement.

use super::Postgres;
use crate::changes::Changed;
use crate::ids::{PersonId, SessionId};
use crate::interface::StoreError;
use crate::sessions::{Endings, KeptSession, PassHash, Sessions, Timestamp};
use async_trait::async_trait;
use tokio_postgres::Row;

#[async_trait]
impl Sessions for Postgres {
    async fn keep_session(
        &self,
        session: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let upsert = "INSERT INTO sessions (id, person, begun, seen) VALUES ($1, $2, $3, $3)
            ON CONFLICT (id) DO UPDATE SET seen = greatest(sessions.seen, excluded.seen)";
        self.query(upsert, &[&session.as_str(), &person.as_str(), &at.0]).await?;
        Ok(())
    }

    async fn see_session(&self, session: &SessionId, at: Timestamp) -> Result<(), StoreError> {
        let update = "UPDATE sessions SET seen = greatest(seen, $2) WHERE id = $1";
        self.query(update, &[&session.as_str(), &at.0]).await?;
        Ok(())
    }

    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<KeptSession>, StoreError> {
        let query =
            "SELECT id, begun, seen FROM sessions WHERE person = $1 AND ended = 0 ORDER BY seen DESC, id";
        let rows = self.query(query, &[&person.as_str()]).await?;
        rows.iter()
            .map(|row| {
                let (begun, seen) = (Timestamp(row.get(1)), Timestamp(row.get(2)));
                Ok(KeptSession { id: session(row, 0)?, begun, seen })
            })
            .collect()
    }

    async fn end_session(&self, session: &SessionId, person: &PersonId) -> Result<bool, StoreError> {
        let end = "WITH void AS (DELETE FROM passes WHERE person = $2)
            UPDATE sessions SET ended = 1, change = pg_current_xact_id()
            WHERE id = $1 AND person = $2 AND ended = 0 RETURNING 1";
        let ended = !self.query(end, &[&session.as_str(), &person.as_str()]).await?.is_empty();
        if ended {
            let endings = Endings { sessions: vec![session.clone()], cutoffs: vec![] };
            self.notices.tell(&Changed::Endings(endings));
        }
        Ok(ended)
    }

    async fn end_other_sessions(
        &self,
        kept: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let end = "WITH void AS (DELETE FROM passes WHERE person = $2),
            ended AS (UPDATE sessions SET ended = 1, change = pg_current_xact_id()
                WHERE person = $2 AND id <> $1)
            INSERT INTO cutoffs (person, at, kept) VALUES ($2, $3, $1)
            ON CONFLICT (person) DO UPDATE
                SET at = excluded.at, kept = excluded.kept, change = excluded.change";
        self.query(end, &[&kept.as_str(), &person.as_str(), &at.0]).await?;
        let endings = Endings { sessions: vec![], cutoffs: vec![(person.clone(), at, kept.clone())] };
        self.notices.tell(&Changed::Endings(endings));
        Ok(())
    }

    async fn endings(&self) -> Result<Endings, StoreError> {
        // One statement, so that both are of the same moment.
        let query = "SELECT id, NULL, NULL FROM sessions WHERE ended = 1
            UNION ALL SELECT person, at, kept FROM cutoffs";
        let mut endings = Endings::default();
        for row in &self.query(query, &[]).await? {
            match row.get::<_, Option<i64>>(1) {
                None => endings.sessions.push(session(row, 0)?),
                Some(at) => endings.cutoffs.push((person(row, 0)?, Timestamp(at), session(row, 2)?)),
            }
        }
        Ok(endings)
    }

    async fn forget_sessions(&self, seen_before: Timestamp, now: Timestamp) -> Result<(), StoreError> {
        let forget = "WITH void AS (DELETE FROM passes WHERE expires <= $2)
            DELETE FROM sessions WHERE seen < $1";
        self.query(forget, &[&seen_before.0, &now.0]).await?;
        Ok(())
    }

    async fn keep_pass(
        &self,
        pass: &PassHash,
        person: &PersonId,
        expires: Timestamp,
    ) -> Result<(), StoreError> {
        let upsert = "INSERT INTO passes (hash, person, expires) VALUES ($1, $2, $3)
            ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, expires = excluded.expires";
        self.query(upsert, &[&pass.0.as_slice(), &person.as_str(), &expires.0]).await?;
        Ok(())
    }

    async fn pass_of(&self, pass: &PassHash, now: Timestamp) -> Result<Option<PersonId>, StoreError> {
        let query = "SELECT person FROM passes WHERE hash = $1 AND expires > $2";
        let rows = self.query(query, &[&pass.0.as_slice(), &now.0]).await?;
        rows.first().map(|row| person(row, 0)).transpose()
    }

    async fn redeem_pass(
        &self,
        pass: &PassHash,
        session: &SessionId,
        now: Timestamp,
    ) -> Result<Option<PersonId>, StoreError> {
        let redeem =
            "WITH redeemed AS (DELETE FROM passes WHERE hash = $1 AND expires > $3 RETURNING person),
            kept AS (INSERT INTO sessions (id, person, begun, seen) SELECT $2, person, $3, $3 FROM redeemed
                ON CONFLICT (id) DO UPDATE SET seen = greatest(sessions.seen, excluded.seen))
            SELECT person FROM redeemed";
        let rows = self.query(redeem, &[&pass.0.as_slice(), &session.as_str(), &now.0]).await?;
        rows.first().map(|row| person(row, 0)).transpose()
    }
}

fn session(row: &Row, column: usize) -> Result<SessionId, StoreError> {
    let text: String = row.get(column);
    SessionId::try_from(text).map_err(|error| StoreError::Unusable(error.into()))
}

pub(super) fn person(row: &Row, column: usize) -> Result<PersonId, StoreError> {
    let text: String = row.get(column);
    PersonId::try_from(text).map_err(|error| StoreError::Unusable(error.into()))
}
