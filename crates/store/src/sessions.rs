//! What is kept of people's devices: the sessions of a person, which of them have been ended, and passes by which
//! another device becomes the same person's. The tests of the promises are in `tests/it/sessions.rs`.

use crate::ids::{PersonId, SessionId};
use crate::interface::StoreError;
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

/// A moment, in milliseconds since 1970.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Timestamp(pub i64);

impl Timestamp {
    pub fn now() -> Timestamp {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timestamp(since.as_millis() as i64)
    }

    pub fn after(self, time: Duration) -> Timestamp {
        Timestamp(self.0.saturating_add(time.as_millis() as i64))
    }

    pub fn before(self, time: Duration) -> Timestamp {
        Timestamp(self.0.saturating_sub(time.as_millis() as i64))
    }

    /// How long it was from an earlier moment to this one; nothing if that one is later.
    pub fn since(self, earlier: Timestamp) -> Duration {
        Duration::from_millis(u64::try_from(self.0.saturating_sub(earlier.0)).unwrap_or(0))
    }
}

/// A session of a person, one for each browser.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptSession {
    pub id: SessionId,
    pub begun: Timestamp,
    pub seen: Timestamp,
}

/// Sessions that are over.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Endings {
    /// Ended one by one.
    pub sessions: Vec<SessionId>,
    /// Whoever ended all others, when, and the session that was kept.
    pub cutoffs: Vec<(PersonId, Timestamp, SessionId)>,
}

/// The SHA-256 of a pass. The pass itself is never kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct PassHash(pub [u8; 32]);

/// Keeps sessions and passes.
#[async_trait]
pub trait Sessions: Send + Sync {
    /// Keeps a session, or notes that it was seen. One that has been ended stays ended.
    async fn keep_session(
        &self,
        session: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// Notes that a session was seen; nothing happens if it is not kept.
    async fn see_session(&self, session: &SessionId, at: Timestamp) -> Result<(), StoreError>;

    /// The sessions of a person that have not been ended, the last seen first.
    async fn sessions_of(&self, person: &PersonId) -> Result<Vec<KeptSession>, StoreError>;

    /// Ends a session of a person; says whether there was one. The person's pass, if there is one, is void.
    async fn end_session(&self, session: &SessionId, person: &PersonId) -> Result<bool, StoreError>;

    /// Ends all sessions of a person but one, those that are not kept too: whatever was signed until this moment.
    /// The person's pass, if there is one, is void.
    async fn end_other_sessions(
        &self,
        kept: &SessionId,
        person: &PersonId,
        at: Timestamp,
    ) -> Result<(), StoreError>;

    /// All sessions that have been ended.
    async fn endings(&self) -> Result<Endings, StoreError>;

    /// Forgets everything about sessions that were last seen before a moment, and about passes that have expired.
    async fn forget_sessions(&self, seen_before: Timestamp, now: Timestamp) -> Result<(), StoreError>;

    /// Keeps a pass; a person's earlier one is void.
    async fn keep_pass(
        &self,
        pass: &PassHash,
        person: &PersonId,
        expires: Timestamp,
    ) -> Result<(), StoreError>;

    /// Whose pass this is, if it can be redeemed.
    async fn pass_of(&self, pass: &PassHash, now: Timestamp) -> Result<Option<PersonId>, StoreError>;

    /// Redeems a pass: it is void, and a new session of its person is kept.
    async fn redeem_pass(
        &self,
        pass: &PassHash,
        session: &SessionId,
        now: Timestamp,
    ) -> Result<Option<PersonId>, StoreError>;
}
