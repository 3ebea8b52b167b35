//! Clocks: how they stand after something has happened at a table, whose time is up, and who looks after tables that
//! nobody has open.
//!
//! Time counts from when a decision is offered, for everybody whose turn it is as everybody knows. While somebody may be
//! asked in secret, all clocks stand still, whether or not anybody is: the next decision counts from the end of that
//! moment in either case. So nothing hidden shows on a clock. A reading is an entry of the log, written with what it
//! follows; time that no server counted is given back.

use super::moments::{asked_in_secret, is_bot};
use super::{InternalError, RoomHandle, Rooms, WriteError, WriteRequest};
use crate::bot::DEFAULT_LEVEL;
use crate::clock;
use crate::room::Room;
use game::{Seat, Viewer};
use std::sync::{Arc, PoisonError};
use std::time::Duration;
use store::{Chair, ClockReading, Entry, Lease, Outage, StoreError, Timestamp, Token, WhenUp};
use table::{Noted, Overtime};
use tokio::time::sleep;
use words::Language;

/// How often this server says that it counts time, and looks for tables at which it runs out.
const TICK: Duration = Duration::from_secs(30);

/// After this long without a word from any server, nobody counted.
const GAP: Duration = Duration::from_secs(90);

/// How long before somebody's time is up a driver waits for it. Until then a table may be out of memory.
pub(super) const NEAR: Duration = Duration::from_mins(2);

/// How many tables are opened at a time because of their clocks.
const MOST: usize = 200;

impl Rooms {
    /// Learns when no server counted time, and counts it from now on.
    pub(super) async fn begin_counting(&self) -> Result<(), StoreError> {
        self.store.clocks().begin_counting(clock::now()).await?;
        self.learn_outages().await
    }

    /// Counts time for as long as the site runs, and opens the tables at which somebody's time is about to run out.
    pub async fn count_time(self: Arc<Rooms>) {
        loop {
            if let Err(error) = self.tick().await {
                tracing::warn!(%error, "clocks cannot be looked after");
            }
            sleep(TICK).await;
        }
    }

    async fn tick(self: &Arc<Rooms>) -> Result<(), InternalError> {
        let now = clock::now();
        self.store.clocks().tick(now, GAP).await?;
        self.learn_outages().await?;
        for id in self.store.clocks().tables_due(now.after(NEAR), MOST).await? {
            if let Some(handle) = self.wake(&id).await? {
                self.start_driver(&handle);
            }
        }
        Ok(())
    }

    async fn learn_outages(&self) -> Result<(), StoreError> {
        let outages = self.store.clocks().outages().await?;
        *self.outages.lock().unwrap_or_else(PoisonError::into_inner) = outages.into();
        Ok(())
    }

