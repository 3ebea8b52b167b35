//! Who is at which table, as servers that share a store tell each other. The tests of the promises are in
//! `tests/it/attendance.rs`.
//!
//! Nothing of it lasts: what a server has said holds for as long as it is alive as a [holder](crate::Leases). Servers say
//! what has changed since they spoke last, and are answered only if something has changed for them.

use crate::ids::{PersonId, TableId};
use crate::interface::StoreError;
use crate::leases::Holder;
use async_trait::async_trait;

/// Somebody at a table.
pub type Place = (TableId, PersonId);

/// What a server says about who is where at it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrivals {
    /// All who are there, in the place of whatever it said before.
    Everybody(Vec<Place>),
    /// Who has come and who has gone since it spoke last.
    Changes { come: Vec<Place>, gone: Vec<Place> },
}

/// Who is at other servers, at those tables at which somebody is here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Elsewhere {
    /// Stands for who is there. Nobody stands for the empty text.
    pub mark: String,
    /// All of them; `None` if they are the same for whom the mark stood that was given.
    pub places: Option<Vec<Place>>,
}

/// Keeps who is where.
#[async_trait]
pub trait Attendances: Send + Sync {
    /// Whether several servers can serve from this store; where only one can, nobody is anywhere else.
    fn is_shared(&self) -> bool;

    /// Keeps who is at which table at a server. Tells who is at these tables, and at one more, at other servers that are
    /// alive, unless that is what a mark stands for.
    async fn exchange(
        &self,
        holder: Holder,
        said: &Arrivals,
        also_at: Option<&TableId>,
        mark: &str,
    ) -> Result<Elsewhere, StoreError>;
}
