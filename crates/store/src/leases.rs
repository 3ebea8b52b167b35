//! Which of several servers does what a table does by itself: bots, clocks, declined questions. The tests of the
//! promises are in `tests/it/leases.rs`.
//!
//! A server registers as a holder and says again and again that it is alive; the clock of the store decides whether it
//! said so in time. A lease of a table is valid for as long as its holder is alive, so that a thousand tables cost one
//! renewal. A holder that was late once stays dead: the server registers anew and asks for its leases again.
//!
//! The leases of a holder that was late are not lost: whoever is alive takes them over, a few at a time, so that tables go
//! on that nobody looks at.
//!
//! Why a server that slept beyond its lease does no harm: every lease has a number of its own (a fencing number), and
//! whatever is written under a lease carries it. The store writes nothing under a lease that somebody else has taken
//! since, or whose holder is late, whatever the sleeper believes; and while such a write is under way, nobody else can
//! take the lease. What people do needs no lease: there, the expected length of the log decides who was first.

use crate::ids::TableId;
use crate::interface::StoreError;
use async_trait::async_trait;
use std::time::Duration;

/// A server, as one that can hold leases.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Holder(pub(crate) i64);

/// The right to do what a table does by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lease {
    pub(crate) table: TableId,
    /// No two leases ever have the same.
    pub(crate) fence: i64,
}

impl Lease {
    /// The table that it is about.
    pub fn table(&self) -> &TableId {
        &self.table
    }
}

/// A game with a version of its rules.
pub type Rules = (&'static str, u32);

/// Whether a holder is alive in the eyes of the store.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Renewal {
    Alive,
    /// It was late. Its leases are void, and others may have them.
    Expired,
}

/// Keeps leases. A store that only one server can use gives every lease to whoever asks.
#[async_trait]
pub trait Leases: Send + Sync {
    /// A new holder, alive for this long.
    async fn register_holder(&self, time: Duration) -> Result<Holder, StoreError>;

    /// Keeps a holder alive for this long from now on, if it still is.
    async fn renew_holder(&self, holder: Holder, time: Duration) -> Result<Renewal, StoreError>;

    /// Ends a holder: others can have its leases at once, and take them over.
    async fn retire_holder(&self, holder: Holder) -> Result<(), StoreError>;

    /// The lease of a table, unless another holder has it who is alive. Whoever has it already gets a new one, and the
    /// old one is void.
    async fn acquire_lease(&self, holder: Holder, table: &TableId) -> Result<Option<Lease>, StoreError>;

    /// Takes over leases of holders that are not alive, for tables of games with these rules: so many at most, and none that
    /// another holder takes over at the same time.
    async fn take_over(&self, holder: Holder, known: &[Rules], most: usize)
    -> Result<Vec<Lease>, StoreError>;

    /// Gives a lease back, if it is still valid.
    async fn release_lease(&self, lease: &Lease) -> Result<(), StoreError>;
}
