//! How a room learns who follows it: every live stream holds a [`Following`] for as long as it is open, and servers that
//! share a store tell each other every [`EXCHANGE`] who is where.

use super::{RoomHandle, Rooms};
use crate::attendance::GRACE;
use crate::clock;
use crate::session::SEEN_EVERY;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Arrivals, Elsewhere, Holder, PersonId, Place, SessionId, Store, StoreError, TableId};
use tokio::runtime::Handle;
use tokio::time::sleep;

/// How often servers tell each other who is at which table.
const EXCHANGE: Duration = Duration::from_secs(1);

impl Rooms {
    /// Tells other servers who is at which table here, and learns who is there, for as long as the site is there.
    pub async fn exchange_attendance(self: Arc<Rooms>) {
        if !self.store.attendances().is_shared() {
            return;
        }
        loop {
            sleep(EXCHANGE).await;
            if let Err(error) = self.meet_others(None).await {
                tracing::warn!(%error, "it is not known who is at tables at other servers");
            }
        }
    }

    /// Learns when those were seen last who play at a table and were away before it was loaded. The store knows it within
    /// [`SEEN_EVERY`]: of whoever was seen later than that, nothing is said.
    pub(super) async fn recall_absences(&self, handle: &Arc<RoomHandle>) -> Result<(), StoreError> {
        let room = handle.actual_room();
        if !room.info().has_company() || handle.knows_absences.swap(true, Ordering::Relaxed) {
            return Ok(());
        }
        let mut seen = vec![];
        for person in room.info().people() {
            let sessions = self.store.sessions().sessions_of(person).await?;
            let last = sessions.iter().map(|session| session.seen.after(SEEN_EVERY)).max();
            seen.extend(last.filter(|last| *last <= clock::now()).map(|last| (person.clone(), last)));
        }
        handle.current.send_modify(|state| Arc::make_mut(&mut state.attendance).recall(seen));
        Ok(())
    }

    /// Tells and learns it once: afterwards this server knows who is at those tables that are followed here, and at this one.
    pub async fn meet_others(&self, asked: Option<&Arc<RoomHandle>>) -> Result<(), StoreError> {
        let Some(holder) = self.holder().filter(|_| self.store.attendances().is_shared()) else {
            return Ok(());
        };
        let mut exchanged = self.exchanged.lock().await;
        let followed =
            self.cached().values().filter(|handle| handle.is_watched()).cloned().collect::<Vec<_>>();
        let here: BTreeSet<Place> = followed.iter().flat_map(|handle| places(handle)).collect();
        let said = exchanged.said_now(holder, &here);
        let also_at = asked.map(|handle| &handle.id);
        let heard = self.store.attendances().exchange(holder, &said, also_at, &exchanged.mark).await?;
        exchanged.said = Some((holder, here));
        exchanged.hear(heard);
        for handle in followed.iter().chain(asked) {
            let elsewhere = exchanged.elsewhere.get(&handle.id).cloned().unwrap_or_default();
            handle.current.send_if_modified(|state| {
                Arc::make_mut(&mut state.attendance).meet(elsewhere, state.actual.info())
            });
        }
        Ok(())
    }
}

/// Who is at a table here.
fn places(handle: &RoomHandle) -> Vec<Place> {
    let state = handle.state();
    state.attendance().here().iter().map(|person| (handle.id.clone(), person.clone())).collect()
}

/// What this server has told others, and heard of them.
#[derive(Default)]
pub(super) struct Exchanged {
    /// What was said last, and as whom; `None` if nobody knows whether it was heard.
    said: Option<(Holder, BTreeSet<Place>)>,
    /// Stands for who is elsewhere.
    mark: String,
    elsewhere: BTreeMap<TableId, BTreeSet<PersonId>>,
}

impl Exchanged {
    /// What is to be said now: what has changed, or everything to those who may have missed something. Until it is known
    /// to be heard, it counts as not said.
    fn said_now(&mut self, holder: Holder, here: &BTreeSet<Place>) -> Arrivals {
        match self.said.take().filter(|(by, _)| *by == holder) {
            Some((_, before)) => Arrivals::Changes {
                come: here.difference(&before).cloned().collect(),
                gone: before.difference(here).cloned().collect(),
            },
            None => Arrivals::Everybody(here.iter().cloned().collect()),
        }
    }

    fn hear(&mut self, heard: Elsewhere) {
        self.mark = heard.mark;
        if let Some(places) = heard.places {
            self.elsewhere.clear();
            for (table, person) in places {
                self.elsewhere.entry(table).or_default().insert(person);
            }
        }
    }
}

/// A live stream of a table that is open to somebody's page.
pub struct Following {
    handle: Arc<RoomHandle>,
    store: Arc<dyn Store>,
    person: PersonId,
    session: SessionId,
}

impl Rooms {
    /// Counts a stream as open until what this gives is dropped.
    pub fn follow(&self, handle: &Arc<RoomHandle>, person: &PersonId, session: &SessionId) -> Following {
        if handle.streams.open(person) {
            handle.current.send_modify(|state| Arc::make_mut(&mut state.attendance).come(person));
        }
        let (handle, store) = (handle.clone(), self.store.clone());
        Following { handle, store, person: person.clone(), session: session.clone() }
    }
}

impl Drop for Following {
    fn drop(&mut self) {
        let Some(closed) = self.handle.streams.close(&self.person) else { return };
        let (handle, store) = (self.handle.clone(), self.store.clone());
        let (person, session) = (self.person.clone(), self.session.clone());
        // Where no tasks can run any more, nobody looks either.
        let Ok(runtime) = Handle::try_current() else { return };
        runtime.spawn(async move {
            sleep(GRACE).await;
            if !handle.streams.stayed_closed(&person, closed) {
                return;
            }
            let plays = handle.actual_room().info().belongs(&person);
            handle.current.send_modify(|state| {
                Arc::make_mut(&mut state.attendance).go(&person, closed.since, plays);
            });
            // Whoever loads the table later is to know it too.
            if plays && let Err(error) = store.sessions().see_session(&session, closed.since).await {
                tracing::warn!(%error, "it is not kept when somebody has gone");
            }
        });
    }
}
