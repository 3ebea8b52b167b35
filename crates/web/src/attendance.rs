//! Who is at a table: everybody to whose page its live stream is open, at this server or at another one that shares its
//! store (`rooms/presence.rs`). Knows no game and no page.
//!
//! A stream that closes may be a page that is loaded again, or a browser that follows one table more; so somebody is
//! away only when none has been open for a [`GRACE`]. Who is there follows from connections alone, never from what
//! anybody holds or decides.

use crate::clock;
use crate::room_info::RoomInfo;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use store::{PersonId, Timestamp};
use tokio::time::Instant;

/// How long a closed stream may take to come back before its person is away.
pub const GRACE: Duration = Duration::from_secs(3);

/// Who is at a table at one moment.
#[derive(Debug, Clone)]
pub struct Attendance {
    /// When this server began to look.
    since: Timestamp,
    /// Counts the changes.
    pub version: u64,
    here: BTreeSet<PersonId>,
    /// Who is there at other servers.
    elsewhere: BTreeSet<PersonId>,
    /// Since when those are away who were here before, or were seen somewhere on the site.
    gone: BTreeMap<PersonId, Timestamp>,
}

/// Whether somebody is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    Here,
    /// Away, and since when if that is known.
    Away(Option<Timestamp>),
}

impl Attendance {
    /// Nobody is there yet, as far as this server knows.
    pub fn begin() -> Attendance {
        Attendance {
            since: clock::now(),
            version: 0,
            here: BTreeSet::new(),
            elsewhere: BTreeSet::new(),
            gone: BTreeMap::new(),
        }
    }

    /// For how long somebody has been away, as far as this server can know; `None` if they are here.
    pub fn away_for(&self, person: &PersonId) -> Option<Duration> {
        match self.of(person) {
            Presence::Here => None,
            Presence::Away(since) => Some(clock::now().since(since.unwrap_or(self.since))),
        }
    }

    pub fn of(&self, person: &PersonId) -> Presence {
        if self.here.contains(person) || self.elsewhere.contains(person) {
            Presence::Here
        } else {
            Presence::Away(self.gone.get(person).copied())
        }
    }

    /// How many look on who do not play.
    pub fn spectators(&self, info: &RoomInfo) -> usize {
        self.here.union(&self.elsewhere).filter(|person| !info.belongs(person)).count()
    }

    pub(crate) fn come(&mut self, person: &PersonId) {
        self.version += 1;
        self.here.insert(person.clone());
        self.gone.remove(person);
    }

    /// Takes over when people were seen last, of those who are away without that it is known since when.
    pub(crate) fn recall(&mut self, seen: Vec<(PersonId, Timestamp)>) {
        for (person, last) in seen {
            if self.of(&person) == Presence::Away(None) {
                self.version += 1;
                self.gone.insert(person, last);
            }
        }
    }

    /// Somebody has gone. Of those who only looked on nothing is kept.
    pub(crate) fn go(&mut self, person: &PersonId, since: Timestamp, plays: bool) {
        self.version += 1;
        self.here.remove(person);
        if plays && !self.elsewhere.contains(person) {
            self.gone.insert(person.clone(), since);
        }
    }
}

/// What servers tell each other.
impl Attendance {
    /// Who is there at this server.
    pub(crate) fn here(&self) -> &BTreeSet<PersonId> {
        &self.here
    }

    /// Takes over who is there at other servers; whether that is news.
    pub(crate) fn meet(&mut self, elsewhere: BTreeSet<PersonId>, info: &RoomInfo) -> bool {
        if self.elsewhere == elsewhere {
            return false;
        }
        self.version += 1;
        let now = clock::now();
        for person in std::mem::replace(&mut self.elsewhere, elsewhere) {
            if self.of(&person) != Presence::Here && info.belongs(&person) {
                self.gone.insert(person, now);
            }
        }
        self.gone.retain(|person, _| !self.elsewhere.contains(person));
        true
    }
}

/// The open streams of a table.
#[derive(Default)]
pub struct OpenStreams(Mutex<HashMap<PersonId, PersonStreams>>);

/// The streams of one person.
#[derive(Default)]
struct PersonStreams {
    open: usize,
    /// When the last of them closed, if none is open.
    closed: Option<Instant>,
}

/// That somebody's last stream has closed, at these times by both clocks.
#[derive(Clone, Copy)]
pub struct Closed {
    at: Instant,
    pub since: Timestamp,
}

impl OpenStreams {
    /// Counts one more; whether it is the first, of somebody who was away.
    pub fn open(&self, person: &PersonId) -> bool {
        let mut all = self.all();
        let streams = all.entry(person.clone()).or_default();
        streams.open += 1;
        streams.open == 1 && streams.closed.take().is_none()
    }

    /// Counts one less; tells when it was the last.
    pub fn close(&self, person: &PersonId) -> Option<Closed> {
        let mut all = self.all();
        let streams = all.get_mut(person)?;
        streams.open = streams.open.saturating_sub(1);
        if streams.open > 0 {
            return None;
        }
        let at = Instant::now();
        streams.closed = Some(at);
        Some(Closed { at, since: clock::now() })
    }

    /// Whether nothing has been opened since; then this person is forgotten.
    pub fn stayed_closed(&self, person: &PersonId, closed: Closed) -> bool {
        let mut all = self.all();
        let stayed = all.get(person).is_some_and(|streams| streams.closed == Some(closed.at));
        if stayed {
            all.remove(person);
        }
        stayed
    }

    fn all(&self) -> MutexGuard<'_, HashMap<PersonId, PersonStreams>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
