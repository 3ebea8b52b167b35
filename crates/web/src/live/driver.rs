//! How a table goes on by itself: bots move, secret questions are answered or declined, and moments go by.
//!
//! A room in which something is due has one task, its driver, that does one thing after the other and ends when
//! nothing is due. What fails is tried again after a pause, and after a longer one if it fails again, until it works
//! or the room has changed: a table heals when its store does.

use super::moments::{asked_in_secret, closing, is_bot, is_left_alone, length};
use super::{Change, Live, Refused, Rooms, Scene, Trouble};
use crate::room::Room;
use game::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Entry, Token};
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until};
use words::Language;

/// How long to wait before something that failed is tried again: at first, and at most.
const FIRST_PAUSE: Duration = Duration::from_millis(250);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

/// What a room does by itself next.
#[derive(Debug, Clone, Copy)]
enum Due {
    /// Nothing, until somebody does something.
    Nothing,
    /// Nothing before this time, unless the room changes.
    Wait(Instant),
    /// A moment is over, and everybody sees what has happened meanwhile.
    Show,
    /// A secret question is answered for its seat: no.
    Decline(Seat),
    /// A bot is asked in secret, and answers before this time or declines.
    Answer(Seat, Option<Instant>),
    /// A bot moves, at a pace that people can follow.
    Move(Seat),
}

impl Due {
    /// Whether the same bot is to do the same.
    fn is_for_same(self, other: Due) -> bool {
        match (self, other) {
            (Due::Move(one), Due::Move(other)) | (Due::Answer(one, _), Due::Answer(other, _)) => one == other,
            _ => false,
        }
    }
}

impl Rooms {
    /// Lets a room go on by itself, if something is due and nobody does it yet.
    pub(super) fn go_on(self: &Arc<Rooms>, live: &Arc<Live>) {
        let mut driven = live.driven();
        if !*driven {
            *driven = true;
            tokio::spawn(supervise(self.clone(), live.clone()));
        }
    }

    /// What is due now.
    fn due(&self, live: &Live) -> Due {
        let (room, now) = (live.truth(), Instant::now());
        let asked = asked_in_secret(&*room);
        let find = |wanted: fn(&dyn Room, Seat) -> bool| asked.iter().find(|&seat| wanted(&*room, seat));
        let length = length(&*room, self.pace);
        let close = live.until().checked_sub(closing(length)).unwrap_or(now);
        if let Some(seat) = find(is_left_alone) {
            Due::Decline(seat)
        } else if let Some(seat) = find(is_bot) {
            Due::Answer(seat, (!length.is_zero()).then_some(close))
        } else if let Some(seat) = asked.first() {
            match room.sheet().has_one_person() {
                true => Due::Nothing,
                false if now < close => Due::Wait(close),
                false => Due::Decline(seat),
            }
        } else if live.rests() {
            if now < live.until() { Due::Wait(live.until()) } else { Due::Show }
        } else {
            bot_to_move(&*room).map_or(Due::Nothing, Due::Move)
        }
    }

    /// Does what is due, or waits for it.
    async fn do_next(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        due: Due,
        scenes: &mut watch::Receiver<Scene>,
    ) -> Result<(), Refused> {
        match due {
            Due::Nothing => Ok(()),
            Due::Wait(until) => {
                tokio::select! {
                    () = sleep_until(until) => {}
                    _ = scenes.changed() => {}
                }
                Ok(())
            }
            Due::Show => {
                live.show();
                Ok(())
            }
            Due::Decline(seat) => self.decline_for(live, seat).await,
            Due::Move(seat) | Due::Answer(seat, _) => self.think(live, due, seat, scenes).await,
        }
    }

    async fn decline_for(self: &Arc<Rooms>, live: &Arc<Live>, seat: Seat) -> Result<(), Refused> {
        let room = live.truth();
        let action = room.declined(seat).ok_or(Trouble::NothingToPlay)?;
        self.play_for(live, seat, action, room.version(Viewer::Seat(seat))).await
    }

