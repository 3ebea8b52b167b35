//! What a room does by itself: bots move, secret questions are answered or declined, secret moments end, time runs out.
//!
//! A room in which something is due has one background task, its driver. It does one thing after the other and ends
//! when nothing is left to do. Whatever fails is retried with growing pauses, until it works or the room has changed:
//! once its store has recovered, a table goes on.

use super::bot_pool::Errand;
use super::clocks::NEAR;
use super::leases::ASK_AGAIN;
use super::moments::{asked_in_secret, is_bot, length, margin, opted_out};
use super::{InternalError, RoomHandle, RoomState, Rooms, WriteError, WriteRequest};
use crate::clock;
use crate::question::{Asked, Question};
use crate::room::Room;
use game::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Entry, Lease, Token};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use words::Language;

/// How long to wait before the first retry, and at most before any later one; each waits twice as long as the last.
const FIRST_RETRY: Duration = Duration::from_millis(250);
const LONGEST_RETRY: Duration = Duration::from_secs(30);

/// What a room does by itself next.
#[derive(Debug, Clone, Copy)]
enum Due {
    /// Nothing, until somebody acts.
    Nothing,
    /// Nothing before this time, unless the room changes.
    Wait(Instant),
    /// A secret moment is over: everybody sees what has happened meanwhile.
    Reveal,
    /// A secret question is declined on behalf of its seat.
    Decline(Seat),
    /// A bot is asked in secret; if it has no answer by this time, the question is declined.
    Answer(Seat, Option<Instant>),
    /// A bot moves, at a pace that people can follow.
    Move(Seat),
    /// Somebody's time is up.
    TimeUp(Seat),
}

impl Due {
    /// Whether one server does it for all that share a store.
    fn needs_lease(self) -> bool {
        matches!(self, Due::Decline(_) | Due::Answer(..) | Due::Move(_) | Due::TimeUp(_))
    }

    /// Whether the same bot has the same thing to do.
    fn is_for_same(self, other: Due) -> bool {
        match (self, other) {
            (Due::Move(one), Due::Move(other)) | (Due::Answer(one, _), Due::Answer(other, _)) => one == other,
            _ => false,
        }
    }
}

impl Rooms {
    /// Starts the driver of a room, unless it is running.
    pub(super) fn start_driver(self: &Arc<Rooms>, handle: &Arc<RoomHandle>) {
        let mut has_driver = handle.has_driver();
        if !*has_driver {
            *has_driver = true;
            tokio::spawn(supervise(self.clone(), handle.clone()));
        }
    }

    /// What is due now.
    fn due(&self, handle: &RoomHandle) -> Due {
        let (room, now) = (handle.actual_room(), Instant::now());
        let asked = asked_in_secret(&*room);
        let find = |wanted: fn(&dyn Room, Seat) -> bool| asked.iter().find(|&seat| wanted(&*room, seat));
        let length = length(&*room, self.pace);
        let deadline = handle.moment_ends().checked_sub(margin(length)).unwrap_or(now);
        if let Some(seat) = find(opted_out) {
            Due::Decline(seat)
        } else if let Some(seat) = find(is_bot) {
            Due::Answer(seat, (!length.is_zero()).then_some(deadline))
        } else if let Some(seat) = asked.first() {
            match room.info().has_one_person() {
                true => Due::Nothing,
                false if now < deadline => Due::Wait(deadline),
                false => Due::Decline(seat),
            }
        } else if handle.state().lags() {
            if now < handle.moment_ends() { Due::Wait(handle.moment_ends()) } else { Due::Reveal }
        } else {
            self.due_in_the_open(&*room)
        }
    }

    /// What is due where nobody is asked in secret.
    fn due_in_the_open(&self, room: &dyn Room) -> Due {
        let time_up = self.next_time_up(room);
        let now = clock::now();
        match (time_up, bot_to_move(room)) {
            (Some((end, seat)), _) if end <= now => Due::TimeUp(seat),
            (_, Some(bot)) => Due::Move(bot),
            (Some((end, _)), None) if end.since(now) <= NEAR => Due::Wait(clock::instant(end)),
            (_, None) => Due::Nothing,
        }
    }

    /// Does what is due, or waits for it.
    async fn do_next(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        due: Due,
        lease: Option<Lease>,
        states: &mut watch::Receiver<RoomState>,
    ) -> Result<(), WriteError> {
        match due {
            Due::Nothing => Ok(()),
            Due::Wait(until) => {
                tokio::select! {
                    () = sleep_until(until) => {}
                    _ = states.changed() => {}
                }
                Ok(())
            }
            Due::Reveal => {
                handle.reveal();
                Ok(())
            }
            Due::Decline(seat) => self.decline_for(handle, seat, lease).await,
            Due::TimeUp(seat) => self.write_time_up(handle, seat, lease).await,
            Due::Move(seat) | Due::Answer(seat, _) => self.play_bot(handle, due, seat, lease, states).await,
        }
    }

    async fn decline_for(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        seat: Seat,
        lease: Option<Lease>,
    ) -> Result<(), WriteError> {
        let room = handle.actual_room();
        let action = room.declined(seat).ok_or(InternalError::NothingToPlay)?;
        self.play_for(handle, seat, action, room.version(Viewer::Seat(seat)), lease).await
    }

