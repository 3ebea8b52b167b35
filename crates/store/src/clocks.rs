//! Who counts the time of tables that have a clock: the servers, for as long as one of them runs. The tests of the
//! promises are in `tests/it/clocks.rs`.

use crate::ids::TableId;
use crate::interface::StoreError;
use crate::pace::Outage;
use crate::sessions::Timestamp;
use async_trait::async_trait;
use std::time::Duration;

/// How long it is remembered that nobody counted: longer than anybody may take for a turn, twice.
pub(crate) const REMEMBERED: Duration = Duration::from_hours(30 * 24);

/// Keeps what servers must know that count time.
#[async_trait]
pub trait Clocks: Send + Sync {
    /// Notes that a server begins to count time. If no other does, that was an outage since one last said so.
    async fn begin_counting(&self, now: Timestamp) -> Result<(), StoreError>;

    /// Notes that a server counts time. If none has said so for longer than `gap`, that was an outage. While no clock
    /// runs anywhere, nothing is written.
    async fn tick(&self, now: Timestamp, gap: Duration) -> Result<(), StoreError>;

    /// The outages that are remembered, the earliest first.
    async fn outages(&self) -> Result<Vec<Outage>, StoreError>;

    /// The tables at which somebody may have no time left before a moment, the most urgent first.
    async fn tables_due(&self, before: Timestamp, most: usize) -> Result<Vec<TableId>, StoreError>;
}
