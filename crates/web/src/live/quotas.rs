//! How much one visitor may ask of the tables: how often they take another name, and how many tables they open.

use super::Rooms;
use std::collections::{HashMap, VecDeque};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, TableId};
use tokio::time::Instant;

/// How often somebody may take another name within [`RENAMING`]: each name is written at all their tables.
const MOST_NAMES: usize = 12;
const RENAMING: Duration = Duration::from_mins(1);

/// How many unfinished tables somebody may have opened within [`OPENING`].
const MOST_TABLES: usize = 50;
const OPENING: Duration = Duration::from_hours(24);

/// How many visitors are remembered before those are forgotten who have done nothing lately.
const REMEMBERED: usize = 10_000;

/// What each visitor has done lately, the first first.
pub(super) struct Log<T> {
    kept: Duration,
    done: Mutex<HashMap<PersonId, VecDeque<(Instant, T)>>>,
}

impl<T> Log<T> {
    fn new(kept: Duration) -> Log<T> {
        Log { kept, done: Mutex::default() }
    }

    /// What has been done lately, by everybody who is remembered.
    fn lately(&self, person: &PersonId) -> MutexGuard<'_, HashMap<PersonId, VecDeque<(Instant, T)>>> {
        let mut done = self.done.lock().unwrap_or_else(PoisonError::into_inner);
        let forget = |lately: &mut VecDeque<(Instant, T)>| lately.retain(|(at, _)| at.elapsed() < self.kept);
        if done.len() >= REMEMBERED {
            done.retain(|_, lately| {
                forget(lately);
                !lately.is_empty()
            });
        }
        forget(done.entry(person.clone()).or_default());
        done
    }

    /// Notes that somebody does something, unless they have done it too often lately.
    fn note(&self, person: &PersonId, most: usize, what: T) -> bool {
        let mut done = self.lately(person);
        let lately = done.entry(person.clone()).or_default();
        let may = lately.len() < most;
        if may {
            lately.push_back((Instant::now(), what));
        }
        may
    }
}

/// The quotas of all visitors.
pub(super) struct Quotas {
    names: Log<()>,
    tables: Log<TableId>,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas { names: Log::new(RENAMING), tables: Log::new(OPENING) }
    }
}

impl Rooms {
    /// Whether a person may take another name now; it counts as taken.
    pub fn may_rename(&self, person: &PersonId) -> bool {
        self.quotas.names.note(person, MOST_NAMES, ())
    }

    /// Whether a person may open this table; it counts as opened. Tables that are over do not count.
    pub async fn may_open(&self, person: &PersonId, table: &TableId) -> bool {
        if self.quotas.tables.note(person, MOST_TABLES, table.clone()) {
            return true;
        }
        let opened: Vec<TableId> = {
            let done = self.quotas.tables.lately(person);
            done.get(person).into_iter().flatten().map(|(_, table)| table.clone()).collect()
        };
        for table in opened {
            if self.is_running(&table).await {
                continue;
            }
            if let Some(lately) = self.quotas.tables.lately(person).get_mut(person) {
                lately.retain(|(_, opened)| *opened != table);
            }
        }
        self.quotas.tables.note(person, MOST_TABLES, table.clone())
    }

    /// Whether there is such a table, and it is not over as far as anybody can tell.
    async fn is_running(&self, id: &TableId) -> bool {
        let live = self.look_at(id).await;
        live.map_or(true, |live| live.is_some_and(|live| live.room().turn().outcome().is_none()))
    }
}