    /// Lets a bot think, and plays what it chooses. The result is discarded if the table has moved on meanwhile; a secret
    /// question that is still unanswered at its deadline is declined.
    async fn play_bot(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        due: Due,
        seat: Seat,
        lease: Option<Lease>,
        states: &mut watch::Receiver<RoomState>,
    ) -> Result<(), WriteError> {
        let (room, viewer) = (handle.actual_room(), Viewer::Seat(seat));
        let version = room.version(viewer);
        let (owner, table) = (room.info().opening.by.clone(), room.info().id.clone());
        let (length, question) = (room.info().entries, Question::Move { seat });
        let asked = Asked { table: table.clone(), length, question };
        let work = move |time| room.bots_choice(seat, time);
        let choice = self.think(&owner, Errand::Move(table), &asked, work);
        // The bot thinks during the pause before its move, not after it.
        let pause = async {
            if matches!(due, Due::Move(_)) {
                handle.pause(self.pace).await;
            }
        };
        let chosen = async { tokio::join!(choice, pause).0 };
        let too_late = async {
            match due {
                Due::Answer(_, Some(deadline)) => sleep_until(deadline).await,
                _ => std::future::pending().await,
            }
        };
        let moved_on = async {
            while states.changed().await.is_ok() {
                if !self.due(handle).is_for_same(due) || !handle.actual_room().is_current(viewer, version) {
                    return;
                }
            }
        };
        tokio::select! {
            biased;
            () = moved_on => Ok(()),
            chosen = chosen => {
                let action = chosen?.ok_or(InternalError::NothingToPlay)?;
                self.play_for(handle, seat, action, version, lease).await
            }
            () = too_late => {
                tracing::warn!(table = %handle.id, busy = ?self.bot_stats(), "a bot had no time to answer");
                self.decline_for(handle, seat, lease).await
            }
        }
    }

    async fn play_for(
        self: &Arc<Rooms>,
        handle: &Arc<RoomHandle>,
        seat: Seat,
        action: String,
        version: usize,
        lease: Option<Lease>,
    ) -> Result<(), WriteError> {
        let token = Token::fresh().map_err(InternalError::from)?;
        let entry = Entry::Played { seat, action };
        let request = WriteRequest { entry, token, by: Viewer::Seat(seat), version, lease };
        self.write_here(handle, request, Language::English).await
    }
}

/// Runs the driver of a room. Should it panic, the next one can start.
async fn supervise(rooms: Arc<Rooms>, handle: Arc<RoomHandle>) {
    if let Err(error) = tokio::spawn(drive(rooms, handle.clone())).await {
        tracing::error!(table = %handle.id, %error, "the driver of a table died");
        *handle.has_driver() = false;
    }
}

/// Does what is due in a room until nothing is.
async fn drive(rooms: Arc<Rooms>, handle: Arc<RoomHandle>) {
    let mut states = handle.subscribe();
    let mut retry = FIRST_RETRY;
    // Another server drives this table until then, as far as we know.
    let mut driven_until = Instant::now();
    loop {
        states.borrow_and_update();
        let due = rooms.due(&handle);
        if matches!(due, Due::Nothing) {
            if handle.release_driver(&states) {
                drop(states);
                // Where nobody looks, others may drive.
                if handle.current.receiver_count() == 0 {
                    rooms.give_back_lease(&handle).await;
                }
                return;
            }
            continue;
        }
        if due.needs_lease() && Instant::now() < driven_until {
            tokio::select! {
                () = sleep_until(driven_until) => {}
                _ = states.changed() => {}
            }
            continue;
        }
        let lease = if due.needs_lease() { rooms.lease(&handle).await } else { Ok(None) };
        if due.needs_lease() && matches!(lease, Ok(None)) {
            driven_until = Instant::now() + ASK_AGAIN;
            continue;
        }
        let done = match lease {
            Ok(lease) => rooms.do_next(&handle, due, lease, &mut states).await,
            Err(error) => Err(InternalError::Store(error).into()),
        };
        let Err(error) = done else {
            if retry > FIRST_RETRY {
                tracing::info!(table = %handle.id, "a table goes on again");
            }
            retry = FIRST_RETRY;
            continue;
        };
        match &error {
            WriteError::Internal(InternalError::LeaseLost) => {
                *handle.lease() = None;
                continue;
            }
            WriteError::Internal(error) if error.is_foreign() => {
                rooms.give_up(&handle, error).await;
                *handle.has_driver() = false;
                return;
            }
            _ => {}
        }
        tracing::warn!(table = %handle.id, %error, ?retry, "a table cannot go on");
        tokio::select! {
            () = sleep(retry) => retry = (retry * 2).min(LONGEST_RETRY),
            _ = states.changed() => retry = FIRST_RETRY,
        }
    }
}

impl RoomHandle {
    /// Lets a driver that found nothing to do end, unless the room has changed since.
    fn release_driver(&self, states: &watch::Receiver<RoomState>) -> bool {
        let mut has_driver = self.has_driver();
        // A writer changes the room first and asks for a driver afterwards, so one of the two notices the other.
        *has_driver = states.has_changed().unwrap_or(false);
        !*has_driver
    }

    /// Waits before a bot's move, unless somebody skips the pauses.
    async fn pause(&self, pace: Duration) {
        let skipped = self.skip_pause.notified();
        if !self.skips_pauses.load(Ordering::Relaxed) {
            tokio::select! {
                () = sleep(pace) => {}
                () = skipped => {}
            }
        }
    }
}

/// The bot that owes a decision, once every seat is taken.
fn bot_to_move(room: &dyn Room) -> Option<Seat> {
    let awaited = room.turn().awaited();
    room.info().is_full().then(|| awaited.iter().find(|&seat| is_bot(room, seat))).flatten()
}
