//! Which tables have changed, for those who look at the lobby. Knows no page.
//!
//! Changes are told together, at times that do not depend on them: so when somebody is told says nothing about what
//! happened in secret meanwhile. Those who are told compare what they see with what they saw.

use super::{RoomHandle, Rooms};
use crate::room::Room;
use std::collections::{BTreeSet, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{Listed, PersonId, Stage, StoreError, TableId, Timestamp};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep_until};

/// How often those who look at the lobby are told.
const EVERY: Duration = Duration::from_secs(1);

/// How many tables are looked at for a list of those that play, and of those that wait.
const MOST_PLAYING: usize = 96;
const MOST_WAITING: usize = 48;

/// For how long a list is taken to be right while nothing is said to have changed: a match that is over stays for a while
/// among those that play, and operators may change what no server hears of.
const LASTS: Duration = Duration::from_secs(5);

/// For how many people their tables are kept.
const MOST_PEOPLE: usize = 1000;

/// What has changed, and for whom.
pub(super) struct Bulletin {
    /// How many changes were ever noted.
    changes: AtomicU64,
    changed: Mutex<BTreeSet<TableId>>,
    /// Wakes whoever publishes: there is nothing to do while nothing changes, or nobody looks.
    noted: Notify,
    latest: watch::Sender<Arc<Edition>>,
    /// The tables that concern everybody, as they were last looked up.
    shared: tokio::sync::Mutex<Option<Shared>>,
    /// The tables of persons, as they were last looked up.
    own: Mutex<Own>,
}

/// The tables that have changed since the edition before.
#[derive(Default)]
pub struct Edition {
    changed: BTreeSet<TableId>,
}

/// What was looked up once for all who ask, when so many changes had been noted.
struct Shared {
    changes: u64,
    at: Instant,
    tables: Arc<[ListedRoom]>,
}

/// What was looked up for persons since so many changes had been noted. All of it is forgotten with the next change: where
/// nothing happens, lobbies are looked at without asking the store, and where much happens little is kept.
#[derive(Default)]
struct Own {
    changes: u64,
    at: Option<Instant>,
    /// By the person, and by how many of those that are over were asked for.
    tables: HashMap<(PersonId, usize), Arc<[ListedRoom]>>,
}

impl Own {
    /// What is known and was right when so many changes had been noted.
    fn of(&mut self, changes: u64, person: &PersonId, over: usize) -> Option<Arc<[ListedRoom]>> {
        if self.changes != changes || self.at.is_none_or(|at| at.elapsed() >= LASTS) {
            *self = Own { changes, at: Some(Instant::now()), tables: HashMap::new() };
        }
        self.tables.get(&(person.clone(), over)).cloned()
    }

    /// Keeps what was looked up when so many changes had been noted.
    fn keep(&mut self, changes: u64, person: &PersonId, over: usize, tables: &Arc<[ListedRoom]>) {
        if self.changes == changes && self.tables.len() < MOST_PEOPLE {
            self.tables.insert((person.clone(), over), tables.clone());
        }
    }
}

/// A table of a list.
#[derive(Clone)]
pub struct ListedRoom {
    pub handle: Arc<RoomHandle>,
    /// When something last happened there that everybody may notice.
    pub touched: Timestamp,
    /// When its match was over, whether or not everybody knows it yet.
    ended: Option<Timestamp>,
}

impl Edition {
    /// The tables that have changed.
    pub fn changed(&self) -> impl Iterator<Item = &TableId> {
        self.changed.iter()
    }
}

impl ListedRoom {
    /// When the last happened that whoever sees the table like this knows of.
    pub fn since(&self, room: &dyn Room) -> Timestamp {
        self.ended.filter(|_| room.is_over()).unwrap_or(self.touched)
    }
}

impl Default for Bulletin {
    fn default() -> Bulletin {
        Bulletin {
            changes: AtomicU64::new(0),
            changed: Mutex::default(),
            noted: Notify::new(),
            latest: watch::Sender::new(Arc::default()),
            shared: tokio::sync::Mutex::default(),
            own: Mutex::default(),
        }
    }
}

impl Bulletin {
    /// Notes that a table has changed, or is new.
    pub(super) fn note(&self, id: &TableId) {
        self.changes.fetch_add(1, Ordering::SeqCst);
        // Whoever comes later is shown everything anyway.
        if self.latest.receiver_count() > 0 {
            self.changed().insert(id.clone());
            self.noted.notify_one();
        }
    }

