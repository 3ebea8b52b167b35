//! Where people's feeds are read: each has an address that nobody can guess, of which the hash is kept. The tests of the
//! promises are in `tests/it/feeds.rs`.

use crate::ids::PersonId;
use crate::interface::StoreError;
use crate::sessions::Timestamp;
use async_trait::async_trait;

/// The SHA-256 of the secret part of a feed's address, which itself is never kept.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct FeedHash(pub [u8; 32]);

/// Somebody's feed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Feed {
    pub person: PersonId,
    /// When its address was made.
    pub made: Timestamp,
}

/// Keeps feeds.
#[async_trait]
pub trait Feeds: Send + Sync {
    /// Gives a person's feed an address; an earlier one is void.
    async fn keep_feed(
        &self,
        address: &FeedHash,
        person: &PersonId,
        made: Timestamp,
    ) -> Result<(), StoreError>;

    /// Whose feed is at an address, if there is one.
    async fn feed_at(&self, address: &FeedHash) -> Result<Option<Feed>, StoreError>;

    /// When the address of a person's feed was made, if they have one.
    async fn feed_of(&self, person: &PersonId) -> Result<Option<Timestamp>, StoreError>;

    /// Ends a person's feed.
    async fn end_feed(&self, person: &PersonId) -> Result<(), StoreError>;
}