    /// When no server counted time.
    pub fn outages(&self) -> Arc<[Outage]> {
        self.outages.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whose time is up first in a room, and when.
    pub(super) fn next_time_up(&self, room: &dyn Room) -> Option<(Timestamp, Seat)> {
        let (reading, outages) = (room.clocks()?, self.outages());
        let ends = running(room).map(|seat| (end(reading, seat, &outages), seat));
        ends.min()
    }

    /// Writes that somebody's time is up, and what follows.
    pub(super) async fn write_time_up(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        seat: Seat,
        lease: Option<Lease>,
    ) -> Result<(), WriteError> {
        let room = handle.actual_room();
        let bot = DEFAULT_LEVEL.id().to_owned();
        let then = match room.info().opening.customs.pace.map(|pace| pace.when_up) {
            Some(WhenUp::Loss) if room.info().chairs.len() == 2 => Overtime::Loss,
            Some(WhenUp::Loss) => Overtime::Out { bot },
            Some(WhenUp::Bot) | None => Overtime::StandIn { bot },
        };
        let (by, token) = (Viewer::Seat(seat), Token::fresh().map_err(InternalError::from)?);
        let entry = Entry::Noted { seat, what: Noted::TimedOut { then } };
        // For this version: whoever has decided at the last moment has decided.
        let request = WriteRequest { entry, token, by, version: room.version(by), lease };
        self.write_here(handle, request, Language::English).await
    }

    /// How the clocks stand after an entry, if the table has any and the entry is about play; nobody is asked anything
    /// for the time of a secret moment that begins with it.
    pub(super) fn clocks_after(
        &self,
        entry: &Entry,
        before: &dyn Room,
        next: &dyn Room,
        moment: Duration,
    ) -> Option<Entry> {
        use Entry::{Noted, Played, Ready, Rewound, Sat, Undone};
        let counts = matches!(
            entry,
            Played { .. } | Ready { .. } | Undone { .. } | Rewound { .. } | Noted { .. } | Sat { .. }
        );
        let reading =
            counts.then(|| reading_after(before, next, clock::now(), moment, &self.outages())).flatten();
        reading.map(Entry::Clocked)
    }
}

/// The seats whose time runs.
pub fn running(room: &dyn Room) -> impl Iterator<Item = Seat> {
    let reading = room.clocks().filter(|reading| !reading.stands);
    let turn = reading.map_or(&[][..], |reading| &reading.turn);
    turn.iter().copied().filter(|&seat| !is_bot(room, seat))
}

/// When the time of a seat whose turn it is will be up.
pub fn end(reading: &ClockReading, seat: Seat, outages: &[Outage]) -> Timestamp {
    let end = reading.offered.after(left(reading, seat));
    let given_back = outages.iter().map(|outage| outage.within(reading.offered, outage.ended));
    end.after(given_back.sum())
}

/// What a seat had left at a reading.
pub fn left(reading: &ClockReading, seat: Seat) -> Duration {
    Duration::from_millis(reading.left.get(seat.index()).copied().unwrap_or_default())
}

fn reading_after(
    before: &dyn Room,
    next: &dyn Room,
    now: Timestamp,
    moment: Duration,
    outages: &[Outage],
) -> Option<ClockReading> {
    let info = next.info();
    let time = info.opening.customs.pace.filter(|_| info.is_full())?.time;
    let begins = before.clocks().is_none();
    let old = before.clocks().cloned().unwrap_or_else(|| ClockReading {
        left: vec![time.at_first().as_millis() as u64; info.chairs.len()],
        turn: vec![],
        stands: true,
        offered: now,
        due: None,
    });
    let mut lefts: Vec<Duration> = info.seats().map(|(seat, _)| left(&old, seat)).collect();
    let lost = outages.iter().map(|outage| outage.within(old.offered, now)).sum();
    let spent = now.since(old.offered).saturating_sub(lost);
    for seat in running(before) {
        if let Some(left) = lefts.get_mut(seat.index()) {
            *left = left.saturating_sub(spent);
        }
    }
    let is_asking = !asked_in_secret(next).is_empty();
    // Whose turn it is next, nobody knows before the question is answered.
    let turn = if is_asking { old.turn.clone() } else { next.awaited(Viewer::Public).iter().collect() };
    let is_played = begins || next.actions() > before.actions();
    let is_new_turn = is_played && turn.iter().any(|seat| !old.turn.contains(seat));
    for (seat, chair) in info.seats() {
        let left = &mut lefts[seat.index()];
        let was_bot = matches!(before.info().chairs.get(seat.index()), Some(Chair::Bot { .. }));
        if was_bot && chair.taken_by().is_some() {
            *left = time.at_return(*left);
        } else if is_new_turn && turn.contains(&seat) {
            *left = time.in_new_turn(*left);
        }
    }
    let is_stopped = next.notes().is_some_and(table::Notes::are_clocks_stopped);
    let mut reading = ClockReading {
        left: lefts.iter().map(|left| left.as_millis() as u64).collect(),
        turn,
        stands: is_asking || is_stopped || next.is_over() || info.has_one_person(),
        offered: now.max(old.offered).after(moment),
        due: None,
    };
    let ends = reading.turn.iter().filter(|&&seat| !reading.stands && !is_bot(next, seat));
    reading.due = ends.map(|&seat| end(&reading, seat, &[])).min();
    Some(reading)
}