    fn changed(&self) -> MutexGuard<'_, BTreeSet<TableId>> {
        self.changed.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn own(&self) -> MutexGuard<'_, Own> {
        self.own.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Rooms {
    /// Tells those who look at the lobby what has changed, for as long as the site is there.
    pub async fn publish(self: Arc<Rooms>) {
        let begun = Instant::now();
        loop {
            self.bulletin.noted.notified().await;
            // What happens in the very moment is told in it, whether or not something else was to be told then.
            let next = begun.elapsed().as_nanos().div_ceil(EVERY.as_nanos());
            sleep_until(begun + EVERY * u32::try_from(next).unwrap_or(u32::MAX)).await;
            let changed = std::mem::take(&mut *self.bulletin.changed());
            if !changed.is_empty() {
                self.bulletin.latest.send_replace(Arc::new(Edition { changed }));
            }
        }
    }

    /// A table is new.
    pub fn table_opened(&self, id: &TableId) {
        self.bulletin.note(id);
    }

    /// What changes from now on.
    pub fn editions(&self) -> watch::Receiver<Arc<Edition>> {
        let mut editions = self.bulletin.latest.subscribe();
        editions.mark_unchanged();
        editions
    }

    /// Whether an edition may concern the tables of a person, who has these.
    pub fn concerns(&self, edition: &Edition, person: &PersonId, own: &[ListedRoom]) -> bool {
        let cached = self.cached();
        edition.changed.iter().any(|id| {
            own.iter().any(|listed| listed.handle.id() == id)
                || cached.get(id).is_none_or(|handle| handle.public_room().info().belongs(person))
        })
    }

    /// The tables of a person: those that play and those that wait, of each first those with others, then the last
    /// touched; and so many of those that are over, the last that ended first. What is not yet known to be over is among
    /// those that play.
    pub async fn own_tables(
        self: &Arc<Rooms>,
        person: &PersonId,
        over: usize,
    ) -> Result<Arc<[ListedRoom]>, StoreError> {
        let changes = self.bulletin.changes.load(Ordering::SeqCst);
        if let Some(known) = self.bulletin.own().of(changes, person, over) {
            return Ok(known);
        }
        let stages = [(Stage::Playing, MOST_PLAYING), (Stage::Waiting, MOST_WAITING), (Stage::Over, over)];
        let mut own = self.listed(self.store.tables_at(&stages, person).await?).await;
        own.retain(|listed| listed.handle.public_room().info().belongs(person));
        let own: Arc<[ListedRoom]> = own.into();
        self.bulletin.own().keep(changes, person, over, &own);
        Ok(own)
    }

    /// The tables that concern everybody, the last touched first: those that wait, and those that play. They are looked up
    /// when something has changed, once for all who ask.
    pub async fn shared_tables(self: &Arc<Rooms>) -> Result<Arc<[ListedRoom]>, StoreError> {
        let mut latest = self.bulletin.shared.lock().await;
        let changes = self.bulletin.changes.load(Ordering::SeqCst);
        if let Some(known) = &*latest
            && known.changes == changes
            && known.at.elapsed() < LASTS
        {
            return Ok(known.tables.clone());
        }
        let stages = [(Stage::Waiting, MOST_WAITING), (Stage::Playing, MOST_PLAYING)];
        let tables: Arc<[ListedRoom]> = self.listed(self.store.shared_tables(&stages).await?).await.into();
        *latest = Some(Shared { changes, at: Instant::now(), tables: tables.clone() });
        Ok(tables)
    }

    /// Forgets which tables are in the lists, so that their rooms can leave the memory when nobody looks.
    pub(super) async fn forget_lists(&self) {
        *self.bulletin.shared.lock().await = None;
        *self.bulletin.own() = Own::default();
    }

    /// The rooms of a list. A table that cannot be loaded is left out; where the store does not know how far one is, it is
    /// told, so that the next list is of the right ones.
    async fn listed(self: &Arc<Rooms>, tables: Vec<Listed>) -> Vec<ListedRoom> {
        let (mut found, mut corrections) = (vec![], vec![]);
        for table in tables {
            match self.peek(&table.id).await {
                Ok(Some(handle)) => {
                    let stage = handle.public_room().stage();
                    if stage > table.stage() {
                        corrections.push((table.id.clone(), stage));
                    }
                    found.push(ListedRoom { handle, touched: table.touched, ended: table.ended });
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(table = %table.id, %error, "a table is left out of a list"),
            }
        }
        if !corrections.is_empty()
            && let Err(error) = self.store.correct_stages(&corrections).await
        {
            tracing::warn!(%error, "the store is not told how far tables are");
        }
        found
    }
}
