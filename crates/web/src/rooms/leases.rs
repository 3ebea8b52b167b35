//! Which tables this server drives, where several servers share a store: those whose lease it holds. A lease lasts for
//! as long as the store hears of the server in time, so that thousands of tables cost one renewal a second.
//!
//! When a server dies, its leases end with [`LIFETIME`], and whoever has the table open elsewhere asks for the lease
//! every [`ASK_AGAIN`] while there is something to do. Tables that nobody has open are taken over by the servers that are
//! left: every [`TAKE_OVER`] they ask which there are. So a table stands still for less than five seconds.

use super::{RoomHandle, Rooms};
use crate::registry;
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Holder, Lease, Renewal, StoreError};
use tokio::time::sleep;

/// How long the store counts on this server after its last heartbeat.
const LIFETIME: Duration = Duration::from_secs(3);

/// How often the store hears from this server: two heartbeats may come late.
const RENEWAL: Duration = Duration::from_secs(1);

/// How long to wait before asking again for a lease that another server holds.
pub(super) const ASK_AGAIN: Duration = Duration::from_millis(500);

/// How often to ask for tables whose server is not heard of any more.
const TAKE_OVER: Duration = Duration::from_secs(1);

/// How many of them are taken over at a time; other servers take their share.
const MOST_TAKEN_OVER: usize = 50;

/// A lease that a room has, and by which holder.
pub(super) type Held = Option<(Holder, Lease)>;

impl Rooms {
    /// Lets the store count on this server from now on.
    pub(super) async fn register(&self) -> Result<(), StoreError> {
        let holder = self.store.leases().register_holder(LIFETIME).await?;
        *self.holder() = Some(holder);
        Ok(())
    }

    /// Sends the store heartbeats for as long as this server runs. If one came too late, its leases are void, and it begins
    /// anew.
    pub async fn keep_alive(self: Arc<Rooms>) {
        loop {
            sleep(RENEWAL).await;
            let Some(holder) = *self.holder() else { return };
            let renewed = match self.store.leases().renew_holder(holder, LIFETIME).await {
                Ok(Renewal::Alive) => continue,
                Ok(Renewal::Expired) => {
                    tracing::warn!(
                        "this server was not heard of in time: other servers may drive its tables"
                    );
                    self.register().await
                }
                Err(error) => Err(error),
            };
            if let Err(error) = renewed {
                tracing::warn!(%error, "the store cannot be told that this server is alive");
            }
        }
    }

    /// Goes on with what tables do by themselves whose server has died, whether or not anybody looks at them, for as long
    /// as the site is there.
    pub async fn take_over_tables(self: Arc<Rooms>) {
        if !self.store.attendances().is_shared() {
            return;
        }
        loop {
            sleep(TAKE_OVER).await;
            if let Err(error) = self.take_over().await {
                tracing::warn!(%error, "it is not known which tables no server drives");
            }
        }
    }

    async fn take_over(self: &Arc<Rooms>) -> Result<(), StoreError> {
        let Some(holder) = *self.holder() else { return Ok(()) };
        let leases = self.store.leases().take_over(holder, &registry::known_rules(), MOST_TAKEN_OVER).await?;
        for lease in leases {
            match self.peek(lease.table()).await {
                Ok(Some(handle)) => {
                    *handle.lease() = Some((holder, lease));
                    handle.opened.store(true, Ordering::Relaxed);
                    self.start_driver(&handle);
                }
                Ok(None) => self.store.leases().release_lease(&lease).await?,
                Err(error) => {
                    tracing::warn!(table = %lease.table(), %error, "a table cannot be taken over");
                    self.store.leases().release_lease(&lease).await?;
                }
            }
        }
        Ok(())
    }

    /// Gives all leases back: another server can drive the tables at once.
    pub async fn retire(&self) {
        let Some(holder) = self.holder().take() else { return };
        if let Err(error) = self.store.leases().retire_holder(holder).await {
            tracing::warn!(%error, "other servers have to wait before they drive the tables of this one");
        }
    }

    /// The lease of a room's table, unless another server has it, or this one is about to end.
    pub(super) async fn lease(&self, handle: &RoomHandle) -> Result<Option<Lease>, StoreError> {
        let Some(holder) = *self.holder() else { return Ok(None) };
        if let Some((_, lease)) = handle.lease().as_ref().filter(|(by, _)| *by == holder) {
            return Ok(Some(lease.clone()));
        }
        let lease = self.store.leases().acquire_lease(holder, &handle.id).await?;
        *handle.lease() = lease.clone().map(|lease| (holder, lease));
        Ok(lease)
    }

    /// Gives the lease of a room's table back, if this server has it.
    pub(super) async fn give_back_lease(&self, handle: &RoomHandle) {
        let Some((_, lease)) = handle.lease().take() else { return };
        if let Err(error) = self.store.leases().release_lease(&lease).await {
            tracing::warn!(table = %handle.id, %error, "a lease cannot be given back");
        }
    }

    pub(super) fn holder(&self) -> MutexGuard<'_, Option<Holder>> {
        self.holder.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl RoomHandle {
    pub(super) fn lease(&self) -> MutexGuard<'_, Held> {
        self.lease.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