    /// Plays what a bot chooses, thinking while a pause goes by. A table that has moved on meanwhile does not want it
    /// any more, and a secret question is declined in time if there is no answer yet.
    async fn think(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        due: Due,
        seat: Seat,
        scenes: &mut watch::Receiver<Scene>,
    ) -> Result<(), Refused> {
        let (room, viewer) = (live.truth(), Viewer::Seat(seat));
        let version = room.version(viewer);
        let (owner, table) = (room.sheet().opening.by.clone(), room.sheet().id.clone());
        let work = Box::new(move |time| room.bots_choice(seat, time));
        let thinking = self.thinking.submit(&owner, &table, work);
        let pause = async {
            if matches!(due, Due::Move(_)) {
                live.pause(self.pace).await;
            }
        };
        let chosen = async { tokio::join!(thinking, pause).0 };
        let too_late = async {
            match due {
                Due::Answer(_, Some(by)) => sleep_until(by).await,
                _ => std::future::pending().await,
            }
        };
        let moved_on = async {
            while scenes.changed().await.is_ok() {
                if !self.due(live).is_for_same(due) || !live.truth().is_current(viewer, version) {
                    return;
                }
            }
        };
        tokio::select! {
            biased;
            () = moved_on => Ok(()),
            chosen = chosen => {
                let action = chosen.map_err(|_| Trouble::Interrupted)?.ok_or(Trouble::NothingToPlay)?;
                self.play_for(live, seat, action, version).await
            }
            () = too_late => {
                tracing::warn!(table = %live.id, busy = ?self.thinking(), "a bot had no time to answer");
                self.decline_for(live, seat).await
            }
        }
    }

    async fn play_for(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        seat: Seat,
        action: String,
        version: usize,
    ) -> Result<(), Refused> {
        let token = Token::fresh().map_err(Trouble::from)?;
        let entry = Entry::Played { seat, action };
        let change = Change { entry, token, by: Viewer::Seat(seat), version };
        self.write_through(live, change, Language::English).await
    }
}

/// Runs the driver of a room. Should it die, the room is free for the next one.
async fn supervise(rooms: Arc<Rooms>, live: Arc<Live>) {
    if let Err(error) = tokio::spawn(drive(rooms, live.clone())).await {
        tracing::error!(table = %live.id, %error, "the driver of a table died");
        *live.driven() = false;
    }
}

/// Does what is due in a room until nothing is.
async fn drive(rooms: Arc<Rooms>, live: Arc<Live>) {
    let mut scenes = live.watch();
    let mut pause = FIRST_PAUSE;
    loop {
        scenes.borrow_and_update();
        let due = rooms.due(&live);
        if matches!(due, Due::Nothing) {
            if live.is_left_by_driver(&scenes) {
                return;
            }
            continue;
        }
        let Err(refused) = rooms.do_next(&live, due, &mut scenes).await else {
            if pause > FIRST_PAUSE {
                tracing::info!(table = %live.id, "a table goes on again");
            }
            pause = FIRST_PAUSE;
            continue;
        };
        tracing::warn!(table = %live.id, error = %refused, retry = ?pause, "a table cannot go on");
        tokio::select! {
            () = sleep(pause) => pause = (pause * 2).min(LONGEST_PAUSE),
            _ = scenes.changed() => pause = FIRST_PAUSE,
        }
    }
}

impl Live {
    /// Ends the work of a driver that found nothing to do, unless the room has changed since.
    fn is_left_by_driver(&self, scenes: &watch::Receiver<Scene>) -> bool {
        let mut driven = self.driven();
        // Whoever changes the room does so before asking for a driver: one of the two notices.
        *driven = scenes.has_changed().unwrap_or(false);
        !*driven
    }

    /// Waits a while, unless somebody does not want to.
    async fn pause(&self, pace: Duration) {
        let hurry = self.hurry.notified();
        if !self.hurried.load(Ordering::Relaxed) {
            tokio::select! {
                () = sleep(pace) => {}
                () = hurry => {}
            }
        }
    }
}

/// The bot that owes a decision, if everybody is there.
fn bot_to_move(room: &dyn Room) -> Option<Seat> {
    let awaited = room.turn().awaited();
    room.sheet().is_full().then(|| awaited.iter().find(|&seat| is_bot(room, seat))).flatten()
}
