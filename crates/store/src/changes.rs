//! What other servers change in a store that several of them share, so that what is in memory can be brought up to
//! date.

use crate::ids::{PersonId, TableId};
use crate::leases::Holder;
use crate::sessions::Endings;
use tokio::sync::mpsc;

/// Something that is not as it was.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Changed {
    /// A table is new, or its log has grown to this length.
    Table { id: TableId, length: usize },
    /// Somebody goes by another name.
    Name(PersonId),
    /// Something was said at a table, or is not to be told any more.
    Words(TableId),
    /// Somebody is forgotten: no name that they have had stands anywhere in the store.
    Forgotten(PersonId),
    /// Thinkers have answered something that a server has asked.
    Answered(Holder),
    /// Somebody wants the bots of a table to do without their pauses. Whoever is not told at once is not told later.
    Hurry(TableId),
    /// Sessions have been ended.
    Endings(Endings),
}

/// The changes that others make, one after the other.
///
/// No change is missed, whatever happens to the connection by which they are told; some are told twice, and some that
/// this server has made itself. So whoever follows them compares with what they have.
pub struct Changes(Option<mpsc::Receiver<Changed>>);

impl Changes {
    /// Of a store that nobody shares.
    pub(crate) fn none() -> Changes {
        Changes(None)
    }

    pub(crate) fn new(receiver: mpsc::Receiver<Changed>) -> Changes {
        Changes(Some(receiver))
    }

    /// Waits for the next change; for ever, if there will be none.
    pub async fn next(&mut self) -> Changed {
        if let Some(receiver) = &mut self.0
            && let Some(changed) = receiver.recv().await
        {
            return changed;
        }
        std::future::pending().await
    }
}
