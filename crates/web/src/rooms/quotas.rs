//! Quotas of one visitor: how often they change their name, how many unfinished tables they open, and how much they say.

use super::{RoomHandle, Rooms};
use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, TableId, Token};
use tokio::time::Instant;

/// How often a person may change their name within [`NAMES_WINDOW`]: each change is written to all their tables.
const MOST_NAMES: usize = 12;
const NAMES_WINDOW: Duration = Duration::from_mins(1);

/// How many unfinished tables a person may open within [`TABLES_WINDOW`].
const MOST_TABLES: usize = 50;
const TABLES_WINDOW: Duration = Duration::from_hours(24);

/// How often a person may say something within [`WORDS_WINDOW`], at all tables together.
const MOST_WORDS: usize = 8;
const WORDS_WINDOW: Duration = Duration::from_secs(30);

/// How many people are tracked; when there are more, those who have done nothing within the window are dropped.
const TRACKED: usize = 10_000;

/// What each person has done within a sliding window, the oldest first.
pub(super) struct SlidingWindow<T> {
    length: Duration,
    recent: Mutex<HashMap<PersonId, VecDeque<(Instant, T)>>>,
}

impl<T> SlidingWindow<T> {
    fn new(length: Duration) -> SlidingWindow<T> {
        SlidingWindow { length, recent: Mutex::default() }
    }

    /// What has been done within the window by everybody; this person's part is up to date.
    fn recent(&self, person: &PersonId) -> MutexGuard<'_, HashMap<PersonId, VecDeque<(Instant, T)>>> {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let expire = |own: &mut VecDeque<(Instant, T)>| own.retain(|(at, _)| at.elapsed() < self.length);
        if recent.len() >= TRACKED {
            recent.retain(|_, own| {
                expire(own);
                !own.is_empty()
            });
        }
        expire(recent.entry(person.clone()).or_default());
        recent
    }

    /// Records that a person does something; `false`, and nothing is recorded, if they have reached the limit.
    fn try_record(&self, person: &PersonId, limit: usize, what: T) -> bool {
        let mut recent = self.recent(person);
        let own = recent.entry(person.clone()).or_default();
        let may = own.len() < limit;
        if may {
            own.push_back((Instant::now(), what));
        }
        may
    }
}

/// The quotas of all visitors.
pub(super) struct Quotas {
    names: SlidingWindow<()>,
    tables: SlidingWindow<TableId>,
    words: SlidingWindow<Token>,
}

impl Default for Quotas {
    fn default() -> Quotas {
        Quotas {
            names: SlidingWindow::new(NAMES_WINDOW),
            tables: SlidingWindow::new(TABLES_WINDOW),
            words: SlidingWindow::new(WORDS_WINDOW),
        }
    }
}

impl Rooms {
    /// Whether a person may change their name now; if so, it counts.
    pub fn may_rename(&self, person: &PersonId) -> bool {
        self.quotas.names.try_record(person, MOST_NAMES, ())
    }

    /// Whether a person may say something now; if so, it counts. What is sent again with the same token counts once.
    pub fn may_say(&self, person: &PersonId, token: &Token) -> bool {
        let is_again = {
            let recent = self.quotas.words.recent(person);
            recent.get(person).is_some_and(|own| own.iter().any(|(_, said)| said == token))
        };
        is_again || self.quotas.words.try_record(person, MOST_WORDS, token.clone())
    }

    /// Whether a person may open this table; if so, it counts until it is over.
    pub async fn may_open(self: &Arc<Rooms>, person: &PersonId, table: &TableId) -> bool {
        if self.quotas.tables.try_record(person, MOST_TABLES, table.clone()) {
            return true;
        }
        let opened: Vec<TableId> = {
            let recent = self.quotas.tables.recent(person);
            recent.get(person).into_iter().flatten().map(|(_, table)| table.clone()).collect()
        };
        for table in opened {
            if self.is_running(&table).await {
                continue;
            }
            if let Some(own) = self.quotas.tables.recent(person).get_mut(person) {
                own.retain(|(_, opened)| *opened != table);
            }
        }
        self.quotas.tables.try_record(person, MOST_TABLES, table.clone())
    }

    /// Whether there is such a table, and it is neither over nor closed as far as the public can tell.
    async fn is_running(self: &Arc<Rooms>, id: &TableId) -> bool {
        let handle = self.peek(id).await;
        let runs = |handle: Arc<RoomHandle>| {
            let room = handle.public_room();
            !room.is_over() && !room.info().closed
        };
        handle.map_or(true, |handle| handle.is_some_and(runs))
    }
}
