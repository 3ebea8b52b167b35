//! How a table goes on by itself: bots move, secret questions are answered or declined, and moments go by.

use super::{Change, Live, Refused, Rooms, Trouble};
use crate::room::Room;
use game::{Seat, SeatSet, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use store::{Appended, Chair, Entry, Token};
use tokio::time::Instant;
use words::Language;

/// How long everybody waits at a moment at which somebody who wants to be asked may be asked in secret.
const MOMENT: Duration = Duration::from_secs(8);

impl Rooms {
    /// Answers secret questions for those who do not want to be asked, before anybody sees that there was one.
    pub(super) async fn decline(
        &self,
        mut room: Arc<dyn Room>,
        moments: &mut u32,
    ) -> Result<Arc<dyn Room>, Trouble> {
        while let Some(seat) = asked_in_secret(&*room).first().filter(|&seat| is_left_alone(&*room, seat)) {
            let Some(action) = room.declined(seat) else { break };
            let entry = Entry::Played { seat, action };
            let Ok(next) = room.after(&entry, Language::English) else { break };
            // If somebody else writes to the same store, they answer the question.
            let Ok(Appended::Now(_)) = self.append(&room, Token::fresh()?, entry).await? else { break };
            *moments += begun(&*room, &*next);
            room = next;
        }
        Ok(room)
    }

    /// How long a moment lasts: by who sits there and wants to be asked, never by what they hold.
    pub(super) fn moment(&self, room: &dyn Room) -> Duration {
        let sheet = room.sheet();
        let bots = sheet.seats().any(|(seat, _)| is_bot(room, seat));
        if !sheet.asking.is_empty() && !sheet.has_one_person() {
            MOMENT
        } else if bots {
            self.pace
        } else {
            Duration::ZERO
        }
    }

    /// Lets the game go on by itself: a bot that is asked in secret answers, a moment that is over is shown, a
    /// question that was open for as long as a moment lasts is declined, and a bot moves.
    pub(super) fn go_on(self: &Arc<Rooms>, live: &Arc<Live>) {
        let truth = live.truth();
        let Some(seat) = asked_in_secret(&*truth).first() else {
            if live.rests() {
                return self.go_on_later(live);
            }
            return self.wake_bots(live);
        };
        let timed = !truth.sheet().has_one_person();
        if is_bot(&*truth, seat) {
            self.answer(live, seat, |room, seat| room.bots_choice(seat), Duration::ZERO);
        } else if is_left_alone(&*truth, seat) || timed && Instant::now() >= live.until() {
            self.answer(live, seat, |room, seat| room.declined(seat), Duration::ZERO);
        } else if timed {
            self.go_on_later(live);
        }
    }

    /// Looks again when the moment is over.
    fn go_on_later(self: &Arc<Rooms>, live: &Arc<Live>) {
        let (rooms, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            tokio::time::sleep_until(live.until()).await;
            live.set(live.truth());
            rooms.go_on(&live);
        });
    }

    /// Lets a bot play, if one is to move. Its move wakes the next; a move that came too late changes nothing,
    /// because it was made for an older version.
    fn wake_bots(self: &Arc<Rooms>, live: &Arc<Live>) {
        if let Some(seat) = bot_to_move(&*live.truth()) {
            self.answer(live, seat, |room, seat| room.bots_choice(seat), self.pace);
        }
    }

    /// Plays for a seat what is chosen for it, after a while.
    fn answer(
        self: &Arc<Rooms>,
        live: &Arc<Live>,
        seat: Seat,
        choose: fn(&dyn Room, Seat) -> Option<String>,
        pace: Duration,
    ) {
        let room = live.truth();
        let (by, version) = (Viewer::Seat(seat), room.version(Viewer::Seat(seat)));
        let asked = Some((seat, version));
        if live.thinking().replace((seat, version)) == asked {
            return;
        }
        let (rooms, live) = (self.clone(), live.clone());
        tokio::spawn(async move {
            let paced = async {
                if !live.hurried.load(Ordering::Relaxed) {
                    tokio::select! {
                        () = tokio::time::sleep(pace) => {}
                        () = live.hurry.notified() => {}
                    }
                }
            };
            let thinking = tokio::task::spawn_blocking(move || choose(&*room, seat));
            let (choice, ()) = tokio::join!(thinking, paced);
            let (Ok(Some(action)), Ok(token)) = (choice, Token::fresh()) else {
                return eprintln!("mandate: there is nothing to play for a seat that is awaited");
            };
            let change = Change { entry: Entry::Played { seat, action }, token, by, version };
            // Boxed, because this write wakes the next bot in the same way.
            let write = rooms.write(&live, change, Language::English);
            let written: Result<(), Refused> = Box::pin(write).await;
            if let Err(Refused::Trouble(trouble)) = written {
                eprintln!("mandate: {trouble}");
            }
            live.thinking().take_if(|thought| Some(*thought) == asked);
        });
    }
}

/// The bot that owes a decision, if everybody is there.
pub(super) fn bot_to_move(room: &dyn Room) -> Option<Seat> {
    let awaited = room.turn().awaited();
    room.sheet().is_full().then(|| awaited.iter().find(|&seat| is_bot(room, seat))).flatten()
}

fn is_bot(room: &dyn Room, seat: Seat) -> bool {
    matches!(room.sheet().chairs.get(seat.index()), Some(Chair::Bot { .. }))
}

/// Whether a person sits there who does not want to be asked about what need not be done.
fn is_left_alone(room: &dyn Room, seat: Seat) -> bool {
    !is_bot(room, seat) && !room.sheet().asking.contains(seat)
}

/// The seats that owe a decision of which nobody else may know.
pub(super) fn asked_in_secret(room: &dyn Room) -> SeatSet {
    let told = room.awaited(Viewer::Public);
    room.turn().awaited().iter().filter(|&seat| !told.contains(seat)).collect()
}

/// How many moments have begun between two rooms at which somebody may be asked in secret, whether or not
/// somebody was.
pub(super) fn begun(before: &dyn Room, after: &dyn Room) -> u32 {
    let open = |room: &dyn Room| u32::from(!asked_in_secret(room).is_empty());
    (after.moments(before) + open(after)).saturating_sub(open(before))
}
