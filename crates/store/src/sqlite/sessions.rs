//! Sessions and passes in the file.

use super::Sqlite;
use crate::ids::{PersonId, SessionId};
use crate::interface::StoreError;
use crate::sessions::{Endings, KeptSession, PassHash, Sessions, Timestamp};
use async_trait::async_trait;
use rusqlite::types::Type;
use rusqlite::{Connection, OptionalExtension, Row, params};

/// The step of the schema that brings sessions.
pub(super) const SCHEMA: &str = "
    CREATE TABLE sessions (
        id TEXT PRIMARY KEY,
        person TEXT NOT NULL,
        begun INTEGER NOT NULL,
        seen INTEGER NOT NULL,
        ended INTEGER NOT NULL DEFAULT 0
    ) STRICT;
    CREATE INDEX sessions_by_person ON sessions (person);
    CREATE TABLE cutoffs (person TEXT PRIMARY KEY, at INTEGER NOT NULL, kept TEXT NOT NULL) STRICT;
    CREATE TABLE passes (hash BLOB PRIMARY KEY, person TEXT NOT NULL UNIQUE, expires INTEGER NOT NULL) STRICT;
";

#[async_trait]
impl Sessions for Sqlite {
    async fn keep_session(
        &self,
        session: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (session, person) = (session.clone(), person.clone());
        self.write(move |file| keep(file, &session, &person, at)).await
    }

    async fn see_session(&self, session: &SessionId, at: Timestamp) -> Result<(), StoreError> {
        let session = session.clone();
        self.write(move |file| {
            let update = "UPDATE sessions SET seen = max(seen, ?2) WHERE id = ?1";
            file.execute(update, params![session.as_str(), at.0])?;
            Ok(())
        })
        .await
    }

    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<KeptSession>, StoreError> {
        let person = person.clone();
        self.read(move |file| {
            let mut query = file.prepare_cached(
                "SELECT id, begun, seen FROM sessions WHERE person = ?1 AND ended = 0 ORDER BY seen DESC, id",
            )?;
            let rows = query.query_map([person.as_str()], |row| {
                let (begun, seen) = (Timestamp(row.get(1)?), Timestamp(row.get(2)?));
                Ok(KeptSession { id: session(row, 0)?, begun, seen })
            })?;
            Ok(rows.collect::<Result<_, _>>()?)
        })
        .await
    }

    async fn end_session(&self, session: &SessionId, person: &PersonId) -> Result<bool, StoreError> {
        let (session, person) = (session.clone(), person.clone());
        self.write(move |file| {
            let update = "UPDATE sessions SET ended = 1 WHERE id = ?1 AND person = ?2 AND ended = 0";
            let ended = file.execute(update, [session.as_str(), person.as_str()])? > 0;
            forget_pass(file, &person)?;
            Ok(ended)
        })
        .await
    }

    async fn end_other_sessions(
        &self,
        kept: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError> {
        let (kept, person) = (kept.clone(), person.clone());
        self.write(move |file| {
            file.execute(
                "INSERT INTO cutoffs (person, at, kept) VALUES (?1, ?2, ?3)
                 ON CONFLICT (person) DO UPDATE SET at = excluded.at, kept = excluded.kept",
                params![person.as_str(), at.0, kept.as_str()],
            )?;
            let update = "UPDATE sessions SET ended = 1 WHERE person = ?1 AND id <> ?2";
            file.execute(update, [person.as_str(), kept.as_str()])?;
            forget_pass(file, &person)
        })
        .await
    }

    async fn endings(&self) -> Result<Endings, StoreError> {
        self.read(move |file| {
            let mut query = file.prepare("SELECT id FROM sessions WHERE ended = 1")?;
            let sessions = query.query_map([], |row| session(row, 0))?.collect::<Result<_, _>>()?;
            let mut query = file.prepare("SELECT person, at, kept FROM cutoffs")?;
            let cutoffs =
                query.query_map([], |row| Ok((person(row, 0)?, Timestamp(row.get(1)?), session(row, 2)?)))?;
            Ok(Endings { sessions, cutoffs: cutoffs.collect::<Result<_, _>>()? })
        })
        .await
    }

    async fn forget_sessions(&self, seen_before: Timestamp, now: Timestamp) -> Result<(), StoreError> {
        self.write(move |file| {
            file.execute("DELETE FROM sessions WHERE seen < ?1", [seen_before.0])?;
            file.execute("DELETE FROM passes WHERE expires <= ?1", [now.0])?;
            Ok(())
        })
        .await
    }

    async fn keep_pass(
        &self,
        pass: &PassHash,
        person: &PersonId,
        expires: Timestamp,
    ) -> Result<(), StoreError> {
        let person = person.clone();
        let pass = *pass;
        self.write(move |file| {
            file.execute(
                "INSERT INTO passes (hash, person, expires) VALUES (?1, ?2, ?3)
                 ON CONFLICT (person) DO UPDATE SET hash = excluded.hash, expires = excluded.expires",
                params![pass.0, person.as_str(), expires.0],
            )?;
            Ok(())
        })
        .await
    }

    async fn pass_of(&self, pass: &PassHash, now: Timestamp) -> Result<Option<PersonId>, StoreError> {
        let pass = *pass;
        let query = "SELECT person FROM passes WHERE hash = ?1 AND expires > ?2";
        self.read(move |file| {
            Ok(file.query_row(query, params![pass.0, now.0], |row| person(row, 0)).optional()?)
        })
        .await
    }

    async fn redeem_pass(
        &self,
        pass: &PassHash,
        session: &SessionId,
        now: Timestamp,
    ) -> Result<Option<PersonId>, StoreError> {
        let session = session.clone();
        let pass = *pass;
        self.write(move |file| {
            let delete = "DELETE FROM passes WHERE hash = ?1 AND expires > ?2 RETURNING person";
            let person = file.query_row(delete, params![pass.0, now.0], |row| person(row, 0)).optional()?;
            if let Some(person) = &person {
                keep(file, &session, person, now)?;
            }
            Ok(person)
        })
        .await
    }
}

fn keep(file: &Connection, session: &SessionId, person: &PersonId, at: Timestamp) -> Result<(), StoreError> {
    file.execute(
        "INSERT INTO sessions (id, person, begun, seen) VALUES (?1, ?2, ?3, ?3)
         ON CONFLICT (id) DO UPDATE SET seen = max(seen, excluded.seen)",
        params![session.as_str(), person.as_str(), at.0],
    )?;
    Ok(())
}

/// Whoever is sent away must not come back by a pass that they have made.
fn forget_pass(file: &Connection, person: &PersonId) -> Result<(), StoreError> {
    file.execute("DELETE FROM passes WHERE person = ?1", [person.as_str()])?;
    Ok(())
}

fn session(row: &Row, column: usize) -> rusqlite::Result<SessionId> {
    let text: String = row.get(column)?;
    SessionId::new(&text).ok_or(rusqlite::Error::InvalidColumnType(column, text, Type::Text))
}

pub(super) fn person(row: &Row, column: usize) -> rusqlite::Result<PersonId> {
    let text: String = row.get(column)?;
    PersonId::new(&text).ok_or(rusqlite::Error::InvalidColumnType(column, text, Type::Text))
}
